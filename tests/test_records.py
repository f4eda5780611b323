"""Whole games, kept as records: seed and answers. They lead where they led when they were played.

`python -m scripts.records STAGE` makes those of a stage anew that no longer do.
"""

import shutil
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import scripts.records
from noisecheck import Game, load_game, stage_ids
from noisecheck.terminal.replay import Replay
from tests import endings
from tests.endings import (
    WON,
    ending_of,
    endings_of,
    happenings_of,
    records,
    said_ending,
    shown,
    stage_of,
    stages,
    wanted,
)

RECORDS = records()


@cache
def played_again(record: Path) -> Game:
    """Every answer is held against its question and every step against its position."""
    return load_game(record.read_text("utf-8"))


def games_on(stage: str) -> list[Game]:
    return [played_again(record) for record in RECORDS if stage_of(record) == stage]


@pytest.mark.parametrize("record", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_game_ends_again_as_it_ended(record: Path) -> None:
    assert ending_of(played_again(record).state) == said_ending(record)


@pytest.mark.parametrize("stage", stages())
def test_every_number_of_heroes_has_won_and_lost_in_every_way_and_all_that_can_happen_happened(stage: str) -> None:
    seen = {each for game in games_on(stage) for each in shown(game)}

    assert wanted(stage) - seen == set()


def test_there_are_three_winning_games_of_each_stage() -> None:
    for stage in stage_ids():
        assert sum(str(game.outcome) == WON for game in games_on(stage)) >= 3, stage


def test_a_stage_is_lost_in_the_ways_that_its_rules_know() -> None:
    anywhere = {"won", "killed in action"}

    assert set(endings_of("tank", 2)) == anywhere
    assert set(endings_of("heliport", 1)) == anywhere | {"game over"}
    assert set(endings_of("stealth", 4)) == anywhere | {"game over", "a guard was killed"}
    assert set(endings_of("revolver-ocelot", 1)) == anywhere | {"hostage killed"}
    assert set(endings_of("sniper-wolf", 3)) == anywhere
    assert set(endings_of("sniper-wolf", 4)) == anywhere | {"game over"}  # guards come with Otacon


def test_events_and_what_players_decide_there_are_among_what_can_happen() -> None:
    assert list(happenings_of("holding-cells", 1)) == ["A", "B", "C", "C take-stun-grenades", "C take-explosives"]
    assert list(happenings_of("warhead-storage", 2)) == ["A", "B", "C", "D"]


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


def test_records_that_no_longer_hold_are_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for record in RECORDS:
        if stage_of(record) == "cargo-dock":
            shutil.copy(record, tmp_path)
    (tmp_path / "cargo-dock-1-game-over.json").unlink()
    broken = tmp_path / "cargo-dock-1-killed-in-action.json"
    broken.write_text(broken.read_text("utf-8").replace('"seed": ', '"seed": 7'))
    for module in (endings, scripts.records):
        monkeypatch.setattr(module, "RECORDS", tmp_path)

    scripts.records.renew("cargo-dock")

    again = [load_game(record.read_text("utf-8")) for record in records()]
    assert {each for game in again for each in shown(game)} == wanted("cargo-dock")
    assert sum(str(game.outcome) == WON for game in again) == 3
