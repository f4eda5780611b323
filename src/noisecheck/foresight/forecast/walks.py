"""How a hero walks to a space: with the fewest actions, then the least seen, then with the least noise.

The steps, and what is noticed on them, are the rules' own. What lies face down is only known to lie there: a walk is
told of up to the first thing that comes to light.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from noisecheck.engine.board import Bitset, Space, bits
from noisecheck.engine.dashboards import actions_left
from noisecheck.engine.equipment import ignores
from noisecheck.engine.game import Game
from noisecheck.engine.keeping import keep
from noisecheck.engine.phrases import Phrase
from noisecheck.engine.rules.actions import DASH, SNEAK, STOP, dash_tokens
from noisecheck.engine.rules.cover import is_camouflaged
from noisecheck.engine.rules.moving import STEP, Jumped, landings
from noisecheck.engine.rules.sight import eyes, lasers_crossed, watched_spaces
from noisecheck.engine.rules.stage_events import is_on_event
from noisecheck.engine.state import NOBODY, Hero, State
from noisecheck.engine.table import Decision
from noisecheck.foresight.shapes import HeroWay

SPACES_OF_A_DASH = 2
LEAP = 100  # as bad as being noticed so often: the guard attacks (MOV-3)


def ways(game: Game) -> dict[str, list[HeroWay]]:
    """Every space the acting hero can walk to now, with the ways there, the best first."""
    walks = open_walks(game)
    return {walks.names[space]: walks.ways_to(space) for space in walks.reach()} if walks else {}


def open_walks(game: Game) -> Walks | None:
    """Of the hero who is asked for an action, or how to go on with a Dash; None if nobody can walk."""
    state, decision = game.state, game.decision
    if decision is None or state.turn == NOBODY:
        return None
    hero, free = state.heroes[state.turn], steps_left(decision)
    offered = {option.verb for option in decision.options}
    if decision.hero != hero.id or not offered & {SNEAK.verb, STEP.verb}:
        return None
    return Walks(state, hero, free)


def steps_left(decision: Decision) -> int:
    """MOV-4: the spaces that an open Dash may still take."""
    return int(decision.facts.get("left", 0)) if decision.kind == STEP.verb else 0


class Stretch(NamedTuple):
    """The last space of movement on the way to a space: from where, and how much trouble there is so far."""

    trouble: int
    start: Space


class Touch(NamedTuple):
    """What one space of movement touches: where the hero is noticed, guards leapt over, whether anything there comes to
    light; and how much trouble that is."""

    seen: tuple[Space, ...]
    leaps: int
    reveals: bool
    trouble: int


NOTHING = Touch((), 0, False, 0)


class Walks:
    """From where a hero stands to all spaces that their actions reach; the first `free` spaces belong to a Dash that is
    under way."""

    def __init__(self, state: State, hero: Hero, free: int = 0) -> None:
        self.state = state.copy()
        self.walker = self.state.hero(hero.id)
        self.start, self.free = hero.space, free
        self.left = max(0, actions_left(hero))
        self.names = state.stage.board.names
        self.stops = [str(STOP)] if dash_tokens(state, hero) else []  # FOC-3: a Dash could be made longer
        self.by_length: list[dict[Space, Stretch]] = [{hero.space: Stretch(0, hero.space)}]
        self.onward: dict[Space, dict[Space, Touch]] = {}
        for _ in range(free + SPACES_OF_A_DASH * self.left):
            self.by_length.append(self.lengthen(self.by_length[-1]))

    def lengthen(self, ends: dict[Space, Stretch]) -> dict[Space, Stretch]:
        found: dict[Space, Stretch] = {}
        for space, (trouble, _) in ends.items():
            for landing, touch in self.steps_from(space).items():
                more = trouble + touch.trouble
                if landing not in found or more < found[landing].trouble:
                    found[landing] = Stretch(more, space)
        return found

    def steps_from(self, space: Space) -> dict[Space, Touch]:
        known = self.onward.get(space)
        if known is None:
            self.walker.space = space
            jumps = landings(self.state, space)
            known = self.onward[space] = {each: self.touch(space, each, jumps[each]) for each in jumps}
        return known

    def touch(self, start: Space, landing: Space, jumped: Jumped) -> Touch:
        """LOS-7, LOS-10, LOS-11, MOV-3, SET-8: what a step sets off, as far as anybody can know."""
        if not jumped and not self.eyed >> landing & 1:
            return NOTHING
        passed = (*jumped, landing)
        seen = [space for space in passed if self.watched >> space & 1]
        for space in passed:
            if self.lasers >> space & 1 and lasers_crossed(self.state, start, space) and space not in seen:
                seen.append(space)
            start = space
        leaps = sum(self.enemies >> space & 1 for space in jumped)
        reveals = any(self.hidden >> space & 1 for space in passed) or bool(self.events >> landing & 1)
        return Touch(tuple(seen), leaps, reveals, len(seen) + LEAP * leaps + reveals)

    # what is known of the map, whoever walks on it

    @cached_property
    def watched(self) -> Bitset:
        """LOS-7: where this hero is noticed."""
        passes = self.walker.disguised or is_camouflaged(self.state, self.walker)
        return 0 if passes else watched_spaces(self.state)

    @cached_property
    def lasers(self) -> Bitset:
        return 0 if ignores(self.walker, "laser") else eyes(self.state).lasers

    @cached_property
    def hidden(self) -> Bitset:
        """LOS-10: in sight of what lies face down."""
        return eyes(self.state).hidden

    @cached_property
    def enemies(self) -> Bitset:
        """MOV-3: who attacks a hero that leaps over them; HER-5: not one who passes for a guard."""
        return 0 if self.walker.disguised else self.state.enemy_spaces()

    @cached_property
    def events(self) -> Bitset:
        """SET-8: where something waits for this hero."""
        found, there = 0, self.walker.space
        for space in self.state.stage.event_at:
            self.walker.space = space
            found |= is_on_event(self.state, self.walker) << space
        self.walker.space = there
        return found

    @cached_property
    def eyed(self) -> Bitset:
        """Where a step may be noticed by anybody or anything."""
        return self.watched | self.lasers | self.hidden | self.events

    # what is asked

    def reach(self) -> list[Space]:
        """All spaces the hero can come to, but for their own."""
        found = 0
        for ends in self.by_length:
            for space in ends:
                found |= 1 << space
        return list(bits(found & ~(1 << self.start)))

    def to(self, space: Space) -> tuple[str, ...]:
        """The answers of the best way; none if the hero cannot come there, or is there."""
        found = self.ways_to(space) if space != self.start else []
        return tuple(found[0].answers) if found else ()

    def ways_to(self, space: Space) -> list[HeroWay]:
        """The best first. Of the others those that are better in something: less seen, or less noise."""
        found: list[HeroWay] = []
        least: list[tuple[int, int]] = []
        for actions, trouble, noise, length in sorted(self.prices(space)):
            if not any(trouble >= other and noise >= less for other, less in least):
                least.append((trouble, noise))
                found.append(self.way(space, length, actions, noise))
        return found

    def prices(self, space: Space) -> Iterator[tuple[int, int, int, int]]:
        """ACT-4, ACT-5: actions, trouble, noisy ones among the actions, and length of each way there may be."""
        for length, ends in enumerate(self.by_length):
            if space in ends:
                paid = max(0, length - self.free)
                for actions in range((paid + 1) // SPACES_OF_A_DASH, min(paid, self.left) + 1):
                    yield actions, ends[space].trouble, paid - actions, length

    def way(self, space: Space, length: int, actions: int, noise: int) -> HeroWay:
        spaces = [space]
        for ends in self.by_length[length:0:-1]:
            spaces.append(ends[spaces[-1]].start)
        spaces.reverse()
        names = [self.names[each] for each in spaces]
        touches = [self.onward[start][end] for start, end in pairwise(spaces)]
        seen = [each for touch in touches for each in touch.seen]
        if self.watched >> self.start & 1 and not self.free:  # LOS-7: a move that begins in sight is noticed
            seen.insert(0, self.start)
        stops = (name for name, touch in zip(names[1:], touches, strict=True) if touch.reveals or touch.leaps)
        return HeroWay(
            answers=self.answers(names[1:], noise),
            actions=actions,
            noise=noise,
            seen=[self.names[each] for each in dict.fromkeys(seen)],
            leaps=any(touch.leaps for touch in touches),
            stops=next(stops, ""),
        )

    def answers(self, names: list[str], dashes: int) -> list[str]:
        """The rest of an open Dash, then Dashes, then Sneaks. Each Dash that could go on is stopped."""
        found: list[str] = []
        left = iter(names)
        if self.free:
            found += [said(STEP, name) for _, name in zip(range(self.free), left, strict=False)]
            found += self.stops if len(names) >= self.free else []
        for _ in range(dashes):
            first, second = next(left), next(left)
            found += [said(DASH, first), said(STEP, second), *self.stops]
        return found + [said(SNEAK, name) for name in left]


def text_of(phrase: Phrase, name: str) -> str:
    return phrase.text(name)


said = keep(1024)(text_of)
