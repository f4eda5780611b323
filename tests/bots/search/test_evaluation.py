"""What a position is worth to a search: each thing that counts, in a scene where nothing else differs."""

from itertools import pairwise

from noisecheck import scene
from noisecheck.bots.search.evaluation import standing, value
from noisecheck.engine.outcome import WON, Outcome

CORRIDOR = """
    a   b   c   d   e   f   g   h
  +---+---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+
2 | .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+
objective h1
exit h1
turn snake
"""
CARD = "lost-contact 4/3 left"


def worth_of(text: str) -> float:
    return standing(scene(CORRIDOR + text).state)


def test_nearer_to_the_goal_is_better() -> None:
    assert worth_of("snake d1") > worth_of("snake a1")


def test_every_damage_costs_and_the_second_more_than_the_first() -> None:
    worths = [worth_of(f"snake a1 damage {damage}") for damage in range(4)]
    costs = [before - after for before, after in pairwise(worths)]

    assert 0 < costs[0] < costs[1]
    assert costs[2] > 0


def test_too_few_order_cards_for_the_way_are_bad_and_enough_are_enough() -> None:
    few, enough, plenty = (worth_of("snake a1\norders " + "; ".join([CARD] * count)) for count in (3, 9, 12))

    assert few < enough == plenty


def test_a_token_on_the_map_is_bad() -> None:
    assert worth_of("snake a1\n? snake h2") < worth_of("snake a1")


def test_eyes_on_a_hero_with_nowhere_to_go_are_bad() -> None:
    assert worth_of("snake a1\nguard d1 W") < worth_of("snake a1\nguard d2 W")


def test_the_end_is_worth_all_or_nothing_and_the_present_lies_between() -> None:
    game = scene(CORRIDOR + "snake a1")
    state = game.state.copy()

    assert 0 < value(state, standing(state)) < 1
    state.outcome = WON
    assert value(state, 0.0) == 1
    state.outcome = Outcome("lost", "time")
    assert value(state, 0.0) == 0
