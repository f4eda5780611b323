"""Which card heroes want on top of the boss's deck, where System cards let them choose (BOS-10)."""

from __future__ import annotations

from noisecheck.bots.fights.imagining import is_top_known, rehearse, rehearse_answer, simply
from noisecheck.engine.bosses.deck import bury, pull_up
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.heroes.otacon import OTACON
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Option, Unheard


def least_harm(decision: Decision, state: State) -> Option:
    """HER-13: what leaves the best card on top; if all are the same, nothing is changed."""
    return min(decision.options[::-1], key=lambda option: harm_on_top(after(decision, state, option)))


def after(decision: Decision, state: State, option: Option) -> State:
    """The position with one of the known cards buried, or raised."""
    twin = state.copy()
    if option.verb == "target":
        lay = bury if decision.facts["use"] == "bury" else pull_up
        lay(twin, Unheard(twin, simply), option.value, decision.rule)
    return twin


def harm_on_top(state: State) -> float:
    """What the top card does to heroes on average: in its turn, and when somebody hurts the boss before."""
    lucks = range(1 if is_top_known(state) else boss_of(state).unseen)
    return sum(harm_of_turn(state, luck) + harm_of_answer(state, luck) for luck in lucks) / len(lucks)


def harm_of_turn(state: State, luck: int) -> int:
    return sum(rehearse(state, luck)[1])


def harm_of_answer(state: State, luck: int) -> float:
    """The mean over those who may hurt it; what a card adds to its wound is to their good."""
    seats = [seat for seat, hero in enumerate(state.heroes) if hero.id != OTACON]
    harm = 0
    for seat in seats:
        then, dealt = rehearse_answer(state, luck, seat)
        harm += sum(dealt) - (boss_of(then).damage - boss_of(state).damage)
    return harm / len(seats)
