"""A picture of a stage that somebody made tells its rules, so it is read where nobody has the stage."""

import subprocess
import sys
from pathlib import Path

import pytest

from noisecheck import new_game, picture, scene
from noisecheck.content import load_stage
from noisecheck.content.orders import STAGES
from noisecheck.content.template import write_new_stage
from tests.content.example import write

READ_AND_SHOW = "import sys, noisecheck; sys.stdout.write(noisecheck.picture(noisecheck.scene(sys.stdin.read())))"


def test_it_loads_in_a_fresh_process(tmp_path: Path) -> None:
    load_stage(write_new_stage("old-mill", tmp_path))
    shown = picture(new_game("old-mill", seed=7))

    read = subprocess.run([sys.executable, "-c", READ_AND_SHOW], input=shown, capture_output=True, text=True)

    assert (read.stdout, read.stderr) == (shown, "")


def test_its_events_do_there_what_they_did(tmp_path: Path) -> None:
    load_stage(write_new_stage("old-mill", tmp_path))
    shown = picture(new_game("old-mill", seed=7)).replace("old-mill", "unheard-of").replace("snake b6", "snake f3")

    game = scene(shown)
    game.choose("sneak f4")
    game.choose("decide press-the-button")

    assert "door e2-f2 level 2 needs 3+ 5 open" in picture(game)


@pytest.mark.parametrize("heroes", [["snake"], ["snake", "meryl"]])
def test_it_is_the_stage_with_all_its_rules(tmp_path: Path, heroes: list[str]) -> None:
    load_stage(write(tmp_path))
    game = new_game("boathouse", heroes, seed=7)

    assert scene(picture(game)).state.stage.mission == game.state.stage.mission


def test_a_stage_of_the_game_is_named_and_no_more_wherever_it_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(STAGES)
    load_stage(Path("heliport"))

    assert "stage heliport\ndoor" in picture(new_game("heliport"))
