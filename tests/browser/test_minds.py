"""Bots as partners, forecasts and hints: what the server works out is what the page shows (UX 4.7, 4.13, 4.14)."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Sit
from tests.browser.lines import Line
from tests.browser.player import Player
from tests.browser.players import Keyboard, Mouse, Touch
from tests.browser.tables import Json, kept, open_table

PAIR: Json = {"stage": "recon", "heroes": ["snake", "meryl"], "seed": 1}
WITH_BOT: Json = {**PAIR, "bots": {"meryl": "steady"}}
COACHED: Json = {**PAIR, "options": {"assist": 3, "rewinds": None}}
DOOR = """
    a   b   c   d   e   f   g   h
  +---+---+---+---+---+---+---+---+
1 | .   . : .   .   .   .   .   . |
  +   +   +---+---+---+---+---+   +
2 | .   . | .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+
snake a1
door b1-c1 level 2 needs 2+ 3+
objective h1
exit a2
turn snake
dice 1 2 3
"""


def heard(player: Player, kind: str) -> list[Json]:
    return [message for message in map(json.loads, player.frames) if message["type"] == kind]


def all_risks(player: Player) -> Json:
    """What the server says of every space in reach; it comes in parts."""
    player.listen_until(lambda: [part for part in heard(player, "risks") if not part["left"]])
    return {space: risk for part in heard(player, "risks") for space, risk in part["risks"].items()}


def await_answers(page: Page, answers: int) -> None:
    """Until so many answers were given at the table."""
    page.wait_for_function("n => Number(document.querySelector('[data-answers]')?.dataset.answers) >= n", arg=answers)


def test_alone_with_a_bot_one_plays_a_round(sit: Sit) -> None:
    """AI-03: it announces what it does, does it, and says why in the log."""
    player = sit(**WITH_BOT)
    expect(player.page.get_by_test_id("bot-plays-meryl")).to_contain_text("Steady")

    player.play("turn snake", "end")
    expect(player.bar).to_contain_text("Meryl (Steady)")
    player.page.wait_for_function("() => document.querySelector('.round')?.textContent.includes('Round 2')")

    intentions = heard(player, "intends")
    assert intentions
    assert {each["intention"]["hero"] for each in intentions} == {"meryl"}
    meant = [each["meant"] for each in heard(player, "update") if each["meant"]]
    assert len(intentions) == 1, "it speaks once a turn"
    assert intentions[0]["intention"]["texts"][0] in [each["text"] for each in meant]
    expect(player.page.get_by_test_id("log")).to_contain_text("Meryl (Steady):")


def test_a_bot_is_held_answered_for_and_let_go(sit: Sit) -> None:
    """AI-03: anybody may veto, and take decisions; what it meant to do stays there to be read."""
    player = sit(Keyboard, **WITH_BOT)
    player.play("turn snake", "end")

    hold, plan = player.page.get_by_test_id("hold-bot"), player.page.get_by_test_id("bot-why")
    expect(plan).to_contain_text("Meryl (Steady):")
    player.key("b")
    expect(hold).to_contain_text("Let it go on")
    expect(player.bar).to_contain_text("The bot is on hold.")
    expect(plan).to_contain_text("Meryl (Steady):")
    answers = player.state["answers"]
    player.choose(next(text for text in player.options if text.startswith("sneak ")))
    assert player.state["answers"] == answers + 1
    expect(hold).to_contain_text("Let it go on")
    player.key("b")

    player.page.wait_for_function("() => document.querySelector('.round')?.textContent.includes('Round 2')")


def test_a_bots_hero_can_be_taken_and_given_back(sit: Sit) -> None:
    player = sit(**WITH_BOT)

    player.press("take-meryl")
    expect(player.page.get_by_test_id("bot-plays-meryl")).to_have_count(0)
    player.choose("turn meryl")
    assert player.question["hero"] == "meryl"
    player.press("menu")
    player.press("menu-hand-over")
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_test_id("give-meryl").select_option("random")
    dialog.get_by_test_id("give-meryl-now").click()

    expect(dialog).to_have_count(0)
    expect(player.page.get_by_test_id("bot-plays-meryl")).to_contain_text("Random")


@pytest.mark.parametrize("kind", [Mouse, Keyboard, Touch])
def test_a_hint_points_then_suggests_then_does_it(sit: Sit, kind: type[Player]) -> None:
    """AI-01, AI-02."""
    player = sit(kind, **COACHED)
    player.choose("turn snake")
    card = player.page.get_by_test_id("hint-card")

    if isinstance(player, Keyboard):
        player.key("q")
    else:
        player.press("hint")
    expect(card.get_by_test_id("pointer").first).to_be_visible()
    pointers = heard(player, "hint")[-1]["pointers"]
    expect(card.get_by_test_id("pointer")).to_have_count(len(pointers))
    for tone in ("danger", "opportunity"):
        lit = player.page.locator(f".{tone} [data-hinted]").evaluate_all("all => all.map(each => each.dataset.hinted)")
        assert set(lit) == {space for each in pointers if each["tone"] == tone for space in each["spaces"]}
    player.press("hint-suggest")
    expect(card.get_by_test_id("suggestion").first).to_be_visible()
    suggestions = heard(player, "hint")[-1]["suggestions"]
    assert 1 <= len(suggestions) <= 3
    expect(card.get_by_test_id("suggestion")).to_have_count(len(suggestions))

    answers = player.state["answers"]
    player.press("hint-do")
    await_answers(player.page, answers + 1)
    expect(card).to_have_count(0)
    assert player.state["hints"]


def test_a_plan_is_carried_out_with_its_rolls_to_the_end_of_the_turn(sit: Sit) -> None:
    """AI-01: and then it is the player's turn again, though it is the same hero's."""
    player = sit(scene=DOOR, options={"assist": 3})
    player.press("hint")
    player.press("hint-suggest")
    player.page.get_by_test_id("hint-do").first.click()

    expect(player.page.get_by_test_id("hold-bot")).to_contain_text("Stop the plan")
    player.page.wait_for_function("() => document.querySelector('.round')?.textContent.includes('Round 2')")
    expect(player.page.get_by_test_id("hold-bot")).to_have_count(0)
    expect(player.bar).to_contain_text("Snake: choose an action")

    done = [each["meant"]["text"] for each in heard(player, "update") if each["meant"]]
    assert done[:2] == heard(player, "hint")[-1]["suggestions"][0]["options"] == ["sneak b1", "interact b1-c1"]
    assert done[-1] == "end"
    assert done.count("end") == 1
    told = [event for each in heard(player, "update") for event in each["events"]]
    assert "Rolled" in {event["kind"] for event in told}
    assert player.state["hints"] == {"1": 3}


def test_a_plan_can_be_stopped_and_the_turn_is_ones_own_again(sit: Sit) -> None:
    player = sit(Keyboard, scene=DOOR, options={"assist": 3})
    player.key("q")
    player.press("hint-suggest")
    player.page.get_by_test_id("hint-do").first.click()
    expect(player.page.get_by_test_id("hold-bot")).to_be_visible()
    player.key("b")

    expect(player.page.get_by_test_id("hold-bot")).to_have_count(0)
    expect(player.bar).to_contain_text("Snake: choose an action")
    assert player.state["position"]["round"] == 1


def test_the_sign_the_label_and_the_inspector_show_the_servers_figures(sit: Sit) -> None:
    """OV-05, FC-03, FC-04: every space in reach has its sign, and the one that is pointed at its figure."""
    player = sit(**PAIR)
    player.choose("turn snake")
    signed = player.page.locator("[data-risk]")
    risks = all_risks(player)
    expect(signed).to_have_count(len(risks))

    shown = dict(signed.evaluate_all("all => all.map(e => [e.dataset.risk, e.dataset.danger])"))
    reach = heard(player, "update")[-1]["aids"]["reach"]
    assert shown == {space: danger(risks[space], reach.get(space, [{}])[0]) for space in risks}
    assert len(set(shown.values())) > 1

    space = min(space for space, danger_there in shown.items() if danger_there == "some")
    player.page.mouse.move(*player.middle(space))
    label = player.page.get_by_test_id("risk-label")
    expect(label).to_contain_text(f"{round(risks[space]['spotted']['high'] * 100)}%")
    forecast = player.page.locator(f'[data-testid="forecast"][data-space="{space}"]')
    expect(forecast).to_contain_text("if nobody else moves")
    told = heard(player, "forecast")[-1]["forecast"]
    own = next(each for each in told["heroes"] if each["hero"] == "snake")
    expect(forecast.get_by_test_id("forecast-spotted")).to_contain_text(f"{round(own['spotted']['high'] * 100)}%")
    expect(player.cell(space)).to_have_accessible_name(re.compile("Spotted by the guards"))
    player.page.mouse.move(2, 2)
    player.page.keyboard.press("r")
    expect(player.page.locator("[data-risk]")).to_have_count(0)


def test_the_button_that_ends_a_turn_stays_in_place_when_the_forecast_comes(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    seat = open_table(server, **PAIR)
    player = Mouse(new_context(storage_state=kept(server, [seat])).new_page())
    line = Line(player)
    line.hold("forecast")
    player.see(seat)
    player.play("turn snake", "knock")
    player.press("end-turn")
    dialog = player.page.locator("dialog:modal")
    place = dialog.get_by_test_id("confirm").bounding_box()

    line.release()
    expect(dialog.get_by_test_id("forecast-spotted")).to_be_visible()

    assert dialog.get_by_test_id("confirm").bounding_box() == place


def danger(risk: Json, way: Json) -> str:
    """Noticed on the way or likely spotted there is bad; what may come to light is a risk."""
    if way.get("seen") or way.get("leaps") or risk["spotted"]["high"] >= 0.4:
        return "bad"
    return "some" if risk["spotted"]["high"] >= 0.01 or way.get("stops") else "safe"


def test_a_table_without_aids_shows_none(sit: Sit) -> None:
    """FC-07, level 0: what is allowed, and nothing else."""
    player = sit(**PAIR, options={"assist": 0})
    player.choose("turn snake")
    expect(player.page.locator("[data-target]").first).to_be_visible()

    for aid in ("hint", "forecast-film", "forecast"):
        expect(player.page.get_by_test_id(aid)).to_have_count(0)
    expect(player.page.locator("[data-risk], .sight")).to_have_count(0)
    tools = player.page.get_by_role("region", name="Layers and view of the map")
    player.press("layers")
    expect(tools).to_contain_text("Order")
    expect(tools).not_to_contain_text("Sight")
    player.page.keyboard.press("Escape")
    player.cell("a1").focus()
    expect(player.page.get_by_test_id("inspector")).not_to_contain_text("Seen")
    assert not heard(player, "risks") + heard(player, "forecast")
    assert all(each.get("aids") is None for kind in ("welcome", "update") for each in heard(player, kind))
    player.page.evaluate("() => document.activeElement.blur()")
    step = next(text for text in player.options if text.startswith("sneak "))
    player.choose(step)

    assert player.hero("snake")["space"] == step.split()[-1]


def test_the_film_of_a_forecast_says_what_it_is_and_changes_nothing(sit: Sit) -> None:
    """FC-06."""
    player = sit(**PAIR, settings={"speed": 1})
    player.choose("turn snake")
    before = player.state["position"]
    player.stop_time()

    player.press("forecast-film")
    expect(player.page.get_by_test_id("hypothetical")).to_contain_text("HYPOTHETICAL")
    expect(player.bar).to_contain_text("Foreseen")
    expect(player.page.get_by_test_id("theatre")).to_be_visible()
    expect(player.page.get_by_test_id("supposed")).to_contain_text("Snake ends the turn in")
    expect(player.page.get_by_test_id("supposed")).to_contain_text("is not heard")
    player.press("theatre-finish")
    expect(player.page.get_by_test_id("hypothetical")).to_be_visible()
    expect(player.page.get_by_test_id("theatre-leave")).to_be_visible()
    player.page.evaluate("() => document.activeElement.blur()")
    player.page.keyboard.press("Escape")

    expect(player.page.get_by_test_id("hypothetical")).to_have_count(0)
    expect(player.page.get_by_test_id("theatre")).to_have_count(0)
    expect(player.bar).to_contain_text("Snake: choose an action")
    assert player.state["position"] == before


def test_the_briefing_offers_bots_and_difficulties(sit: Sit, page: Page) -> None:
    """AI-04: and the table says what was agreed on."""
    page.goto("/brief/recon")
    if page.get_by_test_id("hero-meryl").get_attribute("aria-pressed") == "false":
        page.get_by_test_id("hero-meryl").click()
    page.get_by_test_id("bot-meryl").select_option("steady")
    page.get_by_role("radio", name="Recruit").check()
    page.get_by_test_id("invite").click()

    expect(page.get_by_test_id("seat-meryl")).to_contain_text("Steady (bot)")
    expect(page.get_by_text("Recruit · help: sight, forecasts, hints")).to_be_visible()
    page.get_by_test_id("take-snake").click()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("hint")).to_be_visible()
