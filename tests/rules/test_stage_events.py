"""SET-7, SET-8: what event tokens of a stage can do."""

from typing import Any

import pytest

from noisecheck import Game, scene
from noisecheck.engine.stage import Consequence, Section
from tests import table
from tests.play import options, play, told
from tests.table import picture, rule

MAP = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +---+   +---+---+
2 | . : .   .   . |
  +---+---+---+---+
stage test-mission
snake a1
event A b1
event B c1
door a2-b2
turn snake
"""


def staged(effects: list[tuple[str, ...]], more: str = "", **rules: Any) -> Game:
    """A scene whose event A does this; B does nothing."""
    return with_section(Section(Consequence(tuple(effects))), more, **rules)


def with_section(section: Section, more: str = "", **rules: Any) -> Game:
    """A scene whose event A is this one."""
    return table.staged(MAP + more, events={"A": section}, **rules)


@rule("SET-8")
def test_an_event_may_bring_a_guard_who_sees_the_hero_where_the_move_ends() -> None:
    game = staged([("guard", "d1", "W")])

    play(game, "dash b1", "step b2")

    assert told(game, "GuardPlaced") == [{"space": "d1", "facing": "W"}]
    assert "guard d1 W" in picture(game)
    assert game.attention("snake") == ("!", "b2")


@rule("SET-8")
def test_no_guard_steps_into_an_occupied_space() -> None:
    game = staged([("guard", "d1", "W")], "meryl d1")

    play(game, "sneak b1")

    assert game.state.guards == []


@rule("SET-8")
def test_an_event_may_open_a_door() -> None:
    game = staged([("unlock", "a2-b2")])

    play(game, "sneak b1")

    assert "door a2-b2 level 3 needs 3+ 4+ 5+ open" in picture(game)
    assert [event.rule for event in game.events if type(event).__name__ == "DoorOpened"] == ["SET-8"]


@pytest.mark.parametrize(("effect", "side"), [("draw-attention", "?"), ("alert", "!")])
@rule("SET-8")
def test_an_event_may_draw_attention_or_alert(effect: str, side: str) -> None:
    game = staged([(effect,)])

    play(game, "sneak b1")

    assert game.attention("snake") == (side, "b1")
    assert game.events[-1].rule == "SET-8"


@rule("SET-8")
def test_each_event_happens_once_and_apart_from_the_others() -> None:
    game = staged([("draw-attention",)])

    play(game, "sneak b1", "sneak c1", "sneak b1")

    assert [each["letter"] for each in told(game, "EventReached")] == ["A", "B"]
    assert "event A b1 used\nevent B c1 used" in picture(game)
    assert game.attention("snake") == ("?", "b1")


@rule("SET-4")
def test_a_required_event_is_a_goal() -> None:
    game = staged([], required="B")

    play(game, "sneak b1")
    assert game.outcome is None
    play(game, "sneak c1")

    assert str(game.outcome) == "won"


@rule("SET-4", "ACT-19")
def test_as_many_objectives_as_the_number_of_heroes_needs_and_one_hero_at_the_exit() -> None:
    things = "objective a1\nobjective d2\nobjective d1\nexit b1\nmeryl d2"
    game = staged([], things, needed=(3, 2, 1, 1), leaving="one")

    play(game, "interact a1", "sneak b1")
    assert game.outcome is None
    play(game, "end", "interact d2")

    assert str(game.outcome) == "won"


@rule("SET-9")
def test_clearing_a_stage_unlocks_its_equipment_and_that_of_the_events_that_happened() -> None:
    game = with_section(Section(Consequence(rewards=("rope",))), "objective a1\nobjective b1", rewards=("rations-2",))

    play(game, "interact a1", "sneak b1", "interact b1")

    assert told(game, "CardsUnlocked") == [{"cards": ("rations-2", "rope")}]


@rule("SET-7")
def test_a_stage_may_forbid_focus_in_rolls_too() -> None:
    game = staged([], "guard b1 E\ndice 2", forbids_focus=True)

    game.choose("hand-to-hand b1")

    assert "end" in options(game)


@rule("LOS-7", "LOS-11")
def test_a_laser_that_an_event_lays_bare_alerts_where_the_move_ends() -> None:
    game = staged([("unlock", "a2-b2")], "trap a2 laser down")

    play(game, "dash b1", "step c1")

    assert game.attention("snake") is None
    behind_the_door = staged([("unlock", "a2-b2")], "trap a2 laser down\nmeryl b2")
    play(behind_the_door, "dash b1", "step c1")
    assert behind_the_door.attention("meryl") == ("!", "b2")


@rule("COM-12")
def test_an_event_brings_no_thirteenth_guard() -> None:
    columns = "abcdefghijklmno"
    border = "  +" + "---+" * len(columns)
    drawn = ["    " + "   ".join(columns), border, "1 |" + " .  " * (len(columns) - 1) + " . |", border]
    things = [
        "stage test-mission",
        "snake a1",
        "event A b1",
        "turn snake",
        *(f"guard {each}1 E" for each in columns[2:14]),
    ]
    section = Section(Consequence((("guard", "o1", "W"),)))
    game = table.staged("\n".join(drawn + things), events={"A": section})

    play(game, "sneak b1")

    assert len(game.state.guards) == 12


# what events give and take


@rule("SET-8")
def test_an_event_may_give_equipment_beyond_what_a_hero_can_carry() -> None:
    full = "gear snake pistol-45, rope, medicine, rations, grenade, c-4"
    game = staged([("give", "nikita")], full)

    play(game, "sneak b1")

    assert "c-4, nikita" in picture(game)
    assert told(game, "GearFound") == [{"hero": "snake", "gear": "nikita"}]


@rule("SET-8")
def test_what_a_hero_has_already_is_not_given_twice() -> None:
    game = staged([("give", "nikita")], "gear snake nikita*1")

    play(game, "sneak b1")

    assert "gear snake nikita*1\n" in picture(game)


@rule("SET-8")
def test_an_event_may_heal_and_calm_whoever_gets_there() -> None:
    unhurt = staged([("heal", "2"), ("refresh",)])
    game = scene(picture(unhurt).replace("snake a1", "snake a1 damage 3 inactive plus-2,reroll"))

    play(game, "sneak b1")

    assert (game.state.heroes[0].damage, game.state.heroes[0].inactive) == (1, ())
    play(unhurt, "sneak b1")
    assert told(unhurt, "Healed") == []


@rule("SET-8")
def test_an_event_may_make_guards_forget_the_hero() -> None:
    game = staged([("hush",)], "! snake d2")

    play(game, "sneak b1")

    assert game.attention("snake") is None
    assert told(game, "AttentionRemoved") == [{"hero": "snake", "side": "!", "space": "d2"}]
