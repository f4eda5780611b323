"""Gray Fox: Losing Myself, Get Clear!, Cornered Fox (HER-17)."""

from __future__ import annotations

from noisecheck.engine.equipment import GEAR, printed
from noisecheck.engine.events import CardCharged
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import KINDS, PartKind, phrase
from noisecheck.engine.rules import abilities
from noisecheck.engine.rules.abilities import NO, YES
from noisecheck.engine.state import ALERT, Card, Hero, State
from noisecheck.engine.table import Decision, Table

CHARGE = phrase("charge {gear:chargeable}")
KINDS["chargeable"] = PartKind(
    lambda world, words: [card for card in world.cards if printed(Card(card)).has_charges],
    lambda stage, word: word in GEAR,
)

GRAY_FOX = "gray-fox"


def losing_myself(state: State, hero: Hero) -> Objection | None:
    """HER-17: no Focus action while his ! is in his zone."""
    if hero.id != GRAY_FOX or hero.attention != ALERT:
        return None
    if state.zone(hero.attention_space) != state.zone(hero.space):
        return None
    return Objection("HER-17", "losing-myself", {"space": state.stage.board.names[hero.attention_space]})


def get_clear(state: State, table: Table, target: Hero) -> Hero:
    """HER-17: once a round, when an adjacent figure is attacked, he may become the target; sight does not matter."""
    near = state.geometry.near[target.space]
    for fox in state.heroes:
        if near >> fox.space & 1 and abilities.has_ready(fox, "get-clear"):
            facts = {"target": target.id, "space": state.stage.board.names[target.space]}
            if table.ask(Decision("get-clear", fox.id, [YES, NO], "HER-17", facts)) is YES:
                abilities.use(table, fox, "get-clear")
                return fox
    return target


def cornered_fox(state: State, table: Table, hero: Hero) -> None:
    """HER-17: each time he takes damage, 1 charge on one of his cards, never above the printed number (SET-14)."""
    if hero.id != GRAY_FOX:
        return
    options = [
        CHARGE.option(card.id, value=card)
        for card in hero.gear
        if printed(card).has_charges and card.tokens < printed(card).tokens
    ]
    card = table.ask(Decision("charge", hero.id, [*options, NO], "HER-17")).value
    if card:
        card.tokens += 1
        table.report(CardCharged, hero.id, card.id, card.tokens, rule="HER-17")
