"""Heroes, guards, the table and the question as rows of numbers between 0 and 1, each with a name.

Names and numbers come from the same functions, so they cannot drift apart; the names never depend on the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from noisecheck.bots.steady import goals
from noisecheck.engine.board import COMPASS, DIRECTIONS
from noisecheck.engine.cards import ARROWS, ATTENTION_FACE, GAME_OVER, ORDER_ACTIONS, WHITE, Die, OrderCard
from noisecheck.engine.dashboards import DASHBOARDS, HERO_IDS, actions_left
from noisecheck.engine.equipment import gear_named
from noisecheck.engine.guards.reactions import REACTIONS
from noisecheck.engine.heroes.terminal_card import TURNED, has_terminal_card
from noisecheck.engine.rules.damage import GUARD_HEALTH
from noisecheck.engine.rules.focus import TOKENS
from noisecheck.engine.state import (
    ALERT,
    ENEMY_PHASE,
    GREEN,
    INVESTIGATE,
    NOBODY,
    ORDER_DECK,
    PLAYER_PHASE,
    REACTION_DECK,
    SETUP_PHASE,
    Guard,
    Hero,
    State,
)
from noisecheck.engine.systems.cards import SYSTEM_CARDS, deck_of
from noisecheck.env.look import Look

Feature: TypeAlias = tuple[str, float]

KINDS = (
    *("action", "aim", "before-roll", "boss-card", "change-roll", "charge", "crosshair", "drop", "face", "face-camera"),
    *(
        "event",
        "fly",
        "get-clear",
        "give-away",
        "hacker",
        "hold-open",
        "loadout",
        "offer",
        "path",
        "place-die",
        "return-card",
        "spawn",
    ),
    *("step", "system-offer", "system-target", "target", "traced", "turn"),
)
PURPOSES = (
    *("access", "blade", "blast", "combo", "disguise-check", "flight", "guard-attack", "hack", "hand-to-hand"),
    *("lock", "noise", "shot"),
)
ABILITIES = tuple(sorted({ability for dashboard in DASHBOARDS.values() for ability in dashboard.abilities}))
MODES = ("alert", "investigate")
ORDERS = (*ORDER_ACTIONS, GAME_OVER)

ACTIONS, HEALTH, FACES = 4, 4, 6
MOST_ROUNDS = MOST_CARDS = 30
MOST_SLOTS = 4
MOST_OBJECTIVES = 8


def share(value: float, whole: float) -> float:
    return min(1.0, max(0.0, value / whole))


def which(name: str, value: object, known: Iterable[object]) -> Iterator[Feature]:
    """One number for each thing it may be; all 0 if it is none of them."""
    return ((f"{name} {each}", float(each == value)) for each in known)


def place(name: str, state: State, space: int) -> Iterator[Feature]:
    """Row and column, counted from 1, as shares of the map; 0 is nowhere."""
    board = state.stage.board
    row, column = divmod(space, board.width) if space >= 0 else (-1, -1)
    yield f"{name} row", (row + 1) / board.height
    yield f"{name} column", (column + 1) / board.width


def dice(name: str, shown: Sequence[Die], most: int) -> Iterator[Feature]:
    for number in range(most):
        die = shown[number] if number < len(shown) else None
        yield f"{name} {number + 1} white", float(die is not None and die.colour == WHITE)
        yield f"{name} {number + 1} black", float(die is not None and die.colour != WHITE)
        yield f"{name} {number + 1} face", die.face / FACES if die else 0.0
        yield f"{name} {number + 1} !", float(die is not None and die.face == ATTENTION_FACE)


def hero_features(look: Look, hero: Hero, seat: int) -> Iterator[Feature]:
    state = look.state
    yield from which("is", hero.id, HERO_IDS)
    yield from place("at", state, hero.space)
    yield "damage", share(hero.damage, HEALTH)
    yield "actions left", share(actions_left(hero), ACTIONS + 1)
    yield "noisy", share(hero.noisy, ACTIONS)
    yield "acted", float(hero.acted)
    yield "has the turn", float(state.turn == seat)
    yield "decides", float(look.decider is hero)
    yield "?", float(hero.attention == INVESTIGATE)
    yield "!", float(hero.attention == ALERT)
    yield from place("attention", state, hero.attention_space)
    yield "disguised", float(hero.disguised)
    yield "boxed", float(hero.boxed)
    for token in TOKENS:
        yield f"focus {token}", float(token in DASHBOARDS[hero.id].focus and token not in hero.inactive)
    for ability in ABILITIES:
        yield f"ready {ability}", float(ability in DASHBOARDS[hero.id].abilities and ability not in hero.used)
    carried = {card.id: card for card in hero.gear}
    for name in look.catalogue.cards:
        card, gear = carried.get(name), gear_named(name)
        assert gear is not None
        yield f"carries {name}", float(card is not None)
        yield f"tokens {name}", share(card.tokens, gear.tokens) if card and gear.tokens else 0.0
        yield f"used {name}", float(name in hero.used)


def guard_features(look: Look, guard: Guard) -> Iterator[Feature]:
    yield "here", 1.0
    yield from place("at", look.state, guard.space)
    yield from which("faces", COMPASS[guard.facing], (COMPASS[way] for way in DIRECTIONS))
    yield "damage", share(guard.damage, GUARD_HEALTH)
    yield "ko", share(guard.ko, GUARD_HEALTH)
    yield "hurt", float(bool(guard.hurt_by))
    yield "checked", float(guard.checked)
    yield "activated", float(guard.activated)


def order_features(name: str, card: OrderCard | None) -> Iterator[Feature]:
    yield from which(name, card and card.action, ORDERS)
    yield f"{name} red", share(card.red, FACES) if card else 0.0
    yield f"{name} blue", share(card.blue, FACES) if card else 0.0
    yield from which(f"{name} arrow", card and card.arrow, ARROWS)
    yield f"{name} flips", float(card is not None and card.flips)


def table_features(look: Look) -> Iterator[Feature]:
    state, stage = look.state, look.state.stage
    yield "round", share(state.round, MOST_ROUNDS)
    yield "objectives to take", share(goals.objectives_wanted(state)[0], MOST_OBJECTIVES)
    yield from which("phase", state.phase, (SETUP_PHASE, PLAYER_PHASE, ENEMY_PHASE))
    yield "nobody has the turn", float(state.turn == NOBODY)
    yield "order cards", share(len(state.orders or ()), MOST_CARDS)
    for number in range(2):
        yield f"order layer {number + 1}", share(state.layers[number], MOST_CARDS) if state.layers else 0.0
    yield from order_features("order", state.order)
    for action in ORDERS:
        yield f"discarded {action}", share(sum(card.action == action for card in state.discard), MOST_CARDS)
    top = state.orders[0] if state.orders and ORDER_DECK in state.looked_at else None
    yield from order_features("known order", top)
    reaction = state.reactions[0] if state.reactions and REACTION_DECK in state.looked_at else None
    yield from which("known reaction", reaction, REACTIONS)
    yield "cameras green", float(state.cameras == GREEN)
    yield from ((f"chaff {zone.name}", float(state.chaff >> n & 1)) for n, zone in enumerate(stage.zones))
    yield from ((f"locked {door.name}", float(state.locked >> n & 1)) for n, door in enumerate(stage.doors))
    yield from lock_features(look)
    deck = deck_of(stage)
    yield "system cards", share(len(state.system or ()), len(deck))
    if has_terminal_card(stage):
        yield "trace", share(state.trace, TURNED)
    beside = {card.card: card.dice for card in state.beside}
    for name in deck:
        yield f"beside {name}", float(name in beside)
        for slot in range(len(SYSTEM_CARDS[name].slots)):
            yield f"beside {name} {slot + 1}", share(beside[name][slot], FACES) if name in beside else 0.0
    for name in look.catalogue.cards:
        yield f"memory box {name}", float(name in state.memory_box)


def lock_features(look: Look) -> Iterator[Feature]:
    """The dice that lie at a lock, and what it needs."""
    lock = look.state.lock
    needs = look.state.stage.locked_object(lock.name).needs if lock else ()
    yield "lock", float(lock is not None)
    yield from dice("lock die", lock.dice if lock else (), look.catalogue.dice)
    for number in range(MOST_SLOTS):
        slot = needs[number] if number < len(needs) else None
        yield f"lock needs {number + 1}", share(slot.face, FACES) if slot else 0.0
        yield f"lock needs {number + 1} or more", float(slot is not None and slot.at_least)


def question_features(look: Look) -> Iterator[Feature]:
    decision, facts = look.asked.decision if look.asked else None, look.facts
    yield "over", float(decision is None)
    yield from which("kind", decision and decision.kind, KINDS)
    yield "of all", float(decision is not None and not decision.hero)
    yield from which("purpose", facts.get("purpose"), PURPOSES)
    yield "threshold", share(int(facts.get("threshold", 0)), FACES)
    yield from dice("die", decision.dice if decision else (), look.catalogue.dice)
    yield "white", share(int(facts.get("white", 0)), look.catalogue.dice)
    yield "black", share(int(facts.get("black", 0)), look.catalogue.dice)
    yield "heard", float(facts.get("heard", 0))
    yield "left", share(int(facts.get("left", 0)), ACTIONS + 1)
    yield "slots", share(int(facts.get("slots", 0)), MOST_SLOTS)
    yield from which("mode", facts.get("mode"), MODES)
    yield from which("ability", facts.get("ability"), ABILITIES)
    yield from which("system", facts.get("card"), deck_of(look.state.stage))
    yield from which("about", facts.get("target"), HERO_IDS)
