"""The film: every event once, frames that show the position, guards that keep their numbers."""

import random

import pytest
from msgspec import UNSET

from noisecheck.engine.events import KINDS
from noisecheck.foresight.shapes import Told
from noisecheck.foresight.view.film import Film
from noisecheck.foresight.view.position import position
from tests.foresight.looking import EVERYWHERE, filmed_walk, fold
from tests.laws.walks import begin, walk
from tests.table import rule, scene

pytestmark = pytest.mark.slow

ROW = "    a   b   c   d   e\n  +---+---+---+---+---+\n1 | .   .   .   .   . |\n  +---+---+---+---+---+\n"

ABOUT_GUARDS = ("Guard", "Mode", "Path", "NoNewPath", "KnockedOut", "ReactionDrawn", "TokenRemoved")
ABOUT_BODIES = ("GuardWoke", "GuardTied")

everywhere = pytest.mark.parametrize(("stage", "heroes", "seed"), EVERYWHERE)


def test_opening_and_frames_are_the_position_at_every_question() -> None:
    for stage, heroes, seed in EVERYWHERE:
        known, shown = 0, Film(begin(stage, heroes, seed)).opening
        for game, film in filmed_walk(stage, heroes, seed, 120):
            shown = fold(shown, film.told(known))
            assert len(film) == len(game.events)
            if len(film) > known:  # else the next event shows what has changed
                assert shown == position(game)
            known = len(film)


@everywhere
def test_a_film_tells_each_event_of_the_game_with_its_rule_and_cause(stage: str, heroes: list[str], seed: int) -> None:
    game = list(walk(stage, heroes, seed, 60))[-1]
    film = Film(game)

    assert [(told.n, told.kind, told.rule, told.cause) for told in film.told(0)] == [
        (number, type(event).__name__, event.rule, event.cause) for number, event in enumerate(game.events)
    ]
    assert [set(told.facts) for told in film.told(0)] == [set(event.facts()) for event in game.events]


@everywhere
def test_a_film_that_went_on_and_back_is_the_one_made_anew(stage: str, heroes: list[str], seed: int) -> None:
    chooser = random.Random(seed)
    game = begin(stage, heroes, seed)
    film, answers = Film(game), 0
    for _ in range(60):
        if game.decision is None:
            break
        if chooser.random() < 0.3 and answers:
            answers -= 1
            game.rewind()
            film.back(answers)
        else:
            answers += 1
            film.choose(game, chooser.choice(game.decision.options))

    assert film.told(0) == Film(game).told(0)


@everywhere
def test_a_camera_whose_answer_did_not_count_leaves_no_trace(stage: str, heroes: list[str], seed: int) -> None:
    """An answer is tried before it is written; it may come to nothing."""
    for game, film in filmed_walk(stage, heroes, seed, 40):
        told, tried = film.told(0), game.clone()
        if tried.decision:
            tried.choose(tried.decision.options[0], film.camera().table)
        assert film.told(0) == told


def test_what_was_told_before_a_question_stays_as_it_was_told() -> None:
    """Clients keep the events they have; only those from the first new one on are sent."""
    for stage, heroes, seed in EVERYWHERE:
        kept: list[Told] = []
        for _, film in filmed_walk(stage, heroes, seed, 80):
            assert film.told(0)[: len(kept)] == kept
            kept = film.told(0)


@everywhere
def test_a_guard_keeps_its_number_from_its_coming_to_its_fall(stage: str, heroes: list[str], seed: int) -> None:
    game = list(walk(stage, heroes, seed, 250))[-1]
    film = Film(game)
    where = {guard.id: guard.space for guard in film.opening.guards}
    for told in film.told(0):
        space = str(told.facts.get("space", ""))
        if told.kind in ("GuardSpawned", "GuardPlaced"):
            assert told.guard is not None
            assert told.guard not in where
            where[told.guard] = space
        elif told.kind in ("GuardMoved", "GuardLeapt"):
            assert told.guard is not None
            assert where[told.guard] == told.facts["start"]
            where[told.guard] = str(told.facts["end"])
        elif told.kind == "KnockedOut" or (told.kind == "Killed" and told.facts["figure"] == "guard"):
            assert told.guard is not None
            assert where.pop(told.guard) == space

    assert {guard.id: guard.space for guard in position(game).guards} == where


def test_every_event_about_a_guard_says_which() -> None:
    heard = set()
    for stage, heroes, seed in EVERYWHERE:
        game = list(walk(stage, heroes, seed, 250))[-1]
        for told in Film(game).told(0):
            named = [told.facts[fact] for fact in ("watcher", "target", "attacker", "figure") if fact in told.facts]
            if "guard" in named or (told.kind.startswith(ABOUT_GUARDS) and told.kind not in ABOUT_BODIES):
                heard.add(told.kind)
                assert told.guard is not None, told
            assert told.facts.get("hero", "") in ("", *heroes), told
            assert told.facts.get("owner", "") in ("", *heroes), told

    assert len(heard) > 12
    assert heard <= set(KINDS)


@rule("MOV-3")
def test_the_guard_that_was_leapt_over_is_the_one_that_attacks() -> None:
    game = scene(ROW + "snake a1\nguard b1 E\nguard c1 E\nguard e1 E\nturn snake\ndice 1 1 1 1")

    game.choose("sneak d1")

    attacks = [told for told in Film(game).told(0) if told.kind == "Rolled"]
    assert [told.guard for told in attacks] == [1]
    assert [told.threshold for told in attacks] == [3]  # Snake's Defense
    while game.decision and game.decision.find("pass"):
        game.choose("pass")
    attacks = [told for told in Film(game).told(0) if told.kind in ("Rolled", "Attacked")]
    assert [told.guard for told in attacks] == [1, 1, 2, 2]


@rule("COM-7")
def test_a_knocked_out_guard_takes_its_number_with_it_and_the_next_gets_a_new_one() -> None:
    game = scene(
        ROW + "snake a1\nguard b1 E\nguard e1 E\nbarracks d1 zone all count 2 faces W\nzone all a1:e1\nturn snake\n"
        "orders radio-in 4/3 left; waken 4/3 left; game-over\ndice 6 6 6"
    )

    game.choose("combo b1")
    while game.decision and game.decision.find("pass"):
        game.choose("pass")
    film = Film(game)
    assert [guard.id for guard in fold(film.opening, film.told(0)).guards] == [2]
    film.choose(game, "end")
    while game.decision and game.decision.kind != "action" and game.decision.kind != "turn":
        film.choose(game, game.decision.options[-1])

    assert [guard.id for guard in fold(film.opening, film.told(0)).guards] == [2, 3]


def test_answers_are_counted_over_the_whole_game() -> None:
    game = scene(ROW + "snake a1\nturn snake")
    for text in ("dash b1", "step c1", "sneak d1"):
        game.choose(text)

    assert [told.answers for told in Film(game).told(0) if told.kind == "Moved"] == [1, 2, 3]


def test_a_log_has_the_same_events_without_frames() -> None:
    game = scene(ROW + "snake a1\nturn snake")
    game.choose("sneak b1")
    film = Film(game)

    assert all(told.frame is UNSET for told in film.log(0))
    assert [told.kind for told in film.log(1)] == [told.kind for told in film.told(1)]


def test_a_frame_has_only_what_changed() -> None:
    game = scene(ROW + "snake a1\nguard e1 E\nturn snake")
    game.choose("sneak b1")

    frame = Film(game).told(0)[0].frame
    assert frame is not UNSET
    assert frame.heroes is not UNSET
    assert (frame.guards, frame.watchers, frame.round) == (UNSET, UNSET, UNSET)
