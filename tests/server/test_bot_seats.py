"""Whom bots play, when they get a hero and give it back, and what is theirs to decide (NET-08)."""

from __future__ import annotations

import pytest

from noisecheck.server import wire
from noisecheck.server.minder import NOTICE
from noisecheck.server.presence import COURTESY
from tests.server.bots import announced, hold
from tests.server.house import House, new_id, refusal
from tests.server.test_seats import BELOW, TIE
from tests.server.test_undo import HALL

pytestmark = pytest.mark.anyio


async def test_in_the_lobby_a_hero_is_given_to_a_bot_and_taken_back(house: House) -> None:
    seat = await house.open(alone=False)
    ann = await house.sit(seat)
    _, ben = await house.join(seat, "Ben", "snake")

    assert refusal(await ben.send(wire.GiveToBot(new_id(), "meryl", "search"))) == ""
    assert ann.state["bots"] == {"meryl": "search"}
    assert refusal(await ann.send(wire.GiveToBot(new_id(), "snake", "steady"))) == "hero-taken"
    assert refusal(await ann.send(wire.GiveToBot(new_id(), "nobody", "steady"))) == "no-such-hero"
    await ann.send(wire.GiveToBot(new_id(), "meryl", "random"))
    assert ann.state["bots"] == {"meryl": "random"}

    assert refusal(await ann.send(wire.TakeHero(new_id(), "meryl"))) == ""
    assert (ann.state["bots"], ann.state["players"][0]["heroes"]) == ({}, ["meryl"])
    await ann.send(wire.GiveToBot(new_id(), "meryl", "steady"))
    assert refusal(await ben.send(wire.LeaveHero(new_id(), "meryl"))) == ""
    assert ann.state["bots"] == {}


async def test_at_the_start_the_lead_gets_what_neither_player_nor_bot_has(house: House) -> None:
    seat = await house.open(heroes=("meryl", "snake", "otacon"), alone=False, bots={"snake": "steady"})
    ann = await house.sit(seat)

    await ann.send(wire.Start(new_id()))

    assert ann.state["players"][0]["heroes"] == ["meryl", "otacon"]
    assert ann.state["bots"] == {"snake": "steady"}


async def test_a_bot_plays_for_one_who_is_away_and_gives_the_hero_back(house: House) -> None:
    """NET-08"""
    ann, ben, _, ben_seat = await house.pair(scene=HALL)
    assert refusal(await ann.send(wire.GiveToBot(new_id(), "snake", "steady"))) == "hero-taken"
    await ben.leave()
    house.clock.now += COURTESY

    assert refusal(await ann.send(wire.GiveToBot(new_id(), "snake", "steady"))) == ""
    assert (ann.state["bots"], ann.state["lent"]) == ({"snake": "steady"}, {"snake": 2})
    await ann.choose("turn snake")
    await announced(ann)

    back = await house.sit(ben_seat, "back")
    assert (back.state["bots"], back.state["lent"]) == ({}, {})
    assert (back.state["acting"], back.state["deciders"]) == (None, [2])
    house.clock.now += 10 * NOTICE
    assert refusal(await back.choose("end")) == ""


async def test_who_gave_a_hero_to_a_bot_takes_it_back_in_mid_turn(house: House) -> None:
    ann = await house.sit(await house.open(scene=HALL))
    await ann.choose("turn meryl")

    await ann.send(wire.GiveToBot(new_id(), "meryl", "steady"))
    assert ann.state["acting"]["hero"] == "meryl"
    await ann.send_at_once(wire.TakeHero(new_id(), "meryl"))

    assert ann.state["deciders"] == [1]


# who decides what


async def test_people_decide_together_as_long_as_one_of_them_plays(house: House) -> None:
    ann = await house.sit(await house.open(scene=TIE, bots={"meryl": "steady"}))

    assert (ann.state["acting"], ann.state["deciders"]) == (None, [1])
    assert refusal(await ann.choose(BELOW)) == ""


async def test_bots_alone_decide_for_all_and_may_be_held(house: House) -> None:
    ann = await house.sit(await house.open(scene=TIE, decides="vote", bots={"meryl": "steady", "snake": "steady"}))
    assert ann.state["acting"]["hero"] == "meryl"

    await hold(ann)
    assert ann.state["deciders"] == [1]
    assert refusal(await ann.choose(BELOW)) == ""

    assert [each.text for each in ann.room.log.play.given[:1]] == [BELOW]


async def test_people_say_who_acts_next_until_only_bots_are_left(house: House) -> None:
    seat = await house.open(
        stage="recon", heroes=("meryl", "snake", "otacon"), bots={"snake": "steady", "otacon": "steady"}
    )
    ann = await house.sit(seat)

    assert (ann.state["acting"], ann.state["deciders"]) == (None, [1])
    await ann.choose("turn meryl")
    while ann.state["position"]["turn"] == "meryl":
        options = [option["text"] for option in ann.state["question"]["options"]]
        await ann.choose("end" if "end" in options else options[-1])

    assert ann.state["acting"]["hero"] in ("snake", "otacon")
