"""BOS-10: Otacon's seven System cards against the Hind D."""

import pytest

from noisecheck import Game
from noisecheck.engine.bosses.hind import CARDS, DICE, STEPS, TARGET_AREA
from noisecheck.engine.systems.cards import LEVELS
from tests.bosses.roof import NORTH, ROOF, damage_of, noses, shot_at
from tests.play import objection, options, play, story, told
from tests.systems.desk import boss_fact, covered, deck_line, desk, heroes_reached, resolved
from tests.table import picture, rule

ONE, TWO, THREE, FOUR, *_ = CARDS
TIRED_SNAKE = "inactive minus-white-or-move,plus-2,minus-2,reroll"


def roof(card: str, text: str = "", hind: str = NORTH, more: str = "", whose: str = "turn otacon") -> Game:
    """Otacon in c7, the Hind over the north edge, with four of its cards."""
    boss = f"boss hind {hind} {more}\nboss-deck {ONE}; {TWO}; {THREE}; {FOUR}\n"
    return desk(ROOF, "c7", card, boss + text, whose)


# Flight Recorder


@rule("BOS-10", "HER-13", "SET-17")
@pytest.mark.parametrize("level", LEVELS)
def test_flight_recorder_shows_one_card_more_at_each_level(level: int) -> None:
    game = resolved(roof("flight-recorder"), "flight-recorder", level, "done")

    seen = [fact["card"] for fact in told(game, "BossCardSeen")]
    assert seen == [ONE, TWO, THREE][: level - 1]
    assert len(boss_fact(game, "deck")) == 4
    assert (boss_fact(game, "atop"), boss_fact(game, "unseen")) == (level - 1, 5 - level)


@rule("BOS-10")
def test_flight_recorder_buries_any_of_the_cards_it_shows() -> None:
    game = resolved(roof("flight-recorder"), "flight-recorder", 4)

    assert options(game) == [f"target {ONE}", f"target {TWO}", f"target {THREE}", "done"]
    play(game, f"target {TWO}")
    assert options(game) == [f"target {ONE}", f"target {THREE}", "done"]
    play(game, f"target {ONE}", "done")

    assert deck_line(game) == f"{THREE} | {FOUR} | {TWO}; {ONE}"
    assert story(game) == [
        "SystemResolved('otacon', 'flight-recorder', 4, rule='HER-13')",
        f"  BossCardSeen('hind', '{ONE}', rule='HER-13')",
        f"  BossCardSeen('hind', '{TWO}', rule='HER-13')",
        f"  BossCardSeen('hind', '{THREE}', rule='HER-13')",
        f"  BossCardBuried('hind', '{TWO}', rule='HER-13')",
        f"  BossCardBuried('hind', '{ONE}', rule='HER-13')",
    ]
    assert "system flight-recorder\n" in picture(game)


@rule("BOS-10")
def test_cards_that_players_know_are_not_shown_again_and_all_known_is_all_known() -> None:
    text = ROOF + f"boss hind {NORTH}\nboss-deck {FOUR} | {ONE} | {THREE}\n"
    game = resolved(desk(text, "c7", "flight-recorder", ""), "flight-recorder", 4, f"target {FOUR}", "done")

    assert [fact["card"] for fact in told(game, "BossCardSeen")] == [ONE]
    assert deck_line(game) == f"| | {ONE}; {THREE}; {FOUR}"


@rule("BOS-10")
def test_what_was_shown_cannot_be_taken_back() -> None:
    game = resolved(roof("flight-recorder"), "flight-recorder", 2)

    assert not game.can_take_back()


# Cargo Hoist


@rule("BOS-10", "SET-18")
@pytest.mark.parametrize("level", LEVELS)
def test_cargo_hoist_gives_one_hero_more_all_missiles_at_each_level(level: int) -> None:
    spent = "marks spent-gray-fox,spent-meryl,spent-meryl,spent-meryl,spent-snake"
    game = roof("cargo-hoist", "snake d4\nmeryl e4\ngray-fox d5\n", more=spent)

    resolved(game, "cargo-hoist", level, *["target meryl", "target snake", "target gray-fox"][: level - 1])

    assert heroes_reached(game, "HandedOut") == ["meryl", "snake", "gray-fox"][: level - 1]
    assert len(boss_fact(game, "marks")) == {2: 2, 3: 1, 4: 0}[level]


@rule("BOS-10")
def test_cargo_hoist_has_nothing_to_lift_while_all_missiles_are_there() -> None:
    assert objection(roof("cargo-hoist", "snake d4"), "resolve cargo-hoist level 2") == ("HER-13", "nothing-in-reach")


# Feed Jam


def under_fire(level: str) -> Game:
    """Snake steps into the line of fire."""
    game = roof("feed-jam", f"snake e3 {TIRED_SNAKE}\ndice 6 6 6", whose="turn snake")
    return play(game, "sneak f3", level)


@rule("BOS-10", "HER-13", "COM-4")
@pytest.mark.parametrize("level", LEVELS)
def test_feed_jam_waits_for_an_attack_and_takes_dice_away_from_it(level: int) -> None:
    game = under_fire(f"resolve feed-jam level {level}")

    dice = max(0, DICE - (level - 1))
    assert shot_at(game) == [("snake", dice)]
    assert game.hero("snake").damage == dice
    assert told(game, "AttackJammed") == [{"figure": "hind", "count": level - 1}]
    assert game.state.beside == []


@rule("BOS-10", "HER-13")
def test_feed_jam_may_be_kept_and_is_not_resolved_at_other_times() -> None:
    game = under_fire("pass")

    assert shot_at(game) == [("snake", DICE)]
    assert covered("feed-jam") in picture(game)
    assert objection(roof("feed-jam"), "resolve feed-jam level 2") == ("HER-13", "waits-for-condition")


# Engine Trim


@rule("BOS-10", "BOS-5")
@pytest.mark.parametrize("level", LEVELS)
def test_engine_trim_lowers_its_threat_one_step_more_at_each_level(level: int) -> None:
    game = resolved(roof("engine-trim", more=f"track {len(STEPS) - 1}"), "engine-trim", level)

    assert boss_fact(game, "track") == len(STEPS) - level
    assert len(told(game, "TrackMoved")) == 1


@rule("BOS-10")
def test_its_threat_does_not_fall_below_the_first_step() -> None:
    assert boss_fact(resolved(roof("engine-trim", more="track 1"), "engine-trim", 4), "track") == 0
    assert objection(roof("engine-trim"), "resolve engine-trim level 2") == ("HER-13", "nothing-in-reach")


# Radio Decoy


@rule("BOS-10", "BOS-5")
@pytest.mark.parametrize("level", LEVELS)
def test_radio_decoy_makes_it_shift_either_way_and_farther_at_each_level(level: int) -> None:
    game = resolved(roof("radio-decoy"), "radio-decoy", level)
    places = ["target g2", "target e2", "target h2", "target d2", "target i2", "target c2"]
    assert options(game) == places[: 2 * (level - 1)]

    play(game, places[2 * (level - 1) - 1])

    assert noses(game) == ["e2 S", "d2 S", "c2 S"][: level - 1]


@rule("BOS-10", "BOS-5")
def test_under_radio_decoy_it_fires_at_whoever_comes_in_line() -> None:
    game = roof("radio-decoy", f"snake e4 {TIRED_SNAKE}\nmeryl g3\ndice 6 1")

    resolved(game, "radio-decoy", 3, "target d2")

    assert shot_at(game) == [("snake", 1)]
    assert not [mark for mark in boss_fact(game, "marks") if mark.startswith("shot-at")]


# Laser Guide


SWING = max(CARDS, key=lambda card: CARDS[card].evasion)
EVASION = CARDS[SWING].evasion


def missile(answer: str) -> Game:
    """Snake's missile flies two spaces north from f4 to the nose; the card on top makes it shift."""
    text = f"boss hind {NORTH}\nboss-deck {SWING}\nsnake f5 {TIRED_SNAKE}\ndice 2 1\n"
    game = desk(ROOF, "c7", "laser-guide", text, "turn snake")
    return play(game, "sam f4", "fly N 2", "stop", *([answer] if answer else []))


@rule("BOS-10", "HER-13", "BOS-5")
@pytest.mark.parametrize("level", LEVELS)
def test_laser_guide_waits_for_its_evasion_and_makes_it_shorter(level: int) -> None:
    game = missile(f"resolve laser-guide level {level}")

    shifted = max(0, EVASION - (level - 1))
    assert len(noses(game)) == shifted
    assert damage_of(game) == TARGET_AREA[0][len(TARGET_AREA[0]) // 2 - shifted]
    assert told(game, "EvasionCut") == [{"figure": "hind", "spaces": level - 1}]


@rule("BOS-10")
def test_without_laser_guide_it_evades_all_the_way() -> None:
    assert len(noses(missile("pass"))) == EVASION


# Medical Locker


@rule("BOS-10")
@pytest.mark.parametrize("level", LEVELS)
def test_medical_locker_heals_one_hero_more_at_each_level(level: int) -> None:
    text = "snake d4 damage 2\nmeryl e4 damage 1\ngray-fox d5 damage 3\n"
    game = resolved(
        roof("medical-locker", text),
        "medical-locker",
        level,
        *["target snake", "target gray-fox", "target meryl"][: level - 1],
    )

    healed = [{"hero": hero, "damage": 1} for hero in ("snake", "gray-fox", "meryl")]
    assert told(game, "Healed") == healed[: level - 1]
    assert [game.hero(name).damage for name in ("snake", "meryl", "gray-fox")] == {
        2: [1, 1, 3],
        3: [1, 1, 2],
        4: [1, 0, 2],
    }[level]


@rule("BOS-10")
def test_medical_locker_is_for_the_hurt() -> None:
    game = roof("medical-locker", "snake d4")

    assert objection(game, "resolve medical-locker level 2") == ("HER-13", "nothing-in-reach")
