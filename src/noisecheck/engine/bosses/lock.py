"""REX's lock on a hero: whom it takes, how it goes on, and how it is lost (BOS-34, BOS-37)."""

from __future__ import annotations

from collections.abc import Callable

from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.kit.bulk import headings
from noisecheck.engine.bosses.kit.fighting import farthest_hero, nearest_heard, nearest_hero
from noisecheck.engine.bosses.kit.gaze import look
from noisecheck.engine.events import BossReels, BossTokenPlaced, BossTokenRemoved
from noisecheck.engine.state import LOCK_ON, Hero, State, Token
from noisecheck.engine.table import Table

REELING = "reeling"


def lock_in(state: State) -> Token | None:
    return next((token for token in boss_of(state).tokens if token.kind == LOCK_ON), None)


def lock_on(state: State, table: Table, hero: Hero) -> None:
    """BOS-34: it turns to this hero; the token is in their space from now on."""
    boss = boss_of(state)
    look(state, table, headings(state.stage.board, boss.body, hero.space)[0], "BOS-34")
    boss.tokens = [Token(hero.space, LOCK_ON, owner=hero.id)]
    table.report(BossTokenPlaced, LOCK_ON, hero.id, state.stage.board.names[hero.space], rule="BOS-34")


def lose_lock(state: State, table: Table, rule: str) -> None:
    lock = lock_in(state)
    if lock:
        boss_of(state).tokens = []
        table.report(BossTokenRemoved, LOCK_ON, lock.owner, state.stage.board.names[lock.space], rule=rule)


def reel(state: State, table: Table) -> None:
    """BOS-37: the lock is lost, and its cockpit stays open."""
    boss = boss_of(state)
    boss.mark(REELING)
    with table.because(table.report(BossReels, boss.id, rule="BOS-37")):
        lose_lock(state, table, "BOS-37")


def is_reeling(state: State) -> bool:
    return boss_of(state).marked(REELING) > 0


# whom it takes, by what a card says


def most_hurt(state: State, table: Table, heroes: list[Hero], rule: str) -> Hero:
    """The hero with the most damage; of several the nearest."""
    most = max(hero.damage for hero in heroes)
    return nearest_hero(state, table, [hero for hero in heroes if hero.damage == most], rule)


PICKS: dict[str, Callable[[State, Table, list[Hero], str], Hero]] = {
    "nearest": nearest_hero,
    "farthest": farthest_hero,
    "heard": nearest_heard,
    "wounded": most_hurt,
}
