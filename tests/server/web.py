"""Talking to a server by HTTP."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from noisecheck.server import wire

SCENE = "    a   b\n  +---+---+\n1 | .   . |\n  +---+---+\nsnake a1\nobjective a1\nturn snake\n"


def opened(client: TestClient, **wanted: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"name": "Ann", **(wanted or {"stage": "heliport", "seed": 5})})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def bearer(seat: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {seat['token']}"}


def finish(client: TestClient, seat: dict[str, Any]) -> None:
    """Wins the small scene."""
    with client.websocket_connect(f"/ws/{seat['table']}") as socket:
        socket.send_json({"type": "hello", "protocol": wire.PROTOCOL, "tab": "a", "token": seat["token"]})
        seq = socket.receive_json()["state"]["seq"]
        socket.send_json({"type": "choose", "id": "c", "seq": seq, "text": "interact a1"})
        assert socket.receive_json()["state"]["position"]["outcome"]["kind"] == "won"
