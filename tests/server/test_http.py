"""The HTTP side: typed answers and typed problems, headers, whose page may speak, games as files."""

import asyncio
import json
import sqlite3
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anyio
import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import noisecheck
from noisecheck.server import limits, sealed, wire
from noisecheck.server.app import STATIC, make_app
from noisecheck.server.play import Play
from noisecheck.server.socket import MOST_WAITING, Line
from noisecheck.server.store import Store
from noisecheck.server.tables import Tables
from tests.server.room import Clock

RECORDS = Path(__file__).parent.parent / "records"
SCENE = "    a   b\n  +---+---+\n1 | .   . |\n  +---+---+\nsnake a1\nobjective a1\nturn snake\n"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>noisecheck</title>")
    (static / "assets" / "index-1a2b.js").write_text("//")
    (static / "robots.txt").write_text("")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setenv(STATIC, str(static))
    store = anyio.run(Store.open, f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with TestClient(make_app(store, Clock(), ["noisecheck.test", "testserver"]), "http://noisecheck.test") as found:
        yield found


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
        socket.send_json({"type": "hello", "protocol": 1, "tab": "a", "token": seat["token"]})
        seq = socket.receive_json()["state"]["seq"]
        socket.send_json({"type": "choose", "id": "c", "seq": seq, "text": "interact a1"})
        assert socket.receive_json()["state"]["position"]["outcome"] == "won"


def test_what_there_is_to_read_is_typed(client: TestClient) -> None:
    stages = msgspec.json.decode(client.get("/api/stages").content, type=list[wire.StageCard])
    rules = msgspec.json.decode(client.get("/api/rules").content, type=wire.RuleBook)
    gear = msgspec.json.decode(client.get("/api/gear").content, type=list[wire.GearCard])

    assert [stage.id for stage in stages] == noisecheck.stage_ids()
    assert all(len(stage.opening.heroes) == min(stage.parties) for stage in stages)
    assert {rule.chapter for rule in rules.rules} == {*rules.chapters}
    assert len(gear) > 30
    assert client.get("/health").json() == {"version": noisecheck.__version__, "protocol": wire.PROTOCOL}


def test_examples_are_scenes_that_can_be_opened(client: TestClient) -> None:
    book = msgspec.json.decode(client.get("/api/rules").content, type=wire.RuleBook)
    known = {rule.id for rule in book.rules}

    for example in book.examples:
        assert {*example.rules} <= known
        noisecheck.scene(example.scene)


def test_a_stage_is_opened_and_joined_by_its_link(client: TestClient) -> None:
    """LB-01"""
    seat = opened(client, stage="recon", heroes=["snake", "meryl"], alone=False)
    summary = client.get(f"/api/tables/{seat['table']}").json()
    assert (summary["stage"], summary["free"], summary["started"]) == ("recon", ["snake", "meryl"], False)

    other = client.post(f"/api/tables/{seat['table']}/join", json={"name": "Ben"}).json()

    assert (other["player"], other["table"]) == (2, seat["table"])
    assert other["token"] != seat["token"]


def test_the_spectators_link_opens_no_seat_and_tells_no_other_link(client: TestClient) -> None:
    seat = opened(client)
    watch = seat["watch"]

    summary = client.get(f"/api/tables/{watch}")

    assert summary.json()["watching"] is True
    assert seat["table"] not in summary.text
    assert client.post(f"/api/tables/{watch}/join", json={"name": "Eve"}).json()["code"] == "no-such-table"
    assert client.get(f"/api/tables/{watch}/export", headers=bearer(seat)).json()["code"] == "no-such-table"
    assert seat["table"] not in client.get(f"/api/tables/{watch}/film").text


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "malformed"),
        ({"name": "Ann"}, "malformed"),
        ({"name": " ", "stage": "recon"}, "malformed"),
        ({"name": "Ann", "stage": "recon", "cheat": True}, "malformed"),
        ({"name": "Ann", "stage": "no-such"}, "bad-stage"),
        ({"name": "Ann", "stage": "../../etc"}, "bad-stage"),
        ({"name": "Ann", "stage": "recon", "heroes": ["snake", "snake"]}, "bad-stage"),
        ({"name": "Ann", "stage": "recon", "memory_box": ["spoon"]}, "bad-stage"),
        ({"name": "Ann", "stage": "recon", "seed": -1}, "malformed"),
        ({"name": "Ann", "scene": "a cat"}, "bad-scene"),
        ({"name": "Ann", "scene": "a" * 30_000}, "malformed"),
        ({"name": "Ann" * 100, "stage": "recon"}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_problem(client: TestClient, body: dict[str, Any], code: str) -> None:
    answer = client.post("/api/tables", json=body)

    assert answer.status_code == 400
    assert answer.json()["code"] == code


def test_a_scene_can_be_looked_at_without_a_table(client: TestClient) -> None:
    shown = client.post("/api/scenes", json={"scene": SCENE})
    assert msgspec.json.decode(shown.content, type=wire.SceneShown).position.heroes[0].space == "a1"

    problem = client.post("/api/scenes", json={"scene": "a cat"})
    assert problem.json()["code"] == "bad-scene"


def test_a_bad_scene_is_told_its_line_and_column(client: TestClient) -> None:
    answer = client.post("/api/tables", json={"name": "Ann", "scene": SCENE + "guard z9 N\n"})

    assert "line 8, column" in answer.json()["detail"]


def test_what_is_too_large_or_unknown_has_its_problem(client: TestClient) -> None:
    assert client.post("/api/tables", content=b"x" * 70_000).json()["code"] == "too-large"
    assert client.post("/api/tables", content=b"\xff").json()["code"] == "malformed"
    assert client.get("/api/tables/nobody").status_code == 404
    assert client.get("/api/nothing").json()["code"] == "no-such-page"
    assert client.put("/api/tables").json()["code"] == "no-such-page"
    assert client.post("/").json()["code"] == "no-such-page"
    assert client.post("/api/tables/import?name=Ann", content=b"x" * 1_100_000).json()["code"] == "too-large"


@pytest.mark.parametrize(
    "origin", ["http://evil.test", "https://noisecheck.test.evil", "null", "http://noisecheck.test:81"]
)
def test_another_site_s_page_is_turned_away(client: TestClient, origin: str) -> None:
    seat = opened(client)
    headers = {"origin": origin}

    answer = client.post("/api/tables", json={"name": "Eve", "stage": "recon"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws/{seat['table']}", headers=headers):
        pass


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://noisecheck.test", "noisecheck.test"),
        ("http://localhost:5173", "127.0.0.1:8000"),
        ("http://[::1]:5173", "localhost:8000"),
    ],
)
def test_our_own_pages_may_speak(client: TestClient, origin: str, host: str) -> None:
    headers = {"origin": origin, "host": host}
    seat = client.post("/api/tables", json={"name": "Ann", "scene": SCENE}, headers=headers).json()

    with client.websocket_connect(f"/ws/{seat['table']}", headers=headers) as socket:
        socket.send_json({"type": "hello", "protocol": 1, "tab": "a"})
        assert socket.receive_json()["type"] == "welcome"


def test_every_answer_carries_the_headers_of_a_careful_server(client: TestClient) -> None:
    for path in ("/", "/health", "/t/abc", "/api/nothing", "/assets/index-1a2b.js", "/no/such.png"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_every_page_of_the_client_is_its_first_page(client: TestClient) -> None:
    for path in ("/", "/missions", "/t/abc", "/w/abc", "/replay/abc", "/rules/LOS-3", "/settings"):
        answer = client.get(path)
        assert "noisecheck" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    assert "immutable" in client.get("/assets/index-1a2b.js").headers["cache-control"]
    assert client.get("/robots.txt").headers["cache-control"] == "no-cache"
    assert client.get("/assets/gone.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"]
)
def test_no_path_leads_out_of_the_client_s_folder(client: TestClient, path: str) -> None:
    answer = client.get(path)

    assert "secret" not in answer.text
    assert "root:" not in answer.text


def test_floods_of_requests_and_of_tables_are_refused(client: TestClient) -> None:
    answers = [client.get("/health").status_code for _ in range(int(limits.REQUESTS.burst) + 5)]

    assert answers[0] == 200
    assert answers[-1] == 429
    assert client.get("/health").json()["code"] == "too-fast"
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws/nobody"):
        pass


def test_a_running_game_goes_out_sealed_and_comes_back_as_another_table(client: TestClient) -> None:
    seat = opened(client, stage="heliport", seed=918_273_645)
    with client.websocket_connect(f"/ws/{seat['table']}") as socket:
        socket.send_json({"type": "hello", "protocol": 1, "tab": "a", "token": seat["token"]})
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
        socket.send_json({"type": "hello", "protocol": 1, "tab": "a", "token": again["token"]})
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


@pytest.mark.parametrize("name", ["cargo-dock-1-0.json", "recon-3-1.json"])
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
    assert noisecheck.load_game(json.dumps(file)).outcome == "won"


def test_a_bug_report_has_versions_scene_events_and_a_record_that_can_be_opened(client: TestClient) -> None:
    seat = opened(client)
    path = f"/api/tables/{seat['table']}/bug"
    assert client.get(path).json()["code"] == "seat-needed"

    report = client.get(path, headers=bearer(seat)).json()

    assert report["version"] == noisecheck.__version__
    assert noisecheck.scene(report["scene"]).decision
    assert report["events"][-1]["kind"] == "TurnBegan"
    assert client.post("/api/tables/import?name=Ann", content=report["record"]).status_code == 201


def test_the_invite_link_is_there_as_a_picture(client: TestClient) -> None:
    seat = opened(client)

    answer = client.get(f"/api/tables/{seat['table']}/qr.svg")

    assert answer.headers["content-type"] == "image/svg+xml"
    assert "<svg" in answer.text


def test_a_socket_to_no_table_is_told_so_and_closed(client: TestClient) -> None:
    with client.websocket_connect("/ws/nobody") as socket:
        assert socket.receive_json() == {"type": "gone", "reason": "no-such-table"}
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_a_connection_that_does_not_listen_is_cut() -> None:
    line = Line(None, watching=False)  # type: ignore[arg-type]

    for _ in range(MOST_WAITING):
        line.send(b"news")
    assert not line.cut.is_set()
    line.send(b"too much")

    assert line.cut.is_set()


def test_a_fenced_socket_is_closed(client: TestClient) -> None:
    """T28"""
    seat = opened(client)
    hello = {"type": "hello", "protocol": 1, "token": seat["token"]}
    with client.websocket_connect(f"/ws/{seat['table']}") as first:
        first.send_json({**hello, "tab": "a"})
        assert first.receive_json()["type"] == "welcome"
        with client.websocket_connect(f"/ws/{seat['table']}") as second:
            second.send_json({**hello, "tab": "b"})
            assert second.receive_json()["type"] == "welcome"
            assert first.receive_json()["type"] == "fenced"
            with pytest.raises(WebSocketDisconnect):
                first.receive_json()


def test_bytes_are_read_like_text_and_large_frames_are_refused(client: TestClient) -> None:
    seat = opened(client)
    with client.websocket_connect(f"/ws/{seat['table']}") as socket:
        socket.send_bytes(b"x" * 70_000)
        assert socket.receive_json()["code"] == "too-large"
        socket.send_bytes(b'{"type":"hello","protocol":1,"tab":"a"}')
        assert socket.receive_json()["type"] == "welcome"


@pytest.mark.parametrize("host", ["evil.test", "noisecheck.test.evil", "", "x" * 5_000])
def test_a_server_called_by_a_name_it_does_not_know_does_not_answer(client: TestClient, host: str) -> None:
    """A page whose name points at this machine would count as ours."""
    seat = opened(client)
    headers = {"host": host, "origin": f"http://{host}"}

    answer = client.get(f"/api/tables/{seat['table']}", headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws/{seat['table']}", headers=headers):
        pass


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "192.168.0.7:8000", "[fe80::1]:80", "NOISECHECK.test"])
def test_a_server_answers_to_its_addresses_and_names(client: TestClient, host: str) -> None:
    assert client.get("/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    ("path", "headers", "code"),
    [
        ("/%00", {}, "no-such-page"),
        ("/" + "a" * 5_000, {}, "no-such-page"),
        ("/a%00.png", {}, "no-such-page"),
        ("/api/tables/%00", {}, "no-such-table"),
        ("/api/tables/" + "a" * 5_000, {}, "no-such-table"),
        ("/api/tables/{table}/qr.svg", {"host": f"[fe80::1%25{'x' * 5_000}]"}, "wrong-origin"),
    ],
)
def test_odd_addresses_have_their_problem(client: TestClient, path: str, headers: dict[str, str], code: str) -> None:
    answer = client.get(path.replace("{table}", opened(client)["table"]), headers=headers)

    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code


def test_a_fault_of_ours_is_a_problem_too(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("noisecheck.server.content.gear", fail)

    answer = client.get("/api/gear")

    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    assert "default-src" in answer.headers["content-security-policy"]


def test_a_table_without_spectators_shows_its_running_game_to_those_who_sit_there_only(client: TestClient) -> None:
    seat = opened(client, scene=SCENE, options={"spectators": False})
    film = f"/api/tables/{seat['table']}/film"
    assert client.get(film).json()["code"] == "seat-needed"
    assert client.get(film, headers=bearer(seat)).status_code == 200
    assert client.get(f"/api/tables/{seat['table']}").status_code == 200, "who has the link may come to sit down"

    finish(client, seat)

    assert client.get(film).status_code == 200
    watch = f"/api/tables/{seat['watch']}"
    for answer in (client.get(watch), client.get(f"{watch}/film", headers=bearer(seat)), client.get(f"{watch}/qr.svg")):
        assert answer.json()["code"] == "seat-needed"
    branch = client.post(f"{watch}/branch", json={"name": "Ben", "answers": 0})
    assert branch.json()["code"] == "seat-needed"


def test_of_an_imported_file_only_the_game_is_kept(client: TestClient, tmp_path: Path) -> None:
    record = json.loads((RECORDS / "cargo-dock-1-0.json").read_text())
    padded = json.dumps({**record, "more": "x" * 300_000, "origin": {**record["origin"], "more": "y" * 300_000}})

    assert client.post("/api/tables/import?name=Ann", content=padded).status_code == 201

    with sqlite3.connect(tmp_path / "tables.sqlite3") as kept:
        ((body,),) = kept.execute("SELECT body FROM noisecheck_entries WHERE seq = 1").fetchall()
    assert len(body) < 2 * len(json.dumps(record))


def test_a_small_file_that_unpacks_to_much_is_refused(client: TestClient) -> None:
    packed = sealed.seal.encrypt(zlib.compress(b" " * 7_000_000)).decode()

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
    while app.state.openings.take("testclient"):
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
    """In a thread the film would be advanced while a decision advances it as well."""
    seat, read = opened(client), []
    film: Any = vars(Play)["film"].fget

    def look(self: Play) -> Any:
        read.append(is_on_loop())
        return film(self)

    monkeypatch.setattr(Play, "film", property(look))
    client.get(f"/api/tables/{seat['table']}/bug", headers=bearer(seat)).json()

    assert read
    assert all(read)


def test_a_seed_is_too_large_to_be_tried_out(client: TestClient) -> None:
    seats = [opened(client, stage="heliport") for _ in range(3)]
    tables: Tables = client.app.state.tables  # type: ignore[attr-defined]

    seeds = [tables.live[seat["table"]].log.seed or 0 for seat in seats]

    assert max(seeds) > 2**40
    assert max(seeds) < 2**53
