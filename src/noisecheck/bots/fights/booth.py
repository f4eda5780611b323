"""Otacon at his terminal in a boss fight (HER-10 to HER-16): thumbs, since nothing he does counts at once."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from typing import Any

from noisecheck.bots.fights.imagining import is_top_known, rehearse, rehearse_answer, simply
from noisecheck.bots.steady.locks import again_text, best_reroll
from noisecheck.engine.bosses import hind, rex
from noisecheck.engine.bosses.kit import boss_of, rules_of
from noisecheck.engine.bosses.kit.deck import bury, pull_up
from noisecheck.engine.bosses.kit.handed_out import in_hand
from noisecheck.engine.bosses.kit.supplies import to_fill
from noisecheck.engine.dashboards import DASHBOARDS, actions_left
from noisecheck.engine.equipment import printed
from noisecheck.engine.heroes.otacon import OTACON, Placing, dice_on_cards
from noisecheck.engine.heroes.terminal_card import TURNED
from noisecheck.engine.stage import Slot
from noisecheck.engine.state import Beside, State
from noisecheck.engine.systems.cards import LENT_DECKS, MOST_BESIDE, MOST_DICE, SYSTEM_CARDS
from noisecheck.engine.systems.raven import Carried
from noisecheck.engine.table import END, Decision, Option, Unheard

IDLE = tuple(card for card, order in rex.CARDS.items() if not order.weapon and not order.strides)
FEW_LACK = 2  # missiles, mines or tokens that are not worth a card
HURT = 2  # damage with which he does not hold the line
WORTH_HOLDING = 3  # dice on his cards for which he does


def work(decision: Decision, state: State) -> Option:
    """What is ready and helps now, or only holds his last dice; then hacking, cards, dice on them, Focus."""
    ready = by_verb(decision, "resolve")
    has_dice = dice_on_cards(state) < MOST_DICE
    useful = [each for each in ready if WANTED.get(each.value.card, always)(state)]
    if useful or (ready and not has_dice):
        return (useful or ready)[-1]
    for thumb in (hack, search, access, recall, refresh):
        option = thumb(decision, state)
        if option:
            return option
    return next(option for option in decision.options if option.verb == END)


def by_verb(decision: Decision, verb: str) -> list[Option]:
    return [option for option in decision.options if option.verb == verb]


def hack(decision: Decision, state: State) -> Option | None:
    if state.lock and state.lock.hero == OTACON:
        again, _ = best_reroll(state.lock.dice, state.stage.locked_object(state.lock.name).needs)
        return decision.find(again_text(again))
    return next(iter(by_verb(decision, "hack")), None)


def search(decision: Decision, state: State) -> Option | None:
    """Two cards to work on; a third when all dice lie."""
    wanted = MOST_BESIDE if not free_slots(state) else MOST_BESIDE - 1
    return next(iter(by_verb(decision, "search")), None) if len(state.beside) < wanted else None


def access(decision: Decision, state: State) -> Option | None:
    accesses = by_verb(decision, "access")
    return accesses[-1] if accesses and free_slots(state) else None


def free_slots(state: State) -> int:
    return sum(card.dice.count(0) for card in state.beside)


def recall(decision: Decision, state: State) -> Option | None:
    """With all dice on cards, one comes back to be rolled, with white ones: from the card with fewest."""
    if actions_left(state.hero(OTACON)) < 1:
        return None
    open_cards = {card.card: worth_keeping(card) for card in state.beside if 0 in card.dice}
    options = [option for option in by_verb(decision, "recall") if option.value.card in open_cards]
    return min(options, key=lambda option: (open_cards[option.value.card], slot_of(option).face), default=None)


def slot_of(option: Option) -> Slot:
    placing: Placing = option.value
    return SYSTEM_CARDS[placing.card].slots[placing.slot]


def refresh(decision: Decision, state: State) -> Option | None:
    return min(by_verb(decision, "refresh"), key=lambda option: DASHBOARDS[OTACON].focus[option.value], default=None)


# which cards help now


def always(state: State) -> bool:
    return True


def is_worked_up(state: State) -> bool:
    return boss_of(state).track >= FEW_LACK


def somebody_lacks(state: State) -> bool:
    """What the stage hands out; where it hands out nothing, tokens on cards."""
    most = rules_of(boss_of(state)).hands_out
    if most:
        return sum(most - in_hand(state, hero) for hero in state.heroes) > FEW_LACK
    return sum(printed(card).tokens - card.tokens for hero in state.heroes for card in to_fill(hero)) > FEW_LACK


def under_fire(state: State) -> int:
    """How many heroes would be attacked where they are."""
    return (rules_of(boss_of(state)).fire(state) & state.hero_spaces()).bit_count()


def somebody_is_under_fire(state: State) -> bool:
    return under_fire(state) > 0


def has_no_lock(state: State) -> bool:
    return not boss_of(state).tokens


WANTED: dict[str, Callable[[State], bool]] = {
    "engine-trim": is_worked_up,
    "cold-shower": is_worked_up,
    "cargo-hoist": somebody_lacks,
    "missile-rack": somebody_lacks,
    "supply-cage": somebody_lacks,
    "radio-decoy": somebody_is_under_fire,
    "loudspeaker": somebody_is_under_fire,
    "freight-belt": somebody_is_under_fire,
    "false-echo": has_no_lock,
}


# questions


def hacker(decision: Decision, state: State) -> Option:
    """HER-15, HER-16: two white dice more, until the token has turned."""
    return decision.options[-1 if state.trace < TURNED else 0]


def be_traced(decision: Decision, state: State) -> Option:
    """HER-16: hurt, or with little to lose, he disconnects."""
    is_tough = state.hero(OTACON).damage < HURT and dice_on_cards(state) >= WORTH_HOLDING
    return decision.options[-1 if is_tough else 0]


def return_card(decision: Decision, state: State) -> Option:
    """HER-11, HER-14: under the deck, and first what has fewest dice on it."""
    dice = {card.card: worth_keeping(card) for card in state.beside}
    return min(decision.options, key=lambda option: (dice[option.value.card], option.value.place))


def worth_keeping(card: Beside) -> int:
    return sum(die > 0 for die in card.dice)


def place_die(decision: Decision, state: State) -> Option:
    """HER-12: on the card that lacks fewest, exact slots first, and there the lowest die that fits."""
    lacking = {card.card: card.dice.count(0) for card in state.beside}

    def order(option: Option) -> tuple[int, bool, int]:
        return lacking[option.value.card], slot_of(option).at_least, decision.dice[option.value.die - 1].face

    return min(by_verb(decision, "put"), key=order, default=decision.options[-1])


def target(decision: Decision, state: State) -> Option:
    """HER-13: what puts fewest heroes under fire; or the hero who is worst off; or the first."""
    targets, heroes = by_verb(decision, "target"), {hero.id: hero for hero in state.heroes}
    if exposed := EXPOSED.get(str(decision.facts["card"])):
        return min(targets, key=lambda option: exposed(state, option.value))
    named = [option for option in targets if option.value in heroes]
    return max(named, key=lambda option: heroes[option.value].damage) if named else targets[0]


def exposed_by_turn(state: State, way: int) -> int:
    """How many heroes Raven would see if he looked this way."""
    state = state.copy()
    boss_of(state).facing = way
    return under_fire(state)


def exposed_by_shift(state: State, spaces: int) -> int:
    """How many heroes would be in line of the Hind after this shift."""
    return (hind.line_of_fire(state, spaces) & state.hero_spaces()).bit_count()


def exposed_by_belt(state: State, carried: Carried) -> int:
    """How many heroes would be under fire if one were carried there."""
    state = state.copy()
    state.hero(carried.hero).space = carried.to
    return under_fire(state)


EXPOSED: dict[str, Callable[[State, Any], int]] = {
    "loudspeaker": exposed_by_turn,
    "radio-decoy": exposed_by_shift,
    "freight-belt": exposed_by_belt,
}


def boss_card(decision: Decision, state: State) -> Option:
    """Lent cards leave on top what harms least. Of REX's orders only one that does nothing is worth a change; what the
    Hind and Raven turn up depends on where heroes will be, and a look at it is enough."""
    if boss_of(state).id in LENT_DECKS:
        return least_harm(decision, state)
    idle = [option for option in by_verb(decision, "target") if option.value in IDLE]
    return idle[0] if idle and decision.facts["use"] == "announce" else decision.options[-1]


# which card heroes want on top of the boss's deck, where System cards let them choose (BOS-10)


def least_harm(decision: Decision, state: State) -> Option:
    """HER-13: what leaves the best card on top; if all are the same, nothing is changed."""
    return min(decision.options[::-1], key=lambda option: harm_on_top(after(decision, state, option)))


def after(decision: Decision, state: State, option: Option) -> State:
    """The position with one of the known cards buried, or raised."""
    twin = state.copy()
    if option.verb == "target":
        lay = bury if decision.facts["use"] == "bury" else pull_up
        lay(twin, Unheard(twin, simply), option.value, decision.rule)
    return twin


def harm_on_top(state: State) -> float:
    """What the top card does to heroes on average: in its turn, and when somebody hurts the boss before."""
    lucks = range(1 if is_top_known(state) else boss_of(state).unseen)
    return fsum(harm_of_turn(state, luck) + harm_of_answer(state, luck) for luck in lucks) / len(lucks)


def harm_of_turn(state: State, luck: int) -> int:
    return sum(rehearse(state, luck)[1])


def harm_of_answer(state: State, luck: int) -> float:
    """The mean over those who may hurt it; what a card adds to its wound is to their good."""
    seats = [seat for seat, hero in enumerate(state.heroes) if hero.id != OTACON]
    harm = 0
    for seat in seats:
        then, dealt = rehearse_answer(state, luck, seat)
        harm += sum(dealt) - (boss_of(then).damage - boss_of(state).damage)
    return harm / len(seats)


ANSWERS = {
    "hacker": hacker,
    "place-die": place_die,
    "traced": be_traced,
    "return-card": return_card,
    "system-target": target,
    "boss-card": boss_card,
}
