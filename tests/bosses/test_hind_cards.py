"""The six cards of the Hind D in its turn (BOS-27). What they do about missiles is in `test_hind_sam.py`."""

import pytest

from noisecheck import catalogue, new_game
from noisecheck.engine.bosses.hind import CARDS, Hind
from noisecheck.engine.bosses.kit import boss_of
from tests.bosses.roof import ALL_HIT, NORTH, after, noses, shot_at
from tests.play import options, play, told
from tests.table import picture, rule, scene


@rule("BOS-27", "BOS-1")
@pytest.mark.parametrize(
    ("card", "threat", "way"),
    [
        ("wide-bank", 1, ["g2 S", "h2 S", "i2 S", "j3 W"]),
        ("tail-swing", 1, ["e2 S", "d2 S", "c2 S", "b3 E"]),
        ("nose-down", 0, ["g2 S", "h2 S", "i2 S"]),
        ("side-slip", 0, ["e2 S", "d2 S", "c2 S"]),
        ("rocket-pods", 0, []),
    ],
)
def test_a_card_of_its_turn(card: str, threat: int, way: list[str]) -> None:
    game = after(card, "snake e6")

    assert (noses(game), boss_of(game.state).track) == (way, threat)
    assert told(game, "BossCardRevealed") == [{"figure": "hind", "card": card, "side": "turn", "number": 0}]
    assert f"| {card}" in picture(game)


@rule("BOS-27")
@pytest.mark.parametrize(
    ("hero", "way"),
    [
        ("h5", ["g2 S", "h2 S"]),  # two clockwise, four and more the other way
        ("d5", ["e2 S", "d2 S"]),
        ("f5", []),  # in line already; the next place that has it in line is row 5, too far
    ],
)
def test_its_searchlight_takes_it_to_the_nearest_line_with_a_hero(hero: str, way: list[str]) -> None:
    game = after("searchlight", f"snake {hero}")

    assert (noses(game), boss_of(game.state).track) == (way, 1)


@rule("BOS-27")
@pytest.mark.parametrize(("heroes", "track", "cards"), [(4, 4, 2), (4, 3, 2), (4, 2, 1), (3, 4, 1)])
def test_against_four_heroes_it_plays_two_cards_from_threat_6_on(heroes: int, track: int, cards: int) -> None:
    party = "\n".join(["snake e6", "meryl e7", "gray-fox i7", "otacon g7"][:heroes])
    game = after("side-slip", party, f"{NORTH} track {track}")

    assert len(told(game, "BossCardRevealed")) == cards


@rule("BOS-27")
def test_its_salvo_goes_over_walls_at_every_hero_with_a_die_less() -> None:
    """Snake is behind the wall over e5, Meryl behind i6; Gray Fox is in the open."""
    heroes = "snake e5\nmeryl i7\ngray-fox g4"

    assert shot_at(after("rocket-pods", heroes)) == [("snake", 1), ("meryl", 1), ("gray-fox", 1)]
    assert shot_at(after("rocket-pods", "snake e5", f"{NORTH} track 4")) == [("snake", 2)]


@rule("BOS-27")
def test_nose_down_fires_rockets_with_a_die_more_from_where_it_has_shifted_to() -> None:
    """It began nearer to Snake. On its way Meryl is in line, and at i2 she is the nearest."""
    assert shot_at(after("nose-down", "snake e4\nmeryl h5")) == [("meryl", 2), ("meryl", 3)]


@rule("BOS-27")
def test_of_two_heroes_as_near_players_choose_whom_the_rocket_meets() -> None:
    """From i3 it is five spaces to each of them."""
    game = after("nose-down", "snake f5\nmeryl e4")

    assert game.decision is not None
    assert game.decision.facts["distance"] == 5
    assert options(game) == ["target snake", "target meryl"]
    assert shot_at(play(game, "target meryl")) == [("meryl", 3)]


@rule("BOS-27", "HER-16")
@pytest.mark.parametrize("card", ["nose-down", "rocket-pods"])
def test_no_rocket_meets_one_whom_no_path_leads_to(card: str) -> None:
    """Otacon, in the booth of the stage."""
    text = picture(new_game("hind-d", heroes=["snake", "otacon", "meryl", "gray-fox"], seed=1))
    lines = [line for line in text.splitlines() if not line.startswith(("boss", "seed"))]
    hind = ["boss hind e1:i2 S", f"boss-deck {card}; side-slip", "phase enemy", ALL_HIT]
    game = play(scene("\n".join(lines + hind)))

    assert "otacon" not in [target for target, _ in shot_at(game)]
    assert "target otacon" not in options(game)


@rule("BOS-27")
def test_of_two_lines_as_near_the_searchlight_takes_the_clockwise_one() -> None:
    assert shot_at(after("searchlight", "snake d5\nmeryl h5")) == [("meryl", 2)]


@rule("BOS-27")
def test_a_line_farther_away_than_its_threat_is_not_found() -> None:
    assert noses(after("searchlight", "snake e6", f"{NORTH} track 0")) == []


@rule("BOS-27")
def test_the_words_of_the_rule_have_the_dice_of_the_cards() -> None:
    words = catalogue.rule("BOS-27").text

    assert (CARDS["nose-down"].more, CARDS["rocket-pods"].more) == (1, -1)
    assert "before its nose, with 1 die more, and another at every hero, with 1 die less" in words


@rule("BOS-27", "BOS-1")
def test_two_cards_in_a_turn_are_owned_up_to_as_against_the_letter() -> None:
    assert "against the letter" in catalogue.rule("BOS-27").ruling_text


@rule("BOS-27", "SET-17")
def test_its_deck_has_six_cards() -> None:
    assert len(Hind.cards) == len(CARDS) == 6
