"""HER-13: what the System cards do, level by level, and when they can be resolved."""

import pytest

from noisecheck import Game
from noisecheck.engine.stage import Slot
from noisecheck.engine.systems.cards import SNEAKING_DECK, SYSTEM_CARDS
from noisecheck.engine.systems.effects import EFFECTS
from noisecheck.terminal.panel import draw_panel
from tests.play import kinds, objection, options, play, story, told
from tests.table import picture, rule, scene

MAP = """
    a   b   c   d   e   f   g
  +---+---+---+---+---+---+---+
1 | .   . | .   .   .   . | . |
  +   +   +---+   +   +   +===+
2 | .   . | .   .   .   . : . |
  +---+---+---+---+---+   +---+
3 | .   .   .   .   . : .   . |
  +---+---+---+---+---+---+---+
"""
AT_THE_TERMINAL = MAP + "terminal a1 level 5 needs 6 hacked\notacon a1\nsystem none\nturn otacon\n"
LEVELS = [2, 3, 4]


def lines(game: Game, *keywords: str) -> list[str]:
    return [line for line in picture(game).splitlines() if line.split()[0] in keywords]


# resolving


@rule("HER-13")
def test_a_resolved_card_goes_without_its_dice_under_the_deck() -> None:
    game = scene(AT_THE_TERMINAL.replace("none", "all-clear") + "beside lights-out 4 5\nsnake a3\n! snake a3")

    game.choose("resolve lights-out level 2")

    assert "system all-clear; lights-out\n" in picture(game)
    assert game.state.beside == []
    assert game.hero("otacon").spent == 0
    assert story(game) == [
        "SystemResolved('otacon', 'lights-out', 2, rule='HER-13')",
        "  AttentionPlaced('snake', '?', 'a3', rule='HER-13')",
    ]


@rule("HER-13")
def test_a_card_is_resolved_at_levels_up_to_that_of_the_hacked_terminal_in_reach() -> None:
    position = "otacon a2\nsnake a3\n! snake a3\nbeside lights-out 4 5\nturn otacon\n"
    low = scene(MAP + "terminal a1 level 2 needs 6 hacked\nterminal b2 level 4 needs 6\n" + position)
    assert options(low, "resolve") == ["resolve lights-out level 2"]

    both = scene(MAP + "terminal a1 level 2 needs 6 hacked\nterminal b2 level 4 needs 6 hacked\n" + position)
    assert options(both, "resolve") == [f"resolve lights-out level {level}" for level in LEVELS]


@rule("HER-13")
def test_a_card_can_be_resolved_with_no_action_left_but_only_in_his_turn() -> None:
    others = AT_THE_TERMINAL.replace("turn otacon", "turn snake") + "beside lights-out 4 5\nsnake a3\n! snake a3"
    assert objection(scene(others), "resolve lights-out level 2") == ("ACT-3", "not-on-dashboard")

    tired = AT_THE_TERMINAL.replace("otacon a1", "otacon a1 spent 4") + "beside lights-out 4 5\nsnake a3\n! snake a3"
    assert "resolve lights-out level 2" in options(scene(tired))


@rule("HER-13")
def test_a_card_away_from_the_terminal_or_with_an_empty_slot_is_not_resolved() -> None:
    away = scene(AT_THE_TERMINAL.replace("otacon a1", "otacon e1") + "beside lights-out 4 5\n? otacon a3")
    assert objection(away, "resolve lights-out level 2") == ("HER-13", "not-connected")
    open_slot = scene(AT_THE_TERMINAL + "beside lights-out 4 -\n! otacon a3")
    assert objection(open_slot, "resolve lights-out level 2") == ("HER-13", "slots-empty")


@rule("HER-13")
def test_after_the_first_target_the_players_may_leave_it_at_that() -> None:
    game = scene(AT_THE_TERMINAL + "beside lights-out 4 5\nsnake a3\n! snake a3\nmeryl c3\n! meryl c3")

    game.choose("resolve lights-out level 3")
    assert game.decision is not None
    assert (game.decision.rule, str(game.decision)) == ("HER-13", "Otacon: Lights Out reaches 2 more. Which one?")
    assert options(game) == ["target snake", "target meryl"]
    game.choose("target meryl")
    assert options(game) == ["target snake", "done"]
    game.choose("done")

    assert lines(game, "!", "?") == ["! snake a3", "? meryl c3"]


def test_there_are_eight_system_cards_each_with_an_effect_and_slots_for_at_most_four_dice() -> None:
    assert len(SNEAKING_DECK) == 8
    assert list(EFFECTS) == list(SYSTEM_CARDS)
    assert all(1 <= len(card.slots) <= 4 for card in SYSTEM_CARDS.values())


@pytest.mark.parametrize(
    ("card", "slots", "counts"),
    [
        ("distraction", "3+ 4+ 5", (1, 2, 3)),
        ("door-control", "4+ 4+ 6", (1, 1, 1)),
        ("camera-loop", "2 5+", (1, 2, 3)),
        ("lights-out", "4 5+", (1, 2, 3)),
        ("all-clear", "2+ 3+ 6", (1, 2, 3)),
        ("elevator-override", "3+ 4", (1, 2, 3)),
        ("sensor-control", "1 4+", (1, 2, 3)),
        ("radio-silence", "3 5+", (1, 2, 3)),
    ],
)
def test_what_is_printed_on_a_system_card(card: str, slots: str, counts: tuple[int, ...]) -> None:
    assert " ".join(map(str, SYSTEM_CARDS[card].slots)) == slots
    assert tuple(SYSTEM_CARDS[card].count(level) for level in LEVELS) == counts


def test_a_slot_takes_its_face_or_from_it_up() -> None:
    assert [face for face in range(7) if Slot(4, at_least=False).takes(face)] == [4]
    assert [face for face in range(7) if Slot(4, at_least=True).takes(face)] == [4, 5, 6]


# Distraction

DISTRACTION = AT_THE_TERMINAL + "beside distraction 3 4 5\nguard c1 W\nguard c2 W\nguard f1 N\nguard f2 S\n"


@rule("HER-13", "CON-2")
@pytest.mark.parametrize("level", LEVELS)
def test_distraction_turns_one_guard_more_at_each_level_to_face_a_new_path(level: int) -> None:
    game = scene(DISTRACTION + "discard lost-contact 5/4 right")

    game.choose(f"resolve distraction level {level}")
    play(game, *[f"target {space}" for space in ("c1", "c2", "f1")[: level - 1]])

    turned = [event["space"] for event in told(game, "GuardTurned")]
    assert turned == ["c1", "c2", "f1"][: level - 1]
    assert game.decision is not None
    assert game.decision.kind == "action"


@rule("HER-13", "GRD-11")
def test_a_distracted_guard_turns_by_the_arrow_of_the_order_card_that_lies_open() -> None:
    for arrow, facing in (("left", "E"), ("right", "W")):
        game = scene(
            AT_THE_TERMINAL + f"beside distraction 3 4 5\nguard e1 S\nguard g3 E\ndiscard lost-contact 5/4 {arrow}"
        )
        play(game, "resolve distraction level 2", "target e1")
        assert lines(game, "guard") == [f"guard e1 {facing}", "guard g3 E"]


@rule("HER-13", "GRD-12")
def test_before_the_first_order_card_players_choose_how_a_distracted_guard_turns() -> None:
    game = scene(AT_THE_TERMINAL + "beside distraction 3 4 5\nguard e1 S\nguard g3 E")

    play(game, "resolve distraction level 2", "target e1")
    assert options(game) == ["face E", "face W"]
    assert game.decision is not None
    assert (game.decision.rule, str(game.decision)) == ("GRD-12", "Which way does the guard in e1 look?")
    game.choose("face W")

    assert lines(game, "guard") == ["guard e1 W", "guard g3 E"]
    assert story(game) == [
        "SystemResolved('otacon', 'distraction', 2, rule='HER-13')",
        "  GuardTurned('e1', 'W', rule='HER-13')",
    ]


@rule("GRD-11")
def test_a_distracted_guard_with_one_side_open_turns_there_and_one_without_any_stays() -> None:
    game = scene(AT_THE_TERMINAL + "beside distraction 3 4 5\nguard c3 W\nguard g1 N\ndiscard waken 5/4 left")

    play(game, "resolve distraction level 3", "target c3", "target g1")

    assert lines(game, "guard") == ["guard c3 E", "guard g1 N"]
    assert told(game, "NoNewPath") == [{"space": "g1"}]


@rule("HER-13", "LOS-6")
def test_a_guard_turned_towards_a_hero_alerts_it() -> None:
    game = scene(AT_THE_TERMINAL + "beside distraction 3 4 5\nguard c3 E\nsnake a3\nguard d3 W\ndiscard waken 5/4 left")

    play(game, "resolve distraction level 2", "target c3")

    assert game.attention("snake") == ("!", "a3")


# Door Control

DOORS = AT_THE_TERMINAL + (
    "beside door-control 4 4 6\ndoor g1-g2 level 2 needs 6\ndoor f2-g2 level 3 needs 6\ndoor e3-f3 level 5 needs 6\n"
)


@rule("HER-13")
@pytest.mark.parametrize(
    ("level", "doors"), [(2, ["g1-g2"]), (3, ["g1-g2", "f2-g2"]), (4, ["g1-g2", "f2-g2", "e3-f3"])]
)
def test_door_control_opens_a_locked_door_up_to_its_level_and_at_four_any(level: int, doors: list[str]) -> None:
    game = scene(DOORS)

    game.choose(f"resolve door-control level {level}")
    if len(doors) > 1:
        assert sorted(options(game)) == sorted(f"target {door}" for door in doors)
        game.choose(f"target {doors[-1]}")

    assert told(game, "DoorOpened") == [{"hero": "otacon", "door": doors[-1]}]
    assert [line.split()[1] for line in lines(game, "door") if line.endswith("open")] == [doors[-1]]


@rule("HER-13", "LOS-11")
def test_a_door_opened_from_afar_lets_a_laser_see_who_stood_behind_it() -> None:
    game = scene(DOORS + "trap g1 laser down\nsnake g2")

    game.choose("resolve door-control level 2")

    assert game.attention("snake") == ("!", "g2")
    assert told(game, "LaserTripped") == [{"hero": "snake", "laser": "g1"}]


# Camera Loop

CAMERA = AT_THE_TERMINAL.replace("turn otacon", "turn snake") + (
    "zone west a1:b3\nzone mid c1:e3\nzone east f1:g3\nbeside camera-loop 2 5\ncamera f1 orange W green S\nsnake c2\n"
)


@rule("HER-13", "LOS-7")
def test_camera_loop_is_offered_when_a_camera_is_about_to_alert_a_hero_and_keeps_it_unseen() -> None:
    game = scene(CAMERA)

    game.choose("sneak d2")
    assert game.decision is not None
    assert (game.decision.hero, game.decision.rule) == ("otacon", "HER-13")
    assert str(game.decision) == "Otacon: resolve Camera Loop now?"
    assert options(game) == [*(f"resolve camera-loop level {level}" for level in LEVELS), "pass"]
    play(game, "resolve camera-loop level 2", "target east")

    assert game.attention("snake") is None
    assert lines(game, "chaff", "system", "beside") == ["chaff east", "system camera-loop"]
    assert story(game) == [
        "Moved('snake', 'c2', 'd2', rule='ACT-4')",
        "  SystemResolved('otacon', 'camera-loop', 2, rule='HER-13')",
        "    ZoneJammed('east', rule='HER-13')",
    ]


@rule("HER-13")
@pytest.mark.parametrize("level", LEVELS)
def test_camera_loop_jams_one_zone_more_at_each_level(level: int) -> None:
    game = scene(CAMERA)

    game.choose("sneak d2")
    play(game, f"resolve camera-loop level {level}", *["target east", "target mid", "target west"][: level - 1])

    assert len(lines(game, "chaff")) == level - 1
    assert game.decision is not None
    assert game.decision.kind == "action"


@rule("HER-13", "LOS-7")
def test_a_camera_loop_declined_or_in_the_wrong_zone_alerts_and_is_not_asked_twice_for_one_move() -> None:
    declined = scene(CAMERA)
    for choice in ("dash d2", "pass", "step e2"):
        declined.choose(choice)
    assert declined.attention("snake") == ("!", "e2")
    assert "beside camera-loop 2 5\n" in picture(declined)

    wrong = scene(CAMERA)
    play(wrong, "sneak d2", "resolve camera-loop level 2", "target west")
    assert wrong.attention("snake") == ("!", "d2")


@rule("HER-13", "LOS-6")
def test_a_camera_loop_does_not_blind_the_guard_who_sees_the_hero_too() -> None:
    game = scene(CAMERA + "guard d3 E\nguard e1 W")

    play(game, "sneak d2", "resolve camera-loop level 2", "target east")

    assert game.attention("snake") == ("!", "d2")


@rule("HER-13", "LOS-6")
def test_a_camera_loop_helps_when_the_cameras_turn() -> None:
    game = scene(
        CAMERA.replace("turn snake", "")
        .replace("snake c2", "snake d1 acted")
        .replace("otacon a1", "otacon a1 acted")
        .replace("camera f1 orange W green S", "camera f1 orange S green W")
        + "orders lost-contact 5/4 left flip; lost-contact 5/4 left"
    )

    play(game, "resolve camera-loop level 2", "target east")

    happened = kinds(game.events)
    assert "SystemResolved" in happened
    assert happened.index("ChaffSettled") < happened.index(
        "AttentionPlaced"
    )  # a camera sees it again in the next round


@rule("HER-13")
def test_camera_loop_waits_for_its_condition_and_for_nothing_that_a_guard_sees() -> None:
    own = scene(CAMERA.replace("turn snake", "turn otacon"))
    assert objection(own, "resolve camera-loop level 2") == ("HER-13", "waits-for-condition")
    assert options(own, "resolve") == []

    guard = scene(CAMERA.replace("camera f1 orange W green S", "guard f1 W"))
    guard.choose("sneak d2")
    assert guard.attention("snake") == ("!", "d2")


# Lights Out and All Clear

TOKENS = "snake a3\nmeryl c3\ngray-fox d3\n{0} snake b3\n{0} meryl c3\n{0} gray-fox d3\n{1} otacon b1\n"


@rule("HER-13")
@pytest.mark.parametrize("level", LEVELS)
def test_lights_out_turns_one_alert_more_at_each_level_to_a_question(level: int) -> None:
    game = scene(AT_THE_TERMINAL + "beside lights-out 4 6\n" + TOKENS.format("!", "?"))

    play(game, f"resolve lights-out level {level}", *["target snake", "target meryl", "target gray-fox"][: level - 1])

    assert [hero.attention for hero in game.state.heroes].count("?") == level
    assert game.attention("snake") == ("?", "b3")


@rule("HER-13", "LOS-6")
def test_lights_out_does_not_help_a_hero_still_in_sight() -> None:
    game = scene(AT_THE_TERMINAL + "beside lights-out 4 6\nsnake a3\n! snake a3\nguard d3 W")

    game.choose("resolve lights-out level 2")

    assert game.attention("snake") == ("!", "a3")


@rule("HER-13")
@pytest.mark.parametrize("level", LEVELS)
def test_all_clear_takes_one_question_more_at_each_level_off_the_map(level: int) -> None:
    game = scene(AT_THE_TERMINAL + "beside all-clear 2 3 6\n" + TOKENS.format("?", "!"))

    play(game, f"resolve all-clear level {level}", *["target snake", "target meryl", "target gray-fox"][: level - 1])

    assert len(lines(game, "?")) == 4 - level
    assert lines(game, "!") == ["! otacon b1"]
    assert game.attention("snake") is None
    assert story(game)[1] == "  AttentionRemoved('snake', '?', 'b3', rule='HER-13')"


# Elevator Override

ELEVATORS = (
    "beside elevator-override 3 4\nsnake g1\nmeryl a3\ngray-fox c3\n"
    "elevator g1 to c1\nelevator a3 to e1\nelevator c3 to g3\nelevator c3 to a3\n"
)


@rule("HER-13", "ACT-17")
@pytest.mark.parametrize("level", LEVELS)
def test_elevator_override_lets_one_hero_more_ride_at_each_level(level: int) -> None:
    game = scene(AT_THE_TERMINAL + ELEVATORS)

    game.choose(f"resolve elevator-override level {level}")
    assert options(game) == ["target snake to c1", "target meryl to e1", "target gray-fox to g3"]
    play(game, *["target snake to c1", "target meryl to e1", "target gray-fox to g3"][: level - 1])

    rode = [game.where(hero) for hero in ("snake", "meryl", "gray-fox")]
    assert rode == ["c1", "e1", "g3"][: level - 1] + ["g1", "a3", "c3"][level - 1 :]
    assert [hero.spent for hero in game.state.heroes] == [0, 0, 0, 0]


@rule("HER-13")
def test_a_free_elevator_opens_up_when_who_stood_on_it_has_gone() -> None:
    game = scene(AT_THE_TERMINAL + ELEVATORS)

    play(game, "resolve elevator-override level 3", "target meryl to e1")

    assert options(game) == ["target snake to c1", "target gray-fox to g3", "target gray-fox to a3", "done"]


@rule("HER-13", "HER-14")
def test_otacon_who_rides_off_loses_the_other_cards_and_this_one_lies_under_the_deck() -> None:
    game = scene(AT_THE_TERMINAL + "beside elevator-override 3 4\nbeside distraction - - -\nelevator a1 to g3")

    play(game, "resolve elevator-override level 2", "return distraction bottom")

    assert game.where("otacon") == "g3"
    assert "system distraction; elevator-override\n" in picture(game)


# Sensor Control

TRAPS = "trap c1 laser up\ntrap d1 camera up orange E green W\ntrap e1 blank up\ntrap g3 laser down\n"


@rule("HER-13")
@pytest.mark.parametrize("level", LEVELS)
def test_sensor_control_switches_off_one_uncovered_trap_more_at_each_level(level: int) -> None:
    game = scene(AT_THE_TERMINAL + "beside sensor-control 1 4\n" + TRAPS)

    play(game, f"resolve sensor-control level {level}", *["target d1", "target c1", "target e1"][: level - 1])

    left = [line.split()[1] for line in lines(game, "trap")]
    assert left == [space for space in ("c1", "d1", "e1", "g3") if space not in ("d1", "c1", "e1")[: level - 1]]
    assert story(game)[1] == "  TrapRemoved('d1', 'camera', rule='HER-13')"


@rule("HER-13")
def test_sensor_control_has_nothing_to_do_with_traps_that_lie_face_down() -> None:
    game = scene(AT_THE_TERMINAL + "beside sensor-control 1 4\ntrap g3 laser down")

    assert objection(game, "resolve sensor-control level 2") == ("HER-13", "nothing-in-reach")


# Radio Silence

RADIO = MAP + (
    "terminal a1 level 5 needs 6 hacked\nzone west a1:b3\nzone mid c1:e3\nzone east f1:g3\nsystem none\n"
    "otacon a1 acted\nsnake c2 acted\nmeryl g3 acted\nbeside radio-silence 3 5\n"
    "barracks b2 zone west count 1 faces N\nbarracks e1 zone mid count 1 faces E\n"
    "barracks g1 zone east count 1 faces N\n"
    "orders {} 0/0 left; lost-contact 0/0 left\nphase enemy\n"
)


@rule("HER-13", "ORD-3")
@pytest.mark.parametrize("level", LEVELS)
def test_radio_silence_keeps_the_guards_of_one_zone_more_at_each_level_away(level: int) -> None:
    game = scene(RADIO.format("radio-in"))

    assert options(game) == [*(f"resolve radio-silence level {level}" for level in LEVELS), "pass"]
    game.choose(f"resolve radio-silence level {level}")
    play(game, *["target mid", "target west", "target east"][: level - 1])

    spawned = [event["space"] for event in told(game, "GuardSpawned")]
    assert spawned == {2: ["b2", "g1"], 3: ["g1"], 4: []}[level]
    assert [event["zone"] for event in told(game, "ZoneSilenced")] == ["mid", "west", "east"][: level - 1]


@rule("HER-13", "ORD-3")
def test_radio_silence_may_stop_at_one_zone() -> None:
    game = scene(RADIO.format("radio-in"))

    play(game, "resolve radio-silence level 4", "target mid", "done")

    assert [event["space"] for event in told(game, "GuardSpawned")] == ["b2", "g1"]


@rule("HER-13", "ORD-3")
def test_radio_silence_may_be_kept_and_waits_for_radio_in_only() -> None:
    kept = scene(RADIO.format("radio-in"))
    kept.choose("pass")
    assert len(told(kept, "GuardSpawned")) == 3
    assert "beside radio-silence 3 5\n" in picture(kept)

    other = scene(RADIO.format("waken"))
    assert told(other, "SystemResolved") == []
    assert other.decision is not None
    assert other.decision.kind == "turn"


@rule("HER-13")
def test_a_condition_that_is_met_away_from_the_terminal_or_with_an_empty_slot_is_not_offered() -> None:
    for before, after in (("otacon a1", "otacon b3"), ("3 5", "3 -"), (" hacked", "")):
        game = scene(RADIO.format("radio-in").replace(before, after))

        assert len(told(game, "GuardSpawned")) == 3
        assert told(game, "SystemResolved") == []


# at the terminal of the player


def test_the_panel_shows_the_die_on_each_slot_or_what_it_needs() -> None:
    blocks = draw_panel(scene(AT_THE_TERMINAL + "beside distraction 3 - 5\nsnake a3"))

    assert [" Distraction ■3 4+ ■5" in block.plain.splitlines() for block in blocks] == [False, True, False]


@rule("HER-13", "LOS-6")
def test_camera_loop_saves_every_hero_the_jammed_camera_would_have_seen() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    2 | .   .   .   .   . |
      +---+---+---+---+---+
    otacon a2
    snake b1
    meryl c1
    terminal a2 level 2 needs 1 hacked
    system none
    beside camera-loop 2 5
    camera a1 orange W green E
    orders lost-contact 5/4 left flip; lost-contact 5/4 left
    phase enemy
    """)

    game.choose("resolve camera-loop level 2")

    happened = kinds(game.events)
    assert "Seen" not in happened[: happened.index("EnemyPhaseEnded")]  # the loop holds to the end of the round


@rule("HER-13", "ACT-12")
def test_door_control_takes_the_dice_from_the_lock_it_opens() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   . : .   . |
      +---+---+---+---+
    otacon b1
    terminal a1 level 4 needs 1 hacked
    door b1-c1 level 2 needs 6
    lock b1-c1 by otacon b1 b1 b1 b1
    beside door-control 4 4 6
    system none
    turn otacon
    """)

    play(game, "resolve door-control level 4")

    assert game.state.lock is None
    assert options(game, "reroll") == []
