"""Liquid: his skulls and how he gets up, the edge of the roof and who is driven there (BOS-12, BOS-38, BOS-39)."""

import pytest

from noisecheck.engine.bosses.kit import boss_of, rules_of
from noisecheck.engine.bosses.kit.brink import is_drop, open_sides
from noisecheck.engine.bosses.liquid import Liquid
from noisecheck.foresight.view.map import stage_map
from tests.bosses.wreck import NODE, ROOF, TIRED, blows, his_turn, rolled_for_his_end, roof, skulls, struck, ways, where
from tests.play import objection, options, pass_all, play, told
from tests.table import picture, rule, scene

# skulls


@rule("BOS-12", "BOS-38")
def test_at_0_health_he_takes_a_skull_and_a_white_die_is_rolled_for_each() -> None:
    """In the middle of the roof, where no side is open; planted, so that he stays there."""
    game = struck(f"boss liquid d3 S health 5 damage 4 track 1\nsnake c3 {TIRED}\ndice 6 4", "hand-to-hand d3")

    assert skulls(game) == 1
    assert rolled_for_his_end(game) == [1]
    assert told(game, "SkullTaken") == [{"figure": "liquid", "space": "d3", "skulls": 1}]


@rule("BOS-12", "BOS-38")
def test_any_attention_face_ends_him() -> None:
    text = f"boss liquid d3 S health 5 damage 4 track 1 marks skull,skull\nsnake c3 {TIRED}\ndice 6 4 1 3"
    game = struck(text, "hand-to-hand d3")

    assert rolled_for_his_end(game) == [3]
    assert told(game, "BossDefeated") == [{"figure": "liquid", "space": "d3"}]
    assert str(game.outcome) == "won"


@rule("BOS-12", "BOS-38")
def test_without_one_he_heals_all_damage_and_the_fight_goes_on() -> None:
    game = struck(f"boss liquid d3 S health 5 damage 4 track 1\nsnake c3 {TIRED}\ndice 6 4", "hand-to-hand d3")

    assert told(game, "BossDefeated") == []
    assert boss_of(game.state).damage == 0
    assert game.outcome is None
    assert "hand-to-hand d3" in options(game)


@rule("BOS-38")
@pytest.mark.parametrize(("space", "dice"), [("d3", 1), ("c2", 2), ("b2", 3), ("b3", 2)])
def test_each_side_open_to_the_drop_is_one_die_more(space: str, dice: int) -> None:
    """In the middle none, at the edge one, in a corner two. A shot does not move him."""
    game = roof(f"boss liquid {space} S damage 4\nsnake f4\ngear snake pistol-45\nturn snake")

    assert Liquid().notes(game.state)[0].facts == {"skulls": 0, "white": dice}


@rule("BOS-38", "BOS-39")
def test_the_blow_that_brings_him_down_drives_him_first() -> None:
    """From c3 to the edge in c2: two dice instead of one."""
    game = struck(f"boss liquid c3 S health 5 damage 4\nsnake c4 {TIRED}\ndice 6 4 4", "hand-to-hand c3")

    assert told(game, "SkullTaken")[0]["space"] == "c2"
    assert rolled_for_his_end(game) == [2]


@rule("BOS-38")
def test_he_gets_up_in_the_middle_of_the_roof() -> None:
    text = f"{NODE}boss liquid c2 S health 5 damage 4\nsnake b2 {TIRED}\ndice 6 4 4 4"

    assert where(struck(text, "hand-to-hand c2")) == "d3"


@rule("BOS-38")
def test_with_somebody_there_he_gets_up_in_the_nearest_free_space() -> None:
    """Of several the first, top to bottom and left to right."""
    text = f"{NODE}boss liquid c2 S health 10 damage 9\nsnake b2 {TIRED}\nmeryl d3\ndice 6 4 4 4"

    assert where(struck(text, "hand-to-hand c2")) == "d2"


@rule("BOS-12", "BOS-38")
def test_where_the_stage_has_no_node_for_him_he_gets_up_where_he_went_down() -> None:
    """As in VR missions; these give him their own Health too."""
    game = struck(f"boss liquid c3 S health 2 damage 1 track 1\nsnake c4 {TIRED}\ndice 6 4", "hand-to-hand c3")

    assert where(game) == "c3"
    assert boss_of(game.state).health == 2


@rule("BOS-38")
def test_the_hero_whose_turn_it_is_rolls_and_may_use_focus() -> None:
    """A reroll is one more chance for the !."""
    game = roof("boss liquid d3 S health 5 damage 4 track 1\nsnake c3\nmeryl f4\nturn snake\ndice 6 4 1")
    play(game, "hand-to-hand d3")
    assert skulls(game) == 1

    again = roof("boss liquid d3 S health 5 damage 4 track 1\nsnake c3\nmeryl f4\nturn snake\ndice 6 4 1")
    again.choose("hand-to-hand d3")
    while again.decision and again.decision.facts["purpose"] != "last-breath":
        again.choose("pass")
    again.choose("pass")
    assert again.decision is not None
    assert again.decision.hero == "snake"
    assert str(again.decision) == "Snake: the dice show □4 (whether he stays down). Change them?"
    again.choose("focus reroll die 1")
    pass_all(again)

    assert game.outcome is None
    assert str(again.outcome) == "won"


@rule("BOS-38")
def test_in_his_own_turn_the_nearest_hero_rolls() -> None:
    """He comes for Snake and steps on a claymore beside him."""
    text = f"boss liquid f3 S health 10 damage 9\nsnake b3 {TIRED}\nmeryl b2\nclaymore c3 by snake"
    game = his_turn("straight-right", text + "\ndice 1 1 1 1 1")

    assert [fact["hero"] for fact in told(game, "Rolled") if fact["purpose"] == "last-breath"] == ["snake"]
    assert str(game.outcome) == "won"


@rule("BOS-38", "COM-5")
def test_a_blast_brings_him_down_too() -> None:
    text = f"boss liquid c2 S health 5 damage 3\nsnake f4 {TIRED}\ngear snake grenade\ndice 4 4"
    game = struck(text, "use grenade c2")

    assert rolled_for_his_end(game) == [2]
    assert skulls(game) == 1


@rule("BOS-38")
@pytest.mark.parametrize(("marks", "dice"), [("", 1), ("skull", 2), ("skull,skull,skull", 4)])
def test_he_attacks_with_1_black_die_and_1_more_for_each_skull(marks: str, dice: int) -> None:
    game = his_turn("straight-right", f"boss liquid d3 S{' marks ' + marks if marks else ''}\nsnake c3\ndice 1 1 1 1")

    assert blows(game) == [("snake", dice)]


@rule("BOS-38", "BOS-2")
@pytest.mark.parametrize(("health", "dice"), [(9, 1), (10, 2), (19, 2), (20, 3)])
def test_each_full_10_of_his_health_is_1_die_more_be_he_hurt_or_not(health: int, dice: int) -> None:
    for damage in (0, health - 1):
        text = f"boss liquid d3 S health {health} damage {damage}\nsnake c3\ndice 1 1 1"

        assert blows(his_turn("straight-right", text)) == [("snake", dice)]


@rule("BOS-38", "COM-2")
def test_his_defense_is_4() -> None:
    game = struck(f"boss liquid d3 S track 1\nsnake c3 {TIRED}\ndice 3 4", "hand-to-hand d3", "hand-to-hand d3")

    assert rules_of(boss_of(game.state)).defense(game.state) == 4
    assert boss_of(game.state).damage == 1


@rule("HER-2", "BOS-38")
def test_a_sneak_attack_is_no_second_blow_to_one_who_is_down() -> None:
    """Snake is behind him: what would be one damage more comes too late, and he gets up with full Health."""
    game = struck(f"{NODE}boss liquid d3 E health 5 damage 4 track 1\nsnake c3 {TIRED}\ndice 6 4", "hand-to-hand d3")

    assert boss_of(game.state).damage == 0


# the edge


@rule("BOS-39")
def test_a_drop_is_a_hole_in_the_map_with_no_wall_before_it() -> None:
    railed = ROOF.replace("+   +   +   +   +   +   +   +\n2", "+   +---+   +   +   +   +   +\n2")
    board = scene(f"{railed}snake d3").state.stage.board
    spaces = board.numbers

    assert [is_drop(board, spaces["b2"], way) for way in range(4)] == [False, False, False, True]
    assert open_sides(board, spaces["b2"]) == 1
    assert open_sides(board, spaces["f2"]) == 2
    assert open_sides(board, spaces["d3"]) == 0


@rule("BOS-39")
def test_holes_in_the_map_are_shown_as_drops_in_his_stage_and_not_in_that_of_another() -> None:
    elsewhere = scene(ROOF.replace("liquid", "ninja") + "boss ninja d3 S\nsnake b2")

    assert stage_map(roof("boss liquid d3 S\nsnake b2").state).has_drops
    assert not stage_map(elsewhere.state).has_drops


@rule("BOS-39")
def test_the_border_of_the_map_and_obstacles_are_no_drop() -> None:
    board = scene("    a   b\n  +---+---+\n1 | .   # |\n  +---+---+\nsnake a1\n").state.stage.board

    assert open_sides(board, 0) == 0


@rule("BOS-39")
def test_damaged_from_beside_him_he_is_driven_straight_back() -> None:
    game = struck(f"boss liquid c3 S\nsnake b3 {TIRED}\ndice 6", "hand-to-hand c3")

    assert ways(game, "liquid") == ["d3"]
    assert "boss liquid d3 S" in picture(game)  # he keeps looking where he looked


@rule("BOS-39")
def test_one_attack_drives_him_once_however_much_it_hurts() -> None:
    game = struck(f"boss liquid c3 S\nsnake b3 {TIRED}\ndice 6 6 6", "combo c3")

    assert ways(game, "liquid") == ["d3"]
    assert boss_of(game.state).damage == 3


@rule("BOS-39")
def test_an_attack_that_does_no_damage_and_one_from_afar_do_not_drive_him() -> None:
    missed = struck(f"boss liquid c3 S\nsnake b3 {TIRED}\ndice 3", "hand-to-hand c3")
    shot = struck(f"boss liquid c3 S\nsnake f3 {TIRED}\ngear snake pistol-45\ndice 6 6", "use pistol-45 c3")

    assert where(missed) == "c3"
    assert boss_of(shot.state).damage > 0
    assert where(shot) == "c3"


@rule("BOS-39")
@pytest.mark.parametrize("text", ["boss liquid f3 S\nsnake e3", "boss liquid d3 S\nsnake c3\nmeryl e3"])
def test_he_stops_at_the_edge_and_at_figures(text: str) -> None:
    game = struck(f"{text}\ndice 6", f"hand-to-hand {text.split()[2]}")

    assert ways(game, "liquid") == []


@rule("BOS-39")
def test_whoever_his_blow_hurts_is_driven_straight_back_from_him() -> None:
    game = his_turn("straight-right", f"boss liquid d3 S\nsnake c3 {TIRED}\ndice 6")

    assert ways(game, "snake") == ["b3"]
    assert told(game, "HungOn") == []


@rule("BOS-39")
def test_unhurt_a_hero_stands_its_ground() -> None:
    game = his_turn("straight-right", f"boss liquid d3 S\nsnake c3 {TIRED}\ndice 2")

    assert ways(game, "snake") == []


@rule("BOS-39", "MOV-3")
def test_who_leapfrogs_him_is_attacked_and_not_driven() -> None:
    game = struck(f"boss liquid d3 S\nsnake c3 {TIRED}\ndice 6", "sneak e3")

    assert game.hero("snake").damage == 1
    assert ways(game, "snake") == ["e3"]


@rule("BOS-39", "HER-17")
def test_who_took_the_blow_for_another_is_driven_back_for_it() -> None:
    game = roof("boss-deck straight-right\nboss liquid d3 S health 9\nsnake c3\ngray-fox c4\nphase enemy\ndice 6")
    play(game, "yes")

    assert game.hero("gray-fox").damage == 1
    assert ways(game, "gray-fox") == []  # over the edge in the south
    assert told(game, "HungOn") == [{"hero": "gray-fox", "space": "c4"}]
    assert ways(game, "snake") == []


@rule("BOS-39")
def test_over_the_edge_a_hero_hangs_there_and_climbs_up_for_2_actions() -> None:
    game = his_turn("straight-right", f"boss liquid c3 S\nsnake b3 {TIRED}\nmeryl f4\ndice 6")
    assert told(game, "HungOn") == [{"hero": "snake", "space": "b3"}]
    assert "marks hangs-snake" in picture(game)

    game.choose("turn snake")

    assert told(game, "ClimbedUp") == [{"hero": "snake", "space": "b3"}]
    assert game.hero("snake").spent == 2
    assert str(game.decision) == "Snake: choose an action (2 left)"
    assert "marks" not in picture(game)


@rule("BOS-39", "SET-18")
def test_a_hero_beside_it_may_pull_it_up_for_1_action() -> None:
    game = roof("boss liquid e3 S marks hangs-meryl\nsnake b3\nmeryl b4\nturn snake")

    play(game, "pull meryl", "end")

    assert told(game, "PulledUp") == [{"hero": "snake", "target": "meryl"}]
    assert game.hero("snake").spent == 1
    assert game.hero("meryl").spent == 0


@rule("BOS-39")
def test_only_who_hangs_is_pulled_up_and_only_from_beside() -> None:
    game = roof("boss liquid e3 S marks hangs-meryl\nsnake d4\nmeryl b4\nturn snake")

    assert options(game, "pull") == []
    assert objection(game, "pull meryl") == ("ADJ-1", "not-adjacent")
    assert objection(game, "pull snake") == ("BOS-39", "nobody-hangs")


@rule("BOS-39")
def test_a_mine_goes_off_under_who_is_driven_onto_it() -> None:
    game = struck(f"boss liquid c3 S\nsnake b3 {TIRED}\nclaymore d3 by snake\ndice 6", "hand-to-hand c3")

    assert boss_of(game.state).damage == 3
