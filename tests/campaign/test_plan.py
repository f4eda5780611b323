"""The campaign as data: what it names exists, and stands where the story has it."""

from noisecheck import campaign, codec, stage_ids
from noisecheck.campaign import plan as plans
from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.equipment import gear_named
from tests.campaign.runs import OTHER_HAND, PAL_CARD, cleared_to, fresh
from tests.table import rule

STORY = [
    *("cargo-dock", "heliport", "holding-cells", "revolver-ocelot", "tank", "warhead-storage", "cyborg-ninja"),
    *(
        "psycho-mantis",
        "prison-break",
        "hind-d",
        "sniper-wolf",
        "vulcan-raven",
        "pal-override",
        "metal-gear-rex",
        "liquid",
    ),
]
MISSIONS = ["recon", "escape", "sabotage", "stealth", "hostages", "coordination"]


def test_every_stage_and_mission_that_the_campaign_names_exists() -> None:
    plan = plans.core()
    named = [*(row.id for row in plan.stages), *(row.id for row in plan.missions)]

    assert [stage for stage in named if stage not in stage_ids()] == []


def test_every_stage_has_its_place_in_the_story() -> None:
    places = [(row.stage, row.id) for row in plans.core().stages]

    assert places == sorted(places)
    assert all(STORY[number - 1] == stage for number, stage in places)
    assert all(MISSIONS[row.mission - 1] == row.id for row in plans.core().missions)


def test_only_the_last_duel_is_a_bonus() -> None:
    assert [row.id for row in plans.core().stages if row.bonus] == ["liquid"]


def test_every_hero_joins_somewhere() -> None:
    assert plans.core().heroes == {"snake": 1, "meryl": 3, "otacon": 9, "gray-fox": 9}
    assert set(plans.core().heroes) == set(HERO_IDS)


def test_the_reward_for_every_mission_is_a_card() -> None:
    assert gear_named(plans.core().for_every_mission)


def test_nobody_is_sent_where_no_party_can_go() -> None:
    for row in plans.core().stages:
        assert campaign.standing(cleared_to(row.id), row.id).parties


@rule("CDX-1")
def test_the_pal_card_and_every_secret_of_a_boss_can_be_found_by_a_call() -> None:
    numbers = [call.number for call in codec.calls().values()]
    found = fresh()
    for number in numbers:
        found = campaign.call(found, number)

    assert "pal-key-card" in campaign.memory_box(found)
    assert set(codec.secrets_found(found.codec).secrets) == {each for boss in BOSSES.values() for each in boss.secrets}
    assert {PAL_CARD, OTHER_HAND} <= set(found.codec)
