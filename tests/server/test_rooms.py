"""Tables in memory: one of each, whole, and not too many."""

import asyncio
from typing import Any

import pytest

from noisecheck.server import bus, rooms, wire
from noisecheck.server.entries import Entry, SaidLine
from noisecheck.server.live import LiveRoom
from noisecheck.server.sql_store import SqlStore
from tests.server.house import House, refusal

pytestmark = pytest.mark.anyio


async def test_what_is_written_while_a_table_is_read_is_not_missed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = await house.open()
    await house.restart()
    read = SqlStore.read

    async def read_and_write(self: SqlStore, room: str, after: int = 0) -> list[Entry]:
        found = await read(self, room, after)
        if not after:
            await self.append(room, len(found) + 1, SaidLine(1, "x", "from elsewhere"))
        return found

    monkeypatch.setattr(SqlStore, "read", read_and_write)

    assert [line.text for line in (await house.room(seat)).log.lines] == ["from elsewhere"]


async def test_a_table_somebody_is_connected_to_is_not_let_go_before_they_say_hello(house: House) -> None:
    seat = await house.open()
    silent = await house.person(seat)

    house.clock.now += rooms.IDLE + 1
    await house.rooms.tick()
    await silent.send(wire.Hello(wire.PROTOCOL, "tab", seat.token))

    assert await house.room(seat) is silent.room
    await silent.leave()
    house.clock.now += rooms.IDLE + 1
    await house.rooms.tick()
    assert not house.rooms.live


async def test_a_table_that_was_just_asked_for_is_not_let_go(house: House) -> None:
    seat = await house.open()
    house.clock.now += rooms.IDLE + 1

    found = await house.room(seat)
    await house.rooms.tick()

    assert await house.room(seat) is found


async def test_beyond_so_many_tables_the_one_unused_for_longest_goes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_LIVE", 3)
    seats = []
    for _ in range(3):
        seats.append(await house.open())
        house.clock.now += 1
    ann = await house.sit(seats[0])
    await house.room(seats[1])
    house.clock.now += 1

    seats.append(await house.open())

    assert {*house.rooms.live} == {seats[at].table for at in (0, 1, 3)}
    assert refusal(await ann.choose("turn meryl")) == ""
    assert (await house.room(seats[2])).log.started, "it comes back when it is asked for"


async def test_a_name_no_table_can_have_is_not_asked_for_in_the_store(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> Any:
        raise AssertionError

    monkeypatch.setattr(SqlStore, "find", fail)

    for name in ("", "\x00", "a" * 5_000, "ABCDEFGHJKMN", "nobody", "x" * 11 + "\ud800"):
        assert await house.rooms.find(name) is None


async def test_a_table_that_cannot_be_looked_after_keeps_no_other_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await house.sit(await house.open()) for _ in range(2)]
    seen: list[LiveRoom] = []

    async def look_after(room: LiveRoom, announce: bool) -> None:
        seen.append(room)
        raise ZeroDivisionError

    monkeypatch.setattr(house.rooms, "look_after", look_after)
    await house.rooms.tick()

    assert seen == [person.room for person in people]


@pytest.mark.parametrize("payload", ["no note", '{"type":"entry","table":"t","seq":1}'])
async def test_a_note_that_makes_trouble_is_logged_and_passed_over(
    payload: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def hear(note: bus.Note) -> None:
        raise ZeroDivisionError

    await bus.heed(hear, payload)

    assert "a note made trouble" in caplog.text


async def test_after_a_note_that_makes_trouble_others_are_heard(postgres: str) -> None:
    store = await SqlStore.open(postgres)
    notes, heard = store.bus(), list[bus.Note]()
    both = asyncio.Event()

    async def hear(note: bus.Note) -> None:
        heard.append(note)
        if len(heard) == 2:
            both.set()
        raise ZeroDivisionError

    await notes.start(hear)
    for room in ("a", "b"):
        notes.tell(bus.WhoNote("process", room))
    await asyncio.wait_for(both.wait(), 30)
    await notes.stop()
    await store.close()
