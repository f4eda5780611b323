"""Going back: free to the last reveal, further by consent, and always to the same dice."""

from typing import Any

import pytest

from noisecheck.engine.rules import rounds
from noisecheck.engine.state import State
from noisecheck.engine.table import Table
from noisecheck.server import wire
from tests.server.house import House, Person, new_id, refusal

pytestmark = pytest.mark.anyio

HALL = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +   +   +   +   +   +
2 | .   .   .   .   . |
  +---+---+---+---+---+
meryl a1
snake a2
guard e1 E
orders stay-alert 4/3 left; stay-alert 4/3 left; stay-alert 4/3 left; stay-alert 4/3 left; game-over
seed 11
"""


def digest(person: Person) -> str:
    return person.room.log.play.game.checkpoint.digest() + repr(person.room.log.play.game.answers)


def what_is_left(person: Person) -> dict[str, Any]:
    """The table as shown, but for what a going back itself changes."""
    return {key: value for key, value in person.state.items() if key not in ("seq", "back")}


def kinds(marks: list[dict[str, Any]]) -> list[tuple[str, int]]:
    return [(mark["kind"], mark["answers"]) for mark in marks]


async def test_undo_and_redo_fifty_times_leave_everything_as_it_was(house: House) -> None:
    """T16, UN-06"""
    ann = await house.sit(await house.open(scene=HALL))
    for text in ("turn meryl", "sneak b1", "dash c1", "step d1"):
        await ann.choose(text)
    before, shown, log = digest(ann), what_is_left(ann), ann.room.log.play.film.told(0)

    for _ in range(50):
        await ann.undo(1)
        assert digest(ann) != before
        for _ in range(3):
            assert refusal(await ann.redo()) == ""
        assert digest(ann) == before

    assert what_is_left(ann) == shown
    assert ann.room.log.play.film.told(0) == log


async def test_free_marks_are_the_last_step_the_last_action_and_the_start_of_the_turn(house: House) -> None:
    """UN-01"""
    ann = await house.sit(await house.open(scene=HALL))
    assert ann.state["back"]["free"] == []
    for text in ("turn meryl", "sneak b1", "dash c1", "step d1"):
        await ann.choose(text)

    free = ann.state["back"]["free"]

    assert kinds(free) == [("step", 3), ("action", 2), ("turn", 1)]
    assert free[1]["texts"] == ["dash c1", "step d1"]
    assert free[2]["hero"] == "meryl"


async def test_an_undo_tells_what_is_left_of_the_story(house: House) -> None:
    """UN-07"""
    ann, ben, _, _ = await house.pair(scene=HALL)
    await ann.choose("turn meryl")
    told = ben.messages("update")[-1]
    told = told["first"] + len(told["events"])
    await ann.choose("sneak b1")

    await ann.undo(1)

    update = ben.messages("update")[-1]
    assert (update["what"], update["by"], update["first"], update["events"]) == ("undid", 1, told, [])


async def test_a_new_answer_ends_redo(house: House) -> None:
    """UN-03"""
    ann = await house.sit(await house.open(scene=HALL))
    for text in ("turn meryl", "sneak b1"):
        await ann.choose(text)
    await ann.undo(1)
    assert ann.state["back"]["redo"] == "sneak b1"

    await ann.choose("sneak b2")

    assert ann.state["back"]["redo"] is None
    assert refusal(await ann.redo()) == "nothing-to-redo"


@pytest.mark.parametrize(
    "answers",
    [
        ["turn meryl", "end"],  # the end of a turn
        ["turn meryl", "dash b1", "stop", "end"],  # dice, which nothing can better
    ],
)
async def test_nobody_crosses_a_boundary_without_consent(house: House, answers: list[str]) -> None:
    """T18, UN-02"""
    ann = await house.sit(await house.open(scene=HALL))
    for text in answers:
        assert refusal(await ann.choose(text)) == ""
    before = ann.state

    assert before["back"]["free"] == []
    for at in range(before["answers"]):
        assert refusal(await ann.undo(at)) == "needs-consent"
    assert refusal(await ann.undo(before["answers"])) == "nothing-to-undo"
    assert ann.state == before


async def test_only_who_answered_last_may_undo(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=HALL)
    await ann.choose("turn meryl")
    await ann.choose("sneak b1")

    assert ben.state["back"]["by"] == [1]
    assert refusal(await ben.undo(1)) == "needs-consent"
    assert refusal(await ann.undo(1)) == ""


async def test_alone_a_rewind_happens_at_once_and_is_counted(house: House) -> None:
    """UN-05"""
    ann = await house.sit(await house.open(scene=HALL, rewinds=1))
    for text in ("turn meryl", "end"):
        await ann.choose(text)
    assert kinds(ann.state["back"]["marks"])[:2] == [("start", 0), ("turn", 1)]

    assert refusal(await ann.ask_rewind(1)) == ""

    assert (ann.state["answers"], ann.state["position"]["turn"]) == (1, "meryl")
    assert (ann.state["back"]["rewinds_used"], ann.state["back"]["rewinds_left"]) == (1, 0)
    await ann.choose("end")
    assert refusal(await ann.ask_rewind(1)) == "no-rewinds-left"


async def test_after_a_rewind_the_same_dice_fall(house: House) -> None:
    """T19, DC-05"""
    ann = await house.sit(await house.open(stage="heliport", heroes=("snake",), rewinds=None))
    played: list[str] = []
    while ann.state["position"]["round"] == 1:
        options = [option["text"] for option in ann.state["question"]["options"]]
        played.append(next((text for text in options if text.startswith("dash")), options[-1]))
        await ann.choose(played[-1])
    told, before = ann.room.log.play.film.told(0), digest(ann)

    await ann.ask_rewind(0)
    assert ann.state["answers"] == 0
    for text in played:
        await ann.choose(text)

    assert any(each.kind == "Rolled" for each in told)
    assert ann.room.log.play.film.told(0) == told
    assert digest(ann) == before


async def test_a_rewind_needs_all_others_who_play_and_are_here(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=HALL)
    await ann.choose("turn meryl")
    await ann.choose("end")

    await ann.ask_rewind(1)

    asked = ben.state["rewind"]
    assert (asked["by"], asked["agreed"], asked["waiting"], asked["mark"]["answers"]) == (1, [], [2], 1)
    assert refusal(await ben.choose(ben.state["question"]["options"][0]["text"])) == "rewind-pending"
    assert refusal(await ben.ask_rewind(0)) == "rewind-pending"
    assert refusal(await ann.answer_rewind(True)) == "no-rewind-pending"

    await ben.answer_rewind(True)

    assert [each["what"] for each in ann.messages("update")][-3:] == ["asked-rewind", "agreed-rewind", "rewound"]
    assert (ann.state["answers"], ann.state["rewind"]) == (1, None)


async def test_a_declined_rewind_says_by_whom(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=HALL)
    await ann.choose("turn meryl")
    await ann.choose("end")
    await ann.ask_rewind(1)

    await ben.answer_rewind(False)

    update = ann.messages("update")[-1]
    assert (update["what"], update["by"], update["state"]["rewind"]) == ("declined-rewind", 2, None)
    assert update["state"]["answers"] == 2
    assert update["state"]["back"]["rewinds_used"] == 0


async def test_who_asked_may_withdraw_and_who_leaves_is_not_waited_for(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=HALL)
    await ann.choose("turn meryl")
    await ann.choose("end")
    await ann.ask_rewind(1)
    await ann.answer_rewind(False)
    assert ben.state["rewind"] is None

    await ann.ask_rewind(1)
    await ben.leave()

    assert ann.state["answers"] == 1


async def test_a_late_undo_costs_no_more_than_an_early_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """UN-06, T17: nothing of the game is played again but the step one goes back to."""
    ann = await house.sit(await house.open(scene=HALL[: HALL.index("guard")], assist=0))  # previews run steps, too
    steps = []
    step = rounds.step

    def count(state: State, room: Table) -> None:
        steps.append(1)
        step(state, room)

    monkeypatch.setattr(rounds, "step", count)
    costs = []
    while ann.state["answers"] < 300 and ann.state["question"]:
        free = ann.state["back"]["free"]
        if free:
            steps.clear()
            await ann.undo(free[0]["answers"])
            costs.append(len(steps))
            await ann.redo()
        options = [option["text"] for option in ann.state["question"]["options"]]
        await ann.choose(next((text for text in options if text in ("end", "pass")), options[0]))

    assert ann.state["answers"] == 300
    assert max(costs) == 1


async def test_a_mark_anywhere_tells_what_would_be_taken_back(house: House) -> None:
    ann, ben, _, _ = await house.pair(scene=HALL)
    for text in ("turn meryl", "sneak b1", "end"):
        await ann.choose(text)

    await ben.send(wire.AskRewind(new_id(), ben.state["seq"], 1))

    mark = ann.state["rewind"]["mark"]
    assert (mark["kind"], mark["hero"], mark["texts"]) == ("turn", "meryl", ["sneak b1", "end"])
