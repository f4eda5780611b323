"""The command `noisecheck`, from outside: what it prints and how it ends."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import noisecheck
from noisecheck import catalogue
from noisecheck.cli import COUNTS, app
from tests.command import home, one_line, run

__all__ = ["home"]


def test_the_version() -> None:
    assert run("--version").output == f"noisecheck {noisecheck.__version__}\n"


def test_a_rule_is_printed() -> None:
    result = run("rules", "LOS-3")

    assert result.exit_code == 0
    assert "LOS-3  The clear box  rulebook p. 9" in result.output
    assert catalogue.rule("LOS-3").text in one_line(result)


def test_an_unknown_rule_is_answered_with_near_ones() -> None:
    result = run("rules", "LOS-33")

    assert result.exit_code == 1
    assert "LOS-3" in result.output


def test_all_rules_are_listed_with_their_chapters() -> None:
    output = run("rules").output

    assert all(f"{chapter.id}  {chapter.title}" in output for chapter in catalogue.chapters())
    assert all(f"{id} " in output for id in catalogue.rule_ids())


def test_coverage_prints_a_line_for_every_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / COUNTS).write_text(json.dumps({"LOS-3": 7}))

    lines = run("rules", "--coverage").output.splitlines()

    assert [line.split()[0] for line in lines] == catalogue.rule_ids()
    assert "LOS-3 7" in lines
    assert "LOS-2 0" in lines


@pytest.mark.parametrize("content", ["{", "[1]", "\x00"])
def test_counts_that_cannot_be_read_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / COUNTS).write_text(content)

    result = run("rules", "--coverage")

    assert result.exit_code == 1
    assert "make test" in one_line(result)


def test_without_counts_the_way_to_them_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("noisecheck.cli.COUNTS", "no-such-file.json")

    result = run("rules", "--coverage")

    assert result.exit_code == 1
    assert "make test" in one_line(result)


def test_a_sound_stage_has_no_faults(tmp_path: Path) -> None:
    stage = Path(noisecheck.__file__).parent / "packs/core/stages/heliport"

    assert run("lint", str(stage)).exit_code == 0


def test_faults_of_a_stage_are_printed_and_counted_as_failure(tmp_path: Path) -> None:
    (tmp_path / "stage.toml").write_text("id = 7\n")

    result = run("lint", str(tmp_path))

    assert result.exit_code == 1
    assert "stage.toml" in result.output


def test_the_board_can_be_written_as_a_picture(tmp_path: Path) -> None:
    run("terminal", "heliport", "--seed", "7", "--export-svg", str(tmp_path / "board.svg"))

    assert (tmp_path / "board.svg").read_text("utf-8").startswith("<svg")


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("")

    result = run("terminal", "heliport", "--export-svg", str(tmp_path / "wall/board.svg"))

    assert result.exit_code == 1


def test_a_record_runs_through_where_nobody_types(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run("terminal", "heliport", "--seed", "7", typed=f"sneak c7\nsneak c6\nsave {file}\n")

    result = run("replay", str(file))

    assert result.exit_code == 0
    assert "Snake: choose an action (3 left)  ACT-3  › sneak c6" in result.output
    assert "The record ends here" in result.output


def test_a_word_is_looked_for_in_the_rules() -> None:
    result = run("rules", "burn")

    assert result.exit_code == 0
    assert "ORD-11   Where Order cards go" in result.output


@pytest.mark.parametrize("command", [["rules"], ["terminal", "heliport", "--seed", "7"], ["--help"]])
def test_an_output_without_our_signs_is_no_error(command: list[str]) -> None:
    result = CliRunner(charset="ascii").invoke(app, command, input="help\nquit\n")

    assert result.exit_code == 0


def test_the_mission_of_a_day_to_come_is_not_played_ahead() -> None:
    result = run("daily", "9999-12-31")

    assert result.exit_code == 1
    assert "The mission of 9999-12-31 is still to come; today is 20" in one_line(result)
