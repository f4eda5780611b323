"""Plans against the Hind D: from where to launch, where missiles count, and whose nose is over whom (BOS-5, BOS-26)."""

import pytest

from noisecheck.bots.bosses import plan_named
from noisecheck.bots.bosses.hind import landing, launching, out_of_its_way
from noisecheck.bots.fights.steering import landings
from noisecheck.engine.bosses.hind import MISSILE
from tests.bosses.roof import NORTH, roof
from tests.table import rule


def spaces_of(plan: str, text: str) -> set[str]:
    """From where a plan would launch."""
    game = roof(text)
    rates = plan_named("hind", plan).reach(game.state, game.hero("snake"))
    return {game.state.stage.board.names[space] for space in rates}


@rule("BOS-5", "BOS-26")
@pytest.mark.parametrize(("deck", "f2", "d2"), [("searchlight", 2.0, 1.0), ("rocket-pods", 0.0, 2.0)])
def test_a_missile_is_worth_what_it_will_do_after_the_card_on_top(deck: str, f2: float, d2: float) -> None:
    game = roof(f"boss hind {NORTH}\nboss-deck | | {deck}; side-slip\nsnake g5")
    numbers, hero = game.state.stage.board.numbers, game.hero("snake")

    assert landing(game.state, hero, numbers["f2"]) == f2
    assert landing(game.state, hero, numbers["d2"]) == d2
    assert landing(game.state, hero, numbers["f4"]) == 0.0


@rule("BOS-26")
def test_a_flight_may_end_after_its_first_stretch() -> None:
    game = roof(f"boss hind {NORTH}\nsnake g5")
    numbers = game.state.stage.board.numbers

    assert landings(game.state, MISSILE, numbers["g4"], (2, 6)) >> numbers["g2"] & 1


@rule("BOS-5", "BOS-14")
def test_nobody_launches_from_the_line_and_without_missiles_all_look_for_supplies() -> None:
    game = roof(f"boss hind {NORTH}\nsupply c7\nsnake g5")
    names, rates = game.state.stage.board.names, launching(game.state, game.hero("snake"))
    assert rates
    assert not {names[space] for space in rates} & {"f3", "f4", "f5", "f6", "f7"}

    empty = roof(f"boss hind {NORTH} marks spent-snake,spent-snake,spent-snake\nsupply c7\nsnake g5")
    assert [names[space] for space in launching(empty.state, empty.hero("snake"))] == ["c7"]


@rule("BOS-5")
def test_who_has_had_a_turn_keeps_out_of_the_columns_that_missiles_of_others_may_bring_it_to() -> None:
    game = roof(f"boss hind {NORTH}\nsnake g5\nmeryl c7")
    numbers, snake = game.state.stage.board.numbers, game.hero("snake")
    assert out_of_its_way(game.state, snake, numbers["g4"]) < 0

    game.state.hero("meryl").acted = True
    assert out_of_its_way(game.state, snake, numbers["g4"]) == 0


@rule("BOS-5")
def test_from_cover_nobody_launches_where_a_manoeuvre_could_bring_its_fire() -> None:
    """Three spaces either way are columns c to i, all of this roof, but for what is behind the wall under e4 or i6."""
    text = f"boss hind {NORTH}\nsnake g5"

    assert "g4" in spaces_of("beside-the-line", text)
    assert spaces_of("from-cover", text) == {"e5", "e6", "e7", "i7"}
