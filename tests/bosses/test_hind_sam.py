"""S.A.M. against the Hind D: how missiles fly, what it does when one is about to hit (BOS-5, BOS-26, BOS-27)."""

import pytest

from noisecheck.engine.bosses.hind import Hind
from noisecheck.engine.bosses.kit.handed_out import in_hand
from tests.bosses.roof import ALL_HIT, NORTH, damage_of, launched, noses, roof, shot_at
from tests.play import objection, options, play, told
from tests.table import picture, rule

HIDDEN = "snake f5"  # beside f4; in line, which in these scenes costs nothing: all dice of the attack show 1
SAFE_DICE = " 1 1 1 1 1 1"


# what hurts it


@rule("BOS-5")
@pytest.mark.parametrize("means", ["melee", "pistol", "rifle", "launcher", "mine", "grenade", "ranged"])
def test_nothing_but_the_missiles_of_the_special_action_hurts_it(means: str) -> None:
    assert Hind().withstands(roof(f"boss hind {NORTH}\n{HIDDEN}").state, means)


@rule("BOS-5", "BOS-26")
@pytest.mark.parametrize(
    ("flight", "damage"),
    [
        (("fly N 2", "stop"), 2),  # f2, before its nose
        (("fly N 2", "fly E 1"), 2),  # g2
        (("fly N 2", "fly W 1"), 2),  # e2
        (("fly N 2", "fly E 2"), 1),  # h2
        (("fly N 2", "fly W 2"), 1),  # d2
        (("fly N 3", "stop"), 1),  # f1, behind it
        (("fly N 3", "fly E 1"), 1),  # g1
        (("fly N 3", "fly W 1"), 1),  # e1
        (("fly N 3", "fly E 2"), 1),  # h1
        (("fly N 3", "fly W 2"), 1),  # d1
    ],
)
def test_it_takes_the_damage_of_the_space_the_missile_is_in(flight: tuple[str, str], damage: int) -> None:
    """Searchlight has no manoeuvre: the missile is where it was aimed."""
    values = [part.split()[-1] for part in flight if part != "stop"]
    faces = " ".join(values) if len(values) == 2 else f"{values[0]} 6"
    game = launched("searchlight", f"{HIDDEN}\ndice {faces}{SAFE_DICE}", *flight)

    assert damage_of(game) == damage
    assert [fact["damage"] for fact in told(game, "Hurt")] == [damage]


@rule("BOS-5", "SET-17")
def test_a_missile_inside_its_target_area_makes_it_reveal_a_card_which_goes_to_the_bottom() -> None:
    game = launched("side-slip", f"{HIDDEN}\ndice 2 6{SAFE_DICE}", "fly N 2", "stop")

    assert told(game, "BossCardRevealed") == [{"figure": "hind", "card": "side-slip", "side": "reaction", "number": 0}]
    assert "boss-deck | wide-bank | side-slip" in picture(game)


@rule("BOS-5", "BOS-26")
@pytest.mark.parametrize(
    ("faces", "flight", "end"),
    [
        ("1 6", ("fly N 1", "stop"), "f3"),  # it is still over the roof
        ("2 4", ("fly N 2", "fly E 4"), "j2"),  # in the air beside its target area
    ],
)
def test_elsewhere_it_does_not_mind_and_the_missile_is_lost(faces: str, flight: tuple[str, str], end: str) -> None:
    game = launched("side-slip", f"{HIDDEN}\ndice {faces}{SAFE_DICE}", *flight)

    assert told(game, "BossCardRevealed") == []
    assert told(game, "MissileLost") == [{"space": end}]
    assert damage_of(game) == 0


# its evasive manoeuvre


@rule("BOS-27", "BOS-5")
@pytest.mark.parametrize(
    ("card", "way", "damage"),
    [
        ("wide-bank", ["e2 S"], 2),
        ("tail-swing", ["g2 S", "h2 S"], 1),
        ("nose-down", ["e2 S", "d2 S"], 1),
        ("side-slip", ["g2 S"], 2),
        ("searchlight", [], 2),
        ("rocket-pods", ["e2 S", "d2 S", "c2 S"], 0),
    ],
)
def test_first_it_slips_away_then_the_missile_counts(card: str, way: list[str], damage: int) -> None:
    """The missile is on f2, where its nose was."""
    game = launched(card, f"{HIDDEN}\ndice 2 6{SAFE_DICE}", "fly N 2", "stop")

    assert (noses(game), damage_of(game)) == (way, damage)


@rule("BOS-5", "BOS-26")
def test_out_of_its_target_area_a_missile_does_nothing_any_more() -> None:
    game = launched("rocket-pods", f"{HIDDEN}\ndice 2 6{SAFE_DICE}", "fly N 2", "stop")

    assert told(game, "MissileEvaded") == [{"figure": "hind", "space": "f2"}]


@rule("BOS-5", "BOS-27")
def test_who_knows_the_card_aims_where_it_will_be() -> None:
    """Rocket Pods takes it three spaces west: from d2, 1 when the missile comes, its nose is one space away then."""
    game = launched("rocket-pods", f"{HIDDEN}\ndice 2 2{SAFE_DICE}", "fly N 2", "fly W 2")

    assert (noses(game)[-1], damage_of(game)) == ("c2 S", 2)


@rule("BOS-5")
def test_around_a_corner_it_is_out_of_reach() -> None:
    """From i2 it slips to j4, and its target area lies along the east edge."""
    text = f"snake i5\ndice 2 6{SAFE_DICE}"
    game = launched("tail-swing", text, "fly N 2", "stop", start="i4", hind="g1:k2 S")

    assert (noses(game), damage_of(game)) == (["j3 W", "j4 W"], 0)


@rule("BOS-5", "BOS-25")
def test_on_the_way_it_attacks_every_hero_in_line_and_whoever_acts_once() -> None:
    """Snake launches from column g, Meryl hides in column h: Tail Swing takes it over both."""
    text = f"snake g5\nmeryl h4\ndice 2 1 6 6 6 6 {'1 ' * 6}"
    game = launched("tail-swing", text, "fly N 2", "fly W 1", start="g4")

    assert shot_at(game) == [("snake", 2), ("meryl", 2)]


@rule("BOS-25", "BOS-5")
def test_a_manoeuvre_that_ends_in_line_with_who_launched_is_one_attack() -> None:
    """Side Slip puts the nose on g2, with Snake in column g: the shift attacks, the end of the action does not."""
    text = f"snake g5\ndice 2 1 6 1 {'6 ' * 6}"
    game = launched("side-slip", text, "fly N 2", "fly W 1", start="g4")

    assert shot_at(game) == [("snake", 1)]
    assert "shot-at" not in picture(game)


@rule("BOS-5", "COM-6")
def test_a_missile_can_win_the_stage() -> None:
    game = launched("searchlight", f"{HIDDEN}\ndice 2 6{SAFE_DICE}", "fly N 2", "stop", hind=f"{NORTH} damage 10")

    assert str(game.outcome) == "won"
    assert shot_at(game) == []


# how it flies


@rule("BOS-26")
def test_straight_by_one_value_then_if_players_like_another_way_by_the_other() -> None:
    game = roof(f"boss hind {NORTH}\nsnake g5\nturn snake\ndice 2 3 {ALL_HIT[5:]}")

    play(game, "sam g4")
    assert options(game) == [f"fly {way} {value}" for way in "NESW" for value in (2, 3)]
    play(game, "fly N 2")
    assert options(game) == ["fly E 3", "fly S 3", "fly W 3", "stop"]
    play(game, "fly W 3")
    assert told(game, "MissileFlew") == [
        {"start": "g4", "end": "g2", "facing": "N"},
        {"start": "g2", "end": "d2", "facing": "W"},
    ]


@rule("BOS-26")
def test_it_starts_in_an_empty_adjacent_space() -> None:
    game = roof("boss hind a1:e2 S\nsnake g4\nmeryl g5\nturn snake")

    assert options(game, "sam") == ["sam g3", "sam f4", "sam h4"]
    assert objection(game, "sam g5") == ("ACT-16", "not-empty")
    assert objection(game, "sam g7") == ("ADJ-1", "not-adjacent")
    assert objection(game, "sam z9") == ("ADJ-1", "no-such-space")


@rule("BOS-26", "FOC-2")
def test_focus_changes_how_far_it_goes() -> None:
    game = roof(f"boss hind {NORTH}\nboss-deck searchlight; rocket-pods\nsnake g5\nturn snake\ndice 4 1 1 1")

    play(game, "sam g4", "focus minus-2 die 1", "fly N 2", "fly W 1")

    assert damage_of(game) == 2


@rule("BOS-26")
@pytest.mark.parametrize(
    ("start", "faces", "flight", "before"),
    [
        ("f4", "4 1", ("fly N 4",), "f1"),  # off the map
        ("e5", "1 2", ("fly N 1",), "e5"),  # the wall over e5
        ("f6", "1 2", ("fly E 1",), "f6"),  # the wall beside f6
        ("f5", "3 1", ("fly E 3", "fly S 1"), "i5"),  # the obstacle i6
    ],
)
def test_against_a_wall_or_off_the_map_it_is_lost(start: str, faces: str, flight: tuple[str, ...], before: str) -> None:
    beside = {"f4": "g4", "e5": "d5", "f6": "e6", "f5": "g5"}[start]
    game = launched("rocket-pods", f"snake {beside}\ndice {faces}", *flight, start=start)

    assert told(game, "MissileLost") == [{"space": before}]
    assert damage_of(game) == 0


@rule("BOS-26", "BOS-25")
def test_it_goes_over_figures_and_the_parapet_in_and_out_again() -> None:
    """Over Meryl in g3, out at g2, then back to the roof, where it is lost and hurts nobody."""
    game = launched("rocket-pods", "snake h4\nmeryl g3\ndice 2 3", "fly N 2", "fly S 3", start="g4")

    assert [fact["end"] for fact in told(game, "MissileFlew")] == ["g2", "g5"]
    assert told(game, "Hurt") == []


# how many there are


@rule("BOS-26", "BOS-5")
def test_being_shot_at_brings_no_missile_back() -> None:
    game = roof(f"boss hind {NORTH} marks spent-snake,spent-snake\nsnake e5\nturn snake\n{ALL_HIT}")

    play(game, "sneak f5")

    assert in_hand(game.state, game.hero("snake")) == 1


@rule("BOS-26", "SET-18")
def test_each_hero_has_three_missiles_and_a_launch_costs_1_action() -> None:
    game = roof(f"boss hind {NORTH}\nsnake c7\nmeryl i7\nturn snake\ndice {'1 ' * 6}")

    for number in (1, 2, 3):
        play(game, "sam c6", "fly N 1", "stop")
        assert game.hero("snake").spent == number
    assert options(game, "sam") == []
    assert objection(game, "sam c6") == ("BOS-26", "no-missiles")
    play(game, "end")
    assert options(game, "sam") == ["sam h7"]


@rule("BOS-26", "BOS-14")
def test_on_a_supply_icon_a_hero_gets_all_three_back_for_1_action() -> None:
    marks = "marks spent-meryl,spent-snake,spent-snake,spent-snake"
    game = roof(f"boss hind {NORTH} {marks}\nsupply c7\nsnake c7\nmeryl i7\nturn snake")

    assert options(game, "sam") == []
    play(game, "resupply")
    assert options(game, "sam") == ["sam c6", "sam d7"]
    assert "marks spent-meryl" in picture(game)
    assert "spent-snake" not in picture(game)
