"""The first menu of the terminal: stages in the order of the campaign, then VR missions, under the veil (RP-07)."""

import re

import pytest

from noisecheck.campaign import plan
from noisecheck.terminal import campaign_store
from noisecheck.texts import name
from tests.campaign.runs import cleared_to
from tests.command import home, run
from tests.table import rule

__all__ = ["home"]

STAGES, MISSIONS = plan.core().stages, plan.core().missions
NAMES = [*(name(row.id) for row in STAGES), *(name(row.id) for row in MISSIONS)]


def listed(*typed: str) -> dict[int, str]:
    """What stands at each number when the list was shown last."""
    said = run("terminal", typed="".join(f"{line}\n" for line in (*typed, "quit"))).output
    rows = re.findall(r"^(\d+) +(\S+(?: \S+)*)", said.split("Stages\n")[-1], re.MULTILINE)
    return {int(number): title for number, title in rows}


def test_stages_stand_in_the_order_of_the_campaign_and_vr_missions_after_them() -> None:
    assert listed("veil") == dict(enumerate(NAMES, 1))


def test_what_nobody_has_come_to_keeps_its_name() -> None:
    found = listed()

    assert found[1] == "Cargo Dock"
    assert {found[number] for number in range(2, 16)} == {"not reached yet"}
    assert [found[number] for number in range(16, 22)] == NAMES[15:]
    assert not any(word in run("terminal", typed="quit\n").output for word in ("Tank", "tank", "liquid", "Mantis"))


def test_the_veil_lifts_as_stages_are_played_and_by_what_a_campaign_has_come_to() -> None:
    run("terminal", "holding-cells", "--heroes", "snake", typed="quit\n")
    run("terminal", "cargo-dock", typed="quit\n")
    assert [*listed("n").values()][:4] == [*NAMES[:3], "not reached yet"]

    campaign_store.added(cleared_to("tank"))
    assert [*listed("n").values()][:6] == [*NAMES[:5], "not reached yet"]


def test_the_veil_is_drawn_again_by_the_same_word() -> None:
    assert listed("veil", "veil") == listed() != listed("veil")


def test_the_menu_says_what_veil_did_after_the_list_and_that_what_is_veiled_can_be_played() -> None:
    drawn, lifted = run("terminal", typed="veil\nquit\n").output.split("Which stage?")[:2]

    playable = "You can still play what you haven’t reached, by its number or its short name."
    assert (playable in drawn, playable in lifted) == (True, False)
    assert lifted.index("VR missions") < lifted.index("What lies ahead is shown from now on.")


def test_a_veiled_stage_can_be_played_by_its_number() -> None:
    assert "\nTank\n" in run("terminal", typed="5\nsnake\nquit\n").output


@rule("BOS-45")
@pytest.mark.parametrize(("far", "names"), [("cargo-dock", []), ("tank", ["Ocelot"]), ("hind-d", ["Ocelot", "Mantis"])])
def test_a_vr_mission_offers_fights_against_bosses_that_were_met(far: str, names: list[str]) -> None:
    campaign_store.added(cleared_to(far))
    said = run("terminal", typed="recon\nquit\n").output

    assert re.findall(r"Recon against (\w+)", said) == names
    unmet = f"You have yet to meet {5 - len(names)} of the bosses of this mission. Type `veil` in the list of stages"
    assert unmet in said
    assert all(said.index(name) < said.index(unmet) for name in names), "after the list"


@rule("BOS-45")
def test_the_last_boss_to_meet_is_one_and_then_nothing_is_said() -> None:
    campaign_store.added(cleared_to("metal-gear-rex"))
    assert "You have yet to meet one of the bosses of this mission." in run("terminal", typed="recon\nquit\n").output

    assert "have yet to meet" not in run("terminal", typed="veil\nrecon\nquit\n").output
