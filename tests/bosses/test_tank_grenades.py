"""Grenades against the Tank: how dice carry them and what they do where they end (BOS-6, BOS-19, BOS-20)."""

import pytest

from noisecheck.engine.bosses.kit import BOSSES, boss_of
from noisecheck.engine.bosses.tank import Tank
from noisecheck.engine.state import State
from noisecheck.engine.table import Table
from tests.bosses.field import damage_of, field, thrown
from tests.play import objection, options, play, told
from tests.table import picture, rule

# where a grenade ends: the plates


@rule("BOS-19", "BOS-6")
@pytest.mark.parametrize(
    ("flight", "damage"),
    [
        (("fly N 5", "fly E 3"), 2),  # e4
        (("fly N 5", "fly E 5"), 2),  # g4
        (("fly N 3", "fly E 3"), 2),  # e6
        (("fly N 3", "fly E 5"), 2),  # g6
        (("fly N 5", "fly E 4"), 3),  # f4
        (("fly N 4", "fly E 3"), 3),  # e5
        (("fly N 4", "fly E 5"), 3),  # g5
        (("fly N 3", "fly E 4"), 3),  # f6
    ],
)
def test_on_one_of_its_spaces_a_grenade_deals_the_damage_of_that_space(flight: tuple[str, str], damage: int) -> None:
    """Snake throws from b9, the tank is on e4:g6: corners 2, sides 3."""
    faces = " ".join(part.split()[-1] for part in flight)
    game = thrown(f"boss tank e4:g6 N\nsnake b9\ndice {faces}", *flight)

    assert damage_of(game) == damage
    assert told(game, "BossCardRevealed") == []


@rule("BOS-6", "BOS-19")
def test_on_the_starred_space_a_card_is_revealed_and_its_bonus_added() -> None:
    """The hatch is f5: 3, and 2 by Swivel, which goes to the bottom and will not come in its turn."""
    deck = "boss-deck swivel; bulldoze; jammed-gun"
    game = thrown(f"boss tank e4:g6 N\n{deck}\nsnake b9\ndice 4 4", "fly N 4", "fly E 4")

    assert damage_of(game) == 5
    assert told(game, "BossCardRevealed") == [{"figure": "tank", "card": "swivel", "side": "reaction", "number": 3}]
    assert "boss-deck | bulldoze; jammed-gun | swivel" in picture(game)
    assert told(game, "BossMoved") == []


@rule("BOS-19")
def test_each_plate_keeps_its_place_wherever_the_tank_looks() -> None:
    for facing in "NESW":
        game = thrown(f"boss tank e4:g6 {facing}\nsnake b9\ndice 4 5", "fly N 5", "fly E 4")
        assert damage_of(game) == 3


@rule("BOS-6", "COM-6")
def test_a_grenade_can_win_the_stage() -> None:
    assert str(thrown("boss tank e4:g6 N damage 18\nsnake b9\ndice 5 3", "fly N 5", "fly E 3").outcome) == "won"


# how a grenade goes


@rule("BOS-20")
def test_one_value_one_way_then_the_other_another_way() -> None:
    game = thrown("boss tank e4:g6 N\nsnake b9\ndice 2 5")

    assert options(game) == [f"fly {way} {value}" for way in "NESW" for value in (2, 5)]
    play(game, "fly N 5")
    assert options(game) == ["fly E 2", "fly S 2", "fly W 2"]
    play(game, "fly E 2")
    assert told(game, "GrenadeFlew") == [
        {"start": "b9", "end": "b4", "facing": "N"},
        {"start": "b4", "end": "d4", "facing": "E"},
    ]
    assert told(game, "Exploded") == [{"gear": "grenade", "space": "d4"}]


@rule("BOS-20")
def test_what_flies_is_called_by_its_name() -> None:
    game = thrown("boss tank e4:g6 N\nsnake b9\ndice 4 4")

    assert game.decision is not None
    assert game.decision.sentence == "Snake: the grenade is in b9. Which way, and how far?"


@rule("BOS-20")
def test_another_way_may_be_straight_back() -> None:
    game = thrown("boss tank e4:g6 N\nsnake f9\ndice 5 2", "fly N 5", "fly S 2")

    assert told(game, "Exploded")[0]["space"] == "f6"
    assert damage_of(game) == 3


@rule("BOS-20", "FOC-2")
def test_focus_changes_how_far_it_goes() -> None:
    game = field("boss tank e4:g6 N\nsnake b9\nturn snake\ndice 2 5")

    play(game, "throw", "focus plus-2 die 1", "fly N 5", "fly E 4")

    assert damage_of(game) == 3


@rule("BOS-20")
def test_it_deals_1_damage_to_each_figure_within_1() -> None:
    """On d5 it ends beside the tank, beside Meryl and on nobody; Snake is far."""
    game = thrown("boss tank e4:g6 N\nsnake b9\nmeryl d6\ndice 4 2", "fly N 4", "fly E 2")

    assert [(fact["figure"], fact["damage"]) for fact in told(game, "Hurt")] == [("tank", 1), ("meryl", 1)]


@rule("BOS-20")
def test_on_a_plate_heroes_beside_it_take_1_all_the_same() -> None:
    game = thrown("boss tank e4:g6 N\nsnake b9\nmeryl d5\ndice 4 3", "fly N 4", "fly E 3")

    assert [(fact["figure"], fact["damage"]) for fact in told(game, "Hurt")] == [("tank", 3), ("meryl", 1)]


@rule("BOS-20", "BOS-11")
def test_it_is_a_blast_like_others_for_a_boss_that_answers_or_withstands_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one remembers what the hatch cost it, the other comes to no harm and shows no card."""
    text, hatch = "boss tank e4:g6 N\nboss-deck jammed-gun\nsnake b9\ndice 4 4", ("fly N 4", "fly E 4")
    monkeypatch.setitem(BOSSES, "tank", Remembers())
    assert boss_of(thrown(text, *hatch).state).track == 6

    monkeypatch.setitem(BOSSES, "tank", Withstands())
    unharmed = thrown(text, *hatch)
    assert (damage_of(unharmed), told(unharmed, "BossCardRevealed")) == (0, [])


class Remembers(Tank):
    def blasted(self, state: State, table: Table, dealt: int) -> None:
        boss_of(state).track = dealt


class Withstands(Tank):
    def withstands(self, state: State, means: str) -> bool:
        return True


@rule("BOS-20")
def test_it_can_fall_at_the_feet_of_who_threw_it() -> None:
    game = thrown("boss tank e4:g6 N\nsnake b9 damage 3\ndice 3 3", "fly N 3", "fly S 3")

    assert str(game.outcome) == "lost: snake killed in action"


@rule("BOS-20")
def test_it_flies_over_figures() -> None:
    game = thrown("boss tank e4:g6 N\nsnake d5\nmeryl h5\ndice 6 1", "fly E 6", "fly S 1")

    assert told(game, "Exploded")[0]["space"] == "j6"
    assert told(game, "Hurt") == []


@rule("BOS-20")
@pytest.mark.parametrize(
    ("start", "faces", "flight", "behind"),
    [
        ("b9", "4 2", ("fly W 4",), "a9"),  # off the map, at once
        ("b9", "4 2", ("fly N 4", "fly W 2"), "a5"),  # off the map, then
        ("c9", "4 2", ("fly N 4",), "c8"),  # a wall
    ],
)
def test_against_an_obstacle_or_off_the_map_it_is_wasted(
    start: str, faces: str, flight: tuple[str, ...], behind: str
) -> None:
    game = thrown(f"boss tank e4:g6 N\nsnake {start}\ndice {faces}", *flight)

    assert told(game, "GrenadeWasted") == [{"space": behind}]
    assert (told(game, "Exploded"), damage_of(game)) == ([], 0)
    assert objection(game, "throw") is None


@rule("BOS-20", "SET-18")
def test_each_hero_has_two_grenades_and_a_throw_costs_1_action() -> None:
    game = field("boss tank e4:g6 N\nsnake b9\nmeryl k9\nturn snake\ndice 1 1 1 1")

    play(game, "throw", "fly W 1", "fly N 1")
    assert game.hero("snake").spent == 1
    assert "marks spent-snake" in picture(game)
    play(game, "throw", "fly W 1", "fly N 1")
    assert "throw" not in options(game)
    assert objection(game, "throw") == ("BOS-20", "no-grenades")
    play(game, "end")
    assert "throw" in options(game)
    assert objection(game, "throw e4") == ("BOS-20", "not-a-thing")


@rule("BOS-20", "BOS-14")
def test_on_a_supply_icon_a_hero_gets_both_back_for_1_action() -> None:
    marks = "marks spent-meryl,spent-snake,spent-snake"
    game = field(f"boss tank e4:g6 N {marks}\nsupply b9\nsnake b9\nmeryl k9\nturn snake")

    assert "throw" not in options(game)
    play(game, "resupply")
    assert "throw" in options(game)
    assert "marks spent-meryl" in picture(game)
    assert "spent-snake" not in picture(game)
    assert objection(game, "resupply") == ("BOS-14", "nothing-to-fill")
