"""Hints, tier 3: a bot carries a plan out for a player to the end of the turn; it announces and is held like any."""

from __future__ import annotations

from typing import Any

import pytest

from noisecheck.server import wire
from noisecheck.server.minder import NOTICE
from tests.server.bots import announced, bot_goes_on, hold
from tests.server.house import House, Person, new_id, refusal, until
from tests.server.test_undo import HALL

pytestmark = pytest.mark.anyio

DOOR = """
    a   b   c   d
  +---+---+---+---+
1 | . : .   .   . |
  +---+---+---+---+
snake a1
door a1-b1 level 3 needs 3+ 5+ 6
objective d1
exit a1
turn snake
dice 2 2 2 2 2 2 2 2 2 2 2 2
"""


async def carry_out(person: Person, *options: str) -> str:
    return refusal(await person.send_at_once(wire.CarryOut(new_id(), person.state["seq"], list(options))))


async def play_on(house: House, person: Person) -> list[str]:
    """Lets the bot answer as long as it does; what it answered."""
    begun = len(person.room.log.play.given)
    house.clock.now += NOTICE
    await bot_goes_on(house, person, lambda: False)
    return [given.text for given in person.room.log.play.given[begun:]]


async def acting(house: House, **wanted: Any) -> Person:
    """Ann plays both heroes; it is Meryl's turn."""
    ann = await house.sit(await house.open(**{"scene": HALL, "assist": 3, **wanted}))
    if ann.state["question"]["kind"] == "turn":
        await ann.choose("turn meryl")
    return ann


async def test_a_plan_is_carried_out_and_the_turn_ended(house: House) -> None:
    """AI-01"""
    ann = await acting(house)

    assert await carry_out(ann, "sneak b1", "dash c1", "step d1") == ""
    assert ann.state["acting"] == {"hero": "meryl", "bot": "steady", "held": False, "by": 1}
    assert ann.state["deciders"] == []
    intention = await announced(ann)
    assert intention["texts"] == ["sneak b1", "dash c1", "step d1"]
    assert intention["why"] == {"key": "bot-as-suggested", "facts": {"hero": "meryl"}, "rule": ""}

    done = await play_on(house, ann)

    assert done[:3] == ["sneak b1", "dash c1", "step d1"]
    assert ann.state["position"]["heroes"][0]["acted"]
    assert (ann.state["acting"], ann.state["deciders"]) == (None, [1])


async def test_what_is_answered_for_a_player_is_that_players(house: House) -> None:
    ann = await acting(house)
    await carry_out(ann, "sneak b1")
    await announced(ann)
    house.clock.now += NOTICE
    await until(lambda: ann.state["answers"] == 2)

    update = next(each for each in ann.messages("update") if each["state"]["answers"] == 2)
    assert (update["by"], update["meant"]["bot"], update["meant"]["text"]) == (1, "steady", "sneak b1")
    assert ann.state["back"]["by"] == [1]


async def test_a_plan_can_begin_with_whose_turn_it_is(house: House) -> None:
    ann = await house.sit(await house.open(scene=HALL, assist=3))

    assert await carry_out(ann, "turn snake", "sneak b2") == ""

    assert (await play_on(house, ann))[:2] == ["turn snake", "sneak b2"]
    assert ann.state["position"]["heroes"][1]["acted"]


async def test_the_rolls_on_the_way_are_answered_too(house: House) -> None:
    ann = await acting(house, scene=DOOR)

    await carry_out(ann, "interact a1-b1")

    await play_on(house, ann)
    kinds = {given.kind for given in ann.room.log.play.given}
    assert "change-roll" in kinds
    assert ann.state["acting"] is None


async def test_a_player_stops_it_and_decides(house: House) -> None:
    ann = await acting(house)
    await carry_out(ann, "sneak b1", "sneak c1")
    await announced(ann)
    assert refusal(await ann.choose("end")) == "bot-decides"

    assert await hold(ann) == ""

    assert (ann.state["acting"], ann.state["deciders"]) == (None, [1])
    house.clock.now += 10 * NOTICE
    assert ann.state["answers"] == 1
    assert refusal(await ann.choose("end")) == ""


async def test_where_it_goes_otherwise_the_player_decides(house: House) -> None:
    ann = await acting(house)
    await carry_out(ann, "sneak b1", "sneak e2")

    assert await play_on(house, ann) == ["sneak b1"]
    assert ann.state["deciders"] == [1]
    assert refusal(await ann.choose("end")) == ""


async def test_an_undo_ends_it(house: House) -> None:
    ann = await acting(house)
    await carry_out(ann, "sneak b1", "sneak c1")
    await announced(ann)
    house.clock.now += NOTICE
    await until(lambda: ann.state["answers"] == 2)

    assert refusal(await ann.send_at_once(wire.Undo(new_id(), ann.state["seq"], 1))) == ""

    assert (ann.state["acting"], ann.state["deciders"]) == (None, [1])
    house.clock.now += 10 * NOTICE
    assert ann.state["answers"] == 1


async def test_it_goes_on_after_a_crash(house: House) -> None:
    seat = await house.open(scene=HALL, assist=3)
    ann = await house.sit(seat)
    await ann.choose("turn meryl")
    await carry_out(ann, "sneak b1", "sneak c1")
    await announced(ann)
    house.clock.now += NOTICE
    await until(lambda: ann.state["answers"] == 2)
    await house.restart()

    ann = await house.sit(seat)

    assert (await announced(ann))["texts"] == ["sneak c1"]
    assert "sneak c1" in await play_on(house, ann)


async def test_only_who_could_answer_has_a_plan_carried_out_and_only_where_hints_are_agreed_on(house: House) -> None:
    ann, ben, seat, _ = await house.pair(assist=3)
    spectator = await house.watch(seat)
    await ann.choose("turn meryl")

    assert await carry_out(spectator, "end") == "spectators-only-watch"
    assert await carry_out(ben, "end") == "not-your-decision"
    assert await carry_out(ann, "dance") == "not-an-option"
    assert await carry_out(await acting(house, assist=2), "end") == "assist-too-low"


async def test_a_bots_turn_is_not_a_players_to_plan(house: House) -> None:
    ann = await acting(house, bots={"meryl": "steady"})
    await hold(ann)

    assert await carry_out(ann, "end") == "bot-decides"


async def test_it_counts_as_the_third_kind_of_hint(house: House) -> None:
    """AI-02"""
    ann = await acting(house)

    await carry_out(ann, "sneak b1")
    assert ann.state["hints"] == {"1": 1}
    await hold(ann)
    await carry_out(ann, "sneak b1")
    assert ann.state["hints"] == {"1": 1}


async def test_the_plan_of_a_hero_alone_ends_with_its_turn(house: House) -> None:
    """AI-01: the next turn is the same hero's, and the player's again."""
    ann = await house.sit(await house.open(scene=DOOR, assist=3))

    assert await carry_out(ann, "interact a1-b1") == ""
    assert (await play_on(house, ann)).count("end") == 1
    assert ann.state["acting"] is None
    assert ann.state["deciders"] == [1]
