"""Resolving System cards: any time in Otacon's turn, or when a card's condition is met (HER-13)."""

from __future__ import annotations

from typing import Any, NamedTuple

from noisecheck.engine.events import SystemResolved
from noisecheck.engine.kinds import numbers
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import KINDS, phrase
from noisecheck.engine.rules.acting import Way, tried
from noisecheck.engine.rules.dice import PASS
from noisecheck.engine.rules.terminals import connection
from noisecheck.engine.state import Beside, Hero, State
from noisecheck.engine.systems.cards import ANY_TIME, BOSS_ATTACKS, BOSS_EVADES, LEVELS, SYSTEM_CARDS
from noisecheck.engine.systems.effects import EFFECTS
from noisecheck.engine.table import Decision, Option, Table

DONE = phrase("done").option()


class Resolving(NamedTuple):
    card: str
    level: int


def beside(state: State, card: str) -> Beside | None:
    """A System card beside Otacon's dashboard."""
    return next((each for each in state.beside if each.card == card), None)


def resolve_objection(state: State, hero: Hero, name: str, level: int) -> Objection | None:
    """HER-13: a covered card, at a level up to that of the hacked terminal in reach; some wait for their condition."""
    if level not in LEVELS:
        return Objection("HER-13", "not-a-thing", {"words": f"{name} level {level}"})
    condition = SYSTEM_CARDS[name].condition if name in SYSTEM_CARDS else ANY_TIME
    if condition != ANY_TIME:
        return Objection("HER-13", "waits-for-condition", {"card": name})
    return level_objection(state, hero, name, level)


def level_objection(state: State, hero: Hero, name: str, level: int) -> Objection | None:
    """HER-13: why a card cannot be resolved at this level, whatever the moment."""
    card = beside(state, name)
    if card is None:
        return Objection("HER-13", "not-beside", {"card": name})
    if not all(card.dice):
        return Objection("HER-13", "slots-empty", {"card": name})
    if connection(state, hero) == 0:
        return Objection("HER-13", "not-connected")
    if connection(state, hero) < level:
        return Objection("HER-13", "terminal-too-low", {"level": connection(state, hero)})
    if not EFFECTS[name].targets(state, level):
        return Objection("HER-13", "nothing-in-reach", {"card": name})
    return None


RESOLVE = phrase("resolve {card:system} level {level}")
KINDS["level"] = numbers(lambda world, words: LEVELS)


def levels(state: State, hero: Hero, name: str) -> list[Option]:
    """The levels at which a card can be resolved now, its condition being met."""
    possible = [level for level in LEVELS if not level_objection(state, hero, name, level)]
    return [RESOLVE.option(name, level, value=Resolving(name, level)) for level in possible]


def cards_and_levels(state: State, hero: Hero) -> list[tuple[str, int]]:
    return [(card.card, level) for card in state.beside for level in LEVELS]


def resolve(state: State, table: Table, hero: Hero, chosen: Resolving) -> list[Any]:
    """HER-13: the effect, on one target after the other; then the card lies under the deck, its dice off.

    Returns the targets.
    """
    state.beside = [card for card in state.beside if card.card != chosen.card]
    with table.because(table.report(SystemResolved, hero.id, chosen.card, chosen.level, rule="HER-13")):
        reached = reach(state, table, hero, chosen)
    assert state.system is not None
    state.system.append(chosen.card)
    return reached


RESOLVING = tried("HER-13", Way(RESOLVE, resolve_objection, cards_and_levels, Resolving), perform=resolve, cost=0)


def reach(state: State, table: Table, hero: Hero, chosen: Resolving) -> list[Any]:
    """The card's number of different targets; after the first, the players may stop."""
    effect, count = EFFECTS[chosen.card], SYSTEM_CARDS[chosen.card].count(chosen.level)
    reached: list[Any] = []
    while len(reached) < count:
        targets = [each for each in effect.targets(state, chosen.level) if each.value not in reached]
        if not targets:
            break
        facts: dict[str, str | int] = {"card": chosen.card, "left": count - len(reached)}
        options = [*targets, DONE] if reached else targets
        choice = table.ask(Decision("system-target", hero.id, options, "HER-13", facts))
        if choice is DONE:
            break
        effect.apply(state, table, hero, choice.value)
        reached.append(choice.value)
    return reached


def offer(state: State, table: Table, name: str) -> list[Any]:
    """HER-13: the condition of a card is met. Returns the targets it was resolved on."""
    if beside(state, name) is None:
        return []
    otacon = state.hero("otacon")
    possible = levels(state, otacon, name)
    if not possible:
        return []
    choice = table.ask(Decision("system-offer", otacon.id, [*possible, PASS], "HER-13", {"card": name}))
    return [] if choice is PASS else resolve(state, table, otacon, choice.value)


def camera_loop(state: State, table: Table, hero: Hero) -> None:
    """Camera Loop waits for a camera that is about to alert a hero."""
    offer(state, table, "camera-loop")


def radio_silence(state: State, table: Table, zones: list[int]) -> list[int]:
    """Radio Silence waits for Radio-In; the zones it reaches get no guard."""
    silent = offer(state, table, "radio-silence")
    return [zone for zone in zones if zone not in silent]


def offer_all(state: State, table: Table, condition: str) -> list[Any]:
    """The cards that wait for this condition, one after the other. Returns their targets."""
    waiting = [card.card for card in state.beside if SYSTEM_CARDS[card.card].condition == condition]
    return [target for name in waiting for target in offer(state, table, name)]


def fewer_dice(state: State, table: Table, hero: Hero, dice: int) -> int:
    """Some cards for bosses wait for its attack, and take dice away from it."""
    return max(0, dice - sum(offer_all(state, table, BOSS_ATTACKS))) if dice else 0


def shorter_evasion(state: State, table: Table, spaces: int) -> int:
    """One waits for its evasion, and takes spaces away from it."""
    left = max(0, abs(spaces) - sum(offer_all(state, table, BOSS_EVADES))) if spaces else 0
    return left if spaces > 0 else -left
