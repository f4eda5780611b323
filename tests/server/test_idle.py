"""Those who are here and do nothing are reminded; then others may step in, until a word brings them back (NET-08)."""

from __future__ import annotations

import pytest

from noisecheck.server import wire
from noisecheck.server.presence import ASLEEP, NUDGE
from tests.server.house import House, Person, new_id, opened_house, refusal, until
from tests.server.test_seats import BELOW, TIE
from tests.server.test_undo import HALL

pytestmark = pytest.mark.anyio


async def asked(house: House) -> tuple[Person, Person]:
    """It is Snake's turn, whom Ben plays; Ann waits."""
    ann, ben, _, _ = await house.pair(scene=HALL)
    await ben.choose("turn snake")
    return ann, ben


async def pass_time(house: House, seconds: float) -> None:
    house.clock.now += seconds
    await house.rooms.tick()


async def test_who_is_asked_and_says_nothing_is_reminded_once(house: House) -> None:
    ann, ben = await asked(house)
    await pass_time(house, NUDGE - 1)
    assert not ben.messages("nudged")

    await pass_time(house, 1)
    await pass_time(house, 30)

    assert [each["seconds"] for each in ben.messages("nudged")] == [NUDGE]
    assert not ann.messages("nudged")


async def test_a_sign_of_life_puts_the_reminder_off(house: House) -> None:
    _, ben = await asked(house)
    await pass_time(house, NUDGE - 5)
    await ben.send_at_once(wire.Stir())

    await pass_time(house, NUDGE - 5)
    assert not ben.messages("nudged")
    await pass_time(house, 5)
    assert ben.messages("nudged")


async def test_a_client_that_talks_by_itself_is_no_sign_of_life(house: House) -> None:
    _, ben = await asked(house)
    house.clock.now += NUDGE - 5
    await ben.send_at_once(wire.Heartbeat(1))
    await ben.send_at_once(wire.AskRisks(new_id(), ben.state["seq"]))

    await pass_time(house, 5)

    assert ben.messages("nudged")


async def test_nobody_is_reminded_for_whom_nobody_waits(house: House) -> None:
    ann = await house.sit(await house.open(scene=HALL))

    await pass_time(house, 5 * NUDGE)

    assert not ann.messages("nudged")


async def test_who_is_asked_is_reminded_when_somebody_comes_to_wait(house: House) -> None:
    ann, ben, seat, _ = await house.pair(scene=HALL)
    await ben.choose("turn snake")
    await ann.leave()
    await pass_time(house, NUDGE)
    assert not ben.messages("nudged")

    await house.sit(seat)
    await pass_time(house, 1)

    assert ben.messages("nudged")


async def test_after_a_while_others_may_step_in_as_for_one_who_is_away(house: House) -> None:
    ann, ben = await asked(house)
    house.clock.now += ASLEEP - 5
    assert refusal(await ann.send_at_once(wire.TakeHero(new_id(), "snake"))) == "hero-taken"

    await pass_time(house, 5)

    shown = ann.messages("presence")[-1]["players"][1]
    assert (shown["here"], shown["missed"], shown["idle"]) == (True, True, ASLEEP)
    assert refusal(await ann.send_at_once(wire.GiveToBot(new_id(), "snake", "steady"))) == ""
    assert (ann.state["acting"]["hero"], ann.state["lent"]) == ("snake", {"snake": 2})
    await ben.send_at_once(wire.AskRisks(new_id(), ben.state["seq"]))
    assert ann.state["lent"] == {"snake": 2}, "a client that talks by itself"

    await ben.send_at_once(wire.Stir())

    assert (ann.state["bots"], ann.state["lent"], ann.state["deciders"]) == ({}, {}, [2])


async def test_one_who_waits_for_others_is_never_idle(house: House) -> None:
    ann, ben = await asked(house)
    for _ in range(4):
        house.clock.now += ASLEEP / 2
        await ben.send_at_once(wire.Stir())
    await house.rooms.tick()

    assert refusal(await ben.send_at_once(wire.TakeHero(new_id(), "meryl"))) == "hero-taken"
    assert not ann.messages("nudged")


async def test_a_new_question_gives_new_time(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=HALL)
    house.clock.now += NUDGE - 10
    await ben.choose("turn snake")
    await ben.choose("end")
    assert ann.state["deciders"] == [1]

    await pass_time(house, NUDGE - 5)
    assert not ann.messages("nudged")


async def test_while_the_lead_is_idle_others_decide_and_so_may_the_lead(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=TIE)
    await pass_time(house, ASLEEP)
    assert ben.messages("presence")[-1]["deciders"] == [1, 2]

    await pass_time(house, 1)
    assert ben.messages("presence")[-1]["deciders"] == [1, 2]
    assert refusal(await ann.send_at_once(wire.Choose(new_id(), ann.state["seq"], BELOW))) == ""


async def test_who_has_voted_is_not_waited_for(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=TIE, decides="vote")
    await ben.send(wire.Prefer(new_id(), ben.state["seq"], BELOW))

    await pass_time(house, NUDGE)

    assert (len(ann.messages("nudged")), len(ben.messages("nudged"))) == (1, 0)


async def test_who_is_asked_for_a_rewind_is_waited_for(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=HALL)
    await ann.choose("turn meryl")
    await ann.ask_rewind(0)

    await pass_time(house, NUDGE)

    assert (len(ann.messages("nudged")), len(ben.messages("nudged"))) == (0, 1)


async def test_signs_of_life_at_another_process_count(postgres: str) -> None:
    async with opened_house(postgres) as one, opened_house(postgres) as other:
        seat = await one.open(scene=HALL)
        ann = await one.sit(seat)
        there = await other.watch(seat)
        await until(lambda: there.room.presence.is_here(1))
        one.clock.now += ASLEEP
        other.clock.now += ASLEEP
        assert there.room.presence.is_missed(1)

        await ann.send_at_once(wire.Stir())

        await until(lambda: not there.room.presence.is_missed(1))
