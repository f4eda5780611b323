"""Seats: who may answer, who may sit where, and what becomes of a seat whose player is away."""

import asyncio

import pytest

from noisecheck.server import wire
from noisecheck.server.live import MOST_SPECTATORS
from noisecheck.server.presence import COURTESY
from tests.server.room import Room, new_id, refusal

pytestmark = pytest.mark.anyio

TIE = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | . | .   .   . | . |
  +---+   +---+   +---+
2 | .   .   #   .   . |
  +---+   +---+   +---+
3 | . | .   .   . | . |
  +---+---+---+---+---+
4 | .   .   .   .   . |
  +---+---+---+---+---+
meryl a4
snake b4
guard a2 E
! snake e2
order lost-contact 1/0 left
phase enemy
"""
ABOVE, BELOW = "path b2 b1 c1 d1 d2 e2", "path b2 b3 c3 d3 d2 e2"


async def test_a_spectator_sees_all_and_does_nothing(room: Room) -> None:
    """T29, NET-06"""
    ann, _, seat, _ = await room.pair()
    spectator = await room.watch(seat)
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


async def test_a_table_may_do_without_spectators(room: Room) -> None:
    seat = await room.open(spectators=False)
    spectator = await room.person(seat, watching=True)

    assert refusal(await spectator.send(wire.Hello(wire.PROTOCOL, "tab"))) == "no-spectators"
    assert refusal(await spectator.send(wire.Ping("c3"))) == "hello-first"


async def test_so_many_may_watch_and_players_always_find_room(room: Room) -> None:
    seat = await room.open()
    watching = [await room.watch(seat) for _ in range(MOST_SPECTATORS + 1)]

    assert [bool(each.messages("welcome")) for each in watching[-2:]] == [True, False]
    assert (await room.sit(seat)).messages("welcome")


async def test_a_seat_is_taken_with_its_token_only(room: Room) -> None:
    seat = await room.open()
    stranger = await room.person(seat)

    assert refusal(await stranger.send(wire.Hello(wire.PROTOCOL, "tab", seat.token.swapcase()))) == "unknown-token"
    assert refusal(await stranger.send(wire.Choose(new_id(), 5, "turn meryl"))) == "hello-first"


async def test_the_store_knows_no_token(room: Room) -> None:
    seat = await room.open()

    kept = repr(await room.store.read(seat.table))

    assert seat.token not in kept


async def test_a_second_tab_fences_the_first(room: Room) -> None:
    """T28, NET-03"""
    seat = await room.open()
    first = await room.sit(seat, "first")
    second = await room.sit(seat, "second")

    assert first.messages("fenced")
    assert first.voice.is_closed
    assert not second.voice.is_closed

    back = await room.sit(seat, "first")
    assert (len(back.voice.heard), len(back.messages("fenced"))) == (1, 1)
    assert back.voice.is_closed

    here = await room.sit(seat, "first", take_over=True)
    assert here.messages("welcome")
    assert second.messages("fenced")


async def test_the_same_tab_comes_back_without_a_fence(room: Room) -> None:
    """NET-04: a refresh, a lost network."""
    seat = await room.open()
    lost = await room.sit(seat, "tab")
    await lost.choose("turn meryl")

    again = await room.sit(seat, "tab")

    assert not lost.messages("fenced")
    assert again.state["question"] == lost.state["question"]


async def test_each_player_answers_for_own_heroes(room: Room) -> None:
    ann, ben, _, _ = await room.pair()
    assert ann.state["deciders"] == [1, 2]
    assert refusal(await ben.choose("turn meryl")) == "not-your-decision"
    await ben.choose("turn snake")

    assert ann.state["deciders"] == [2]
    assert refusal(await ann.choose("end")) == "not-your-decision"
    assert refusal(await ben.choose("end")) == ""


async def test_the_lead_may_say_of_any_hero_that_it_acts_next(room: Room) -> None:
    ann, _, _, _ = await room.pair()

    assert refusal(await ann.choose("turn snake")) == ""


async def test_the_lead_answers_for_all_unless_agreed_otherwise(room: Room) -> None:
    ann, ben, _, _ = await room.pair(scene=TIE)

    assert ann.state["deciders"] == [1]
    assert refusal(await ben.choose(BELOW)) == "not-your-decision"
    await ben.send(wire.Prefer(new_id(), ben.state["seq"], BELOW))
    assert ann.state["preferences"] == {"2": BELOW}
    assert refusal(await ann.choose(BELOW)) == ""
    assert ann.state["preferences"] == {}


async def test_where_anyone_decides_the_first_answer_counts(room: Room) -> None:
    ann, ben, _, _ = await room.pair(scene=TIE, decides="anyone")

    assert ann.state["deciders"] == [1, 2]
    assert refusal(await ben.choose(BELOW)) == ""


async def test_a_vote_is_won_by_most_and_a_tie_by_the_lead(room: Room) -> None:
    ann, ben, _, _ = await room.pair(scene=TIE, decides="vote")

    await ben.send(wire.Prefer(new_id(), ben.state["seq"], BELOW))
    assert (ann.state["preferences"], ann.state["answers"]) == ({"2": BELOW}, 0)
    await ann.choose(ABOVE)

    assert [each.text for each in ann.table.log.play.given] == [ABOVE]


async def test_one_who_leaves_has_no_vote(room: Room) -> None:
    ann, ben, _, _ = await room.pair(scene=TIE, decides="vote")
    await ben.send(wire.Prefer(new_id(), ben.state["seq"], BELOW))

    await ann.leave()

    assert [each.text for each in ben.table.log.play.given] == [BELOW]


async def test_a_hero_waits_for_its_player_as_long_as_courtesy_asks(room: Room) -> None:
    """NET-08, T30"""
    ann, ben, _, ben_seat = await room.pair()
    await ben.leave()
    assert ann.messages("presence")[-1]["players"][1]["here"] is False
    room.clock.now += COURTESY - 10
    assert refusal(await ann.send(wire.TakeHero(new_id(), "snake"))) == "hero-taken"

    room.clock.now += 20
    assert refusal(await ann.send(wire.TakeHero(new_id(), "snake"))) == ""
    assert ann.state["players"][0]["heroes"] == ["meryl", "snake"]
    assert ann.state["lent"] == {"snake": 2}

    await room.sit(ben_seat, "back")
    assert ann.state["players"][1]["heroes"] == ["snake"]
    assert ann.state["lent"] == {}


async def test_in_the_middle_of_a_decision_a_lent_hero_stays_until_it_is_made(room: Room) -> None:
    ann, ben, _, ben_seat = await room.pair()
    await ben.choose("turn snake")
    await ben.leave()
    room.clock.now += COURTESY + 1
    await ann.send(wire.TakeHero(new_id(), "snake"))

    ben = await room.sit(ben_seat, "back")
    assert ann.state["lent"] == {"snake": 2}

    assert refusal(await ben.send(wire.TakeHero(new_id(), "snake"))) == ""
    assert ben.state["deciders"] == [2]


async def test_while_the_lead_is_missed_whoever_is_here_decides(room: Room) -> None:
    ann, ben, _, _ = await room.pair(scene=TIE)
    await ann.leave()
    assert refusal(await ben.choose(BELOW)) == "not-your-decision"

    room.clock.now += COURTESY
    await room.tables.tick()

    assert ben.messages("presence")[-1]["deciders"] == [2]
    assert refusal(await ben.send(wire.HandLead(new_id(), 2))) == ""
    assert refusal(await ben.choose(BELOW)) == ""


async def test_heroes_and_the_lead_are_handed_over(room: Room) -> None:
    ann, ben, _, _ = await room.pair()
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


async def test_the_lobby_starts_when_those_who_play_are_ready(room: Room) -> None:
    seat = await room.open(alone=False)
    ann = await room.sit(seat)
    _, ben = await room.join(seat, "Ben", "snake")
    assert refusal(await ben.send(wire.TakeHero(new_id(), "snake"))) == "hero-taken"
    assert refusal(await ben.send(wire.Start(new_id()))) == "not-the-lead"
    assert refusal(await ann.send(wire.Start(new_id()))) == "not-ready"

    await ben.send(wire.Ready(new_id(), True))
    assert refusal(await ann.send(wire.Start(new_id()))) == ""

    assert ann.state["started"]
    assert [each["heroes"] for each in ann.state["players"]] == [["meryl"], ["snake"]]
    assert refusal(await ann.send(wire.Start(new_id()))) == "already-started"
    assert refusal(await ben.send(wire.Ready(new_id(), False))) == "already-started"


async def test_after_a_restart_everybody_comes_back_to_the_same_decision(room: Room) -> None:
    """NET-04, T31"""
    ann, ben, seat, ben_seat = await room.pair()
    await ben.choose("turn snake")
    before = ben.state

    await room.restart()
    ben = await room.sit(ben_seat)
    ann = await room.sit(seat)

    for key in ("seq", "answers", "position", "question", "deciders", "back", "commitment"):
        assert ann.state[key] == before[key]
    assert refusal(await ben.choose("end")) == ""


async def test_a_table_has_room_for_so_many(room: Room) -> None:
    seat = await room.open(alone=False)
    table = await room.table(seat)

    seats = [await table.join(f"number {number}") for number in range(20)]

    assert [each.player for each in seats if each] == list(range(2, 13))
    assert seats[-1] is None


async def test_a_fenced_tab_does_nothing_any_more(room: Room) -> None:
    seat = await room.open()
    first = await room.sit(seat, "first")
    seq = first.state["seq"]
    async with first.table.lock:  # the command waits while the other tab comes
        waiting = asyncio.create_task(first.send(wire.Choose(new_id(), seq, "turn meryl")))
        await asyncio.sleep(0)
        first.table.fence_others(1, "second")
    await waiting
    await first.send(wire.Choose(new_id(), seq, "turn meryl"))

    assert first.table.log.seq == seq


async def test_what_a_vote_decided_is_nobody_s_to_undo(room: Room) -> None:
    ann, ben, _, _ = await room.pair(scene=TIE, decides="vote")
    await ben.send(wire.Prefer(new_id(), ben.state["seq"], BELOW))
    await ann.choose(BELOW)
    assert ann.state["answers"] == 1

    for each in (ann, ben):
        assert refusal(await each.undo(0)) == "needs-consent"
    assert ann.state["back"]["free"] == []
    await ben.ask_rewind(0)
    assert ann.state["rewind"]["waiting"] == [1]


async def test_a_place_of_one_without_a_hero_who_is_away_goes_to_who_comes(room: Room) -> None:
    seat = await room.open(alone=False)
    ann = await room.sit(seat)
    _, ben = await room.join(seat, "Ben", "snake")
    found, eve = await room.join(seat, "Eve")
    for number in range(4, 13):
        await room.join(seat, f"number {number}")
    assert await ann.table.join("Zoe") is None
    for each in (ben, eve):
        await each.leave()
    assert await ann.table.join("Zoe") is None, "courtesy waits"

    room.clock.now += COURTESY
    zoe = await ann.table.join("Zoe")

    assert zoe is not None
    assert zoe.player == 13
    assert [each["name"] for each in ann.state["players"]][:3] == ["Ann", "Ben", "number 4"]
    again = await room.person(found)
    assert refusal(await again.send(wire.Hello(wire.PROTOCOL, "tab", found.token))) == "unknown-token"
    await room.restart()
    assert [*(await room.table(seat)).log.players] == [1, 2, *range(4, 14)]


async def test_who_comes_back_is_told_up_to_where_the_answers_were_their_own(room: Room) -> None:
    """LOG-04: on whichever device they gave them."""
    ann, ben, seat, other = await room.pair()
    await ann.choose("turn snake")
    await ben.choose(ben.state["question"]["options"][0]["text"])

    again = await room.sit(seat, tab="second")
    his = await room.sit(other, tab="second")

    assert ann.messages("welcome")[0]["answered"] == 0
    assert again.messages("welcome")[0]["answered"] == 1
    assert his.messages("welcome")[0]["answered"] == 2
    assert (await room.watch(seat)).messages("welcome")[0]["answered"] == 0
