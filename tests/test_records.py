"""Winning games, kept as records: seed and answers. They lead where they led when they were played."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from noisecheck import load_game, stage_ids
from noisecheck.terminal.replay import Replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("record", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_winning_game_is_won_again(record: Path) -> None:
    assert load_game(record.read_text("utf-8")).outcome == "won"


def test_there_are_three_winning_games_of_each_stage() -> None:
    stages = [json.loads(path.read_text("utf-8"))["origin"]["stage"] for path in RECORDS]

    assert all(stages.count(stage) >= 3 for stage in stage_ids())


def test_recon_is_won_by_one_two_three_and_four_heroes() -> None:
    origins = [json.loads(path.read_text("utf-8"))["origin"] for path in RECORDS]

    assert {len(origin["heroes"]) for origin in origins if origin["stage"] == "recon"} == {1, 2, 3, 4}


def replayed(record: Path, *typed: str) -> str:
    """What the terminal shows of a record when this is typed at its pauses."""
    screen = Console(width=100, file=StringIO())
    waiting = iter(typed)

    def read(prompt: str) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    Replay(record.read_text("utf-8"), screen, read).play()
    assert isinstance(screen.file, StringIO)
    return screen.file.getvalue()


def test_a_record_is_shown_answer_by_answer_to_its_end() -> None:
    record = RECORDS[0]

    assert "Stage cleared" not in replayed(record, "", "2", "nonsense", "q")
    assert "Stage cleared" in replayed(record, "", "all")


def test_the_whole_map_can_be_asked_for_between_two_answers() -> None:
    corners = "┏", "┛"

    once, twice = (replayed(RECORDS[0], *typed) for typed in (["q"], ["map", "q"]))

    assert all(twice.count(corner) > once.count(corner) for corner in corners)
