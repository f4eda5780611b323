"""Chat stands beside the game: it fills no log, forgets what is old, and is there again after a restart."""

import pytest

from noisecheck.server import chat, entries, limits, wire
from noisecheck.server.entries import SaidLine
from tests.server.house import House, Person, new_id, refusal

pytestmark = pytest.mark.anyio


def lines(person: Person) -> list[str]:
    return [line["text"] for line in person.messages("welcome")[-1]["chat"]]


async def test_what_is_said_takes_none_of_a_game_s_room_and_is_no_entry_of_it(house: House) -> None:
    ann, ben, seat, _ = await house.pair()
    before = await house.store.read(seat.table)

    for number in range(20):
        await ann.send(wire.Say(new_id(), f"line {number}"))

    assert await house.store.read(seat.table) == before
    assert len(ben.messages("said")) == 20
    assert refusal(await ann.choose("turn meryl")) == ""


async def test_only_the_latest_lines_are_kept_and_they_outlive_the_server(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "KEPT", 5)
    seat = await house.open()
    ann = await house.sit(seat)
    for number in range(12):
        await ann.send(wire.Say(new_id(), f"line {number}"))
    await house.restart()

    again = await house.sit(seat)

    assert lines(again) == [f"line {number}" for number in range(7, 12)]
    assert len(await house.store.lines(seat.table)) == 5


async def test_a_line_that_is_sent_twice_is_said_once(house: House) -> None:
    ann, ben, seat, _ = await house.pair()
    await ann.send(wire.Say("same", "hello"))

    (answer,) = await ann.send(wire.Say("same", "hello"))
    await house.restart()
    (after,) = await (await house.sit(seat)).send(wire.Say("same", "hello"))

    assert (answer["type"], after["type"]) == ("done", "done")
    assert len(ben.messages("said")) == 1
    assert lines(await house.sit(seat, "other")) == ["hello"]


async def test_what_was_said_when_chat_was_among_the_entries_is_still_there(house: House) -> None:
    seat = await house.open()
    room = await house.room(seat)
    await house.store.append(seat.table, room.log.seq + 1, SaidLine(1, "old", "from before"))
    await house.restart()
    ann = await house.sit(seat)
    await ann.send(wire.Say(new_id(), "and now"))

    again = await house.sit(seat, "other")

    assert lines(again) == ["from before", "and now"]
    numbers = [line["n"] for line in again.messages("welcome")[-1]["chat"]]
    assert numbers == sorted({*numbers})


async def test_another_process_says_what_was_said_here(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its number is taken: what stands there is read and told first."""
    seat = await house.open()
    ann = await house.sit(seat)
    elsewhere = await chat.Chat.read(house.store, seat.table)
    await elsewhere.say(1, "x", "Ann", "from elsewhere")

    await ann.send(wire.Say(new_id(), "from here"))

    assert [each["line"]["text"] for each in ann.messages("said")] == ["from elsewhere", "from here"]


async def test_nobody_ends_a_game_by_what_is_no_move(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, _, _ = await house.pair()
    monkeypatch.setattr(limits, "MOST_ASIDES", ben.room.log.seq + 1)
    assert refusal(await ben.send(wire.Rename(new_id(), "Benny"))) == ""

    assert refusal(await ben.send(wire.Rename(new_id(), "Ben"))) == "too-long"
    assert await ben.room.join("Cat") is None
    assert refusal(await ann.choose("turn meryl")) == ""
    assert refusal(await ben.send(wire.Say(new_id(), "go on"))) == ""


async def test_what_counts_as_a_move_is_what_those_at_the_game_do(house: House) -> None:
    ann, _, _, _ = await house.pair()
    moves = ann.room.log.moves
    await ann.choose("turn meryl")

    assert ann.room.log.moves == moves + 1
    assert issubclass(entries.Chose, entries.MOVES)
