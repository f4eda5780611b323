"""What is eaten and swallowed: Rations, Medicine, Pentazemin (CON-2, SET-15)."""

from __future__ import annotations

from itertools import combinations

from noisecheck.engine.events import FocusRefreshed, Healed
from noisecheck.engine.gear.using import Using, discard, on_oneself, spend, tell_use
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.abilities import mark_used
from noisecheck.engine.rules.changes import Change, InARoll
from noisecheck.engine.rules.cover import active_hero
from noisecheck.engine.rules.dice import Roll
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Option, Table

PENTAZEMIN = "pentazemin"
STEADIED = "pentazemin-reroll"  # noted among what is used, to the end of the action
HEALED_BY_RATIONS = 2


def eat_objection(state: State, hero: Hero, card: Card) -> Objection | None:
    return None if hero.damage else Objection("CON-2", "unhurt", {"gear": card.id})


def eat(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """Rations: up to 2 damage is gone, and the card with it."""
    healed = min(HEALED_BY_RATIONS, hero.damage)
    hero.damage -= healed
    with table.because(tell_use(table, hero, card)):
        table.report(Healed, hero.id, healed, rule="CON-2")
        discard(table, hero, card)


def calm_objection(state: State, hero: Hero, card: Card) -> Objection | None:
    if state.stage.mission.forbids_focus:
        return Objection("SET-7", "no-focus-here")
    return None if hero.inactive else Objection("CON-2", "all-focus-ready", {"gear": card.id})


def calm(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """Medicine: all Focus tokens of the hero are active again, and the card is gone."""
    with table.because(tell_use(table, hero, card)):
        for token in hero.inactive:
            table.report(FocusRefreshed, hero.id, token, rule="CON-2")
        hero.inactive = ()
        discard(table, hero, card)


def steady_objection(state: State, hero: Hero, card: Card) -> Objection | None:
    if not card.tokens:
        return Objection("SET-14", "out-of-tokens", {"gear": card.id})
    return Objection("CON-2", "once-a-turn", {"gear": card.id}) if PENTAZEMIN in hero.used else None


def steady(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """Pentazemin: for the rest of the turn the hero's hands are steady."""
    spend(card)
    mark_used(hero, PENTAZEMIN)
    tell_use(table, hero, card)


AGAIN = phrase("use {gear} {dice}")


def steady_hands(state: State, hero: Hero, roll: Roll) -> list[Option]:
    """Pentazemin: in their own turn the hero may reroll any dice, once per action. A noise check is not an action."""
    if PENTAZEMIN not in hero.used or hero.id != active_hero(state):
        return []
    if STEADIED in hero.used or roll.purpose.name == "noise":
        return []
    dice = range(len(roll.dice))
    return [
        AGAIN.option(
            PENTAZEMIN, " ".join(str(die + 1) for die in chosen), value=Change(PENTAZEMIN, "reroll", dice=chosen)
        )
        for size in dice
        for chosen in combinations(dice, size + 1)
    ]


def tell_steady(table: Table, hero: Hero) -> int:
    mark_used(hero, STEADIED)
    return tell_use(table, hero, Card(PENTAZEMIN))


def steady_again(state: State, table: Table, hero: Hero, action: Option) -> None:
    """With the next action the hero may reroll once more."""
    if STEADIED in hero.used:
        hero.used = tuple(each for each in hero.used if each != STEADIED)


CONSUMABLES = {
    "rations": on_oneself(eat_objection, eat),
    "medicine": on_oneself(calm_objection, calm),
    PENTAZEMIN: on_oneself(steady_objection, steady),
}


STEADY_HANDS = InARoll(AGAIN, tell_steady)
