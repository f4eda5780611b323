"""Bots do not run away from those who watch them: they wait until a player's page has shown what happened."""

from __future__ import annotations

import pytest

from noisecheck.server import bus, wire
from noisecheck.server.minder import LOOK, NOTICE, PATIENCE
from noisecheck.server.presence import ASLEEP, UNSHOWN
from tests.server.bots import announced
from tests.server.house import House, Person, until
from tests.server.test_undo import HALL

pytestmark = pytest.mark.anyio


async def room_of_bots(house: House) -> tuple[Person, wire.Seat]:
    """Ann watches; it is Meryl's turn."""
    seat = await house.open(scene=HALL + "turn meryl\n", bots={"meryl": "steady", "snake": "steady"})
    return await house.sit(seat), seat


async def time_passes(house: House, seconds: float) -> None:
    """After it a bot that waits looks at the pages again, twice: what it did at the first look is told by then."""
    looks = house.clock.pauses.count(LOOK)
    house.clock.now += seconds
    await until(lambda: house.clock.pauses.count(LOOK) > looks)
    house.clock.now += LOOK
    await until(lambda: house.clock.pauses.count(LOOK) > looks + 1)


async def test_a_bot_waits_until_the_page_has_shown_what_happened(house: House) -> None:
    ann, _ = await room_of_bots(house)
    await ann.send_at_once(wire.Showing(True))
    before = ann.state["answers"]
    told = len(ann.messages("intends"))

    await time_passes(house, 20 * NOTICE)
    assert ann.state["answers"] == before

    await ann.send_at_once(wire.Showing(False))
    house.clock.now += LOOK
    await until(lambda: len(ann.messages("intends")) > told)
    house.clock.now += NOTICE
    await until(lambda: ann.state["answers"] > before)


async def test_what_a_page_begins_to_show_during_the_notice_is_waited_for_as_well(house: House) -> None:
    ann, _ = await room_of_bots(house)
    await announced(ann)

    await ann.send_at_once(wire.Showing(True))
    await time_passes(house, 20 * NOTICE)

    assert ann.state["answers"] == 0


async def test_a_page_that_falls_silent_stops_nothing_for_long(house: House) -> None:
    ann, _ = await room_of_bots(house)
    await announced(ann)
    await ann.send_at_once(wire.Showing(True))

    house.clock.now += UNSHOWN

    await until(lambda: ann.state["answers"])


async def test_a_page_that_is_gone_is_not_waited_for(house: House) -> None:
    ann, seat = await room_of_bots(house)
    watching = await house.watch(seat)
    await announced(ann)
    await ann.send_at_once(wire.Showing(True))

    await ann.leave()
    house.clock.now += NOTICE

    await until(lambda: watching.state["answers"])


async def test_who_comes_back_is_up_to_date_until_told_otherwise(house: House) -> None:
    ann, seat = await room_of_bots(house)
    await announced(ann)
    await ann.send_at_once(wire.Showing(True))

    back = await house.sit(seat, "back")
    house.clock.now += NOTICE

    await until(lambda: back.state["answers"])


async def test_spectators_are_not_waited_for(house: House) -> None:
    ann, seat = await room_of_bots(house)
    watching = await house.watch(seat)
    await announced(ann)

    assert await watching.send_at_once(wire.Showing(True)) == []
    house.clock.now += NOTICE

    await until(lambda: ann.state["answers"])


async def test_who_sleeps_keeps_nobody_else_waiting(house: House) -> None:
    """A page that repeats by itself that it is not done is no sign of life."""
    ann, seat = await room_of_bots(house)
    await house.join(seat, "Ben")
    await announced(ann)
    for _ in range(5):
        await ann.send_at_once(wire.Showing(True))
        house.clock.now += ASLEEP / 5

    await ann.send_at_once(wire.Showing(True))
    house.clock.now += NOTICE

    await until(lambda: ann.state["answers"])


async def test_a_page_at_another_process_is_waited_for(house: House) -> None:
    ann, seat = await room_of_bots(house)
    await announced(ann)

    await house.rooms.hear(bus.ShowingNote("other", seat.table, 1, True))
    await time_passes(house, 20 * NOTICE)

    assert ann.state["answers"] == 0


async def test_a_page_whose_seat_moved_to_another_process_is_not_waited_for(house: House) -> None:
    ann, seat = await room_of_bots(house)
    watching = await house.watch(seat)
    await announced(ann)
    await ann.send_at_once(wire.Showing(True))

    await house.rooms.hear(bus.PresenceNote("other", seat.table, [1], 0))
    await house.rooms.hear(bus.FenceNote("other", seat.table, 1, "another tab"))
    house.clock.now += PATIENCE + NOTICE

    await until(lambda: watching.messages("intends"))
    house.clock.now += NOTICE
    await until(lambda: watching.state["answers"])
