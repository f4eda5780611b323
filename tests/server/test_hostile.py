"""Whatever comes over a socket gets a typed answer, and what is not allowed changes nothing."""

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noisecheck.server import limits, wire
from noisecheck.server.entries import SaidLine
from noisecheck.server.fences import MOST_FENCED
from noisecheck.server.room import KEPT_IDS
from noisecheck.server.wire import RefusalCode
from tests.server.house import House, Person, new_id, opened_house, refusal

CODES = get_args(RefusalCode)
TYPES = [each.__struct_config__.tag for each in get_args(wire.FromClient)]
EXAMPLES, BATCH = 210, 50  # together more than ten thousand messages

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
fields = st.dictionaries(
    st.sampled_from(["id", "seq", "text", "answers", "hero", "to", "name", "token", "protocol", "tab", "agree", "x"]),
    json_values,
    max_size=6,
)
malformed = st.one_of(
    st.binary(max_size=60),
    json_values.map(lambda value: json.dumps(value).encode()),
    st.builds(lambda kind, rest: json.dumps({"type": kind, **rest}).encode(), st.text(max_size=9), fields),
    st.builds(lambda kind, rest: json.dumps({**rest, "type": kind, "x": 1}).encode(), st.sampled_from(TYPES), fields),
    st.integers(1, 200).map(lambda deep: b"[" * deep * 300),
    st.integers(0, 20).map(lambda more: b'{"type":"say","id":"a","text":"' + b"a" * (limits.MESSAGE_BYTES + more)),
)


class Siege:
    """A table in the middle of Meryl's turn, its lead Ann to act; Ben, a spectator and a stranger are hostile."""

    def __init__(self, house: House, people: list[Person], token: str) -> None:
        self.room = house
        self.ann, self.ben, self.spectator, self.stranger = people
        self.token = token
        own = [(person, raw) for person in (self.ann, self.ben) for raw in person.sent[1:]]  # all but the hello
        self.replayed: list[tuple[Person, bytes]] = own

    def forbidden(self, chooser: random.Random) -> tuple[Person, Any]:
        """Well-formed, and not allowed to whoever sends it."""
        seq, id = self.ann.state["seq"], new_id()
        option = chooser.choice(self.ann.state["question"]["options"])["text"]
        out_of_turn: list[Any] = [
            wire.Choose(id, seq, option),
            wire.Undo(id, seq, 0),
            wire.Redo(id, seq),
            wire.AnswerRewind(id, seq, True),
            wire.AskRewind(id, seq, chooser.randint(50, 99_999)),
            wire.TakeHero(id, chooser.choice(["meryl", "snake", "otacon", ""])),
            wire.LeaveHero(id, "meryl"),
            wire.HandHero(id, chooser.choice(["meryl", "x"]), 2),
            wire.HandHero(id, "snake", chooser.randint(3, 99)),
            wire.HandLead(id, chooser.randint(0, 5)),
            wire.Start(id),
            wire.Ready(id, True),
            wire.Prefer(id, seq, "dance"),
            wire.Say(id, " \t "),
            wire.Ping("zz99"),
            wire.AskSight(id, seq, "zz99", "a1"),
            wire.AskOdds(id, seq, "dance"),
            wire.HoldBot(id, seq, True),
            wire.GiveToBot(id, chooser.choice(["meryl", "otacon", ""]), "steady"),
            wire.AskHint(id, seq, 2),
            wire.AskForecast(id, seq + 1, "meryl"),
        ]
        stale = [wire.Choose(id, chooser.choice([0, seq - 1, seq + 1, 2**40]), option), wire.Redo(id, seq + 9)]
        hello = wire.Hello(chooser.choice([0, 1, wire.PROTOCOL]), "tab", "".join(chooser.choices("abcdef", k=32)))
        return chooser.choice(
            [
                (self.ben, chooser.choice(out_of_turn)),
                (self.ben, chooser.choice(stale)),
                (self.ben, hello),
                (self.ann, chooser.choice(stale)),
                (self.ann, wire.Choose(id, seq, option + chooser.choice([" ", "x", "\u0000", " b1"]))),
                (self.spectator, chooser.choice([each for each in out_of_turn if "seq" not in each.__struct_fields__])),
                (self.spectator, wire.Choose(id, seq, option)),
                (self.stranger, chooser.choice([hello, *out_of_turn])),
                (self.stranger, wire.Heartbeat(1)),
            ]
        )

    def replay(self, chooser: random.Random) -> tuple[Person, bytes, str]:
        """What was done once already, from anybody; with the type of the answer to it."""
        sender, raw = chooser.choice(self.replayed)
        person = chooser.choice([self.ann, self.ben, self.spectator, self.stranger])
        return person, raw, "done" if person is sender else "refused"


async def besieged(house: House) -> Siege:
    ann, ben, seat, _ = await house.pair()
    await ann.choose("turn meryl")
    return Siege(house, [ann, ben, await house.watch(seat), await house.person(seat)], seat.token)


@pytest.mark.slow
def test_ten_thousand_hostile_messages_each_have_their_answer_and_change_nothing(tmp_path: Path) -> None:
    asked: Counter[str] = Counter()

    async def hold_out() -> None:
        async with opened_house(f"sqlite:///{tmp_path / 'siege.sqlite3'}") as house:
            siege = await besieged(house)
            before = siege.ann.state, await house.store.read(siege.ann.room.id)
            loop = asyncio.get_running_loop()
            await asyncio.to_thread(attack, siege, loop)
            assert before == (siege.ann.state, await house.store.read(siege.ann.room.id))
            assert refusal(await siege.ann.choose("end")) == ""

    def attack(siege: Siege, loop: asyncio.AbstractEventLoop) -> None:
        everybody = (siege.ann, siege.ben, siege.spectator, siege.stranger)

        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
        @given(st.lists(malformed, min_size=10, max_size=10), st.integers(0, 2**32))
        def storm(raws: list[bytes], seed: int) -> None:
            chooser = random.Random(seed)
            sent: list[tuple[Person, Any, str]] = [(chooser.choice(everybody), raw, "refused") for raw in raws]
            sent += [siege.replay(chooser) for _ in raws]
            sent += [(*siege.forbidden(chooser), "refused") for _ in range(BATCH - len(sent))]
            chooser.shuffle(sent)
            asyncio.run_coroutine_threadsafe(endure(sent), loop).result()

        storm()

    async def endure(sent: list[tuple[Person, Any, str]]) -> None:
        for person, message, kind in sent:
            answers = await person.send(message)
            assert [each["type"] for each in answers] == [kind], (message, answers)
            if kind == "refused":
                assert answers[0]["code"] in CODES
                assert answers[0]["code"] != "recovering", message
            person.voice.heard.pop()
            asked[kind] += 1

    asyncio.run(hold_out())
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
