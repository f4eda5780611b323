"""When something goes wrong at a table, the table comes back, and no other notices."""

from collections.abc import Callable
from typing import Any

import pytest

from noisecheck.engine.game import Game
from noisecheck.server import showing, wire
from noisecheck.server.entries import Chose
from noisecheck.server.minder import NOTICE
from noisecheck.server.table import TableLog
from noisecheck.server.tables import Unreadable
from tests.server.bots import announced, table_with_bot
from tests.server.room import Room, new_id, refusal, until
from tests.server.test_undo import HALL

pytestmark = pytest.mark.anyio


def force_stuck(game: Game) -> None:
    """A running game without a question, as a fault of the engine's would leave it."""
    game._pending = None


async def test_a_stuck_table_is_found_by_itself_and_restored(room: Room) -> None:
    """T33, NET-07"""
    ann, ben, _, _ = await room.pair()
    await ann.choose("turn meryl")
    question = ann.state["question"]
    force_stuck(ann.table.log.play.game)

    await room.tables.tick()

    for each in (ann, ben):
        assert each.messages("recovering")[0]["bug"]
        assert each.state["question"] == question
    assert refusal(await ann.choose("end")) == ""


async def test_a_command_at_a_stuck_table_is_refused_and_the_table_restored(room: Room) -> None:
    ann, _, _, _ = await room.pair()
    force_stuck(ann.table.log.play.game)

    assert refusal(await ann.choose("turn meryl")) == "recovering"
    assert refusal(await ann.choose("turn meryl")) == ""


async def test_an_answer_the_engine_cannot_carry_out_is_not_kept(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, seat, _ = await room.pair()
    entries = await room.store.read(seat.table)
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

    assert await room.store.read(seat.table) == entries
    assert refusal(await ann.choose("turn meryl")) == ""


async def test_a_fault_at_one_table_harms_no_other(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await room.sit(await room.open())
    ben = await room.sit(await room.open())
    state, broken = showing.state, ann.table.log

    def fail(log: TableLog, presence: Any) -> wire.TableState:
        if log is broken:
            raise ZeroDivisionError
        return state(log, presence)

    with monkeypatch.context() as patch:
        patch.setattr(showing, "state", fail)
        assert refusal(await ann.choose("turn meryl")) == "recovering"
        assert refusal(await ben.choose("turn meryl")) == ""

    assert ann.state["position"]["turn"] == "meryl"  # it was written before it could not be shown
    assert refusal(await ann.choose("end")) == ""


async def test_a_bot_whose_turn_it_is_at_a_restored_table_plays_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await room.sit(await room.open(scene=HALL, bots={"meryl": "steady"}))
    monkeypatch.setattr(showing, "state", failing_once(1))

    assert refusal(await ann.choose("turn meryl")) == "recovering"

    await announced(ann, 1)


async def test_an_answer_of_a_bots_that_cannot_be_told_is_there_at_the_restored_table(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await table_with_bot(room)
    await announced(ann)
    monkeypatch.setattr(showing, "state", failing_once(2))
    room.clock.now += NOTICE

    await until(lambda: ann.state["answers"] == 2)

    assert len(ann.messages("recovering")) == 1


def failing_once(answers: int) -> Callable[[TableLog, Any], wire.TableState]:
    """`showing.state` with a fault when it is asked for the first time after so many answers."""
    state, faults = showing.state, [ZeroDivisionError]

    def fail(log: TableLog, presence: Any) -> wire.TableState:
        if faults and log.play.answers == answers:
            raise faults.pop()
        return state(log, presence)

    return fail


async def test_a_table_that_cannot_be_restored_refuses_and_stays_alone_with_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await room.sit(await room.open())
    force_stuck(ann.table.log.play.game)

    async def fail(*_: object) -> Any:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(type(room.store), "read", fail)
        assert refusal(await ann.choose("turn meryl")) == "recovering"
        assert refusal(await ann.choose("turn meryl")) == "recovering"

    assert refusal(await ann.choose("turn meryl")) == "recovering"  # this one brings it back
    assert refusal(await ann.choose("turn meryl")) == ""


async def test_a_table_another_version_wrote_is_not_opened_and_not_harmed(room: Room) -> None:
    seat = await room.open()
    ann = await room.sit(seat)
    await room.store.append(seat.table, ann.state["seq"] + 1, Chose(1, "x", "turn meryl", 12345))
    before = await room.store.read(seat.table)

    await room.restart()

    with pytest.raises(Unreadable, match="was an answer to another question"):
        await room.tables.find(seat.table)
    assert await room.store.read(seat.table) == before
    assert await room.tables.find((await room.open()).table)


async def test_an_aid_that_fails_leaves_the_table_alone(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await room.sit(await room.open())
    log = ann.table.log

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("noisecheck.server.aids.objection", fail)

    assert refusal(await ann.send(wire.AskWhy(new_id(), ann.state["seq"], "dance"))) == "recovering"
    assert ann.table.log is log
    assert not ann.messages("recovering")
