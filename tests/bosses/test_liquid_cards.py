"""Liquid: his four stances, how he goes for a hero, and each of his cards (BOS-40, BOS-41)."""

import pytest

from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.liquid import CARDS, STANCES, Liquid
from tests.bosses.wreck import TIRED, blows, his_turn, roof, stance, struck, ways, where
from tests.play import options, play, told
from tests.table import rule

# stances


@rule("BOS-40")
@pytest.mark.parametrize(
    ("name", "way"), [("upright", ["d3"]), ("planted", []), ("off-balance", ["d3", "e3"]), ("waiting", ["d3"])]
)
def test_how_far_a_blow_drives_him_is_a_matter_of_his_stance(name: str, way: list[str]) -> None:
    game = struck(f"boss liquid c3 S track {STANCES.index(name)}\nsnake b3 {TIRED}\ndice 6", "hand-to-hand c3")

    assert ways(game, "liquid") == way
    assert boss_of(game.state).damage == 1


@rule("BOS-40")
def test_waiting_he_strikes_whoever_attacks_him_from_beside_him_in_vain() -> None:
    """And turns to him, and drives him back as with any blow."""
    game = struck(f"boss liquid d3 E track 3\nsnake c3 {TIRED}\ndice 2 6", "hand-to-hand d3")

    assert blows(game) == [("snake", 1)]
    assert ways(game, "snake") == ["b3"]
    assert told(game, "BossTurned") == [{"figure": "liquid", "space": "d3", "facing": "W"}]


@rule("BOS-40")
@pytest.mark.parametrize("name", ["upright", "planted", "off-balance"])
def test_in_no_other_stance_he_answers(name: str) -> None:
    game = struck(f"boss liquid d3 S track {STANCES.index(name)}\nsnake c3 {TIRED}\ndice 2", "hand-to-hand d3")

    assert blows(game) == []


@rule("BOS-40")
def test_waiting_he_has_no_answer_to_a_shot_from_afar_or_to_one_that_hits() -> None:
    text = f"boss liquid c3 S track 3\nsnake f3 {TIRED}\ngear snake pistol-45\ndice 2 2"

    assert blows(struck(text, "use pistol-45 c3")) == []
    assert blows(struck(f"boss liquid d3 S track 3\nsnake c3 {TIRED}\ndice 6", "hand-to-hand d3")) == []


@rule("BOS-40")
def test_he_begins_upright_and_his_last_card_says_how_he_stands() -> None:
    assert stance(roof("boss liquid d3 S\nsnake c3\nturn snake")) == "upright"
    assert {card: stance(his_turn(card, "boss liquid d3 S\nsnake c3\ndice 1 1 1")) for card in CARDS} == {
        "straight-right": "upright",
        "haymaker": "off-balance",
        "low-sweep": "planted",
        "shoulder-charge": "off-balance",
        "hip-throw": "upright",
        "come-on": "waiting",
        "deep-breath": "planted",
    }


# how he goes for a hero


@rule("BOS-41")
def test_he_goes_over_everybody_to_the_nearest_hero_and_turns_to_it() -> None:
    """Meryl is nearer than Snake; between two spaces beside her, equally far from him, the players choose."""
    game = roof(f"boss-deck straight-right\nboss liquid f2 N health 9\nsnake b4 {TIRED}\nmeryl d3\nphase enemy\ndice 1")

    assert options(game) == ["target d2", "target e3"]
    play(game, "target e3")
    assert blows(game) == [("meryl", 1)]
    assert "W" in {fact["facing"] for fact in told(game, "BossTurned")}


@rule("BOS-41")
def test_whom_he_does_not_reach_he_does_not_strike() -> None:
    game = his_turn("haymaker", "boss liquid f2 N\nsnake b4", "target c3")

    assert ways(game, "liquid") == ["c3"]
    assert blows(game) == []


# the cards


def strikes(card: str, text: str, *choices: str) -> tuple[list[tuple[str, int]], list[str]]:
    """Whom he strikes with how many dice, all of which hit, and where Snake is driven."""
    game = his_turn(card, f"{text}\ndice 6 6 6 6", *choices)
    return blows(game), ways(game, "snake")


@rule("BOS-41")
def test_straight_right() -> None:
    """Up to 6 spaces: more than there are between any two of this roof."""
    assert strikes("straight-right", f"boss liquid f3 N\nsnake b3 {TIRED}") == ([("snake", 1)], [])
    assert strikes("straight-right", f"boss liquid f3 N\nsnake d3 {TIRED}") == ([("snake", 1)], ["c3"])


@rule("BOS-41")
def test_haymaker() -> None:
    """One die more, 4 spaces at most."""
    assert strikes("haymaker", f"boss liquid e3 N\nsnake c3 {TIRED}") == ([("snake", 2)], ["b3"])


@rule("BOS-41")
def test_low_sweep() -> None:
    """Everybody beside him, in the order of their seats; Gray Fox, two spaces off, is safe."""
    text = f"boss liquid d3 N health 9\nsnake c3 {TIRED}\nmeryl e3\ngray-fox b2"

    assert strikes("low-sweep", text, "target snake") == ([("snake", 1), ("meryl", 1)], ["b3"])


@rule("BOS-41")
def test_shoulder_charge() -> None:
    """From one end of the roof to the other, and up to 3 spaces back for whom it hurts."""
    assert strikes("shoulder-charge", f"boss liquid f3 N\nsnake e3 {TIRED}") == ([("snake", 1)], ["d3", "c3", "b3"])
    assert where(his_turn("shoulder-charge", "boss liquid f2 N\nsnake b4\ndice 1", "target c4")) == "c4"


@rule("BOS-41")
def test_hip_throw() -> None:
    """Two spaces back, hurt or not; from the second last space that is over the edge."""
    game = his_turn("hip-throw", f"boss liquid e3 N\nsnake d3 {TIRED}\ndice 1")
    over = his_turn("hip-throw", f"boss liquid d3 N\nsnake c3 {TIRED}\ndice 1")

    assert (game.hero("snake").damage, ways(game, "snake")) == (0, ["c3", "b3"])
    assert told(game, "HungOn") == []
    assert told(over, "HungOn") == [{"hero": "snake", "space": "b3"}]


@rule("BOS-41")
def test_come_on() -> None:
    game = his_turn("come-on", "boss liquid d3 N\nsnake c3")

    assert (blows(game), ways(game, "liquid")) == ([], [])
    assert stance(game) == "waiting"


@rule("BOS-41")
@pytest.mark.parametrize(("damage", "left"), [(4, 2), (1, 0), (0, 0)])
def test_deep_breath(damage: int, left: int) -> None:
    """What is not finished is lost; nobody gets better than well."""
    game = his_turn("deep-breath", f"boss liquid d3 N damage {damage}\nsnake c3")

    assert boss_of(game.state).damage == left
    assert (blows(game), ways(game, "liquid")) == ([], [])
    assert [fact["damage"] for fact in told(game, "BossHealed")] == ([damage - left] if damage else [])


def test_his_seven_cards_are_his_own() -> None:
    assert len(Liquid.cards) == 7
