"""Nimble: a tenth of steady's thinking, for the many turns of a playout.

Every hero follows a script, if there is one. One who has none, or finds it no longer possible, looks where they can get
unseen, how far that is from its goal and where guards will probably look, and goes; what cannot be judged so quickly
it leaves alone. What is left of a turn is used as steady does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from noisecheck.bots.steady.answers import ANSWERS, choose_step, first_option
from noisecheck.bots.steady.blows import blows
from noisecheck.bots.steady.danger import FEW, danger_in, situation_now
from noisecheck.bots.steady.goals import hero_route, objectives_wanted
from noisecheck.bots.steady.locks import again_text, best_reroll
from noisecheck.bots.steady.plan import Plan
from noisecheck.bots.steady.planner import Planner
from noisecheck.bots.steady.rest import resolve_a_system, use_what_is_left
from noisecheck.bots.steady.stakes import COVERED, Stakes, price_of
from noisecheck.bots.steady.thumbs import ALARM
from noisecheck.engine.board import Board, Space, bits
from noisecheck.engine.dashboards import actions_left
from noisecheck.engine.rules.actions import DASH, SNEAK
from noisecheck.engine.rules.cover import escapes_sight
from noisecheck.engine.rules.interacting import OPEN, RIDE, TAKE
from noisecheck.engine.rules.moving import STEP
from noisecheck.engine.rules.sight import watched_spaces
from noisecheck.engine.state import ALERT, Hero, State
from noisecheck.engine.table import END, Decision, Option

NOISE = 1.5  # what a noisy action costs where there are guards to hear it
A_RUN = 6  # as far as guards in Alert come, and see
SHAKEN_OFF = 0.4  # how many of them still find one who left its ! behind
AT_A_DOOR = 0.8  # of what an open door saves, to one who stands before it
AT_ONCE = 100.0


class QuickPlan(NamedTuple):
    """A way to spend the turn: its worth in points, and the options to take one after the other."""

    worth: float
    texts: tuple[str, ...]


class Nimble:
    """A policy for playouts. `coming` is what each hero means to do next, as options; END: and then what is left."""

    def __init__(self, scripts: Mapping[str, Sequence[str]]) -> None:
        self.coming = {hero: list(texts) for hero, texts in scripts.items()}

    def policy(self, decision: Decision, state: State) -> Option:
        if decision.kind == "action":
            return self.act(decision, state, state.hero(decision.hero))
        if decision.kind == "step":
            return self.next_of(decision) or choose_step(decision, state)
        return ANSWERS.get(decision.kind, first_option)(decision, state)

    def act(self, decision: Decision, state: State, hero: Hero) -> Option:
        resolved = resolve_a_system(decision, state, watched_spaces(state)) if state.beside else None
        option = resolved or self.next_of(decision)
        if option is None and actions_left(hero) > 0:
            if self.coming.get(hero.id) != [END]:
                self.coming[hero.id] = [*quick_plan(state, hero).texts] or [END]
            option = self.next_of(decision) or use_what_is_left(decision, Stakes(Planner(state, hero), FEW))[0]
        if option is None or option.verb == END:
            self.coming.pop(hero.id, None)  # the next turn is another
            return decision.options[-1]  # the end of this one
        return option

    def next_of(self, decision: Decision) -> Option | None:
        """What comes next by the script; if that is not possible any more, the script is over."""
        coming = self.coming.get(decision.hero)
        if not coming or coming[0] == END:
            return None
        option = decision.find(coming.pop(0))
        if option is None:
            coming.clear()
        return option


def script(plan: Plan, board: Board) -> list[str]:
    """A plan for the whole turn. A door takes all actions, and whatever comes of it."""
    return [*plan.options(board), *([END] if plan.door < 0 else [])]


def quick_plan(state: State, hero: Hero) -> QuickPlan:
    return Glance(state, hero).best()


class Trail(NamedTuple):
    """A space that can be reached: in how many steps, and from where one comes to it."""

    steps: int
    before: Space


class Glance:
    """What a hero sees at a glance."""

    def __init__(self, state: State, hero: Hero) -> None:
        self.state, self.hero, self.left = state, hero, actions_left(hero)
        self.route = hero_route(state, hero)
        self.danger = danger_in(state, situation_now(state))
        self.price = price_of(hero) * (COVERED if hero.disguised or hero.boxed else 1.0)
        self.watched = 0 if escapes_sight(state, hero) else watched_spaces(state)
        self.is_seen = bool(self.watched >> hero.space & 1)
        guards_about = state.guard_spaces() & state.stage.zones[state.zone(hero.space)].area
        self.noise = NOISE if guards_about else 0.0

    def best(self) -> QuickPlan:
        """The best of all ways; the last resort is to stay."""
        here = self.hero.space
        stay = self.worth(here)
        if self.is_seen:
            stay -= ALARM + self.price * max(0.0, self.chasers(here) - self.danger[here])
        found = QuickPlan(stay, ())
        if self.left > 0:
            found = max([found, *self.walks(), *self.deeds()], key=lambda each: each.worth)
        return found

    def worth(self, space: Space) -> float:
        """How near the goal is, less the harm to expect."""
        return -self.route.away(self.state, space, self.state.locked) - self.price * self.danger[space]

    def chasers(self, space: Space) -> int:
        """How many guards come here in the next phase if an alarm is raised."""
        state = self.state
        distances = state.geometry.inside(state.stage.zones[state.zone(space)].area).distances(space)
        return sum(0 <= distances[guard.space] <= A_RUN for guard in state.guards)

    # going somewhere

    def walks(self) -> Iterator[QuickPlan]:
        """The best place that can be reached: unseen if the hero is, else anyhow."""
        trails = self.trails()
        best, most = -1, -AT_ONCE * AT_ONCE
        for space, trail in trails.items():
            if trail.steps:
                worth = self.worth(space) - self.noise * max(0, trail.steps - self.left)
                if self.is_seen:
                    shakes_off = trail.steps > 1 and not (self.watched >> space | self.watched >> trail.before) & 1
                    worth -= ALARM + self.price * self.chasers(space) * (SHAKEN_OFF if shakes_off else 1.0)
                if worth > most:
                    best, most = space, worth
        if best >= 0:
            yield QuickPlan(most, self.texts_to(trails, best))

    def trails(self) -> dict[Space, Trail]:
        """Where the hero gets this turn, past figures, and past all eyes if none is on them; an elevator is a step."""
        state, near = self.state, self.state.geometry.near
        lifts = {each.space: 1 << each.to for each in state.stage.elevators}
        found = {self.hero.space: Trail(0, -1)}
        front = [self.hero.space]
        reached = state.occupied() | (0 if self.is_seen else self.watched)
        for steps in range(1, 2 * self.left + 1):
            ahead: list[Space] = []
            for space in front:
                fresh = (near[space] | lifts.get(space, 0)) & ~reached
                reached |= fresh
                for each in bits(fresh):
                    found[each] = Trail(steps, space)
                    ahead.append(each)
            front = ahead
        return found

    def texts_to(self, trails: dict[Space, Trail], space: Space) -> tuple[str, ...]:
        """The options that lead to a space: as many dashes as it takes, first."""
        names, near = self.state.stage.board.names, self.state.geometry.near
        path = [space]
        while trails[path[0]].before >= 0:
            path.insert(0, trails[path[0]].before)
        dashes = max(0, len(path) - 1 - self.left)
        texts: list[str] = []
        while len(path) > 1:
            here, ahead = path[0], path[1]
            if not near[here] >> ahead & 1:
                texts.append(RIDE.text(names[here], names[ahead]))
            elif dashes and len(path) > 2 and near[ahead] >> path[2] & 1:
                texts += [DASH.text(names[ahead]), STEP.text(names[path[2]])]
                dashes -= 1
                path.pop(0)
            else:
                texts.append(SNEAK.text(names[ahead]))
            path.pop(0)
        return tuple(texts)

    # doing something here; what comes after it is thought of later

    def deeds(self) -> Iterator[QuickPlan]:
        state, here = self.state, self.hero.space
        if objectives_wanted(state)[0] and any(
            each.space == here and not each.optional and not state.taken >> number & 1
            for number, each in enumerate(state.stage.objectives)
        ):
            yield QuickPlan(AT_ONCE, (TAKE.text(state.stage.board.names[here]),))
        for number in state.stage.doors_at.get(here, ()):
            if state.locked & ~state.stage.sealed & 1 << number:
                saved = self.route.away(state, here, state.locked)
                saved -= self.route.away(state, here, state.locked & ~(1 << number))
                if saved > 0:
                    yield QuickPlan(self.worth(here) + AT_A_DOOR * saved, (self.door_text(number),))
        if state.geometry.near[here] & state.guard_spaces():
            yield from self.blows()

    def door_text(self, number: int) -> str:
        door, lock = self.state.stage.doors[number], self.state.lock
        if lock and lock.name == door.name and lock.hero == self.hero.id:
            return again_text(best_reroll(lock.dice, door.needs)[0])
        return OPEN.text(door.name)

    def blows(self) -> Iterator[QuickPlan]:
        here, hero = self.hero.space, self.hero
        is_known = hero.attention == ALERT and hero.attention_space == here
        expected = max(self.danger[here], float(self.chasers(here)) if is_known else 0.0)
        stay = self.worth(here) - self.price * (expected - self.danger[here])
        for blow in blows(self.state, hero, here, 0):
            if blow.cost <= self.left and (is_known or not blow.is_loud):
                saved = min(expected, 1.0) * self.price
                yield QuickPlan(stay + blow.chance * saved - (1 - blow.chance) * ALARM, (blow.text,))
