"""The page for stage authors is true: its stage is complete, its faults are told so, its tables list what there is."""

import re
from pathlib import Path

import msgspec
import pytest

from noisecheck import new_game, picture, scene
from noisecheck.content import lint_stage, load_stage
from noisecheck.content.schema import SPECIAL_RULES, StageFile
from noisecheck.engine.rules.stage_events import EFFECTS
from tests.content.example import LISTING, MAP, PAGE, STAGE, Change, changed, write

DOCUMENTED_FAULTS: list[Change] = [
    ('1 = { must = ["snake"] }', '1 = { must = ["snaek"] }'),
    ('"d3-e3"', '"c3-e3"'),
    ('facing = "E"', 'facing = "S"'),
    ('space = "f1"', 'space = "f9"'),
]


def test_the_example_has_no_fault(tmp_path: Path) -> None:
    assert lint_stage(write(tmp_path)) == []


@pytest.mark.parametrize("heroes", [["snake"], ["snake", "meryl"]])
def test_the_example_can_be_played(tmp_path: Path, heroes: list[str]) -> None:
    load_stage(write(tmp_path))

    game = new_game("boathouse", heroes, seed=7)

    assert [hero.id for hero in game.state.heroes] == heroes
    assert scene(picture(game)).checkpoint == game.checkpoint


def test_the_faults_on_the_page_are_what_the_linter_says(tmp_path: Path) -> None:
    place = write(tmp_path, changed(STAGE, *DOCUMENTED_FAULTS), changed(MAP, ("1 | >", "1 | ^")))

    shown = "".join(f"{fault}\n" for fault in lint_stage(place)).replace(f"{tmp_path}/", "")

    assert shown == LISTING


def test_the_page_lists_every_key() -> None:
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \|", PAGE, re.MULTILINE)
    listed = [key for row in rows for key in re.findall(r"\w+", row)]

    assert [key for key in listed if key not in EFFECTS] == [field.name for field in msgspec.structs.fields(StageFile)]


def test_the_page_lists_every_effect_and_every_special_rule() -> None:
    for word in EFFECTS:
        assert re.search(rf"^\| `{word}[ `]", PAGE, re.MULTILINE)
    for word in SPECIAL_RULES:
        assert f'`"{word}"`' in PAGE
