"""The aids comes with the position: nobody asks for it, and it is found out once for all who are at the table."""

from __future__ import annotations

import msgspec
import pytest

from noisecheck.engine.game import Game
from noisecheck.foresight.shapes import PositionAids
from noisecheck.foresight.view.aids import position_aids
from noisecheck.server import play, wire
from tests.server.house import House, Person, new_id

pytestmark = pytest.mark.anyio


def shown(person: Person, kind: str = "update") -> object:
    """The aids that came with the last message of this kind."""
    return person.messages(kind)[-1]["aids"]


def true_of(person: Person) -> object:
    return msgspec.json.decode(msgspec.json.encode(position_aids(person.room.log.play.game)))


async def test_an_answer_is_followed_by_the_next_question_with_its_aids(house: House) -> None:
    ann = await house.sit(await house.open())
    assert shown(ann, "welcome") == true_of(ann)

    news, done = await ann.choose("turn meryl")

    assert (news["type"], done["type"]) == ("update", "done")
    assert news["aids"] == true_of(ann)
    options = [option["text"] for option in news["state"]["question"]["options"]]
    assert [preview["text"] for preview in news["aids"]["previews"]] == options


async def test_what_is_taken_back_and_done_again_brings_its_aids(house: House) -> None:
    ann = await house.sit(await house.open())
    await ann.choose("turn meryl")
    before = shown(ann)
    step = next(each["text"] for each in ann.state["question"]["options"] if each["verb"] == "sneak")
    await ann.choose(step)
    after = shown(ann)
    assert before != after

    await ann.undo(ann.state["answers"] - 1)
    assert shown(ann) == before
    await ann.redo()
    assert shown(ann) == after


async def test_all_at_the_table_are_told_the_same_found_out_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    def look(game: Game) -> PositionAids:
        nonlocal looks
        looks += 1
        return position_aids(game)

    monkeypatch.setattr(play, "position_aids", look)
    ann, ben, seat, _ = await house.pair()
    watching = await house.watch(seat)
    before = looks

    await ann.choose("turn meryl")
    again = await house.sit(seat, "again")

    assert looks == before + 1
    assert shown(ben) == shown(watching) == shown(again, "welcome") == true_of(ben)


async def test_what_is_only_noted_brings_none_for_the_old_one_holds(house: House) -> None:
    ann, ben, _, _ = await house.pair()

    await ann.send(wire.Bookmark(new_id(), "here"))
    await ann.send(wire.Rename(new_id(), "Anna"))
    await ben.send(wire.LeaveHero(new_id(), "snake"))

    assert [each["what"] for each in ann.messages("update")[-3:]] == ["other", "players", "players"]
    assert not ["aids" for each in ann.messages("update")[-3:] if "aids" in each]


async def test_one_that_fails_harms_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: Game) -> PositionAids:
        raise ZeroDivisionError

    monkeypatch.setattr(play, "position_aids", fail)
    ann = await house.sit(await house.open())

    await ann.choose("turn meryl")

    assert (ann.state["position"]["turn"], shown(ann)) == ("meryl", None)
