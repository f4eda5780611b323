"""Bots at the table: they say what they will do, wait for a word, and answer by the same door as everybody (AI-03)."""

from __future__ import annotations

import pytest

from noisecheck.bots.steady.bot import Steady
from noisecheck.engine.table import Option
from noisecheck.server import wire
from noisecheck.server.minder import NOTICE, PACE, PATIENCE, TURN
from tests.server.bots import announced, bot_goes_on, hold, room_with_bot
from tests.server.house import House, new_id, opened_house, refusal, until
from tests.server.test_undo import HALL

pytestmark = pytest.mark.anyio


# announcing and answering


async def test_a_bot_says_what_it_will_do_and_why_and_does_it_a_second_later(house: House) -> None:
    ann, seat = await room_with_bot(house)
    spectator = await house.watch(seat)
    assert ann.state["acting"] == {"hero": "meryl", "bot": "steady", "held": False, "by": 0}
    assert ann.state["deciders"] == []

    told = await announced(ann)

    assert (told["hero"], told["bot"], told["seconds"]) == ("meryl", "steady", NOTICE)
    assert told["texts"][0] in [option["text"] for option in ann.state["question"]["options"]]
    assert told["why"]["key"].startswith("bot-")
    assert spectator.messages("intends")[-1]["intention"] == told
    assert ann.state["answers"] == 1, "it waits"

    house.clock.now += NOTICE
    await until(lambda: ann.state["answers"] == 2)

    update = next(each for each in ann.messages("update") if each["state"]["answers"] == 2)
    assert (update["what"], update["by"]) == ("chose", 0)
    assert update["meant"] == {
        "answers": 2,
        "hero": "meryl",
        "bot": "steady",
        "text": told["texts"][0],
        "why": told["why"],
    }
    assert ann.room.log.play.given[-1].text == told["texts"][0]


async def test_the_reasons_of_bots_are_there_for_who_comes_later(house: House) -> None:
    ann, seat = await room_with_bot(house)
    await announced(ann)
    house.clock.now += NOTICE
    await until(lambda: ann.state["answers"] == 2)

    late = await house.watch(seat)

    welcome = late.messages("welcome")[0]
    assert [each["answers"] for each in welcome["meant"]] == [2]
    assert welcome["state"]["bot_answers"] == {"meryl": 1}


async def test_who_comes_while_a_bot_waits_hears_what_it_will_do(house: House) -> None:
    ann, seat = await room_with_bot(house)
    told = await announced(ann)

    late = await house.person(seat, watching=True)
    await late.send_at_once(wire.Hello(wire.PROTOCOL, "late"))

    assert [each["intention"] for each in late.messages("intends")] == [told]


async def test_a_bot_plays_its_turn_to_the_end_and_people_go_on(house: House) -> None:
    ann, _ = await room_with_bot(house)
    await announced(ann)
    house.clock.now += NOTICE

    await bot_goes_on(house, ann, lambda: False)

    assert ann.state["position"]["heroes"][0]["acted"]
    assert ann.state["deciders"] == [1]


async def test_it_speaks_once_a_turn_and_takes_about_three_seconds(house: House) -> None:
    ann, _ = await room_with_bot(house)
    began = house.clock.now
    told = await announced(ann)
    house.clock.now += NOTICE

    await bot_goes_on(house, ann, lambda: False)

    assert [each["intention"] for each in ann.messages("intends")] == [told]
    assert ann.state["answers"] > 3, "it did more than one thing"
    assert NOTICE < house.clock.now - began <= TURN + PACE[1]


async def test_who_comes_in_the_middle_of_a_turn_hears_what_it_is_about(house: House) -> None:
    ann, seat = await room_with_bot(house)
    told = await announced(ann)
    house.clock.now += NOTICE
    await until(lambda: ann.state["answers"] == 2)

    late = await house.person(seat, watching=True)
    await late.send_at_once(wire.Hello(wire.PROTOCOL, "late"))

    assert [each["intention"] for each in late.messages("intends")] == [told]


async def test_nobody_answers_for_a_bot_that_is_not_held(house: House) -> None:
    ann, _ = await room_with_bot(house)

    assert refusal(await ann.send_at_once(wire.Choose(new_id(), ann.state["seq"], "end"))) == "bot-decides"


# holding


async def test_any_teammate_stops_a_bot_and_answers_for_it(house: House) -> None:
    seat = await house.open(scene=HALL, alone=False, bots={"meryl": "steady"})
    ann = await house.sit(seat)
    _, ben = await house.join(seat, "Ben", "snake")
    await ben.send(wire.Ready(new_id(), True))
    await ann.send(wire.Start(new_id()))
    await ann.choose("turn meryl")
    await announced(ann)

    assert await hold(ben) == ""
    house.clock.now += 10 * NOTICE
    assert ann.state["acting"]["held"]
    assert ann.state["deciders"] == [1, 2]

    assert refusal(await ben.choose("sneak b1")) == ""
    assert ann.room.log.play.given[-1].by == 2


async def test_a_bot_stays_held_until_it_is_let_go_on(house: House) -> None:
    """Whoever plays for it meanwhile, to the end of its turn and in the turns after that."""
    ann, _ = await room_with_bot(house)
    await hold(ann)
    told = len(ann.messages("intends"))

    for text in ("sneak b1", "sneak c1", "end", "end"):
        assert refusal(await ann.choose(text)) == ""
    while ann.state["position"]["round"] == 1:
        assert refusal(await ann.choose(ann.state["question"]["options"][-1]["text"])) == ""
    await ann.choose("turn meryl")

    assert ann.state["acting"] == {"hero": "meryl", "bot": "steady", "held": True, "by": 0}
    assert len(ann.messages("intends")) == told
    await hold(ann, False)
    await announced(ann)


async def test_holding_one_bot_holds_no_other(house: House) -> None:
    ann = await house.sit(await house.open(scene=HALL + "turn meryl\n", bots={"meryl": "steady", "snake": "steady"}))
    await hold(ann)

    await ann.choose("end")

    assert ann.state["acting"] == {"hero": "snake", "bot": "steady", "held": False, "by": 0}


async def test_a_hold_ends_with_the_seat_of_the_bot(house: House) -> None:
    ann, _ = await room_with_bot(house)
    await hold(ann)

    await ann.send_at_once(wire.TakeHero(new_id(), "meryl"))
    await ann.send_at_once(wire.GiveToBot(new_id(), "meryl", "steady"))

    assert not ann.state["acting"]["held"]


async def test_a_bot_that_is_let_go_on_answers_after_all(house: House) -> None:
    ann, _ = await room_with_bot(house)
    await announced(ann)
    await hold(ann)
    house.clock.now += 10 * NOTICE

    assert await hold(ann, False) == ""
    await bot_goes_on(house, ann, lambda: ann.state["answers"] == 2)

    assert ann.state["answers"] == 2


async def test_only_who_plays_holds_a_bot_and_only_where_one_is_asked(house: House) -> None:
    ann, seat = await room_with_bot(house)
    spectator = await house.watch(seat)
    _, carl = await house.join(seat, "Carl")

    assert await hold(spectator) == "spectators-only-watch"
    assert await hold(carl) == "not-your-decision"
    await hold(ann)
    await ann.choose("end")
    assert await hold(ann) == "no-bot-decides"


async def test_a_bot_that_finds_no_answer_leaves_it_to_people(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Option:
        raise ValueError("no idea")

    monkeypatch.setattr(Steady, "choose", fail)

    ann, _ = await room_with_bot(house)

    await until(lambda: ann.state["acting"]["held"])
    assert ann.state["deciders"] == [1]
    assert refusal(await ann.choose("end")) == ""


# back


async def test_an_undo_takes_along_what_bots_answered_since(house: House) -> None:
    seat = await house.open(scene=HALL, bots={"meryl": "steady"})
    ann = await house.sit(seat)
    await ann.choose("turn meryl")
    await announced(ann)
    house.clock.now += NOTICE
    await until(lambda: ann.state["answers"] == 2)
    assert (ann.state["back"]["by"], [mark["answers"] for mark in ann.state["back"]["free"]]) == ([1], [0])

    assert refusal(await ann.send_at_once(wire.Undo(new_id(), ann.state["seq"], 0))) == ""

    assert (ann.state["answers"], ann.state["acting"], ann.state["deciders"]) == (0, None, [1])


async def test_where_bots_alone_answered_any_player_may_undo(house: House) -> None:
    seat = await house.open(scene=HALL + "turn meryl\n", alone=False, bots={"meryl": "steady"})
    ann = await house.sit(seat)
    _, ben = await house.join(seat, "Ben", "snake")
    await ben.send(wire.Ready(new_id(), True))
    await ann.send(wire.Start(new_id()))
    await announced(ann)
    house.clock.now += NOTICE
    await until(lambda: ann.state["answers"] == 1)

    assert ann.state["back"]["by"] == [1, 2]
    assert refusal(await ben.send_at_once(wire.Undo(new_id(), ben.state["seq"], 0))) == ""
    assert ann.state["acting"]["held"]


async def test_who_takes_back_an_answer_of_a_bot_decides_instead(house: House) -> None:
    ann, _ = await room_with_bot(house)
    await announced(ann)
    house.clock.now += NOTICE
    await until(lambda: ann.state["answers"] == 2)

    await ann.send_at_once(wire.Undo(new_id(), ann.state["seq"], 1))

    assert ann.state["acting"]["held"]
    assert ann.state["deciders"] == [1]
    house.clock.now += 10 * NOTICE
    assert refusal(await ann.redo()) == ""
    assert ann.state["acting"]["held"]
    await hold(ann, False)
    assert not ann.state["acting"]["held"]


# what goes on, and what does not


async def test_after_a_crash_bots_go_on(house: House) -> None:
    ann, seat = await room_with_bot(house)
    await announced(ann)
    await house.restart()

    ann = await house.sit(seat)

    await announced(ann)
    house.clock.now += NOTICE
    await until(lambda: ann.state["answers"] == 2)


async def test_bots_play_only_while_somebody_looks(house: House) -> None:
    seat = await house.open(scene=HALL, bots={"meryl": "random", "snake": "random"})
    room = await house.room(seat)
    assert room.minder.task is None
    watching = await house.watch(seat)
    await until(lambda: house.clock.pauses)
    await watching.leave()
    house.clock.now += NOTICE
    assert room.minder.task is not None
    await room.minder.task

    assert room.log.play.answers == 0


@pytest.mark.parametrize("bot", ["random", "steady"])
async def test_bots_alone_play_a_game_to_its_end(house: House, bot: wire.BotName) -> None:
    seat = await house.open(stage="cargo-dock", heroes=("snake",), bots={"snake": bot})
    watching = await house.watch(seat)

    async def no_pause(_: float) -> None:
        pass

    room = await house.room(seat)
    room.minder.pause = no_pause
    await until(lambda: watching.state["position"]["outcome"])

    assert room.minder.task is not None
    await room.minder.task
    foregone = sum(given.foregone for given in room.log.play.given)  # these the table gives, whoever plays
    assert watching.state["bot_answers"]["snake"] + foregone == watching.state["answers"]


async def test_of_two_who_play_the_same_bot_one_answers(house: House) -> None:
    """Two processes that know nothing of each other: the entry that is written first counts."""
    ann, seat = await room_with_bot(house)
    async with opened_house(str(house.store.url)) as other:
        there = await other.watch(seat)
        await announced(ann)
        await announced(there)
        before = ann.room.log.seq
        house.clock.now += NOTICE
        other.clock.now += NOTICE
        await until(lambda: ann.room.log.seq > before and there.room.log.seq > before)

    assert ann.room.log.play.given == there.room.log.play.given
    assert len(await house.store.read(seat.table)) == before + 1


async def test_where_the_process_that_should_play_says_nothing_another_does(house: House) -> None:
    seat = await house.open(scene=HALL, bots={"meryl": "steady"})
    ann = await house.sit(seat)
    ann.room.presence.hear("!", frozenset({2}), 0, {})
    await ann.choose("turn meryl")
    await until(lambda: PATIENCE in house.clock.pauses)
    assert not ann.messages("intends")

    house.clock.now += PATIENCE

    await announced(ann)


async def test_who_waits_for_another_process_does_not_think_about_a_bot_that_is_held_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = await house.open(scene=HALL, bots={"meryl": "steady"})
    ann = await house.sit(seat)
    ann.room.presence.hear("!", frozenset({2}), 0, {})
    asked: list[object] = []
    monkeypatch.setattr(Steady, "choose", lambda *given: asked.append(given))
    await ann.choose("turn meryl")
    await until(lambda: PATIENCE in house.clock.pauses)

    assert await hold(ann) == ""
    house.clock.now += PATIENCE
    task = ann.room.minder.task
    assert task is not None
    await until(task.done)

    assert not asked


async def test_at_several_processes_the_first_plays_and_all_hear_of_it(postgres: str) -> None:
    async with opened_house(postgres) as one, opened_house(postgres) as other:
        ann, seat = await room_with_bot(one)
        there = await other.watch(seat)
        first, second = sorted([ann, there], key=lambda each: each.room.bus.process)
        await until(lambda: first.room.minder.is_first() and not second.room.minder.is_first())
        told = await announced(ann, 1)
        await until(lambda: [each["intention"] for each in there.messages("intends")][-1:] == [told])
        one.clock.now += PATIENCE / 2
        other.clock.now += PATIENCE / 2
        await until(lambda: ann.state["answers"] >= 2 and there.state["answers"] >= 2)

        assert ann.messages("update")[-1]["meant"]
