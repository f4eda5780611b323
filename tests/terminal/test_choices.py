"""Options as players read them: in rising numbers, with names, faces, what a lock needs and whom a step wakes."""

import pytest

from noisecheck import Game
from noisecheck.engine.stage import Consequence, Section
from noisecheck.terminal.choices import numbered
from noisecheck.terminal.labels import by_where
from tests.table import rule, scene, staged
from tests.terminal.seats import in_one_line, sit_down

YARD = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   . | . |
  +   +---+   +===+
2 | .   # | .   . |
  +---+---+---+---+
"""


def at_the_door(dice: str = "5 5 5", **more: str) -> Game:
    return scene(
        f"{YARD}snake d2 inactive minus-white-or-move\ndoor d1-d2 level 2 needs 3 4+\nturn snake\ndice {dice}\n"
        + more.get("lines", "")
    )


def shown(game: Game) -> list[str]:
    return [f"{each.label.head} {each.label.words}".strip() for each in numbered(game)]


def test_numbers_rise_in_the_order_shown_and_what_changes_nothing_comes_last(corridor: Game) -> None:
    said = sit_down(corridor, "dash b1", width=100)

    assert " step  1 a1  2 c2 over c1: ! and attack\n" in said
    assert " 3 stop\n" in said


def test_a_number_chooses_what_it_is_shown_with(corridor: Game) -> None:
    sit_down(corridor, "dash b1", "3")

    assert corridor.where("snake") == "b1"
    assert corridor.decision is not None
    assert corridor.decision.kind == "action"


@rule("MOV-3")
def test_a_leap_over_a_guard_says_what_it_brings_on(corridor: Game) -> None:
    said = sit_down(corridor, "sneak b1", width=100)

    assert "sneak                1 a1  2 c2 over c1: ! and attack" in said


@rule("MOV-2")
def test_a_leap_over_a_friend_is_told_and_no_danger() -> None:
    game = scene(f"{YARD}snake a1\nmeryl b1\nturn snake\n")

    assert {each.label.warning for each in numbered(game) if each.option.verb == "sneak"} == {"", "over b1"}


@rule("HER-5")
def test_a_leap_over_a_guard_in_disguise_is_no_danger() -> None:
    game = scene(f"{YARD}meryl b1 disguised\nguard c1 W\nturn meryl\n")

    assert {each.label.warning for each in numbered(game) if each.option.verb == "sneak"} == {"", "over c1"}


@rule("ACT-11")
def test_a_lock_says_at_once_what_it_needs() -> None:
    said = in_one_line(sit_down(at_the_door()))

    assert "d1-d2 (level 2: 3 4+)" in said
    assert "lock d1-d2 level 2: 3 4+" in said


@rule("ACT-11")
def test_both_questions_of_a_lock_say_what_it_needs() -> None:
    game = scene(f"{YARD}snake d2\ndoor d1-d2 level 2 needs 3 4+\nturn snake\ndice 5 5 5\n")

    before = in_one_line(sit_down(game, "interact d1-d2"))
    after = in_one_line(sit_down(game, "pass"))

    assert "About to roll: □ ■ ■. Level 2, needs 3 4+." in before
    assert "Level 2, needs 3 4+: 3 is missing." in after


@rule("ACT-11")
def test_dice_at_a_lock_are_shown_by_their_faces() -> None:
    game = at_the_door("5 6 4")
    sit_down(game, "interact d1-d2", "pass")

    said = sit_down(game, width=100)

    assert "reroll   3 □5  4 ■6  5 ■4  6 □5 ■6  7 □5 ■4  8 ■6 ■4  9 □5 ■6 ■4" in said
    assert "□5 ■6 ■4, missing 3" in said


@rule("FOC-5")
def test_a_change_shows_the_die_before_and_after() -> None:
    game = at_the_door("! 6 1")
    sit_down(game, "interact d1-d2")

    assert shown(game) == [
        *("focus +2 ■6→6", "focus +2 ■1→3"),
        *("focus −2 ■6→4", "focus −2 ■1→1"),
        *("focus Reroll □!", "focus Reroll ■6", "focus Reroll ■1"),
        "pass",
    ]


def test_a_focus_token_has_one_name_in_options_and_panel(corridor: Game) -> None:
    said = sit_down(corridor, width=100)

    assert said.count("−1□ or Move 1") == 2
    assert "minus-white-or-move" not in said


@rule("ACT-8")
def test_tokens_to_refresh_show_what_each_costs() -> None:
    game = scene(f"{YARD}snake a1 inactive plus-2,reroll\nturn snake\n")

    assert "refresh 5 +2 6 Reroll (2 actions)" in in_one_line(sit_down(game))


@pytest.mark.parametrize(
    ("way", "said"),
    [("c1 d1 d2 d3", "via d1"), ("c1 c2 d2 d3", "via d2"), ("c1 c2 c3 d3", "via c3")],
)
def test_equal_ways_are_told_apart_by_where_they_differ(way: str, said: str) -> None:
    ways = ["c1 d1 d2 d3", "c1 c2 d2 d3", "c1 c2 c3 d3"]

    shortest = by_where(way.split(), [each.split() for each in ways])

    assert shortest in (said, "via c2 d2")
    assert sum(set(shortest.split()[1:]) <= set(each.split()) for each in ways) == 1


def test_a_lone_way_is_shown_whole() -> None:
    assert by_where(["a1", "a2"], [["a1", "a2"]]) == "a1 a2"


@rule("SET-8")
def test_what_one_may_do_at_an_event_is_listed_by_name_and_a_long_name_hangs() -> None:
    section = Section(choices={"high-frequency-blade": Consequence(), "rations": Consequence()})
    game = staged(f"{YARD}stage test-mission\nevent A b1\nsnake a1\nturn snake\n", events={"A": section})

    said = sit_down(game, "sneak b1", width=30)

    assert " 1 High-Frequency \n            Blade\n" in said
    assert " 2 Rations\n" in said
