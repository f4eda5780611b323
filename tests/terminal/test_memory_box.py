"""SET-9, SET-10: what is unlocked is kept, and is there in the next stage."""

from pathlib import Path

import pytest
from rich.console import Console

from noisecheck import load_game, new_game
from noisecheck.terminal import memory_box
from noisecheck.terminal.session import Session
from tests.table import rule

RECORD = Path(__file__).parent.parent / "records" / "heliport-1-0.json"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOISECHECK_HOME", str(tmp_path))


@rule("SET-9", "SET-10")
def test_a_stage_won_at_the_terminal_fills_the_box_for_the_next_one() -> None:
    game = load_game(RECORD.read_text("utf-8"))
    game.rewind()
    assert game.decision is not None
    last = load_game(RECORD.read_text("utf-8")).steps()[-1].answers[-1].text

    typed = iter([last, "quit"])
    Session(game, Console(quiet=True), lambda prompt: next(typed)).play()

    assert "pistol-45" in memory_box.unlocked()
    following = new_game("cargo-dock", memory_box=memory_box.unlocked())
    assert following.decision is not None
    assert following.decision.find("equip snake pistol-45")


def test_each_card_is_in_the_box_once() -> None:
    memory_box.keep(["rope", "pistol-45"])
    memory_box.keep(["pistol-45"])

    assert memory_box.unlocked() == ["pistol-45", "rope"]


def test_a_box_that_cannot_be_read_is_kept_aside(tmp_path: Path) -> None:
    (tmp_path / "memory-box.json").write_text("{broken")

    assert memory_box.unlocked() == []
    assert (tmp_path / "memory-box.broken-1.json").read_text() == "{broken"


def test_what_is_no_card_is_left_out_of_the_box(tmp_path: Path) -> None:
    (tmp_path / "memory-box.json").write_text('["pistol-45", "excalibur", 7]')

    assert memory_box.unlocked() == ["pistol-45"]
