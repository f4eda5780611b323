"""Playing at the terminal: whatever is typed, there is an answer, and nothing is lost."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from noisecheck import Game, load_game, new_game, picture, texts
from noisecheck.terminal import saves, starting
from noisecheck.terminal.session import REMINDER, Session
from tests.table import scene
from tests.terminal.seats import in_one_line, plain_console, shown, sit_down, typist


def test_an_option_can_be_chosen_by_its_number(corridor: Game) -> None:
    said = sit_down(corridor, "1")

    assert corridor.where("snake") == "b1"
    assert "Snake moves from a1 to b1.  ACT-4" in said


def test_an_option_can_be_chosen_by_its_text_in_any_case_and_spacing(corridor: Game) -> None:
    sit_down(corridor, "  SNEAK   a2 ")

    assert corridor.where("snake") == "a2"


def test_the_question_and_its_numbered_options_are_shown(corridor: Game) -> None:
    said = sit_down(corridor)

    assert "Snake: choose an action (4 left)" in said
    assert "sneak                1 b1  2 a2" in said
    assert "dash                 3 b1  4 a2  noisy" in said


def test_what_an_action_costs_is_shown_where_it_is_not_one(corridor: Game) -> None:
    said = in_one_line(sit_down(corridor, "sneak b1"))

    assert "combo 6 c1 2 actions" in said
    assert "takedown 7 c1 2 actions" in said


@pytest.mark.parametrize("number", ["0", "99", "123456789012345678901234567890", "²"])
def test_a_number_that_is_none_changes_nothing(corridor: Game, number: str) -> None:
    before = picture(corridor)

    said = sit_down(corridor, number)

    assert picture(corridor) == before
    assert "a number from 1 to 8" in said or "not possible" in said


@pytest.mark.parametrize(
    "line",
    [
        "",
        "   ",
        "sneak",
        "sneak zz",
        "why",
        "rule",
        "rule XXX-1",
        "save",
        "\x00",
        "[bold]",
        "log x",
        "focus",
        "🦊" * 500,
    ],
)
def test_nonsense_changes_nothing_and_stops_nobody(corridor: Game, line: str) -> None:
    before = picture(corridor)

    said = sit_down(corridor, line, "sneak b1")

    assert before != picture(corridor)
    assert corridor.where("snake") == "b1"
    assert "Snake moves from a1 to b1." in said


def test_a_refusal_names_the_rule_and_the_reason(corridor: Game) -> None:
    said = sit_down(corridor, "sneak c2")

    assert "“sneak c2” is not possible now." in said
    assert "ACT-4  Sneak" in said
    assert "c2 is more than one space away from a1." in said


def test_why_tells_the_rule_its_title_and_the_reason(corridor: Game) -> None:
    said = sit_down(corridor, "why sneak b2")

    assert "ADJ-2  " in said
    assert "Nobody can stand in b2." in said


def test_why_of_something_possible(corridor: Game) -> None:
    assert "“sneak b1” is possible now: option 1." in sit_down(corridor, "why sneak b1")


@pytest.mark.parametrize("command", ["rule", "rules"])
def test_a_rule_can_be_looked_up(corridor: Game, command: str) -> None:
    said = sit_down(corridor, f"{command} los-3")

    assert "LOS-3  The clear box  rulebook p. 9" in said
    assert "Our ruling:" in said


def test_an_answer_can_be_taken_back(corridor: Game) -> None:
    said = sit_down(corridor, "sneak b1", "undo")

    assert corridor.where("snake") == "a1"
    assert "Taken back." in said


def test_nothing_can_be_taken_back_before_the_first_answer(corridor: Game) -> None:
    assert sit_down(corridor, "undo", "rewind").count("There is nothing to take back.") == 2


def test_past_a_reveal_undo_explains_and_rewind_goes_back() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    snake a1 inactive minus-white-or-move,plus-2,minus-2,reroll
    guard b1 W
    turn snake
    dice 2
    """)

    said = sit_down(game, "hand-to-hand b1", "undo")
    assert game.hero("snake").spent == 1
    assert "type `rewind`" in in_one_line(said)

    sit_down(game, "rewind")
    assert game.hero("snake").spent == 0


def test_the_log_tells_everything_again(corridor: Game) -> None:
    said = sit_down(corridor, "sneak b1", "sneak a1", "log all")

    assert said.count("Snake moves from b1 to a1.") == 2


def test_the_log_can_be_short(corridor: Game) -> None:
    said = sit_down(corridor, "sneak b1", "sneak a1", "log 1")

    assert said.count("Snake moves from a1 to b1.") == 1
    assert said.count("Snake moves from b1 to a1.") == 2


def test_help_lists_every_command_and_sign(corridor: Game) -> None:
    said = sit_down(corridor, "help")

    assert all(command in said for command in Session(corridor, plain_console()).commands)
    assert "locked door" in said


def test_map_shows_the_whole_map(corridor: Game) -> None:
    assert sit_down(corridor, "map").count("┏━━━") == 2 * sit_down(corridor).count("┏━━━")


def test_saving_to_a_file_and_never_over_another(corridor: Game, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"

    said = sit_down(corridor, "sneak b1", f"save {file}", "sneak a1", f"save {file}")

    assert load_game(file.read_text("utf-8")).where("snake") == "b1"
    assert "already exists" in in_one_line(said)


def test_a_file_that_cannot_be_written_is_told(corridor: Game, tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("")

    said = sit_down(corridor, f"save {tmp_path}/wall/mine.json")

    assert "cannot be written" in in_one_line(said)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="it takes a pipe with a name")
def test_what_is_no_file_is_written_to_and_stays_what_it_is(tmp_path: Path) -> None:
    """Whoever writes to a device as root would otherwise have none any more."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as reader:
        read = reader.submit(pipe.read_text, "utf-8")
        saves.write_atomically(pipe, "a picture")

    assert read.result() == "a picture"
    assert pipe.is_fifo()


def test_the_game_saves_itself_after_every_answer(corridor: Game) -> None:
    sit_down(corridor, "sneak b1")

    assert saves.read_game(saves.autosave_path()).where("snake") == "b1"


def test_the_autosave_follows_when_an_answer_is_taken_back(corridor: Game) -> None:
    sit_down(corridor, "sneak b1", "undo")

    assert saves.read_game(saves.autosave_path()).where("snake") == "a1"


def test_a_disk_that_takes_nothing_is_told_once_and_the_game_goes_on(corridor: Game, home: Path) -> None:
    home.write_text("a file where the folder should be")

    said = sit_down(corridor, "sneak b1", "sneak a1")

    assert in_one_line(said).count("cannot be written") == 1
    assert corridor.where("snake") == "a1"
    assert "is saved" not in in_one_line(said)
    assert "could not be saved" in in_one_line(said)


def test_quit_leaves_at_once(corridor: Game) -> None:
    said = sit_down(corridor, "quit", "sneak b1")

    assert corridor.where("snake") == "a1"
    assert "The game is saved." in said


def test_the_end_of_the_input_and_ctrl_c_leave_politely(corridor: Game) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    console = plain_console()
    Session(corridor, console, interrupted).play()

    assert "The game is saved." in shown(console)
    assert "The game is saved." in sit_down(corridor)


def won_soon() -> Game:
    return scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    snake a1
    objective a1
    turn snake
    """)


def test_a_win_is_told_and_leaves_no_autosave() -> None:
    game = won_soon()

    said = sit_down(game, "interact a1", "1", "sneak b1", "log")

    assert str(game.outcome) == "won"
    assert "Stage cleared!" in said
    assert "The stage is over." in said
    assert "Until the next mission." in said
    assert not saves.autosave_path().exists()


def test_after_the_end_there_is_another_game() -> None:
    said = sit_down(won_soon(), "again", "interact a1", "again", "interact a1")

    assert "`again` begins another game when this one is over" in in_one_line(said)
    assert said.count("Stage cleared!") == 2


def test_another_game_on_a_stage_has_the_same_heroes_and_other_dice() -> None:
    game = new_game("recon", ["meryl", "snake"], seed=5)

    other = starting.once_more(game)

    assert other.origin["heroes"] == ["meryl", "snake"]
    assert other.origin["seed"] != 5


def test_a_loss_is_told_with_its_reason() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    snake a1
    turn snake
    orders game-over
    """)

    said = sit_down(game, "end")

    assert "Stage failed: time ran out." in said
    assert not saves.autosave_path().exists()


def test_even_a_win_can_be_taken_back() -> None:
    game = won_soon()

    sit_down(game, "interact a1", "undo")

    assert game.outcome is None
    assert saves.autosave_path().exists()


def test_when_a_game_goes_on_only_its_last_events_are_told_again(corridor: Game) -> None:
    corridor.choose("sneak b1")
    for space in ("a1", "a2", "a1"):
        corridor.choose(f"sneak {space}")
    corridor.choose("focus minus-white-or-move a2")
    corridor.choose("end")
    assert len(corridor.events) > REMINDER

    console = plain_console()
    Session(corridor, console, typist()).play()

    assert "Snake moves from a1 to b1." not in shown(console)
    assert texts.tell(corridor.events[-1]) in shown(console)


@pytest.mark.parametrize("width", [40, 80, 140])
def test_no_line_is_longer_than_the_window(corridor: Game, width: int) -> None:
    said = sit_down(corridor, "sneak b1", "help", "why dash d1", "end", width=width)

    assert max(map(len, said.splitlines())) <= width
