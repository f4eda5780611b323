"""The forecast of the Enemy phase: what may come, how likely, and where nobody can say."""

from __future__ import annotations

import pytest

from noisecheck import Game, IllegalOption, UnknownName, new_game
from noisecheck.foresight.forecast import forecast, forecaster, risks
from noisecheck.foresight.forecast.harm import Harm
from noisecheck.foresight.forecast.junctures import Incident
from noisecheck.foresight.shapes import Forecast, GuardWay, HeroRisk, Range
from tests.play import play
from tests.table import rule, scene

ROW = "    a   b   c   d   e   f   g   h\n  +---+---+---+---+---+---+---+---+\n"
ROW += "1 | .   .   .   .   .   .   .   . |\n  +---+---+---+---+---+---+---+---+\n"
# whoever stands in column h is seen only from the corner above
CORNER = """
    a   b   c   d   e   f   g   h
  +---+---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+   +
2 | #   #   #   #   #   #   # | . |
  +---+---+---+---+---+---+---+   +
3 | .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+
"""
# two ways of the same length round a pillar
ROUND = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +   +---+---+   +
2 | .   #   # | . |
  +   +---+---+   +
3 | .   .   .   . |
  +---+---+---+---+
"""


def sure(figure: float) -> Range:
    return Range(pytest.approx(figure, abs=1e-9), pytest.approx(figure, abs=1e-9))  # type: ignore[arg-type]


def forecast_of(game: Game, hero: str = "", space: str = "") -> Forecast:
    found = forecast(game, hero, space)
    assert found is not None
    return found


def risk(found: Forecast, hero: str = "snake") -> HeroRisk:
    return next(each for each in found.heroes if each.hero == hero)


def ways(found: Forecast, guard: int = 1) -> list[GuardWay]:
    return next(each.ways for each in found.guards if each.guard == guard)


# which cards


@rule("ORD-1")
def test_every_unseen_card_counts_as_often_as_it_may_lie_on_top() -> None:
    game = scene(ROW + "snake h1\nguard a1 E\norders waken 4/3 left; waken 6/5 left; waken 4/3 left\nturn snake")
    found = forecast_of(game)

    assert [(order.card, order.copies) for order in found.orders] == [("waken 4/3 left", 2), ("waken 6/5 left", 1)]
    assert [order.chance for order in found.orders] == pytest.approx([2 / 3, 1 / 3])
    assert not found.known


@rule("GRD-15")
def test_a_guard_comes_as_far_as_each_card_lets_it() -> None:
    game = scene(CORNER + "snake a3\nguard a1 E\norders waken 4/3 left; waken 6/5 left; waken 4/3 left\nturn snake")

    assert ways(forecast_of(game)) == [
        GuardWay(["b1", "c1", "d1"], "d1", sure(2 / 3), ""),
        GuardWay(["b1", "c1", "d1", "e1", "f1"], "f1", sure(1 / 3), ""),
    ]


@rule("GRD-1")
def test_who_is_found_by_some_cards_only_is_spotted_as_often_as_they_come() -> None:
    """Only the fast card brings the guard to the corner from which it sees the hero."""
    game = scene(CORNER + "snake h3\nguard c1 E\norders waken 4/3 left; waken 4/3 left; waken 6/5 left\nturn snake")
    found = forecast_of(game)

    assert risk(found).spotted == sure(1 / 3)
    assert risk(found).attacked == sure(1 / 3)
    assert [(each.stop, each.ends) for each in ways(found)] == [("f1", ""), ("h1", "attack")]


@rule("SET-16")
def test_burned_cards_below_do_not_count_before_they_are_reached() -> None:
    deck = "orders waken 4/3 left | waken 5/4 left; game-over | waken 6/5 left\n"
    game = scene(ROW + "snake h1\nguard a1 E\n" + deck + "turn snake")

    assert [order.card for order in forecast_of(game).orders] == ["waken 4/3 left"]


@rule("SET-16")
def test_a_burned_card_that_lies_on_top_again_is_known() -> None:
    game = scene(ROW + "snake h1\nguard a1 E\norders | | waken 6/5 left; waken 4/3 left\nturn snake")
    found = forecast_of(game)

    assert [order.card for order in found.orders] == ["waken 6/5 left"]
    assert found.known


@rule("CON-2")
def test_a_card_that_players_looked_at_is_the_only_one_and_is_said_to_be_known() -> None:
    deck = "orders waken 6/5 left; waken 4/3 left; waken 4/3 left\n"
    game = scene(CORNER + "snake h3\ngear snake gas-mask\nguard c1 E\n" + deck + "turn snake")
    assert risk(forecast_of(game)).spotted == sure(1 / 3)

    game.choose("use gas-mask order")
    found = forecast_of(game)

    assert found.known
    assert [order.chance for order in found.orders] == [1.0]
    assert risk(found).spotted == sure(1)


@rule("SET-16")
def test_of_a_stage_nobody_knows_which_cards_of_the_box_are_in_its_deck() -> None:
    game = new_game("recon", heroes=["snake"], seed=3)
    while game.state.phase != "player" or game.decision is None or game.decision.kind != "action":
        assert game.decision is not None
        game.choose(game.decision.options[0])
    before = forecast_of(game)
    assert sum(order.copies for order in before.orders) == 20
    assert sum(order.chance for order in before.orders) == pytest.approx(1)

    play(game, "end")
    while game.state.phase != "player" or game.decision is None or game.decision.kind != "action":
        assert game.decision is not None
        game.choose(game.decision.options[0])
    drawn = str(game.state.discard[0])
    after = {order.card: order.copies for order in forecast_of(game).orders}

    assert sum(after.values()) == 19
    assert after.get(drawn, 0) == next(order.copies for order in before.orders if order.card == drawn) - 1


# noise


@rule("ATT-5")
def test_noise_is_combined_with_the_cards() -> None:
    """Heard, the hero is looked for and found; not heard, the guard goes the other way."""
    game = scene(CORNER + "snake h3 noisy 2\nguard e1 W\norders waken 5/4 left\nturn snake")
    found = forecast_of(game)

    assert found.noise == 2
    assert found.heard == pytest.approx(11 / 36)
    assert found.quiet.spotted == sure(0)
    assert found.noisy is not None
    assert found.noisy.spotted == sure(1)
    assert risk(found).spotted == sure(11 / 36)


@rule("ATT-5")
def test_without_noise_there_is_nothing_to_hear() -> None:
    found = forecast_of(scene(ROW + "snake a1\nguard e1 E\norders waken 5/4 left\nturn snake"))

    assert (found.noise, found.heard, found.noisy) == (0, 0, None)


@rule("ACT-5", "ATT-5")
def test_a_space_that_takes_dashes_to_reach_takes_their_noise_too() -> None:
    text = ROW + "snake a1 spent {}\nguard h1 W\nguard g1 E\norders waken 5/4 left\nturn snake"

    def noise(spent: int, *spaces: str) -> list[int]:
        return [forecast_of(scene(text.format(spent)), "snake", space).noise for space in spaces]

    assert noise(0, "b1", "c1", "d1", "e1", "f1") == [0, 1, 1, 2, 2]
    assert noise(2, "c1", "d1", "e1") == [1, 1, 2]


@rule("ATT-5")
def test_whoever_has_the_turn_is_heard_too_when_the_forecast_is_about_somebody_else() -> None:
    game = scene(CORNER + "snake g3 noisy 1\nmeryl h3\nguard e1 W\norders waken 5/4 left\nturn snake")
    found = forecast_of(game, "meryl")

    assert found.noisy is None
    assert risk(found, "meryl").spotted == sure(1 / 6)


# the hypothesis


@rule("LOS-6")
def test_a_space_in_sight_is_a_space_to_be_spotted_in() -> None:
    game = scene(CORNER + "snake a3\nguard h3 W\norders waken 4/3 left\nturn snake")
    hidden = scene(CORNER + "snake a3\nguard g1 W\norders waken 4/3 left\nturn snake")

    assert risk(forecast_of(game)).spotted == sure(1)
    assert risk(forecast_of(hidden)).spotted == sure(0)


@rule("LOS-6", "GRD-1")
def test_another_space_has_another_risk() -> None:
    game = scene(CORNER + "snake h2\nguard a1 E\norders waken 4/3 left; waken 6/5 left\nturn snake")
    found = risks(game, "snake", ["h3", "h2", "h1"])

    assert found["h3"].spotted == sure(0)
    assert found["h2"].spotted == sure(0)
    assert found["h1"].spotted == sure(1)
    assert forecast_of(game, "snake", "h1").space == "h1"


def test_who_has_still_to_act_is_named() -> None:
    text = ROW + "snake a1{}\nmeryl b1\nguard e1 E\norders waken 5/4 left\nturn {}"

    assert forecast_of(scene(text.format("", "snake"))).waiting == ["meryl"]
    assert forecast_of(scene(text.format(" acted", "meryl"))).waiting == []


@rule("LOS-10")
def test_a_trap_that_would_be_turned_up_is_told_and_not_looked_at() -> None:
    text = CORNER + "snake a3\ntrap f3 {} down\ntrap h1 {} down\nguard a1 W\norders waken 4/3 left\nturn snake"
    one, other = (
        forecast_of(scene(text.format(*kinds)), "snake", "c3") for kinds in (("camera", "blank"), ("blank", "laser"))
    )

    assert one.reveals
    assert one == other


def test_a_space_where_the_hero_cannot_be_is_refused() -> None:
    game = scene(ROW + "snake a1\nmeryl b1 acted\nguard e1 E\norders waken 5/4 left\nturn snake")

    for hero, space in (("snake", "e1"), ("snake", "b1"), ("meryl", "c1")):
        with pytest.raises(IllegalOption):
            forecast(game, hero, space)
    with pytest.raises(UnknownName):
        forecast(game, "snake", "z9")
    with pytest.raises(UnknownName):
        forecast(game, "otacon")


def test_there_is_no_forecast_where_no_hero_can_end_a_turn() -> None:
    game = scene(ROW + "snake a1\n! snake c1\nguard e1 W\norders waken 5/4 left\nturn snake")
    game.choose("end")
    assert game.decision is not None
    assert game.state.phase == "enemy"

    assert forecast(game) is None
    assert risks(game, "snake", ["a1"]) == {}
    assert forecast(scene(ROW + "snake a1\nmeryl b1\nguard e1 E")) is None, "nobody's turn has begun"


# dice of attacks


@rule("COM-3")
def test_the_damage_of_an_attack_is_exact() -> None:
    """Two black dice against Snake's Defense of 3: two thirds of a hit each."""
    game = scene(ROW + "snake a1\n! snake a1\nguard c1 W\norders waken 5/4 left\nturn snake")
    found = risk(forecast_of(game))

    assert found.attacked == sure(1)
    assert found.damage == sure(4 / 3)
    assert found.killed == sure(0)


@rule("SET-5", "COM-6")
def test_a_death_ends_the_stage_so_nothing_after_it_counts() -> None:
    """With 1 Health left Snake lives through the first attack in one of nine cases; only then Meryl's guard comes."""
    text = "zone west a1:d1\nzone east e1:h1\nsnake a1 damage {}\nmeryl h1 acted\n! snake a1\n! meryl h1\n"
    text += "guard c1 W\nguard f1 E\norders waken 5/4 left\nturn snake"
    hale, weak = (forecast_of(scene(ROW + text.format(damage))) for damage in (0, 3))

    assert risk(hale, "meryl").attacked == sure(1)
    assert risk(weak).killed == sure(8 / 9)
    assert risk(weak, "meryl").attacked == sure(1 / 9)


# what nobody can say


@rule("GRD-6")
def test_where_players_would_choose_a_path_it_is_a_range() -> None:
    game = scene(ROUND + "snake c1\n! snake d2\nguard a2 E\norders waken 4/3 left\nturn snake")
    found = forecast_of(game)

    assert risk(found).spotted == Range(0, 1)
    assert ways(found) == [
        GuardWay(["a1"], "a1", Range(0, 1), "attack"),
        GuardWay(["a3", "b3", "c3", "d3"], "d3", Range(0, 1), ""),
    ]


@rule("GRD-20")
def test_a_reaction_card_is_not_guessed_but_ends_the_way() -> None:
    """The guard comes to the ?; some cards turn it round to the hero behind it, others do not."""
    deck = "orders waken 5/4 left\nreactions known; shrug\n"
    game = scene(ROW + "snake a1\n? snake f1\nguard d1 E\n" + deck + "turn snake")
    found = forecast_of(game)

    assert ways(found) == [GuardWay(["e1", "f1"], "f1", sure(1), "reaction")]
    assert risk(found).attacked == Range(0, 1)


@rule("GRD-20")
def test_the_one_reaction_card_there_is_is_no_secret() -> None:
    game = scene(ROW + "snake a1\n? snake f1\nguard d1 E\norders waken 5/4 left\nreactions known\nturn snake")

    assert risk(forecast_of(game)).attacked == sure(1)


@rule("HER-17")
def test_an_attack_that_another_may_take_upon_himself_is_a_range_for_both() -> None:
    text = ROW + "snake b1\n{0} a1 acted\n! snake b1\n! {0} a1\nguard d1 W\norders waken 5/4 left\nturn snake"
    with_fox, with_meryl = (forecast_of(scene(text.format(hero))) for hero in ("gray-fox", "meryl"))

    assert risk(with_meryl).attacked == sure(1)
    assert risk(with_meryl, "meryl").attacked == sure(0)
    assert risk(with_fox).attacked == Range(0, 1)
    assert risk(with_fox, "gray-fox").attacked == Range(0, 1)


@rule("ORD-1", "ORD-11")
def test_game_over_is_the_chance_to_lose() -> None:
    text = ROW + "snake a1\nguard h1 E\norders {}\nturn snake"

    assert forecast_of(scene(text.format("waken 5/4 left; game-over; waken 5/4 left"))).lost == sure(1 / 3)
    assert forecast_of(scene(text.format("none"))).lost == sure(1)
    assert forecast_of(scene(text.format("waken 5/4 left"))).lost == sure(0)


@rule("ORD-4")
def test_a_card_that_is_burned_may_be_the_end() -> None:
    bodies = "dead a1\ndead b1\ndead c1\n"
    deck = "orders lost-contact 5/4 left; game-over; lost-contact 5/4 left; lost-contact 5/4 left\n"
    game = scene(ROW + "snake h1\n" + bodies + deck + "turn snake")

    assert forecast_of(game).lost == sure(1 / 4 + 3 / 4 * 1 / 3)


@rule("HER-6")
def test_a_disguise_that_is_checked_holds_in_five_of_six_cases() -> None:
    game = scene(ROW + "meryl e1 disguised\nguard a1 E\norders waken 4/3 left\nturn meryl")

    assert risk(forecast_of(game), "meryl").spotted == sure(1 / 6)
    assert risk(forecast_of(game), "meryl").attacked == sure(1 / 6)


@rule("LOS-11")
def test_going_into_a_laser_is_being_spotted() -> None:
    game = scene(CORNER + "snake a3\ntrap h1 laser up\nguard a1 W\norders waken 4/3 left\nturn snake")
    found = risks(game, "snake", ["a3", "h2"])

    assert found["a3"].spotted == sure(0)
    assert found["h2"].spotted == sure(1)


@rule("ORD-3")
def test_a_guard_that_comes_in_has_a_number_of_its_own() -> None:
    zone = "zone yard a1:h3\nbarracks a1 zone yard count 2\n"
    game = scene(CORNER + zone + "snake a3\nguard e1 E\norders radio-in 5/4 left\nturn snake")

    assert [each.guard for each in forecast_of(game).guards] == [1, 2]


@rule("COM-5", "COM-6")
def test_damage_without_dice_counts_before_that_of_dice() -> None:
    state = scene(ROW + "snake a1 damage 1\nturn snake").state
    blast, attack = Incident("hurt", "snake", 2), Incident("attack", "snake", 2, 3)
    spotted, attacked, damage, killed, lost = Harm(state).figures((blast, attack))

    assert (spotted, attacked, lost) == (1, 1, 0)
    assert damage == pytest.approx(2 + 8 / 9)
    assert killed == pytest.approx(8 / 9)


@rule("GRD-6")
def test_where_there_are_too_many_choices_it_says_so_and_promises_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    text = ROUND + "snake c1\n! snake d2\nguard a2 {}\norders waken 4/3 left\nturn snake"
    monkeypatch.setattr(forecaster, "MOST_RUNS", 0)
    cut, plain = (forecast_of(scene(text.format(facing))) for facing in "EN")

    assert cut.cut
    assert (risk(cut).spotted, risk(cut).killed) == (Range(0, 1), Range(0, 1))
    assert risk(cut).damage == Range(0, 4)
    assert not plain.cut
