"""Whoever plays a file of a running game ahead knows its dice: so the table hears of it, and results say so."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from noisecheck.server import wire
from tests.server.house import House
from tests.server.web import bearer, opened

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


def test_a_seed_that_somebody_chose_is_told(client: TestClient) -> None:
    assert unusual(client, opened(client, stage="heliport", seed=5)) == ["house-seed"]
    assert unusual(client, opened(client, stage="heliport")) == []
