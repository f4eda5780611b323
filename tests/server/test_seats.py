"""Seats: who may answer, who may sit where, and what becomes of a seat whose player is away."""

import asyncio

import pytest

from noisecheck.server import wire
from noisecheck.server.live import MOST_SPECTATORS
from noisecheck.server.presence import COURTESY
from tests.server.house import House, new_id, refusal
from tests.yard import RING

pytestmark = pytest.mark.anyio

TIE = f"""{RING}meryl a4
snake b4
guard a2 E
! snake e2
order lost-contact 1/0 left
phase enemy
"""
ABOVE, BELOW = "path b2 b1 c1 d1 d2 e2", "path b2 b3 c3 d3 d2 e2"


async def test_a_spectator_sees_all_and_does_nothing(house: House) -> None:
    """T29, NET-06"""
    ann, _, seat, _ = await house.pair()
    spectator = await house.watch(seat)
    seq = spectator.state["seq"]

    for message in (
        wire.Choose(new_id(), seq, "turn meryl"),
        wire.Undo(new_id(), seq, 0),
        wire.TakeHero(new_id(), "snake"),
        wire.HandLead(new_id(), 1),
        wire.Say(new_id(), "psst"),
        wire.Ping("c3"),
        wire.Start(new_id()),
    ):
        assert refusal(await spectator.send(message)) == "spectators-only-watch"

    welcome = spectator.messages("welcome")[0]
    assert welcome["you"] is None
    assert welcome["table"] == seat.watch
    assert seat.table.encode() not in b"".join(spectator.voice.heard)
    assert ann.messages("presence")[-1]["spectators"] == 1
    await ann.choose("turn meryl")
    assert spectator.state["position"]["turn"] == "meryl"


async def test_a_table_may_do_without_spectators(house: House) -> None:
    seat = await house.open(spectators=False)
    spectator = await house.person(seat, watching=True)

    assert refusal(await spectator.send(wire.Hello(wire.PROTOCOL, "tab"))) == "no-spectators"
    assert refusal(await spectator.send(wire.Ping("c3"))) == "hello-first"


async def test_so_many_may_watch_and_players_always_find_room(house: House) -> None:
    seat = await house.open()
    watching = [await house.watch(seat) for _ in range(MOST_SPECTATORS + 1)]

    assert [bool(each.messages("welcome")) for each in watching[-2:]] == [True, False]
    assert (await house.sit(seat)).messages("welcome")


async def test_a_seat_is_taken_with_its_token_only(house: House) -> None:
    seat = await house.open()
    stranger = await house.person(seat)

    assert refusal(await stranger.send(wire.Hello(wire.PROTOCOL, "tab", seat.token.swapcase()))) == "unknown-token"
    assert refusal(await stranger.send(wire.Choose(new_id(), 5, "turn meryl"))) == "hello-first"


async def test_the_store_knows_no_token(house: House) -> None:
    seat = await house.open()

    kept = repr(await house.store.read(seat.table))

    assert seat.token not in kept


async def test_a_second_tab_fences_the_first(house: House) -> None:
    """T28, NET-03"""
    seat = await house.open()
    first = await house.sit(seat, "first")
    second = await house.sit(seat, "second")

    assert first.messages("fenced")
    assert first.voice.is_closed
    assert not second.voice.is_closed

    back = await house.sit(seat, "first")
    assert (len(back.voice.heard), len(back.messages("fenced"))) == (1, 1)
    assert back.voice.is_closed

    here = await house.sit(seat, "first", take_over=True)
    assert here.messages("welcome")
    assert second.messages("fenced")


async def test_the_same_tab_comes_back_without_a_fence(house: House) -> None:
    """NET-04: a refresh, a lost network."""
    seat = await house.open()
    lost = await house.sit(seat, "tab")
    await lost.choose("turn meryl")

    again = await house.sit(seat, "tab")

    assert not lost.messages("fenced")
    assert again.state["question"] == lost.state["question"]


async def test_each_player_answers_for_own_heroes(house: House) -> None:
    ann, ben, _, _ = await house.pair()
    assert ann.state["deciders"] == [1, 2]
    assert refusal(await ben.choose("turn meryl")) == "not-your-decision"
    await ben.choose("turn snake")

    assert ann.state["deciders"] == [2]
    assert refusal(await ann.choose("end")) == "not-your-decision"
    assert refusal(await ben.choose("end")) == ""


async def test_the_lead_may_say_of_any_hero_that_it_acts_next(house: House) -> None:
    ann, _, _, _ = await house.pair()

    assert refusal(await ann.choose("turn snake")) == ""


async def test_the_lead_answers_for_all_unless_agreed_otherwise(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=TIE)

    assert ann.state["deciders"] == [1]
    assert refusal(await ben.choose(BELOW)) == "not-your-decision"
    await ben.send(wire.Prefer(new_id(), ben.state["seq"], BELOW))
    assert ann.state["preferences"] == {"2": BELOW}
    assert refusal(await ann.choose(BELOW)) == ""
    assert ann.state["preferences"] == {}


async def test_where_anyone_decides_the_first_answer_counts(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=TIE, decides="anyone")

    assert ann.state["deciders"] == [1, 2]
    assert refusal(await ben.choose(BELOW)) == ""


async def test_a_vote_is_won_by_most_and_a_tie_by_the_lead(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=TIE, decides="vote")

    await ben.send(wire.Prefer(new_id(), ben.state["seq"], BELOW))
    assert (ann.state["preferences"], ann.state["answers"]) == ({"2": BELOW}, 0)
    await ann.choose(ABOVE)

    assert [each.text for each in ann.room.log.play.given] == [ABOVE]


async def test_one_who_leaves_has_no_vote(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=TIE, decides="vote")
    await ben.send(wire.Prefer(new_id(), ben.state["seq"], BELOW))

    await ann.leave()

    assert [each.text for each in ben.room.log.play.given] == [BELOW]


async def test_a_hero_waits_for_its_player_as_long_as_courtesy_asks(house: House) -> None:
    """NET-08, T30"""
    ann, ben, _, ben_seat = await house.pair()
    await ben.leave()
    assert ann.messages("presence")[-1]["players"][1]["here"] is False
    house.clock.now += COURTESY - 10
    assert refusal(await ann.send(wire.TakeHero(new_id(), "snake"))) == "hero-taken"

    house.clock.now += 20
    assert refusal(await ann.send(wire.TakeHero(new_id(), "snake"))) == ""
    assert ann.state["players"][0]["heroes"] == ["meryl", "snake"]
    assert ann.state["lent"] == {"snake": 2}

    await house.sit(ben_seat, "back")
    assert ann.state["players"][1]["heroes"] == ["snake"]
    assert ann.state["lent"] == {}


async def test_in_the_middle_of_a_decision_a_lent_hero_stays_until_it_is_made(house: House) -> None:
    ann, ben, _, ben_seat = await house.pair()
    await ben.choose("turn snake")
    await ben.leave()
    house.clock.now += COURTESY + 1
    await ann.send(wire.TakeHero(new_id(), "snake"))

    ben = await house.sit(ben_seat, "back")
    assert ann.state["lent"] == {"snake": 2}

    assert refusal(await ben.send(wire.TakeHero(new_id(), "snake"))) == ""
    assert ben.state["deciders"] == [2]


async def test_while_the_lead_is_missed_whoever_is_here_decides(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=TIE)
    await ann.leave()
    assert refusal(await ben.choose(BELOW)) == "not-your-decision"

    house.clock.now += COURTESY
    await house.rooms.tick()

    assert ben.messages("presence")[-1]["deciders"] == [2]
    assert refusal(await ben.send(wire.HandLead(new_id(), 2))) == ""
    assert refusal(await ben.choose(BELOW)) == ""


async def test_heroes_and_the_lead_are_handed_over(house: House) -> None:
    ann, ben, _, _ = await house.pair()
    assert refusal(await ben.send(wire.HandLead(new_id(), 2))) == "not-the-lead"
    assert refusal(await ben.send(wire.HandHero(new_id(), "meryl", 2))) == "not-your-hero"
    assert refusal(await ben.send(wire.HandHero(new_id(), "nobody", 2))) == "no-such-hero"
    assert refusal(await ben.send(wire.HandHero(new_id(), "snake", 9))) == "no-such-player"

    await ben.send(wire.HandHero(new_id(), "snake", 1))
    await ann.send(wire.HandLead(new_id(), 2))

    assert [(each["heroes"], each["lead"]) for each in ann.state["players"]] == [
        (["meryl", "snake"], False),
        ([], True),
    ]


async def test_the_lobby_starts_when_those_who_play_are_ready(house: House) -> None:
    seat = await house.open(alone=False)
    ann = await house.sit(seat)
    _, ben = await house.join(seat, "Ben", "snake")
    assert refusal(await ben.send(wire.TakeHero(new_id(), "snake"))) == "hero-taken"
    assert refusal(await ben.send(wire.Start(new_id()))) == "not-the-lead"
    assert refusal(await ann.send(wire.Start(new_id()))) == "not-ready"

    await ben.send(wire.Ready(new_id(), True))
    assert refusal(await ann.send(wire.Start(new_id()))) == ""

    assert ann.state["started"]
    assert [each["heroes"] for each in ann.state["players"]] == [["meryl"], ["snake"]]
    assert refusal(await ann.send(wire.Start(new_id()))) == "already-started"
    assert refusal(await ben.send(wire.Ready(new_id(), False))) == "already-started"


async def test_after_a_restart_everybody_comes_back_to_the_same_decision(house: House) -> None:
    """NET-04, T31"""
    ann, ben, seat, ben_seat = await house.pair()
    await ben.choose("turn snake")
    before = ben.state

    await house.restart()
    ben = await house.sit(ben_seat)
    ann = await house.sit(seat)

    for key in ("seq", "answers", "position", "question", "deciders", "back", "commitment"):
        assert ann.state[key] == before[key]
    assert refusal(await ben.choose("end")) == ""


async def test_a_table_has_room_for_so_many(house: House) -> None:
    seat = await house.open(alone=False)
    room = await house.room(seat)

    seats = [await room.join(f"number {number}") for number in range(20)]

    assert [each.player for each in seats if each] == list(range(2, 13))
    assert seats[-1] is None


async def test_nobody_at_a_table_has_a_name_that_is_taken(house: House) -> None:
    seat = await house.open(alone=False)
    ann = await house.sit(seat)

    _, ben = await house.join(seat, "Player")
    await house.join(seat, "player")
    await house.join(seat, "Player")
    _, long = await house.join(seat, "x" * 24)
    await house.join(seat, "x" * 24)
    told = ann.state["players"]
    assert [each["name"] for each in told] == ["Ann", "Player", "player 2", "Player 3", "x" * 24, f"{'x' * 22} 2"]

    await ben.send(wire.Rename(new_id(), "ann"))
    await long.send(wire.Rename(new_id(), "Xena"))
    await ann.send(wire.Rename(new_id(), "Ann"))
    assert [each["name"] for each in ann.state["players"]][:5] == ["Ann", "ann 2", "player 2", "Player 3", "Xena"]


async def test_a_fenced_tab_does_nothing_any_more(house: House) -> None:
    seat = await house.open()
    first = await house.sit(seat, "first")
    seq = first.state["seq"]
    async with first.room.lock:  # the command waits while the other tab comes
        waiting = asyncio.create_task(first.send(wire.Choose(new_id(), seq, "turn meryl")))
        await asyncio.sleep(0)
        first.room.fence_others(1, "second")
    await waiting
    await first.send(wire.Choose(new_id(), seq, "turn meryl"))

    assert first.room.log.seq == seq


async def test_what_a_vote_decided_is_nobody_s_to_undo(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=TIE, decides="vote")
    await ben.send(wire.Prefer(new_id(), ben.state["seq"], BELOW))
    await ann.choose(BELOW)
    assert ann.state["answers"] == 1

    for each in (ann, ben):
        assert refusal(await each.undo(0)) == "needs-consent"
    assert ann.state["back"]["free"] == []
    await ben.ask_rewind(0)
    assert ann.state["rewind"]["waiting"] == [1]


async def test_a_place_of_one_without_a_hero_who_is_away_goes_to_who_comes(house: House) -> None:
    seat = await house.open(alone=False)
    ann = await house.sit(seat)
    _, ben = await house.join(seat, "Ben", "snake")
    found, eve = await house.join(seat, "Eve")
    for number in range(4, 13):
        await house.join(seat, f"number {number}")
    assert await ann.room.join("Zoe") is None
    for each in (ben, eve):
        await each.leave()
    assert await ann.room.join("Zoe") is None, "courtesy waits"

    house.clock.now += COURTESY
    zoe = await ann.room.join("Zoe")

    assert zoe is not None
    assert zoe.player == 13
    assert [each["name"] for each in ann.state["players"]][:3] == ["Ann", "Ben", "number 4"]
    again = await house.person(found)
    assert refusal(await again.send(wire.Hello(wire.PROTOCOL, "tab", found.token))) == "unknown-token"
    await house.restart()
    assert [*(await house.room(seat)).log.players] == [1, 2, *range(4, 14)]


async def test_who_comes_back_is_told_up_to_where_the_answers_were_their_own(house: House) -> None:
    """LOG-04: on whichever device they gave them."""
    ann, ben, seat, other = await house.pair()
    await ann.choose("turn snake")
    await ben.choose(ben.state["question"]["options"][0]["text"])

    again = await house.sit(seat, tab="second")
    his = await house.sit(other, tab="second")

    assert ann.messages("welcome")[0]["answered"] == 0
    assert again.messages("welcome")[0]["answered"] == 1
    assert his.messages("welcome")[0]["answered"] == 2
    assert (await house.watch(seat)).messages("welcome")[0]["answered"] == 0
