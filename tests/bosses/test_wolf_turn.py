"""Sniper Wolf's turn: threat, cards, and the way of her crosshair (BOS-7, BOS-28, BOS-30)."""

import pytest

from noisecheck.engine.bosses.kit import boss_of, rules_of
from noisecheck.engine.bosses.wolf import CARDS
from tests.bosses.ridge import crosshair, flipped, her_turn, ridge, shots
from tests.play import options, play, told
from tests.table import rule

MISS = "dice 1 1 1 1 1 1 1 1"
TIRED = "inactive minus-white-or-move,plus-2,minus-2,reroll"


@rule("BOS-7", "BOS-28")
def test_in_her_turn_her_threat_rises_by_1() -> None:
    game = her_turn("held-breath", f"token crosshair a1\nsnake i6\n{MISS}")

    assert boss_of(game.state).track == 1
    assert told(game, "ThreatRaised") == [{"figure": "wolf", "threat": 1}]


@rule("BOS-7", "BOS-1")
@pytest.mark.parametrize("threat", [0, 2, 5])
def test_then_she_plays_as_many_cards_as_her_threat(threat: int) -> None:
    """Without a crosshair on the map nobody is attacked, and she plays all of them."""
    game = her_turn("; ".join(CARDS), "snake i3\nmeryl i6", threat)

    played = told(game, "BossCardRevealed")
    assert [fact["card"] for fact in played] == list(CARDS)[: threat + 1]
    assert {fact["side"] for fact in played} == {"turn"}
    assert (shots(game), game.state.round) == ([], 2)


@rule("BOS-7", "BOS-30")
@pytest.mark.parametrize(("card", "end"), list(zip(CARDS, ["b3", "c3", "d3", "e3", "e3", "f3"], strict=True)))
def test_each_card_moves_her_crosshair_by_its_number(card: str, end: str) -> None:
    game = her_turn(card, f"token crosshair a3\nsnake i3\n{MISS}")

    assert crosshair(game) == end
    assert told(game, "BossTokenMoved") == [{"token": "crosshair", "owner": "", "start": "a3", "end": end}]
    assert shots(game) == []


@rule("BOS-7")
def test_up_to_its_number_it_stops_on_the_hero_it_goes_for_and_attacks() -> None:
    game = her_turn("one-shot; crosswind", f"token crosshair a3\nsnake c3\n{MISS}")

    assert (crosshair(game), shots(game)) == ("c3", ["snake"])


@rule("BOS-7")
def test_a_hero_in_its_row_or_column_comes_before_one_who_is_nearer() -> None:
    """Meryl is 2 spaces away, around the corner; Snake 6, straight ahead."""
    game = her_turn("crosswind; one-shot", f"token crosshair a3\nsnake g3\nmeryl b4\n{MISS}")

    assert crosshair(game) == "c3"


@rule("BOS-7")
def test_of_several_in_line_it_goes_to_the_nearest() -> None:
    game = her_turn("crosswind; one-shot", f"token crosshair e3\nsnake e6\nmeryl i3\n{MISS}")

    assert crosshair(game) == "e5"


@rule("BOS-7", "BOS-30")
def test_out_of_line_it_goes_along_one_axis_towards_the_nearest_and_players_choose_which() -> None:
    game = ridge(
        f"boss wolf off\nboss-deck lead-the-target; crosswind\ntoken crosshair a3\nsnake c5\n{MISS}\nphase enemy"
    )

    assert options(game) == ["face E", "face S"]
    assert str(game.decision) == "Wolf’s crosshair in a3 moves towards Snake. Which way first?"
    play(game, "face E")

    assert (crosshair(game), shots(game)) == ("c3", [])


@rule("BOS-7")
def test_one_axis_a_card_so_a_second_card_takes_the_corner() -> None:
    game = ridge(
        "boss wolf off track 1\nboss-deck lead-the-target; crosswind; one-shot\ntoken crosshair a3\nsnake c5\n"
        f"{MISS}\nphase enemy"
    )

    play(game, "face S")

    assert (crosshair(game), shots(game)) == ("c5", ["snake"])


@rule("BOS-30")
def test_walls_and_trees_are_nothing_to_a_crosshair() -> None:
    game = her_turn("lead-the-target; crosswind", f"token crosshair i6\nsnake i3\n{MISS}")
    assert shots(game) == ["snake"]

    game = her_turn("lead-the-target; crosswind", f"token crosshair b4\nsnake e4\n{MISS}")
    assert shots(game) == ["snake"]


@rule("BOS-30")
def test_between_two_equally_near_the_players_choose() -> None:
    game = ridge(
        f"boss wolf off\nboss-deck crosswind; one-shot\ntoken crosshair e3\nsnake c3\nmeryl g3\n{MISS}\nphase enemy"
    )

    assert options(game) == ["target snake", "target meryl"]
    assert str(game.decision) == "Several targets are 2 spaces away from Wolf’s crosshair in e3. Which one?"
    play(game, "target meryl")

    assert shots(game) == ["meryl"]


@rule("BOS-7")
def test_heroes_whose_space_it_leaves_or_crosses_are_attacked_again() -> None:
    """Onto Snake; off Snake onto Meryl; off Meryl and over Snake onto Gray Fox."""
    game = her_turn(
        "held-breath; crosswind; one-shot", f"token crosshair c3\nsnake d3\nmeryl f3\ngray-fox a3\n{MISS}", threat=2
    )

    assert shots(game) == ["snake", "snake", "meryl", "meryl", "snake", "gray-fox"]
    assert crosshair(game) == "a3"


@rule("BOS-7")
def test_a_hero_whose_space_it_leaves_is_attacked() -> None:
    game = her_turn("crosswind; one-shot", f"token crosshair e3\nsnake e3\nmeryl e6\n{MISS}")

    assert (crosshair(game), shots(game)) == ("e5", ["snake"])


@rule("BOS-7")
def test_when_all_heroes_have_been_attacked_her_turn_ends() -> None:
    game = her_turn("crosswind; slow-trigger; one-shot", f"token crosshair c3\nsnake e3\n{MISS}", threat=2)

    assert [fact["card"] for fact in told(game, "BossCardRevealed")] == ["crosswind"]
    assert game.state.round == 2


@rule("BOS-30")
def test_a_hero_who_stands_in_her_crosshair_is_attacked_though_it_stays() -> None:
    game = her_turn("held-breath; crosswind", f"token crosshair e3\nsnake e3\n{MISS}")

    assert (crosshair(game), shots(game)) == ("e3", ["snake"])
    assert told(game, "BossTokenMoved") == []


@rule("BOS-30")
@pytest.mark.parametrize(("scope", "dice"), [("", 1), ("token crosshair-meryl a1", 1), ("token crosshair-snake a1", 2)])
def test_against_a_hero_whose_own_crosshair_is_on_the_map_she_has_a_die_more(scope: str, dice: int) -> None:
    game = her_turn("crosswind; one-shot", f"token crosshair c3\nsnake e3\nmeryl i6\n{scope}\n{MISS}")

    assert shots(game) == ["snake"]
    assert [len(fact["dice"]) for fact in told(game, "Rolled")] == [dice]


@rule("BOS-30", "BOS-29")
def test_the_hit_that_takes_the_crosshair_away_takes_the_glint_away_too() -> None:
    """Onto Snake, who is hurt; then off Snake and onto Meryl."""
    game = her_turn(
        "held-breath; crosswind",
        f"token crosshair c3\nsnake d3 {TIRED}\nmeryl f3\ntoken crosshair-snake a1\ndice 6 1 1 1 1",
        threat=1,
    )

    assert shots(game) == ["snake", "snake", "meryl"]
    assert [len(fact["dice"]) for fact in told(game, "Rolled")] == [2, 1, 1]


@rule("BOS-30")
def test_her_panel_names_those_whose_scope_glints() -> None:
    game = ridge("boss wolf off track 3\nsnake a6\nmeryl b6\notacon c6\ntoken crosshair-meryl e2")

    notes = [(note.name, note.facts) for note in rules_of(boss_of(game.state)).notes(game.state)]
    assert notes == [("threat", {"threat": 3}), ("or-otacon", {}), ("glint", {"hero": "meryl"})]


@rule("BOS-30")
def test_it_speaks_of_otacons_way_only_where_he_is() -> None:
    state = ridge("boss wolf off track 3\nsnake a6").state

    assert [note.name for note in rules_of(boss_of(state)).notes(state)] == ["threat"]


@rule("BOS-30")
def test_her_fire_is_the_space_of_her_crosshair() -> None:
    game = ridge("boss wolf off\ntoken crosshair e3\nsnake a6")
    boss = boss_of(game.state)

    assert rules_of(boss).fire(game.state) == 1 << game.state.stage.board.numbers["e3"]
    assert rules_of(boss).fire(ridge("boss wolf off\nsnake a6").state) == 0


@rule("BOS-28", "COM-4")
@pytest.mark.parametrize(
    ("others", "threat", "dice"), [("", 0, 1), ("", 6, 1), ("", 7, 2), ("", 9, 2), ("meryl h6\ngray-fox i6", 6, 1)]
)
def test_she_attacks_with_1_die_and_with_2_from_threat_8_on(others: str, threat: int, dice: int) -> None:
    game = her_turn("held-breath; crosswind", f"token crosshair d3\nsnake e3\n{others}\n{MISS}", threat)

    assert len(told(game, "Rolled")[0]["dice"]) == dice


@rule("BOS-7")
def test_her_own_crosshair_flips_a_token_it_is_about_to_enter() -> None:
    game = her_turn("one-shot", f"token crosshair e2\nsnake a2\nboss wolf off\ntoken decoy b2 hides nothing\n{MISS}")

    assert flipped(game) == [("b2", "nothing")]


@rule("BOS-7", "BOS-10")
def test_her_crosshair_does_not_find_otacon_at_his_terminal() -> None:
    """He is two spaces before it, and on its way to Snake; only the terminal card harms him there."""
    text = f"token crosshair a6\notacon c6\nterminal c6 level 3 needs 3+\nsnake e6 {TIRED}\n{MISS}"

    game = her_turn("one-shot", text)

    assert shots(game) == ["snake"]
    assert crosshair(game) == "e6"
    assert [note.name for note in rules_of(boss_of(game.state)).notes(game.state)] == ["threat"]


# her dogs


@rule("BOS-48")
def test_once_her_dogs_lie_down_beside_a_box_and_she_does_not_shoot_there() -> None:
    """Snake stands in her crosshair."""
    game = her_turn("one-shot; crosswind", f"token crosshair c3\nsnake c3 boxed\n{MISS}")

    assert told(game, "DogsLayDown") == [{"hero": "snake", "space": "c3"}]
    assert (shots(game), told(game, "BossCardRevealed")) == ([], [])
    assert game.hero("snake").boxed


@rule("BOS-48")
def test_whoever_has_no_box_is_shot_at_as_ever() -> None:
    """On its way to Meryl her crosshair crosses the box."""
    game = her_turn("one-shot; crosswind", f"token crosshair a3\nsnake c3 boxed\nmeryl e3\n{MISS}")

    assert (shots(game), crosshair(game)) == (["meryl"], "e3")


@rule("BOS-48")
def test_a_second_time_they_know_the_box() -> None:
    known = "boss wolf off marks dogs-know-the-box"
    game = her_turn("one-shot; crosswind", f"{known}\ntoken crosshair c3\nsnake c3 boxed\n{MISS}")

    assert (told(game, "DogsLayDown"), shots(game)) == ([], ["snake"])
    assert "dogs-know-the-box" in [note.name for note in rules_of(boss_of(game.state)).notes(game.state)]


@rule("BOS-48", "BOS-30")
@pytest.mark.parametrize(("hero", "is_drawn"), [("snake c3", True), ("snake c3 boxed", False)])
def test_what_is_drawn_as_under_fire_knows_of_the_dogs(hero: str, is_drawn: bool) -> None:
    game = ridge(f"boss wolf off\ntoken crosshair c3\n{hero}\nturn snake")

    fire = rules_of(boss_of(game.state)).fire(game.state)
    assert bool(fire >> game.state.stage.board.numbers["c3"] & 1) == is_drawn
