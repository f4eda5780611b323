"""What heroes can do in a Boss stage: covered and special actions (SET-18, BOS-14)."""

import pytest

from tests.bosses.rooms import ROOM
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene, staged

BOSS = "boss ocelot e1 W\nboss-deck reload\n"
OWN_ROOM = ROOM.replace("stage boss ocelot", "stage test-mission")


@rule("SET-18")
def test_actions_that_are_not_used_in_boss_stages_are_covered() -> None:
    """Everything is there for them: a body, an objective, a guard with its back turned."""
    game = scene(ROOM + BOSS + "objective b1\ndead b1\nguard a1 W\nsnake b1\nturn snake")

    assert {option.split()[0] for option in options(game)} == {"sneak", "dash", "hand-to-hand", "combo", "focus", "end"}
    assert objection(game, "knock") == ("SET-18", "covered")
    assert objection(game, "interact b1") == ("SET-18", "covered")
    assert objection(game, "drag b1") == ("SET-18", "covered")
    assert objection(game, "takedown a1") == ("SET-18", "covered")
    meryl = scene(ROOM + BOSS + "dead b1\nmeryl b1\nturn meryl")
    assert "disguise" not in options(meryl)
    assert objection(meryl, "disguise") == ("SET-18", "covered")


@rule("SET-18")
def test_a_covered_action_is_covered_whatever_else_there_is_against_it() -> None:
    game = scene(ROOM + BOSS + "meryl b1\nturn meryl")

    for text in ("knock twice", "interact b1", "drag b1", "disguise"):
        assert objection(game, text) == ("SET-18", "covered")


@rule("SET-18")
def test_the_same_actions_are_open_in_a_sneaking_stage() -> None:
    room = ROOM.replace("stage boss ocelot\n", "") + "objective b1\ndead b1\n"
    game = scene(room + "guard a1 W\nsnake b1\nturn snake")

    assert {"knock", "interact b1", "drag b1", "takedown a1"} <= set(options(game))
    assert "disguise" in options(scene(room + "meryl b1\nturn meryl"))


@rule("SET-18")
def test_where_guards_come_in_what_is_done_about_guards_is_open_too() -> None:
    barracks = "barracks e3 zone main count 1\n"
    game = scene(ROOM + BOSS + barracks + "objective b1\ndead b1\nguard a1 W\nsnake b1\nturn snake")

    assert {"knock", "drag b1", "takedown a1"} <= set(options(game))
    assert objection(game, "interact b1") == ("SET-18", "covered")
    meryl = scene(ROOM + BOSS + barracks + "dead b1\nmeryl b1\nturn meryl")
    assert objection(meryl, "disguise") == ("SET-18", "covered")


@rule("SET-18", "HER-16")
def test_nobody_comes_for_a_knock_at_otacons_terminal() -> None:
    """His Attention token stays on the terminal card."""
    game = scene(ROOM + BOSS + "barracks e3 zone main count 1\notacon a1\nterminal a1 level 3 needs 3+\nturn otacon")

    assert objection(game, "knock") == ("SET-18", "covered")


@rule("SET-18")
def test_otacon_works_from_where_he_is() -> None:
    game = scene(ROOM + BOSS + "otacon a1\nterminal a1 level 3 needs 3+\nobjective a1\nturn otacon")

    assert options(game) == ["hack a1", "end"]
    for text in ("sneak b1", "dash b1", "knock", "interact a1"):
        assert objection(game, text) == ("SET-18", "covered")


@rule("SET-18")
def test_a_stage_may_give_actions_back() -> None:
    game = staged(OWN_ROOM + BOSS + "objective a1\nsnake a1\nturn snake", boss="ocelot", gives_back=("knock",))

    assert "knock" in options(game)
    assert objection(game, "interact a1") == ("SET-18", "covered")


@rule("HER-4", "SET-18")
def test_given_back_gain_disguise_is_still_for_sneaking_stages() -> None:
    game = staged(OWN_ROOM + BOSS + "dead b1\nmeryl b1\nturn meryl", boss="ocelot", gives_back=("disguise",))

    assert "disguise" not in options(game)
    assert objection(game, "disguise") == ("HER-4", "only-when-sneaking")


@rule("BOS-14", "SET-18")
def test_on_a_supply_icon_a_hero_fills_up_its_cards() -> None:
    game = scene(ROOM + BOSS + "supply a3\nmeryl a3\ngear meryl light-assault-rifle*1, handgun-50, c-4*0\nturn meryl")

    play(game, "resupply")

    assert "gear meryl light-assault-rifle, handgun-50, c-4" in picture(game).splitlines()
    assert game.hero("meryl").spent == 1
    assert told(game, "Resupplied") == [{"hero": "meryl", "space": "a3"}]
    assert objection(game, "resupply") == ("BOS-14", "nothing-to-fill")


@rule("BOS-14")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("supply a3\nmeryl a1\ngear meryl light-assault-rifle*1", "no-supplies"),
        ("supply a1\nmeryl a1\ngear meryl light-assault-rifle", "nothing-to-fill"),
    ],
)
def test_without_supplies_or_anything_to_fill_there_is_no_resupply(text: str, reason: str) -> None:
    game = scene(ROOM + BOSS + text + "\nturn meryl")

    assert "resupply" not in options(game)
    assert objection(game, "resupply") == ("BOS-14", reason)
    assert objection(game, "resupply twice") == ("BOS-14", "not-a-thing")


@rule("SET-18", "ACT-3")
def test_a_special_action_belongs_to_its_stage_and_has_to_be_paid_for() -> None:
    gear = "supply a1\nmeryl a1 spent 4\ngear meryl light-assault-rifle*1\nturn meryl"
    sneaking = scene(ROOM.replace("stage boss ocelot\n", "") + gear.replace(" spent 4", ""))

    assert objection(sneaking, "resupply") == ("ACT-3", "not-on-dashboard")
    assert objection(scene(ROOM + BOSS + gear), "resupply") == ("ACT-3", "too-few-actions")
