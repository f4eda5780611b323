"""Bots do not run away from those who watch them: they wait until a player's page has shown what happened."""

from __future__ import annotations

import pytest

from noisecheck.server import bus, wire
from noisecheck.server.minder import LOOK, NOTICE, PATIENCE
from noisecheck.server.presence import ASLEEP, UNSHOWN
from tests.server.bots import announced
from tests.server.room import Person, Room, until
from tests.server.test_undo import HALL

pytestmark = pytest.mark.anyio


async def table_of_bots(room: Room) -> tuple[Person, wire.Seat]:
    """Ann watches; it is Meryl's turn."""
    seat = await room.open(scene=HALL + "turn meryl\n", bots={"meryl": "steady", "snake": "steady"})
    return await room.sit(seat), seat


async def time_passes(room: Room, seconds: float) -> None:
    """After it a bot that waits looks at the pages again, twice: what it did at the first look is told by then."""
    looks = room.clock.pauses.count(LOOK)
    room.clock.now += seconds
    await until(lambda: room.clock.pauses.count(LOOK) > looks)
    room.clock.now += LOOK
    await until(lambda: room.clock.pauses.count(LOOK) > looks + 1)


async def test_a_bot_waits_until_the_page_has_shown_what_happened(room: Room) -> None:
    ann, _ = await table_of_bots(room)
    await ann.send_at_once(wire.Showing(True))
    before = ann.state["answers"]
    told = len(ann.messages("intends"))

    await time_passes(room, 20 * NOTICE)
    assert ann.state["answers"] == before

    await ann.send_at_once(wire.Showing(False))
    room.clock.now += LOOK
    await until(lambda: len(ann.messages("intends")) > told)
    room.clock.now += NOTICE
    await until(lambda: ann.state["answers"] > before)


async def test_what_a_page_begins_to_show_during_the_notice_is_waited_for_as_well(room: Room) -> None:
    ann, _ = await table_of_bots(room)
    await announced(ann)

    await ann.send_at_once(wire.Showing(True))
    await time_passes(room, 20 * NOTICE)

    assert ann.state["answers"] == 0


async def test_a_page_that_falls_silent_stops_nothing_for_long(room: Room) -> None:
    ann, _ = await table_of_bots(room)
    await announced(ann)
    await ann.send_at_once(wire.Showing(True))

    room.clock.now += UNSHOWN

    await until(lambda: ann.state["answers"])


async def test_a_page_that_is_gone_is_not_waited_for(room: Room) -> None:
    ann, seat = await table_of_bots(room)
    watching = await room.watch(seat)
    await announced(ann)
    await ann.send_at_once(wire.Showing(True))

    await ann.leave()
    room.clock.now += NOTICE

    await until(lambda: watching.state["answers"])


async def test_who_comes_back_is_up_to_date_until_told_otherwise(room: Room) -> None:
    ann, seat = await table_of_bots(room)
    await announced(ann)
    await ann.send_at_once(wire.Showing(True))

    back = await room.sit(seat, "back")
    room.clock.now += NOTICE

    await until(lambda: back.state["answers"])


async def test_spectators_are_not_waited_for(room: Room) -> None:
    ann, seat = await table_of_bots(room)
    watching = await room.watch(seat)
    await announced(ann)

    assert await watching.send_at_once(wire.Showing(True)) == []
    room.clock.now += NOTICE

    await until(lambda: ann.state["answers"])


async def test_who_sleeps_keeps_nobody_else_waiting(room: Room) -> None:
    """A page that repeats by itself that it is not done is no sign of life."""
    ann, seat = await table_of_bots(room)
    await room.join(seat, "Ben")
    await announced(ann)
    for _ in range(5):
        await ann.send_at_once(wire.Showing(True))
        room.clock.now += ASLEEP / 5

    await ann.send_at_once(wire.Showing(True))
    room.clock.now += NOTICE

    await until(lambda: ann.state["answers"])


async def test_a_page_at_another_process_is_waited_for(room: Room) -> None:
    ann, seat = await table_of_bots(room)
    await announced(ann)

    await room.tables.hear(bus.ShowingNote("other", seat.table, 1, True))
    await time_passes(room, 20 * NOTICE)

    assert ann.state["answers"] == 0


async def test_a_page_whose_seat_moved_to_another_process_is_not_waited_for(room: Room) -> None:
    ann, seat = await table_of_bots(room)
    watching = await room.watch(seat)
    await announced(ann)
    await ann.send_at_once(wire.Showing(True))

    await room.tables.hear(bus.PresenceNote("other", seat.table, [1], 0))
    await room.tables.hear(bus.FenceNote("other", seat.table, 1, "another tab"))
    room.clock.now += PATIENCE + NOTICE

    await until(lambda: watching.messages("intends"))
    room.clock.now += NOTICE
    await until(lambda: watching.state["answers"])
