"""Games of a campaign: how they begin, how they count, and that none counts twice."""

import json

import pytest
from msgspec.structs import replace

from noisecheck import StageError, campaign, load_game
from noisecheck.campaign import CampaignError
from noisecheck.campaign.progress import past
from noisecheck.engine.game import Game
from noisecheck.engine.outcome import WON, Outcome
from tests.campaign.runs import (
    DAY,
    LOST,
    OTHER_HAND,
    PAL_CARD,
    answers_of,
    cleared_to,
    fresh,
    stages_dealt,
    with_result,
    won_record,
)
from tests.laws.walks import random_policy
from tests.play import told
from tests.table import rule


def begun(seed: int = 0) -> campaign.Begun:
    return campaign.begin_stage(fresh(), "cargo-dock", ["snake"], seed)


def played_out(game: Game) -> Game:
    for answer in answers_of(won_record()):
        game.choose(answer)
    return game


def lost(game: Game) -> Game:
    """Snake does nothing until the guards' deck is through."""
    while game.decision:
        game.choose("end" if game.decision.find("end") else game.decision.options[0])
    assert str(game.outcome) != "won"
    return game


# beginning


def test_a_stage_is_dealt_once(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = stages_dealt(monkeypatch)

    begun()

    assert dealt == ["cargo-dock"]


@rule("SET-10", "SET-13")
def test_a_stage_begins_with_what_the_memory_box_holds() -> None:
    _, game = campaign.begin_stage(with_result(cleared_to("heliport"), "heliport"), "heliport", ["snake"], 3)

    assert game.decision
    assert game.decision.find("equip snake chaff-grenade")
    assert game.origin["memory_box"] == ["pistol-45", "rations-2", "chaff-grenade"]


@rule("CDX-1")
def test_a_secret_is_known_in_the_fight_it_is_about_and_in_no_other() -> None:
    knows = campaign.call(cleared_to("psycho-mantis"), OTHER_HAND)

    against_mantis = campaign.begin_stage(knows, "psycho-mantis", ["snake"], 3).game
    against_ninja = campaign.begin_stage(knows, "cyborg-ninja", ["snake"], 3).game

    assert against_mantis.origin["secrets"] == ["other-hand"]
    assert "secrets" not in against_ninja.origin
    assert campaign.begin_stage(knows, "recon-mantis", ["snake"], 3).game.origin["secrets"] == ["other-hand"]


@rule("SET-3")
def test_every_stage_can_be_played_by_another_number_of_heroes() -> None:
    run = with_result(cleared_to("revolver-ocelot"), "revolver-ocelot", heroes=("snake", "meryl"))

    assert len(campaign.begin_stage(run, "tank", ["snake"], 1).game.state.heroes) == 1
    assert len(campaign.begin_stage(run, "tank", ["snake", "meryl"], 1).game.state.heroes) == 2


def test_a_hero_who_has_not_joined_is_not_sent() -> None:
    with pytest.raises(CampaignError, match="Gray Fox has not joined yet"):
        campaign.begin_stage(fresh(), "recon", ["gray-fox"], 1)


@rule("SET-3")
def test_a_party_the_stage_does_not_take_is_refused() -> None:
    with pytest.raises(StageError):
        campaign.begin_stage(fresh(), "cargo-dock", ["meryl"], 1)


def test_a_stage_that_has_to_wait_is_not_begun_and_the_reason_is_told() -> None:
    with pytest.raises(CampaignError, match="clear stage 1 first"):
        campaign.begin_stage(fresh(), "heliport", ["snake"], 1)


def test_one_game_is_open_at_a_time() -> None:
    run = begun().campaign

    with pytest.raises(CampaignError, match="A game is open"):
        campaign.begin_stage(run, "recon", ["snake"], 1)
    assert campaign.begin_stage(campaign.give_up(run), "recon", ["snake"], 1).campaign.games == 2


def test_a_name_is_one_line_that_can_be_read() -> None:
    for name in ("", "   ", "two\nlines", "x" * 61):
        with pytest.raises(CampaignError, match="1 to 60"):
            fresh(name)
        with pytest.raises(CampaignError, match="1 to 60"):
            campaign.rename(fresh(), name)
    assert fresh("  Åse’s run ").name == campaign.rename(fresh(), "  Åse’s run ").name == "Åse’s run"


# counting


@rule("SET-9")
def test_a_win_is_recorded_with_what_it_took() -> None:
    run, game = begun()
    run = campaign.record(run, 1, played_out(game), DAY)

    (result,) = run.results
    assert (result.stage, result.heroes, result.seed, result.outcome) == ("cargo-dock", ("snake",), 0, WON)
    assert result.rounds == game.state.round
    assert result.when == DAY
    assert run.playing is None
    assert campaign.standing(run, "heliport").can_be_played


def test_alarms_are_counted() -> None:
    run, game = begun(seed=4)
    run = campaign.record(run, 1, lost(game), DAY)
    placed = [
        event for event in game.events if type(event).__name__ == "AttentionPlaced" and event.facts()["side"] == "!"
    ]

    assert run.results[0].alarms == len(placed)


@rule("SET-5")
def test_a_loss_unlocks_nothing_and_can_be_tried_again() -> None:
    run, game = begun()
    run = campaign.record(run, 1, lost(game), DAY)
    again = campaign.retry(run, 1, seed=9)

    assert run.results[0].outcome.kind == "lost"
    assert campaign.memory_box(run) == []
    assert again.game.origin == {"stage": "cargo-dock", "heroes": ["snake"], "seed": 9}
    assert again.campaign.playing
    assert again.campaign.playing.number == 2


def test_another_try_has_what_was_won_meanwhile() -> None:
    run = with_result(with_result(cleared_to("heliport"), "heliport", Outcome("lost", "time")), "heliport")

    assert campaign.retry(run, 2, seed=1).game.origin["memory_box"] == ["pistol-45", "rations-2", "chaff-grenade"]


def test_the_same_game_counts_once() -> None:
    run, game = begun()
    once = campaign.record(run, 1, played_out(game), DAY)

    assert campaign.record(once, 1, game, DAY) == once


def test_two_games_with_the_same_seed_count_as_two() -> None:
    run, game = begun()
    run = campaign.record(run, 1, played_out(game), DAY)
    again = campaign.retry(run, 1, seed=0)
    run = campaign.record(again.campaign, 2, played_out(again.game), DAY)

    assert [result.number for result in run.results] == [1, 2]


def test_a_game_that_was_given_up_does_not_count() -> None:
    run, game = begun()

    with pytest.raises(CampaignError, match="not open in this campaign"):
        campaign.record(campaign.give_up(run), 1, played_out(game), DAY)


def test_another_game_does_not_count_for_the_open_one() -> None:
    run, _ = begun(seed=5)

    with pytest.raises(CampaignError, match="not open in this campaign"):
        campaign.record(run, 1, won_record(), DAY)


def test_a_game_that_goes_on_does_not_count() -> None:
    run, game = begun()

    with pytest.raises(CampaignError, match="not over"):
        campaign.record(run, 1, game, DAY)


def test_there_is_no_other_try_of_a_game_that_never_was() -> None:
    with pytest.raises(CampaignError, match="no result for game 3"):
        campaign.retry(fresh(), 3, seed=1)


# the open game


def test_the_open_game_is_kept_in_its_campaign_and_goes_on() -> None:
    run, game = begun()
    game.choose("sneak a7")
    run = campaign.keep(run, 1, json.loads(game.save()))

    assert run.playing
    assert (run.playing.stage, run.playing.heroes) == ("cargo-dock", ("snake",))
    assert load_game(json.dumps(run.playing.game)).state == game.state


def test_taking_back_the_last_answer_takes_back_the_result() -> None:
    run, game = begun()
    over = campaign.record(run, 1, played_out(game), DAY)
    game.rewind()
    run = campaign.keep(over, 1, json.loads(game.save()))

    assert run.results == ()
    assert not campaign.standing(run, "heliport").can_be_played
    game.choose(answers_of(won_record())[-1])
    assert campaign.record(run, 1, game, DAY) == over


def test_a_game_is_not_kept_in_the_place_of_another() -> None:
    run, game = begun()
    run = campaign.begin_stage(campaign.give_up(run), "cargo-dock", ["snake"], 3).campaign

    with pytest.raises(CampaignError, match="not open in this campaign"):
        campaign.keep(run, 1, json.loads(game.save()))


def test_a_card_of_a_secret_goes_into_the_next_game() -> None:
    game = campaign.begin_stage(campaign.call(fresh(), PAL_CARD), "cargo-dock", ["snake"], 1).game

    assert game.origin["memory_box"] == ["pal-key-card"]


@rule("BOS-23")
def test_mantis_is_told_of_alarms_deaths_and_rewinds_before() -> None:
    run = with_result(cleared_to("psycho-mantis"), "heliport", LOST, alarms=3)
    run = replace(run, results=(*run.results[:-1], replace(run.results[-1], rewinds=2)))

    _, fight = campaign.begin_stage(run, "psycho-mantis", ["snake"], seed=1)

    assert fight.origin["past"] == {"games": 8, "alarms": 3, "deaths": 1, "rewinds": 2}
    while not told(fight, "PastRead"):
        fight.choose("done")
    assert told(fight, "PastRead") == [{"figure": "mantis", **fight.origin["past"]}]


@rule("BOS-23", "SET-5")
def test_a_death_is_counted_where_the_rules_killed_a_hero_and_nowhere_else() -> None:
    (idle, waiting), (wild, game) = begun(), begun()
    policy = random_policy(1)
    while game.decision:
        game.choose(policy(game.decision, game.state))
    lost(waiting)

    for run, over, deaths in ((idle, waiting, 0), (wild, game, 1)):
        assert [fact["figure"] for fact in told(over, "Killed")].count("snake") == deaths
        assert past(campaign.record(run, 1, over, DAY))["deaths"] == deaths


def test_a_result_keeps_how_often_its_game_was_rewound() -> None:
    run, game = begun()
    run = campaign.keep(run, 1, json.loads(game.save()), rewinds=2)
    run = campaign.record(run, 1, played_out(game), DAY)

    assert run.results[0].rewinds == 2
    assert campaign.read(campaign.export(run)) == run
