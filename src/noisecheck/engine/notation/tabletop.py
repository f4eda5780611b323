"""The lines of a scene about cards, turn and chance."""

from __future__ import annotations

import re
from bisect import insort
from collections.abc import Callable

from noisecheck.engine.cards import GAME_OVER, ORDER_ACTIONS, THE_GAME_OVER_CARD, OrderCard
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.equipment import GEAR, gear_named
from noisecheck.engine.errors import SceneError
from noisecheck.engine.guards.reactions import REACTIONS
from noisecheck.engine.heroes.otacon import OTACON
from noisecheck.engine.heroes.terminal_card import TURNED, has_terminal_card
from noisecheck.engine.notation.draft import Draft
from noisecheck.engine.notation.lines import SceneLine
from noisecheck.engine.outcome import WON, Outcome
from noisecheck.engine.stage import Slot
from noisecheck.engine.state import (
    BOSS_PART,
    ENEMY_PHASE,
    GUARD,
    HOSTAGE,
    ORDER_DECK,
    PLAYER_PHASE,
    REACTION_DECK,
    SETUP_PHASE,
    Beside,
)
from noisecheck.engine.systems.cards import MOST_BESIDE, SYSTEM_CARDS

# What a stage can end in, by its text.
OUTCOMES = {
    str(each): each
    for each in (
        WON,
        Outcome("lost", "time"),
        Outcome("lost", "hostage", HOSTAGE),
        Outcome("lost", "killing", GUARD),
        *(Outcome("lost", "killed", hero) for hero in HERO_IDS),
    )
}


def order_card(line: SceneLine) -> OrderCard:
    action = line.one_of([*ORDER_ACTIONS, GAME_OVER], "an Order card")
    if action == GAME_OVER:
        return THE_GAME_OVER_CARD
    column, numbers = line.column(), line.take("red/blue numbers")
    if not re.fullmatch(r"[0-9]/[0-9]", numbers):
        raise line.fault(repr(numbers), "a red and a blue number such as 5/4", column)
    arrow = line.one_of(["left", "right"], "a turn arrow")
    return OrderCard(action, int(numbers[0]), int(numbers[2]), arrow, line.skip("flip"))


def read_orders(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "orders")
    draft.state.orders = []
    if line.skip("none"):
        return
    layers = [0]
    while True:
        if line.skip("|"):
            layers.append(0)
        elif line.peek():
            draft.state.orders.append(order_card(line))
            layers[-1] += 1
            if not line.skip(";") and line.peek() != "|":
                break
        else:
            break
    if not draft.state.orders:
        raise line.fault("no card", "Order cards, or none")
    draft.state.layers = tuple(layers[:-1])


def read_discard(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "discard")
    draft.state.discard = [order_card(line) for _ in line.listed(";")]


def read_order(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "order")
    draft.state.order = order_card(line)


def read_reactions(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "reactions")
    draft.state.reactions = [line.one_of(REACTIONS, "a Reaction card") for _ in line.listed(";")]


def system_card(draft: Draft, line: SceneLine) -> str:
    """A System card that is not named in this scene before; there is one of each."""
    column, name = line.column(), line.one_of(SYSTEM_CARDS, "a System card")
    if name in [*(draft.state.system or ()), *(card.card for card in draft.state.beside)]:
        raise line.fault(f"{name} a second time", "each System card once", column)
    return name


def read_system(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "system")
    draft.state.system = []
    if not line.skip("none"):
        for _ in line.listed(";"):
            draft.state.system.append(system_card(draft, line))


def read_beside(draft: Draft, line: SceneLine) -> None:
    column, name = line.column(), system_card(draft, line)
    dice = tuple(die_on(line, slot) for slot in SYSTEM_CARDS[name].slots)
    if len(draft.state.beside) == MOST_BESIDE:
        raise line.fault("a System card too many", f"at most {MOST_BESIDE} (HER-11)", column)
    insort(draft.state.beside, Beside(name, dice))

    def finish() -> None:
        draft.owner(line, column, OTACON)
        draft.state.system = draft.state.system or []  # where there are System cards there is a deck

    draft.later.append(finish)


def die_on(line: SceneLine, slot: Slot) -> int:
    """What lies on a slot of a System card; 0 is nothing."""
    if line.skip("-"):
        return 0
    column, face = line.column(), line.integer("a die or - for an empty slot", 1, 6)
    if not slot.takes(face):
        raise line.fault(repr(str(face)), f"a die that fits {slot}", column)
    return face


def read_trace(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "trace")
    column, draft.state.trace = line.column(), line.integer("steps on the terminal card", 0, TURNED)

    def finish() -> None:
        draft.owner(line, column, OTACON)
        if not has_terminal_card(draft.stage):
            raise line.fault("a trace", "the stage of a boss with a System deck (HER-16)", line.words[0][1])

    draft.later.append(finish)


def read_looked_at(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "looked-at")
    known = [line.one_of([ORDER_DECK, REACTION_DECK], "a deck") for _ in line.listed(",")]

    def finish() -> None:
        for deck in known:
            if not getattr(draft.state, deck):
                raise line.fault(f"the top of {deck}", "a deck of this scene", line.words[0][1])
        draft.state.looked_at = tuple(sorted(set(known)))

    draft.later.append(finish)


def read_memory_box(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "memory-box")
    for _ in line.listed(","):
        column, card = line.column(), line.take("a card")
        if gear_named(card) is None or card in draft.state.memory_box:
            raise line.fault(repr(card), f"equipment, each card once: {', '.join(GEAR)}", column)
        draft.state.memory_box.append(card)
    draft.state.memory_box.sort()

    def finish() -> None:
        if draft.state.phase != SETUP_PHASE:
            raise line.fault("a Memory Box", "phase setup, where it is open", line.words[0][1])

    draft.later.append(finish)


def read_turn(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "turn")
    draft.turn = line, line.one_of(HERO_IDS, "a hero")


def read_phase(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "phase")
    draft.state.phase = line.one_of([SETUP_PHASE, PLAYER_PHASE, ENEMY_PHASE, BOSS_PART], "a phase")
    if draft.state.phase == BOSS_PART:
        draft.state.phase, draft.state.part = ENEMY_PHASE, 1


def read_round(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "round")
    draft.state.round = line.integer("the number of a round", 1)


def read_dice(draft: Draft, line: SceneLine) -> None:
    while line.peek():
        draft.state.dice.append(int(line.one_of([*"!123456"], "the side of a die").replace("!", "1")))


def read_seed(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "seed")
    draft.state.chance = line.integer("a seed", 0, (1 << 64) - 1)


def read_outcome(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "outcome")
    text = " ".join(word for word, _ in line.words[1:])
    if text not in OUTCOMES:
        raise line.fault(line.here(), " or ".join(OUTCOMES))
    line.at = len(line.words)
    draft.state.outcome = OUTCOMES[text]


def read_answers(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "answers")
    for _ in line.listed(";"):
        column, words = line.column(), [line.take("the text of an option")]
        while line.peek() and line.peek() != ";":
            words.append(line.take("a word"))
        draft.answers.append((line.number, " ".join(words), column))


def settle_turn(draft: Draft, number: int) -> None:
    state = draft.state
    if draft.turn:
        line, name = draft.turn
        hero = draft.owner(line, line.words[1][1], name)
        if hero.acted or state.phase == ENEMY_PHASE:
            raise line.fault(f"the turn of {name}", "a hero who has not acted, in the player phase", line.words[0][1])
        state.turn = state.heroes.index(hero)
    elif state.phase == SETUP_PHASE:
        state.turn = 0
    elif all(hero.acted for hero in state.heroes):
        state.phase = ENEMY_PHASE
    if state.order and (state.phase != ENEMY_PHASE or state.part or not draft.stage.has_guards):
        raise SceneError(number, 1, "an order in force", "phase enemy of a stage with guards")
    if state.part and state.boss is None:
        raise SceneError(number, 1, "the boss's part of the enemy phase", "a line such as: boss ocelot d4 E")


TABLETOP: dict[str, Callable[[Draft, SceneLine], None]] = {
    "orders": read_orders,
    "discard": read_discard,
    "order": read_order,
    "reactions": read_reactions,
    "system": read_system,
    "beside": read_beside,
    "trace": read_trace,
    "looked-at": read_looked_at,
    "memory-box": read_memory_box,
    "turn": read_turn,
    "phase": read_phase,
    "round": read_round,
    "dice": read_dice,
    "seed": read_seed,
    "outcome": read_outcome,
    "answers": read_answers,
}
