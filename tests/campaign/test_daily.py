"""The mission of the day: the same for everybody, scored once, shared without spoilers."""

from datetime import date, timedelta
from statistics import median

import pytest

from noisecheck.bots import bot
from noisecheck.campaign import plan as plans
from noisecheck.campaign.daily import Score, daily, score, share
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.game import Game
from noisecheck.engine.outcome import WON
from noisecheck.foresight.matters import foregone

DAY = date(2026, 11, 15)


def test_a_day_is_the_same_mission_heroes_cards_and_dice_for_everybody() -> None:
    assert daily(DAY) == daily(DAY)
    assert daily(DAY).begin().checkpoint == daily(DAY).begin().checkpoint


def test_days_differ_and_every_mission_and_hero_comes_up() -> None:
    year = [daily(DAY + timedelta(days=each)) for each in range(365)]

    assert {each.stage for each in year} == {row.id for row in plans.core().missions}
    assert {hero for each in year for hero in each.heroes} == set(HERO_IDS)
    assert len({each.seed for each in year}) == 365


def questions_asked(game: Game) -> int:
    """How often a player like steady has something to decide before it is over."""
    player, asked = bot("steady"), 0
    while game.decision:
        option = foregone(game)
        asked += option is None
        game.choose(option or player.choose(game))
    return asked


@pytest.mark.slow
def test_a_day_asks_for_about_ten_minutes_of_decisions() -> None:
    """At ten seconds a question, and with the enemy's turns: forty to sixty on most days."""
    asked = [questions_asked(daily(DAY + timedelta(days=each)).begin()) for each in range(12)]

    assert 30 <= median(asked) <= 65, asked
    assert max(asked) <= 120, asked


def test_every_day_of_a_month_can_be_begun() -> None:
    for each in range(31):
        assert daily(DAY + timedelta(days=each)).begin().decision


@pytest.mark.parametrize(
    ("made", "card"),
    [
        (Score(True, 6, 0, 0, False), "VR 2026-11-15 · cleared r6 · 0 alerts ▮▮▮▮"),
        (Score(True, 9, 1, 2, True), "VR 2026-11-15 · cleared r9 · 1 alert ▮▯▯▯"),
        (Score(False, 4, 0, 0, False), "VR 2026-11-15 · lost r4 · 0 alerts ▯▯▯▮"),
    ],
)
def test_what_is_shared_says_how_it_went_and_not_where(made: Score, card: str) -> None:
    assert share(DAY, made) == card


def test_a_score_counts_rounds_alarms_and_damage_of_a_game_that_is_over() -> None:
    game, player = daily(DAY).begin(), bot("random", 3)
    while game.decision:
        game.choose(player.choose(game))

    made = score(game, assisted=True)

    assert made.rounds == game.state.round
    assert made.cleared == (game.outcome == WON)
    assert made.damage >= sum(hero.damage for hero in game.state.heroes)
