"""The training, played by its script: what the cards promise really happens, and it ends with a win.

The browser shows the lessons of `client/src/tutorial/script.json`; here the engine plays them.
"""

import json
import re
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from noisecheck import Game, new_game, texts
from tests.play import options, told
from tests.table import rule

SCRIPT = json.loads((Path(__file__).parent.parent.parent / "client/src/tutorial/script.json").read_text("utf-8"))
BEATS: list[dict[str, Any]] = SCRIPT["beats"]
GUIDED = 7  # the lessons in which one thing is allowed at a time
SENTENCE_END = re.compile(r"(?<=[\w”)])[.!?](?=\s|$)")  # a ! or ? that stands alone is a token


def begin() -> Game:
    return new_game(SCRIPT["stage"], SCRIPT["heroes"], SCRIPT["seed"])


def answers(beat: dict[str, Any]) -> list[str]:
    return [*beat.get("does", []), *beat.get("route", [])]


def at(lesson: str) -> Game:
    """The game as it is when this lesson begins."""
    game = begin()
    for beat in takewhile(lambda each: each["id"] != lesson, BEATS):
        for answer in answers(beat):
            game.choose(answer)
    return game


def has_ended(beat: dict[str, Any], game: Game) -> bool:
    ends = beat["ends"]
    return any(fact | ends["facts"] == fact for fact in told(game, ends["kind"]))


def test_the_script_wins_and_nobody_is_alerted_on_the_way() -> None:
    game = begin()
    for beat in BEATS:
        for answer in answers(beat):
            game.choose(answer)

    assert str(game.outcome) == "won"
    assert [fact["side"] for fact in told(game, "AttentionPlaced")] == ["?"]


@pytest.mark.parametrize("beat", BEATS[GUIDED:], ids=lambda beat: beat["id"])
def test_a_free_lesson_ends_with_its_event_and_not_before(beat: dict[str, Any]) -> None:
    game = at(beat["id"])

    for answer in beat["route"]:
        assert not has_ended(beat, game)
        game.choose(answer)

    assert has_ended(beat, game)


def test_the_guided_lessons_come_first_and_leave_nothing_open() -> None:
    guided = [beat for beat in BEATS if "ends" not in beat]

    assert guided == BEATS[:GUIDED]
    assert all(("does" in beat) != ("looks" in beat) for beat in guided)


def test_the_takedown_comes_before_the_round_in_which_it_is_given_up() -> None:
    (beat,) = (each for each in BEATS if each["id"] == "takedown")

    assert at("takedown").state.round < beat["before"]


@rule("LOS-2")
def test_the_guard_one_looks_at_watches_the_row_the_card_names() -> None:
    game = at("sight")

    assert game.explain_sight("g6", "c6").sees
    assert not game.explain_sight("g6", "h6").sees


@rule("LOS-7")
def test_the_dark_space_of_the_lesson_on_ways_lies_behind_a_seen_one() -> None:
    game = at("path")
    game.choose("dash c6")

    assert not game.explain_sight("g6", "c5").sees
    assert "step c5" in options(game)

    game.choose("step c5")

    assert game.attention("snake") == ("!", "c5")


@rule("GRD-14")
def test_the_knock_brings_the_guard_and_he_turns_his_back() -> None:
    game = at("takedown")

    assert game.attention("snake") is None
    game.choose("sneak c8")
    assert "takedown c7" in options(game)


@pytest.mark.parametrize("beat", BEATS, ids=lambda beat: beat["id"])
def test_a_lesson_has_a_title_and_cards_of_two_sentences_at_most(beat: dict[str, Any]) -> None:
    parts = ["text", *(["seen"] if "looks" in beat else []), *(["hint"] if "ends" in beat else [])]
    said = [texts.look_up(f"tutorial-{beat['id']}.{part}", {}) for part in parts]

    assert texts.look_up(f"tutorial-{beat['id']}", {})
    for text in said:
        assert text
        assert len(SENTENCE_END.findall(text)) <= 2, text
