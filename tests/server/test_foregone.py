"""What cannot matter is not asked: the table answers it, by an entry like any other, and it goes back with the rest."""

import pytest

from noisecheck import load_game
from noisecheck.server import entries, wire
from noisecheck.server.room import begin, fold
from tests.server.house import House, Person, refusal
from tests.yard import RING

pytestmark = pytest.mark.anyio

HALL = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +   +   +   +   +   +
2 | .   .   .   .   . |
  +---+---+---+---+---+
meryl a1
snake e2
guard e1 E
orders stay-alert 4/3 left; stay-alert 4/3 left; stay-alert 4/3 left; stay-alert 4/3 left; game-over
dice 4 4 4
seed 11
"""
ROUTES = f"""{RING}snake a4
guard a2 E
! snake e2
phase enemy
order lost-contact 6/0 left
orders stay-alert 4/3 left; stay-alert 4/3 left; game-over
"""


async def written(house: House, person: Person) -> list[entries.Entry]:
    return list(await house.store.read(person.room.id))


async def test_a_roll_that_nothing_betters_is_passed_by_the_table(house: House) -> None:
    ann = await house.sit(await house.open(scene=HALL))
    for text in ("turn meryl", "dash b1", "stop", "end"):
        assert refusal(await ann.choose(text)) == ""

    given = [(each.text, each.by, each.foregone) for each in ann.room.log.play.given]
    assert given[-3:] == [("end", 1, False), ("pass", 0, True), ("pass", 0, True)]
    assert ann.state["question"]["hero"] == "snake"


async def test_the_record_is_an_ordinary_one(house: House) -> None:
    """Told, folded again and saved, it leads to the same position."""
    ann = await house.sit(await house.open(scene=HALL))
    for text in ("turn meryl", "dash b1", "stop", "end"):
        await ann.choose(text)

    play = ann.room.log.play
    again = fold(await written(house, ann))

    assert again.play.game.state == play.game.state
    assert again.play.given == play.given
    assert load_game(play.game.save()).state == play.game.state


async def test_nobody_is_shown_a_question_that_is_not_asked(house: House) -> None:
    ann = await house.sit(await house.open(scene=HALL))
    for text in ("turn meryl", "dash b1", "stop", "end"):
        await ann.choose(text)

    last = ann.messages("update")[-1]
    assert (last["by"], last["what"], last["state"]["question"]["hero"]) == (1, "chose", "snake")
    assert [each["state"]["answers"] for each in ann.messages("update")] == [1, 2, 3, 6]
    assert ann.voice.heard[-1].count(b'"type":"done"') == 1  # when all of it is known


async def test_ways_that_end_alike_are_not_put_to_the_vote(house: House) -> None:
    ann = await house.sit(await house.open(scene=ROUTES, decides="vote"))

    assert [(each.kind, each.text, each.foregone) for each in ann.room.log.play.given] == [
        ("path", "path b2 b1 c1 d1 d2 e2", True)
    ]
    assert ann.state["question"]["kind"] == "action"
    assert ann.state["back"]["free"] == []  # nobody has answered anything yet


async def test_it_is_taken_back_and_done_again_with_the_answer_before_it(house: House) -> None:
    origin = entries.StageOrigin("recon", ["snake", "meryl"], 3, memory_box=["cardboard-box"])
    seat = await house.rooms.open("Ann", origin, begin(origin), wire.Options(), "nonce", True, None)
    ann = await house.sit(seat)
    for text in ("equip snake cardboard-box", "done", "turn snake"):
        assert refusal(await ann.choose(text)) == ""
    play = ann.room.log.play
    assert [each.text for each in play.given] == ["equip snake cardboard-box", "done", "done", "turn snake"]
    there = play.game.state

    await ann.undo(3)  # what was asked of nobody
    assert (ann.state["answers"], ann.state["question"]["kind"]) == (3, "turn")
    marks = [mark["answers"] for mark in ann.state["back"]["free"]]
    assert marks[0] == 1  # back to the last question that somebody was asked
    await ann.undo(1)
    assert (ann.state["question"]["kind"], ann.state["question"]["hero"]) == ("loadout", "snake")
    await ann.redo()
    assert (ann.state["answers"], ann.state["back"]["redo"]) == (3, "turn snake")
    await ann.redo()

    assert ann.room.log.play.game.state == there


async def test_a_bot_does_not_ponder_what_cannot_matter(house: House) -> None:
    shot_at = HALL.replace("e1 E", "e1 W").replace("dice 4 4 4", "order stay-alert 4/3 left\nphase enemy\ndice 1 2")
    ann = await house.sit(await house.open(scene=shot_at, bots={"meryl": "steady"}))

    given = [(each.hero, each.text, each.bot, each.foregone) for each in ann.room.log.play.given]
    assert given == [("meryl", "pass", None, True), ("meryl", "pass", None, True)]
    assert ann.messages("intends") == []
