"""Campaigns of the browser as files: out, in again, and what is no campaign."""

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from noisecheck import campaign as campaigns
from noisecheck import load_game
from noisecheck.engine.outcome import WON
from noisecheck.server import limits
from tests.campaign.runs import answers_of, won_record
from tests.server.campaigns import begin, bring_in, choose, rows_in, shown

CORPUS = Path(__file__).parent.parent / "campaign" / "corpus"


# files


def test_a_campaign_goes_out_as_a_file_and_comes_back_as_another_one(client: TestClient) -> None:
    leader, answers = begin(client), answers_of(won_record())
    leader.win()
    seat = leader.play(seed=918_273_645)
    choose(client, seat, answers[:1])

    file = leader.get("/export")

    assert "attachment" in file.headers["content-disposition"]
    assert "918273645" not in file.text, "the seed of a game that goes on is not to be read"
    assert '"seed": 0' in file.text, "that of one that is over is"
    again = bring_in(client, file.content)
    assert again.key["id"] != leader.key["id"]
    here, there = leader.page(), again.page()
    assert (there.results, there.memory_box, there.stages) == (here.results, here.memory_box, here.stages)
    assert here.playing
    assert there.playing
    assert (there.playing.number, there.playing.stage, there.playing.table) == (2, "cargo-dock", "")

    state = choose(client, again.post("/resume", name="Ben").json(), [])
    assert state["position"] == choose(client, seat, [])["position"]
    assert leader.page().playing == here.playing, "the one here goes on where it was"


def test_without_an_open_game_the_file_is_what_the_terminal_writes(client: TestClient) -> None:
    leader = begin(client)
    leader.win()

    read = campaigns.read(leader.get("/export").text)

    assert (read.id, read.name, len(read.results)) == (leader.key["id"], "Shadow run", 1)


def test_a_sealed_game_is_refused_at_the_terminal_with_the_advice_where_it_goes_on(client: TestClient) -> None:
    leader = begin(client)
    leader.play()

    with pytest.raises(campaigns.CampaignError, match="import it in the browser"):
        campaigns.read(leader.get("/export").text)


def test_a_campaign_of_the_terminal_is_taken_up_with_its_open_game(client: TestClient) -> None:
    text = (CORPUS / "campaign-1.json").read_text("utf-8")
    run = campaigns.read(text)
    assert run.playing

    leader = bring_in(client, text)

    assert leader.page().memory_box == campaigns.memory_box(run)
    state = choose(client, leader.post("/resume", name="Ann").json(), [])
    assert state["answers"] == len(answers_of(load_game(json.dumps(run.playing.game))))


def changed(**fields: Any) -> str:
    return json.dumps(json.loads((CORPUS / "campaign-1.json").read_text("utf-8")) | fields)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "JSON"),
        (b"\xff", "JSON"),
        (b"[" * 90_000, "JSON"),
        (b"[]", "not a campaign"),
        (b'{"noisecheck":1}', "a saved game"),
        (b'{"noisecheck":"campaign"}', "format"),
        (changed(format=99), "Update noisecheck"),
        (changed(name=""), "name"),
        (changed(games=0), "no game was begun"),
        (changed(codec=["99.99"]), "secret"),
        (changed(playing={"number": 3, "game": {}}), "saved game"),
        (changed(playing={"number": 9, "game": {"noisecheck-sealed": 1, "sealed": "x"}}), "seal"),
        (changed(playing={"number": 9, "game": {"noisecheck-sealed": 2}}), "seal"),
        (changed(more=True), "more"),
    ],
)
def test_what_is_no_campaign_is_refused_with_a_sentence_and_nothing_is_kept(
    client: TestClient, tmp_path: Path, content: bytes | str, words: str
) -> None:
    answer = client.post("/api/campaigns/import", content=content)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-campaign")
    assert words in answer.json()["detail"]
    assert not re.search(r"Expecting|char \d|codec can", answer.json()["detail"]), "the words of a parser help nobody"
    assert not rows_in(tmp_path)


def test_a_campaign_that_is_too_large_is_refused(client: TestClient) -> None:
    answer = client.post("/api/campaigns/import", content=b" " * (limits.IMPORT_BYTES + 1))

    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_campaign_of_more_games_than_anybody_plays_is_refused(client: TestClient, tmp_path: Path) -> None:
    lost = json.loads(changed())["results"][0] | {"outcome": {"kind": "lost", "reason": "time"}, "rewards": []}
    most = limits.IMPORT_GAMES

    def file(games: int) -> str:
        return changed(results=[lost | {"number": number + 1} for number in range(games)], games=games, playing=None)

    answer = client.post("/api/campaigns/import", content=file(most + 1))

    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert f"{most + 1} games; at most {most}" in answer.json()["detail"]
    assert not rows_in(tmp_path)
    assert len(bring_in(client, file(most)).page().results) == most


def test_an_open_game_that_leads_elsewhere_is_refused_when_it_should_go_on_and_can_be_given_up(
    client: TestClient,
) -> None:
    game = json.loads(won_record().save())
    game["steps"] = [["0" * 16, *answers] for _, *answers in game["steps"]]
    leader = bring_in(client, changed(playing={"number": 9, "game": game}, games=9))

    answer = leader.post("/resume", name="Ann")

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-save")
    assert leader.page().playing
    assert shown(leader.post("/give-up")).playing is None


def test_a_game_that_was_over_in_the_file_counts_when_it_is_taken_up(client: TestClient) -> None:
    game = json.loads(won_record().save())
    leader = bring_in(client, changed(playing={"number": 9, "game": game}, games=9))

    leader.post("/resume", name="Ann")

    result = leader.page().results[-1]
    assert (result.number, result.stage, result.outcome) == (9, "cargo-dock", WON)
    assert leader.page().playing is None


def test_a_campaign_that_a_newer_version_wrote_is_left_alone_and_says_so(client: TestClient, tmp_path: Path) -> None:
    leader = begin(client)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as kept:
        kept.execute("UPDATE noisecheck_campaigns SET text = replace(text, '\"format\": 3', '\"format\": 99')")
    before = rows_in(tmp_path)

    answer = leader.post("/veil", lifted=True)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-campaign")
    assert "Update noisecheck" in answer.json()["detail"]
    assert rows_in(tmp_path) == before
