"""How a campaign stands: what is open, who is there, what is in the Memory Box, what stays hidden."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from noisecheck import campaign
from noisecheck.campaign import CampaignError
from noisecheck.campaign import plan as plans
from noisecheck.campaign.plan import CampaignPlan, StageRow
from noisecheck.campaign.progress import AHEAD, BLOCKED, CLEARED, OPEN
from noisecheck.content import load_stage
from noisecheck.engine.outcome import WON, Outcome
from tests.campaign.runs import LOST, PAL_CARD, cleared_to, fresh, with_result
from tests.table import rule

VAULT = """
id = "vault"
minutes = 10
starts = ["a1", "b1"]
equipped = ["pal-key-card"]
rules = ["leaving-wins"]
exits = ["c1", "c2"]
[players]
1 = { must = ["snake"] }
2 = { must = ["otacon", "gray-fox"] }
[orders]
blue = 5
red = 1
[[barracks]]
space = "a2"
count = 1
"""
VAULT_MAP = """\
    a   b   c
  +---+---+---+
1 | .   .   . |
  +   +   +   +
2 | .   .   . |
  +---+---+---+
"""


@pytest.fixture
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A campaign whose second stage wants a card carried."""
    folder = tmp_path / "vault"
    folder.mkdir()
    (folder / "stage.toml").write_text(VAULT)
    (folder / "map.txt").write_text(VAULT_MAP)
    load_stage(folder)
    rows = (StageRow(1, "cargo-dock"), StageRow(13, "vault"))
    monkeypatch.setattr(plans, "core", lambda: CampaignPlan("rope", rows, {"snake": 1, "otacon": 14, "gray-fox": 14}))


def states(run: campaign.Campaign) -> dict[str, str]:
    return {stage.id: stage.state for stage in campaign.stages(run)}


def test_a_new_campaign_has_one_open_stage_and_the_rest_ahead() -> None:
    open_ones = [stage for stage, state in states(fresh()).items() if state != AHEAD]

    assert open_ones == ["cargo-dock"]
    assert states(fresh())["cargo-dock"] == OPEN


def test_why_a_stage_has_to_wait_is_told_without_naming_another() -> None:
    reason = campaign.standing(fresh(), "tank").reason

    assert str(reason) == "clear stage 1 first"


def test_clearing_a_stage_opens_the_next_one_and_can_be_done_again() -> None:
    run = with_result(fresh(), "cargo-dock")

    assert states(run)["cargo-dock"] == CLEARED
    assert campaign.standing(run, "cargo-dock").can_be_played
    assert states(run)["heliport"] == OPEN
    assert campaign.next_stage(run) == StageRow(2, "heliport")


def test_a_lost_game_opens_nothing() -> None:
    run = with_result(fresh(), "cargo-dock", LOST)

    assert states(run) == states(fresh())
    assert campaign.standing(run, "cargo-dock").games == 1


def test_the_best_result_is_the_shortest_win_and_then_the_quietest() -> None:
    run = fresh()
    for outcome, rounds, alarms in [(WON, 8, 0), (WON, 6, 3), (WON, 6, 1), (Outcome("lost", "time"), 2, 0)]:
        run = with_result(run, "cargo-dock", outcome, rounds=rounds, alarms=alarms)
    best = campaign.standing(run, "cargo-dock").best

    assert best
    assert (best.rounds, best.alarms) == (6, 1)


def test_the_story_ends_before_the_bonus_stage() -> None:
    assert not campaign.is_complete(cleared_to("metal-gear-rex"))
    assert campaign.is_complete(cleared_to("liquid"))
    assert campaign.next_stage(with_result(cleared_to("liquid"), "liquid")) is None


def test_a_stage_that_is_added_between_cleared_ones_takes_nothing_away(monkeypatch: pytest.MonkeyPatch) -> None:
    run, plan = cleared_to("cyborg-ninja"), plans.core()
    monkeypatch.setattr(
        plans, "core", lambda: replace(plan, stages=(*plan.stages[:2], StageRow(3, "liquid"), *plan.stages[2:-1]))
    )

    assert campaign.next_stage(run) == StageRow(3, "liquid")
    assert states(run)["tank"] == CLEARED
    assert states(run)["cyborg-ninja"] == AHEAD
    assert not campaign.is_veiled(run, "tank")
    assert "meryl" in campaign.unlocked_heroes(run)


# heroes


@pytest.mark.parametrize(
    ("stage", "heroes"),
    [
        ("cargo-dock", ["snake"]),
        ("heliport", ["snake"]),
        ("revolver-ocelot", ["snake", "meryl"]),
        ("hind-d", ["snake", "meryl", "otacon", "gray-fox"]),
    ],
)
def test_heroes_join_as_the_story_comes_to_them(stage: str, heroes: list[str]) -> None:
    assert campaign.unlocked_heroes(cleared_to(stage)) == heroes


@rule("SET-3")
def test_a_party_is_one_the_stage_takes_made_of_heroes_that_are_there() -> None:
    assert campaign.standing(fresh(), "recon").parties == (("snake",),)
    assert campaign.standing(cleared_to("tank"), "recon").parties == (("snake",), ("meryl",), ("snake", "meryl"))
    assert campaign.standing(cleared_to("hind-d"), "hind-d").parties[-1] == ("snake", "meryl", "otacon", "gray-fox")


@rule("SET-10")
def test_vr_missions_can_be_played_at_any_time() -> None:
    assert [mission.state for mission in campaign.missions(fresh())] == [OPEN] * len(plans.core().missions)


# the Memory Box


@rule("SET-9", "SET-10")
def test_what_a_win_unlocks_is_in_the_memory_box_each_card_once() -> None:
    run = with_result(with_result(cleared_to("heliport"), "heliport"), "heliport")

    assert campaign.memory_box(run) == ["pistol-45", "rations-2", "chaff-grenade"]


@rule("CDX-1")
def test_a_card_heard_of_on_the_codec_is_in_the_memory_box() -> None:
    run = campaign.call(campaign.call(fresh(), PAL_CARD), PAL_CARD)

    assert campaign.memory_box(run) == ["pal-key-card"]
    assert run.codec == (PAL_CARD,)


def test_a_number_that_is_no_secret_changes_nothing() -> None:
    assert campaign.call(fresh(), "05.07") == fresh()
    assert campaign.call(fresh(), "99.99") == fresh()


def test_who_has_every_card_of_vr_missions_gets_one_more() -> None:
    run, (first, *others) = fresh(), plans.core().simulations()
    for simulation in others:
        run = with_result(run, simulation)

    assert "stealth-camouflage-2" not in campaign.memory_box(run)
    assert campaign.memory_box(with_result(run, first))[-1] == "stealth-camouflage-2"


@rule("SET-7")
def test_a_stage_that_wants_a_card_carried_waits_until_it_is_found(vault: None) -> None:
    run = with_result(fresh(), "cargo-dock")
    blocked = campaign.standing(run, "vault")

    assert blocked.state == BLOCKED
    assert "PAL Key Card" in str(blocked.reason)
    assert campaign.standing(campaign.call(run, PAL_CARD), "vault").state == OPEN


def test_a_stage_whose_heroes_are_not_there_waits_for_them(vault: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "core", lambda: CampaignPlan("rope", (StageRow(13, "vault"),), {"meryl": 1}))
    blocked = campaign.standing(campaign.call(fresh(), PAL_CARD), "vault")

    assert blocked.state == BLOCKED
    assert str(blocked.reason) == "the heroes it needs have not joined yet"


def test_where_there_is_more_to_win_is_told_as_far_as_players_have_come() -> None:
    assert campaign.still_to_win(fresh())["recon"] == ["pistol-suppressor"]
    assert "heliport" not in campaign.still_to_win(fresh())
    assert campaign.still_to_win(with_result(fresh(), "cargo-dock"))["heliport"] == [
        "pistol-45",
        "rations-2",
        "chaff-grenade",
    ]


def test_a_card_that_can_be_won_in_several_places_is_told_once() -> None:
    cards = [card for found in campaign.still_to_win(campaign.lift_veil(fresh())).values() for card in found]

    assert len(cards) == len(set(cards))
    assert {"handkerchief", "sniper-rifle", "time-bomb"} <= set(cards)


# the veil


def test_what_nobody_has_reached_is_veiled() -> None:
    run = with_result(fresh(), "cargo-dock")

    assert [stage.id for stage in campaign.stages(run) if not stage.is_veiled] == ["cargo-dock", "heliport"]


def test_the_veil_can_be_lifted_and_drawn_again_and_opens_nothing() -> None:
    lifted = campaign.lift_veil(fresh())

    assert not any(stage.is_veiled for stage in campaign.stages(lifted))
    assert states(lifted) == states(fresh())
    assert campaign.draw_veil(lifted) == fresh()


@rule("BOS-45")
def test_a_boss_of_a_vr_mission_is_not_named_before_players_have_met_him() -> None:
    assert campaign.fights(fresh(), "recon") == []
    assert campaign.fights(cleared_to("revolver-ocelot"), "recon") == ["recon-ocelot"]
    assert len(campaign.fights(campaign.lift_veil(fresh()), "recon")) == 5


def test_a_stage_of_no_campaign_is_refused() -> None:
    with pytest.raises(CampaignError, match="no stage “boathouse”"):
        campaign.standing(fresh(), "boathouse")
