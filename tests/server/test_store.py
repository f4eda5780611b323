"""What any store has to hold: in order, all or nothing, the first writer wins."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from noisecheck.content import begin_game
from noisecheck.server import entries
from noisecheck.server.entries import Entry, Joined, Opened, SaidLine, StageOrigin
from noisecheck.server.room import fold
from noisecheck.server.seats import new_id
from noisecheck.server.sql_store import SqlStore
from noisecheck.server.store import Conflict, KeptCampaign, KeptRoom, Store
from noisecheck.server.wire import Options

pytestmark = pytest.mark.anyio

Opening: TypeAlias = Callable[[], Awaitable[Store]]  # the same store once more, as another process would

FIRST: list[Entry] = [Opened(StageOrigin("recon", ["snake"], 5), Options(), "nonce"), Joined(1, "Ann", "hash")]


@pytest.fixture(params=["sqlite", "postgresql"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    sqlite = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    address: str = sqlite if request.param == "sqlite" else request.getfixturevalue("postgres")
    return lambda: SqlStore.open(address)


@pytest.fixture
async def store(opening: Opening) -> AsyncIterator[Store]:
    found = await opening()
    yield found
    await found.close()


@pytest.fixture
async def room(store: Store) -> KeptRoom:
    kept = KeptRoom(new_id(), new_id())
    await store.create(kept, FIRST)
    return kept


async def test_entries_come_back_in_the_order_they_were_written(store: Store, room: KeptRoom) -> None:
    lines: list[Entry] = [SaidLine(1, f"c{number}", f"“{number}” — ☂ '; --") for number in range(3, 30)]
    for seq, line in enumerate(lines, 3):
        await store.append(room.id, seq, line)

    assert await store.read(room.id) == [*FIRST, *lines]
    assert await store.read(room.id, 27) == lines[-2:]


async def test_a_table_is_found_by_both_its_names(store: Store, room: KeptRoom) -> None:
    assert await store.find(room.id) == room
    assert await store.find(room.watch) == room
    assert await store.find("nobody's") is None


async def test_a_number_is_given_once(store: Store, room: KeptRoom) -> None:
    await store.append(room.id, 3, SaidLine(1, "a", "first"))

    with pytest.raises(Conflict):
        await store.append(room.id, 3, SaidLine(1, "b", "second"))

    assert (await store.read(room.id))[2:] == [SaidLine(1, "a", "first")]


async def test_of_many_who_write_at_once_one_wins(opening: Opening, room: KeptRoom) -> None:
    stores = [await opening() for _ in range(4)]
    for seq in range(3, 13):
        results = await asyncio.gather(
            *(store.append(room.id, seq, SaidLine(1, f"{seq}", f"{number}")) for number, store in enumerate(stores)),
            return_exceptions=True,
        )
        assert [type(each) for each in results].count(Conflict) == 3
        assert results.count(None) == 1
    assert len(await stores[0].read(room.id)) == 12
    for store in stores:
        await store.close()


async def test_of_those_who_are_written_together_only_who_came_late_is_refused(store: Store, room: KeptRoom) -> None:
    others = [KeptRoom(new_id(), new_id()) for _ in range(20)]
    for other in others:
        await store.create(other, FIRST)
    await store.append(room.id, 3, SaidLine(1, "a", "first"))

    results = await asyncio.gather(
        *(store.append(each.id, 3, SaidLine(1, "b", each.id)) for each in [*others[:10], room, *others[10:]]),
        return_exceptions=True,
    )

    assert [type(each) for each in results].index(Conflict) == 10
    assert results.count(None) == 20
    assert (await store.read(room.id))[2:] == [SaidLine(1, "a", "first")]
    for other in others:
        assert (await store.read(other.id))[2:] == [SaidLine(1, "b", other.id)]


async def test_a_table_is_created_whole_or_not_at_all(store: Store, room: KeptRoom) -> None:
    twice = KeptRoom(new_id(), room.watch)

    with pytest.raises(Conflict):
        await store.create(twice, FIRST)

    assert await store.find(twice.id) is None
    assert await store.read(twice.id) == []


async def test_what_was_written_is_there_after_the_store_was_closed(
    opening: Opening, store: Store, room: KeptRoom
) -> None:
    await store.append(room.id, 3, SaidLine(1, "a", "kept"))
    await store.close()

    again = await opening()
    assert (await again.read(room.id))[2:] == [SaidLine(1, "a", "kept")]
    await again.close()


async def test_lines_of_chat_have_their_own_numbers_and_the_old_ones_go(store: Store, room: KeptRoom) -> None:
    for number in range(1, 6):
        await store.say(room.id, number, f"line {number}", forgotten=number - 3)

    with pytest.raises(Conflict):
        await store.say(room.id, 5, "late", forgotten=4)

    assert await store.lines(room.id) == ["line 3", "line 4", "line 5"]
    assert await store.lines(room.id, 4) == ["line 5"]


async def test_of_two_who_change_a_campaign_the_first_wins(store: Store) -> None:
    kept = KeptCampaign(new_id(), "hash", "text")
    await store.add_campaign(kept)

    await store.write_campaign(kept._replace(text="first", room="t"))
    with pytest.raises(Conflict):
        await store.write_campaign(kept._replace(text="second"))

    assert await store.find_campaign(kept.id) == kept._replace(text="first", room="t", version=2)
    await store.drop_campaign(kept.id)
    assert await store.find_campaign(kept.id) is None
    with pytest.raises(Conflict):
        await store.write_campaign(kept)


async def test_a_table_of_a_campaign_that_has_gone_on_elsewhere_is_not_opened(store: Store) -> None:
    campaign, kept = KeptCampaign(new_id(), "hash", "text"), KeptRoom(new_id(), new_id())
    await store.add_campaign(campaign)
    await store.write_campaign(campaign._replace(text="elsewhere"))

    with pytest.raises(Conflict):
        await store.create(kept, FIRST, campaign._replace(room=kept.id))

    assert await store.find(kept.id) is None
    assert await store.find_campaign(campaign.id) == campaign._replace(text="elsewhere", version=2)


async def test_a_table_knows_when_its_entries_were_written(store: Store, room: KeptRoom) -> None:
    await store.append(room.id, 3, SaidLine(1, "a", "later"))

    first, later = await store.time_of(room.id, 1), await store.time_of(room.id, 3)

    assert first <= later <= time.time()
    await store.probe()


def test_a_table_of_the_time_before_bots_is_still_read() -> None:
    """Entries as they were written then, to the letter."""
    question = begin_game({"stage": "recon", "heroes": ["meryl", "snake"], "seed": 7, "memory_box": []}).decision
    assert question is not None
    old = [
        '{"type":"opened","origin":{"type":"stage","stage":"recon","heroes":["meryl","snake"],"seed":7,'
        '"memory_box":[]},"options":{"rewinds":1,"decides":"lead","spectators":true},"nonce":"n"}',
        '{"type":"joined","player":1,"name":"Ann","token_hash":"h","instead_of":0}',
        '{"type":"took-hero","by":1,"id":"","hero":"meryl"}',
        '{"type":"started","by":1,"id":""}',
        f'{{"type":"chose","by":1,"id":"c","text":"turn meryl","question":{question.fingerprint()}}}',
    ]

    log = fold([entries.decode(each) for each in old])

    assert log.play.answers == 1
    assert log.options == Options(rewinds=1, assist=2)
    assert (log.bots, log.hints) == ({}, {})
