"""Ghosts: what players mean to do with the next turn of a hero, for all to see.

They belong to the room and not to the game: they are in memory only, and no rule knows of them. A ghost stays until its
turn is over, its hero does something else, or what was planned is not possible any more.
"""

from __future__ import annotations

import logging
from itertools import chain
from typing import NamedTuple

from noisecheck.engine.errors import IllegalOption
from noisecheck.engine.game import Game
from noisecheck.engine.state import ENEMY_PHASE, SETUP_PHASE
from noisecheck.foresight.next_turn import IN_TURN, PlannedTurn, planned_turn
from noisecheck.server import wire
from noisecheck.server.refusals import Refusal
from noisecheck.server.room import RoomLog

logger = logging.getLogger(__name__)


class Planned(NamedTuple):
    """The answers a player means to give in a turn of the round, and the spaces that each leads through; `rewinds` had
    been made by then."""

    player: int
    answers: list[str]
    ways: list[list[str]]
    round: int
    rewinds: int


class RoomGhosts:
    """The ghosts of one room, by hero."""

    def __init__(self) -> None:
        self.planned: dict[str, Planned] = {}
        self.shown: list[wire.Ghost] = []

    def plan(self, log: RoomLog, player: int, hero: str, answers: list[str]) -> None:
        """Sets a plan in the place of the hero's last one; without answers there is none. Raises `Refusal`."""
        check_own(log, player, hero)
        self.take(hero, planned_now(log, player, hero, answers) if answers else None)

    def take(self, hero: str, planned: Planned | None) -> None:
        """Sets a plan as it was made, here or elsewhere: `renew` judges it."""
        if planned:
            self.planned[hero] = planned
        else:
            self.planned.pop(hero, None)

    def renew(self, log: RoomLog) -> wire.GhostsShown | None:
        """What all are to be told after the table has changed; None if the ghosts are as they were."""
        before, gone = self.shown, []
        self.shown = []
        for hero, planned in [*self.planned.items()]:
            is_meant, ghost = judged(log, hero, planned)
            if ghost is None:
                del self.planned[hero]
                gone += [hero] if is_meant else []
            elif ghost.answers:
                self.shown.append(ghost)
        return wire.GhostsShown(self.shown, gone) if gone or self.shown != before else None


def check_own(log: RoomLog, player: int, hero: str) -> None:
    if hero not in log.heroes:
        raise Refusal("no-such-hero")
    if log.heroes[hero] != player:
        raise Refusal("not-your-hero")


def planned_now(log: RoomLog, player: int, hero: str, answers: list[str]) -> Planned:
    turn = turn_of(log, hero, answers)
    return Planned(player, turn.answers, turn.ways, round_of_next(log, hero), log.rewinds_used)


def turn_of(log: RoomLog, hero: str, answers: list[str]) -> PlannedTurn:
    """The hero's next turn with these answers. Raises `Refusal` if there is none, or one of them is not possible."""
    game = log.play.game
    if hero not in log.heroes:
        raise Refusal("no-such-hero")
    if not log.started:
        raise Refusal("not-started")
    if game.outcome:
        raise Refusal("game-over")
    if game.state.phase == SETUP_PHASE or game.active_hero == hero:
        raise Refusal("cannot-plan")
    try:
        return planned_turn(game, hero, answers)
    except IllegalOption:
        raise Refusal("not-an-option") from None
    except Exception as error:
        logger.exception("no turn of %s with %s", hero, answers)
        raise Refusal("recovering") from error


def round_of_next(log: RoomLog, hero: str) -> int:
    """The round in which the hero has their next turn."""
    state = log.play.game.state
    return state.round + (state.phase == ENEMY_PHASE or state.hero(hero).acted)


def judged(log: RoomLog, hero: str, planned: Planned) -> tuple[bool, wire.Ghost | None]:
    """Whether the plan is still meant, and what is left of it: None if it cannot be carried out. An aid that fails
    harms nobody: a plan that cannot be judged is dropped."""
    try:
        is_meant = is_still_meant(log, hero, planned)
        return is_meant, ghost_of(log, hero, planned) if is_meant else None
    except IllegalOption:
        return True, None
    except Exception:
        logger.exception("the plan for %s is dropped: %s", hero, planned)
        return True, None


def is_still_meant(log: RoomLog, hero: str, planned: Planned) -> bool:
    """Whether its turn is to come, or has come and goes as planned so far."""
    game = log.play.game
    is_same_game = log.heroes.get(hero) == planned.player and log.rewinds_used == planned.rewinds and not game.outcome
    if not is_same_game or round_of_next(log, hero) > planned.round:
        return False
    done = answers_of_turn(log) if game.active_hero == hero else []
    return planned.answers[: len(done)] == done


def ghost_of(log: RoomLog, hero: str, planned: Planned) -> wire.Ghost | None:
    """What is left of the plan; what guards leave of it shows when they are done. Raises `IllegalOption`."""
    game = log.play.game
    if game.active_hero == hero:
        return ghost_in_turn(log, hero, planned)
    if game.state.phase == ENEMY_PHASE:
        return ghost_from_here(game, hero, planned.player, planned.answers, planned.ways)
    turn = planned_turn(game, hero, planned.answers)
    return ghost_from_here(game, hero, planned.player, turn.answers, turn.ways)


def ghost_in_turn(log: RoomLog, hero: str, planned: Planned) -> wire.Ghost | None:
    """What has not been done yet."""
    game, done = log.play.game, len(answers_of_turn(log))
    left, decision = planned.answers[done:], game.decision
    if left and decision and decision.kind in IN_TURN and decision.find(left[0]) is None:
        return None
    return ghost_from_here(game, hero, planned.player, left, planned.ways[done:])


def ghost_from_here(game: Game, hero: str, player: int, answers: list[str], ways: list[list[str]]) -> wire.Ghost:
    return wire.Ghost(hero, player, answers, [game.where(hero), *chain.from_iterable(ways)])


def answers_of_turn(log: RoomLog) -> list[str]:
    """What was answered since this turn began, but for what could not matter."""
    play = log.play
    began = max(at for at, moment in enumerate(play.moments) if moment.begins in ("turn", "round", "start"))
    return [given.text for given in play.given[began:] if not given.foregone]
