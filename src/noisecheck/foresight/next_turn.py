"""A hero's next turn as it would be if it began now: for those who plan while others act.

It is played by the rules, on an honest copy. Where something hidden would be turned up the plan ends: nobody knows what
follows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from noisecheck.engine.dealing import deal_anew
from noisecheck.engine.events import Event, Moved, Rolled
from noisecheck.engine.game import Game
from noisecheck.engine.rules.rounds import TURN, begin_round
from noisecheck.engine.state import ENEMY_PHASE, NOBODY, PLAYER_PHASE, hidden
from noisecheck.engine.table import END, Unheard
from noisecheck.foresight.honest import FLIPPED, SEED, let_be

REVEALS = (Rolled, *FLIPPED)
IN_TURN = ("action", "step")


class PlannedTurn(NamedTuple):
    """The turn after its first answers, as far as they can be planned, and the spaces that each leads through.

    `is_open`: nothing has come to light and the turn is not over, so more can be planned.
    """

    game: Game
    answers: list[str]
    ways: list[list[str]]
    is_open: bool


def next_turn(game: Game, hero: str) -> Game:
    """The hero's turn, if it began now: in this round, or in the next if they have acted.

    What ends with the round has ended then, and nobody has interfered.
    """
    state = game.state.copy()
    deal_anew(state, SEED)
    state.turn, state.lock = NOBODY, None
    if state.hero(hero).acted or state.phase == ENEMY_PHASE:
        begin_round(state, Unheard(state, lambda decision, _: let_be(decision)))
    state.phase = PLAYER_PHASE
    begun = Game(state, {})
    if begun.decision and begun.decision.kind == TURN.verb:
        begun.choose(TURN.text(hero))
    return begun


def planned_turn(game: Game, hero: str, answers: Sequence[str]) -> PlannedTurn:
    """The next turn with these answers. Raises `IllegalOption` for one that is not possible."""
    turn = next_turn(game, hero)
    ways: list[list[str]] = []
    is_open = is_asked(turn, hero)
    while is_open and len(ways) < len(answers) and answers[len(ways)] != END:
        before = hidden(turn.state)
        ways.append(spaces_entered(turn.choose(answers[len(ways)]), hero))
        is_open = is_asked(turn, hero) and hidden(turn.state) == before
    return PlannedTurn(turn, list(answers[: len(ways)]), ways, is_open)


def is_asked(turn: Game, hero: str) -> bool:
    """Whether the hero is asked for an action, or how to go on with a Dash."""
    decision = turn.decision
    return decision is not None and decision.hero == hero and decision.kind in IN_TURN


def spaces_entered(events: Iterable[Event], hero: str) -> list[str]:
    """Where the hero surely goes."""
    sure = takewhile(lambda event: not isinstance(event, REVEALS), events)
    return [event.end for event in sure if isinstance(event, Moved) and event.hero == hero]
