"""The command `noisecheck`, from outside: what it prints and how it ends."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import noisecheck
from noisecheck import catalogue
from noisecheck.cli import COUNTS, app
from noisecheck.content.loader import _loaded
from noisecheck.content.orders import STAGES
from noisecheck.terminal import calling, saves
from tests.content.example import write


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(saves.HOME, str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.delenv("NOISECHECK_CALLED", raising=False)
    return tmp_path / "home"


def run(*words: str, typed: str = "") -> Result:
    result = CliRunner().invoke(app, list(words), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def one_line(result: Result) -> str:
    return " ".join(result.output.split())


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


# the terminal game


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


def test_an_unknown_hero_is_answered_with_those_there_are() -> None:
    result = run("terminal", "heliport", "--heroes", "snake, liquid")

    assert result.exit_code == 1
    assert "liquid" in result.output
    assert "gray-fox" in result.output


def test_without_a_stage_one_is_chosen_by_number_or_name() -> None:
    for choice in (str(noisecheck.stage_ids().index("heliport") + 1), "heliport", "HELIPORT"):
        saves.autosave_path().unlink(missing_ok=True)
        result = run("terminal", typed=f"nonsense\n77\n\n{choice}\nquit\n")

        assert result.exit_code == 0
        assert "Snake: choose an action (4 left)" in result.output


@pytest.mark.parametrize(
    ("answer", "stage"),
    [("", "Recon\n"), ("1", "Recon against Ocelot\n"), ("recon-mantis", "Recon against Mantis\n")],
)
def test_a_vr_mission_may_be_chosen_with_a_boss(answer: str, stage: str) -> None:
    result = run("terminal", typed=f"recon\n9\n{answer}\nsnake\nquit\n")

    assert "Against a boss?" in result.output
    assert "Type a number from 1 to" in result.output
    assert f"\n{stage}" in result.output


def test_one_can_leave_when_asked_for_a_boss() -> None:
    assert run("terminal", typed="recon\nquit\n").exit_code == 0
    assert not saves.autosave_path().exists()


@pytest.mark.parametrize("typed", ["", "quit\n"])
def test_one_can_leave_without_choosing_a_stage(typed: str) -> None:
    result = run("terminal", typed=typed)

    assert result.exit_code == 0
    assert not saves.autosave_path().exists()


def test_a_game_goes_on_where_it_stopped() -> None:
    run("terminal", "heliport", "--seed", "7", typed="sneak c7\n")

    result = run("terminal", typed="\nsneak c6\n")

    assert "Go on with Heliport, round 1?" in result.output
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


def test_the_board_can_be_written_as_a_picture(tmp_path: Path) -> None:
    run("terminal", "heliport", "--seed", "7", "--export-svg", str(tmp_path / "board.svg"))

    assert (tmp_path / "board.svg").read_text("utf-8").startswith("<svg")


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("")

    result = run("terminal", "heliport", "--export-svg", str(tmp_path / "wall/board.svg"))

    assert result.exit_code == 1


# stages of one's own, several heroes, earlier games


@pytest.fixture
def boathouse(tmp_path: Path) -> Path:
    return write(tmp_path)


def test_a_stage_is_played_from_its_folder(boathouse: Path) -> None:
    result = run("terminal", str(boathouse), "--heroes", "snake", "--seed", "7", typed="sneak b4\nquit\n")

    assert result.exit_code == 0
    assert "Snake moves from a4 to b4." in result.output


def test_a_game_on_a_stage_of_ones_own_goes_on_without_its_folder_being_named(boathouse: Path) -> None:
    run("terminal", str(boathouse), "--heroes", "snake", "--seed", "7", typed="sneak b4\n")
    _loaded.pop("boathouse")

    assert "Snake moves from b4 to b3." in run("terminal", typed="\nsneak b3\n").output


def test_a_folder_with_faults_is_refused_with_their_list(boathouse: Path) -> None:
    (boathouse / "map.txt").write_text("nothing")

    result = run("terminal", str(boathouse))

    assert result.exit_code == 1
    assert "map.txt" in result.output


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

    assert result.output.count("Go on with Heliport") == 2
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
    assert "`noisecheck terminal` goes on from here." in one_line(run("terminal", "heliport", typed="quit\n"))

    monkeypatch.setenv(calling.CALLED, "make play")
    assert "`make play` goes on from here." in one_line(run("terminal", "heliport", typed="quit\n"))


def test_a_stage_without_focus_says_so_before_the_game() -> None:
    assert "Focus tokens are out of play in this stage." in run("terminal", "cargo-dock", typed="quit\n").output


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
    _loaded.pop("boathouse")
    monkeypatch.chdir(tmp_path.parent)

    assert run("replay", str(file)).exit_code == 0
    assert run("render", str(file), "--out", str(tmp_path / "mine.svg")).exit_code == 0


def test_a_saved_game_on_an_unknown_stage_says_what_is_missing(boathouse: Path, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run("terminal", str(boathouse), "--heroes", "snake", "--seed", "7", typed=f"sneak b4\nsave {file}\n")
    _loaded.pop("boathouse")
    (home / saves.STAGES).unlink()

    result = run("terminal", "--load", str(file))

    assert result.exit_code == 1
    assert "Name its folder as well: noisecheck terminal FOLDER --load FILE" in one_line(result)
    loaded = run("terminal", str(boathouse), "--load", str(file), typed="sneak b3\n")
    assert "Snake moves from b4 to b3." in loaded.output


def test_a_saved_game_on_a_stage_that_has_moved_says_where_it_was(boathouse: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run("terminal", str(boathouse), "--heroes", "snake", "--seed", "7", typed=f"sneak b4\nsave {file}\n")
    _loaded.pop("boathouse")
    (tmp_path / "elsewhere").mkdir()
    moved = boathouse.rename(tmp_path / "elsewhere" / "boathouse")

    result = run("replay", str(file))

    assert result.exit_code == 1
    assert str(boathouse) in result.output.replace("\n", "")
    assert "Snake moves from b4 to b3." in run("terminal", str(moved), "--load", str(file), typed="sneak b3\n").output


def test_a_saved_game_on_a_stage_with_faults_lists_them(boathouse: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run("terminal", str(boathouse), "--heroes", "snake", "--seed", "7", typed=f"sneak b4\nsave {file}\n")
    _loaded.pop("boathouse")
    (boathouse / "map.txt").write_text("nothing")

    assert "map.txt:1: in column 1" in run("replay", str(file)).output.replace("\n", "")


def test_a_saved_game_on_a_stage_that_was_changed_says_so(boathouse: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run("terminal", str(boathouse), "--heroes", "snake", "--seed", "7", typed=f"sneak b4\nsave {file}\n")
    _loaded.pop("boathouse")
    stage = boathouse / "stage.toml"
    stage.write_text(stage.read_text("utf-8").replace("red = 2", "red = 3"), "utf-8")

    result = run("terminal", "--load", str(file))

    assert result.exit_code == 1
    assert "the stage or the rules have changed since" in one_line(result)
    assert file.exists()


def test_the_mission_of_a_day_to_come_is_not_played_ahead() -> None:
    result = run("daily", "9999-12-31")

    assert result.exit_code == 1
    assert "The mission of 9999-12-31 has not come yet; today is 20" in one_line(result)
