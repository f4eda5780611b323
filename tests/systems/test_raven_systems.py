"""BOS-10: Otacon's seven System cards against Vulcan Raven."""

import pytest

from noisecheck import Game
from noisecheck.engine.bosses import raven
from noisecheck.engine.state import Mark
from noisecheck.engine.systems.cards import LEVELS
from tests.bosses.store import STORE, shots, where
from tests.play import objection, options, play, told
from tests.systems.desk import boss_fact, deck_line, desk, heroes_reached, resolved
from tests.table import picture, rule

ONE, TWO, THREE, *OTHERS = raven.CARDS
CARDS = "; ".join(raven.CARDS)
TIRED_SNAKE = "inactive minus-white-or-move,plus-2,minus-2,reroll"


def store(card: str, text: str = "", at: str = "a3 N", more: str = "", whose: str = "turn otacon") -> Game:
    """Otacon in g5, Raven at the other end, looking along the first column."""
    return desk(STORE, "g5", card, f"boss raven {at} {more}\nboss-deck {CARDS}\n{text}", whose)


# Track Reading


@rule("BOS-10", "HER-13", "SET-17")
@pytest.mark.parametrize("level", LEVELS)
def test_track_reading_shows_two_cards_and_one_more_at_each_level(level: int) -> None:
    game = resolved(store("track-reading"), "track-reading", level, "done")

    assert [fact["card"] for fact in told(game, "BossCardSeen")] == CARDS.split("; ")[:level]


@rule("BOS-10")
def test_track_reading_may_put_one_of_them_first() -> None:
    game = resolved(store("track-reading"), "track-reading", 3, f"target {THREE}")

    assert deck_line(game) == f"{THREE}; {ONE}; {TWO} | {'; '.join(OTHERS)} |"
    assert told(game, "BossCardRaised") == [{"figure": "raven", "card": THREE}]


# Cold Shower


@rule("BOS-10", "BOS-8")
@pytest.mark.parametrize("level", LEVELS)
def test_cold_shower_lowers_his_threat_one_step_more_at_each_level(level: int) -> None:
    assert boss_fact(resolved(store("cold-shower", more="track 6"), "cold-shower", level), "track") == 7 - level


# Loudspeaker


@rule("BOS-10", "LOS-8")
@pytest.mark.parametrize(("level", "ways"), [(2, "E"), (3, "EW"), (4, "EWS")])
def test_loudspeaker_turns_him_more_ways_at_each_level(level: int, ways: str) -> None:
    game = resolved(store("loudspeaker"), "loudspeaker", level)
    if len(ways) > 1:
        assert options(game) == [f"target {way}" for way in ways]
        play(game, f"target {ways[-1]}")

    assert where(game) == ("a3", ways[-1])
    assert told(game, "BossTurned")[0]["facing"] == ways[-1]


@rule("BOS-10", "BOS-8")
def test_who_is_before_his_gun_when_he_turns_is_shot_at_only_if_it_acted() -> None:
    game = resolved(store("loudspeaker", "snake c3\n"), "loudspeaker", 2)

    assert where(game) == ("a3", "E")
    assert shots(game) == []


# Mined Lane

NODES = "node a1 E\nnode g1 S\n"


@rule("BOS-10", "BOS-32")
@pytest.mark.parametrize("level", LEVELS)
def test_mined_lane_puts_claymores_on_nodes(level: int) -> None:
    game = resolved(store("mined-lane", NODES), "mined-lane", level, *["target g1", "target d3"][: max(1, level - 2)])

    lying = [line for line in picture(game).splitlines() if line.startswith("claymore")]
    assert lying == ["claymore g1 by otacon", "claymore d3 by otacon"][: max(1, level - 2)]
    assert [fact["space"] for fact in told(game, "MineLaid")] == ["g1", "d3"][: max(1, level - 2)]


@rule("BOS-10", "BOS-32")
def test_nodes_with_a_figure_or_a_claymore_are_closed() -> None:
    game = store("mined-lane", NODES + "snake d3\nclaymore g1 by snake\n", at="a1 E")

    assert objection(game, "resolve mined-lane level 4") == ("HER-13", "nothing-in-reach")


@rule("BOS-10", "BOS-8", "COM-5")
def test_raven_treads_on_what_otacon_laid() -> None:
    game = store("mined-lane", "snake a5 acted\n", at="b3 E")

    play(resolved(game, "mined-lane", 2), "end")

    assert boss_fact(game, "damage") == 2


# Frost Haze


@rule("BOS-10")
@pytest.mark.parametrize("level", LEVELS)
def test_frost_haze_veils_one_hero_more_at_each_level(level: int) -> None:
    game = store("frost-haze", "snake d1\nmeryl e3\ngray-fox d5\n")

    resolved(game, "frost-haze", level, *["target meryl", "target snake", "target gray-fox"][: level - 1])

    assert heroes_reached(game, "HeroVeiled") == ["meryl", "snake", "gray-fox"][: level - 1]
    assert len(boss_fact(game, "marks")) == level - 1


@rule("BOS-10", "COM-4")
def test_the_next_attack_on_a_veiled_hero_is_lost_and_the_one_after_it_is_not() -> None:
    game = store("freight-belt", f"snake d3 {TIRED_SNAKE}\ndice 6", "a3 E", "marks veiled-snake", "turn snake")

    play(game, "sneak e3")
    assert (told(game, "Rolled"), game.hero("snake").damage) == ([], 0)
    assert told(game, "AttackJammed") == [{"figure": "raven", "count": 1}]
    play(game, "sneak f3")

    assert [fact["dice"] for fact in told(game, "Rolled")] == [("b6",)]
    assert game.hero("snake").damage == 1


@rule("BOS-10")
def test_the_haze_is_not_for_the_others_and_lasts_into_the_next_rounds() -> None:
    game = store("freight-belt", "snake d3 acted\nmeryl e3 acted\ndice 6", "a3 E", "marks veiled-snake")

    play(game, "end")

    assert game.hero("snake").damage == 0
    assert game.hero("meryl").damage == 1
    assert boss_fact(game, "marks") == ()


# Freight Belt


@rule("BOS-10", "MOV-1")
def test_freight_belt_carries_heroes_to_free_spaces_beside_them() -> None:
    game = resolved(store("freight-belt", "snake d1\nmeryl e1\n"), "freight-belt", 4)

    beside = ["target snake to c1", "target snake to d2", "target meryl to f1"]
    assert options(game) == [*beside, "target otacon to g4", "target otacon to f5"]
    play(game, "target snake to d2", "target snake to d3", "target meryl to d1")

    assert (game.where("snake"), game.where("meryl")) == ("d3", "d1")
    assert game.hero("snake").spent == 0


@rule("BOS-10")
@pytest.mark.parametrize("level", LEVELS)
def test_freight_belt_carries_one_space_more_at_each_level(level: int) -> None:
    game = store("freight-belt", "snake d1\n")

    resolved(
        game, "freight-belt", level, *["target snake to d2", "target snake to d3", "target snake to d4"][: level - 1]
    )

    assert game.where("snake") == f"d{level}"


@rule("BOS-10", "BOS-8")
def test_to_be_carried_is_no_action_and_draws_no_fire() -> None:
    game = store("freight-belt", "snake d2\n", at="a3 E")

    resolved(game, "freight-belt", 2, "target snake to d3")

    assert shots(game) == []


# Supply Cage


@rule("BOS-10", "BOS-14")
@pytest.mark.parametrize("level", LEVELS)
def test_supply_cage_fills_up_one_hero_more_at_each_level(level: int) -> None:
    text = "snake d1\nmeryl e1\ngray-fox d5\ngear meryl light-assault-rifle*1\ngear gray-fox arm-cannon*0\n"
    game = store("supply-cage", text, more="marks spent-snake,spent-snake")

    resolved(game, "supply-cage", level, *["target gray-fox", "target snake", "target meryl"][: level - 1])

    assert heroes_reached(game, "Resupplied") == ["gray-fox", "snake", "meryl"][: level - 1]
    assert game.hero("gray-fox").gear[0].tokens == 3
    assert boss_fact(game, "marks") == ((Mark("spent", "snake"),) * 2 if level == 2 else ())


@rule("BOS-10")
def test_supply_cage_is_for_those_who_lack_something() -> None:
    game = store("supply-cage", "snake d1\ngear snake pistol-45\n")

    assert objection(game, "resolve supply-cage level 2") == ("HER-13", "nothing-in-reach")
