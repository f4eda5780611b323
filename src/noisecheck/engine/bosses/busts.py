"""Topple, a special action: the busts that Psycho Mantis hears the heroes' minds through (BOS-23, SET-18)."""

from __future__ import annotations

from noisecheck.engine.bosses.kit import boss_of, rules_of
from noisecheck.engine.bosses.kit.secrets import tell_if_lowered
from noisecheck.engine.events import BustToppled
from noisecheck.engine.objections import Objection
from noisecheck.engine.rules.acting import by_itself
from noisecheck.engine.state import BUST, Hero, State, Token
from noisecheck.engine.table import Table


def busts_in(state: State) -> list[Token]:
    return [token for token in state.boss.tokens if token.kind == BUST] if state.boss else []


def topple_objection(state: State, hero: Hero) -> Objection | None:
    """BOS-23: in the space of a bust."""
    if any(bust.space == hero.space for bust in busts_in(state)):
        return None
    return Objection("BOS-23", "no-bust", {"space": state.stage.board.names[hero.space]})


def topple(state: State, table: Table, hero: Hero, value: None) -> None:
    """BOS-23: the bust is gone; with the last of them the boss no longer knows every blow before it comes."""
    boss = boss_of(state)
    before = rules_of(boss).defense(state)
    boss.tokens = [token for token in boss.tokens if token.kind != BUST or token.space != hero.space]
    with table.because(table.report(BustToppled, hero.id, state.stage.board.names[hero.space], rule="BOS-23")):
        tell_if_lowered(state, table, before, "BOS-23")


TOPPLE = by_itself("topple", "BOS-23", topple_objection, topple, 2)
