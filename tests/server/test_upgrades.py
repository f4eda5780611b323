"""A table knows its rules: during an upgrade two versions serve the same tables, and neither breaks any."""

import asyncio
import json
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import noisecheck
from noisecheck.server import bus, editions
from noisecheck.server.entries import Chose, Entry, Opened, Rules, StageOrigin, Upgraded
from noisecheck.server.minder import NOTICE
from noisecheck.server.play import NOBODY
from noisecheck.server.rooms import NewerRoom, Rooms
from noisecheck.server.sql_store import SqlStore
from noisecheck.server.store import KeptRoom, Store
from noisecheck.server.wire import Options
from tests.server.bots import announced, room_with_bot
from tests.server.campaigns import begin
from tests.server.house import PATIENCE, House, refusal, until
from tests.server.processes import Server, serving
from tests.server.sockets import Seat, sitting
from tests.server.test_backups import address, run, written
from tests.server.web import bearer, opened

pytestmark = pytest.mark.anyio

OLDER, NEWER = "0.0.9", "99.10.0"
RECON = {"name": "Ann", "stage": "recon", "heroes": ["meryl", "snake"]}


async def entries_of(address: str, seat: Seat) -> list[Entry]:
    store = await SqlStore.open(address)
    try:
        return await store.read(seat["table"])
    finally:
        await store.close()


async def upgrade(store: Store, table: str) -> None:
    """Another process, of the newer version, goes on with a table."""
    entry = Upgraded(NOBODY, "", Rules(NEWER, ""))
    await store.append(table, len(await store.read(table)) + 1, entry)


async def word_at(server: Server, seat: Seat) -> str:
    """The first word that somebody hears who connects to a table."""
    async with connect(f"ws://127.0.0.1:{server.port}/ws/{seat['table']}", proxy=None) as line:
        message = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        return str(message.get("code") or message["type"])


async def test_every_table_knows_the_rules_it_began_with(house: House) -> None:
    seat = await house.open()

    first = (await house.store.read(seat.table))[0]

    assert isinstance(first, Opened)
    assert first.rules == Rules(noisecheck.__version__, editions.digest())
    assert (await house.room(seat)).log.began_by == first.rules


def test_a_bug_report_names_them(client: TestClient) -> None:
    seat = opened(client, stage="heliport")

    report = client.get(f"/api/tables/{seat['table']}/bug", headers=bearer(seat)).json()

    assert report["rules"] == {"version": noisecheck.__version__, "digest": client.get("/health").json()["rules"]}


async def test_the_newer_version_says_so_with_its_first_entry(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, seat, _ = await house.pair()
    await ann.choose("turn meryl")
    began = noisecheck.__version__
    monkeypatch.setattr(noisecheck, "__version__", NEWER)
    await house.restart()

    ann = await house.sit(seat)
    looked = await house.store.read(seat.table)
    assert refusal(await ann.choose("end")) == ""

    assert not any(isinstance(each, Upgraded) for each in looked), "to look at a table changes nothing"
    added = (await house.store.read(seat.table))[len(looked) :]
    assert [type(each) for each in added[:2]] == [Upgraded, Chose]
    log = (await house.room(seat)).log
    assert [each.version for each in (log.began_by, log.rules) if each] == [began, NEWER]


async def test_the_older_version_leaves_a_newer_table_alone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as upgraded:
        upgraded.setattr(noisecheck, "__version__", NEWER)
        seat = await house.open()
    await house.restart()

    with pytest.raises(NewerRoom, match=f"goes on by noisecheck {NEWER}"):
        await house.rooms.find(seat.table)


def test_of_a_campaign_s_table_that_is_newer_no_copy_is_made(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = begin(client)
    seat = ann.play()
    monkeypatch.setattr(noisecheck, "__version__", OLDER)
    client.app.state.rooms.live.clear()  # type: ignore[attr-defined]

    for answer in (ann.get(), ann.post("/resume", name="Ann"), client.get(f"/api/tables/{seat['table']}")):
        assert (answer.status_code, answer.json()["code"]) == (503, "newer-version")


def test_a_request_for_a_table_that_the_newer_version_came_to_is_refused(client: TestClient) -> None:
    """Whatever it asks for, at that very moment: nothing is said of a table that is not ours any more."""
    rooms: Rooms = client.app.state.rooms  # type: ignore[attr-defined]

    for ask in ("campaign", "join", "export"):
        ann = begin(client)
        seat = ann.play()
        assert client.portal is not None
        client.portal.call(upgrade, rooms.store, seat["table"])
        match ask:
            case "campaign":
                answer = ann.get()
            case "join":
                answer = client.post(f"/api/tables/{seat['table']}/join", json={"name": "Ben"})
            case _:
                answer = client.get(f"/api/tables/{seat['table']}/export", headers=bearer(seat))
        assert (answer.status_code, answer.json()["code"]) == (503, "newer-version"), ask


async def test_a_table_that_the_newer_version_came_to_while_it_was_read_is_not_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = await house.open()
    await house.restart()
    read = house.store.read

    async def read_before(room: str, after: int = 0) -> list[Entry]:
        found = await read(room, after)
        if not after:
            monkeypatch.undo()
            await upgrade(house.store, room)
        return found

    monkeypatch.setattr(house.store, "read", read_before)

    with pytest.raises(NewerRoom):
        await house.rooms.find(seat.table)
    assert not house.rooms.live


async def test_a_table_that_is_handed_over_ends_all_its_connections(house: House) -> None:
    seat = await house.open()
    there = [await house.sit(seat), await house.watch(seat), await house.person(seat)]  # the last has said nothing yet

    await upgrade(house.store, seat.table)
    await house.rooms.hear(bus.EntryNote(seat.table, there[0].state["seq"] + 1))

    assert [each.voice.is_closed for each in there] == [True, True, True]
    assert not house.rooms.live


async def test_what_a_player_does_second_to_the_newer_version_is_refused_and_harms_nothing(house: House) -> None:
    ann, ben, seat, _ = await house.pair()
    await upgrade(house.store, seat.table)

    assert refusal(await ann.choose("turn meryl")) == "recovering"

    assert ben.messages("recovering") == []
    assert not ann.room.is_broken


async def test_a_bot_that_is_second_to_the_newer_version_leaves_the_table_to_it(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ann, seat = await room_with_bot(house)
    await announced(ann)
    await upgrade(house.store, seat.table)
    bot = ann.room.minder.task
    assert bot is not None

    house.clock.now += NOTICE
    await until(bot.done)

    assert (ann.messages("recovering"), caplog.messages) == ([], [])
    assert not ann.room.is_broken


@pytest.mark.slow
async def test_two_versions_serve_one_database(postgres: str) -> None:
    with serving(postgres) as older, serving(postgres, version=NEWER) as newer:
        begun = newer.post("/api/tables", RECON)
        before = await entries_of(postgres, begun)
        assert await word_at(older, begun) == "recovering"
        async with sitting(newer, begun) as ann:
            await ann.choose("turn snake")
            await ann.until("done")
        after = await entries_of(postgres, begun)
        assert after[: len(before)] == before
        assert isinstance(after[len(before)], Chose)

        shared = older.post("/api/tables", RECON)
        theirs = older.post(f"/api/tables/{shared['table']}/join", {"name": "Ben"})
        async with sitting(older, shared) as ann, sitting(newer, theirs) as ben:
            await ann.choose("turn snake")
            await ann.until("done")
            await ben.send({"type": "rename", "id": "b1", "name": "Benny"})
            await ben.until("done")
            with pytest.raises(ConnectionClosed):  # what the newer wrote to is not the older's any more
                await ann.until("nothing")
            assert await word_at(older, shared) == "recovering"
        async with sitting(newer, shared) as ann:
            assert ann.state["position"]["turn"] == "snake"
            await ann.choose("end")
            await ann.until("done")
        kept = await entries_of(postgres, shared)
        known = [each.rules for each in kept if isinstance(each, Opened | Upgraded)]
        assert [each.version for each in known if each] == [noisecheck.__version__, NEWER]


def test_the_digest_of_the_rules_is_that_of_their_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def digest_with(words: str) -> str:
        for folder in editions.RULES:
            (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / "engine" / "dice.py").write_text(words)
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(noisecheck, "__file__", str(tmp_path / "__init__.py"))
            return editions.digest_files()

    assert digest_with("six") == digest_with("six") != digest_with("seven")


@pytest.mark.parametrize(("version", "older"), [("0.9.0", True), ("0.10.0", False), ("0.10.1", False), ("", True)])
def test_versions_are_compared_as_numbers(monkeypatch: pytest.MonkeyPatch, version: str, older: bool) -> None:
    monkeypatch.setattr(noisecheck, "__version__", "0.10.0")

    assert editions.is_older(Rules(version, "")) == older
    assert editions.is_older(None)


def test_of_a_table_that_cannot_be_played_again_the_rules_it_began_with_are_named(tmp_path: Path) -> None:
    async def spoilt() -> None:
        store = await written(tmp_path / "tables.sqlite3", Chose(1, "c", "turn snake", 12345))
        opening = Opened(StageOrigin("recon", ["snake"], 5), Options(), "", rules=Rules(OLDER, "c0ffee"))
        await store.create(KeptRoom("cccccccccccc", "dddddddddddd"), [opening, Chose(1, "c", "dance", 1)])
        await store.close()

    asyncio.run(spoilt())

    _, said = run("check", "--database", address(tmp_path / "tables.sqlite3"))

    assert f"table cccccccccccc, begun by noisecheck {OLDER} c0ffee: " in said
    assert "table aaaaaaaaaaaa: " in said, "from before tables knew their rules"
