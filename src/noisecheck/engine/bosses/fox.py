"""Gray Fox holds REX open: what half of its Health means in that fight (BOS-46)."""

from __future__ import annotations

from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.events import HeldOpen
from noisecheck.engine.heroes.gray_fox import GRAY_FOX
from noisecheck.engine.rules.abilities import NO, YES
from noisecheck.engine.rules.damage import hurt_hero
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Decision, Table

HELD = "held-open"  # a mark of REX for each of its turns that it is held for
PRICE = 2  # damage to a hero who holds it
A_STRANGERS, A_HEROS = 1, 2  # turns of REX


def seize(state: State, table: Table) -> None:
    """BOS-46: he comes out of nowhere and holds it for one of its turns.

    As a hero he may, for two, at a price; it is not offered where it would be his death, which fails the stage.
    """
    fox = next((hero for hero in state.heroes if hero.id == GRAY_FOX), None)
    if fox is None:
        hold(state, table, A_STRANGERS)
    elif fox.damage + PRICE < DASHBOARDS[fox.id].health and is_willing(state, table, fox):
        hold(state, table, A_HEROS)
        hurt_hero(state, table, fox, PRICE, "BOS-46")


def is_willing(state: State, table: Table, fox: Hero) -> bool:
    facts: dict[str, str | int] = {"figure": boss_of(state).id, "damage": PRICE}
    return table.ask(Decision("hold-open", fox.id, [YES, NO], "BOS-46", facts)) is YES


def hold(state: State, table: Table, turns: int) -> None:
    for _ in range(turns):
        boss_of(state).mark(HELD)
    table.report(HeldOpen, boss_of(state).id, GRAY_FOX, turns, rule="BOS-46")


def is_held(state: State) -> bool:
    return boss_of(state).marked(HELD) > 0


def let_go(state: State) -> None:
    """One of its turns is over."""
    boss = boss_of(state)
    left = boss.marked(HELD) - 1
    boss.unmark(HELD)
    for _ in range(left):
        boss.mark(HELD)
