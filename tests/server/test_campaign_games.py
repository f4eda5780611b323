"""Games of a campaign in the browser: they lie on tables, go on elsewhere, and count once."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from noisecheck import campaign as campaigns
from noisecheck.engine.outcome import WON
from tests.campaign.runs import OTHER_HAND, PAL_CARD, answers_of, cleared_to, won_record
from tests.server.campaigns import DOCK, begin, bring_in, choose, do_nothing, rows_in, shown
from tests.table import rule

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

    assert page.results[0].outcome.kind == "lost"
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
    assert [result.outcome for result in leader.page().results] == [WON]


def test_where_no_game_is_open_none_goes_on(client: TestClient) -> None:
    answer = begin(client).post("/resume", name="Ben")

    assert (answer.status_code, answer.json()["code"]) == (409, "no-game-open")


def test_bots_of_a_game_come_along(client: TestClient) -> None:
    leader = bring_in(client, campaigns.export(cleared_to("revolver-ocelot")))
    leader.play(stage="revolver-ocelot", heroes=["snake", "meryl"], bots={"meryl": "steady"})

    again = bring_in(client, leader.get("/export").text)
    seat = again.post("/resume", name="Ben").json()

    assert client.get(f"/api/tables/{seat['table']}").json()["bots"] == {"meryl": "steady"}
