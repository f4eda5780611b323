"""Intervals and ratios against values that are known."""

import pytest
from msgspec.structs import replace

from noisecheck.lab.figures import difference, differences, effects, turn_times, wins
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


def test_no_bot_wins_more_than_all_games() -> None:
    found = difference(paired(0, 1, 0, 1), "worse", "better")

    assert found is not None
    assert (found.mean, found.low, found.high) == (0.5, -1, 1)


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


def test_gear_is_compared_within_a_stage_only() -> None:
    """A card that comes with an easy stage does nothing by that: the odds within each stage are the same."""
    easy = [*games(40, 10, box=["rope"]), *games(8, 2)]
    hard = [*games(2, 8, stage="recon", box=["rope"]), *games(10, 40, stage="recon")]
    (rope,) = effects([*easy, *hard])

    assert rope.card == "rope"
    assert (rope.having.won, rope.having.games) == (42, 60)
    assert (rope.lacking.won, rope.lacking.games) == (18, 60)
    assert rope.odds == pytest.approx(1)
    assert not rope.matters


def test_gear_is_compared_among_the_same_heroes_only() -> None:
    """Three of four win and one of four, with the card and without it."""
    strong = [*games(30, 10, heroes=["snake"], box=["rope"]), *games(3, 1, heroes=["snake"])]
    weak = [*games(1, 3, heroes=["otacon"], box=["rope"]), *games(10, 30, heroes=["otacon"])]
    (rope,) = effects([*strong, *weak])

    assert rope.odds == pytest.approx(1)


def test_what_counts_is_that_a_card_was_drawn_not_that_a_bot_took_it() -> None:
    """Were those who took it compared with the others it would seem to win games."""
    rows = [
        *games(5, 0, box=["rope"], carried=["rope"], used=["rope"]),
        *games(3, 2, box=["rope"], carried=["rope"]),
        *games(0, 10, box=["rope"]),
        *games(8, 12),
    ]
    (rope,) = effects(rows)

    assert rope.odds == pytest.approx(1)
    assert (rope.having.games, rope.carried, rope.used) == (20, 10, 5)


def test_many_small_groups_do_not_make_a_card_seem_good() -> None:
    """Twenty parties with ten games each: one with the card, nine without it. One of the ten is won, twice that one."""
    rows = []
    for party in range(20):
        heroes = [f"hero-{party}"]
        with_it = (1, 0) if party < 2 else (0, 1)
        rows += [*games(*with_it, heroes=heroes, box=["rope"]), *games(1 - with_it[0], 8 + with_it[0], heroes=heroes)]
    (rope,) = effects(rows)

    assert rope.odds == pytest.approx(1)


def test_gear_that_wins_games_matters() -> None:
    """One table: 40 of 50 against 20 of 50 is a ratio of 6, ln 6 ± 1.96 √(1/40 + 1/10 + 1/20 + 1/30)."""
    (rope,) = effects([*games(40, 10, box=["rope"]), *games(20, 30)])

    assert rope.odds == pytest.approx(6)
    assert (rope.low, rope.high) == pytest.approx((2.453, 14.68), abs=0.01)
    assert rope.matters


def test_among_many_cards_one_has_to_stand_out_more() -> None:
    """32 of 50 against 22 of 50 has p = 0.045, and would matter, were it the only card."""
    rope = [*games(32, 18, box=["rope"]), *games(22, 28)]
    others = [
        row
        for card in range(9)
        for row in [*games(25, 25, stage=f"stage-{card}", box=[f"card-{card}"]), *games(25, 25, stage=f"stage-{card}")]
    ]

    (alone,), (best, *_) = effects(rope), effects([*rope, *others])

    assert alone.p == best.p == pytest.approx(0.0455, abs=1e-3)
    assert alone.matters
    assert not best.matters


def test_a_card_without_games_to_compare_is_left_out() -> None:
    everywhere = games(5, 5, box=["rope"])
    lost_anyway = [*games(0, 5, box=["grenade"]), *games(0, 5)]
    never_lost = [*games(5, 0, box=["rope"]), *games(5, 5)]

    assert effects(everywhere) == []
    assert effects(lost_anyway) == []
    assert effects(never_lost) == []


def test_turns_of_all_games_are_timed_together() -> None:
    rows = [replace(WON, turn_ms=list(range(51))), replace(LOST, turn_ms=list(range(51, 101)))]

    assert turn_times(rows) == (50, 95)
    assert turn_times([replace(WON, turn_ms=[])]) is None
