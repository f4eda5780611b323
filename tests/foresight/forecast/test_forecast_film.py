"""The film of a forecast: the hypothetical Enemy phase as a film for ghosts to play."""

from __future__ import annotations

import pytest

from noisecheck import Game, UnknownName
from noisecheck.foresight.forecast import forecast_film
from noisecheck.foresight.shapes import ForecastFilm
from noisecheck.foresight.view.position import position
from tests.foresight.forecast.test_forecast import CORNER, ROUND, ROW
from tests.foresight.looking import fold
from tests.table import rule, scene


def film_of(game: Game, space: str = "", card: str = "") -> ForecastFilm:
    found = forecast_film(game, "snake", space, card)
    assert found is not None
    return found


def kinds(found: ForecastFilm) -> list[str]:
    return [each.kind for each in found.told]


def test_the_frames_lead_to_where_the_phase_really_ends() -> None:
    game = scene(CORNER + "snake a3\nguard a1 E\nguard d1 E\norders waken 5/4 left\nturn snake")
    found = film_of(game)
    game.choose("end")

    shown, really = fold(found.opening, found.told), position(game)
    assert found.ends == ""
    assert (shown.guards, shown.heroes[0].space) == (really.guards, really.heroes[0].space)


def test_the_opening_has_the_hero_where_it_is_supposed_to_be() -> None:
    found = film_of(scene(CORNER + "snake a3\nguard a1 E\norders waken 5/4 left\nturn snake"), "c3")

    assert found.space == "c3"
    assert found.opening.heroes[0].space == "c3"
    assert found.opening.phase == "enemy"


def test_any_unseen_card_can_be_filmed_and_without_one_it_is_the_likeliest() -> None:
    deck = "orders waken 6/5 left; waken 4/3 left; waken 4/3 left\n"
    game = scene(CORNER + "snake a3\nguard a1 E\n" + deck + "turn snake")

    assert film_of(game).card == "waken 4/3 left"
    fast = film_of(game, card="waken 6/5 left")
    assert fold(fast.opening, fast.told).guards[0].space == "f1"
    with pytest.raises(UnknownName):
        film_of(game, card="radio-in 6/5 left")


@rule("GRD-19")
def test_attacks_are_told_but_not_resolved_and_the_film_goes_on() -> None:
    game = scene(ROW + "snake a1\n! snake a1\nguard c1 W\nguard g1 E\norders waken 5/4 left\nturn snake")
    found = film_of(game)

    assert [(attack.guard, attack.hero) for attack in found.attacks] == [(1, "snake"), (2, "snake")]
    assert found.attacks[0].after in [each.n for each in found.told]
    assert not {"Rolled", "Attacked", "Hurt"} & set(kinds(found))
    assert kinds(found).count("GuardDone") == 2
    assert found.ends == ""


@rule("GRD-20")
def test_it_stops_at_a_reaction_card_nobody_knows() -> None:
    text = ROW + "snake a1\n? snake f1\nguard d1 E\norders waken 5/4 left\nreactions {}\nturn snake"

    assert film_of(scene(text.format("known; shrug"))).ends == "reaction"
    assert "ReactionDrawn" not in kinds(film_of(scene(text.format("known; shrug"))))
    assert film_of(scene(text.format("known"))).ends == ""


@rule("GRD-6")
def test_where_players_would_choose_the_first_option_is_taken_and_said() -> None:
    game = scene(ROUND + "snake c1\n! snake d2\nguard a2 E\norders waken 4/3 left\nturn snake")
    found = film_of(game)

    numbers = [each.n for each in found.told]
    assert len(found.choices) == 1
    assert found.choices[0] in numbers
    assert found.ends == ""


@rule("ATT-5")
def test_noise_goes_the_likelier_way() -> None:
    text = CORNER + "snake h3 noisy {}\nguard e1 W\norders waken 5/4 left\nturn snake"
    quiet, noisy = (film_of(scene(text.format(dice))) for dice in (3, 4))

    assert (quiet.heard, noisy.heard) == (False, True)
    assert quiet.opening.heroes[0].attention is None
    assert noisy.opening.heroes[0].attention is not None


@rule("ORD-1")
def test_with_game_over_the_film_is_short() -> None:
    found = film_of(scene(ROW + "snake a1\nguard g1 E\norders game-over\nturn snake"))

    assert found.ends == "lost"
    assert kinds(found) == ["OrderDrawn", "Lost"]


@rule("ORD-4")
def test_it_stops_where_a_card_would_be_burned() -> None:
    bodies = "dead a1\ndead b1\ndead c1\n"
    deck = "orders lost-contact 5/4 left; lost-contact 5/4 left; lost-contact 5/4 left\n"

    assert film_of(scene(ROW + "snake h1\n" + bodies + deck + "turn snake")).ends == "burn"


def test_guards_have_the_numbers_of_the_game() -> None:
    game = scene(ROW + "snake h1\nguard b1 W\nguard d1 W\norders waken 5/4 left\nturn snake")
    game.state.guards[0].number, game.state.guards[1].number = 7, 4
    found = forecast_film(game)

    assert found is not None
    assert {each.id for each in found.opening.guards} == {7, 4}
    assert [each.guard for each in found.told if each.kind == "GuardActivated"] == [7, 4]


@rule("SET-6")
def test_where_the_walk_wins_the_stage_there_is_nothing_to_film() -> None:
    game = scene(
        """
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    snake b1
    guard c1 W
    objective b1
    exit a1
    orders waken 5/4 left
    turn snake
    """
    )
    game.choose("interact b1")
    found = film_of(game, "a1")

    assert (found.told, found.ends) == ([], "")
