"""A table under siege: whatever hostile clients send, it has its answer and changes nothing."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any, get_args

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noisecheck.server import limits, wire
from noisecheck.server.wire import RefusalCode
from tests.server.house import House, Person, new_id, opened_house, refusal

CODES = get_args(RefusalCode)
TYPES = [each.__struct_config__.tag for each in get_args(wire.FromClient)]
BATCH = 50  # messages between two looks

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


def endure(folder: Path, messages: int) -> Counter[str]:
    """So many messages; how many of them were refused, and done because their own senders sent them again."""
    asked: Counter[str] = Counter()

    async def hold_out() -> None:
        async with opened_house(f"sqlite:///{folder / 'siege.sqlite3'}") as house:
            siege = await besieged(house)
            before = siege.ann.state, await house.store.read(siege.ann.room.id)
            loop = asyncio.get_running_loop()
            await asyncio.to_thread(attack, siege, loop)
            assert before == (siege.ann.state, await house.store.read(siege.ann.room.id))
            assert refusal(await siege.ann.choose("end")) == ""

    def attack(siege: Siege, loop: asyncio.AbstractEventLoop) -> None:
        everybody = (siege.ann, siege.ben, siege.spectator, siege.stranger)

        @settings(
            max_examples=-(-messages // BATCH),
            deadline=None,
            database=None,
            suppress_health_check=[HealthCheck.too_slow],
        )
        @given(st.lists(malformed, min_size=10, max_size=10), st.integers(0, 2**32))
        def storm(raws: list[bytes], seed: int) -> None:
            chooser = random.Random(seed)
            sent: list[tuple[Person, Any, str]] = [(chooser.choice(everybody), raw, "refused") for raw in raws]
            sent += [siege.replay(chooser) for _ in raws]
            sent += [(*siege.forbidden(chooser), "refused") for _ in range(BATCH - len(sent))]
            chooser.shuffle(sent)
            asyncio.run_coroutine_threadsafe(weather(sent), loop).result()

        storm()

    async def weather(sent: list[tuple[Person, Any, str]]) -> None:
        for person, message, kind in sent:
            answers = await person.send(message)
            assert [each["type"] for each in answers] == [kind], (message, answers)
            if kind == "refused":
                assert answers[0]["code"] in CODES
                assert answers[0]["code"] != "recovering", message
            person.voice.heard.pop()
            asked[kind] += 1

    asyncio.run(hold_out())
    return asked
