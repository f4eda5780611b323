"""The Tank: its figure, how it rolls, what hurts it, its guns and each of its cards (BOS-6, BOS-21)."""

import pytest

from noisecheck import SceneError, load_game, new_game
from noisecheck.engine.bosses.tank import CARDS, Tank
from noisecheck.foresight.view.boss import boss_shown
from tests.bosses.field import FIELD, after, damage_of, field, other, shot_at, thrown, way_of
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

# the figure


@rule("BOS-6")
def test_it_covers_nine_spaces_and_is_in_everybodys_way() -> None:
    game = field("boss tank e4:g6 N\nsnake d5\nturn snake")

    assert "boss tank e4:g6 N health 20" in picture(game)
    assert objection(game, "sneak e5") is not None
    shown = boss_shown(game.state)
    assert shown is not None
    assert shown.spaces == ["e4", "f4", "g4", "e5", "f5", "g5", "e6", "f6", "g6"]


@rule("BOS-6", "MOV-2")
def test_nobody_leapfrogs_it() -> None:
    """A leap over e4, f4, g4 would end on h4."""
    game = field("boss tank e4:g6 N\nsnake d4\nturn snake")

    assert options(game, "sneak") == ["sneak d3", "sneak c4", "sneak d5"]
    assert objection(game, "sneak h4") is not None


@rule("BOS-6", "BOS-21")
@pytest.mark.parametrize("space", ["f1", "i8", "a5", "k5"])
def test_it_faces_all_ways(space: str) -> None:
    """Broadside fires both guns: wherever a hero stands, one is pointed there."""
    assert shot_at(after("broadside", f"snake {space}", "e4:g6 W")) == [("snake", 3)]


# rolling


@rule("BOS-6")
def test_for_each_arrow_of_its_card_it_moves_the_number_beside_it() -> None:
    """High Shell: 2 north, then 2 east."""
    game = after("high-shell", "snake a9")

    assert way_of(game) == ["e3", "e2", "f2", "g2"]
    assert "boss tank g2:i4 E" in picture(game)


@rule("BOS-6")
def test_at_the_edge_of_the_map_it_goes_the_rest_in_the_opposite_direction() -> None:
    """Jammed Gun: 5 north from the fourth row, so 3 there and 2 back."""
    assert way_of(after("jammed-gun", "snake a9")) == ["e3", "e2", "e1", "e2", "e3"]


@rule("BOS-6")
def test_the_next_arrow_counts_from_where_it_bounced_to() -> None:
    """Bulldoze: 5 west from the third column is 2 and 3 back, then 2 south."""
    assert way_of(after("bulldoze", "snake k9", "c4:e6 N")) == ["b4", "a4", "b4", "c4", "d4", "d5", "d6"]


@rule("BOS-21")
def test_walls_between_spaces_do_not_stop_it() -> None:
    """Jammed Gun, north through the wall between c2 and c3."""
    assert way_of(after("jammed-gun", "snake k9", "b5:d7 N"))[:4] == ["b4", "b3", "b2", "b1"]


@rule("BOS-21")
def test_a_space_without_floor_turns_it_round_like_the_edge() -> None:
    board = FIELD.replace("1 | .   .   .   .   .   . ", "1 | .   .   .   .   .   # ")
    game = play(scene(board + "boss tank e4:g6 N\nboss-deck jammed-gun; swivel\nsnake a9\nphase enemy"))

    assert way_of(game) == ["e3", "e2", "e3", "e4", "e5"]


SHAFT = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +   +   +   +
2 | .   .   . |
  +   +   +   +
3 | .   .   . |
  +   +   +   +
4 | .   .   . |
  +---+---+---+
stage boss tank
"""


def test_hemmed_in_on_both_sides_it_stays() -> None:
    game = play(scene(SHAFT + "boss tank a1:c3 N\nboss-deck swivel; bulldoze\nsnake a4\nphase enemy\ndice 1 1"))

    assert told(game, "BossMoved") == []


@rule("BOS-6", "COM-5")
def test_whoever_it_rolls_over_takes_1_damage_without_dice() -> None:
    game = after("jammed-gun", "snake f2\nmeryl a9")

    assert told(game, "Hurt") == [{"figure": "snake", "space": "f2", "damage": 1, "kind": "hit"}]
    assert told(game, "Rolled") == []


@rule("BOS-6")
def test_staying_on_top_of_a_hero_hurts_no_more() -> None:
    """Swivel from a4 to e4 enters d5 with its first step, covers it for two more and leaves it; then it fires."""
    game = after("swivel", "snake d5\nmeryl k1", "a4:c6 N")

    assert way_of(game) == ["b4", "c4", "d4", "e4"]
    assert [fact["damage"] for fact in told(game, "Hurt") if fact["figure"] == "snake"] == [1, 3]  # the gun's 3


@rule("BOS-6")
def test_each_time_it_enters_a_heros_space_is_1_damage() -> None:
    """Over Snake and on to the edge, which leaves him behind, and back: he is under it again."""
    game = after("jammed-gun", "snake f4\nmeryl k9", "e5:g7 N")

    assert way_of(game) == ["e4", "e3", "e2", "e1", "e2"]
    assert [(fact["space"], fact["damage"]) for fact in told(game, "Hurt")] == [("f4", 1), ("f4", 1)]


@rule("BOS-6")
def test_at_the_end_of_its_turn_heroes_under_it_go_to_the_nearest_free_space() -> None:
    """Swivel ends on i4:k6 and Snake is under its corner: two spaces are equally near, so the players choose."""
    game = after("swivel", "snake i4", "e4:g6 N")

    assert way_of(game)[-1] == "i4"
    assert options(game) == ["step i3", "step h4"]
    play(game, "step h4")
    assert game.hero("snake").space == game.state.stage.board.numbers["h4"]
    assert game.state.round == 2


@rule("BOS-6")
@pytest.mark.parametrize(
    ("heroes", "ways"),
    [
        ("snake i5\nmeryl j5", ["step j3", "step j7"]),
        ("meryl j5\nsnake i5", ["step j3", "step h5", "step j7"]),
    ],
)
def test_of_several_heroes_under_it_the_first_seat_goes_first(heroes: str, ways: list[str]) -> None:
    """h5 is nearest to both under i4:k6. Snake, before Meryl, takes it from her; after her he has what she leaves."""
    game = after("swivel", heroes, "e4:g6 N")

    assert game.decision is not None
    assert game.decision.hero == "meryl"
    assert options(game) == ways


@rule("BOS-6")
def test_a_hero_beside_a_wall_takes_the_way_that_is_free() -> None:
    """Nearest by path, not by looks: the wall above c3 is in the way."""
    game = after("jammed-gun", "snake c3\nmeryl k9", "b4:d6 N")
    end = way_of(game)[-1]

    assert end == "b3"
    assert game.decision is not None
    assert "step c2" not in options(game)


@rule("BOS-6", "COM-6")
def test_it_can_run_a_hero_over_for_good() -> None:
    assert str(after("jammed-gun", "snake f2 damage 3").outcome) == "lost: snake killed in action"


# what hurts it


@rule("BOS-6", "ACT-14")
def test_blows_and_bullets_do_it_no_harm() -> None:
    game = field("boss tank e4:g6 N\nmeryl d5\ngear meryl handgun-50, light-assault-rifle\nturn meryl")

    assert {option.split()[0] for option in options(game)} == {"sneak", "dash", "throw", "focus", "end"}
    for text in ("hand-to-hand e5", "combo e5", "use handgun-50 e5"):
        assert objection(game, text) == ("ACT-14", "no-harm")


@rule("BOS-6", "COM-5")
def test_a_mine_it_rolls_onto_hurts_it() -> None:
    game = after("jammed-gun", "snake a9\nclaymore f3 by snake")

    assert damage_of(game) == 2


@rule("BOS-6")
def test_a_tank_destroyed_on_its_way_stops_there_and_fires_no_more() -> None:
    game = field(
        "boss tank e4:g6 N damage 19\nboss-deck high-shell; swivel\nsnake a9\nclaymore f3 by snake\nphase enemy"
    )

    assert way_of(game) == ["e3"]
    assert str(game.outcome) == "won"
    assert told(game, "Attacked") == []


@rule("BOS-6", "COM-1")
def test_missiles_are_attacks_on_it() -> None:
    game = field("boss tank e4:g6 N\nsnake a5\ngear snake missile-launcher\nturn snake\ndice 5 5 4")

    play(game, "use missile-launcher E")

    assert damage_of(game) == 2


@rule("BOS-6", "HER-2")
@pytest.mark.parametrize("facing", ["N", "E", "S", "W"])
def test_it_has_no_back_for_a_sneak_attack(facing: str) -> None:
    """Whichever way it rolled last, Snake in its row has nothing to add to two hits."""
    game = field(f"boss tank e4:g6 {facing}\nsnake a5\ngear snake missile-launcher\nturn snake\ndice 5 5 4")

    play(game, "use missile-launcher E")

    assert damage_of(game) == 2
    assert game.decision is not None
    assert game.decision.kind == "action"


@rule("BOS-6", "BOS-20")
def test_an_equipment_grenade_does_what_its_card_says() -> None:
    game = field("boss tank e4:g6 N\nsnake c5\ngear snake grenade\nturn snake")

    play(game, "use grenade f5")

    assert damage_of(game) == 2
    assert told(game, "BossCardRevealed") == []


# its guns


@rule("BOS-21")
def test_the_machine_gun_attacks_every_hero_it_sees_within_3_spaces() -> None:
    """Bulldoze from g4 ends on b6:d8."""
    near = after("bulldoze", "snake g7\nmeryl d3", "g4:i6 N")
    assert way_of(near)[-1] == "b6"
    assert shot_at(near) == [("snake", 3), ("meryl", 3)]
    assert shot_at(after("bulldoze", "snake h7\nmeryl k1", "g4:i6 N")) == []


@rule("BOS-21")
def test_the_machine_gun_needs_sight() -> None:
    """Bulldoze ends on b3:d5: Snake is behind the wall, Meryl beside it."""
    game = after("bulldoze", "snake c2\nmeryl b2", "g1:i3 N")

    assert way_of(game)[-1] == "b3"
    assert shot_at(game) == [("meryl", 3)]


@rule("BOS-21")
def test_the_cannon_attacks_the_nearest_hero_farther_away_seen_or_not() -> None:
    """Long Barrel ends on f4:h6; c2 is behind a wall, b9 is farther."""
    game = after("long-barrel", "snake c2\nmeryl b9")

    assert shot_at(game) == [("snake", 4)]


@rule("BOS-21")
def test_the_cannon_has_a_die_more_against_two_heroes_and_the_machine_gun_has_not() -> None:
    """Broadside ends on e7:g9: a1 is far, i8 is near."""
    assert shot_at(after("long-barrel", "snake c2")) == [("snake", 3)]
    assert shot_at(after("broadside", "snake a1")) == [("snake", 3)]
    assert shot_at(after("broadside", "snake a1\nmeryl i8")) == [("meryl", 3), ("snake", 4)]


@rule("BOS-21")
def test_of_two_equally_far_the_players_choose_whom_the_cannon_attacks() -> None:
    game = after("long-barrel", "snake a4\nmeryl a6")

    assert options(game) == ["target snake", "target meryl"]
    assert str(game.decision) == "Several targets are 5 spaces away from Tank in f4. Which one?"
    play(game, "target meryl")
    assert shot_at(game) == [("meryl", 4)]


@rule("BOS-21")
def test_the_cannon_cannot_be_lowered_to_who_is_near() -> None:
    assert shot_at(after("long-barrel", "snake d5\nmeryl c5")) == []


@rule("BOS-21")
def test_nobody_under_it_is_attacked() -> None:
    game = after("swivel", "snake i4\nmeryl k9 damage 0", "e4:g6 N")

    assert [target for target, _ in shot_at(game)] == ["meryl"]


@rule("BOS-21")
def test_a_card_with_both_guns_fires_both() -> None:
    """Broadside ends on e7:g9: i8 is near, a1 is far, and farther than k2."""
    assert shot_at(after("broadside", "snake i8\nmeryl a1")) == [("snake", 3), ("meryl", 4)]
    assert shot_at(after("broadside", "snake k2\nmeryl a1")) == [("snake", 4)]


# its cards, one by one: where it ends, what it fires, what it adds on the hatch


def bonus_of(card: str) -> int:
    """What a grenade on the hatch does beyond 3 when this card is on top."""
    game = thrown(f"boss tank e4:g6 N\nboss-deck {card}; {other(card)}\nsnake b9\ndice 4 4", "fly N 4", "fly E 4")
    return damage_of(game) - 3


@rule("BOS-21")
@pytest.mark.parametrize(
    ("card", "end", "near", "far", "bonus"),
    [
        ("bulldoze", "b6", 3, 0, 1),
        ("broadside", "e7", 3, 3, 1),
        ("swivel", "i4", 3, 3, 2),
        ("high-shell", "g2", 0, 3, 1),
        ("long-barrel", "f4", 0, 3, 2),
        ("grinding-gears", "b6", 3, 0, 0),
        ("jammed-gun", "e3", 0, 0, 3),
    ],
)
def test_each_card(card: str, end: str, near: int, far: int, bonus: int) -> None:
    """Snake stands beside where the tank ends, or in another game as far away as he can."""
    places = {
        "b6": ("e7", "k1"),
        "e7": ("h8", "a1"),
        "i4": ("i7", "a1"),
        "g2": ("f3", "a9"),
        "f4": ("d5", "a9"),
        "e3": ("h4", "a9"),
    }
    beside, away = (after(card, f"snake {space}") for space in places[end])

    assert [way_of(game)[-1] for game in (beside, away)] == [end, end]
    assert [sum(hits for _, hits in shot_at(game)) for game in (beside, away)] == [near, far]
    assert bonus_of(card) == bonus


def test_it_has_seven_of_the_52_boss_cards_and_one_of_them_does_not_fire() -> None:
    assert len(Tank.cards) == 7
    assert [name for name, card in CARDS.items() if not card.guns] == ["jammed-gun"]


# its stage


@rule("BOS-2")
def test_its_stage_has_two_supply_icons_and_health_by_heroes() -> None:
    for heroes, health in ((["snake"], 20), (["snake", "meryl"], 40)):
        lines = picture(new_game("tank", heroes, seed=1)).splitlines()
        assert f"boss tank e1:g3 S health {health}" in lines
        assert {"supply c3", "supply i7"} <= set(lines)


def test_a_throw_can_be_saved_in_the_air_and_loaded() -> None:
    game = new_game("tank", ["snake"], seed=5)

    play(game, "throw")
    loaded = load_game(game.save())

    assert options(loaded) == options(game)
    assert loaded.state == game.state


@rule("MOV-1", "BOS-6")
def test_only_in_its_turn_a_hero_may_be_under_it() -> None:
    """So a position can be written down while players choose the way out."""
    game = after("swivel", "snake i4", "e4:g6 N")

    assert scene(picture(game)).state == game.state
    with pytest.raises(SceneError, match="two figures in f5"):
        field("boss tank e4:g6 N\nsnake f5\nturn snake")
