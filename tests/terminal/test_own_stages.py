"""Your own stages at the command line: made, named, played, and gone on with."""

import json
from pathlib import Path

import pytest

from noisecheck import new_game, picture, scene
from noisecheck.content import load_stage
from noisecheck.content.loader import own_stages
from noisecheck.content.orders import STAGES
from noisecheck.terminal import saves
from tests.command import home, one_line, run
from tests.content.example import write

__all__ = ["home"]


@pytest.fixture
def boathouse(tmp_path: Path) -> Path:
    return write(tmp_path)


def test_a_stage_is_played_from_its_folder(boathouse: Path) -> None:
    result = run("terminal", str(boathouse), "--heroes", "snake", "--seed", "7", typed="sneak b4\nquit\n")

    assert result.exit_code == 0
    assert "Snake moves from a4 to b4." in result.output


def test_a_game_on_a_stage_of_ones_own_goes_on_without_its_folder_being_named(boathouse: Path) -> None:
    run("terminal", str(boathouse), "--heroes", "snake", "--seed", "7", typed="sneak b4\n")
    own_stages.pop("boathouse")

    assert "Snake moves from b4 to b3." in run("terminal", typed="\nsneak b3\n").output


def test_a_game_taken_up_from_a_picture_goes_on_where_nobody_has_its_stage(boathouse: Path, tmp_path: Path) -> None:
    load_stage(boathouse)
    file = tmp_path / "mine.json"
    file.write_text(scene(picture(new_game("boathouse", ["snake"], seed=7))).save(), "utf-8")
    own_stages.pop("boathouse")

    assert "Snake moves from a4 to b4." in run("terminal", "--load", str(file), typed="sneak b4\nquit\n").output


def test_a_folder_with_faults_is_refused_with_their_list(boathouse: Path) -> None:
    (boathouse / "map.txt").write_text("nothing")

    result = run("terminal", str(boathouse))

    assert result.exit_code == 1
    assert "map.txt" in result.output


# making a stage


def test_a_new_stage_is_written_checked_drawn_and_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    assert "noisecheck terminal old-mill" in run("new-stage", "old-mill").output
    assert run("lint", "old-mill").output == "old-mill is sound.\n"
    assert run("render", "old-mill").exit_code == 0
    assert (tmp_path / "old-mill.png").exists()
    played = run("terminal", "old-mill", "--heroes", "snake", "--seed", "7", typed="sneak b5\nquit\n")
    assert "Somewhere in the store on the north side" in played.output
    assert "Snake moves from b6 to b5." in played.output


def test_a_new_stage_goes_where_it_is_wanted_and_is_never_written_over(tmp_path: Path) -> None:
    assert run("new-stage", "old-mill", str(tmp_path / "stages")).exit_code == 0
    again = run("new-stage", "old-mill", str(tmp_path / "stages"))

    assert (tmp_path / "stages" / "old-mill" / "map.txt").exists()
    assert again.exit_code == 1
    assert "is there already; nothing was written" in one_line(again)


def test_a_bad_name_of_a_stage_gets_a_sentence(tmp_path: Path) -> None:
    result = run("new-stage", "Old Mill", str(tmp_path))

    assert result.exit_code == 1
    assert "not 'Old Mill', but 'old-mill', say" in one_line(result)


@pytest.mark.parametrize("file", ["", "stage.toml", "map.txt"])
def test_a_stage_is_named_by_its_folder_or_a_file_in_it(
    boathouse: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    monkeypatch.chdir(tmp_path)
    named = str(boathouse / file)

    assert run("lint", named).exit_code == 0
    assert run("render", named, "--heroes", "snake").exit_code == 0
    assert (tmp_path / "boathouse.svg").exists()
    assert run("terminal", named, "--heroes", "snake", typed="quit\n").exit_code == 0


@pytest.mark.parametrize("file", ["", "stage.toml"])
def test_a_stage_of_the_game_can_be_named_by_where_it_is_too(tmp_path: Path, file: str) -> None:
    drawn = tmp_path / "recon.svg"

    assert run("render", str(STAGES / "recon" / file), "--out", str(drawn)).exit_code == 0
    assert drawn.exists()


def test_a_stage_of_the_game_is_linted_by_its_name() -> None:
    assert run("lint", "heliport").exit_code == 0
    assert "no folder with stage.toml and map.txt" in run("lint", "helipad").output


def test_the_schema_is_printed_for_editors() -> None:
    assert json.loads(run("schema").output)["$ref"] == "#/$defs/StageFile"


def test_a_saved_game_finds_the_stage_that_was_named_by_its_bare_name(
    boathouse: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "mine.json"
    run("terminal", "boathouse", "--heroes", "snake", "--seed", "7", typed=f"sneak b4\nsave {file}\n")
    own_stages.pop("boathouse")
    monkeypatch.chdir(tmp_path.parent)

    assert run("replay", str(file)).exit_code == 0
    assert run("render", str(file), "--out", str(tmp_path / "mine.svg")).exit_code == 0


def test_a_saved_game_on_an_unknown_stage_says_what_is_missing(boathouse: Path, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run("terminal", str(boathouse), "--heroes", "snake", "--seed", "7", typed=f"sneak b4\nsave {file}\n")
    own_stages.pop("boathouse")
    (home / saves.STAGES).unlink()

    result = run("terminal", "--load", str(file))

    assert result.exit_code == 1
    assert "Name its folder as well: noisecheck terminal FOLDER --load FILE" in one_line(result)
    loaded = run("terminal", str(boathouse), "--load", str(file), typed="sneak b3\n")
    assert "Snake moves from b4 to b3." in loaded.output


def test_a_saved_game_on_a_stage_that_has_moved_says_where_it_was(boathouse: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run("terminal", str(boathouse), "--heroes", "snake", "--seed", "7", typed=f"sneak b4\nsave {file}\n")
    own_stages.pop("boathouse")
    (tmp_path / "elsewhere").mkdir()
    moved = boathouse.rename(tmp_path / "elsewhere" / "boathouse")

    result = run("replay", str(file))

    assert result.exit_code == 1
    assert str(boathouse) in result.output.replace("\n", "")
    assert "Snake moves from b4 to b3." in run("terminal", str(moved), "--load", str(file), typed="sneak b3\n").output


def test_a_saved_game_on_a_stage_with_faults_lists_them(boathouse: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run("terminal", str(boathouse), "--heroes", "snake", "--seed", "7", typed=f"sneak b4\nsave {file}\n")
    own_stages.pop("boathouse")
    (boathouse / "map.txt").write_text("nothing")

    assert "map.txt:1: in column 1" in run("replay", str(file)).output.replace("\n", "")


def test_a_saved_game_on_a_stage_that_was_changed_says_so(boathouse: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run("terminal", str(boathouse), "--heroes", "snake", "--seed", "7", typed=f"sneak b4\nsave {file}\n")
    own_stages.pop("boathouse")
    stage = boathouse / "stage.toml"
    stage.write_text(stage.read_text("utf-8").replace("red = 2", "red = 3"), "utf-8")

    result = run("terminal", "--load", str(file))

    assert result.exit_code == 1
    assert "the stage or the rules have changed since" in one_line(result)
    assert file.exists()
