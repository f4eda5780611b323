"""The lessons, played by their scripts: what the cards promise really happens, and the training ends with a win.

The browser shows the lessons of `client/src/tutorial/lessons`; here the engine plays them.
"""

import re
from itertools import takewhile
from typing import Any

import pytest

from noisecheck import Game, texts
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.foresight.matters import foregone
from tests.lessons import LESSONS, Beat, Lesson, answers, begin
from tests.play import options, told
from tests.table import rule

TRAINING, SIGHT, FIGHT, DICE, WEAK_MOMENT = LESSONS
BEATS = TRAINING.beats
GUIDED = 7  # the beats of the training in which one thing is allowed at a time
SENTENCE_END = re.compile(r"(?<=[\w”)])[.!?](?=\s|$)")  # a ! or ? that stands alone is a token


def at(beat: str, lesson: Lesson = TRAINING) -> Game:
    """The game as it is when this beat begins."""
    game = begin(lesson)
    for each in takewhile(lambda each: each["id"] != beat, lesson.beats):
        for answer in answers(each):
            game.choose(answer)
    return game


def end_of(lesson: Lesson) -> Game:
    return at("", lesson)


def has_ended(beat: Beat, game: Game) -> bool:
    ends = beat["ends"]
    return any(fact | ends["facts"] == fact for fact in told(game, ends["kind"]))


def sees(game: Game, watcher: str, column: str) -> set[str]:
    """The spaces of these columns that are seen from one."""
    names = [name for name in game.state.stage.board.names if name[0] in column]
    return {name for name in names if game.explain_sight(watcher, name).sees}


def boss_at(game: Game) -> str:
    return game.state.stage.board.names[boss_of(game.state).space]


def hurt(game: Game) -> list[tuple[Any, Any]]:
    return [(fact["figure"], fact["damage"]) for fact in told(game, "Hurt")]


# every lesson


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_answer_of_a_lesson_can_be_given_and_those_of_the_table_come_by_themselves(lesson: Lesson) -> None:
    game = begin(lesson)
    for answer in [each for beat in lesson.beats for each in answers(beat)]:
        option = foregone(game)
        assert option is None or str(option) == answer
        game.choose(answer)

    assert game.decision is None or foregone(game) is None


@pytest.mark.parametrize("beat", [beat for each in LESSONS for beat in each.beats], ids=lambda beat: beat["id"])
def test_a_beat_has_a_title_and_cards_of_two_sentences_at_most(beat: Beat) -> None:
    parts = ["text", *(["seen"] if "looks" in beat else []), *(["hint"] if "ends" in beat else [])]
    said = [texts.look_up(f"tutorial-{beat['id']}.{part}", {}) for part in parts]

    assert texts.look_up(f"tutorial-{beat['id']}", {})
    for text in said:
        assert text
        assert len(SENTENCE_END.findall(text)) <= 2, text


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_says_what_it_is_about_and_what_was_learned(lesson: Lesson) -> None:
    assert texts.look_up(f"lesson-{lesson.id}", {})
    for part in ("about", "complete", "learned"):
        assert texts.look_up(f"lesson-{lesson.id}.{part}", {}), part


@pytest.mark.parametrize("lesson", LESSONS[1:], ids=lambda lesson: lesson.id)
def test_nothing_is_lost_or_won_in_a_short_lesson_and_nobody_is_hurt(lesson: Lesson) -> None:
    game = end_of(lesson)

    assert game.outcome is None
    assert all(hero.damage == 0 for hero in game.state.heroes)


# the training


def test_the_script_wins_and_nobody_is_alerted_on_the_way() -> None:
    game = end_of(TRAINING)

    assert str(game.outcome) == "won"
    assert [fact["side"] for fact in told(game, "AttentionPlaced")] == ["?"]


@pytest.mark.parametrize("beat", BEATS[GUIDED:], ids=lambda beat: beat["id"])
def test_a_free_lesson_ends_with_its_event_and_not_before(beat: Beat) -> None:
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


@rule("LOS-2", "LOS-3")
def test_crates_and_walls_leave_the_guard_of_the_dock_the_row_the_card_names() -> None:
    assert sees(at("sight"), "g6", "abcdefghij") == {f"{column}6" for column in "abcdef"}


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


# sight


@rule("LOS-2")
def test_in_the_hall_the_guard_sees_rows_to_the_west_and_nothing_of_his_column_or_behind_it() -> None:
    game = begin(SIGHT)

    assert {f"{column}{row}" for column in "abcde" for row in (4, 5, 6)} <= sees(game, "f5", "abcde")
    assert sees(game, "f5", "fghi") == set()


@rule("LOS-3")
@pytest.mark.parametrize(("space", "crate"), [("c3", "d3"), ("e1", "e2")])
def test_the_crate_the_card_names_is_all_that_hides_the_space_it_names(space: str, crate: str) -> None:
    reason = begin(SIGHT).explain_sight("f5", space)

    assert not reason.sees
    assert reason.blockers == (f"obstacle {crate}",)


@rule("LOS-7")
def test_the_step_from_the_shadow_into_his_column_is_unseen() -> None:
    game = at("cardboard", SIGHT)

    assert told(game, "Moved")[-1]["end"] == "f1"
    assert told(game, "AttentionPlaced") == []


@rule("CON-2")
def test_the_guard_looks_at_the_box_from_where_the_card_says_and_would_have_seen_a_hero() -> None:
    game, without = at("stared-at", SIGHT), at("cardboard", SIGHT)

    assert game.explain_sight("i3", "f1").sees
    assert told(game, "AttentionPlaced") == []

    without.choose("end")

    assert without.attention("snake") == ("!", "f1")


# boss fights


@rule("BOS-1", "BOS-3")
def test_the_boss_is_where_the_cards_say_turn_by_turn() -> None:
    assert [boss_at(at(beat, FIGHT)) for beat in ("boss", "boss-deck", "boss-cards")] == ["e1", "h6", "e7"]


@rule("FOC-5")
def test_focus_makes_a_hit_of_a_miss_and_a_miss_of_a_hit() -> None:
    game = end_of(DICE)

    assert hurt(game) == [("ocelot", 1)]
    assert [(fact["before"], fact["after"]) for fact in told(game, "DieChanged")] == [("w3", "w5"), ("b4", "b2")]


@rule("BOS-3")
def test_hit_in_a_heros_turn_the_boss_answers_by_going_where_the_card_says() -> None:
    assert boss_at(at("answer", DICE)) == "h2"


@rule("BOS-46")
def test_while_reload_is_on_top_hits_are_free_and_the_second_comes_to_half_his_health() -> None:
    game = at("on-the-run", WEAK_MOMENT)

    assert hurt(game) == [("ocelot", 1), ("ocelot", 1)]
    assert len(told(game, "BossWounded")) == 1
    assert told(game, "BossMoved") == []
    assert boss_at(end_of(WEAK_MOMENT)) == "a4"
