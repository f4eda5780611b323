"""Plans of those who wait: seen by all, kept by nobody, and gone when they cannot be."""

from typing import Any

import pytest

from noisecheck.foresight.next_turn import planned_turn
from noisecheck.server import bus, wire
from noisecheck.server import ghosts as room_ghosts
from noisecheck.server.bus import LocalBus
from noisecheck.server.live import LiveRoom
from noisecheck.server.rooms import Rooms
from tests.server.house import House, Person, new_id, refusal
from tests.server.test_undo import HALL

pytestmark = pytest.mark.anyio

TRAPPED = HALL + "trap d2 camera down\n"

LAST = """
    a   b
  +---+---+
1 | .   . |
  +   +   +
2 | .   . |
  +---+---+
meryl a1
snake a2
objective a2
turn snake
"""


async def plan(person: Person, hero: str, *answers: str) -> list[dict[str, Any]]:
    return await person.send(wire.PlanTurn(new_id(), hero, list(answers)))


async def ask_turn(person: Person, hero: str, *answers: str) -> list[dict[str, Any]]:
    return await person.send(wire.AskTurn(new_id(), person.state["seq"], hero, list(answers)))


def ghosts(person: Person) -> list[dict[str, Any]]:
    """As this person has heard of them last."""
    told: list[dict[str, Any]] = person.messages("ghosts")[-1]["ghosts"]
    return told


async def in_the_hall(house: House) -> tuple[Person, Person, wire.Seat, wire.Seat]:
    """Meryl, Ann's, has the turn; Snake is Ben's."""
    ann, ben, first, second = await house.pair(scene=HALL)
    await ann.choose("turn meryl")
    return ann, ben, first, second


async def test_what_one_plans_all_see_with_its_way(house: House) -> None:
    ann, ben, seat, _ = await in_the_hall(house)
    eve = await house.watch(seat)

    assert refusal(await plan(ben, "snake", "dash b2", "step c2", "sneak d2")) == ""

    seen = {
        "hero": "snake",
        "player": 2,
        "answers": ["dash b2", "step c2", "sneak d2"],
        "way": ["a2", "b2", "c2", "d2"],
    }
    assert ghosts(ann) == ghosts(ben) == ghosts(eve) == [seen]
    assert ann.state["answers"] == 1
    assert ann.room.log.play.answers == 1


async def test_who_comes_back_sees_the_plans_too(house: House) -> None:
    ann, ben, seat, _ = await in_the_hall(house)
    await plan(ben, "snake", "sneak b2")

    await ann.leave()
    ann = await house.sit(seat, tab="second")

    assert [each["hero"] for each in ghosts(ann)] == ["snake"]


async def test_a_plan_is_taken_back_by_whoever_made_it(house: House) -> None:
    ann, ben, _, _ = await in_the_hall(house)
    await plan(ben, "snake", "sneak b2")

    assert refusal(await plan(ann, "snake")) == "not-your-hero"
    assert len(ghosts(ann)) == 1
    await plan(ben, "snake")

    assert ghosts(ann) == ghosts(ben) == []


async def test_a_plan_holds_until_something_stands_in_its_way(house: House) -> None:
    ann, ben, _, _ = await in_the_hall(house)
    await plan(ben, "snake", "sneak b2", "sneak c2")

    await ann.choose("sneak b1")
    assert len(ghosts(ann)) == 1
    await ann.choose("sneak c1")
    await ann.choose("sneak c2")

    last = ann.messages("ghosts")[-1]
    assert last == {"type": "ghosts", "ghosts": [], "gone": ["snake"]}
    assert ben.messages("ghosts")[-1] == last


async def test_what_is_done_of_a_plan_is_no_longer_shown_and_undo_brings_it_back(house: House) -> None:
    ann, ben, _, _ = await in_the_hall(house)
    await plan(ben, "snake", "sneak b2", "sneak c2")
    await ann.choose("end")

    await ben.choose("sneak b2")
    assert (ghosts(ann)[0]["answers"], ghosts(ann)[0]["way"]) == (["sneak c2"], ["b2", "c2"])
    await ben.choose("sneak c2")
    assert ghosts(ann) == []
    await ben.undo(ben.state["answers"] - 1)

    assert ghosts(ann)[0]["answers"] == ["sneak c2"]


async def test_a_way_that_crosses_a_space_twice_is_shortened_by_what_is_done(house: House) -> None:
    ann, ben, _, _ = await in_the_hall(house)
    await plan(ben, "snake", "sneak b2", "sneak c2", "sneak b2", "sneak a2")
    await ann.choose("end")

    for text in ("sneak b2", "sneak c2", "sneak b2"):
        await ben.choose(text)

    assert (ghosts(ann)[0]["answers"], ghosts(ann)[0]["way"]) == (["sneak a2"], ["b2", "a2"])


@pytest.mark.parametrize("done", [[], ["end"], ["end", "sneak b2"]])
async def test_another_process_shows_the_same_plans_also_in_the_turn_and_tells_them_back(
    house: House, done: list[str]
) -> None:
    ann, ben, seat, _ = await in_the_hall(house)
    await plan(ben, "snake", "sneak b2", "sneak c2")
    for text in done:
        await (ann if text == "end" else ben).choose(text)
    other = Rooms(house.store, LocalBus(), house.clock, house.clock.pause)
    there = await other.find(seat.table)
    assert there is not None

    await tell_plans(ann.room, other)
    await tell_plans(there, house.rooms)

    assert there.ghosts.shown == ann.room.ghosts.shown
    assert [each.hero for each in ann.room.ghosts.shown] == ["snake"]


async def tell_plans(room: LiveRoom, others: Rooms) -> None:
    """As over the bus."""
    notes: list[bus.Note] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room.bus, "tell", notes.append)
        room.announce_plans()
    for note in notes:
        await others.hear(bus.decode(bus.encode(note)))


async def test_a_plan_that_cannot_be_judged_is_dropped_and_the_game_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    ann, ben, _, _ = await in_the_hall(house)
    await plan(ben, "snake", "sneak b2")
    monkeypatch.setattr(room_ghosts, "planned_turn", fail)

    assert refusal(await ann.choose("sneak b1")) == ""
    assert ben.messages("ghosts")[-1] == {"type": "ghosts", "ghosts": [], "gone": ["snake"]}
    assert refusal(await plan(ben, "snake", "sneak b2")) == "recovering"
    assert not ann.messages("recovering")


async def test_a_hero_who_does_something_else_has_dropped_the_plan(house: House) -> None:
    ann, ben, _, _ = await in_the_hall(house)
    await plan(ben, "snake", "sneak b2", "sneak c2")
    await ann.choose("end")

    await ben.choose("dash b2")

    assert ben.messages("ghosts")[-1] == {"type": "ghosts", "ghosts": [], "gone": []}


async def test_a_plan_of_the_next_round_waits_for_the_guards(house: House) -> None:
    ann, ben, _, _ = await in_the_hall(house)
    await plan(ann, "meryl", "sneak b1")
    assert refusal(await plan(ann, "meryl", "sneak b1")) == "cannot-plan"

    await ann.choose("end")
    assert refusal(await plan(ann, "meryl", "dash b1", "step b2")) == ""
    assert ben.state["position"]["round"] == 1
    while ben.state["position"]["round"] == 1:
        await ben.choose("end" if ben.state["question"]["kind"] == "action" else "pass")

    assert ghosts(ben)[0]["answers"] == ["dash b1", "step b2"]


async def test_a_rewind_and_a_hero_who_changes_hands_end_it(house: House) -> None:
    ann, ben, _, _ = await in_the_hall(house)
    await plan(ben, "snake", "sneak b2")
    await ben.send(wire.HandHero(new_id(), "snake", 1))
    assert ghosts(ann) == []

    await plan(ann, "snake", "sneak b2")
    await ann.ask_rewind(0)

    assert ann.state["answers"] == 0
    assert ghosts(ann) == []


async def test_nobody_plans_what_is_not_possible_or_not_theirs(house: House) -> None:
    ann, ben, seat, _ = await in_the_hall(house)
    eve = await house.watch(seat)
    heard = len(ann.voice.heard)

    assert refusal(await plan(ben, "snake", "sneak e2")) == "not-an-option"
    assert refusal(await plan(ben, "snake", "sneak b2", "fly home")) == "not-an-option"
    assert refusal(await plan(ben, "meryl", "sneak b1")) == "not-your-hero"
    assert refusal(await plan(ben, "nobody", "sneak b1")) == "no-such-hero"
    assert refusal(await plan(ben, "snake", *["sneak b2"] * 25)) == "malformed"
    assert refusal(await plan(ben, "snake", "")) == "malformed"
    assert refusal(await plan(eve, "snake", "sneak b2")) == "spectators-only-watch"
    assert refusal(await ask_turn(ben, "snake", "sneak e2")) == "not-an-option"
    assert refusal(await ask_turn(ben, "nobody")) == "no-such-hero"

    assert len(ann.voice.heard) == heard


async def test_nothing_is_planned_before_the_start_or_after_the_end(house: House) -> None:
    ann = await house.sit(await house.open(scene=LAST, alone=False))
    await ann.send(wire.TakeHero(new_id(), "meryl"))
    await ann.send(wire.TakeHero(new_id(), "snake"))
    assert refusal(await plan(ann, "meryl", "sneak b1")) == "not-started"

    await ann.send(wire.Start(new_id()))
    assert refusal(await plan(ann, "meryl", "sneak b1")) == ""
    await ann.choose("interact a2")

    assert ann.state["position"]["outcome"]["kind"] == "won"
    assert ghosts(ann) == []
    assert refusal(await plan(ann, "meryl", "sneak b1")) == "game-over"


async def test_who_plans_too_often_is_told_so_and_nobody_else(house: House) -> None:
    ann, ben, _, _ = await in_the_hall(house)
    codes = [refusal(await ben.send_at_once(wire.PlanTurn(new_id(), "snake", ["sneak b2"]))) for _ in range(30)]

    assert codes[0] == ""
    assert codes[-1] == "too-fast"
    assert not ann.messages("refused")
    assert len(ann.messages("ghosts")) == 1  # the same plan again is no news


async def test_a_turn_can_be_looked_at_before_it_comes(house: House) -> None:
    ann, ben, _, _ = await in_the_hall(house)

    now = (await ask_turn(ben, "snake"))[-1]
    later = (await ask_turn(ben, "snake", "dash b2", "step c2"))[-1]

    assert (now["question"]["hero"], now["question"]["facts"]["left"]) == ("snake", 4)
    assert now["reach"]["b2"][0]["answers"] == ["sneak b2"]
    assert later["question"]["facts"]["left"] == 3
    assert "sneak d2" in [each["text"] for each in later["question"]["options"]]
    assert not ann.messages("turn")


async def test_what_a_turn_may_be_is_worked_out_once_and_not_for_spectators(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, seat, _ = await in_the_hall(house)
    eve, worked_out = await house.watch(seat), []

    def counted(*arguments: Any) -> Any:
        worked_out.append(arguments)
        return planned_turn(*arguments)

    monkeypatch.setattr("noisecheck.server.ghosts.planned_turn", counted)
    (first,), (second,) = await ask_turn(ben, "snake"), await ask_turn(ann, "snake")

    assert len(worked_out) == 1
    assert first.pop("id") != second.pop("id")
    assert first == second
    assert refusal(await ask_turn(eve, "snake")) == "spectators-only-watch"


async def test_a_plan_ends_where_something_would_come_to_light(house: House) -> None:
    """Whoever comes to B2 turns up what lies in D2, as everybody knows; what comes of it, nobody does."""
    ann, ben, _, _ = await house.pair(scene=TRAPPED)
    await ann.choose("turn meryl")

    await plan(ben, "snake", "sneak b2", "sneak c2", "sneak c1")

    assert ghosts(ann)[0]["answers"] == ["sneak b2"]
    assert (await ask_turn(ben, "snake", "sneak b2"))[-1]["question"] is None


async def test_a_room_without_aids_tells_no_reach(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=HALL, assist=0)
    await ann.choose("turn meryl")

    turn = (await ask_turn(ben, "snake"))[-1]

    assert turn["reach"] == {}
    assert turn["question"]["options"]
