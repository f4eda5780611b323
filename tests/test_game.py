"""The core: choosing, going back, saving, records that do not fit, errors that help."""

import json

import msgspec
import pytest

import noisecheck
from noisecheck import (
    BadSave,
    Diverged,
    GameIsOver,
    IllegalOption,
    NoisecheckError,
    TakeBackRefused,
    UnknownName,
    autoplay,
    load_game,
)
from noisecheck.engine.events import Event
from noisecheck.engine.table import Table
from noisecheck.foresight.view.position import position
from tests.play import options, play
from tests.table import picture, scene

HALL = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +   +   +   +
2 | .   .   . |
  +---+---+---+
snake a1
meryl c2
turn snake
"""


def test_a_refusal_names_the_rule_and_the_reason() -> None:
    with pytest.raises(IllegalOption) as refused:
        scene(HALL).choose("sneak c1")

    assert refused.value.rule == "ACT-4"
    assert "c1" in refused.value.reason


def test_a_refused_choice_changes_nothing() -> None:
    game = scene(HALL)
    before = picture(game)

    with pytest.raises(IllegalOption):
        game.choose("fly to the moon")

    assert picture(game) == before


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    game = scene(HALL + "objective a1")
    game.choose("interact a1")

    assert str(game.outcome) == "won"
    assert game.decision is None
    assert game.why_not("knock") is not None
    with pytest.raises(GameIsOver):
        game.choose("knock")


def test_choose_returns_only_what_is_new() -> None:
    game = scene(HALL)

    first = game.choose("dash b1")
    second = game.choose("step b2")

    assert [event.facts() for event in first] == [{"hero": "snake", "start": "a1", "end": "b1"}]
    assert [event.facts() for event in second] == [{"hero": "snake", "start": "b1", "end": "b2"}]
    assert game.events == first + second


def test_every_event_but_a_root_names_an_earlier_cause() -> None:
    game = scene(HALL + "guard c1 W\ndice 4 4")
    play(game, "sneak b1", "knock", "end")

    for index, event in enumerate(game.events):
        assert event.cause is None or 0 <= event.cause < index
    assert any(event.cause is not None for event in game.events)


def test_an_answer_can_be_taken_back_in_the_middle_of_an_action_and_after_it() -> None:
    game = scene(HALL)
    start = picture(game)
    play(game, "dash b1", "step b2")

    game.take_back()
    assert options(game, "stop") == ["stop"]
    game.take_back()

    assert picture(game) == start
    with pytest.raises(TakeBackRefused, match="no answer"):
        game.take_back()


def test_past_a_roll_going_back_needs_consent_and_the_dice_stay_the_same() -> None:
    game = scene(HALL + "guard b1 S\nseed 5")
    play(game, "hand-to-hand b1")
    rolled = [event for event in game.events if type(event).__name__ == "Rolled"]

    while game.can_take_back():
        game.take_back()
    with pytest.raises(TakeBackRefused, match="revealed"):
        game.take_back()
    game.rewind()
    game.choose("pass")

    assert [event for event in game.events if type(event).__name__ == "Rolled"] == rolled


def test_a_saved_game_goes_on_where_it_was_in_the_middle_of_an_action() -> None:
    game = scene(HALL)
    play(game, "sneak b1", "dash c1")

    loaded = load_game(game.save())

    assert options(loaded) == options(game)
    assert loaded.events == game.events
    assert loaded.state == game.state


@pytest.mark.parametrize(
    "answers",
    ["dash b1", "dash b1; step c1", "sneak b1; sneak c1", "sneak b1; dash c1; stop; end; dash b2"],
)
def test_a_game_from_a_scene_with_answers_is_saved_and_loaded_at_every_question(answers: str) -> None:
    game = scene(f"{HALL}answers {answers}")
    for _ in range(4):
        loaded = load_game(game.save())
        assert loaded.state == game.state
        assert loaded.events == game.events
        assert loaded.decision == game.decision
        assert loaded.save() == game.save()
        assert game.decision is not None
        game.choose(game.decision.options[0])


def test_a_game_taken_back_past_the_answers_of_its_scene_is_saved_as_it_stands() -> None:
    game = scene(HALL + "answers sneak b1; dash c1")
    game.take_back()
    game.take_back()

    assert load_game(game.save()).where("snake") == "a1"


def test_a_record_that_does_not_fit_any_more_is_told_loudly() -> None:
    game = scene(HALL)
    play(game, "sneak b1", "sneak c1")
    saved = json.loads(game.save())
    saved["origin"]["scene"] = saved["origin"]["scene"].replace("meryl c2", "meryl b2")

    with pytest.raises(Diverged):
        load_game(json.dumps(saved))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not json",
        "[]",
        "{}",
        '{"noisecheck": 99}',
        '{"noisecheck": 1}',
        '{"noisecheck": 1, "origin": {}, "steps": [[]]}',
        '{"noisecheck": 1, "origin": {"nothing": 1}, "steps": []}',
        '{"noisecheck": 1, "origin": {"stage": 7}, "steps": []}',
        '{"noisecheck": 1, "origin": {"scene": 7}, "steps": []}',
        '{"noisecheck": 1, "origin": {"scene": "x"}, "steps": [["d", ["sneak", 1, 2]]]}',
    ],
)
def test_what_is_no_saved_game_is_refused_with_a_word_of_help(text: str) -> None:
    with pytest.raises(NoisecheckError):
        load_game(text)
    if not text.startswith('{"noisecheck": 1, "origin"'):
        with pytest.raises(BadSave):
            load_game(text)


def test_a_sealed_file_is_told_to_be_one() -> None:
    with pytest.raises(BadSave, match="sealed until it ends"):
        load_game('{"noisecheck-sealed": 1, "sealed": "x"}')


def test_questions_about_what_is_not_there_name_what_is() -> None:
    game = scene(HALL)

    with pytest.raises(UnknownName, match="snake, meryl"):
        game.where("otacon")
    with pytest.raises(UnknownName, match="a1 to c2"):
        game.seen_by("z9")


def test_autoplay_stops_a_policy_that_walks_in_circles() -> None:
    with pytest.raises(NoisecheckError, match="no outcome after 200 decisions"):
        autoplay(scene(HALL), lambda decision, state: decision.options[0], decisions=200)


def test_autoplay_takes_over_in_the_middle_of_an_action_and_leaves_the_game_alone() -> None:
    game = scene(HALL + "objective b2")
    game.choose("dash b1")
    before = picture(game)

    def to_the_objective(decision: noisecheck.Decision, state: noisecheck.State) -> noisecheck.Option:
        wanted = ("step b2", "interact b2", "pass", "end")
        return next(option for text in wanted for option in decision.options if str(option) == text)

    ending = autoplay(game, to_the_objective)

    assert str(ending.state.outcome) == "won"
    assert [str(answer) for answer in ending.answers] == ["dash b1", "step b2", "interact b2"]
    assert picture(game) == before


def test_autoplay_makes_no_event_until_somebody_asks_what_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    game = scene(HALL + "objective b2")
    heard: list[Event] = []
    tell = Table.tell

    def listen(table: Table, event: Event) -> int:
        heard.append(event)
        return tell(table, event)

    def to_the_objective(decision: noisecheck.Decision, state: noisecheck.State) -> noisecheck.Option:
        wanted = ("interact b2", "sneak b2", "sneak b1")
        return next(option for text in wanted for option in decision.options if str(option) == text)

    monkeypatch.setattr(Table, "tell", listen)
    ending = autoplay(game, to_the_objective)

    assert heard == []
    assert [type(event).__name__ for event in ending.events] == ["Moved", "Moved", "ObjectiveTaken", "Won"]
    assert len(heard) == 4


def test_a_position_shows_what_lies_open_and_nothing_hidden() -> None:
    game = scene(HALL + "trap a2 laser down\norders waken 6/5 left; game-over\nseed 99\ndice 3 3")

    shown = msgspec.json.encode(position(game)).decode()

    assert '"blue":2' in shown
    assert "laser" not in shown
    assert "waken" not in shown
    assert "99" not in shown
