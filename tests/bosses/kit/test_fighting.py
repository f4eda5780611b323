"""A boss attacks and is attacked by the common rules (COM-4, COM-9, BOS-1, BOS-2)."""

import pytest

from noisecheck import new_game
from tests.bosses.rooms import ROOM
from tests.play import kinds, objection, options, play, told
from tests.table import picture, rule, scene

CORRIDOR = """
    a   b   c   d   e   f
  +---+---+---+---+---+---+
1 | .   .   .   .   .   . |
  +   +   +   +   +   +   +
2 | .   .   .   .   .   . |
  +---+---+---+---+---+---+
3 | .   .   .   .   .   . |
  +---+---+---+---+---+---+
barracks f1 zone main count 3
snake a3
turn snake
orders waken 5/4 right; waken 5/4 right
"""
CALM = "boss-deck reload\n"  # nothing happens in his turn, and nothing when he is hurt


@rule("COM-9")
def test_ko_damage_hurts_a_boss_like_any_other() -> None:
    """A Combo Attack deals KO damage; two of its dice reach Ocelot's Defense of 4."""
    game = scene(ROOM + CALM + "boss ocelot a1 S\nsnake b1\nturn snake\ndice 4 6 3 1 1")

    play(game, "combo a1")

    assert told(game, "Attacked")[0] == {"attacker": "snake", "target": "ocelot", "space": "a1", "hits": 2}
    assert told(game, "Hurt")[0] == {"figure": "ocelot", "space": "a1", "damage": 2, "kind": "hit"}
    assert game.state.boss is not None
    assert game.state.boss.damage == 2


@rule("COM-9", "SET-4")
def test_a_boss_whose_health_is_reached_by_ko_damage_is_beaten_and_the_stage_won() -> None:
    game = scene(ROOM + "boss ocelot a1 S damage 11\nsnake b1\nturn snake\ndice 6")

    play(game, "hand-to-hand a1")

    assert told(game, "BossDefeated") == [{"figure": "ocelot", "space": "a1"}]
    assert str(game.outcome) == "won"
    assert told(game, "BossCardRevealed") == []  # nothing hurts him any more
    assert "boss ocelot off health 12 damage 12" in picture(game)


@rule("SET-6")
def test_failure_beats_success_against_a_boss_too() -> None:
    """The grenade that ends Ocelot ends its thrower as well."""
    game = scene(ROOM + "boss ocelot a1 S damage 11\nsnake b1 damage 3\ngear snake grenade\nturn snake")

    play(game, "use grenade a1")

    assert str(game.outcome) == "lost: snake killed in action"


@rule("SET-6", "COM-6")
def test_a_boss_that_a_bomb_fells_as_a_turn_begins_is_beaten_then() -> None:
    game = scene(ROOM + "boss ocelot a1 S damage 11\nsnake c3\ntime-bomb b1 by snake")

    assert kinds(game.events)[-2:] == ["BossDefeated", "Won"]
    assert str(game.outcome) == "won"


@rule("SET-6", "BOS-1")
@pytest.mark.parametrize("boss", ["raven", "mantis"])
def test_a_boss_that_a_guard_on_a_mine_fells_has_no_turn_any_more(boss: str) -> None:
    """Nor have the other guards: the stage is won when the blast is over."""
    game = scene(
        CORRIDOR
        + f"stage boss {boss}\nboss {boss} d2 S health 6 damage 5\nguard a1 E\nguard a2 E\nclaymore c1 by snake"
    )

    play(game, "end")

    assert str(game.outcome) == "won"
    assert kinds(game.events).count("GuardActivated") == 1


@rule("COM-4")
def test_a_boss_attacks_with_the_dice_of_its_dashboard_plus_what_a_card_adds() -> None:
    """Ocelot has one black die; Long Shot adds one."""
    for card, dice in (("quick-draw", ("b4",)), ("long-shot", ("b4", "b5"))):
        game = scene(ROOM + f"boss ocelot a1 S\nboss-deck {card}\nsnake c3\nphase enemy\ndice 4 5")

        assert told(game, "Rolled") == [{"hero": "snake", "purpose": "boss-attack", "dice": dice}]
        play(game, "pass")
        assert game.hero("snake").damage == len(dice)


@rule("COM-4", "COM-1")
def test_the_attacked_hero_rolls_a_bosses_dice_and_may_change_them() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck quick-draw\nsnake c3\nphase enemy\ndice 4")

    game.choose("focus minus-2 die 1")
    game.choose("pass")

    assert told(game, "Attacked") == [{"attacker": "ocelot", "target": "snake", "space": "c3", "hits": 0}]


@rule("MOV-3", "COM-4")
def test_a_leapfrogged_boss_attacks() -> None:
    game = scene(ROOM + CALM + "boss ocelot b1 S\nsnake a1\nturn snake\ndice 6")

    play(game, "sneak c1")

    assert told(game, "Attacked") == [{"attacker": "ocelot", "target": "snake", "space": "c1", "hits": 1}]
    assert game.attention("snake") == ("!", "c1")


@rule("BOS-1")
def test_the_bosses_turn_is_one_card_and_then_a_new_round_begins() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck slow-circle; reload\nsnake c3\nturn snake")

    events = game.choose("end")

    assert [each for each in kinds(events) if each != "BossMoved"] == [
        "TurnEnded",
        "BossCardRevealed",
        "EnemyPhaseEnded",
        "RoundBegan",
        "TurnBegan",
    ]
    assert told(game, "BossCardRevealed") == [{"figure": "ocelot", "card": "slow-circle", "side": "turn", "number": 0}]
    assert game.state.round == 2


@rule("BOS-1", "COM-6")
def test_no_round_begins_when_a_hero_falls_in_the_bosses_turn() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck quick-draw\nsnake c3 damage 3\nturn snake\ndice 6")

    play(game, "end")

    assert str(game.outcome) == "lost: snake killed in action"
    assert game.state.round == 1


@rule("BOS-1", "SET-6")
def test_a_boss_that_falls_in_its_own_turn_is_beaten() -> None:
    """Ocelot walks onto a claymore."""
    game = scene(
        ROOM + "boss ocelot a1 S damage 11\nboss-deck quick-draw\nsnake c3\nclaymore e1 by snake\nturn snake\n"
    )

    play(game, "end")

    assert str(game.outcome) == "won"
    assert told(game, "Rolled") == []  # he does not get to shoot


@rule("BOS-2")
@pytest.mark.parametrize(("heroes", "health"), [(["snake"], 12), (["snake", "meryl"], 20)])
def test_the_more_heroes_the_more_health_a_boss_has(heroes: list[str], health: int) -> None:
    boss = new_game("revolver-ocelot", heroes).state.boss

    assert boss is not None
    assert boss.health == health


@rule("BOS-2")
def test_ocelot_has_defense_4() -> None:
    """A 3, which would hit a guard, misses him; a 4 does not."""
    for die, hits in (("3", 0), ("4", 1)):
        game = scene(ROOM + CALM + f"boss ocelot a1 S\nsnake b1 inactive plus-2,reroll\nturn snake\ndice {die}")
        play(game, "hand-to-hand a1")
        assert told(game, "Attacked")[0]["hits"] == hits


@rule("ACT-14", "LOS-1")
def test_a_boss_is_shot_at_in_line_of_sight_only() -> None:
    game = scene(ROOM + CALM + "boss ocelot a1 S\nsnake c1\ngear snake pistol-45\nturn snake")
    behind_a_crate = scene(ROOM + CALM + "boss ocelot a3 E\nsnake b1\ngear snake pistol-45\nturn snake")

    assert options(game, "use") == ["use pistol-45 a1"]
    assert objection(game, "use pistol-45 b1") == ("ACT-14", "no-enemy")
    assert options(behind_a_crate, "use") == []
    assert objection(behind_a_crate, "use pistol-45 a3") == ("LOS-1", "out-of-sight")


@rule("HER-2")
@pytest.mark.parametrize(("facing", "damage"), [("W", 1), ("E", 2)])
def test_a_boss_hurt_from_behind_takes_one_more(facing: str, damage: int) -> None:
    """Snake strikes from the west, at one who looks at him or has his back to him."""
    game = scene(ROOM + CALM + f"boss ocelot e1 {facing}\nsnake d1\nturn snake\ndice 6")

    game.choose("hand-to-hand e1")
    while game.decision is not None and game.decision.kind != "action":
        game.choose("yes" if game.decision.kind == "offer" else "pass")

    assert game.state.boss is not None
    assert game.state.boss.damage == damage


@rule("COM-5")
def test_a_blast_hurts_a_boss_without_dice() -> None:
    game = scene(ROOM + CALM + "boss ocelot a1 S\nsnake e1\ngear snake grenade\nturn snake")

    play(game, "use grenade a1")

    assert told(game, "Hurt") == [{"figure": "ocelot", "space": "a1", "damage": 2, "kind": "hit"}]


@rule("COM-2")
def test_a_missile_bursts_at_a_boss_and_attacks_it_against_its_own_defense() -> None:
    game = scene(ROOM + CALM + "boss ocelot a1 S\nsnake e1\ngear snake missile-launcher\nturn snake\ndice 4 3 5")

    play(game, "use missile-launcher W")

    assert told(game, "Attacked")[0] == {"attacker": "snake", "target": "ocelot", "space": "a1", "hits": 2}


def test_a_blade_strikes_at_a_boss() -> None:
    game = scene(
        ROOM + CALM + "boss ocelot a1 S\ngray-fox b1\ngear gray-fox high-frequency-blade\nturn gray-fox\ndice 5"
    )

    play(game, "use high-frequency-blade")

    assert told(game, "Attacked")[0]["target"] == "ocelot"


def test_the_arm_cannon_reaches_a_boss() -> None:
    game = scene(ROOM + CALM + "boss ocelot a1 S\ngray-fox c1\ngear gray-fox arm-cannon\nturn gray-fox\ndice 5 5")

    play(game, "use arm-cannon a1 charge 1")

    assert told(game, "Attacked")[0]["hits"] == 2
