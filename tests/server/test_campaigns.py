"""Campaigns in the browser: who has the key leads one, and what is asked of it has limits."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from noisecheck import campaign
from noisecheck.campaign import plan as plans
from noisecheck.content import stage_ids, variant_ids
from noisecheck.server import limits, wire
from tests.campaign.runs import questioned_at, stages_dealt
from tests.server.campaigns import DOCK, begin, bring_in, choose, do_nothing, rows_in, shown
from tests.server.web import bearer, opened

# to play


def test_a_stage_of_a_campaign_is_dealt_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = stages_dealt(monkeypatch)

    begin(client).play()

    assert dealt == ["cargo-dock"]


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
    while app.state.budgets.take(limits.NEW_ROOMS, "testclient"):
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


def test_friends_at_the_table_see_the_campaign_and_have_no_key_to_it(client: TestClient) -> None:
    leader = begin(client)
    leader.win()
    seat = leader.play(stage="heliport", seed=3, alone=False)
    path = f"/api/tables/{seat['table']}"
    friend = client.post(f"{path}/join", json={"name": "Ben"}).json()

    answer = client.get(f"{path}/campaign", headers=bearer(friend))

    seen = shown(answer)
    assert seen == msgspec.structs.replace(leader.page(), playing=None)
    assert [each.stage for each in seen.results] == ["cargo-dock"]
    for secret in (leader.key["token"], seat["token"], friend["token"], seat["table"]):
        assert secret not in answer.text
    for attempt in (client.get(leader.path, headers=bearer(friend)), client.get(f"{path}/campaign")):
        assert attempt.json()["code"] in ("campaign-key-needed", "seat-needed")


def test_friends_see_at_once_how_the_game_ended_and_neither_seeds_nor_numbers_of_secrets(client: TestClient) -> None:
    leader = begin(client)
    seat = leader.play(seed=3)
    friend = client.post(f"/api/tables/{seat['table']}/join", json={"name": "Ben"}).json()

    def seen() -> wire.CampaignPage:
        return shown(client.get(f"/api/tables/{seat['table']}/campaign", headers=bearer(friend)))

    do_nothing(client, seat)
    assert [(each.number, each.stage, each.seed) for each in seen().results] == [(1, "cargo-dock", 0)]

    led = shown(leader.post("/call", number="07.31"))
    assert ([each.seed for each in led.results], led.secrets) == ([3], ["07.31"])
    assert ([each.seed for each in seen().results], seen().secrets) == ([0], [])
    assert seen().memory_box == led.memory_box == ["pal-key-card"]


def test_a_seat_elsewhere_shows_no_campaign(client: TestClient) -> None:
    leader = begin(client)
    seat, other = leader.play(), opened(client)

    def code(room: str, with_seat: dict[str, Any]) -> str:
        answer = client.get(f"/api/tables/{room}/campaign", headers=bearer(with_seat))
        return str(answer.json().get("code"))

    assert code(seat["table"], other) == "seat-needed"
    assert code(seat["watch"], other) == "no-such-table"
    assert code(other["table"], other) == "no-such-campaign"


def test_he_is_questioned_by_the_server_and_what_came_of_it_is_kept(client: TestClient) -> None:
    leader = bring_in(client, campaign.export(questioned_at()))
    asked = leader.page().interrogation
    assert asked is not None
    assert (asked.number, asked.left, asked.lost, asked.outcome) == (1, 5, [], "")
    assert refused(leader.post("/games", **(DOCK | {"stage": "prison-break", "heroes": ["otacon"]}))) == "bad-stage"

    held = shown(leader.post("/interrogation", answer="hold-out")).interrogation
    assert held is not None
    assert held.number == 2
    assert (held.lost, held.left) in (([1], 4), ([2], 3))

    gave_in = shown(leader.post("/interrogation", answer="give-in")).interrogation
    assert gave_in is not None
    assert (gave_in.number, gave_in.outcome) == (0, "gave-in")
    assert leader.page().interrogation == gave_in
    assert refused(leader.post("/interrogation", answer="hold-out")) == "not-asked"

    leader.play(stage="prison-break", heroes=["otacon", "gray-fox"])


def test_nothing_is_told_of_it_before(client: TestClient) -> None:
    assert begin(client).page().interrogation is None
    assert refused(begin(client).post("/interrogation", answer="give-in")) == "not-asked"


def refused(answer: Any) -> str:
    return str(answer.json()["code"])
