"""The page for stage authors is true: its stage is what `new-stage` writes, its faults are told so, its Python runs."""

import re
from pathlib import Path

import pytest

from noisecheck import new_game, picture, scene
from noisecheck.content import lint_stage, load_stage
from noisecheck.content.template import write_new_stage
from tests.content.example import Change, changed, write

PAGE = (Path(__file__).parents[2] / "docs" / "stages.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return [f"{block}\n" for block in re.findall(rf"```{language}\n(.*?)\n```", PAGE, re.DOTALL)]


MAP, LISTING, _ = blocks("text")
SHOWN = {"map.txt": MAP, "stage.toml": blocks("toml")[0], "words.ftl": blocks("fluent")[0]}
SLIPS: dict[str, list[Change]] = {
    "map.txt": [("1 | >", "1 | ^")],
    "stage.toml": [
        ("minutes = 15", "minuets = 15"),
        ('2 = { must = ["snake", "meryl"] }', '2 = { must = ["snake", "merly"] }'),
        ('"e2-f2"', '"e2-g2"'),
        ('facing = "E"', 'facing = "N"'),
        ('space = "c2"', 'space = "c9"'),
    ],
    "words.ftl": [(".event-A", ".event-B")],
}


def test_the_files_on_the_page_are_those_of_a_new_stage(tmp_path: Path) -> None:
    folder = write_new_stage("old-mill", tmp_path)

    assert {path.name: path.read_text("utf-8") for path in folder.iterdir()} == SHOWN


def test_the_faults_on_the_page_are_what_the_linter_says(tmp_path: Path) -> None:
    folder = write_new_stage("old-mill", tmp_path)
    for file, slips in SLIPS.items():
        (folder / file).write_text(changed(SHOWN[file], *slips), "utf-8")

    shown = "".join(f"{fault}\n" for fault in lint_stage(folder)).replace(f"{tmp_path}/", "")

    assert shown == LISTING


def test_the_python_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_new_stage("old-mill", tmp_path)
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}

    exec(blocks("python")[0], names)

    assert [hero.id for hero in names["game"].state.heroes] == ["snake", "meryl"]  # type: ignore[attr-defined]


def test_the_small_stage_of_the_tests_has_no_fault(tmp_path: Path) -> None:
    assert lint_stage(write(tmp_path)) == []


@pytest.mark.parametrize("heroes", [["snake"], ["snake", "meryl"]])
def test_a_stage_of_ones_own_can_be_played(tmp_path: Path, heroes: list[str]) -> None:
    load_stage(write(tmp_path))

    game = new_game("boathouse", heroes, seed=7)

    assert [hero.id for hero in game.state.heroes] == heroes
    assert scene(picture(game)).checkpoint == game.checkpoint
