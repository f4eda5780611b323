"""Otacon's terminal card in Boss stages: his Attention token lies on its track and not on the map (HER-16)."""

from __future__ import annotations

from noisecheck.engine.events import Traced
from noisecheck.engine.heroes.otacon import OTACON, lose_connection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.attacks import attack_hero
from noisecheck.engine.rules.dice import Purpose
from noisecheck.engine.rules.terminals import connection
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import ALERT, INVESTIGATE, Hero, State
from noisecheck.engine.systems.cards import SNEAKING_DECK, deck_of
from noisecheck.engine.table import Decision, Table

SPACES = 3  # of the track
TURNED = SPACES  # steps after which the token cannot move any more and shows its ! side
DICE = 2
SECURITY = "security"  # who attacks him
ATTACK = Purpose("trace", "HER-16")

DISCONNECT, HOLD = phrase("disconnect").option(), phrase("hold").option()


def has_terminal_card(stage: Stage) -> bool:
    """HER-16: the card lies there where Otacon has a System deck for bosses (BOS-10)."""
    return deck_of(stage) is not SNEAKING_DECK


def has_token(state: State, hero: Hero) -> bool:
    """HER-16: whether this hero's Attention token lies on the card."""
    return hero.id == OTACON and has_terminal_card(state.stage)


def heroes_in_reach(state: State) -> list[Hero]:
    """BOS-10: whom a boss can harm: not one who works from the terminal, whom only this card harms."""
    return [hero for hero in state.heroes if not has_token(state, hero)]


def token_on_card(state: State) -> tuple[int, str]:
    """The space his token lies on, counted from 1, and the side that is up."""
    return min(state.trace, SPACES - 1) + 1, ALERT if state.trace == TURNED else INVESTIGATE


def see_to_attention(state: State, table: Table, hero: Hero, shown: int) -> None:
    """HER-16: every ! he rolls is resolved on the card, one after the other, also after he disconnected."""
    for _ in range(shown if has_token(state, hero) else 0):
        if state.trace < TURNED:
            move_token(state, table, hero)
        else:
            be_traced(state, table, hero)


def move_token(state: State, table: Table, otacon: Hero) -> None:
    """HER-16: one space right; if it cannot, it flips to !."""
    state.trace += 1
    table.report(Traced, otacon.id, *token_on_card(state), rule="HER-16")


def be_traced(state: State, table: Table, otacon: Hero) -> None:
    """HER-16: he disconnects (HER-14), or is attacked; who has no connection has nothing to give up."""
    choices = [DISCONNECT, HOLD] if connection(state, otacon) else [HOLD]
    if table.ask(Decision("traced", otacon.id, choices, "HER-16")) is DISCONNECT:
        lose_connection(state, table, otacon)
    else:
        attack_hero(state, table, SECURITY, otacon, ATTACK, black=DICE)
