"""Whoever asks very much waits for their own answers, and nobody else waits for them."""

import asyncio
import threading
from functools import partial

import pytest

from noisecheck.server import limits, thinking, wire
from noisecheck.server.thinking import SpareTime, Threads
from tests.server.house import PATIENCE, House, new_id, refusal


def held_up(thinkers: Threads) -> threading.Event:
    """The one thread is busy until the event is set."""
    begun, go_on = threading.Event(), threading.Event()

    def hold() -> None:
        begun.set()
        go_on.wait(PATIENCE)

    thinkers.submit("first", hold)
    begun.wait(PATIENCE)
    return go_on


def test_threads_go_round_among_those_who_wait() -> None:
    thinkers, order = Threads(1), list[str]()
    go_on = held_up(thinkers)
    waiting = ("flood", "flood", "flood", "flood", "ann", "ben", "ann")
    thoughts = [thinkers.submit(whom, partial(order.append, whom)) for whom in waiting]
    assert (thinkers.count(), thinkers.count_of("flood"), thinkers.count_of("nobody")) == (7, 4, 0)

    go_on.set()
    for thought in thoughts:
        thought.result(PATIENCE)

    assert order == ["flood", "ann", "ben", "flood", "ann", "flood", "flood"]


def test_what_nobody_waits_for_any_more_is_not_thought() -> None:
    thinkers, order = Threads(1), []
    go_on = held_up(thinkers)
    dropped = thinkers.submit("ann", lambda: order.append("dropped"))
    dropped.cancel()
    assert thinkers.count() == 0

    go_on.set()
    thinkers.submit("ann", lambda: order.append("kept")).result(PATIENCE)

    assert order == ["kept"]


@pytest.mark.anyio
async def test_without_threads_a_message_in_hand_comes_before_any_thought() -> None:
    spare, order = SpareTime(), list[str]()
    spare.in_hand.add("ann")
    waiting = ("flood", "flood", "ben")
    thoughts = [asyncio.wrap_future(spare.submit(whom, partial(order.append, whom))) for whom in waiting]
    for _ in range(50):
        await asyncio.sleep(0)
    assert order == []
    assert (spare.count(), spare.count_of("flood")) == (3, 2)

    spare.in_hand.clear()
    await asyncio.gather(*thoughts)

    assert order == ["flood", "ben", "flood"]


@pytest.mark.anyio
async def test_without_threads_a_thought_that_fails_or_is_dropped_ends_no_other() -> None:
    spare = SpareTime()
    failing = asyncio.wrap_future(spare.submit("ann", lambda: 1 // 0))
    dropped = spare.submit("ann", lambda: pytest.fail("nobody waits for it"))
    dropped.cancel()
    kept = asyncio.wrap_future(spare.submit("ann", lambda: "kept"))

    with pytest.raises(ZeroDivisionError):
        await failing
    assert await kept == "kept"
    again = asyncio.wrap_future(spare.submit("ann", lambda: "again"))
    assert await again == "again"


@pytest.mark.anyio
async def test_more_questions_than_can_be_answered_are_refused_of_one_and_of_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Threads(1)
    monkeypatch.setattr(thinking, "thinkers", thinkers)
    go_on = held_up(thinkers)
    seat = await house.open(assist=2)
    flood = [thinkers.submit("192.0.2.1", int) for _ in range(limits.QUESTIONS_OF_ONE)]
    ann = await house.sit(seat)
    await ann.choose("turn meryl")

    query = wire.AskForecast(new_id(), ann.state["seq"])
    assert refusal(await ann.send(query)) == "too-fast"

    ann = await house.sit(seat, address="192.0.2.2")
    query = wire.AskForecast(new_id(), ann.state["seq"])
    assert refusal(await ann.send(query)) == ""
    flood += [thinkers.submit(f"192.0.2.{n}", int) for n in range(3, 3 + limits.QUESTIONS_WAITING)]
    assert refusal(await ann.send(wire.AskOdds(new_id(), ann.state["seq"], "end"))) == "too-fast"
    go_on.set()
    for each in flood:
        each.result(PATIENCE)
