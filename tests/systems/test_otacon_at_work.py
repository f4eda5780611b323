"""Laws of Otacon's work, over random play beside hacked terminals: no card is lost, no option refused."""

import random
from functools import partial

import pytest

from noisecheck import Decision, Game, Option, State, autoplay, picture, scene
from noisecheck.engine.rules.actions import objection
from noisecheck.engine.systems.cards import LEVELS, MOST_BESIDE, SNEAKING_DECK, SYSTEM_CARDS

BASE = """
    a   b   c   d   e   f   g
  +---+---+---+---+---+---+---+
1 | .   .   .   .   .   . | . |
  +   +   +---+   +   +   +===+
2 | .   . | .   .   .   . : . |
  +---+   +---+   +---+   +---+
3 | .   .   .   .   . : .   . |
  +---+---+---+---+---+---+---+
zone west a1:b3
zone mid c1:e3
zone east f1:g3
terminal a1 level 4 needs 6 hacked
terminal b2 level 2 needs 3+ 4+ 5+
camera e1 orange W green S
trap g1 camera down
trap e3 laser up
barracks c2 zone mid count 2 faces E
barracks g3 zone east count 1
elevator b3 to g2
elevator g2 to b3
door f2-g2 level 2 needs 4+
otacon a1
snake g2
? snake c3
guard c1 E
guard e2 W
"""
ORDERS = ["radio-in 3/2 left flip", "stay-alert 2/1 right flip", "radio-in 2/2 right", "waken 3/2 left"]
WORK = ("hack", "search", "access", "put", "resolve", "target", "reroll", "return")


def at_work(chooser: random.Random, seed: int) -> Game:
    """Otacon and Snake, with System cards in some order."""
    *deck, beside = chooser.sample(SNEAKING_DECK, len(SNEAKING_DECK))
    slots = " ".join(str(slot.face) for slot in SYSTEM_CARDS[beside].slots)
    cards = [f"system {'; '.join(deck)}", f"beside {beside} {slots}", f"orders {'; '.join(ORDERS * 4)}"]
    return scene("\n".join([BASE, *cards, f"seed {seed + 1}"]))


def all_cards(state: State) -> list[str]:
    return sorted([*(state.system or []), *(card.card for card in state.beside)])


def hard_at_work(chooser: random.Random, decision: Decision, state: State) -> Option:
    """At random, but more often than not what only Otacon does."""
    work = [option for option in decision.options if option.verb in WORK]
    return chooser.choice(work if work and chooser.random() < 0.7 else decision.options)


def everything_to_say() -> list[str]:
    texts = ["search", "hack a1", "hack b2", "hack c1", *(f"access {count}" for count in range(6))]
    texts += [f"resolve {card} level {level}" for card in SNEAKING_DECK for level in (1, *LEVELS, 5)]
    return texts + [f"recall {card} {slot}" for card in SNEAKING_DECK for slot in range(5)]


@pytest.mark.parametrize("seed", range(8))
def test_what_is_offered_is_possible_and_nothing_else_and_no_card_is_lost(seed: int) -> None:
    chooser = random.Random(seed)
    game = at_work(chooser, seed)
    for _ in range(120):
        if game.decision is None:
            break
        if game.decision.kind == "action":
            listed = [str(option) for option in game.decision.options]
            assert len(listed) == len(set(listed))
            for text in everything_to_say():
                verb, _, words = text.partition(" ")
                objected = objection(game.state, game.hero(game.decision.hero), verb, words)
                assert (objected is None) == (text in listed), text
            assert all_cards(game.state) == sorted(SNEAKING_DECK)
            assert len(game.state.beside) <= MOST_BESIDE
        assert picture(scene(picture(game))) == picture(game)
        game.choose(hard_at_work(chooser, game.decision, game.state))


def test_in_random_play_every_system_card_is_resolved_and_otacon_is_cut_off() -> None:
    told = set()
    for seed in range(60):
        chooser = random.Random(seed)
        ending = autoplay(at_work(chooser, seed), partial(hard_at_work, chooser))
        told |= {(type(event).__name__, event.facts().get("card")) for event in ending.events}

    assert {card for kind, card in told if kind == "SystemResolved"} == set(SNEAKING_DECK)
    assert {"Disconnected", "TerminalHacked"} <= {kind for kind, _ in told}
