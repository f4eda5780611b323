"""When something goes wrong at a table, the table comes back, and no other notices."""

from collections.abc import Callable
from typing import Any

import pytest

from noisecheck.engine.game import Game
from noisecheck.server import showing, wire
from noisecheck.server.entries import Chose
from noisecheck.server.minder import NOTICE
from noisecheck.server.room import RoomLog
from noisecheck.server.rooms import UnreadableRoom
from tests.server.bots import announced, room_with_bot
from tests.server.house import House, new_id, refusal, until
from tests.server.test_undo import HALL

pytestmark = pytest.mark.anyio


def force_stuck(game: Game) -> None:
    """A running game without a question, as a fault of the engine's would leave it."""
    game._pending = None


async def test_a_stuck_table_is_found_by_itself_and_restored(house: House) -> None:
    """T33, NET-07"""
    ann, ben, _, _ = await house.pair()
    await ann.choose("turn meryl")
    question = ann.state["question"]
    force_stuck(ann.room.log.play.game)

    await house.rooms.tick()

    for each in (ann, ben):
        assert each.messages("recovering")[0]["bug"]
        assert each.state["question"] == question
    assert refusal(await ann.choose("end")) == ""


async def test_a_command_at_a_stuck_table_is_refused_and_the_table_restored(house: House) -> None:
    ann, _, _, _ = await house.pair()
    force_stuck(ann.room.log.play.game)

    assert refusal(await ann.choose("turn meryl")) == "recovering"
    assert refusal(await ann.choose("turn meryl")) == ""


async def test_an_answer_the_engine_cannot_carry_out_is_not_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, seat, _ = await house.pair()
    entries = await house.store.read(seat.table)
    choose = Game.choose

    def fail(self: Game, option: str) -> Any:
        raise ZeroDivisionError

    def get_stuck(self: Game, option: str) -> Any:
        events = choose(self, option)
        force_stuck(self)
        return events

    for fault in (fail, get_stuck):
        with monkeypatch.context() as patch:
            patch.setattr(Game, "choose", fault)
            assert refusal(await ann.choose("turn meryl")) == "recovering"

    assert await house.store.read(seat.table) == entries
    assert refusal(await ann.choose("turn meryl")) == ""


async def test_a_fault_at_one_table_harms_no_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await house.sit(await house.open())
    ben = await house.sit(await house.open())
    state, broken = showing.state, ann.room.log

    def fail(log: RoomLog, presence: Any) -> wire.RoomState:
        if log is broken:
            raise ZeroDivisionError
        return state(log, presence)

    with monkeypatch.context() as patch:
        patch.setattr(showing, "state", fail)
        assert refusal(await ann.choose("turn meryl")) == "recovering"
        assert refusal(await ben.choose("turn meryl")) == ""

    assert ann.state["position"]["turn"] == "meryl"  # it was written before it could not be shown
    assert refusal(await ann.choose("end")) == ""


async def test_a_bot_whose_turn_it_is_at_a_restored_table_plays_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await house.sit(await house.open(scene=HALL, bots={"meryl": "steady"}))
    monkeypatch.setattr(showing, "state", failing_once(1))

    assert refusal(await ann.choose("turn meryl")) == "recovering"

    await announced(ann, 1)


async def test_an_answer_of_a_bots_that_cannot_be_told_is_there_at_the_restored_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await room_with_bot(house)
    await announced(ann)
    monkeypatch.setattr(showing, "state", failing_once(2))
    house.clock.now += NOTICE

    await until(lambda: ann.state["answers"] == 2)

    assert len(ann.messages("recovering")) == 1


def failing_once(answers: int) -> Callable[[RoomLog, Any], wire.RoomState]:
    """`showing.state` with a fault when it is asked for the first time after so many answers."""
    state, faults = showing.state, [ZeroDivisionError]

    def fail(log: RoomLog, presence: Any) -> wire.RoomState:
        if faults and log.play.answers == answers:
            raise faults.pop()
        return state(log, presence)

    return fail


async def test_a_table_that_cannot_be_restored_refuses_and_stays_alone_with_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await house.sit(await house.open())
    force_stuck(ann.room.log.play.game)

    async def fail(*_: object) -> Any:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(type(house.store), "read", fail)
        assert refusal(await ann.choose("turn meryl")) == "recovering"
        assert refusal(await ann.choose("turn meryl")) == "recovering"

    assert refusal(await ann.choose("turn meryl")) == "recovering"  # this one brings it back
    assert refusal(await ann.choose("turn meryl")) == ""


async def test_a_table_another_version_wrote_is_not_opened_and_not_harmed(house: House) -> None:
    seat = await house.open()
    ann = await house.sit(seat)
    await house.store.append(seat.table, ann.state["seq"] + 1, Chose(1, "x", "turn meryl", 12345))
    before = await house.store.read(seat.table)

    await house.restart()

    with pytest.raises(UnreadableRoom, match="was an answer to another question"):
        await house.rooms.find(seat.table)
    assert await house.store.read(seat.table) == before
    assert await house.rooms.find((await house.open()).table)


async def test_an_aid_that_fails_leaves_the_table_alone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await house.sit(await house.open())
    log = ann.room.log

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("noisecheck.server.aids.objection", fail)

    assert refusal(await ann.send(wire.AskWhy(new_id(), ann.state["seq"], "dance"))) == "recovering"
    assert ann.room.log is log
    assert not ann.messages("recovering")
