"""The terminal game from the command line: stages, heroes, games that go on, earlier games."""

from pathlib import Path

import pytest

import noisecheck
from noisecheck.terminal import calling, saves
from tests.command import home, one_line, run

__all__ = ["home"]


def test_a_stage_can_be_played_at_once() -> None:
    result = run("terminal", "heliport", "--seed", "7", typed="sneak c7\nquit\n")

    assert result.exit_code == 0
    assert "Seed 7." in result.output
    assert "Snake moves from c8 to c7." in result.output


def test_the_same_seed_is_the_same_game() -> None:
    first, second = (run("terminal", "heliport", "--seed", "7", typed="end\n").output for _ in range(2))

    assert first.partition("Seed 7.")[2] == second.partition("Seed 7.")[2] != ""


def test_an_unknown_stage_is_answered_with_those_there_are() -> None:
    result = run("terminal", "helipad")

    assert result.exit_code == 1
    assert "helipad" in result.output
    assert "heliport" in result.output


@pytest.mark.parametrize("words", [["xyz"], ["xyz", "--heroes", "snake"]])
def test_a_name_like_no_stage_is_answered_with_where_the_list_is_which_has_a_veil(words: list[str]) -> None:
    result = run("terminal", *words)

    assert result.exit_code == 1
    assert "There is no stage “xyz”. `noisecheck terminal` without a name shows a list" in one_line(result)
    assert not any(name in result.output for name in ("liquid", "tank", "metal-gear-rex"))
    assert "Perhaps you mean heliport." in one_line(run("terminal", "heliprot"))


def test_an_unknown_hero_is_answered_with_those_there_are() -> None:
    result = run("terminal", "heliport", "--heroes", "snake, liquid")

    assert result.exit_code == 1
    assert "liquid" in result.output
    assert "gray-fox" in result.output


def test_without_a_stage_one_is_chosen_by_number_or_name() -> None:
    for choice in ("2", "heliport", "HELIPORT"):
        saves.autosave_path().unlink(missing_ok=True)
        result = run("terminal", typed=f"nonsense\n77\n\n{choice}\nquit\n")

        assert result.exit_code == 0
        assert "Snake: choose an action (4 left)" in result.output


@pytest.mark.parametrize(
    ("answer", "stage"),
    [("", "Recon\n"), ("1", "Recon against Ocelot\n"), ("recon-mantis", "Recon against Mantis\n")],
)
def test_a_vr_mission_may_be_chosen_with_a_boss(answer: str, stage: str) -> None:
    result = run("terminal", typed=f"veil\nrecon\n9\n{answer}\nsnake\nquit\n")

    assert "Against a boss?" in result.output
    assert "Type a number from 1 to" in result.output
    assert f"\n{stage}" in result.output


def test_one_can_leave_when_asked_for_a_boss() -> None:
    assert run("terminal", typed="veil\nrecon\nquit\n").exit_code == 0
    assert not saves.autosave_path().exists()


@pytest.mark.parametrize("typed", ["", "quit\n"])
def test_one_can_leave_without_choosing_a_stage(typed: str) -> None:
    result = run("terminal", typed=typed)

    assert result.exit_code == 0
    assert not saves.autosave_path().exists()


def test_a_game_goes_on_where_it_stopped() -> None:
    run("terminal", "heliport", "--seed", "7", typed="sneak c7\n")

    result = run("terminal", typed="\nsneak c6\n")

    assert "Continue Heliport, round 1?" in result.output
    assert "Snake moves from c7 to c6." in result.output


def test_no_to_going_on_keeps_the_earlier_game_aside(home: Path) -> None:
    run("terminal", "heliport", "--seed", "7", typed="sneak c7\n")

    result = run("terminal", typed="n\nheliport\nquit\n")

    kept = home / "autosave.earlier-1.json"
    assert kept.name in result.output.replace("\n", "")
    assert saves.read_game(kept).where("snake") == "c7"


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe\x00", b'{"noisecheck": 1, "origin": {}, "steps": []}', b"[]"]
)
def test_a_broken_autosave_is_told_and_kept_aside(home: Path, content: bytes) -> None:
    home.mkdir()
    saves.autosave_path().write_bytes(content)

    result = run("terminal", typed="heliport\nquit\n")

    assert result.exit_code == 0
    assert "cannot be resumed" in one_line(result)
    assert (home / "autosave.broken-1.json").read_bytes() == content


def test_a_second_broken_autosave_does_not_take_the_place_of_the_first(home: Path) -> None:
    for number in (1, 2):
        home.mkdir(exist_ok=True)
        saves.autosave_path().write_text(f"broken {number}")
        run("terminal")

    assert (home / "autosave.broken-1.json").read_text() == "broken 1"
    assert (home / "autosave.broken-2.json").read_text() == "broken 2"


def test_a_saved_file_can_be_opened(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run("terminal", "heliport", "--seed", "7", typed=f"sneak c7\nsave {file}\n")

    assert "Snake moves from c7 to c6." in run("terminal", "--load", str(file), typed="sneak c6\n").output


def test_a_file_that_is_no_saved_game_is_told(tmp_path: Path) -> None:
    result = run("terminal", "--load", str(tmp_path / "nothing.json"))

    assert result.exit_code == 1
    assert "nothing.json" in result.output.replace("\n", "")


def test_heroes_are_asked_for_where_the_stage_leaves_a_choice() -> None:
    result = run("terminal", "recon", typed="snake, liquid\n1 1\nmeryl gray\nquit\n")

    assert "1 snake  2 meryl  3 otacon  4 gray-fox" in result.output
    assert "Which heroes? 1 to 4 of them" in one_line(result)
    assert "there is no hero 'liquid'" in one_line(result)
    assert "turn 1 meryl 2 gray-fox" in one_line(result)


def test_the_smallest_party_is_one_enter_away() -> None:
    assert "Snake: choose an action (4 left)" in run("terminal", "recon", typed="\nquit\n").output


def test_one_can_leave_when_asked_for_heroes() -> None:
    assert run("terminal", "recon", typed="quit\n").exit_code == 0
    assert not saves.autosave_path().exists()


def test_an_unclear_answer_to_going_on_is_asked_again() -> None:
    run("terminal", "heliport", "--seed", "7", typed="sneak c7\n")

    result = run("terminal", typed="maybe\ny\nsneak c6\n")

    assert result.output.count("Continue Heliport") == 2
    assert "Snake moves from c7 to c6." in result.output


def test_an_earlier_game_is_offered_and_can_be_taken_up_again(home: Path) -> None:
    run("terminal", "heliport", "--seed", "7", typed="sneak c7\n")
    run("terminal", "cargo-dock", "--seed", "7", typed="sneak a7\n")

    number = len(noisecheck.stage_ids()) + 1  # after the stages
    result = run("terminal", typed=f"n\n{number}\nsneak c6\n")

    assert f"{number} Heliport Snake 1 answer given" in one_line(result)
    assert "Snake moves from c7 to c6." in result.output
    assert [kept.stage for kept in saves.kept_games()] == ["cargo-dock"]


def test_a_game_without_a_single_answer_is_not_kept(home: Path) -> None:
    run("terminal", "heliport", "--seed", "7", typed="quit\n")
    run("terminal", "cargo-dock", "--seed", "7", typed="quit\n")

    assert saves.kept_games() == []


def test_saving_makes_no_folders(tmp_path: Path) -> None:
    result = run("terminal", "heliport", "--seed", "7", typed=f"save {tmp_path}/nope/x.json\n")

    assert "cannot be written" in one_line(result)
    assert not (tmp_path / "nope").exists()


def test_the_farewell_names_what_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "`noisecheck terminal` continues from here." in one_line(run("terminal", "heliport", typed="quit\n"))

    monkeypatch.setenv(calling.CALLED, "make play")
    assert "`make play` continues from here." in one_line(run("terminal", "heliport", typed="quit\n"))


def test_a_stage_without_focus_says_so_before_the_game() -> None:
    assert "Focus tokens are out of play in this stage." in run("terminal", "cargo-dock", typed="quit\n").output
