"""What links say of themselves where they are shared, and the pictures they show."""

import asyncio
import re
import sys
from functools import partial
from html import unescape
from io import BytesIO
from pathlib import Path

import anyio
import pytest
from PIL import Image
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from noisecheck.foresight.shapes import POSTCARD
from noisecheck.server import animations, pictures, sharing, wire
from noisecheck.server.pictures import NotDrawn, Pictures, TooBusy
from noisecheck.server.seats import new_id
from noisecheck.server.sql_store import SqlStore
from noisecheck.texts import say
from tests.server.house import PATIENCE
from tests.server.web import SCENE, finish, opened

TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')
HEAD = "<html><head><title>noisecheck</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def built(client: TestClient, tmp_path: Path) -> None:
    (tmp_path / "static" / "index.html").write_text(HEAD)
    (tmp_path / "static" / "link.png").write_bytes(b"the general picture")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was given to be drawn; nothing is."""
    given: list[str] = []

    async def draw(sketch: pictures.Sketch, record: str, wanted: str) -> bytes:
        given.append(f"{wanted} {record}")
        return f"{wanted} {len(given)}".encode()

    monkeypatch.setattr(pictures, "drawn_apart", draw)
    return given


def tags(client: TestClient, path: str, **headers: str) -> dict[str, str]:
    page = client.get(path, headers=headers).text
    return {key: unescape(value) for key, value in TAG.findall(page)}


def test_an_invitation_names_the_stage_the_heroes_and_how_many_are_free(client: TestClient) -> None:
    seat = opened(client, stage="recon", heroes=["snake", "meryl"], seed=1, alone=False)
    found = tags(client, f"/t/{seat['table']}")

    assert found["og:title"] == "Join a table: Recon"
    assert found["og:description"] == "Snake, Meryl. It has not begun yet. 2 heroes are free."
    assert found["og:image"] == f"http://noisecheck.test/api/tables/{seat['table']}/picture.png"
    assert found["og:url"] == f"http://noisecheck.test/t/{seat['table']}"
    assert found["twitter:card"] == "summary_large_image"


def test_a_replay_says_how_it_ended_and_a_link_to_watch_that_one_can(client: TestClient) -> None:
    seat = opened(client, scene=SCENE, alone=True)
    finish(client, seat)

    assert tags(client, f"/replay/{seat['table']}")["og:description"] == "Snake. Stage cleared."
    assert tags(client, f"/w/{seat['watch']}")["og:title"].startswith("Watch a table")


@pytest.mark.parametrize("path", ["/missions/vr", "/daily"])
def test_the_mission_of_the_day_has_its_stage_in_the_title(client: TestClient, path: str) -> None:
    found = tags(client, path)

    assert found["og:title"].startswith("Mission of the day: ")
    assert found["og:image"].endswith("/api/daily/picture.png")


@pytest.mark.parametrize("path", ["/", "/rules/LOS-3", "/t/nothing", "/w/nothing", "/missions", "/t/"])
def test_any_other_link_has_the_general_words_and_picture(client: TestClient, path: str) -> None:
    found = tags(client, path)

    assert found["og:title"] == "noisecheck: a stealth board game"
    assert found["og:image"] == "http://noisecheck.test/link.png"
    assert client.get("/link.png").content == b"the general picture"


@pytest.mark.parametrize("error", [OperationalError("SELECT", {}, Exception("locked")), OSError("lost"), ValueError()])
def test_a_page_is_there_with_the_general_words_while_the_database_is_not(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    async def fail(store: SqlStore, name: str) -> None:
        raise error

    monkeypatch.setattr(SqlStore, "find", fail)
    unknown = new_id()
    for path in (f"/t/{unknown}", f"/w/{unknown}", f"/replay/{unknown}"):
        assert tags(client, path)["og:title"] == "noisecheck: a stealth board game"
        assert path.strip("/") in caplog.text


def test_the_address_is_the_one_others_come_by(client: TestClient) -> None:
    assert tags(client, "/", host="127.0.0.1:8000")["og:image"] == "http://127.0.0.1:8000/link.png"
    client.app.state.outside = "http://192.168.0.7:8000"  # type: ignore[attr-defined]
    assert tags(client, "/", host="127.0.0.1:8000")["og:image"] == "http://192.168.0.7:8000/link.png"


def test_a_name_in_a_link_cannot_write_into_the_page(client: TestClient) -> None:
    text = client.get('/t/"><script>alert(1)</script>').text

    assert "<script>alert" not in text


def test_a_spectator_s_link_to_a_table_without_spectators_tells_nothing(client: TestClient) -> None:
    seat = opened(client, stage="recon", seed=1, options={"spectators": False})

    assert tags(client, f"/w/{seat['watch']}")["og:title"] == "noisecheck: a stealth board game"
    assert client.get(f"/api/tables/{seat['watch']}/picture.png").status_code == 401


@pytest.mark.parametrize("spectators", [True, False])
def test_a_running_game_shows_strangers_what_spectators_see_and_else_its_opening(
    client: TestClient, drawn: list[str], spectators: bool
) -> None:
    seat = opened(client, scene=SCENE, alone=True, options={"spectators": spectators})
    with client.websocket_connect(f"/ws/{seat['table']}") as socket:
        socket.send_json({"type": "hello", "protocol": wire.PROTOCOL, "tab": "a", "token": seat["token"]})
        seq = socket.receive_json()["state"]["seq"]
        socket.send_json({"type": "choose", "id": "c", "seq": seq, "text": "sneak b1"})
        socket.receive_json()
    answer = client.get(f"/api/tables/{seat['table']}/picture.png")

    assert answer.headers["content-type"] == "image/png"
    assert [("sneak b1" in each) for each in drawn] == [spectators]


def test_a_position_is_drawn_once_however_often_its_picture_is_asked_for(client: TestClient, drawn: list[str]) -> None:
    seat = opened(client)
    for name in (seat["table"], seat["watch"], seat["table"]):
        assert client.get(f"/api/tables/{name}/picture.png").content == b"postcard 1"
    assert client.get("/api/daily/picture.png").content == b"postcard 2"


def test_rooms_with_the_same_figures_on_different_maps_have_each_its_own_picture(
    client: TestClient, drawn: list[str]
) -> None:
    walled = SCENE.replace("| .   . |", "| . | . |")
    found = [
        client.get(f"/api/tables/{opened(client, scene=each)['table']}/picture.png").content for each in (SCENE, walled)
    ]

    assert found == [b"postcard 1", b"postcard 2"]


def test_where_nothing_can_be_drawn_there_is_the_general_picture(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = opened(client)
    monkeypatch.setattr(sharing, "can_draw", lambda: False)
    monkeypatch.setattr(animations, "can_draw", lambda: False)

    assert client.get(f"/api/tables/{seat['table']}/picture.png").content == b"the general picture"
    finished = opened(client, scene=SCENE, alone=True)
    finish(client, finished)
    answer = client.get(f"/api/tables/{finished['table']}/animation")
    assert (answer.status_code, answer.json()["code"]) == (501, "no-pictures")


def test_a_missing_library_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert pictures.can_draw()
    for module in [each for each in sys.modules if each.startswith("noisecheck.render")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "PIL", None)
    assert not pictures.can_draw()


def test_a_picture_that_cannot_be_drawn_is_the_general_one(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(sketch: pictures.Sketch, record: str, wanted: str) -> bytes:
        raise NotDrawn("broken")

    monkeypatch.setattr(pictures, "drawn_apart", fail)
    answer = client.get(f"/api/tables/{opened(client)['table']}/picture.png")

    assert (answer.status_code, answer.content) == (200, b"the general picture")
    assert answer.headers["cache-control"] == "no-store"  # the next one may be drawn


# a finished game as a moving picture


def wait_for_pictures(client: TestClient) -> None:
    drawing: Pictures = client.app.state.animations  # type: ignore[attr-defined]

    async def wait() -> None:
        await asyncio.wait([sketch.task for sketch in drawing.under_way.values()])

    assert client.portal is not None
    client.portal.call(wait)


def test_a_moving_picture_is_told_of_until_it_is_there(client: TestClient) -> None:
    """By the process that draws."""
    seat = opened(client, scene=SCENE, alone=True)
    finish(client, seat)
    answer = client.get(f"/api/tables/{seat['table']}/animation?part=turn")
    assert answer.status_code == 202
    assert answer.json().keys() == {"done", "of"}
    wait_for_pictures(client)
    answer = client.get(f"/api/tables/{seat['table']}/animation?part=turn")

    assert answer.headers["content-type"] == "image/gif"
    assert "noisecheck-scene-turn.gif" in answer.headers["content-disposition"]
    assert Image.open(BytesIO(answer.content)).format == "GIF"


def test_a_picture_of_a_room_is_a_png_in_the_size_that_was_said_and_a_win_has_its_card(client: TestClient) -> None:
    client.app.state.postcards.patience = PATIENCE  # type: ignore[attr-defined]
    seat = opened(client, scene=SCENE, alone=True)
    address = f"/api/tables/{seat['table']}/picture.png"
    running = client.get(address).content
    finish(client, seat)
    card = client.get(address).content

    assert Image.open(BytesIO(running)).size == POSTCARD
    assert Image.open(BytesIO(card)).size == POSTCARD
    assert Image.open(BytesIO(card)).getpixel((80, POSTCARD.height - 60)) == (0xE5, 0xDE, 0xCB, 0xFF)  # card stock


def test_a_running_game_has_no_moving_picture(client: TestClient) -> None:
    answer = client.get(f"/api/tables/{opened(client)['table']}/animation")

    assert (answer.status_code, answer.json()["code"]) == (409, "still-running")


def test_whoever_comes_when_too_many_wait_is_told_that_others_do(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "MOST_WAITING", 0)
    seat = opened(client, scene=SCENE, alone=True)
    finish(client, seat)
    answer = client.get(f"/api/tables/{seat['table']}/animation")

    assert (answer.status_code, answer.json()["code"]) == (503, "pictures-busy")
    assert say("problem-pictures-busy", {}) == "Others are waiting for pictures. Try again in a minute."


def test_there_are_only_so_many_parts(client: TestClient) -> None:
    seat = opened(client, scene=SCENE, alone=True)
    finish(client, seat)

    assert client.get(f"/api/tables/{seat['table']}/animation?part=../x").json()["code"] == "malformed"


@pytest.mark.anyio
async def test_only_so_many_pictures_are_waited_for_and_one_that_failed_is_begun_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on = anyio.Event()

    async def wait(sketch: pictures.Sketch, record: str, wanted: str) -> bytes:
        await go_on.wait()
        raise NotDrawn("broken")

    monkeypatch.setattr(pictures, "drawn_apart", wait)
    asked = Pictures(2, PATIENCE)
    for number in range(pictures.MOST_WAITING):
        asked.ask(str(number), str, "turn")
    with pytest.raises(TooBusy):
        asked.ask("one more", str, "turn")
    go_on.set()
    with pytest.raises(NotDrawn):
        await asked.draw("0", str, "turn")
    assert not isinstance(asked.ask("0", str, "turn"), bytes)
    await asked.stop()


@pytest.mark.anyio
async def test_the_oldest_picture_goes_when_one_more_is_made(drawn: list[str]) -> None:
    asked = Pictures(2, PATIENCE)
    for key in ("first", "second", "third", "second", "first"):
        await asked.draw(key, partial(str, key), "turn")

    assert drawn == ["turn first", "turn second", "turn third", "turn first"]


@pytest.mark.anyio
async def test_patience_counts_from_when_a_picture_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(sketch: pictures.Sketch, record: str, wanted: str) -> bytes:
        await anyio.sleep_forever()
        raise AssertionError

    monkeypatch.setattr(pictures, "drawn_apart", never)
    asked = Pictures(2, PATIENCE)
    asked.ask("one that takes its time", str, "turn")
    asked.patience = 0
    with pytest.raises(NotDrawn):
        await asked.draw("one that waits for it", str, "turn")
    await asked.stop()
