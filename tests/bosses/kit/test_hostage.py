"""The bound hostage of Ocelot's stage (BOS-13)."""

from tests.bosses.rooms import ROOM
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

CALM = "boss ocelot a1 S\nboss-deck reload\n"


@rule("BOS-13")
def test_his_death_fails_the_stage() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck loose-end\ntoken hostage c2 damage 1\nsnake e1\nphase enemy")

    assert told(game, "Killed") == [{"figure": "hostage", "space": "c2"}]
    assert str(game.outcome) == "lost: hostage killed"


@rule("BOS-13")
def test_he_has_health_3() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck loose-end\ntoken hostage c2\nsnake e1\nphase enemy")

    assert game.outcome is None
    assert "token hostage c2 damage 2" in picture(game)


@rule("BOS-13")
def test_he_cannot_be_attacked_in_melee() -> None:
    game = scene(ROOM + CALM + "token hostage c2\nsnake c1\nturn snake")

    assert options(game, "hand-to-hand") == []
    assert options(game, "combo") == []
    assert objection(game, "hand-to-hand c2") == ("BOS-13", "a-hostage")
    assert objection(game, "combo c2") == ("BOS-13", "a-hostage")


@rule("BOS-13")
def test_a_blade_that_sweeps_around_spares_him() -> None:
    game = scene(
        ROOM + "boss ocelot b1 S\nboss-deck reload\ntoken hostage c2\ngray-fox c1\n"
        "gear gray-fox high-frequency-blade\nturn gray-fox\ndice 6"
    )

    play(game, "use high-frequency-blade")

    assert [fact["target"] for fact in told(game, "Attacked")] == ["ocelot"]


@rule("BOS-13", "ACT-14")
def test_nobody_aims_at_him() -> None:
    game = scene(ROOM + CALM + "token hostage c2\nsnake c1\ngear snake pistol-45\nturn snake")

    assert options(game, "use") == ["use pistol-45 a1"]
    assert objection(game, "use pistol-45 c2") == ("BOS-13", "a-hostage")


@rule("BOS-13", "COM-5")
def test_a_blast_does_not_choose() -> None:
    game = scene(ROOM + CALM + "token hostage c2 damage 1\nsnake e1\ngear snake grenade\nturn snake")

    play(game, "use grenade c1")

    assert str(game.outcome) == "lost: hostage killed"


@rule("BOS-13", "COM-2")
def test_a_missile_attacks_him_against_a_heros_defense() -> None:
    """It flies along row 3 and bursts at him."""
    game = scene(
        ROOM + "boss ocelot b1 S\nboss-deck reload\ntoken hostage b3\nsnake e3\n"
        "gear snake missile-launcher\nturn snake\ndice 3 2 3"
    )

    play(game, "use missile-launcher W")

    assert told(game, "Attacked") == [{"attacker": "snake", "target": "hostage", "space": "b3", "hits": 2}]
    assert "token hostage b3 damage 2" in picture(game)


@rule("BOS-13", "MOV-3")
def test_he_is_a_figure_that_can_be_leapfrogged_and_does_not_strike_back() -> None:
    game = scene(ROOM + CALM + "token hostage c2\nsnake c1\nturn snake")

    assert "sneak c2" not in options(game)
    play(game, "sneak c3")

    assert told(game, "Leapt") == [{"figure": "snake", "over": ("c2",)}]
    assert told(game, "Attacked") == []
    assert game.attention("snake") is None
