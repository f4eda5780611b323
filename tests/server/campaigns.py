"""Leading campaigns by HTTP, and playing their games at tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient

from noisecheck import load_game
from noisecheck.server import wire
from tests.campaign.runs import RECORDS
from tests.play import asked_in
from tests.server.web import bearer

DOCK = {"name": "Ann", "stage": "cargo-dock", "heroes": ["snake"], "seed": 0}  # that of `won_record`


class Leader:
    """Somebody with the key of a campaign."""

    def __init__(self, client: TestClient, key: dict[str, Any]) -> None:
        self.client = client
        self.key = key
        self.path = f"/api/campaigns/{key['id']}"

    def get(self, what: str = "") -> Any:
        return self.client.get(self.path + what, headers=bearer(self.key))

    def post(self, what: str, **body: Any) -> Any:
        return self.client.post(self.path + what, headers=bearer(self.key), json=body)

    def page(self) -> wire.CampaignPage:
        return shown(self.get())

    def play(self, **wanted: Any) -> dict[str, Any]:
        answer = self.post("/games", **(DOCK | wanted))
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def win(self, stage: str = "cargo-dock") -> dict[str, Any]:
        """Snake plays a stage to its end, as in a record."""
        record = load_game((RECORDS / f"{stage}-1-0.json").read_text("utf-8"))
        seat = self.play(stage=stage, seed=record.origin["seed"])
        state = choose(self.client, seat, asked_in(record))
        assert state["position"]["outcome"]["kind"] == "won"
        return seat


def shown(answer: Any) -> wire.CampaignPage:
    """The page in an answer; that it has the types it says is part of every test."""
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=wire.CampaignPage)


def begin(client: TestClient, name: str = "Shadow run") -> Leader:
    answer = client.post("/api/campaigns", json={"name": name})
    assert answer.status_code == 201, answer.text
    return Leader(client, answer.json())


def bring_in(client: TestClient, text: str | bytes) -> Leader:
    answer = client.post("/api/campaigns/import", content=text)
    assert answer.status_code == 201, answer.text
    return Leader(client, answer.json())


def choose(client: TestClient, seat: dict[str, Any], texts: Iterable[str]) -> dict[str, Any]:
    """Sits down and gives these answers; returns the table as it is then."""
    left = iter(texts)
    return answer_all(client, seat, lambda options: next(left, None))


def do_nothing(client: TestClient, seat: dict[str, Any]) -> dict[str, Any]:
    """Sits down and ends every turn until the game is lost; returns the table as it is then."""
    return answer_all(client, seat, lambda options: "end" if "end" in options else options[0])


def answer_all(client: TestClient, seat: dict[str, Any], answer: Callable[[list[str]], str | None]) -> dict[str, Any]:
    with client.websocket_connect(f"/ws/{seat['table']}") as socket:
        socket.send_json({"type": "hello", "protocol": wire.PROTOCOL, "tab": "a", "token": seat["token"]})
        state: dict[str, Any] = socket.receive_json()["state"]
        while state["question"] and (text := answer([each["text"] for each in state["question"]["options"]])):
            socket.send_json({"type": "choose", "id": f"c{state['seq']}", "seq": state["seq"], "text": text})
            while (message := socket.receive_json())["type"] != "done":
                assert message["type"] != "refused", message
                state = message.get("state", state)
    return state


def rows_in(folder: Path, table: str = "noisecheck_campaigns") -> list[tuple[Any, ...]]:
    """What the store has of them."""
    with sqlite3.connect(folder / "tables.sqlite3") as kept:
        return kept.execute(f"SELECT * FROM {table}").fetchall()
