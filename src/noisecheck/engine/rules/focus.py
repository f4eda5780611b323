"""The Focus tokens: a closed vocabulary of what they do (FOC)."""

from __future__ import annotations

from dataclasses import dataclass

from noisecheck.engine import moments
from noisecheck.engine.cards import BLACK, WHITE
from noisecheck.engine.events import FocusRefreshed, FocusUsed
from noisecheck.engine.heroes.dashboards import DASHBOARDS
from noisecheck.engine.rules.objections import Objection
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Option, Table


@dataclass(frozen=True)
class Token:
    """What a Focus token can do: each field is one printed effect."""

    adds: tuple[int, ...] = ()  # to any one die
    rerolls: str = ""  # dice of these colours
    takes: str = ""  # one die of this colour fewer, before the roll (FOC-7)
    gives: str = ""  # one die of this colour more, before or after the roll (FOC-6)
    moves: int = 0  # spaces, in the owner's turn (FOC-3)
    actions: int = 0  # more this turn
    dashes: int = 0  # more spaces in a Dash


TOKENS = {
    "minus-white-or-move": Token(takes=WHITE, moves=1),
    "plus-2": Token(adds=(2,)),
    "minus-2": Token(adds=(-2,)),
    "reroll": Token(rerolls=WHITE + BLACK),
    "plus-white": Token(gives=WHITE),
    "plus-minus-1": Token(adds=(1, -1)),
    "extra-action": Token(actions=1),
    "reroll-black": Token(rerolls=BLACK),
    "plus-minus-2": Token(adds=(2, -2)),
    "plus-black": Token(gives=BLACK),
    "minus-black": Token(takes=BLACK),
    "dash-2": Token(dashes=2),
}


def active_tokens(state: State, hero: Hero) -> list[str]:
    """FOC-1: the tokens a hero may flip now."""
    if state.stage.mission.forbids_focus:
        return []
    return [token for token in DASHBOARDS[hero.id].focus if token not in hero.inactive]


def owners(state: State, hero: Hero) -> list[Hero]:
    """Those whose Focus tokens a hero may use: its own first."""
    return [hero, *(lender for lend in moments.focus_lenders for lender in lend(state, hero))]


def flip(table: Table, hero: Hero, token: str) -> int:
    """FOC-1: using a token turns it over, at no cost."""
    hero.inactive = tuple(each for each in DASHBOARDS[hero.id].focus if each == token or each in hero.inactive)
    return table.tell(FocusUsed(hero.id, token, rule="FOC-1"))


def refresh_objection(state: State, hero: Hero, token: str) -> Objection | None:
    """ACT-8: only an inactive token can be turned back, for the cost on it."""
    costs = DASHBOARDS[hero.id].focus
    if state.stage.mission.forbids_focus:
        return Objection("SET-7", "no-focus-here")
    if token not in costs:
        return Objection("ACT-8", "no-such-token", {"token": token, "known": ", ".join(costs)})
    if token not in hero.inactive:
        return Objection("ACT-8", "token-active", {"token": token})
    return next(filter(None, (forbid(state, hero) for forbid in moments.refresh_forbidden)), None)


def refresh_options(state: State, hero: Hero) -> list[Option]:
    return [Option("refresh", token, token) for token in hero.inactive if not refresh_objection(state, hero, token)]


def refresh(state: State, table: Table, hero: Hero, token: str) -> None:
    """ACT-8: an inactive Focus token becomes active again."""
    hero.inactive = tuple(each for each in hero.inactive if each != token)
    table.tell(FocusRefreshed(hero.id, token, rule="ACT-8"))


def refresh_cost(hero: Hero, token: str) -> int:
    """FOC-4: the cost is printed on the token's inactive side."""
    return DASHBOARDS[hero.id].focus[token]
