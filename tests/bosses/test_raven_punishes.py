"""Vulcan Raven in the heroes' turns: he turns on who hurts him and fires at what is done before his eyes (BOS-8)."""

import pytest

from noisecheck import Game
from noisecheck.engine.bosses.kit import boss_of
from tests.bosses.store import STORE, revealed, shots, track, turned, where
from tests.play import play, told
from tests.table import rule, scene

STEADY = "snake c3 inactive plus-2,minus-2,reroll,minus-white-or-move"


def struck(text: str, *choices: str) -> Game:
    """What came of it when Snake had his turn; he has no Focus, and rolls stand as they fall."""
    return play(scene(f"{STORE}{text}\nturn snake"), *choices)


# he turns


@rule("BOS-8")
def test_hurt_by_an_attack_he_turns_to_face_the_hero_whichever_way_he_looked() -> None:
    game = struck(f"{STEADY}\nboss raven d3 S\ndice 5 1", "hand-to-hand d3")

    assert turned(game) == [{"figure": "raven", "space": "d3", "facing": "W"}]


@rule("BOS-8")
def test_an_attack_that_does_not_hurt_him_turns_him_nowhere() -> None:
    game = struck(f"{STEADY}\nboss raven d3 S\ndice 1", "hand-to-hand d3")

    assert where(game) == ("d3", "S")
    assert shots(game) == []


@rule("BOS-8")
def test_without_line_of_sight_from_the_hero_he_does_not_turn_but_the_card_comes_all_the_same() -> None:
    """The missile goes off beside him, round the corner from Snake on a1."""
    game = struck(
        "snake a1\ngear snake nikita\nboss raven c3 E\nboss-deck long-belt; old-trail\ndice 1 3 6 6 1",
        "use nikita a2",
        "fly S 1",
        "fly E 3",
    )

    assert not game.explain_sight("a1", "c3").sees
    assert boss_of(game.state).damage == 2
    assert revealed(game) == [("long-belt", "reaction")]
    assert turned(game) == []
    assert shots(game) == []


@rule("BOS-31")
@pytest.mark.parametrize(
    ("hero", "before", "after"), [("b1", "N", "W"), ("d2", "E", "S"), ("c2", "N", "S"), ("a3", "N", "W")]
)
def test_he_turns_along_the_longer_way_the_column_if_both_are_as_long(hero: str, before: str, after: str) -> None:
    hall = STORE.replace("#", ".")
    game = scene(
        f"{hall}snake {hero} inactive plus-2,reroll\ngear snake pistol-45\nboss raven d1 {before}\nturn snake\ndice 5 1"
    )

    play(game, "use pistol-45 d1")

    assert where(game) == ("d1", after)


@rule("BOS-8", "COM-5")
def test_a_blast_is_no_attack_and_goes_unpunished() -> None:
    game = struck("snake d1\ngear snake grenade\nboss raven d4 E", "use grenade d4")

    assert boss_of(game.state).damage == 2
    assert (turned(game), revealed(game), shots(game)) == ([], [], [])


# a card, if it hurt badly


@rule("BOS-8", "SET-17")
def test_one_attack_that_dealt_2_reveals_a_card_whose_reaction_is_resolved_and_it_goes_to_the_bottom() -> None:
    game = struck(f"{STEADY}\nboss raven d3 S\nboss-deck old-trail; left-wing\ndice 5 5 1 1", "combo d3")

    assert revealed(game) == [("old-trail", "reaction")]
    assert told(game, "TrackMoved") == [{"figure": "raven", "ability": "hunt-2"}]
    assert boss_of(game.state).deck == ["left-wing", "old-trail"]


@rule("BOS-8")
def test_two_attacks_of_1_reveal_none() -> None:
    game = struck(f"{STEADY}\nboss raven d3 S\ndice 5 1 5 1", "hand-to-hand d3", "hand-to-hand d3")

    assert boss_of(game.state).damage == 2
    assert revealed(game) == []


@rule("BOS-8", "HER-2")
def test_what_an_ability_adds_to_an_attack_is_part_of_it() -> None:
    """From behind Snake's one hit may be two: then it is 2 of one attack."""
    game = struck(f"{STEADY}\nboss raven d3 E\nboss-deck left-wing\ndice 5 1 1", "hand-to-hand d3", "yes")

    assert boss_of(game.state).damage == 2
    assert revealed(game) == [("left-wing", "reaction")]


@rule("BOS-8")
def test_first_he_turns_and_then_the_card_is_resolved() -> None:
    game = struck(f"{STEADY}\nboss raven d3 S\nboss-deck right-wing; left-wing\ndice 5 5 1", "combo d3")

    assert [fact["facing"] for fact in turned(game)] == ["W", "S"]


# what is done before his eyes


@rule("BOS-8")
@pytest.mark.parametrize("action", ["sneak d2", "dash d2", "refresh plus-2"])
def test_a_hero_that_completes_an_action_in_his_sight_is_attacked(action: str) -> None:
    game = struck("snake d1 inactive plus-2\nboss raven d5 N\ndice 1", action, *["stop"] * (action == "dash d2"))

    assert shots(game) == [("snake", 1)]


@rule("BOS-8")
def test_sight_that_he_just_gained_by_turning_counts() -> None:
    game = struck(f"{STEADY}\nboss raven d3 S\ndice 5 1", "hand-to-hand d3")

    assert shots(game) == [("snake", 1)]


@rule("BOS-8")
def test_a_hero_that_walks_into_his_sight_is_attacked_and_one_that_walks_out_of_it_is_not() -> None:
    into = struck("snake c1\nboss raven d5 N\ndice 1", "sneak d1")
    out = struck("snake d1\nboss raven d5 N", "sneak c1")

    assert shots(into) == [("snake", 1)]
    assert shots(out) == []


@rule("BOS-8")
def test_crossing_his_sight_is_no_action_completed_in_it() -> None:
    assert shots(struck("snake c1\nboss raven d5 N", "dash d1", "step e1")) == []


@rule("BOS-8")
def test_only_the_hero_who_acts_is_attacked_not_others_he_sees() -> None:
    game = struck("snake d1\nmeryl d2\nboss raven d5 N\ndice 1", "sneak c1", "end", "sneak d3")

    assert shots(game) == [("meryl", 1)]


@rule("BOS-8")
def test_the_end_of_a_turn_is_no_action() -> None:
    assert shots(struck("snake d1\nmeryl a1\nboss raven d5 N", "end")) == []


@rule("BOS-31")
def test_a_focus_move_before_his_eyes_counts_as_an_action() -> None:
    assert shots(struck("snake d1\nboss raven d5 N\ndice 1", "focus minus-white-or-move d2")) == [("snake", 1)]


@rule("BOS-31", "FOC-3")
def test_a_focus_token_that_moves_nobody_does_not() -> None:
    game = play(scene(f"{STORE}meryl d1\nboss raven d5 N\nturn meryl"), "focus extra-action")

    assert shots(game) == []


@rule("BOS-8", "COM-4")
def test_in_a_heros_turn_too_he_has_three_dice_from_9_plus() -> None:
    game = struck(f"snake d1\nboss raven d5 N track {track(9)}\ndice 1 1 1", "sneak d2")

    assert shots(game) == [("snake", 3)]


@rule("BOS-8", "COM-6")
def test_the_blow_that_defeats_him_is_not_answered() -> None:
    game = struck(f"{STEADY}\nboss raven d3 W damage 12\ndice 5 5 5", "combo d3")

    assert str(game.outcome) == "won"
    assert (revealed(game), shots(game)) == ([], [])
