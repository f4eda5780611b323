"""Games as files: sealed while they go on, open afterwards; imports, branches, bug reports."""

import asyncio
import json
import re
import sqlite3
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

import noisecheck
from noisecheck.engine.outcome import WON
from noisecheck.foresight.view.film import Film
from noisecheck.server import limits, sealed, wire
from tests.server.web import SCENE, bearer, finish, opened

RECORDS = Path(__file__).parent.parent / "records"


def test_a_running_game_goes_out_sealed_and_comes_back_as_another_table(client: TestClient) -> None:
    seat = opened(client, stage="heliport", seed=918_273_645)
    with client.websocket_connect(f"/ws/{seat['table']}") as socket:
        socket.send_json({"type": "hello", "protocol": wire.PROTOCOL, "tab": "a", "token": seat["token"]})
        state = socket.receive_json()["state"]
        text = state["question"]["options"][0]["text"]
        socket.send_json({"type": "choose", "id": "c", "seq": state["seq"], "text": text})
        state = socket.receive_json()["state"]
    assert client.get(f"/api/tables/{seat['table']}/export").json()["code"] == "seat-needed"

    file = client.get(f"/api/tables/{seat['table']}/export", headers=bearer(seat))
    assert "attachment" in file.headers["content-disposition"]
    assert "918273645" not in file.text
    again = client.post("/api/tables/import?name=Ben", content=file.content).json()

    with client.websocket_connect(f"/ws/{again['table']}") as socket:
        socket.send_json({"type": "hello", "protocol": wire.PROTOCOL, "tab": "a", "token": again["token"]})
        shown = socket.receive_json()["state"]
    for key in ("position", "question", "answers"):
        assert shown[key] == state[key]


def test_a_saved_game_from_a_scene_with_answers_is_taken_up(client: TestClient) -> None:
    game = noisecheck.scene(SCENE + "answers dash b1")
    game.choose("stop")

    seat = client.post("/api/tables/import?name=Ann", content=game.save().encode()).json()

    film = msgspec.json.decode(client.get(f"/api/tables/{seat['table']}/film").content, type=wire.Film)
    assert [moment.text for moment in film.moments] == ["dash b1", "stop"]
    assert len(film.events) == len(game.events)


@pytest.mark.parametrize("name", ["cargo-dock-1-0.json", "recon-3-0.json"])
def test_a_game_saved_at_the_terminal_is_taken_up(client: TestClient, name: str) -> None:
    record = (RECORDS / name).read_bytes()

    seat = client.post("/api/tables/import?name=Ann", content=record).json()

    film = msgspec.json.decode(client.get(f"/api/tables/{seat['table']}/film").content, type=wire.Film)
    game = noisecheck.load_game(record.decode())
    assert len(film.events) == len(game.events)
    assert film.outcome == game.outcome
    assert [moment.text for moment in film.moments] == [
        answer.text for step in game.steps() for answer in step.answers
    ] + list(game.answers)


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b"\xff", b'{"noisecheck":1}', b'{"noisecheck-sealed":1,"sealed":"x"}', b"[" * 90_000]
)
def test_what_is_no_saved_game_is_refused(client: TestClient, content: bytes) -> None:
    answer = client.post("/api/tables/import?name=Ann", content=content)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-save")
    assert not re.search(r"Expecting|char \d|codec", answer.json()["detail"]), "the words of a parser help nobody"


def test_a_table_of_one_s_own_begins_at_a_moment_of_a_finished_game(client: TestClient) -> None:
    """RP-03"""
    running = opened(client)
    answer = client.post(f"/api/tables/{running['table']}/branch", json={"name": "Ben", "answers": 0})
    assert answer.json()["code"] == "still-running"

    seat = opened(client, scene=SCENE)
    finish(client, seat)
    branch = client.post(f"/api/tables/{seat['watch']}/branch", json={"name": "Ben", "answers": 0})
    assert branch.status_code == 201
    assert client.get(f"/api/tables/{branch.json()['table']}").json()["outcome"] is None
    answer = client.post(f"/api/tables/{seat['table']}/branch", json={"name": "Ben", "answers": 7})
    assert answer.json()["code"] == "malformed"


def test_the_file_of_a_finished_game_tells_of_its_table(client: TestClient) -> None:
    seat = opened(client, scene=SCENE)
    finish(client, seat)

    file = client.get(f"/api/tables/{seat['table']}/export", headers=bearer(seat)).json()

    assert file["table"]["players"] == ["Ann"]
    assert noisecheck.load_game(json.dumps(file)).outcome == WON


def test_a_bug_report_has_versions_scene_events_and_a_record_that_can_be_opened(client: TestClient) -> None:
    seat = opened(client)
    path = f"/api/tables/{seat['table']}/bug"
    assert client.get(path).json()["code"] == "seat-needed"

    report = client.get(path, headers=bearer(seat)).json()

    assert report["version"] == noisecheck.__version__
    assert noisecheck.scene(report["scene"]).decision
    assert report["events"][-1]["kind"] == "TurnBegan"
    assert client.post("/api/tables/import?name=Ann", content=report["record"]).status_code == 201


def test_of_an_imported_file_only_the_game_is_kept(client: TestClient, tmp_path: Path) -> None:
    record = json.loads((RECORDS / "cargo-dock-1-0.json").read_text())
    padded = json.dumps({**record, "more": "x" * 300_000, "origin": {**record["origin"], "more": "y" * 300_000}})

    assert client.post("/api/tables/import?name=Ann", content=padded).status_code == 201

    with sqlite3.connect(tmp_path / "tables.sqlite3") as kept:
        ((body,),) = kept.execute("SELECT body FROM noisecheck_entries WHERE seq = 1").fetchall()
    assert len(body) < 2 * len(json.dumps(record))


def test_a_small_file_that_unpacks_to_much_is_refused(client: TestClient) -> None:
    packed = sealed.seal(zlib.compress(b" " * 7_000_000))

    answer = client.post("/api/tables/import?name=Ann", json={"noisecheck-sealed": 1, "sealed": packed})

    assert answer.json()["code"] == "bad-save"
    assert "seal" in answer.json()["detail"]


def test_who_may_open_no_more_tables_has_no_file_read(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[bool] = []  # whether a loop ran where it was read

    def unpack(text: str) -> str:
        read.append(is_on_loop())
        return text

    monkeypatch.setattr(sealed, "opened", unpack)
    assert client.post("/api/tables/import?name=Ann", content=b"{}").json()["code"] == "bad-save"

    app: Any = client.app
    while app.state.budgets.take(limits.NEW_ROOMS, "testclient"):
        pass

    assert client.post("/api/tables/import?name=Ann", content=b"{}").json()["code"] == "too-fast"
    assert read == [False], "read once, and not on the loop that serves everybody"


def is_on_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def test_a_bug_report_reads_the_table_on_the_loop_only(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a thread the film would be read while a decision adds to it."""
    seat, read = opened(client), []
    log = Film.log

    def look(self: Film, first: int = 0) -> Any:
        read.append(is_on_loop())
        return log(self, first)

    monkeypatch.setattr(Film, "log", look)
    client.get(f"/api/tables/{seat['table']}/bug", headers=bearer(seat)).json()

    assert read
    assert all(read)
