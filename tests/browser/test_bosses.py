"""Boss fights are played in the browser: by mouse and by touch, to their end, with everything players may know."""

import re

import pytest
from playwright.sync_api import expect

from tests.bosses.hangar import HANGAR
from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.players import Mouse, Touch
from tests.browser.tables import answers, record
from tests.soak import few

ROOM = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +   +   +   +
2 | .   .   . |
  +---+---+---+
stage boss ocelot
boss ocelot c1 W damage 5
snake b1
"""
KNOWN = ROOM + "boss-deck | | reload; long-shot; bank-shot; quick-draw; fan-fire; slow-circle; loose-end\nturn snake\n"


@pytest.mark.parametrize("kind", few(Touch, Mouse))
def test_revolver_ocelot_is_defeated(sit: Sit, kind: type[Player]) -> None:
    game = record("revolver-ocelot-1-0")
    player = sit(kind, **game["origin"])

    player.play(*answers(game))

    assert str(player.outcome) == "won"
    expect(player.page.get_by_test_id("debrief")).to_contain_text("Ocelot defeated")


def test_sniper_wolf_is_defeated(sit: Sit) -> None:
    game = record("sniper-wolf-1-0")
    player = sit(**game["origin"])
    faces = {each["kind"] for each in player.state["position"]["boss"]["tokens"] if each["down"]}
    assert faces == {"decoy"}

    player.play(*answers(game))

    assert str(player.outcome) == "won"
    expect(player.page.get_by_test_id("debrief")).to_contain_text("Wolf defeated")


@pytest.mark.parametrize("name", ["tank-1-0", "psycho-mantis-1-0", "cyborg-ninja-1-0", "hind-d-1-0", "liquid-1-0"])
def test_a_round_of_every_other_boss_is_played_with_its_special_actions(sit: Sit, name: str) -> None:
    game = record(name)
    player = sit(**game["origin"])

    player.play(*answers(game)[:24])

    expect(player.page.get_by_test_id("boss-panel")).to_be_visible()


def test_the_panel_shows_the_dashboard_and_what_players_remember_of_the_deck(sit: Sit) -> None:
    """LY-09, EP-06"""
    deck = "boss-deck | reload; bank-shot; fan-fire | long-shot; quick-draw; loose-end; slow-circle\n"
    page = sit(scene=f"{ROOM}{deck}turn snake\n").page

    panel = page.get_by_test_id("boss-panel")
    expect(panel).to_contain_text("Ocelot")
    expect(panel).to_contain_text("Defense 4")
    expect(page.get_by_test_id("boss-next")).to_have_text("Next: one of 3 unseen cards")
    seen = page.get_by_test_id("boss-card-quick-draw")
    expect(seen.get_by_text("attacks the nearest hero")).to_be_hidden()
    seen.locator("summary").click()
    expect(seen.get_by_text("attacks the nearest hero")).to_be_visible()
    expect(seen.get_by_text("Damaged in a hero’s turn:")).to_be_visible()
    unseen = page.get_by_test_id("boss-unseen")
    unseen.get_by_text("3 unseen cards").click()
    unseen.get_by_text("Fan Fire").click()
    expect(unseen.get_by_text("every hero within 3 spaces")).to_be_visible()
    dashboard = page.get_by_test_id("boss-dashboard")
    dashboard.locator("summary").click()
    expect(dashboard).to_contain_text("He attacks without line of sight.")


def test_with_every_card_seen_the_next_one_is_known(sit: Sit) -> None:
    """EP-06"""
    page = sit(scene=KNOWN).page

    expect(page.get_by_test_id("boss-next")).to_have_text(re.compile(r"Next: Reload \(known\)\s*SET-17"))
    expect(page.get_by_test_id("boss-unseen")).to_have_count(0)


def test_a_blow_at_the_boss_shows_its_odds_first(sit: Sit) -> None:
    player = sit(scene=KNOWN)
    player.press("dock-action-hand-to-hand")

    inspector = player.page.get_by_test_id("inspector")
    expect(inspector).to_contain_text("Hand-to-Hand")
    expect(inspector).to_contain_text("%")


def test_covered_actions_stay_in_the_dock_and_say_why(sit: Sit) -> None:
    """SET-18"""
    player = sit(scene=KNOWN + "supply a2\n")
    player.thing("dock-action-knock").click(force=True)  # it stays a button, though nothing comes of it

    expect(player.page.get_by_test_id("inspector")).to_contain_text("Knock is out of use in Boss stages.")
    assert player.options
    expect(player.thing("dock-action-resupply")).to_have_attribute("aria-disabled", "true")


def test_the_map_says_who_and_what_is_where(sit: Sit) -> None:
    """AC-02"""
    player = sit(stage="revolver-ocelot", seed=1)

    expect(player.cell("e1")).to_have_accessible_name(re.compile(r"Ocelot, looking west, health 12 of 12\."))
    expect(player.cell("e4")).to_have_accessible_name(re.compile(r"The hostage\."))
    expect(player.cell("b2")).to_have_accessible_name(re.compile(r"Node of the circuit, arrow east\."))
    expect(player.cell("i1")).to_have_accessible_name(re.compile(r"Supplies\."))


def test_the_turn_of_a_boss_is_told_with_its_card_and_the_rule(sit: Sit) -> None:
    """EP-06"""
    player = sit(settings={"speed": 1}, scene=KNOWN)
    player.stop_time()
    player.choose("end")
    player.press("theatre-step")  # the first tells that the turn ends

    caption = player.page.get_by_test_id("caption")
    expect(caption).to_contain_text("Ocelot — Reload: He stays where he is and reloads.")
    expect(caption).to_contain_text("BOS-1")
    player.press("theatre-finish")
    expect(player.page.get_by_test_id("theatre")).to_be_hidden()
    expect(player.page.get_by_test_id("boss-last")).to_contain_text("Played Reload:")
    expect(player.page.get_by_test_id("boss-next")).to_contain_text("Next: Long Shot (known)")


def test_a_rewind_past_the_turn_of_a_boss_takes_its_deck_back_too(sit: Sit) -> None:
    """UN-05"""
    player = sit(scene=KNOWN)
    player.choose("end")
    expect(player.page.get_by_test_id("boss-next")).to_contain_text("Long Shot")

    player.press("undo")
    player.press("confirm")

    expect(player.page.get_by_test_id("boss-next")).to_contain_text("Reload")


def test_a_card_of_the_boss_is_heard_and_said_in_words(sit: Sit) -> None:
    """T46, T47"""
    player = sit(settings={"speed": 1, "captions": True}, scene=KNOWN)
    player.stop_time()
    player.choose("end")
    player.press("theatre-step")

    expect(player.page.get_by_test_id("sound-caption")).to_have_text("[the boss plays a card]")


def test_the_first_boss_is_explained_once(sit: Sit) -> None:
    """ON-04"""
    player = sit(profile={"seen": []}, stage="revolver-ocelot", seed=1)
    card = player.page.get_by_test_id("first-card")
    expect(card).to_contain_text("the boss takes its turn")
    expect(card).to_contain_text("BOS-1")

    player.press("got-it")
    expect(card).to_be_hidden()
    player.page.reload()
    player.expect_seated(player.seat)

    expect(card).to_be_visible()
    expect(card).not_to_contain_text("the boss takes its turn")


def test_gray_fox_is_asked_whether_he_holds_rex_open_and_the_dashboard_says_so(sit: Sit) -> None:
    """Snake's missiles from behind bring REX to half of its Health."""
    text = "boss rex f4:h6 S damage 14\nboss-deck venting-heat; rail-gun\nsnake g1 used sneak-attack\ngray-fox g9\n"
    player = sit(scene=f"{HANGAR}{text}turn snake\ndice 6 6 1 1 1 1 1 1")
    panel = player.page.get_by_test_id("boss-panel")
    expect(panel.get_by_test_id("boss-wounded")).to_be_hidden()

    player.play("launch one", "pass")
    expect(player.page.get_by_text("its cockpit is open to everybody")).to_be_visible()
    player.play("yes")

    expect(panel).to_contain_text("Gray Fox holds its cockpit open")
    expect(panel.get_by_test_id("boss-wounded")).to_contain_text("Wounded")
