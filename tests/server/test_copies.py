"""Whoever plays a file of a running game ahead knows its dice: so the table hears of it, and results say so."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from noisecheck.server import wire
from tests.server.campaigns import begin
from tests.server.house import House
from tests.server.web import SCENE, bearer, finish, opened

pytestmark = pytest.mark.anyio


def welcome(client: TestClient, seat: dict[str, Any]) -> dict[str, Any]:
    with client.websocket_connect(f"/ws/{seat['table']}") as socket:
        socket.send_json({"type": "hello", "protocol": wire.PROTOCOL, "tab": "a", "token": seat["token"]})
        found: dict[str, Any] = socket.receive_json()
        return found


def unusual(client: TestClient, seat: dict[str, Any]) -> list[str]:
    return [each["key"] for each in welcome(client, seat)["state"]["house"]]


async def test_all_hear_of_a_copy_once_for_each_position(house: House) -> None:
    ann, ben, _, _ = await house.pair()

    for _ in range(2):
        await ann.room.note_copy(2)

    assert [each["line"]["text"] for each in ann.messages("said")] == [":copied"]
    assert [each["key"] for each in ben.state["house"]] == ["house-copied"]
    await ann.choose("turn meryl")
    await ann.room.note_copy(1)
    assert [each["line"]["name"] for each in ann.messages("said")] == ["Ben", "Ann"]


@pytest.mark.parametrize("what", ["export", "bug"])
def test_whoever_takes_a_file_of_a_running_game_is_named_and_results_say_so(client: TestClient, what: str) -> None:
    seat = opened(client, stage="heliport")
    assert unusual(client, seat) == []

    assert client.get(f"/api/tables/{seat['table']}/{what}", headers=bearer(seat)).status_code == 200

    assert unusual(client, seat) == ["house-copied"]
    assert [line["text"] for line in welcome(client, seat)["chat"]] == [":copied"]


def test_legend_gives_no_file_of_a_running_game(client: TestClient) -> None:
    seat = opened(client, stage="heliport", options={"assist": 1, "rewinds": 0})

    answer = client.get(f"/api/tables/{seat['table']}/export", headers=bearer(seat))
    report = client.get(f"/api/tables/{seat['table']}/bug", headers=bearer(seat)).json()

    assert (answer.status_code, answer.json()["code"]) == (409, "still-running")
    assert report["record"] == ""
    assert report["scene"]
    assert "house-copied" not in unusual(client, seat)


def test_a_file_from_before_the_start_is_a_copy_like_any_other(client: TestClient) -> None:
    """The dice of the whole game are in it."""
    seat = opened(client, stage="heliport", alone=False)
    legend = opened(client, stage="heliport", alone=False, options={"assist": 1, "rewinds": 0})

    client.get(f"/api/tables/{seat['table']}/export", headers=bearer(seat))

    assert unusual(client, seat) == ["house-copied"]
    assert client.get(f"/api/tables/{legend['table']}/export", headers=bearer(legend)).status_code == 409


@pytest.mark.parametrize("what", ["export", "resume"])
def test_a_campaign_s_open_game_that_goes_elsewhere_is_a_copy(client: TestClient, what: str) -> None:
    leader = begin(client)
    seat = leader.play(seed=None)

    answer = leader.get("/export") if what == "export" else leader.post("/resume", name="Ann")

    assert answer.status_code in (200, 201)
    assert unusual(client, seat) == ["house-copied"]
    assert [line["name"] for line in welcome(client, seat)["chat"]] == ["Ann"]
    if what == "resume":
        assert unusual(client, answer.json()) == ["house-saved"]


def test_at_legend_a_campaign_s_open_game_stays_where_it_is(client: TestClient) -> None:
    leader = begin(client)
    seat = leader.play(seed=None, options={"assist": 1, "rewinds": 0})

    for answer in (leader.get("/export"), leader.post("/resume", name="Ann")):
        assert (answer.status_code, answer.json()["code"]) == (409, "still-running")
    playing = leader.page().playing
    assert playing
    assert playing.table == seat["table"]
    leader.post("/give-up")
    assert leader.get("/export").status_code == 200


def test_the_file_of_a_finished_game_says_that_a_copy_was_taken(client: TestClient) -> None:
    seat = opened(client, scene=SCENE)
    client.get(f"/api/tables/{seat['table']}/export", headers=bearer(seat))
    finish(client, seat)

    file = client.get(f"/api/tables/{seat['table']}/export", headers=bearer(seat)).json()

    assert file["table"]["house"] == ["house-scene", "house-copied"]


def test_a_seed_that_somebody_chose_is_told(client: TestClient) -> None:
    assert unusual(client, opened(client, stage="heliport", seed=5)) == ["house-seed"]
    assert unusual(client, opened(client, stage="heliport")) == []
