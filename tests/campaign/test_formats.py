"""Saves of every format there has been load: the corpus holds one of each, for campaigns and for single games."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from noisecheck import BadSave, campaign, load_game
from noisecheck.campaign import CampaignError, interrogation
from noisecheck.campaign.migrations import CAMPAIGNS
from noisecheck.campaign.shapes import Interrogation
from noisecheck.engine.formats import GAMES, Format, NewerFormat, NoFormat, as_it_is, brought_up, newest
from tests.campaign.runs import answers_of
from tests.play import kinds

CORPUS = Path(__file__).parent / "corpus"
QUESTIONED = "campaign-2-questioned.json"  # the first format with an interrogation, answered


def corpus(kind: str, number: int) -> str:
    return (CORPUS / f"{kind}-{number}.json").read_text("utf-8")


@pytest.mark.parametrize("each", CAMPAIGNS, ids=lambda each: f"{each.since}-{each.number}")
def test_a_campaign_of_every_format_loads_as_it_was_left(each: Format) -> None:
    run = campaign.read(corpus("campaign", each.number))

    assert (run.name, run.games) == ("Shadow run", 3)
    assert [(result.stage, result.is_won) for result in run.results] == [("cargo-dock", False), ("cargo-dock", True)]
    assert list(map(str, (result.outcome for result in run.results))) == ["lost: snake killed in action", "won"]
    assert run.codec == ("10.26",)
    assert run.playing
    assert (run.playing.stage, run.playing.heroes) == ("heliport", ("snake",))
    assert campaign.read(campaign.export(run)) == run


@pytest.mark.parametrize("each", CAMPAIGNS, ids=lambda each: f"{each.since}-{each.number}")
@pytest.mark.parametrize("results", [None, 7, "won", [3], [{}], [{"outcome": "drawn"}], [{"outcome": ["won"]}]])
def test_results_that_no_game_has_had_are_refused_in_every_format(each: Format, results: object) -> None:
    with pytest.raises(CampaignError):
        campaign.read(json.dumps(json.loads(corpus("campaign", each.number)) | {"results": results}))


def test_a_campaign_in_which_snake_was_questioned_loads_with_his_answers_and_what_came_of_them() -> None:
    run = campaign.read((CORPUS / QUESTIONED).read_text("utf-8"))

    assert run.interrogation == Interrogation((2, 1), gave_in=True)
    assert interrogation.outcome(run) == "gave-in"
    assert run.playing
    assert run.playing.stage == "prison-break"
    assert load_game(json.dumps(run.playing.game)).hero("otacon").damage == 1
    assert campaign.read(campaign.export(run)) == run


@pytest.mark.parametrize("each", GAMES, ids=lambda each: f"{each.since}-{each.number}")
def test_a_game_of_every_format_loads_where_it_was_left(each: Format) -> None:
    game = load_game(corpus("game", each.number))

    assert answers_of(game) == ["sneak b2", "sneak c2", "takedown c1"]
    assert game.where("snake") == "c2"
    assert kinds(game.events)[-1] == "Killed"


def test_the_corpus_has_a_file_for_every_format_and_no_other() -> None:
    kinds = {"campaign": CAMPAIGNS, "game": GAMES}
    files = {f"{kind}-{each.number}.json" for kind, formats in kinds.items() for each in formats}

    assert {path.name for path in CORPUS.iterdir()} == files | {QUESTIONED}
    for name in files:
        kind, number = name.removesuffix(".json").split("-")
        saved = json.loads(corpus(kind, int(number)))
        assert saved["format" if kind == "campaign" else "noisecheck"] == int(number)


@pytest.mark.parametrize("formats", [CAMPAIGNS, GAMES])
def test_formats_follow_each_other_day_by_day(formats: tuple[Format, ...]) -> None:
    assert [each.number for each in formats] == [*range(1, newest(formats) + 1)]
    days = [date.fromisoformat(each.since) for each in formats]
    assert days == sorted(days)


# how a save is brought up


def renamed(saved: dict[str, Any]) -> dict[str, Any]:
    return {"name": saved["title"]}


def counted(saved: dict[str, Any]) -> dict[str, Any]:
    return saved | {"letters": len(saved["name"])}


THREE = (Format(1, "2026-01-01", as_it_is), Format(2, "2026-02-01", renamed), Format(3, "2026-03-01", counted))


@pytest.mark.parametrize(
    "saved",
    [{"format": 1, "title": "Run"}, {"format": 2, "name": "Run"}, {"format": 3, "name": "Run", "letters": 3}],
)
def test_a_save_goes_through_every_format_after_its_own(saved: dict[str, Any]) -> None:
    assert brought_up(saved, "format", THREE) == {"format": 3, "name": "Run", "letters": 3}


@pytest.mark.parametrize("found", [None, 0, -1, "2", True, 1.0])
def test_a_save_without_a_format_that_has_been_is_none(found: object) -> None:
    with pytest.raises(NoFormat):
        brought_up({"format": found}, "format", THREE)


def test_a_save_of_a_format_to_come_is_not_guessed_at() -> None:
    with pytest.raises(NewerFormat):
        brought_up({"format": 4}, "format", THREE)
    with pytest.raises(BadSave, match="saved in format 2; this noisecheck reads up to 1"):
        load_game('{"noisecheck": 2, "origin": {}, "steps": []}')
