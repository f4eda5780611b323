"""Bots and hints at the terminal: bots announce what they do and why; people overrule them and have the seat back."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from noisecheck import Game, UnknownName, new_game
from noisecheck.bots.shapes import Suggestion, Why
from noisecheck.cli import app
from noisecheck.terminal.bot_seats import BotSeats, seats_named
from noisecheck.terminal.hinting import draw_suggestions
from noisecheck.terminal.session import Session
from noisecheck.texts import say
from tests.table import scene
from tests.terminal.seats import in_one_line, plain_console, shown, sit_down, typist

TWO = """
    a   b   c   d   e   f   g   h
  +---+---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+
2 | .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+
snake a1
meryl a2
objective h1
objective h2
exit a1
"""


@pytest.fixture
def two() -> Game:
    """Snake and Meryl, each in a corridor of its own with an objective at its end."""
    return scene(TWO)


def play(game: Game, bots: dict[str, str], *lines: str, pauses: bool = False) -> str:
    console = plain_console(width=100)
    Session(game, console, typist(*lines), pauses=pauses, bots=bots).play()
    return in_one_line(shown(console))


# seats


def test_a_bot_plays_its_hero_to_the_end_of_its_turn_and_the_person_goes_on(two: Game) -> None:
    said = play(two, {"meryl": "steady"}, "turn meryl")

    assert two.hero("meryl").acted
    assert two.where("meryl") != "a2"
    assert two.active_hero == "snake"
    assert "Snake: choose an action (4 left)" in said


def test_a_bot_announces_its_plan_and_why_before_it_acts(two: Game) -> None:
    said = play(two, {"meryl": "steady"}, "turn meryl")

    announced = re.search(r"Meryl \(Steady\): (.*?)\. Meryl goes to h2, 1 action from the goal", said)
    assert announced
    assert announced.start() < said.index("Meryl moves from a2 to b2.")
    assert announced[1].split(", ")[-1] == "step h2"
    assert said.count("Meryl (Steady): ") == 2  # for the plan, not for every option of it, and for the end of the turn


def test_a_bot_says_why_it_changes_a_roll_or_lets_it_stand() -> None:
    """AI-03"""
    game = scene(TWO + "guard b2 W\nturn meryl\ndice 2 2 2 2 2 2")
    game.choose("combo b2")
    said = play(game, {"meryl": "steady"})

    reasons = "This improves the roll|No change to this roll|Nothing is worth spending"
    assert re.search(rf"Meryl \(Steady\): [^.]*\. ({reasons})", said)


def test_a_person_may_do_something_else_than_the_bot_announced(two: Game) -> None:
    play(two, {"meryl": "steady"}, "turn meryl", "sneak b2", "quit", pauses=True)

    assert two.where("meryl") == "b2"
    assert two.hero("meryl").spent == 1


def test_with_a_person_at_the_table_what_all_decide_is_the_persons(two: Game) -> None:
    assert two.decision is not None
    assert two.decision.kind == "turn"

    assert BotSeats({"meryl": "steady"}).player(two) is None
    assert BotSeats({"meryl": "steady", "snake": "random"}).player(two) is not None


def test_bots_alone_play_the_game_to_its_end() -> None:
    game = new_game("cargo-dock", seed=3)
    play(game, {"snake": "steady"})

    assert game.outcome


def test_a_seat_can_be_given_to_a_bot_and_taken_back(two: Game) -> None:
    said = play(two, {}, "bot snake steady", "bot snake off", "turn snake", "bot snake", "bot snake off")

    assert "Snake is now played by a bot: Steady." in said
    assert said.count("Snake is yours again.") == 2
    assert two.hero("snake").acted  # between the last two lines the bot had its turn


@pytest.mark.parametrize("line", ["bot", "bot otacon", "bot snake genius"])
def test_a_seat_or_bot_that_is_not_there_changes_nothing(two: Game, line: str) -> None:
    assert "For example: bot meryl steady" in play(two, {}, line, "turn snake")
    assert not two.hero("snake").acted


def test_undo_goes_back_past_what_bots_answered(two: Game) -> None:
    play(two, {"meryl": "steady"}, "turn meryl", "undo")

    assert two.decision is not None
    assert two.decision.kind == "turn"
    assert two.where("meryl") == "a2"


def test_undo_that_cannot_reach_a_persons_answer_changes_nothing() -> None:
    game = new_game("cargo-dock", seed=3)
    said = play(game, {"snake": "steady"}, "undo")

    assert game.outcome
    assert "revealed" in said


def test_seats_are_named_by_hero_and_kind(two: Game) -> None:
    assert seats_named(two, ["meryl=search", "snake"]) == {"meryl": "search", "snake": "steady"}
    with pytest.raises(UnknownName, match="otacon"):
        seats_named(two, ["otacon"])
    with pytest.raises(UnknownName, match="genius"):
        seats_named(two, ["snake=genius"])


def test_bot_alone_says_how_to_give_and_take_a_seat(two: Game) -> None:
    said = in_one_line(sit_down(two, "bot"))

    assert "For example: bot meryl steady, or bot meryl off." in said
    assert "there is no hero" not in said


# hints


def test_a_hint_points_something_out_and_asked_again_suggests_plans(two: Game) -> None:
    two.choose("turn snake")
    said = in_one_line(sit_down(two, "hint", "hint"))

    assert re.search(r"The next thing for Snake to do is in h1\. .* 1 \w+ b1, ", said)
    assert "It brings Snake" in said
    assert "before the next turn: spotted 0%, attacked 0%; heard at the end of this one" in said
    assert two.where("snake") == "a1"


def test_plans_can_be_asked_for_at_once(two: Game) -> None:
    two.choose("turn snake")

    assert re.search(r"1 \w+ b1, ", in_one_line(sit_down(two, "hint plan")))


def test_a_plan_is_carried_out_to_the_end_of_the_turn(two: Game) -> None:
    two.choose("turn snake")
    sit_down(two, "hint do")

    assert two.hero("snake").acted
    assert two.active_hero == "meryl"


def test_another_plan_than_the_first_can_be_carried_out(two: Game) -> None:
    two.choose("turn snake")
    best = two.clone()
    sit_down(best, "hint do 1")
    sit_down(two, "hint do 2")

    assert best.hero("snake").acted
    assert two.hero("snake").acted
    assert [repr(event) for event in two.events] != [repr(event) for event in best.events]


def test_to_a_question_beside_actions_one_answer_is_given() -> None:
    game = scene(TWO + "guard b1 E\nturn snake\ndice 6 6 1")
    game.choose("combo b1")
    assert game.decision is not None
    assert game.decision.kind == "before-roll"

    sit_down(game, "hint do")

    assert [step.text for step in game.given] == ["combo b1", "pass"]


@pytest.mark.parametrize("line", ["hint do 9", "hint do x", "hint do 0"])
def test_a_plan_that_is_not_there_changes_nothing(two: Game, line: str) -> None:
    two.choose("turn snake")

    assert "There is no such plan" in in_one_line(sit_down(two, line))
    assert two.hero("snake").spent == 0


def test_where_there_is_nothing_to_point_out_it_says_so_and_how_to_answer() -> None:
    game = scene(TWO + "guard b1 E\nturn snake\ndice 1 6 3")
    game.choose("combo b1")
    said = in_one_line(sit_down(game, "hint", "hint"))

    assert "There is nothing to point out" in said
    assert "1 pass" in said or "1 focus" in said


def test_hints_of_a_game_that_is_over_do_no_harm() -> None:
    game = scene("    a\n  +---+\n1 | . |\n  +---+\nsnake a1\nobjective a1\nexit a1\nturn snake")
    game.choose("interact a1")

    for line in ("hint", "hint plan", "hint do", "bot snake steady"):
        said = in_one_line(sit_down(game, line))
        assert "The stage is over" in said.partition("› ")[0].rpartition("Type `again`")[0]
        assert "`hint` again" not in said
        assert "played by a bot" not in said


def test_a_hint_that_is_none_says_which_there_are(two: Game) -> None:
    two.choose("turn snake")
    said = in_one_line(sit_down(two, "hint foo"))

    assert "Type `hint`, `hint plan` or `hint do`" in said
    assert "The next thing for" not in said


def test_a_plan_names_what_it_uses_as_the_menu_does() -> None:
    suggestion = Suggestion("snake", ["focus extra-action", "dash b1", "end"], None, None, Why("bot-waits", {}), [])

    said = " ".join(line.plain for line in draw_suggestions(new_game("cargo-dock"), [suggestion]))

    assert "1 focus +1 action, dash b1, end" in said


# the command


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["terminal", *words], input="")


def test_bots_are_seated_by_an_option_of_the_command() -> None:
    result = run("cargo-dock", "--seed", "3", "--bot", "snake=steady")

    assert result.exit_code == 0
    assert "Snake (Steady): " in result.output
    assert "Stage cleared!" in result.output or "Stage failed" in result.output


@pytest.mark.parametrize(("seat", "known"), [("otacon=steady", "snake"), ("snake=genius", "random, steady, search")])
def test_a_seat_that_cannot_be_given_is_refused_with_what_there_is(seat: str, known: str) -> None:
    result = run("cargo-dock", "--seed", "3", "--bot", seat)

    assert result.exit_code == 1
    assert known in in_one_line(result.output)


def test_a_bad_seat_is_refused_before_the_story() -> None:
    result = run("cargo-dock", "--seed", "3", "--bot", "otacon=steady")

    assert say("stage-cargo-dock.briefing", {})[:30] not in in_one_line(result.output)


def test_a_game_that_goes_on_has_its_bots_again_and_says_so() -> None:
    CliRunner().invoke(app, ["terminal", "recon", "--heroes", "snake,meryl", "--seed", "3"], input="bot meryl\nquit\n")

    result = CliRunner().invoke(app, ["terminal"], input="y\nturn meryl\nquit\n")

    assert "Meryl is now played by a bot: Steady." in result.output
    assert "Meryl (Steady): " in result.output


def test_a_game_that_goes_on_gives_the_seats_named_now_to_bots() -> None:
    two = ["terminal", "recon", "--heroes", "snake,meryl", "--seed", "3"]
    CliRunner().invoke(app, two, input="bot meryl search\nquit\n")

    result = CliRunner().invoke(app, ["terminal", "--bot", "meryl=random"], input="y\nquit\n")

    assert "Meryl is now played by a bot: Random." in result.output


def test_a_saved_game_is_loaded_with_its_bots(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    CliRunner().invoke(app, ["terminal", "recon", "--heroes", "snake,meryl"], input=f"bot meryl\nsave {file}\nquit\n")

    result = CliRunner().invoke(app, ["terminal", "--load", file], input="turn meryl\nquit\n")

    assert "Meryl (Steady): " in result.output


@pytest.mark.parametrize("bots", ['"meryl"', '{"meryl": "genius"}', '{"nobody": "steady"}', "[1]", '{"meryl": [1]}'])
def test_bots_of_a_saved_game_that_are_none_are_left_out(tmp_path: Path, bots: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(new_game("recon", ["snake", "meryl"], 3).save()[:-1] + f', "bots": {bots}}}')

    result = CliRunner().invoke(app, ["terminal", "--load", str(file)], input="turn meryl\nquit\n")

    assert (result.exit_code, "(Steady)" in result.output) == (0, False)
