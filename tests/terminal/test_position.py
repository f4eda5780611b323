"""Map and dashboards fit the window, whatever its size."""

from io import StringIO

import pytest
from rich.console import Console

from noisecheck import Game, new_game
from noisecheck.terminal.session import Session
from tests.table import scene
from tests.terminal.seats import sit_down, typist

FOCUS = ("−1□ or Move 1", "+2", "−2", "Reroll")


def window(game: Game, width: int, height: int, *lines: str, pauses: bool = False) -> str:
    """What a window shows when the lines were typed: as much of the end as fits."""
    file = StringIO()
    console = Console(file=file, width=width, height=height, force_terminal=True, color_system=None, highlight=False)
    Session(game, console, typist(*lines), pauses=pauses).play()
    shown = file.getvalue().rstrip("\n").split("\n")
    return "\n".join(shown[-height - 1 : -2])  # without the farewell


@pytest.mark.parametrize("heroes", [["snake"], ["snake", "meryl"], ["snake", "meryl", "otacon", "gray-fox"]])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (140, 45), (40, 30)])
def test_the_letters_of_the_columns_and_the_hero_stay_in_view(heroes: list[str], width: int, height: int) -> None:
    game = new_game("recon", heroes, seed=7)
    if len(heroes) > 1:
        game.choose("turn snake")

    shown = window(game, width, height)

    assert "    a   b   c   d   e" in shown
    assert "┃ S " in shown
    assert max(map(len, shown.splitlines())) <= width


@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 24), (140, 45)])
def test_no_focus_token_is_cut_off(width: int, height: int) -> None:
    game = new_game("recon", ["snake", "meryl"], seed=7)
    game.choose("turn snake")

    shown = window(game, width, height)

    assert all(f"● {token}" in shown for token in FOCUS)


def test_a_narrow_window_goes_with_the_hero() -> None:
    game = scene(
        "    " + "   ".join("abcdefghijklmnop") + "\n  +" + "---+" * 16 + "\n1 | " + "   ".join("." * 16) + " |\n  +"
        "---+" + "---+" * 15 + "\nsnake o1\nturn snake\n"
    )

    shown = window(game, 40, 30)

    assert "o   p" in shown
    assert "    a" not in shown
    assert " S " in shown
    assert "Part of the map" in shown


def test_map_shows_all_of_it_piece_by_piece() -> None:
    game = new_game("recon", ["snake"], seed=7)

    said = sit_down(game, "map", width=40)

    assert all(f" {column} " in said.replace("\n", " \n ") for column in "abcdefghijklmnopqr")


def test_news_that_fill_the_window_wait_and_what_is_typed_then_is_an_answer() -> None:
    game = new_game("recon", ["snake"], seed=7)

    window(game, 80, 24, "end", "", "sneak a7", pauses=True)
    assert game.where("snake") == "a7"

    window(game, 80, 24, "end", "sneak a8", pauses=True)
    assert game.where("snake") == "a8"


def test_a_long_enemy_phase_ends_with_a_summary() -> None:
    said = sit_down(new_game("recon", ["snake"], seed=7), "end")

    assert " Enemy phase: 3 guards acted.\n" in said


def test_the_summary_tells_whom_it_cost_what() -> None:
    game = scene(
        "    a   b   c   d\n  +---+---+---+---+\n1 | .   .   .   . |\n  +---+---+---+---+\n"
        "snake a1 inactive minus-white-or-move,plus-2,minus-2,reroll\nguard d1 W\nturn snake\ndice 5 2\n"
    )

    assert "Enemy phase: 1 guard acted; Snake was attacked and lost 1 health." in sit_down(game, "end")
