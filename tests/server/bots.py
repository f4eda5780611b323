"""Tables with bots, and waiting for what they say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noisecheck.server import wire
from tests.server.house import House, Person, new_id, refusal, until
from tests.server.test_undo import HALL


async def room_with_bot(house: House, **wanted: Any) -> tuple[Person, wire.Seat]:
    """Ann plays Snake, a bot Meryl; it is Meryl's turn."""
    seat = await house.open(scene=HALL, bots={"meryl": "steady"}, **wanted)
    ann = await house.sit(seat)
    await ann.choose("turn meryl")
    return ann, seat


async def announced(person: Person, answers: int | None = None) -> dict[str, Any]:
    """What the bot is about to do at this question."""
    wanted = person.state["answers"] if answers is None else answers

    def told() -> list[dict[str, Any]]:
        found = [each["intention"] for each in person.messages("intends")]
        return [each for each in found if each["answers"] == wanted]

    await until(told)
    return told()[-1]


async def bot_goes_on(house: House, person: Person, done: Callable[[], object]) -> None:
    """Time passes as bots wait for it, until that is so or no bot is to act."""
    seen = len(house.clock.pauses)

    def is_done() -> bool:
        nonlocal seen
        if done() or person.state["acting"] is None:
            return True
        for seconds in house.clock.pauses[seen:]:
            house.clock.now += seconds
            seen += 1
        return False

    await until(is_done)


async def hold(person: Person, hold: bool = True) -> str:
    return refusal(await person.send_at_once(wire.HoldBot(new_id(), person.state["seq"], hold)))
