"""REX: its figure, what hurts it, its lock, its stage (BOS-9, BOS-34)."""

import pytest

from noisecheck import load_game, new_game
from noisecheck.foresight.view.boss import boss_shown
from tests.bosses.hangar import aiming, carried_out, damage_of, found, hangar, lock_of
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

# the figure


@rule("BOS-9")
def test_it_is_a_tile_of_nine_spaces_in_everybodys_way() -> None:
    game = hangar("boss rex f1:h3 S\nsnake e2\nturn snake")

    assert "boss rex f1:h3 S health 15" in picture(game)
    shown = boss_shown(game.state)
    assert shown is not None
    assert shown.spaces == ["f1", "g1", "h1", "f2", "g2", "h2", "f3", "g3", "h3"]
    assert options(game, "sneak") == ["sneak e1", "sneak d2", "sneak e3"]  # nobody leapfrogs it


@rule("BOS-9")
def test_at_the_end_of_its_turn_heroes_under_it_go_to_the_nearest_free_space() -> None:
    """Two strides end on f3:h5, with Snake under its corner. Two spaces are as near, so the players choose."""
    game = carried_out("hull-guns", "snake f5")

    assert told(game, "BossMoved")[-1]["end"] == "f3"
    assert options(game) == ["step e5", "step f6"]
    play(game, "step e5")
    assert game.hero("snake").space == game.state.stage.board.numbers["e5"]
    assert game.state.round == 2


# what hurts it


@rule("BOS-9", "ACT-14")
def test_blows_bullets_grenades_and_mines_do_it_no_harm() -> None:
    gear = "gear meryl handgun-50, light-assault-rifle, grenade"
    game = hangar(f"boss rex f1:h3 S\nmeryl f4\n{gear}\nc-4 e3 by meryl\nturn meryl\ndice 6 6")

    for text in ("hand-to-hand f3", "combo f3", "use handgun-50 f3", "use light-assault-rifle f3"):
        assert objection(game, text) == ("ACT-14", "no-harm")
    play(game, "use grenade e2")
    assert damage_of(game) == 0


@rule("BOS-9", "COM-5")
def test_a_mine_it_steps_on_goes_off_and_leaves_it_unscathed() -> None:
    game = carried_out("hull-guns", "snake g8 damage 0\nclaymore g5 by snake")

    assert told(game, "Exploded") == [{"gear": "claymore", "space": "g5"}]
    assert damage_of(game) == 0


@rule("BOS-9", "COM-1")
@pytest.mark.parametrize(
    ("gear", "answers", "hits"),
    [
        ("missile-launcher", ("use missile-launcher N",), 3),
        ("nikita", ("use nikita g7", "fly N 6"), 3),
    ],
)
def test_missiles_of_the_memory_box_hurt_it(gear: str, answers: tuple[str, ...], hits: int) -> None:
    """Both burst where they meet it, with 3 white dice."""
    dice = "6 6 6 6 6 6 6 6"
    game = hangar(f"boss rex f1:h3 S\nsnake g8\ngear snake {gear}\nturn snake\ndice {dice}")

    play(game, *answers)

    assert damage_of(game) == hits


@rule("BOS-9")
def test_a_missile_that_bursts_beside_it_attacks_it_once() -> None:
    """The Nikita meets Meryl in i3: REX is within 1 with three spaces, and rolled for once."""
    text = "boss rex f1:h3 S\nsnake i8\nmeryl i3\ngear snake nikita\nturn snake\ndice 6 6 6 6 6 1 1 1"
    game = play(hangar(text), "use nikita i7", "fly N 6")

    assert [fact["target"] for fact in told(game, "Attacked") if fact["attacker"] == "snake"] == ["rex", "meryl"]
    assert damage_of(game) == 3


@rule("BOS-9", "CON-2")
def test_the_arm_cannon_hurts_it() -> None:
    game = hangar("boss rex f1:h3 S\ngray-fox g8\ngear gray-fox arm-cannon\nturn gray-fox\ndice 6 6 6 1")

    play(game, "use arm-cannon g3 charge 3")

    assert damage_of(game) == 3


# the lock


@rule("BOS-34")
def test_it_locks_on_and_turns_to_the_hero() -> None:
    """Snake is five columns east and two rows south: east is the longer way."""
    game = found("missile-rain", "snake m5")

    assert lock_of(game) == "m5"
    assert "boss rex f1:h3 E health 15 track 2" in picture(game)
    assert told(game, "BossTokenPlaced") == [{"token": "lock-on", "owner": "snake", "space": "m5"}]


@rule("BOS-34")
def test_as_far_both_ways_it_turns_along_the_column() -> None:
    assert "boss rex f1:h3 S" in picture(found("missile-rain", "snake k6", "f1:h3 E"))


@rule("BOS-34")
def test_searching_it_looks_all_ways() -> None:
    """It looks south, Snake is behind it."""
    game = found("missile-rain", "snake g1", "f6:h8 S")

    assert lock_of(game) == "g1"
    assert "boss rex f6:h8 N" in picture(game)


@rule("BOS-34", "LOS-3")
def test_whom_it_does_not_see_it_does_not_lock_on_to() -> None:
    """c7 is behind a wall."""
    assert lock_of(found("missile-rain", "snake c7")) == ""


@rule("BOS-34")
def test_it_finds_nobody_who_is_under_it() -> None:
    """It strides onto Snake and then locks on to Meryl, though she is farther away."""
    game = carried_out("hull-guns", "snake g5\nmeryl a5")

    assert lock_of(game) == "a5"


@rule("BOS-34")
def test_the_lock_goes_with_its_hero() -> None:
    game = aiming("rail-gun", "snake g8\nmeryl a9", at="g8")

    play(game, "dash g7", "step f7")

    assert lock_of(game) == "f7"


@rule("BOS-34")
def test_a_companion_who_moves_leaves_the_lock_where_it_is() -> None:
    game = aiming("rail-gun", "snake g8\nmeryl a9", at="a9")

    play(game, "sneak g7")

    assert lock_of(game) == "a9"


@rule("BOS-34", "MOV-2")
def test_the_lock_goes_with_a_hero_who_leaps_over_another() -> None:
    game = aiming("rail-gun", "snake g8\nmeryl g7", at="g8")

    play(game, "sneak g6")

    assert lock_of(game) == "g6"


@rule("BOS-34")
def test_behind_a_wall_the_lock_is_lost_on_the_spot() -> None:
    game = aiming("rail-gun", "snake d7", at="d7")

    play(game, "dash c7")

    assert lock_of(game) == ""
    assert told(game, "BossTokenRemoved") == [{"token": "lock-on", "owner": "snake", "space": "c7"}]
    play(game, "step d7")
    assert lock_of(game) == ""  # and coming back does not bring it back


@rule("BOS-34", "LOS-8")
def test_beside_its_last_row_or_behind_its_back_the_lock_is_lost() -> None:
    """It looks south from f4:h6: row 4 is not before any of its spaces, row 5 is before those in row 4."""
    text = "snake e6"
    game = aiming("rail-gun", text, at="e6", rex="f4:h6 S")

    play(game, "sneak e5")
    assert lock_of(game) == "e5"
    play(game, "sneak e4")
    assert lock_of(game) == ""


@rule("BOS-34")
@pytest.mark.parametrize("card", ["missile-rain", "heavy-tread"])
def test_a_lock_that_clings_needs_no_sight(card: str) -> None:
    game = aiming(card, "snake d7", at="d7")

    play(game, "sneak c7")

    assert lock_of(game) == "c7"


@rule("BOS-34")
def test_its_defense_is_4_with_a_lock_or_reeling_and_else_6() -> None:
    shut = hangar("boss rex f1:h3 N\nsnake g8\nturn snake\ndice 5 6")
    aims = hangar("boss rex f1:h3 S\ntoken lock-on-meryl a9\nsnake g8\nmeryl a9\nturn snake\ndice 3 4 1 1")
    reels = hangar("boss rex f1:h3 S marks reeling\nsnake g8\nturn snake\ndice 3 4")

    assert [damage_of(play(game, "launch one")) for game in (shut, aims, reels)] == [1, 1, 1]


@rule("BOS-34")
def test_against_four_heroes_it_opens_less() -> None:
    others = "meryl a9\notacon a1\ngray-fox m1"
    game = hangar(f"boss rex f1:h3 S marks reeling\nsnake g8\n{others}\nturn snake\ndice 4 5")

    assert damage_of(play(game, "launch one")) == 1


# its stage


@rule("BOS-2")
@pytest.mark.parametrize(
    ("heroes", "health"),
    [
        (["snake"], 15),
        (["snake", "meryl"], 30),
        (["snake", "meryl", "gray-fox"], 40),
        (["snake", "meryl", "otacon", "gray-fox"], 50),
    ],
)
def test_its_health_by_heroes(heroes: list[str], health: int) -> None:
    assert f"boss rex f1:h3 S health {health}" in picture(new_game("metal-gear-rex", heroes, seed=1))


@rule("BOS-9")
def test_nobody_comes_to_otacons_booth_and_it_cannot_tread_on_it() -> None:
    game = new_game("metal-gear-rex", ["snake", "meryl", "otacon", "gray-fox"], seed=1)
    geometry, booth = game.state.geometry, game.hero("otacon").space

    assert geometry.neighbours[booth] == ()
    assert geometry.sight[booth] == 1 << booth
    assert not geometry.board.floor >> (booth + 1) & 1  # so no three by three spaces of floor have it among them


def test_a_fight_can_be_saved_with_its_lock_and_loaded() -> None:
    game = new_game("metal-gear-rex", ["snake"], seed=5)

    play(game, "sneak f9", "end")
    loaded = load_game(game.save())

    assert lock_of(loaded) == lock_of(game) != ""
    assert loaded.state == game.state
    assert scene(picture(game)).state == game.state


@rule("BOS-34")
def test_a_lock_that_was_lost_is_back_when_the_move_is_taken_back() -> None:
    game = aiming("rail-gun", "snake d7", at="d7")

    play(game, "sneak c7")
    game.take_back()

    assert lock_of(game) == "d7"
