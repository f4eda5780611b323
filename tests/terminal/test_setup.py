"""The set-up at the terminal: it is played like any question."""

import re

import pytest

from noisecheck import new_game
from tests.command import home, run
from tests.table import rule, scene
from tests.terminal.seats import in_one_line, sit_down

__all__ = ["home"]


@rule("SET-13")
def test_the_cards_to_choose_from_stand_under_their_hero() -> None:
    game = new_game("recon", ["meryl", "snake"], seed=3, memory_box=["pistol-45", "rations-2"])

    said = sit_down(game, "equip meryl rations-2", "done", width=100)

    assert "Round 1, set-up" in said
    assert "Meryl: what to carry? 1 slot is free.  SET-13" in said
    assert " equip meryl  1 pistol-45  2 rations-2" in said
    assert " put back     3 meryl light-assault-rifle  4 meryl handgun-50" in said
    assert "Meryl takes Rations along.  SET-13" in said
    assert "Snake: what to carry? 3 slots are free.  SET-13" in said


def test_the_memory_box_is_given_on_the_command_line() -> None:
    said = run("terminal", "heliport", "--seed", "1", "--memory-box", "pistol-45, rope", typed="1\ndone\nquit\n")

    assert said.exit_code == 0
    assert "Snake takes Pistol (.45 Cal) along." in said.output
    assert "Snake: choose an action (4 left)" in said.output


@pytest.mark.parametrize("box", ["pistol", "rations"])
def test_a_memory_box_that_is_none_is_refused(box: str) -> None:
    said = run("terminal", "heliport", "--memory-box", box)

    assert said.exit_code == 1
    assert box in said.output


def test_a_noisy_card_is_marked() -> None:
    game = scene(
        "    a   b\n  +---+---+\n1 | .   . |\n  +---+---+\n"
        "snake a1\ngear snake gas-mask, thermal-goggles\nobjective b1 down\norders game-over\nturn snake"
    )

    said = in_one_line(sit_down(game))

    assert re.search(r"use gas-mask \d order noisy", said)
    assert re.search(r"use thermal-goggles \d b1 2 actions", said)
