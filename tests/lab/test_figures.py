"""Intervals and ratios against values that are known."""

import pytest
from msgspec.structs import replace

from noisecheck.lab.figures import difference, differences, effects, wins
from noisecheck.lab.playing import Row
from tests.lab.making import LOST, WON, games


def test_wilsons_interval() -> None:
    """The example of Newcombe (1998), table I: 81 of 263."""
    share = wins(games(81, 182))

    assert (share.won, share.games) == (81, 263)
    assert (share.low, share.high) == pytest.approx((0.2553, 0.3662), abs=5e-5)


def test_none_won_does_not_mean_that_none_can_be() -> None:
    """The same table: 0 of 20."""
    share = wins(games(0, 20))

    assert (share.low, share.high) == pytest.approx((0, 0.1611), abs=5e-5)


def paired(both: int, only_better: int, only_worse: int, neither: int) -> list[Row]:
    """Games that two bots played: both won, one of them, none."""
    ends = [(WON, WON)] * both + [(WON, LOST)] * only_better + [(LOST, WON)] * only_worse + [(LOST, LOST)] * neither
    names = ("better", "worse")
    return [
        replace(row, seed=seed, bot=name)
        for seed, pair in enumerate(ends)
        for name, row in zip(names, pair, strict=True)
    ]


def test_bots_are_compared_game_by_game() -> None:
    """30 pairs to 10 that differ among 100: 0.2 more, standard error √((0.4 − 0.04) / 99), t(99) = 1.9842."""
    found = difference(paired(20, 30, 10, 40), "worse", "better")

    assert found is not None
    assert (found.pairs, found.only_better, found.only_worse) == (100, 30, 10)
    assert found.mean == pytest.approx(0.2)
    assert (found.low, found.high) == pytest.approx((0.2 - 0.11965, 0.2 + 0.11965), abs=1e-4)
    assert found.p == pytest.approx(0.0022, abs=1e-4)  # twice the chance of at most 10 heads in 40 throws


def test_bots_that_fare_alike_in_every_game_may_differ_in_others() -> None:
    found = difference(paired(5, 0, 0, 5), "worse", "better")

    assert found is not None
    assert (found.mean, found.low, found.high, found.p) == (0, -1, 1, 1)


def test_games_that_only_one_bot_played_are_no_pairs() -> None:
    rows = paired(3, 2, 1, 4)
    alone = [row for row in rows if row.bot == "better"]

    assert difference(alone, "worse", "better") is None
    found = difference([*alone, *(row for row in rows if row.bot == "worse" and row.seed < 4)], "worse", "better")
    assert found is not None
    assert found.pairs == 4


def test_every_bot_is_compared_with_the_one_before_it() -> None:
    rows = [replace(row, bot=bot) for bot in "abc" for row in games(2, 2)]

    assert [(each.worse, each.better) for each in differences(rows, "abc")] == [("a", "b"), ("b", "c")]


def test_gear_is_compared_within_a_setting_only() -> None:
    """A card that comes with an easy stage does nothing by that: the odds within each stage are the same."""
    easy = [*games(40, 10, carried=["rope"]), *games(8, 2)]
    hard = [*games(2, 8, stage="recon", carried=["rope"]), *games(10, 40, stage="recon")]
    (rope,) = effects([*easy, *hard], lambda row: row.carried, lambda row, card: True)

    assert rope.card == "rope"
    assert (rope.having.won, rope.having.games) == (42, 60)
    assert (rope.lacking.won, rope.lacking.games) == (18, 60)
    assert rope.odds == pytest.approx(1)
    assert not rope.matters


def test_gear_that_wins_games_matters() -> None:
    """One table: 40 of 50 against 20 of 50 is a ratio of 6, ln 6 ± 1.96 √(1/40 + 1/10 + 1/20 + 1/30)."""
    rows = [*games(40, 10, carried=["rope"]), *games(20, 30)]
    (rope,) = effects(rows, lambda row: row.carried, lambda row, card: True)

    assert rope.odds == pytest.approx(6)
    assert (rope.low, rope.high) == pytest.approx((2.453, 14.68), abs=0.01)
    assert rope.matters


def test_use_is_compared_with_games_in_which_the_card_was_at_hand() -> None:
    rows = [
        *games(5, 5, carried=["rope"], used=["rope"]),
        *games(3, 7, carried=["rope"]),
        *games(90, 10),
    ]
    (rope,) = effects(rows, lambda row: row.used, lambda row, card: card in row.carried)

    assert (rope.having.games, rope.lacking.games) == (10, 10)


def test_a_card_without_games_to_compare_is_left_out() -> None:
    everywhere = games(5, 5, carried=["rope"])
    lost_anyway = [*games(0, 5, carried=["grenade"]), *games(0, 5)]

    assert effects(everywhere, lambda row: row.carried, lambda row, card: True) == []
    assert effects(lost_anyway, lambda row: row.carried, lambda row, card: True) == []
