"""What somebody types is taken for what it means; what it cannot mean is explained."""

import pytest

from noisecheck import Game
from noisecheck.terminal.typed import meant
from noisecheck.texts import about
from tests.table import scene
from tests.terminal.seats import in_one_line, sit_down
from tests.terminal.test_choices import YARD, at_the_door


@pytest.mark.parametrize("typed", ["interact d1-d2", "interact d2-d1", "INTERACT D2-D1", "int d2-d1"])
def test_a_door_may_be_named_from_either_side(typed: str) -> None:
    assert meant(at_the_door(), typed) == "interact d1-d2"


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("sneak b1", "sneak b1"),
        ("sne b1", "sneak b1"),
        ("focus minus a2", "focus minus-white-or-move a2"),
        ("focus -1□ a2", "focus minus-white-or-move a2"),
        ("focus −1□ or Move 1 a2", "focus minus-white-or-move a2"),
        ("s b1", "s b1"),
        ("e", "e"),
        ("sneak b", "sneak b"),
        ("sneak a", "sneak a"),
    ],
)
def test_beginnings_and_shown_names_will_do_but_spaces_are_typed_whole(corridor: Game, typed: str, option: str) -> None:
    assert meant(corridor, typed) == option


def test_a_beginning_that_fits_several_is_nothing() -> None:
    game = scene(f"{YARD}snake a1\nko b1 2\nturn snake\ngear snake rations, rations-2\n")

    assert meant(game, "use rat") == "use rat"


def test_a_direction_may_be_typed_small() -> None:
    game = scene(
        "    a   b\n  +---+---+\n1 | .   . |\n  +   +   +\n2 | .   . |\n  +---+---+\n"
        "snake a1\nbarracks b2 zone main count 1\norders radio-in 5/4 left\nturn snake\n"
    )
    game.choose("end")

    assert game.decision is not None
    assert meant(game, "face n") == "face N"


@pytest.mark.parametrize(
    ("typed", "meant"), [("snek b1", "sneak b1"), ("hepl", "help"), ("forcast a2", "forecast a2"), ("ends", "end")]
)
def test_a_word_that_is_misspelled_is_told_what_it_may_mean(corridor: Game, typed: str, meant: str) -> None:
    said = in_one_line(sit_down(corridor, typed))

    assert f"There is no “{typed}”. Did you mean “{meant}”?" in said


@pytest.mark.parametrize("typed", ["zzz", "sneak c9"])
def test_what_is_like_nothing_or_spelled_right_is_explained_as_before(corridor: Game, typed: str) -> None:
    said = sit_down(corridor, typed)

    assert "Did you mean" not in said
    assert f"“{typed}” is not possible now." in said


def test_a_verb_alone_lists_what_it_could_mean(corridor: Game) -> None:
    said = sit_down(corridor, "sneak")

    assert "Say which: sneak b1, sneak a2." in said
    assert "not possible" not in said


def test_why_of_an_action_tells_its_rule_and_what_is_in_the_way(corridor: Game) -> None:
    said = in_one_line(sit_down(corridor, "why takedown"))

    assert "HER-1" in said
    assert "takedown c1: c1 is not adjacent." in said


def test_why_use_without_equipment(corridor: Game) -> None:
    assert "Snake carries no equipment." in sit_down(corridor, "why use")


def test_why_use_speaks_of_the_cards_carried() -> None:
    game = scene(f"{YARD}snake a1\ngear snake body-armor\nturn snake\n")

    assert "use body-armor: Body Armor is not used as an action." in in_one_line(sit_down(game, "why use"))


def test_why_use_tells_what_each_card_does() -> None:
    game = scene(f"{YARD}snake a1\ngear snake body-armor, pistol-45\nturn snake\n")

    everything, one = in_one_line(sit_down(game, "why use")), in_one_line(sit_down(game, "why use pistol-45"))

    assert f"Body Armor: {about('body-armor')}" in everything
    assert f"Pistol (.45 Cal): {about('pistol-45')}" in everything
    assert about("pistol-45") in one
    assert about("body-armor") not in one


def test_why_of_a_number_speaks_of_that_option(corridor: Game) -> None:
    said = in_one_line(sit_down(corridor, "why 3", "why 99"))

    assert "“dash b1” is possible now: option 3 (noisy)." in said
    assert "a number from 1 to 8" in said


def test_a_question_mark_is_help(corridor: Game) -> None:
    assert "Signs on the map" in sit_down(corridor, "?")


def test_the_known_actions_include_focus_and_end(corridor: Game) -> None:
    assert "takedown, focus, end." in in_one_line(sit_down(corridor, "fly b1"))


def test_the_game_on_one_page(corridor: Game) -> None:
    said = sit_down(corridor, "help play")

    assert all(f"{title}. " in said for title in ("The aim", "Noise", "Guards", "Locks"))


def test_a_chapter_lists_its_rules(corridor: Game) -> None:
    said = sit_down(corridor, "rule los")

    assert "LOS  Line of sight" in said
    assert "LOS-3    The clear box" in said


def test_a_word_finds_the_rules_that_have_it(corridor: Game) -> None:
    said = sit_down(corridor, "rule burn")

    assert "ORD-4    Lost Contact" in said
    assert "LOS-3" not in said


def test_a_word_of_one_rule_shows_it(corridor: Game) -> None:
    assert "LOS-3  The clear box  rulebook p. 9" in sit_down(corridor, "rule smallest rectangle")
