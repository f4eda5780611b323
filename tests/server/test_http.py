"""The HTTP side: typed answers and typed problems, and what a socket is told before it is one."""

from itertools import product
from typing import Any

import msgspec
import pytest
import segno
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import noisecheck
from noisecheck.art import DETAILS, LIGHTS
from noisecheck.content import stage_ids, variant_ids
from noisecheck.content.loader import all_stages, find_stage
from noisecheck.server import limits, wire
from noisecheck.server.editions import digest
from noisecheck.server.plates import painted
from noisecheck.server.rooms import Rooms
from noisecheck.server.socket import MOST_WAITING, SocketClient
from tests.server.web import SCENE, bearer, finish, opened

BOSS_SCENE = """
    a   b
  +---+---+
1 | .   . |
  +---+---+
stage boss ocelot
boss ocelot b1 W
snake a1
"""


def test_what_there_is_to_read_is_typed(client: TestClient) -> None:
    stages = msgspec.json.decode(client.get("/api/stages").content, type=list[wire.StageCard])
    rules = msgspec.json.decode(client.get("/api/rules").content, type=wire.RuleBook)
    gear = msgspec.json.decode(client.get("/api/gear").content, type=list[wire.GearCard])

    assert {stage.id for stage in stages} == {*stage_ids(), *variant_ids()}
    assert all(len(stage.opening.heroes) == min(stage.parties) for stage in stages)
    assert {rule.chapter for rule in rules.rules} == {*rules.chapters}
    assert len(gear) > 30
    costs = {card.id: card.cost for card in gear}
    assert (costs["sniper-rifle"], costs["rations"], costs["bandana"]) == (2, 1, 0)
    assert client.get("/health").json() == {
        "version": noisecheck.__version__,
        "rules": digest(),
        "protocol": wire.PROTOCOL,
    }


def test_a_painted_stage_says_where_its_plate_is(client: TestClient) -> None:
    """Browsers keep it for ever: its address names what it is made of."""
    stages = msgspec.json.decode(client.get("/api/stages").content, type=list[wire.StageCard])
    plates = {stage.id: stage.map.plates for stage in stages}
    dock = plates["cargo-dock"]
    assert dock is not None

    for plate, detail in product((dock.night, dock.day), ("near", "calm", "far")):
        answer = client.get(f"{plate.address}/{detail}.svg")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.text.startswith("<svg ")
        assert f'fill="{plate.floor}"' in answer.text
    assert client.get("/api/plates/cargo-dock/older/day/near.svg").headers["cache-control"] == "no-cache"
    assert (plates["recon"], plates["recon-ocelot"]) == (None, None)


def test_the_plates_of_all_stages_are_kept_at_once() -> None:
    sceneries = [find_stage(stage).scenery for stage in all_stages()]
    marks = {each.mark for each in sceneries if each.is_painted}

    assert len(marks) * len(DETAILS) * len(LIGHTS) <= painted.most


@pytest.mark.parametrize(
    "path",
    [
        "recon/x/day/near",
        "nowhere/x/day/near",
        "cargo-dock/x/day/nearer",
        "cargo-dock/x/dusk/near",
        "..%2Fdock/x/day/near",
    ],
)
def test_there_is_no_plate_of_what_is_not_painted(client: TestClient, path: str) -> None:
    answer = client.get(f"/api/plates/{path}.svg")

    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_stages_come_in_the_order_of_the_campaign_then_vr_missions_and_their_bosses(client: TestClient) -> None:
    stages = msgspec.json.decode(client.get("/api/stages").content, type=list[wire.StageCard])
    places = [(stage.group, stage.number) for stage in stages]

    assert places[:15] == [("campaign", number) for number in range(1, 16)]
    assert places[15:21] == [("vr", number) for number in range(1, 7)]
    assert {*places[21:]} == {("vr", 0)}


def test_a_stage_says_where_players_come_to_it(client: TestClient) -> None:
    """RP-07: a VR mission is open to everybody, a fight in one to those who have met its boss."""
    stages = msgspec.json.decode(client.get("/api/stages").content, type=list[wire.StageCard])
    places = {stage.id: stage.place for stage in stages}

    assert [places[stage] for stage in ("cargo-dock", "tank", "liquid")] == [1, 5, 15]
    assert [places[stage] for stage in ("recon", "recon-ocelot", "escape-liquid")] == [0, 4, 15]


def test_a_fight_names_the_vr_mission_that_can_be_played_as_it(client: TestClient) -> None:
    stages = msgspec.json.decode(client.get("/api/stages").content, type=list[wire.StageCard])
    missions = {stage.id: stage.mission for stage in stages}

    assert {missions[stage] for stage in stage_ids()} == {""}
    assert all(fight.startswith(f"{missions[fight]}-") for fight in variant_ids())


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


def test_a_boss_fight_is_opened_and_shown_with_its_boss(client: TestClient) -> None:
    stages = {stage["id"]: stage for stage in client.get("/api/stages").json()}
    card = stages["revolver-ocelot"]
    assert (card["kind"], card["minutes"], [*card["parties"]]) == ("boss", 40, ["1", "2"])
    assert card["opening"]["boss"]["id"] == "ocelot"

    for wanted in ({"stage": "revolver-ocelot"}, {"scene": BOSS_SCENE}):
        seat = opened(client, **wanted)
        film = client.get(f"/api/tables/{seat['table']}/film").json()
        assert film["opening"]["boss"]["id"] == "ocelot"


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
        ({"name": "Ann", "stage": "recon", "options": {"assist": 4}}, "malformed"),
        ({"name": "Ann", "stage": "recon", "bots": {"snake": "genius"}}, "malformed"),
        ({"name": "Ann", "stage": "recon", "bots": {"nobody": "steady"}}, "bad-stage"),
        ({"name": "Ann", "scene": "a cat"}, "bad-scene"),
        ({"name": "Ann", "scene": "a" * 30_000}, "malformed"),
        ({"name": "Ann" * 100, "stage": "recon"}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_problem(client: TestClient, body: dict[str, Any], code: str) -> None:
    answer = client.post("/api/tables", json=body)

    assert answer.status_code == 400
    assert answer.json()["code"] == code


def test_a_table_is_opened_with_bots_and_a_level_of_help(client: TestClient) -> None:
    options = {"assist": 3, "rewinds": None}
    heroes = ["meryl", "snake", "otacon"]
    seat = opened(client, stage="recon", heroes=heroes, bots={"snake": "search", "otacon": "steady"}, options=options)

    shown = client.get(f"/api/tables/{seat['table']}").json()

    assert shown["players"][0]["heroes"] == ["meryl"]
    assert (shown["bots"], shown["free"]) == ({"snake": "search", "otacon": "steady"}, [])
    assert (shown["options"]["assist"], shown["difficulty"]) == (3, "recruit")


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


def test_floods_of_requests_and_of_tables_are_refused(client: TestClient) -> None:
    answers = [client.get("/health").status_code for _ in range(int(limits.REQUESTS.address.burst) + 5)]

    assert answers[0] == 200
    assert answers[-1] == 429
    assert client.get("/health").json()["code"] == "too-fast"
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws/nobody"):
        pass


def test_the_invite_link_is_there_as_a_picture(client: TestClient) -> None:
    seat = opened(client)

    answer = client.get(f"/api/tables/{seat['table']}/qr.svg")

    assert answer.headers["content-type"] == "image/svg+xml"
    assert "<svg" in answer.text


def test_from_this_machine_the_link_of_the_square_is_one_others_can_use(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def make(text: str, error: str) -> segno.QRCode:
        drawn.append(text)
        return segno.make_qr(text, error=error)

    monkeypatch.setattr(segno, "make", make)
    client.app.state.outside = "http://192.0.2.7:8000"  # type: ignore[attr-defined]
    path = f"/t/{opened(client)['table']}"

    client.get(f"/api/tables{path[2:]}/qr.svg", headers={"host": "127.0.0.1:8000"})
    client.get(f"/api/tables{path[2:]}/qr.svg", headers={"host": "noisecheck.test"})

    assert drawn == [f"http://192.0.2.7:8000{path}", f"http://noisecheck.test{path}"]


def test_the_address_for_others_is_told_on_this_machine_only(client: TestClient) -> None:
    client.app.state.outside = "http://192.0.2.7:8000"  # type: ignore[attr-defined]

    told = [client.get("/api/outside", headers={"host": host}).json() for host in ("127.0.0.1:8000", "noisecheck.test")]

    assert told == [{"address": "http://192.0.2.7:8000"}, {"address": ""}]


def test_a_socket_to_no_table_is_told_so_and_closed(client: TestClient) -> None:
    with client.websocket_connect("/ws/nobody") as socket:
        assert socket.receive_json() == {"type": "gone", "reason": "no-such-table"}
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_a_connection_that_does_not_listen_is_cut() -> None:
    line = SocketClient(None)  # type: ignore[arg-type]

    for _ in range(MOST_WAITING):
        line.send(b"news")
    assert not line.cut.is_set()
    line.send(b"too much")

    assert line.cut.is_set()


def test_a_fenced_socket_is_closed(client: TestClient) -> None:
    """T28"""
    seat = opened(client)
    hello = {"type": "hello", "protocol": wire.PROTOCOL, "token": seat["token"]}
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
        socket.send_bytes(f'{{"type":"hello","protocol":{wire.PROTOCOL},"tab":"a"}}'.encode())
        assert socket.receive_json()["type"] == "welcome"


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


def test_a_seed_is_too_large_to_be_tried_out(client: TestClient) -> None:
    seats = [opened(client, stage="heliport") for _ in range(3)]
    rooms: Rooms = client.app.state.rooms  # type: ignore[attr-defined]

    seeds = [rooms.live[seat["table"]].log.seed or 0 for seat in seats]

    assert max(seeds) > 2**40
    assert max(seeds) < 2**53
