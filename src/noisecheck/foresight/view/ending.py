"""The end of a game, looked at from behind: the choice that led to a loss, and the moment worth a picture.

Events know what they follow from. From the loss the chain of causes goes back to an attack, or to what a player did;
where an enemy did the rest, it was the last turn of whoever fell that left them there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Literal, NamedTuple

from noisecheck.engine.dashboards import HERO_IDS, actions_left
from noisecheck.engine.events import (
    Attacked,
    AttentionPlaced,
    Event,
    EventReached,
    Hurt,
    Lost,
    Moved,
    ObjectiveTaken,
    Seen,
)
from noisecheck.engine.game import Game
from noisecheck.engine.journal import Past
from noisecheck.engine.state import GUARD, NOBODY, PLAYER_PHASE
from noisecheck.engine.table import END
from noisecheck.foresight.shapes import Ending, FatalChoice
from noisecheck.foresight.view.downfall import causes, downfall, loss_in
from noisecheck.foresight.view.footprints import footprints

How = Literal["seen", "heard", "found", "hit", "struck", "time"]


class HeroStep(NamedTuple):
    """A step of the game in which a hero acted: so many answers were given before it."""

    past: Past
    answers: int

    @property
    def hero(self) -> str:
        state = self.past.checkpoint
        return state.heroes[state.turn].id

    @property
    def is_end(self) -> bool:
        return self.past.answers[0].text == END

    def led_to(self, event: int) -> bool:
        return self.past.told <= event < self.past.told + len(self.past.events)


class Giveaway(NamedTuple):
    """What gave somebody away, or struck them."""

    how: How
    watcher: str = ""
    guard: int | None = None


def ending(game: Game) -> Ending:
    """Of a game that is over."""
    events = game.events
    choice = fatal_choice(game)
    moment = last_sight(events, choice) if choice else telling_moment(events)
    return Ending(moment, choice, downfall(game), footprints(game))


def last_sight(events: Sequence[Event], choice: FatalChoice) -> int:
    """Of a loss: where the choice gave the hero away, else how it ended."""
    signs = {"seen": Seen, "heard": AttentionPlaced}.get(choice.how, Lost)
    return next(n for n in range(choice.event, len(events)) if isinstance(events[n], signs))


def telling_moment(events: Sequence[Event]) -> int:
    """The closest call: when a hero was last hurt, or else last seen; on a quiet way what was done last, or the end."""
    for kinds in (Hurt, Seen, (ObjectiveTaken, EventReached)):
        found = [n for n, event in enumerate(events) if isinstance(event, kinds) and is_of_a_hero(event)]
        if found:
            return found[-1]
    return max(0, len(events) - 1)


def is_of_a_hero(event: Event) -> bool:
    return not isinstance(event, Hurt) or event.figure in HERO_IDS


def fatal_choice(game: Game) -> FatalChoice | None:
    """The last choice of a player without which it would have ended otherwise; None where nobody had one."""
    events = game.events
    loss = loss_in(events)
    done = list(deeds(game))
    if loss is None or not done:
        return None
    chain = list(causes(events, loss))
    attack = attack_in(events, chain)
    struck = [deed for deed in done if any(deed.led_to(n) for n in chain)]
    if struck:
        return told(struck[-1], done, at_once(attack))
    deed, trace = in_last_turn(events[loss], last_turn(done, events[loss]), attack)
    return told(deed, done, trace)


def deeds(game: Game) -> Iterator[HeroStep]:
    """Every step in which a hero acted, oldest first."""
    answers = 0
    for past in game.steps():
        state = past.checkpoint
        if past.answers and state.phase == PLAYER_PHASE and state.turn != NOBODY:
            yield HeroStep(past, answers)
        answers += len(past.answers)


def attack_in(events: Sequence[Event], chain: Sequence[int]) -> Attacked | None:
    return next((event for event in (events[n] for n in chain) if isinstance(event, Attacked)), None)


def at_once(attack: Attacked | None) -> Giveaway:
    """What a hero's own deed led to."""
    if attack is None or attack.attacker in HERO_IDS:
        return Giveaway("struck")
    return Giveaway("struck", attack.attacker, attack.guard)


def last_turn(done: Sequence[HeroStep], loss: Event) -> list[HeroStep]:
    """What whoever fell did in their last turn; where no hero fell, the last turn of all."""
    fallen = loss.figure if isinstance(loss, Lost) and loss.figure in HERO_IDS else done[-1].hero
    own = [deed for deed in done if deed.hero == fallen] or list(done)
    turn = own[-1].past.checkpoint.round
    return list(takewhile(lambda deed: deed.past.checkpoint.round == turn, reversed(own)))[::-1]


def in_last_turn(loss: Event, turn: Sequence[HeroStep], attack: Attacked | None) -> tuple[HeroStep, Giveaway]:
    """What gave the hero away in it; else the way to where they were found; else that it ended there."""
    if isinstance(loss, Lost) and loss.reason == "time":
        return turn[-1], Giveaway("time")
    for deed in reversed(turn):
        if trace := given_away(deed):
            return deed, trace
    moves = [deed for deed in turn if any(isinstance(each, Moved) for each in deed.past.events)]
    deed = moves[-1] if moves else turn[-1]
    if attack is None:
        return deed, Giveaway("hit")
    return deed, Giveaway("found" if attack.attacker == GUARD else "hit", attack.attacker, attack.guard)


def given_away(deed: HeroStep) -> Giveaway | None:
    """Whether it had the hero seen, or heard."""
    own = [each for each in deed.past.events if getattr(each, "hero", "") == deed.hero]
    for event in own:
        if isinstance(event, Seen):
            return Giveaway("seen", event.watcher, event.guard)
    return Giveaway("heard") if any(isinstance(each, AttentionPlaced) for each in own) else None


def told(deed: HeroStep, done: Sequence[HeroStep], trace: Giveaway) -> FatalChoice:
    past, at = deed.past, done.index(deed)
    state = past.checkpoint
    ways = [each.end for each in past.events if isinstance(each, Moved) and each.hero == deed.hero]
    ends = [each for each in done[at:] if each.is_end and each.hero == deed.hero]
    return FatalChoice(
        hero=deed.hero,
        text=past.answers[0].text,
        space=ways[-1] if ways else state.stage.board.names[state.hero(deed.hero).space],
        how=trace.how,
        watcher=trace.watcher,
        guard=trace.guard,
        unspent=unspent(ends[0]) if ends else 0,
        answers=deed.answers,
        event=past.told,
    )


def unspent(end: HeroStep) -> int:
    return max(0, actions_left(end.past.checkpoint.hero(end.hero)))
