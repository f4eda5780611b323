"""Half of a boss's Health is gone: the story says so, and one small thing is different in each fight (BOS-46)."""

import pytest

from noisecheck import Game
from noisecheck.bots import bot
from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.foresight.view.boss import boss_shown
from tests.bosses import field, hangar, laboratory, ridge, roof, store, study, wreck
from tests.bosses.rooms import ROOM
from tests.play import options, play, told
from tests.table import picture, rule, scene


def struck_once(damage: int) -> Game:
    """Ocelot, of whose 12 Health so much is gone, is hurt by 1 more."""
    return play(
        scene(f"{ROOM}boss-deck reload\nboss ocelot a1 S damage {damage}\nsnake b1\nturn snake\ndice 5"),
        "hand-to-hand a1",
    )


@rule("BOS-46")
@pytest.mark.parametrize(("damage", "is_told"), [(0, False), (4, False), (5, True), (6, False), (11, False)])
def test_it_is_told_when_the_damage_comes_to_half_of_its_health_and_at_no_other_time(
    damage: int, is_told: bool
) -> None:
    game = struck_once(damage)

    assert len(told(game, "Hurt")) == 1
    assert told(game, "BossWounded") == [{"figure": "ocelot"}] * is_told


@rule("BOS-46")
@pytest.mark.parametrize(("damage", "wounded"), [(4, False), (5, True), (10, True), (11, False)])
def test_its_dashboard_says_so_as_long_as_half_is_gone_and_some_is_left(damage: int, wounded: bool) -> None:
    shown = boss_shown(struck_once(damage).state)

    assert shown is not None
    assert shown.wounded == wounded


@rule("BOS-46", "BOS-38")
def test_one_who_goes_down_at_once_has_no_half() -> None:
    game = wreck.struck(f"boss liquid d3 S health 5 damage 2 track 1\nsnake c3 {wreck.TIRED}\ndice 6 6 6 4", "combo d3")

    assert told(game, "SkullTaken") != []
    assert told(game, "BossWounded") == []


# what it means, boss by boss


@rule("BOS-46", "BOS-15")
@pytest.mark.parametrize(("damage", "way"), [(5, []), (6, ["e1", "e3"])])
def test_ocelot_reloads_on_the_run(damage: int, way: list[str]) -> None:
    """Two nodes clockwise from a1 is e3."""
    game = play(scene(f"{ROOM}boss-deck reload\nboss ocelot a1 S damage {damage}\nsnake c3\nphase enemy"))

    assert [fact["end"] for fact in told(game, "BossMoved")] == way


@rule("BOS-46", "BOS-21")
@pytest.mark.parametrize(("damage", "shots"), [(9, []), (10, [("snake", 3)])])
def test_the_machine_gun_of_the_tank_reaches_4_spaces(damage: int, shots: list[tuple[str, int]]) -> None:
    """Grinding Gears: 4 south and back from the edge, 3 west; then Snake is 4 spaces from it."""
    game = field.after("grinding-gears", "snake b2", f"e4:g6 N damage {damage}")

    assert field.way_of(game)[-1] == "b6"
    assert field.shot_at(game) == shots


@rule("BOS-46", "BOS-18")
@pytest.mark.parametrize(("damage", "end"), [(5, "e1"), (6, "f1")])
def test_the_ninja_goes_a_space_farther(damage: int, end: str) -> None:
    """Straight Cut is 4 spaces."""
    game = laboratory.his_turn("straight-cut", f"boss ninja a1 S damage {damage}\nsnake g1\ndice 1 1")

    assert laboratory.where(game) == end


@rule("BOS-46", "BOS-4")
@pytest.mark.parametrize(("damage", "dice"), [(14, ("w5",)), (15, ("w5", "w2"))])
def test_whom_mantis_controls_strikes_with_2_dice(damage: int, dice: tuple[str, ...]) -> None:
    game = study.at_step(
        study.MIND_CONTROL, f"snake c4 {study.TIRED}\nmeryl e1\nturn snake\ndice ! 5 2", f"c3 E damage {damage}"
    )

    play(game, "hand-to-hand c3")

    assert told(game, "Rolled")[1] == {"hero": "meryl", "purpose": "mind-control", "dice": dice}


@rule("BOS-46", "BOS-27")
@pytest.mark.parametrize(("damage", "way"), [(5, ["e2 S", "d2 S", "c2 S"]), (6, ["e2 S", "d2 S"])])
def test_the_hind_shifts_a_space_less_in_its_turn(damage: int, way: list[str]) -> None:
    game = roof.after("side-slip", "snake e6", f"{roof.NORTH} damage {damage}")

    assert roof.noses(game) == way


@rule("BOS-46", "BOS-5")
def test_from_a_missile_the_wounded_hind_slips_away_as_far_as_ever() -> None:
    game = roof.launched("rocket-pods", "snake f5\ndice 2 6", "fly N 2", "stop", hind=f"{roof.NORTH} damage 8")

    assert len(roof.noses(game)) == 3


@rule("BOS-46", "BOS-7")
@pytest.mark.parametrize(
    ("card", "damage", "end"), [("one-shot", 5, "f3"), ("one-shot", 6, "e3"), ("held-breath", 6, "b3")]
)
def test_wolfs_crosshair_goes_a_space_less_far_but_always_1(card: str, damage: int, end: str) -> None:
    game = ridge.her_turn(card, f"boss wolf off damage {damage}\ntoken crosshair a3\nsnake i3\ndice 1 1")

    assert ridge.crosshair(game) == end


@rule("BOS-46", "BOS-8")
@pytest.mark.parametrize(("damage", "cards"), [(5, []), (6, [("left-wing", "reaction")])])
def test_any_attack_that_hurts_raven_turns_up_a_card(damage: int, cards: list[tuple[str, str]]) -> None:
    """The blow that brings him to 7 of 14 is one."""
    game = play(
        scene(
            f"{store.STORE}boss raven d3 S damage {damage}\nboss-deck left-wing; old-trail\n"
            f"snake c3 {wreck.TIRED}\nturn snake\ndice 5 1"
        ),
        "hand-to-hand d3",
    )

    assert store.revealed(game) == cards


@rule("BOS-46", "BOS-40")
@pytest.mark.parametrize(
    ("damage", "stance", "way"), [(3, 0, ["e3"]), (4, 0, ["e3", "f3"]), (4, 1, []), (3, 2, ["e3", "f3"])]
)
def test_a_blow_that_drives_liquid_drives_him_a_space_farther(damage: int, stance: int, way: list[str]) -> None:
    """He has 9 Health; planted he is driven nowhere. On f3 he stands at the edge."""
    game = wreck.struck(
        f"boss liquid d3 S damage {damage} track {stance}\nsnake c3 {wreck.TIRED}\ndice 6", "hand-to-hand d3"
    )

    assert wreck.ways(game, "liquid") == way


# Gray Fox and REX

SALVO = "turn snake\ndice 6 6 1 1 1 1 1 1"
BEHIND = "boss rex f4:h6 S damage 6"  # of 15; closed, and nobody before its eyes


def fired(party: str) -> Game:
    """Snake's missiles bring REX, closed, to 8 of 15 from behind it, or to as much of the Health of a larger party."""
    heroes = len(party.splitlines())
    boss = BEHIND if heroes == 1 else "boss rex f4:h6 S damage 14"
    return play(hangar.hangar(f"{boss}\n{hangar.LAST}\n{party}\n{SALVO}"), "launch one")


def defense(game: Game) -> int:
    return BOSSES["rex"].defense(game.state)


@rule("BOS-46", "BOS-34")
def test_gray_fox_comes_and_holds_rex_open_until_its_turn_is_over() -> None:
    game = fired("snake g1")

    assert told(game, "HeldOpen") == [{"figure": "rex", "hero": "gray-fox", "turns": 1}]
    assert defense(game) == 4
    assert [note.name for note in BOSSES["rex"].notes(game.state)] == ["held-open"]

    hidden = play(hangar.hangar(f"boss rex f1:h3 S damage 8 marks held-open\n{hangar.LAST}\nsnake c7\nphase enemy"))
    assert (hangar.lock_of(hidden), defense(hidden)) == ("", 6)


@rule("BOS-46", "HER-17")
def test_as_a_hero_he_is_asked_and_pays_for_it_and_holds_it_for_two_of_its_turns() -> None:
    game = fired("snake g1 used sneak-attack\ngray-fox g9")
    assert options(game) == ["yes", "no"]
    assert str(bot("steady").choose(game)) == "yes"

    play(game, "yes")

    assert told(game, "HeldOpen") == [{"figure": "rex", "hero": "gray-fox", "turns": 2}]
    assert (game.hero("gray-fox").damage, defense(game)) == (2, 4)
    assert "marks held-open,held-open" in picture(game)

    held = "boss rex f1:h3 S damage 16 marks held-open,held-open"
    hidden = play(hangar.hangar(f"{held}\n{hangar.LAST}\nsnake c7\ngray-fox k7\nphase enemy"))
    assert (hangar.lock_of(hidden), defense(hidden)) == ("", 4)


@rule("BOS-46")
def test_he_may_let_it_be_and_then_nobody_comes() -> None:
    game = play(fired("snake g1 used sneak-attack\ngray-fox g9"), "no")

    assert told(game, "HeldOpen") == []
    assert (game.hero("gray-fox").damage, defense(game)) == (0, 6)


@rule("BOS-46", "COM-6")
def test_nobody_asks_him_to_die_for_it() -> None:
    game = fired("snake g1 used sneak-attack\ngray-fox g9 damage 2")

    assert told(game, "BossWounded") == [{"figure": "rex"}]
    assert game.decision is not None
    assert game.decision.kind == "action"
