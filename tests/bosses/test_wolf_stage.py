"""Her tile, Otacon's way to it, and the guards that come with him (BOS-7, BOS-28, SET-2)."""

import pytest

from noisecheck import Game, new_game
from noisecheck.engine.board import bits
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.rules.moving import closed_spaces
from tests.bosses.ridge import her_field, hidden
from tests.play import objection, options, play, told
from tests.table import rule

ALL = ["snake", "meryl", "gray-fox", "otacon"]


def closed(game: Game) -> list[str]:
    return [game.state.stage.board.names[space] for space in bits(closed_spaces(game.state))]


@rule("BOS-7", "BOS-28")
@pytest.mark.parametrize("hero", ["snake", "meryl", "gray-fox"])
def test_only_otacon_may_move_on_her_tile_which_is_the_rectangle_of_the_numbers(hero: str) -> None:
    game = her_field(f"boss wolf off\n{hero} c3\notacon e3\nturn {hero}")

    assert closed(game) == [f"{column}{row}" for row in "12" for column in "abcdefghi"]
    assert "dash c2" not in options(game)
    for text in ("sneak c2", "dash c2", "sneak e1"):
        assert objection(game, text) == ("BOS-7", "only-otacon")
    assert "only Otacon may move" in str(game.why_not("sneak c2"))


@rule("BOS-7")
def test_otacon_may() -> None:
    game = her_field("boss wolf off\nsnake c3\notacon e3\nturn otacon")

    assert closed(game) == []
    assert "sneak e2" in options(game, "sneak")


@rule("BOS-7", "GRD-22")
def test_guards_keep_off_her_tile() -> None:
    """It would walk straight on, to a2; so it turns at the edge of her tile."""
    game = her_field(
        "boss wolf off\nboss-deck held-breath\nsnake i6\nguard a4 N\nbarracks i5 zone main count 1\n"
        "orders lost-contact 4/3 right\nphase enemy"
    )

    play(game)

    assert {fact["end"][1] for fact in told(game, "GuardMoved")} <= {"3", "4", "5", "6"}
    assert told(game, "GuardMoved")[0]["end"] == "a3"


@rule("BOS-7", "BOS-28", "SET-4")
def test_otacon_wins_the_stage_by_reaching_her_tile() -> None:
    game = her_field(hidden(4, 2, 3) + "snake a6\notacon e3\nturn otacon")

    play(game, "sneak e2")

    assert str(game.outcome) == "won"
    assert boss_of(game.state).damage == 0


@rule("BOS-28")
def test_nobody_elses_place_wins_it() -> None:
    game = her_field("boss wolf off\nsnake e2\notacon a6\nturn otacon")

    play(game, "sneak a5")

    assert game.outcome is None


@rule("BOS-28", "SET-9")
def test_beating_her_unlocks_the_rifle_and_sparing_her_the_handkerchief() -> None:
    spared = play(her_field("boss wolf off\nsnake a6\notacon e3\nturn otacon"), "sneak e2")
    beaten = her_field("boss wolf d2 S health 9 damage 8\nsnake d3\ngear snake pistol-45\nturn snake\ndice 6")
    play(beaten, "use pistol-45 d2")

    assert [told(game, "CardsUnlocked") for game in (spared, beaten)] == [
        [{"cards": ("handkerchief",)}],
        [{"cards": ("sniper-rifle",)}],
    ]


@rule("SET-2", "SET-17")
@pytest.mark.parametrize(("party", "guards"), [(ALL[:1], 0), (ALL[:2], 0), (ALL[:3], 0), (ALL, 3)])
def test_guards_come_with_otacon_only(party: list[str], guards: int) -> None:
    state = new_game("sniper-wolf", party).state

    assert len(state.guards) == guards
    assert state.stage.has_guards == bool(guards)
    assert [barracks.count for barracks in state.stage.barracks] == [3] * bool(guards)
    assert len(state.orders or ()) == guards // 3 * (10 + 4)


@rule("BOS-28")
@pytest.mark.parametrize(("party", "threat"), [(ALL[:1], 0), (ALL[:2], 0), (ALL[:3], 1), (ALL, 0)])
def test_three_heroes_find_her_with_a_threat_of_1(party: list[str], threat: int) -> None:
    """So in her first turn they meet two cards."""
    assert boss_of(new_game("sniper-wolf", party).state).track == threat


@rule("SET-16")
def test_with_otacon_there_are_10_blue_cards() -> None:
    assert new_game("sniper-wolf", ALL).state.layers == (10, 4)


@rule("BOS-1", "SET-2")
def test_guards_act_before_her() -> None:
    game = new_game("sniper-wolf", ALL, seed=1)
    for hero in ALL:
        play(game, f"turn {hero}", "end") if game.decision and game.decision.find(f"turn {hero}") else play(game, "end")
    for _ in range(60):
        if game.state.round == 2 or game.decision is None:
            break
        game.choose(game.decision.options[-1])

    kinds = [type(event).__name__ for event in game.events]
    assert kinds.index("OrderDrawn") < kinds.index("GuardActivated") < kinds.index("ThreatRaised")


@rule("SET-18", "HER-16")
def test_otacon_walks_there_as_in_sneaking_stages() -> None:
    game = new_game("sniper-wolf", ALL)
    game.choose("turn otacon")

    assert {option.split()[0] for option in options(game)} >= {"sneak", "dash", "knock"}


@rule("SET-18")
@pytest.mark.parametrize("party", [ALL[:1], ALL[:2], ALL[:3]])
def test_without_guards_nobody_knocks_there(party: list[str]) -> None:
    game = new_game("sniper-wolf", party)
    if len(party) > 1:
        game.choose("turn snake")

    assert "knock" not in options(game)
    for text in ("knock", "takedown a1", "drag a1"):
        assert objection(game, text) == ("SET-18", "covered")
