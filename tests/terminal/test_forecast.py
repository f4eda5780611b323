"""The forecast at the terminal."""

import pytest

from tests.table import scene
from tests.terminal.seats import in_one_line, sit_down

CORNER = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +---+---+---+---+   +
2 | #   #   #   # | . |
  +---+---+---+---+   +
3 | .   .   .   .   . |
  +---+---+---+---+---+
snake e3 noisy 2
meryl a3
guard c1 W
orders waken 5/4 left; waken 4/3 left
turn snake
"""


def test_it_tells_noise_heroes_guards_and_cards() -> None:
    said = in_one_line(sit_down(scene(CORNER), "forecast", width=100))

    assert "If Snake ends the turn in e3 and nobody else moves (still to act: Meryl):" in said
    assert "Noise (2 dice): quiet 69% → spotted 0% · noisy 31% → 100% · total 31%" in said
    assert "Snake: spotted 31%, attacked 31%, damage 0.4 on average, killed 0%" in said
    assert "Guard in c1:" in said
    assert "2 Order cards may come next." in said


def test_another_space_and_another_hero_can_be_named() -> None:
    said = in_one_line(sit_down(scene(CORNER), "forecast D3", "forecast Meryl", "forecast meryl b3"))

    assert "If Snake ends the turn in d3" in said
    assert "If Meryl ends the turn in a3" in said
    assert "If Meryl ends the turn in b3" in said


@pytest.mark.parametrize("words", ["zz", "otacon", "e9", "snake zz"])
def test_what_is_not_there_is_answered_with_how_to_ask(words: str) -> None:
    said = in_one_line(sit_down(scene(CORNER), f"forecast {words}"))

    assert f"There is no “{words}” here. For example: forecast, forecast c4" in said


def test_a_space_that_is_taken_is_refused() -> None:
    assert "Snake cannot end the turn in c1." in sit_down(scene(CORNER), "forecast c1")


def test_what_is_known_of_the_deck_is_said() -> None:
    said = sit_down(scene(CORNER.replace("turn snake", "looked-at orders\nturn snake")), "forecast")

    assert "The Order card is known: Waken Guard 5/4 left." in in_one_line(said)


def test_outside_a_heros_turn_there_is_none() -> None:
    assert "nothing to forecast now" in sit_down(scene(CORNER.replace("turn snake", "")), "forecast")
