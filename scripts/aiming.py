"""Players that aim at a certain end of a game, for `scripts/records.py`. They may look at the dice to come too."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple

from noisecheck import Decision, Game, Option, State, autoplay
from noisecheck.bots import bot
from noisecheck.bots.steady.goals import FAR, way
from noisecheck.engine.cards import THE_GAME_OVER_CARD
from noisecheck.engine.rules import rounds
from noisecheck.engine.stage import Stage
from noisecheck.engine.table import END, Unheard
from tests.endings import ending_of

LONG = 5_000  # decisions: a bot may walk in circles


def for_the_win(game: Game) -> list[Option]:
    """As well as it can."""
    return autoplay(game, bot("steady", game.origin["seed"]).policy, LONG).answers


def for_the_worse(game: Game) -> list[Option]:
    """Anything at all: so heroes are killed, and sometimes kill."""
    return autoplay(game, bot("random", game.origin["seed"]).policy, LONG).answers


# until time is up

TRIES = 60


class Course(NamedTuple):
    """How far a game has come, and by which answers."""

    state: State
    answers: list[Option]

    def harm(self) -> tuple[int, int]:
        """Damage, and the time there still is; a boss who is hurt is a fight that may be won before."""
        heroes, boss = self.state.heroes, self.state.boss
        damage = sum(hero.damage * hero.damage for hero in heroes)
        return 4 * damage + 12 * cards_to_game_over(self.state) + 2 * (boss.damage if boss else 0), len(self.answers)


def cards_to_game_over(state: State) -> int:
    """How many Order cards come before it; none where there is no such deck."""
    return (state.orders or [THE_GAME_OVER_CARD]).index(THE_GAME_OVER_CARD)


def living_until(game: Game, ending: str) -> list[Option]:
    """Lives on: of many ways to spend a round those are followed that did least harm. A few at first, then more."""
    for width in (1, 8, 40):
        course = until_the_end(game, width, ending)
        if ending_of(course.state) == ending:
            break
    return course.answers


def until_the_end(game: Game, width: int, ending: str) -> Course:
    courses = [Course(game.checkpoint, [])]
    while True:
        tried = [round_spent(course, number) for course in courses for number in range(TRIES)]
        ended = [course for course in tried if ending_of(course.state) == ending]
        alive = {course.state.digest(): course for course in tried if not course.state.outcome}
        if ended or not alive:
            return min(ended or tried, key=lambda course: len(course.answers))
        courses = sorted(alive.values(), key=Course.harm)[:width]


def round_spent(course: Course, number: int) -> Course:
    """A round of somebody who does this or that, or nothing."""
    random = Random(course.state.round * TRIES + number)
    idleness = random.random()

    def policy(decision: Decision, state: State) -> Option:
        waiting = [option for option in decision.options if option.verb in (END, "pass")]
        return random.choice(waiting if waiting and random.random() < idleness else decision.options)

    state = course.state.copy()
    table = Unheard(state, policy)
    while state.round == course.state.round and not state.outcome:
        rounds.step(state, table)
    return Course(state, course.answers + table.answers)


# for what need not happen


def for_all_that_happens(game: Game, happening: str) -> list[Option]:
    """As well as it can, as if every event were required; where players decide, it has to be this."""
    random, burst = Random(game.origin["seed"]), list[Option]()
    steady = bot("steady", game.origin["seed"])

    def policy(decision: Decision, state: State) -> Option:
        for option in decision.options if decision.kind == "event" else ():
            if happening == f"{decision.facts['letter']} {option.value}":
                return option
        if decision.kind == "action" and not burst:
            burst.extend(explosion(decision, state, random))
        return burst.pop(0) if burst else steady.policy(decision, misled(state))

    return autoplay(game, policy, LONG).answers


def explosion(decision: Decision, state: State, random: Random) -> list[Option]:
    """SET-7: the answers that set off an event which waits for it, with anything there is to use, tried a few times."""
    for option in [option for option in decision.options if option.verb == "use"] * TRIES:
        later = state.copy()
        table = Unheard(later, lambda asked, _: random.choice(asked.options), answers=[str(option)])
        rounds.step(later, table)
        if later.resolved != state.resolved:
            return table.answers
    return []


def misled(state: State) -> State:
    """A position in which every event that can be reached is required, and happens to whoever goes there."""
    position, start = state.copy(), state.heroes[0].space
    near = [event for event in state.stage.events if way(state.stage, state.locked, event.space)[start] < FAR]
    position.stage = with_required(state.stage, "".join(event.letter for event in near))
    return position


@cache
def with_required(stage: Stage, letters: str) -> Stage:
    events = {letter: replace(section, by_blast=False) for letter, section in stage.mission.events.items()}
    mission = replace(stage.mission, required=stage.mission.required + letters, events=events)
    return replace(stage, mission=mission)
