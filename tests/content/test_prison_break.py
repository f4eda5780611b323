"""Stage 9, Prison Break: its figures, its goal, and what the warden's console is good for."""

import pytest

from noisecheck import Game, new_game, picture, scene
from noisecheck.content import load_stage
from tests.play import options, play, told
from tests.table import rule

DRILL_DOORS = {"h3-i3", "p3-q3", "f2-f3", "c5-c4", "t5-t6", "s7-t7"}


def at(hero_space: str, *changes: tuple[str, str]) -> Game:
    """Gray Fox alone in this space, with some lines of the start changed."""
    text = picture(new_game("prison-break", ["gray-fox"])).replace("gray-fox k8", f"gray-fox {hero_space}")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return scene(text)


def open_doors(game: Game) -> set[str]:
    doors = enumerate(game.state.stage.doors)
    return {door.name for number, door in doors if not game.state.locked >> number & 1}


def test_guards_and_cards_are_as_many_as_known() -> None:
    state = new_game("prison-break", ["otacon"]).state

    assert [sum(state.zone(guard.space) == zone for guard in state.guards) for zone in range(3)] == [3, 3, 3]
    assert [barracks.count for barracks in state.stage.barracks] == [3, 3, 3]
    assert load_stage("prison-break").file.orders.blue == {1: 16, 2: 12}


@rule("SET-3")
def test_one_hero_is_otacon_or_gray_fox_and_two_are_both() -> None:
    players = load_stage("prison-break").file.players

    assert (players[1].must, players[1].may) == ([], ["otacon", "gray-fox"])
    assert (players[2].must, players[2].may) == (["otacon", "gray-fox"], [])


@rule("SET-8", "SET-9")
def test_a_drill_opens_wings_and_cells_and_calms_the_guards_but_the_rope_is_lost() -> None:
    game = at("k5", ("turn", "? gray-fox l5\nturn"))

    play(game, "sneak k4", "decide call-a-drill")

    assert open_doors(game) == DRILL_DOORS
    assert game.attention("gray-fox") is None
    assert game.state.stage.section("A").choices["call-a-drill"].forfeits == ("rope",)


@rule("SET-8")
def test_the_roster_gives_back_focus_and_opens_nothing() -> None:
    game = at("k5", ("gray-fox k5", "gray-fox k5 inactive plus-2,dash-2"))

    play(game, "sneak k4", "decide read-the-roster")

    assert open_doors(game) == set()
    assert game.hero("gray-fox").inactive == ()


@pytest.mark.parametrize(
    ("console", "cards"),
    [
        ("event A k4", ("rope", "rations-5")),
        ("event A k4 used decided read-the-roster", ("rope", "rations-5")),
        ("event A k4 used decided call-a-drill", ("rations-5",)),
    ],
)
@rule("SET-4", "SET-9")
def test_with_both_prisoners_free_the_gate_wins_and_pays(console: str, cards: tuple[str, ...]) -> None:
    taken = ("objective e4", "objective e4 taken"), ("objective v7", "objective v7 taken")
    game = at("l1", ("event A k4", console), *taken)

    play(game, "sneak k1")

    assert str(game.outcome) == "won"
    assert told(game, "CardsUnlocked") == [{"cards": cards}]


@rule("SET-4", "ACT-19")
def test_nobody_leaves_before_both_are_free() -> None:
    game = at("l1", ("objective e4", "objective e4 taken"))

    play(game, "sneak k1")

    assert game.outcome is None
    assert "sneak l1" in options(game)
