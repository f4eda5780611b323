"""`noisecheck lab`, from outside: what it prints, what it refuses, what it needs."""

import builtins
import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import fields
from typer.testing import CliRunner, Result

from noisecheck.cli import app
from noisecheck.content import stage_ids
from noisecheck.content.template import write_new_stage
from noisecheck.lab import commands, workers
from noisecheck.lab.folder import RUN
from noisecheck.lab.playing import Row

SMALL = ("--stages", "cargo-dock", "--games", "2", "--processes", "1")
HEAVY = ("pyarrow", "matplotlib", "statsmodels", "pandas", "scipy", "numpy", "jinja2", "ray", "gymnasium", "pettingzoo")


def lab(*words: object) -> Result:
    result = CliRunner().invoke(app, ["lab", *map(str, words)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def refused(*words: object) -> str:
    result = lab(*words)
    assert result.exit_code == 1
    return " ".join(result.output.split())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "run"


def test_a_run_shows_the_wins_and_a_report_is_written(folder: Path) -> None:
    result = lab("run", folder, *SMALL)
    assert result.exit_code == 0
    assert "4/4" in result.output
    assert "random" in result.output
    assert "steady" in result.output

    result = lab("report", folder)
    assert result.exit_code == 0
    assert (folder / "report.html").read_text("utf-8").startswith("<!doctype html>")


def test_a_report_shows_at_once_who_plays_better_and_how_long_that_takes(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    lab("run", folder, *SMALL, "--bots", "random,steady,search", "--nodes", 2)
    said = lab("report", folder).output

    titles = re.findall(r"^(Games won|Bots in the same games|Time per turn) *$", said, re.MULTILINE)
    assert titles == ["Games won", "Bots in the same games", "Time per turn"]
    assert re.findall(r"^ (.*?) +(\w+) over (\w+) +2 ", said, re.MULTILINE) == [
        ("All games", "steady", "random"),
        ("All games", "search", "steady"),
        ("Cargo Dock, 1 hero", "steady", "random"),
        ("Cargo Dock, 1 hero", "search", "steady"),
    ]


def test_a_finished_run_is_not_played_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lab("run", folder, *SMALL)
    monkeypatch.setattr(workers, "play_chunk", None)

    assert lab("run", folder, *SMALL).exit_code == 0


def test_ctrl_c_says_how_to_go_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(workers, "play_chunk", interrupted)
    result = lab("run", folder, *SMALL)

    assert result.exit_code == 130
    assert "The same command goes on from here" in result.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--stages", "atlantis"], "there is no stage 'atlantis'; known: " + ", ".join(stage_ids())),
        (["--bots", "deep-blue"], "there is no bot 'deep-blue'; known: random, steady, search"),
        (["--bots", ","], "No bot was named; known: random, steady, search"),
        (["--stages", "cargo-dock", "--players", "2"], "cargo-dock: the number of heroes is 1, not 2"),
        (["--players", "two"], "A number of heroes is a number such as 2, not two"),
        (["--bots", "steady,steady"], "A bot was named twice."),
        (["--stages", "recon,recon"], "A stage was named twice."),
        (["--stages", "recon", "--players", "1,1"], "A number was named twice."),
        (["--gear", "99"], "The Memory Box holds 0 to"),
        (["--first-seed", 2**64 - 1], "Seeds go up to 18446744073709551615."),
    ],
)
def test_what_cannot_be_played_is_refused(folder: Path, words: list[object], said: str) -> None:
    assert said in refused("run", folder, *words)
    assert not folder.exists()


def test_the_folder_of_another_run_is_left_alone(folder: Path) -> None:
    lab("run", folder, *SMALL)
    before = (folder / RUN).read_bytes()

    said = refused("run", folder, *SMALL, "--first-seed", "5", "--gear", "1")

    assert "holds another run; it differs in: first_seed, gear" in said
    assert (folder / RUN).read_bytes() == before


def test_a_folder_of_something_else_is_left_alone(folder: Path) -> None:
    folder.mkdir()
    (folder / "diary.txt").write_text("dear diary")

    assert "is not the folder of a run" in refused("run", folder, *SMALL)
    assert [path.name for path in folder.iterdir()] == ["diary.txt"]


def test_a_file_is_no_folder(folder: Path) -> None:
    folder.write_text("not a folder")

    assert "cannot be used" in refused("run", folder, *SMALL)
    assert "cannot be used" in refused("report", folder)


def test_a_report_needs_a_run_and_games(folder: Path) -> None:
    assert "is not the folder of a run" in refused("report", folder)

    lab("run", folder, *SMALL)
    for part in folder.glob("parts/*"):
        part.unlink()
    assert "holds no games yet" in refused("report", folder)


@pytest.mark.parametrize("text", ["{", "[]", '{"version": 3}', "\xff"])
def test_a_broken_description_is_named(folder: Path, text: str) -> None:
    lab("run", folder, *SMALL)
    (folder / RUN).write_text(text, "latin-1")

    assert f"{RUN} cannot be read" in refused("report", folder)
    assert f"{RUN} cannot be read" in refused("run", folder, *SMALL)


def test_a_broken_part_is_named_and_the_run_repairs_it(folder: Path) -> None:
    lab("run", folder, *SMALL)
    part = folder / "parts" / "000001.parquet"
    part.write_bytes(b"PAR1 nonsense")

    assert "000001.parquet cannot be read" in refused("report", folder)
    assert lab("run", folder, *SMALL).exit_code == 0
    assert lab("report", folder).exit_code == 0


def test_a_part_of_another_run_is_named(folder: Path, tmp_path: Path) -> None:
    lab("run", folder, *SMALL)
    lab("run", tmp_path / "other", *SMALL, "--first-seed", "9")
    part = "parts/000000.parquet"
    (folder / part).write_bytes((tmp_path / "other" / part).read_bytes())

    assert "000000.parquet belongs to another run" in refused("report", folder)


def test_a_report_is_written_where_it_is_wanted(folder: Path, tmp_path: Path) -> None:
    lab("run", folder, *SMALL)

    assert lab("report", folder, "--out", tmp_path / "mine.html").exit_code == 0
    assert (tmp_path / "mine.html").exists()
    assert "No such file or directory" in refused("report", folder, "--out", tmp_path / "nowhere" / "mine.html")


@pytest.mark.parametrize(("module", "extra"), [("pyarrow", "lab"), ("ray", "ray")])
def test_without_its_libraries_the_lab_says_what_to_install(
    folder: Path, monkeypatch: pytest.MonkeyPatch, module: str, extra: str
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: object, **named: object) -> object:
        if name.split(".")[0] == module:
            raise ModuleNotFoundError(f"No module named {module!r}", name=module)
        return real(name, *rest, **named)  # type: ignore[arg-type]

    for loaded in [name for name in sys.modules if name == "noisecheck.lab.folder"]:
        monkeypatch.delitem(sys.modules, loaded)
    monkeypatch.setattr(builtins, "__import__", without)

    said = refused("run", folder, *SMALL, "--ray")
    assert f"{module} is not installed. It comes with the extra {extra}:" in said
    assert f'{sys.executable} -m pip install "noisecheck[{extra}]"' in said
    assert not folder.exists()


def test_other_commands_do_not_wait_for_the_labs_libraries() -> None:
    code = f"import sys, noisecheck.cli; print(*sorted({set(HEAVY)!r} & set(sys.modules)))"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert result.stdout.strip() == ""


def explained(page: str) -> list[str]:
    """What the first cells of a page's tables name."""
    return [name for cell in re.findall(r"^\| (`.*?) \|", page, re.MULTILINE) for name in re.findall(r"`(.*?)`", cell)]


def test_the_page_explains_every_option_and_every_column() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
    options, columns = page.split("## Rows")
    helped = lab("run", "--help").output + lab("campaign", "--help").output
    offered = set(re.findall(r"--[a-z-]+", helped)) - {"--help"}

    assert set(explained(options)) == offered
    assert explained(columns) == [field.name for field in fields(Row)]


# the campaign


def test_a_campaign_shows_how_often_each_stage_is_won_with_each_box(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    words = ("--stages", "heliport,revolver-ocelot", "--bots", "random", "--games", 2, "--first-seed", 7)
    said = lab("campaign", folder, *words, "--processes", 1).output

    assert "12/12" in said
    assert "Games won of 2, seeds 7 to 8" in said
    assert re.findall(r"^ (\w+(?: \w+)?) +(none|story|all) +random +(.+?) *$", said, re.MULTILINE) == [
        ("Heliport", "story", "0% (0% … 66%)"),
        ("Heliport", "all", "0% (0% … 66%)"),
        ("Revolver Ocelot", "story", "0% (0% … 66%)  0% (0% … 66%)"),
        ("Revolver Ocelot", "all", "0% (0% … 66%)  0% (0% … 66%)"),
    ]

    lab("report", folder)
    assert "Revolver Ocelot, 2 heroes, story rewards" in (folder / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--stages", "recon"], "recon is not a stage of the campaign"),
        (["--rewards", "everything"], "Rewards are none, story, all, not “everything”."),
        (["--rewards", ""], "Rewards are none, story, all, not “”."),
        (["--rewards", "all,all"], "A word for rewards was named twice."),
    ],
)
def test_what_is_no_campaign_is_refused(folder: Path, words: list[str], said: str) -> None:
    assert said in refused("campaign", folder, *words)
    assert not folder.exists()


# stages that somebody made


@pytest.fixture
def mill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new stage in the folder that the commands run in."""
    monkeypatch.chdir(tmp_path)
    return write_new_stage("old-mill", Path())


@pytest.mark.parametrize("file", ["", "stage.toml"])
def test_a_stage_of_ones_own_is_played_on_several_processes_and_gone_on_with(
    mill: Path, folder: Path, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = ("--bots", "random,steady", "--games", 11, "--processes", 2)
    assert lab("run", folder, "--stages", mill / file, *others).exit_code == 0
    parts = sorted(folder.glob("parts/*"))
    parts[-1].unlink()
    monkeypatch.chdir(mill)

    again = lab("run", folder, "--stages", "../old-mill", *others)

    assert again.exit_code == 0
    assert "44/44" in again.output
    assert sorted(folder.glob("parts/*")) == parts
    assert "Old Mill" in lab("report", folder).output


def test_a_report_on_a_stage_plays_it_first(mill: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "GAMES", 2)

    result = lab("report", mill)

    assert result.exit_code == 0
    assert "8/8" in result.output
    assert "Old Mill" in result.output
    assert [path.name for path in Path("runs").glob("old-mill-*/report.html")] == ["report.html"]


def test_a_second_report_on_a_stage_plays_nothing_again_until_it_is_changed(
    mill: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "GAMES", 2)
    lab("report", mill)
    with monkeypatch.context() as patch:
        patch.setattr(workers, "play_chunk", None)
        assert lab("report", "old-mill").exit_code == 0
    file = mill / "stage.toml"
    file.write_text(file.read_text("utf-8").replace("red = 2", "red = 3"), "utf-8")

    assert lab("report", mill).exit_code == 0
    assert len(list(Path("runs").iterdir())) == 2


def test_a_report_on_a_stage_with_faults_lists_them(mill: Path) -> None:
    (mill / "map.txt").write_text("nothing")

    assert "map.txt:1: in column 1" in refused("report", mill)
    assert not Path("runs").exists()


def test_a_report_on_nothing_says_what_it_can_be_on() -> None:
    assert "nowhere is not the folder of a run, nor of a stage." in refused("report", "nowhere")
