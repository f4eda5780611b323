"""Aids that take long: forecasts, risks, films of phases, hints. Off the loop, kept, and dropped when they are late."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import msgspec
import pytest

from noisecheck.foresight.forecast import forecast, risks
from noisecheck.foresight.forecast.walks import ways
from noisecheck.server import forecasts, wire
from noisecheck.server.talk import MOST_SLOW
from noisecheck.server.thinking import THREADS, think
from tests.server.house import PATIENCE, House, Person, new_id, refusal, until
from tests.server.test_seats import TIE
from tests.server.test_undo import HALL

pytestmark = pytest.mark.anyio


async def heard(person: Person, id: str) -> list[dict[str, Any]]:
    """All answers to a question, once the last is there."""

    def found() -> list[dict[str, Any]]:
        kinds = ("forecast", "risks", "forecast-film", "hint", "refused")
        return [each for kind in kinds for each in person.messages(kind) if each["id"] == id]

    await until(lambda: found() and not found()[-1].get("left"))
    return found()


async def answer_to(person: Person, query: wire.Slow) -> dict[str, Any]:
    assert not [each for each in await person.send(query) if each["type"] == "refused"]
    return (await heard(person, query.id))[-1]


async def acting(house: House, assist: wire.Assist = 2) -> Person:
    """Meryl's turn on Recon, with Snake to come."""
    ann = await house.sit(await house.open(assist=assist))
    await ann.choose("turn meryl")
    return ann


async def thought_out(person: Person) -> None:
    """Every thread is done with what it thought of, and a question after that has its answer."""
    done = threading.Barrier(THREADS)
    await asyncio.gather(*(think("", done.wait, PATIENCE) for _ in range(THREADS)))
    await answer_to(person, wire.AskForecast(new_id(), person.state["seq"]))


class Gate:
    """Something to think of that takes until it is let through."""

    def __init__(self) -> None:
        self.begun = 0
        self.open = threading.Event()

    def __call__(self, *_: object) -> None:
        self.begun += 1
        assert self.open.wait(PATIENCE)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    found = Gate()
    found.__name__ = "forecast"  # type: ignore[attr-defined]
    monkeypatch.setattr(forecasts, "forecast", found)
    return found


# what is answered


async def test_a_forecast_is_the_one_of_foresight(house: House) -> None:
    ann = await acting(house)
    play = ann.room.log.play
    space = next(iter(ways(play.game)))

    found = await answer_to(ann, wire.AskForecast(new_id(), ann.state["seq"], "meryl", space))

    wanted = forecast(play.game, "meryl", space)
    assert found["forecast"] is not None
    assert wire_form(found["forecast"]) == wire_form(wanted)


def wire_form(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def test_risks_come_for_every_space_in_reach_a_few_at_a_time(house: House) -> None:
    ann = await acting(house)
    game = ann.room.log.play.game
    query = wire.AskRisks(new_id(), ann.state["seq"], "meryl")
    await ann.send(query)

    found = await heard(ann, query.id)

    spaces = {space for each in found for space in each["risks"]}
    assert spaces == {game.where("meryl"), *ways(game)}
    assert [each["left"] for each in found] == sorted((each["left"] for each in found), reverse=True)
    assert len(found) > 2
    first = next(iter(found[0]["risks"]))
    assert found[0]["risks"][first] == wire_form(risks(game, "meryl", [first])[first])


async def test_risks_of_one_who_does_not_act_are_none(house: House) -> None:
    ann = await acting(house)

    found = await answer_to(ann, wire.AskRisks(new_id(), ann.state["seq"], "snake"))

    assert (found["risks"], found["left"]) == ({}, 0)


async def test_an_enemy_phase_is_filmed_with_any_card_that_may_come(house: House) -> None:
    ann = await acting(house)
    likely = (await answer_to(ann, wire.AskForecastFilm(new_id(), ann.state["seq"])))["film"]
    cards = [
        each["card"]
        for each in (await answer_to(ann, wire.AskForecast(new_id(), ann.state["seq"])))["forecast"]["orders"]
    ]
    assert likely["card"] in cards

    other = next(card for card in cards if card != likely["card"])
    found = await answer_to(ann, wire.AskForecastFilm(new_id(), ann.state["seq"], "meryl", None, other))

    assert found["film"]["card"] == other


@pytest.mark.parametrize(
    ("query", "code"),
    [
        (wire.AskForecast("q", 0, "nobody"), "no-such-hero"),
        (wire.AskRisks("q", 0, "nobody"), "no-such-hero"),
        (wire.AskForecast("q", 0, "meryl", "zz99"), "no-such-space"),
        (wire.AskForecastFilm("q", 0, "meryl", None, "no such card"), "not-an-option"),
    ],
)
async def test_what_there_is_not_is_refused(house: House, query: wire.Slow, code: str) -> None:
    ann = await acting(house)
    query.seq = ann.state["seq"]

    await ann.send(query)

    assert (await heard(ann, "q"))[-1]["code"] == code


async def test_a_space_somebody_else_stands_in_has_no_forecast(house: House) -> None:
    ann = await acting(house)
    taken = ann.room.log.play.game.where("snake")

    found = await answer_to(ann, wire.AskForecast(new_id(), ann.state["seq"], "meryl", taken))

    assert found["code"] == "not-an-option"


async def test_in_an_enemy_phase_there_is_nothing_to_forecast(house: House) -> None:
    ann = await house.sit(await house.open(scene=TIE))

    assert (await answer_to(ann, wire.AskForecast(new_id(), ann.state["seq"])))["forecast"] is None


# how


async def test_the_table_goes_on_while_somebody_thinks(house: House, gate: Gate) -> None:
    ann = await acting(house)
    await ann.send(wire.AskForecast("slow", ann.state["seq"]))
    await until(lambda: gate.begun)

    assert (await ann.send(wire.Heartbeat(5)))[-1]["nonce"] == 5
    assert refusal(await ann.send(wire.AskWhy(new_id(), ann.state["seq"], "dance"))) == ""

    gate.open.set()
    assert (await heard(ann, "slow"))[-1]["type"] == "forecast"


async def test_an_answer_about_a_position_that_is_gone_does_not_come(house: House, gate: Gate) -> None:
    ann = await acting(house)
    await ann.send(wire.AskForecast("slow", ann.state["seq"]))
    await until(lambda: gate.begun)

    await ann.choose("end")
    gate.open.set()
    await thought_out(ann)

    assert [(each["type"], each["code"]) for each in await heard(ann, "slow")] == [("refused", "stale")]


async def test_the_latest_hovered_space_counts(house: House, gate: Gate) -> None:
    ann = await acting(house)
    for id in ("first", "second", "third"):
        await ann.send(wire.AskForecast(id, ann.state["seq"]))
    gate.open.set()

    assert [each["code"] for each in await heard(ann, "first")] == ["superseded"]
    assert [each["code"] for each in await heard(ann, "second")] == ["superseded"]
    assert (await heard(ann, "third"))[-1]["type"] == "forecast"


async def test_what_was_thought_of_once_is_known_again_also_after_an_undo(house: House, gate: Gate) -> None:
    gate.open.set()
    ann = await house.sit(await house.open(scene=HALL))
    await ann.choose("turn meryl")
    await answer_to(ann, wire.AskForecast(new_id(), ann.state["seq"], "meryl", "c1"))
    await answer_to(ann, wire.AskForecast(new_id(), ann.state["seq"], "meryl", "c1"))
    assert gate.begun == 1
    await answer_to(ann, wire.AskForecast(new_id(), ann.state["seq"], "meryl", "d1"))
    assert gate.begun == 2

    await ann.choose("sneak b1")
    await answer_to(ann, wire.AskForecast(new_id(), ann.state["seq"], "meryl", "c1"))
    assert gate.begun == 3
    await ann.undo(1)
    await answer_to(ann, wire.AskForecast(new_id(), ann.state["seq"], "meryl", "c1"))

    assert gate.begun == 3


async def test_what_several_ask_for_at_once_is_thought_of_once(house: House, gate: Gate) -> None:
    seat = await house.open()
    people = [await house.sit(seat), await house.watch(seat), await house.watch(seat)]
    for number, person in enumerate(people):
        await person.send(wire.AskForecast(f"f{number}", person.state["seq"], "meryl"))
    await people[1].leave()
    gate.open.set()

    for number in (0, 2):
        assert (await heard(people[number], f"f{number}"))[-1]["type"] == "forecast"
    assert gate.begun == 1


async def test_what_somebody_waits_for_comes_before_the_fill(house: House, gate: Gate) -> None:
    ann = await acting(house)
    await ann.send(wire.AskForecast("hovered", ann.state["seq"]))
    await until(lambda: gate.begun)
    await ann.send(wire.AskRisks("fill", ann.state["seq"]))
    elsewhere = await acting(house)
    await answer_to(elsewhere, wire.AskRisks(new_id(), elsewhere.state["seq"]))
    assert not ann.messages("risks")

    gate.open.set()

    assert (await heard(ann, "fill"))[-1]["left"] == 0
    kinds = [each["type"] for each in map(json.loads, ann.voice.heard)]
    assert kinds.index("forecast") < kinds.index("risks")


async def test_one_connection_waits_for_so_many_answers_only(house: House, gate: Gate) -> None:
    ann = await acting(house)
    for number in range(MOST_SLOW):
        assert refusal(await ann.send(wire.AskRisks(f"r{number}", ann.state["seq"], "meryl"))) == ""

    assert refusal(await ann.send(wire.AskRisks("one more", ann.state["seq"], "meryl"))) == "too-fast"
    gate.open.set()
    await heard(ann, f"r{MOST_SLOW - 1}")


async def test_who_leaves_is_not_thought_for_any_more(house: House, gate: Gate) -> None:
    seat = await house.open()
    ann, other = await house.sit(seat), await house.watch(seat)
    await ann.send(wire.AskForecast("slow", ann.state["seq"], "meryl"))
    await ann.leave()
    gate.open.set()
    await thought_out(other)

    assert not ann.messages("forecast")


async def test_an_aid_that_fails_harms_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def forecast(*_: object) -> None:
        raise ValueError("a fault of ours")

    monkeypatch.setattr(forecasts, "forecast", forecast)
    ann = await acting(house)

    assert (await answer_to(ann, wire.AskForecast(new_id(), ann.state["seq"])))["code"] == "recovering"
    assert refusal(await ann.choose("end")) == ""


# hints


async def test_hints_point_and_suggest(house: House) -> None:
    """AI-01"""
    ann = await acting(house, 3)
    options = [option["text"] for option in ann.state["question"]["options"]]

    pointed = await answer_to(ann, wire.AskHint(new_id(), ann.state["seq"], 1))
    suggested = await answer_to(ann, wire.AskHint(new_id(), ann.state["seq"], 2))

    assert all(each["why"]["key"] for each in pointed["pointers"])
    assert 1 <= len(suggested["suggestions"]) <= 3
    assert all(each["options"][0] in options for each in suggested["suggestions"])


async def test_hints_are_counted_by_player_once_for_a_tier_and_turn(house: House) -> None:
    """AI-02"""
    ann, ben, seat, _ = await house.pair(assist=3)
    await ann.choose("turn meryl")
    for tier in (1, 1, 2):
        await answer_to(ann, wire.AskHint(new_id(), ann.state["seq"], tier))
    await answer_to(ben, wire.AskHint(new_id(), ben.state["seq"], 2))

    assert ben.state["hints"] == {"1": 2, "2": 1}
    await ann.choose("end")
    await answer_to(ann, wire.AskHint(new_id(), ann.state["seq"], 1))
    assert ann.state["hints"]["1"] == 3

    await house.restart()
    assert (await house.sit(seat, "again")).state["hints"] == {"1": 3, "2": 1}


async def test_a_spectator_gets_forecasts_and_no_hints(house: House) -> None:
    seat = await house.open(assist=3)
    spectator = await house.watch(seat)
    seq = spectator.state["seq"]

    assert (await answer_to(spectator, wire.AskForecast(new_id(), seq)))["type"] == "forecast"
    assert refusal(await spectator.send(wire.AskHint(new_id(), seq, 1))) == "spectators-only-watch"


# levels


async def test_a_table_gets_the_aids_it_agreed_on(house: House) -> None:
    """FC-07"""
    levels: list[wire.Assist] = [0, 1, 2, 3]
    for assist in levels:
        ann = await acting(house, assist)
        seq = ann.state["seq"]
        told = [ann.messages("welcome")[-1], ann.messages("update")[-1]]
        assert [each["aids"] is not None for each in told] == [assist >= 1] * 2
        by_level: dict[int, list[wire.Query]] = {
            0: [wire.AskWhy(new_id(), seq, "dance")],
            1: [
                wire.AskOdds(new_id(), seq, "end"),
                wire.AskSight(new_id(), seq, "a1", "a2"),
                wire.AskLoadout(new_id(), seq),
            ],
            2: [
                wire.AskForecast(new_id(), seq),
                wire.AskRisks(new_id(), seq),
                wire.AskForecastFilm(new_id(), seq),
            ],
            3: [wire.AskHint(new_id(), seq, 1)],
        }
        for needed, queries in by_level.items():
            for query in queries:
                answers = await ann.send(query)
                assert refusal(answers) == ("" if assist >= needed else "assist-too-low")
                if assist < needed:
                    assert answers[-1]["facts"] == {"needed": needed, "assist": assist}


async def test_a_table_tells_its_difficulty_and_what_is_unusual(house: House) -> None:
    """AI-04"""

    async def told(**options: Any) -> tuple[Any, list[str]]:
        welcome = (await house.sit(await house.open(**options))).messages("welcome")[0]
        return welcome["difficulty"], [each["key"] for each in welcome["state"]["house"]]

    assert await told() == ("agent", [])
    assert await told(assist=3, rewinds=None) == ("recruit", ["house-assist", "house-rewinds"])
    assert await told(assist=1, rewinds=0) == ("legend", ["house-assist", "house-rewinds"])
    assert await told(assist=0) == (None, ["house-assist"])
    assert await told(scene=HALL) == ("agent", ["house-scene"])
