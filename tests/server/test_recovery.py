"""When something goes wrong at a table, the table comes back, and no other notices."""

from typing import Any

import pytest

from noisecheck.engine.game import Game
from noisecheck.server import showing, wire
from noisecheck.server.entries import Chose
from noisecheck.server.table import TableLog
from noisecheck.server.tables import Unreadable
from tests.server.room import Room, new_id, refusal

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
