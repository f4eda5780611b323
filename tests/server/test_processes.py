"""Several server processes on one database are one place to play at."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from noisecheck.server import wire
from tests.server.house import House, Person, new_id, opened_house, refusal, until
from tests.server.processes import serving
from tests.server.sockets import sitting

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_houses(address: str) -> AsyncIterator[tuple[House, House]]:
    """Two servers in one process: they know of each other by the database only."""
    async with opened_house(address) as one, opened_house(address) as other:
        yield one, other


async def pair_in(one: House, other: House) -> tuple[Person, Person, wire.Seat]:
    """Ann sits at the one server, Ben at the other."""
    seat = await one.open(alone=False)
    ann = await one.sit(seat)
    found, ben = await other.join(seat, "Ben", "snake")
    await ben.send(wire.Ready(new_id(), True))
    await until(lambda: len(ann.state["players"]) == 2 and ann.state["players"][1]["ready"])
    await ann.send(wire.TakeHero(new_id(), "meryl"))
    await ann.send(wire.Start(new_id()))
    await until(lambda: ben.state["started"])
    return ann, ben, found


async def test_a_decision_at_one_process_is_told_at_the_other(postgres: str) -> None:
    async with two_houses(postgres) as (one, other):
        ann, ben, _ = await pair_in(one, other)

        await ann.choose("turn meryl")

        await until(lambda: ben.state["position"]["turn"] == "meryl")
        update = ben.messages("update")[-1]
        assert (update["what"], update["by"]) == ("chose", 1)
        assert update["events"] == ann.messages("update")[-1]["events"]


async def test_what_is_said_at_one_process_is_heard_at_the_other(postgres: str) -> None:
    async with two_houses(postgres) as (one, other):
        ann, ben, _ = await pair_in(one, other)

        await ann.send(wire.Say(new_id(), "hello"))
        await ben.send(wire.Say(new_id(), "hello too"))

        for each in (ann, ben):
            await until(lambda each=each: len(each.messages("said")) == 2)  # type: ignore[misc]
            assert [said["line"]["text"] for said in each.messages("said")] == ["hello", "hello too"]


async def test_who_is_here_is_known_at_both(postgres: str) -> None:
    async with two_houses(postgres) as (one, other):
        ann, ben, _ = await pair_in(one, other)

        def here(person: Person) -> list[bool]:
            shown = person.messages("presence")[-1:] or [person.state]
            return [each["here"] for each in shown[0]["players"]]

        await until(lambda: here(ann) == [True, True])
        await ben.leave()
        await until(lambda: here(ann) == [True, False])


async def test_consent_is_asked_of_one_who_is_connected_elsewhere(postgres: str) -> None:
    async with two_houses(postgres) as (one, other):
        ann, ben, _ = await pair_in(one, other)
        await until(lambda: ann.room.presence.is_here(2))
        await ann.choose("turn meryl")

        await ann.ask_rewind(0)
        await until(lambda: ben.state["rewind"])
        assert ben.state["rewind"]["waiting"] == [2]
        await ben.answer_rewind(True)

        await until(lambda: ann.state["answers"] == 0)


async def test_of_two_processes_that_act_at_once_one_does(postgres: str) -> None:
    """T32"""
    async with two_houses(postgres) as (one, other):
        ann, ben, _ = await pair_in(one, other)
        seq = ann.state["seq"]
        await until(lambda: ben.state["seq"] == seq)

        ours, theirs = await asyncio.gather(
            ann.send(wire.Choose("a", seq, "turn meryl")), ben.send(wire.Choose("b", seq, "turn snake"))
        )

        assert sorted([refusal(ours), refusal(theirs)]) == ["", "stale"]
        await until(lambda: ann.state["position"] == ben.state["position"])


async def test_a_tab_at_one_process_fences_that_at_the_other(postgres: str) -> None:
    async with two_houses(postgres) as (one, other):
        _, ben, seat = await pair_in(one, other)

        await one.sit(seat, "second tab")

        await until(lambda: ben.voice.is_closed)
        assert ben.messages("fenced")


async def test_a_ping_and_a_plan_cross_over(postgres: str) -> None:
    async with two_houses(postgres) as (one, other):
        ann, ben, _ = await pair_in(one, other)

        await ann.send(wire.Ping("c3"))
        turn = (await ann.send(wire.AskTurn(new_id(), ann.state["seq"], "meryl", [])))[-1]
        way = next(iter(turn["reach"].values()))[0]
        await ann.send(wire.PlanTurn(new_id(), "meryl", way["answers"]))

        await until(lambda: ben.messages("pinged"))
        await until(lambda: ben.messages("ghosts"))
        assert ben.messages("ghosts")[-1] == ann.messages("ghosts")[-1]


async def test_two_server_processes_share_a_table(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as other:
        seat = one.post("/api/tables", {"name": "Ann", "stage": "recon", "heroes": ["meryl", "snake"], "alone": False})
        theirs = other.post(f"/api/tables/{seat['table']}/join", {"name": "Ben"})
        async with sitting(one, seat) as ann, sitting(other, theirs) as ben:
            await ben.send({"type": "take-hero", "id": "b1", "hero": "snake"})
            await ben.send({"type": "ready", "id": "b2", "ready": True})
            while not (len(ann.state["players"]) == 2 and ann.state["players"][1]["ready"]):
                await ann.until("update")
            await ann.send({"type": "start", "id": "a1"})
            await ann.until("done")
            while not ben.state["started"]:
                await ben.until("update")
            await ben.choose("turn snake")
            while ann.state["position"]["turn"] != "snake":
                await ann.until("update")


async def test_a_server_that_stops_says_so_and_is_gone_at_once(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server:
        seat = server.post("/api/tables", {"name": "Ann", "stage": "heliport"})
        async with sitting(server, seat) as ann:
            await asyncio.to_thread(server.stop)
            with pytest.raises(ConnectionClosed) as closed:
                await ann.until("update")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1012, "the code for a server that comes back"
