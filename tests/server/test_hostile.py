"""Whatever comes over a socket gets a typed answer, and what is not allowed changes nothing."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from noisecheck.server import limits, wire
from noisecheck.server.entries import SaidLine
from noisecheck.server.fences import MOST_FENCED
from noisecheck.server.room import KEPT_IDS
from tests.server.house import House, new_id, refusal
from tests.server.siege import besieged, endure


@pytest.mark.slow
def test_ten_thousand_hostile_messages_each_have_their_answer_and_change_nothing(tmp_path: Path) -> None:
    asked = endure(tmp_path, 10_500)

    assert asked.total() >= 10_000
    assert asked["done"] >= 300, "messages that their own senders sent again"


@pytest.mark.anyio
async def test_every_kind_of_hostile_message_has_its_own_refusal(house: House) -> None:
    siege = await besieged(house)
    ann, ben, spectator, stranger = siege.ann, siege.ben, siege.spectator, siege.stranger
    seq = ann.state["seq"]

    assert refusal(await ann.send(b"\xff{")) == "malformed"
    assert refusal(await ann.send(b'{"type":"dance"}')) == "malformed"
    assert refusal(await ann.send(b'{"type":"choose","id":"a","seq":5,"text":"end","by":1}')) == "malformed"
    assert refusal(await ann.send(b"[" * 100_000)) == "too-large"
    assert refusal(await stranger.send(wire.Choose("a", seq, "end"))) == "hello-first"
    assert refusal(await stranger.send(wire.Hello(99, "tab", siege.token))) == "protocol"
    assert refusal(await stranger.send(wire.Hello(wire.PROTOCOL, "tab", "f" * 32))) == "unknown-token"
    assert refusal(await spectator.send(wire.Choose("a", seq, "end"))) == "spectators-only-watch"
    assert refusal(await ben.send(wire.Choose("a", seq, "end"))) == "not-your-decision"
    assert refusal(await ann.send(wire.Choose("a", seq - 1, "end"))) == "stale"
    assert refusal(await ann.send(wire.Hello(wire.PROTOCOL, "tab", siege.token))) == "malformed"


@pytest.mark.anyio
async def test_a_refusal_names_the_message_it_refuses(house: House) -> None:
    siege = await besieged(house)

    (answer,) = await siege.ben.send(b'{"type":"dance","id":"mine"}')
    assert answer["id"] == "mine"
    (answer,) = await siege.ben.send(msgspec.json.encode({"id": "x" * 9_000}))
    assert len(answer["id"]) <= 40


@pytest.mark.anyio
async def test_a_flood_is_refused_and_then_cut_off(house: House) -> None:
    siege = await besieged(house)
    ben = siege.ben

    heard = [each for _ in range(400) for each in await ben.send_at_once(wire.Heartbeat(1))]

    kinds = [each["type"] for each in heard]
    assert kinds.count("beat") == limits.MESSAGES.seat.burst - 1 or kinds.count("beat") == limits.MESSAGES.seat.burst
    assert {each["code"] for each in heard if each["type"] == "refused"} == {"too-fast"}
    assert heard[-1] == {"type": "gone", "reason": "too-fast"}
    assert ben.voice.is_closed
    assert refusal(await siege.ann.choose("end")) == "", "others play on"


@pytest.mark.anyio
async def test_who_plays_fast_meets_no_limit(house: House) -> None:
    ann = await house.sit(await house.open())
    for _ in range(200):
        house.clock.now += 0.1
        await ann.send_at_once(wire.Heartbeat(1))

    assert not ann.messages("refused")


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("message", "most", "code"),
    [
        (wire.Ping("c3"), limits.PINGS.seat.burst, "too-many-pings"),
        (wire.Say("", "hi"), limits.LINES.seat.burst, "too-fast"),
    ],
)
async def test_pings_and_chat_have_limits_of_their_own(house: House, message: Any, most: float, code: str) -> None:
    siege = await besieged(house)
    answers = []
    for number in range(20):
        if isinstance(message, wire.Say):
            message = wire.Say(f"line {number}", "hi")
        answers += await siege.ben.send_at_once(message)

    assert refusal(answers) == code * (20 - int(most))


@pytest.mark.anyio
async def test_whoever_has_talked_too_fast_gains_nothing_by_coming_back(house: House) -> None:
    seat = await house.open()
    ann = await house.sit(seat)
    for number in range(int(limits.LINES.seat.burst)):
        await ann.send_at_once(wire.Say(f"line {number}", "hi"))
    await ann.leave()

    back = await house.person(seat, address="198.51.100.7")
    await back.send_at_once(wire.Hello(wire.PROTOCOL, "second", seat.token))

    assert refusal(await back.send_at_once(wire.Say("once-more", "hi"))) == "too-fast"
    house.clock.now += 60
    assert refusal(await back.send_at_once(wire.Say("later", "hi"))) == ""


@pytest.mark.anyio
async def test_many_seats_of_one_address_say_no_more_than_it_may(house: House) -> None:
    seat = await house.open(alone=False)
    people = [await house.sit(seat), *[(await house.join(seat, f"Ben {number}"))[1] for number in range(9)]]
    house.clock.now += 60

    answers = [
        refusal(await each.send_at_once(wire.Say(f"line {number}", "hi")))
        for number in range(int(limits.LINES.seat.burst))
        for each in people
    ]

    assert answers.count("") == limits.LINES.address.burst
    elsewhere, _ = await house.join(seat, "Cat")
    cat = await house.sit(elsewhere, "other", address="198.51.100.7")
    assert refusal(await cat.send_at_once(wire.Say("hello", "hi"))) == ""


def test_all_addresses_that_one_household_has_count_as_one() -> None:
    assert limits.network_of("2001:db8:1:2:aaaa::1") == limits.network_of("2001:db8:1:2:bbbb::2")
    assert limits.network_of("2001:db8:1:2::1") != limits.network_of("2001:db8:1:3::1")
    assert limits.network_of("192.0.2.1") != limits.network_of("192.0.2.2")


@pytest.mark.anyio
async def test_what_is_kept_for_ever_cannot_be_sent_in_floods_but_answers_can(house: House) -> None:
    ann = await house.sit(await house.open(), "tab")
    seq = ann.state["seq"]

    for number in range(int(limits.DEEDS.seat.burst)):
        text = ["turn meryl", "turn snake"][number % 2]
        assert refusal(await ann.send_at_once(wire.Prefer(new_id(), seq, text))) == ""
    assert refusal(await ann.send_at_once(wire.Prefer(new_id(), seq, "turn meryl"))) == "too-fast"

    assert refusal(await ann.send_at_once(wire.Choose(new_id(), seq, "turn meryl"))) == ""


@pytest.mark.anyio
async def test_a_mark_that_is_there_already_is_not_written_again(house: House) -> None:
    ann = await house.sit(await house.open())
    seq = ann.state["seq"]
    await ann.send(wire.Prefer(new_id(), seq, "turn meryl"))
    kept = await house.store.read(ann.room.id)

    (answer,) = await ann.send(wire.Prefer("again", seq, "turn meryl"))

    assert answer == {"type": "done", "id": "again", "seq": ann.room.log.seq}
    assert await house.store.read(ann.room.id) == kept


@pytest.mark.anyio
async def test_a_table_takes_so_many_moves_and_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = await house.open()
    ann = await house.sit(seat)
    monkeypatch.setattr(limits, "MOST_MOVES", 1)
    assert refusal(await ann.choose("turn meryl")) == ""

    assert refusal(await ann.choose("end")) == "too-long"


@pytest.mark.anyio
async def test_what_a_table_remembers_of_commands_and_tabs_has_an_end(house: House) -> None:
    seat = await house.open()
    ann = await house.sit(seat)
    for number in range(KEPT_IDS + 20):
        ann.room.log.apply(SaidLine(1, f"line {number}", "hi"))
    for number in range(MOST_FENCED + 20):
        await house.sit(seat, f"tab {number}")

    assert len(ann.room.log.done) == KEPT_IDS
    assert (1, f"line {KEPT_IDS + 19}") in ann.room.log.done
    assert len(ann.room.fences.tabs) == MOST_FENCED
    assert ann.room.fences.keep_out(1, f"tab {MOST_FENCED + 18}")
