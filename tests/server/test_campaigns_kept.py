"""Campaigns outlive every crash, and other writers, processes and versions: what came of a game is at its table."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.asyncio.client import connect

from noisecheck import campaign as campaigns
from noisecheck.campaign import Campaign
from noisecheck.engine.outcome import WON
from noisecheck.server import wire
from noisecheck.server.campaigns import Campaigns, Led
from noisecheck.server.entries import OfCampaign, Rewound
from noisecheck.server.web import Trouble
from tests.campaign.runs import OTHER_HAND, PAL_CARD, answers_of, won_record
from tests.server.campaigns import DOCK
from tests.server.house import House, opened_house
from tests.server.processes import PATIENCE, Server

pytestmark = pytest.mark.anyio

ANSWERS = answers_of(won_record())
WANTED = wire.NewCampaignGame("Ann", "cargo-dock", ["snake"], seed=0)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    found: str = request.getfixturevalue("postgres")
    return found


class Desk:
    """A campaign, led in a room."""

    def __init__(self, house: House, key: wire.CampaignKey) -> None:
        self.room = house
        self.key = key

    async def lead(self, act: Any) -> Any:
        return await Campaigns(self.room.store, self.room.rooms).lead(self.key.id, self.key.token, act)

    async def led(self) -> Led:
        async def look(led: Led) -> Led:
            return led

        found: Led = await self.lead(look)
        return found

    async def campaign(self) -> Campaign:
        return (await self.led()).campaign

    async def call(self, number: str) -> None:
        here = Campaigns(self.room.store, self.room.rooms)
        await self.lead(lambda led: here.write(led, campaigns.call(led.campaign, number)))

    async def play(self) -> wire.Seat:
        here = Campaigns(self.room.store, self.room.rooms)
        found: wire.Seat = await self.lead(lambda led: here.play(led, "Ann", WANTED))
        return found

    async def answer(self, seat: wire.Seat, texts: list[str]) -> None:
        ann = await self.room.sit(seat)
        for answer in texts:
            await ann.choose(answer)
        await ann.leave()


@asynccontextmanager
async def desk_at(address: str) -> AsyncIterator[Desk]:
    async with opened_house(address) as house:
        yield Desk(house, await Campaigns(house.store, house.rooms).begin("Shadow run"))


async def rooms_for(desk: Desk) -> int:
    """How many tables were opened for a campaign."""
    async with desk.room.store.engine.connect() as connection:
        found = (await connection.execute(text("SELECT body FROM noisecheck_entries WHERE seq = 1"))).scalars()
        return sum(desk.key.id in body for body in found)


# crashes


async def test_the_end_of_a_game_that_nobody_heard_of_before_the_crash_counts_once(address: str) -> None:
    async with desk_at(address) as desk:
        seat = await desk.play()
        await desk.answer(seat, ANSWERS)
        await desk.room.restart()

        run = await desk.campaign()

        assert [(result.number, result.outcome) for result in run.results] == [(1, WON)]
        assert run.playing is None
        await desk.room.restart()
        assert await desk.campaign() == run


async def test_a_result_is_of_the_time_the_game_ended_not_of_the_time_it_was_read(address: str) -> None:
    async with desk_at(address) as desk:
        seat = await desk.play()
        await desk.answer(seat, ANSWERS)
        async with desk.room.store.engine.connect() as connection:
            await connection.execute(
                text("UPDATE noisecheck_entries SET at = 1700000000 WHERE table_id = :table"), [{"table": seat.table}]
            )

        (result,) = (await desk.campaign()).results

        assert result.when == datetime.fromtimestamp(1_700_000_000, UTC)


async def test_an_open_game_goes_on_after_a_restart_at_any_moment(address: str) -> None:
    async with desk_at(address) as desk:
        seat = await desk.play()
        for answer in ANSWERS:
            await desk.answer(seat, [answer])
            await desk.room.restart()
            led = await desk.led()
            if led.log and not led.log.play.game.outcome:
                assert led.campaign.playing
                assert led.campaign.playing.game == json.loads(led.log.play.game.save())

        assert [result.outcome for result in (await desk.campaign()).results] == [WON]


async def test_an_end_that_is_taken_back_at_the_table_is_taken_back_in_the_campaign(address: str) -> None:
    async with desk_at(address) as desk:
        seat = await desk.play()
        await desk.answer(seat, ANSWERS)
        before = await desk.campaign()
        assert before.results
        room = await desk.room.room(seat)
        await room.write(Rewound(1, "", len(ANSWERS) - 1))

        run = await desk.campaign()
        assert run.results == ()
        assert run.playing

        await desk.answer(seat, ANSWERS[-1:])
        assert [(result.number, result.outcome) for result in (await desk.campaign()).results] == [(1, WON)]


async def test_an_end_that_was_taken_back_gives_way_to_the_one_that_came_instead(address: str) -> None:
    """Nobody looked at the campaign in between."""
    async with desk_at(address) as desk:
        seat = await desk.play()
        await desk.answer(seat, ANSWERS)
        assert [result.outcome for result in (await desk.campaign()).results] == [WON]
        room = await desk.room.room(seat)
        await room.write(Rewound(1, "", 0))
        ann = await desk.room.sit(seat)
        while question := room.log.play.game.decision:
            await ann.choose(str(question.find("end") or question.options[0]))

        (result,) = (await desk.campaign()).results

        assert (result.number, result.outcome) == (1, room.log.play.game.outcome)
        assert str(result.outcome).startswith("lost: ")


async def test_a_campaign_whose_table_cannot_be_read_any_more_goes_on_from_what_it_keeps(address: str) -> None:
    async with desk_at(address) as desk:
        seat = await desk.play()
        await desk.answer(seat, ANSWERS[:5])
        await desk.campaign()
        async with desk.room.store.engine.connect() as connection:
            await connection.execute(
                text("UPDATE noisecheck_entries SET body = '{}' WHERE table_id = :table AND seq > 1"),
                [{"table": seat.table}],
            )
        await desk.room.restart()

        led = await desk.led()
        playing = led.playing()
        assert playing
        assert (playing.stage, playing.table) == ("cargo-dock", "")

        here = Campaigns(desk.room.store, desk.room.rooms)
        new = await desk.lead(lambda led: here.resume(led, "Ann"))
        await desk.answer(new, ANSWERS[5:])
        assert [result.outcome for result in (await desk.campaign()).results] == [WON]


async def play_over(server: Server, seat: dict[str, Any]) -> None:
    async with connect(f"ws://127.0.0.1:{server.port}/ws/{seat['table']}", proxy=None) as socket:
        await socket.send(
            json.dumps({"type": "hello", "protocol": wire.PROTOCOL, "tab": "tab", "token": seat["token"]})
        )
        state = json.loads(await socket.recv())["state"]
        for number, answer in enumerate(ANSWERS):
            await socket.send(json.dumps({"type": "choose", "id": f"c{number}", "seq": state["seq"], "text": answer}))
            while (message := json.loads(await socket.recv()))["type"] != "done":
                state = message.get("state", state)


@pytest.mark.slow
async def test_a_server_that_is_killed_between_two_requests_loses_nothing(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}")

    def kill_and_start() -> None:
        server.kill()
        server.start()

    await asyncio.to_thread(server.start)
    try:
        key = await asyncio.to_thread(server.post, "/api/campaigns", {"name": "Shadow run"})
        path = f"/api/campaigns/{key['id']}"
        await asyncio.to_thread(kill_and_start)
        seat = await asyncio.to_thread(server.post, f"{path}/games", DOCK, key["token"])
        await asyncio.to_thread(kill_and_start)
        page = await asyncio.to_thread(server.get, path, key["token"])
        assert page["playing"]["table"] == seat["table"]

        await asyncio.wait_for(play_over(server, seat), PATIENCE)
        await asyncio.to_thread(kill_and_start)

        page = await asyncio.to_thread(server.get, path, key["token"])
        assert [result["outcome"]["kind"] for result in page["results"]] == ["won"]
        assert (page["next"], page["playing"]) == ("heliport", None)
    finally:
        await asyncio.to_thread(server.stop)


# other writers


async def test_what_two_write_at_once_is_both_there(address: str) -> None:
    async with desk_at(address) as desk, opened_house(address) as elsewhere:
        other = Desk(elsewhere, desk.key)

        await asyncio.gather(desk.call(PAL_CARD), other.call(OTHER_HAND))

        assert {*(await desk.campaign()).codec} == {PAL_CARD, OTHER_HAND}


async def test_of_two_who_begin_a_game_at_once_one_does_and_there_is_one_table(address: str) -> None:
    async with desk_at(address) as desk, opened_house(address) as elsewhere:
        other = Desk(elsewhere, desk.key)

        answers = await asyncio.gather(desk.play(), other.play(), return_exceptions=True)

        (seat,) = [each for each in answers if isinstance(each, wire.Seat)]
        (refused,) = [each for each in answers if isinstance(each, Trouble)]
        assert refused.problem.code == "game-open"
        playing = (await other.led()).playing()
        assert playing
        assert playing.table == seat.table
        assert await rooms_for(desk) == 1


async def test_a_game_that_ends_at_one_process_counts_once_at_all_of_them(postgres: str) -> None:
    async with desk_at(postgres) as desk, opened_house(postgres) as elsewhere:
        other = Desk(elsewhere, desk.key)
        seat = await desk.play()
        assert (await other.led()).log, "the other process has the table in memory too"
        await desk.answer(seat, ANSWERS)

        runs = await asyncio.gather(other.campaign(), desk.campaign(), other.campaign(), desk.campaign())

        assert all(run == runs[0] for run in runs)
        assert [result.outcome for result in runs[0].results] == [WON]


# the store


async def test_a_database_of_the_time_before_campaigns_is_opened_and_keeps_its_tables(address: str) -> None:
    async with opened_house(address) as house:
        seat = await house.open()
        async with house.store.engine.connect() as connection:
            await connection.execute(text("DROP TABLE noisecheck_campaigns"))

    async with opened_house(address) as house:
        assert (await house.room(seat)).log.occasion is None
        desk = Desk(house, await Campaigns(house.store, house.rooms).begin("Shadow run"))
        assert (await desk.campaign()).name == "Shadow run"


async def test_a_table_knows_its_campaign_and_the_number_of_its_game(address: str) -> None:
    async with desk_at(address) as desk:
        seat = await desk.play()
        await desk.room.restart()

        assert (await desk.room.room(seat)).log.occasion == OfCampaign(desk.key.id, 1)
