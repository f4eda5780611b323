"""Campaigns in the browser: who has the key leads one; its games lie on tables, and count once."""

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from noisecheck import campaign as campaigns
from noisecheck import load_game
from noisecheck.campaign import plan as plans
from noisecheck.content import stage_ids, variant_ids
from noisecheck.server import limits
from tests.campaign.runs import OTHER_HAND, PAL_CARD, answers_of, cleared_to, won_record
from tests.server.campaigns import DOCK, begin, bring_in, choose, do_nothing, shown
from tests.server.web import bearer, opened
from tests.table import rule

CORPUS = Path(__file__).parent.parent / "campaign" / "corpus"


def rows_in(folder: Path, table: str = "noisecheck_campaigns") -> list[tuple[Any, ...]]:
    with sqlite3.connect(folder / "tables.sqlite3") as kept:
        return kept.execute(f"SELECT * FROM {table}").fetchall()


# to look at


def test_a_campaign_begins_at_its_first_stage(client: TestClient) -> None:
    page = begin(client, " Åse’s run ").page()

    assert (page.name, page.next, page.complete, page.playing) == ("Åse’s run", "cargo-dock", False, None)
    assert (page.heroes, page.memory_box, page.secrets, page.results) == (["snake"], [], [], [])
    first, second = page.stages[:2]
    assert (first.number, first.id, first.state, first.parties) == (1, "cargo-dock", "open", [["snake"]])
    assert second.reason
    assert (second.state, second.reason.key, second.reason.facts) == ("ahead", "ahead", {"number": 1})
    assert [mission.number for mission in page.missions] == [row.mission for row in plans.core().missions]
    assert page.missions[0].cards == ["pistol-suppressor"]
    assert page.joins["meryl"] == 3


def test_what_lies_behind_the_veil_is_not_sent(client: TestClient) -> None:
    leader = begin(client)
    text = leader.get().text
    known = {"cargo-dock", *(row.id for row in plans.core().missions)}

    for stage in {*stage_ids(), *variant_ids()} - known:
        assert f'"{stage}"' not in text
    veiled = leader.page().stages[1]
    assert (veiled.id, veiled.veiled, veiled.parties, veiled.games, veiled.best) == ("", True, [], 0, None)
    assert not veiled.cards
    assert not leader.page().fights


def test_the_veil_can_be_lifted_and_drawn_again_and_opens_nothing(client: TestClient) -> None:
    leader = begin(client)

    lifted = shown(leader.post("/veil", lifted=True))

    assert [stage.id for stage in lifted.stages] == [row.id for row in plans.core().stages]
    assert lifted.fights["recon"]
    assert {stage.state for stage in lifted.stages[1:]} == {"ahead"}
    assert shown(leader.post("/veil", lifted=False)).stages[1].id == ""


def test_a_campaign_is_led_by_who_has_its_key(client: TestClient, tmp_path: Path) -> None:
    leader, other = begin(client), begin(client)

    for headers in ({}, bearer(other.key), {"authorization": "Bearer " + "x" * 9_000}):
        for answer in (
            client.get(leader.path, headers=headers),
            client.get(leader.path + "/export", headers=headers),
            client.post(leader.path + "/games", json=DOCK, headers=headers),
            client.post(leader.path + "/veil", json={"lifted": True}, headers=headers),
            client.delete(leader.path, headers=headers),
        ):
            assert (answer.status_code, answer.json()["code"]) == (401, "campaign-key-needed")
    assert leader.page().unveiled is False
    assert leader.key["token"] not in str(rows_in(tmp_path)), "only its hash is kept"


@pytest.mark.parametrize("id", ["abcdefghjkmn", "nobody", "%00", "x" * 300])
def test_a_campaign_that_is_not_there_is_not_found(client: TestClient, id: str) -> None:
    answer = client.get(f"/api/campaigns/{id}", headers={"authorization": "Bearer x"})

    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-campaign")


def test_a_campaign_can_be_renamed_and_removed(client: TestClient, tmp_path: Path) -> None:
    leader = begin(client)

    assert shown(leader.post("/rename", name="Second try")).name == "Second try"
    assert leader.post("/rename", name=" ").json()["code"] == "malformed"
    assert leader.page().name == "Second try"

    assert client.delete(leader.path, headers=bearer(leader.key)).json() == {}
    assert leader.get().json()["code"] == "no-such-campaign"
    assert not rows_in(tmp_path)


# games


@rule("SET-9")
def test_a_stage_that_is_won_opens_the_next_and_its_rewards_are_in_the_box(client: TestClient) -> None:
    leader = begin(client)
    leader.win()
    page = leader.page()
    assert page.next == "heliport"
    assert (page.stages[0].state, page.stages[1].state, page.stages[1].id) == ("cleared", "open", "heliport")
    assert "pistol-45" in page.stages[1].cards
    (dock,) = page.results
    assert (dock.number, dock.stage, dock.heroes, dock.seed) == (1, "cargo-dock", ["snake"], 0)
    assert page.stages[0].best == dock

    leader.win("heliport")

    page = leader.page()
    assert (page.next, page.heroes) == ("holding-cells", ["snake", "meryl"])
    assert "pistol-45" in page.results[1].rewards
    assert page.memory_box == page.results[1].rewards
    assert "pistol-45" not in page.stages[1].cards


@rule("SET-10", "SET-13")
def test_the_next_game_begins_with_what_the_memory_box_holds(client: TestClient) -> None:
    leader = begin(client)
    leader.win()
    leader.win("heliport")

    state = choose(client, leader.play(), [])

    assert state["campaign"] == leader.key["id"]
    assert "equip snake pistol-45" in [option["text"] for option in state["question"]["options"]]


@rule("CDX-1")
def test_a_secret_that_was_called_stays_found_and_is_known_in_the_fight(client: TestClient, tmp_path: Path) -> None:
    leader = bring_in(client, campaigns.export(cleared_to("psycho-mantis")))
    leader.post("/call", number=OTHER_HAND)
    assert shown(leader.post("/call", number="00.00")).secrets == [OTHER_HAND]

    leader.play(stage="psycho-mantis")

    assert '"secrets":["other-hand"]' in str(rows_in(tmp_path, "noisecheck_entries"))
    assert leader.page().playing


@rule("CDX-1")
def test_a_card_the_codec_tells_of_is_in_the_box_and_opens_the_stage_that_waits_for_it(client: TestClient) -> None:
    leader = bring_in(client, campaigns.export(cleared_to("pal-override")))
    waiting = next(stage for stage in leader.page().stages if stage.id == "pal-override")
    assert waiting.reason
    assert (waiting.state, waiting.reason.key) == ("blocked", "needs-card")

    page = shown(leader.post("/call", number=PAL_CARD))

    assert waiting.reason.facts["gear"] in page.memory_box
    assert next(stage for stage in page.stages if stage.id == "pal-override").state == "open"


def test_a_game_that_is_lost_is_a_result_and_the_stage_stays_open(client: TestClient) -> None:
    leader = begin(client)
    do_nothing(client, leader.play(seed=3))

    page = leader.page()

    assert page.results[0].outcome.startswith("lost: ")
    assert (page.stages[0].state, page.stages[0].games, page.stages[0].best) == ("open", 1, None)
    assert (page.memory_box, page.playing) == ([], None)


def test_a_game_counts_once_however_often_its_campaign_is_asked_for(client: TestClient, tmp_path: Path) -> None:
    leader = begin(client)
    leader.win()
    first, kept = leader.page(), rows_in(tmp_path)

    assert leader.page() == leader.page() == first
    assert len(first.results) == 1
    assert rows_in(tmp_path) == kept, "what has not changed is not written"


def test_one_game_is_open_at_a_time_until_it_is_given_up(client: TestClient) -> None:
    leader = begin(client)
    seat = leader.play()
    open_game = leader.page().playing
    assert open_game
    assert (open_game.number, open_game.stage, open_game.round, open_game.table) == (1, "cargo-dock", 1, seat["table"])

    answer = leader.post("/games", **DOCK)
    assert (answer.status_code, answer.json()["code"]) == (409, "game-open")
    assert shown(leader.post("/give-up")).playing is None
    answer = leader.post("/give-up")
    assert (answer.status_code, answer.json()["code"]) == (409, "no-game-open")

    choose(client, seat, answers_of(won_record()))
    assert leader.page().results == [], "a game that was given up counts for nothing"
    leader.play()
    assert leader.page().playing


def test_once_more_with_the_same_dice_is_the_same_game(client: TestClient) -> None:
    leader = begin(client)
    first = do_nothing(client, leader.play(seed=3))

    again = do_nothing(client, leader.play(seed=leader.page().results[0].seed))

    assert again["position"] == first["position"]
    assert [result.number for result in leader.page().results] == [1, 2]


def test_without_a_seed_the_dice_are_new(client: TestClient) -> None:
    leader = begin(client)
    seeds = set()
    for _ in range(3):
        seat = leader.play(seed=None)
        seeds.add(do_nothing(client, seat)["seed"])

    assert len(seeds) == 3


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"stage": "heliport"}, "clear stage 1 first"),
        ({"stage": "no-such"}, "no-such"),
        ({"stage": "../../etc"}, "no stage"),
        ({"stage": "recon", "heroes": ["meryl"]}, "Meryl has not joined yet"),
        ({"heroes": ["meryl"]}, "needs snake"),
        ({"heroes": []}, "the number of heroes"),
        ({"heroes": ["solid"]}, "solid"),
        ({"bots": {"meryl": "steady"}}, "meryl"),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_words_and_none_is_open(
    client: TestClient, tmp_path: Path, wanted: dict[str, Any], words: str
) -> None:
    leader = begin(client)

    answer = leader.post("/games", **(DOCK | wanted))

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-stage")
    assert words in answer.json()["detail"]
    assert leader.page().playing is None
    assert not rows_in(tmp_path, "noisecheck_tables")


# going on elsewhere


def test_who_has_no_seat_at_the_table_goes_on_at_another_and_that_one_counts(client: TestClient) -> None:
    leader, answers = begin(client), answers_of(won_record())
    old = leader.play(options={"assist": 3, "rewinds": None})
    state = choose(client, old, answers[:5])

    new = leader.post("/resume", name="Ben").json()

    there = choose(client, new, [])
    assert there["position"] == state["position"]
    assert client.get(f"/api/tables/{new['table']}").json()["difficulty"] == "recruit"
    playing = leader.page().playing
    assert playing
    assert (playing.number, playing.table) == (1, new["table"])
    do_nothing(client, old)
    assert leader.page().results == [], "the old table is no longer part of it"
    choose(client, new, answers[5:])
    assert [result.outcome for result in leader.page().results] == ["won"]


def test_where_no_game_is_open_none_goes_on(client: TestClient) -> None:
    answer = begin(client).post("/resume", name="Ben")

    assert (answer.status_code, answer.json()["code"]) == (409, "no-game-open")


def test_bots_of_a_game_come_along(client: TestClient) -> None:
    leader = bring_in(client, campaigns.export(cleared_to("revolver-ocelot")))
    leader.play(stage="revolver-ocelot", heroes=["snake", "meryl"], bots={"meryl": "steady"})

    again = bring_in(client, leader.get("/export").text)
    seat = again.post("/resume", name="Ben").json()

    assert client.get(f"/api/tables/{seat['table']}").json()["bots"] == {"meryl": "steady"}


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
        (b"[]", "no campaign"),
        (b'{"noisecheck":1}', "a saved game"),
        (b'{"noisecheck":"campaign"}', "format"),
        (changed(format=99), "Update noisecheck"),
        (changed(name=""), "name"),
        (changed(games=0), "were begun"),
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
    lost = json.loads(changed())["results"][0] | {"outcome": "lost: game over", "rewards": []}
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
    assert (result.number, result.stage, result.outcome) == (9, "cargo-dock", "won")
    assert leader.page().playing is None


def test_a_campaign_that_a_newer_version_wrote_is_left_alone_and_says_so(client: TestClient, tmp_path: Path) -> None:
    leader = begin(client)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as kept:
        kept.execute("UPDATE noisecheck_campaigns SET text = replace(text, '\"format\": 1', '\"format\": 99')")
    before = rows_in(tmp_path)

    answer = leader.post("/veil", lifted=True)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-campaign")
    assert "Update noisecheck" in answer.json()["detail"]
    assert rows_in(tmp_path) == before


# limits


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("", {}),
        ("", {"name": ""}),
        ("", {"name": "x" * 61}),
        ("", {"name": "two\nlines"}),
        ("", {"name": "x", "more": 1}),
        ("/games", {}),
        ("/games", DOCK | {"seed": -1}),
        ("/games", DOCK | {"name": " "}),
        ("/games", DOCK | {"memory_box": ["pistol-45"]}),
        ("/resume", {}),
        ("/call", {"number": "7.31"}),
        ("/veil", {"lifted": "yes"}),
        ("/rename", {"name": "x" * 61}),
    ],
)
def test_a_body_that_is_not_understood_changes_nothing(client: TestClient, what: str, body: dict[str, Any]) -> None:
    leader = begin(client)
    before = leader.page()
    path = leader.path + what if what else "/api/campaigns"

    answer = client.post(path, json=body, headers=bearer(leader.key))

    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert leader.page() == before


def test_an_address_may_not_begin_campaigns_without_end(client: TestClient) -> None:
    leader = begin(client)
    app: Any = client.app
    while app.state.openings.take("testclient"):
        pass

    for answer in (
        client.post("/api/campaigns", json={"name": "x"}),
        client.post("/api/campaigns/import", content=b"{}"),
        leader.post("/games", **DOCK),
        leader.post("/resume", name="Ann"),
        client.post("/api/daily", json={"name": "Ann", "day": "2026-11-15"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
    assert leader.get().status_code == 200


def test_a_table_of_no_campaign_says_so(client: TestClient) -> None:
    state = choose(client, opened(client), [])

    assert (state["campaign"], state["day"], state["score"]) == ("", "", None)


def test_the_leader_of_two_campaigns_keeps_them_apart(client: TestClient) -> None:
    one, other = begin(client, "one"), begin(client, "other")

    one.win()

    assert (one.page().next, other.page().next) == ("heliport", "cargo-dock")
