"""Several people at one table: sitting down, acting, looking on, handing over (UX 4.13)."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from noisecheck import texts
from tests.browser.conftest import Sit
from tests.browser.lines import Line, forge, make_reachable
from tests.browser.players import Mouse
from tests.browser.runs import bring_in, near_the_end
from tests.browser.screens import DOCK
from tests.browser.tables import Json, answers, kept, open_table, post, record

RECON: Json = {"stage": "recon", "heroes": ["snake", "meryl"], "seed": 0}
Couple = tuple[Mouse, Mouse]


def start_with_ben(ana: Mouse) -> None:
    """Without him she could start too, so that the button is free does not tell that he is ready."""
    ben = ana.page.get_by_role("region", name="Players").get_by_role("listitem").filter(has_text="Ben")
    expect(ben.get_by_text("ready", exact=True)).to_be_visible()
    ana.press("start")


def sit_together(server: str, new_context: Callable[..., BrowserContext], wanted: Json) -> Couple:
    """Ana with Snake, who opened the table; Ben with Meryl, who came by the link. The game has begun."""
    seat = open_table(server, alone=False, **wanted)
    ana = Mouse(new_context(storage_state=kept(server, [seat])).new_page())
    ben = Mouse(new_context(storage_state=kept(server, [], profile={"name": ""})).new_page())
    ana.seat = ben.seat = seat
    ana.page.goto(f"/t/{seat.table}")
    ana.press("take-snake")
    ben.page.goto(ana.page.get_by_test_id("invite-link").input_value())
    ben.page.get_by_test_id("nickname").fill("Ben")
    ben.press("take-meryl")
    ben.press("ready")
    start_with_ben(ana)
    for each in (ana, ben):
        each.expect_seated(seat)
    return ana, ben


@pytest.fixture
def couple(server: str, new_context: Callable[..., BrowserContext]) -> Couple:
    return sit_together(server, new_context, RECON)


def test_from_the_link_to_a_hero_it_takes_a_name_and_a_click(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    """T25: at most three interactions, in a browser that has never been here."""
    ben = Mouse(new_context().new_page())

    ben.page.goto(f"/t/{open_table(server, alone=False, **RECON).table}")
    ben.page.get_by_test_id("nickname").fill("Ben")
    ben.press("take-meryl")

    expect(ben.page.get_by_test_id("seat-meryl")).to_contain_text("You")
    # her figure stands on her base, and Snake's base waits for somebody
    expect(ben.page.locator("[data-base=meryl]")).to_have_attribute("data-stands", "true")
    expect(ben.page.locator("[data-base=snake]")).to_have_attribute("data-stands", "false")
    expect(ben.page.get_by_test_id("ready")).to_be_visible()

    # who has never played is introduced to the game meanwhile, once
    introduction = ben.page.get_by_test_id("introduction")
    expect(introduction).to_contain_text("1/5")
    ben.press("introduction-next")
    expect(introduction).to_contain_text("Your turn")
    ben.press("ready")
    expect(introduction).to_contain_text("2/5")
    ben.press("introduction-skip")
    expect(introduction).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_test_id("ready")).to_have_attribute("aria-pressed", "true")
    expect(introduction).to_have_count(0)


def test_a_mission_is_won_by_two_browsers_each_with_its_own_hero(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    game = record("hostages-2-0")
    ana, ben = sit_together(server, new_context, game["origin"])
    heroes = {"snake": ana, "meryl": ben}

    for text in answers(game):
        whose = heroes.get(ana.question["hero"], ana)  # what concerns all, the lead decides
        other = ben if whose is ana else ana
        seq = other.seq
        whose.choose(text)
        other.await_entry(seq)

    assert str(ana.outcome) == str(ben.outcome) == "won"
    assert ana.state["position"] == ben.state["position"]


def test_the_other_sees_a_move_at_once_and_cannot_make_it(couple: Couple) -> None:
    ana, ben = couple

    ana.choose("turn snake")
    expect(ben.bar).to_contain_text("Waiting for Ana")
    expect(ben.page.get_by_test_id("end-turn")).to_have_count(0)
    step = next(text for text in ana.options if text.startswith("sneak "))
    ana.choose(step)

    space = step.split()[-1]
    expect(ben.cell(space)).to_have_accessible_name(re.compile(f"^{space.upper()}\\b.*Snake", re.DOTALL))
    ben.thing("dock-action-dash").click(force=True)
    expect(ben.page.get_by_test_id("inspector")).to_contain_text("It is not Meryl’s turn.")


def test_who_waits_sees_their_own_hero_and_may_look_at_the_other(couple: Couple) -> None:
    """IM-04: dock and squad."""
    ana, ben = couple
    dock = ben.page.get_by_role("region", name="Actions, equipment and Focus")

    ana.choose("turn snake")
    expect(ben.bar).to_contain_text("Waiting for Ana")
    expect(dock).to_contain_text("Light Assault Rifle")
    expect(ben.page.get_by_test_id("squad-meryl")).to_contain_text("Ben (you)")
    expect(ana.page.get_by_test_id("squad-meryl")).not_to_contain_text("you")

    ben.press("to-decision")
    expect(dock).to_contain_text("Empty-handed")
    ben.press("to-decision")
    expect(dock).to_contain_text("Light Assault Rifle")
    ana.choose("end")
    expect(ben.page.get_by_test_id("to-decision")).to_have_count(0)


def test_only_who_answered_takes_back_and_the_other_is_told_so(couple: Couple) -> None:
    ana, ben = couple

    ana.choose("turn snake")
    expect(ana.page.get_by_test_id("undo")).to_have_attribute("aria-disabled", "false")
    expect(ben.page.get_by_test_id("undo")).to_have_attribute("aria-disabled", "true")
    ben.thing("undo").click(force=True)

    expect(ben.page.get_by_text("Only the player who gave the last answer can take it back")).to_be_visible()
    assert ben.state["answers"] == 1


def test_of_two_who_act_at_once_one_wins_and_the_other_is_told(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    """T32: both press while neither has heard of the other."""
    seat = open_table(server, alone=False, options={"decides": "anyone"}, **RECON)
    ana = Mouse(new_context(storage_state=kept(server, [seat])).new_page())
    ben = Mouse(new_context(storage_state=kept(server, [], profile={"name": "Ben"})).new_page())
    line = Line(ben)
    ana.page.goto(f"/t/{seat.table}")
    ana.press("take-snake")
    ben.page.goto(f"/t/{seat.table}")
    ben.press("take-meryl")
    ben.press("ready")
    start_with_ben(ana)
    for each in (ana, ben):
        each.expect_seated(seat)

    line.hold("update", "done", "refused")
    ana.choose("turn snake")
    ben.press("option-turn meryl")
    line.release()

    expect(ben.page.get_by_test_id("inspector")).to_contain_text("Somebody was faster")
    expect(ben.bar).to_contain_text("Waiting for Ana")
    assert ana.state["position"]["turn"] == ben.state["position"]["turn"] == "snake"


def test_what_one_says_the_other_reads_and_coordinates_in_it_lead_to_the_map(couple: Couple) -> None:
    """T04, in chat."""
    ana, ben = couple

    ana.press("side-chat")
    ana.page.locator("#chat-input").fill("Wait for me at C4")
    ana.page.keyboard.press("Enter")
    ben.press("side-chat")
    line = ben.page.get_by_test_id("chat").get_by_text("Wait for me at")
    expect(line).to_be_visible()
    ben.page.get_by_test_id("chat").get_by_role("button", name="C4").click()

    expect(ben.page.get_by_test_id("inspector")).to_contain_text("C4")


def test_pointing_at_a_space_is_seen_and_heard_by_the_other(couple: Couple) -> None:
    ana, ben = couple

    ana.page.mouse.move(*ana.middle("c3"))
    ana.page.keyboard.press("t")

    expect(ben.page.get_by_test_id("ping-c3")).to_be_attached()
    expect(ben.page.get_by_test_id("announcer")).to_contain_text("Ana points at C 3.")
    ben.page.get_by_role("button", name="Point at a space").click()
    ben.page.mouse.click(*ben.middle("d4"))
    expect(ana.page.get_by_test_id("ping-d4")).to_be_attached()
    expect(ben.page.get_by_role("button", name="Point at a space")).to_have_attribute("aria-pressed", "false")


def test_who_waits_plans_by_a_click_and_does_it_by_a_key(couple: Couple) -> None:
    """NET-11: the other sees the ghost, also after a reload; it walks when the turn has come."""
    ana, ben = couple
    ana.choose("turn snake")
    expect(ben.bar).to_contain_text("Waiting for Ana")

    ben.page.mouse.click(*ben.middle("g4"))
    expect(ana.page.get_by_test_id("ghost-meryl")).to_have_attribute("data-at", "g4")
    expect(ana.page.get_by_test_id("announcer")).to_contain_text("Ben plans for Meryl: Dash to G 4.")
    expect(ana.cell("g4")).to_have_accessible_name(re.compile("Meryl plans to be here"))
    ben.page.reload()
    expect(ben.page.get_by_test_id("ghost-meryl")).to_be_attached()
    assert ana.state["answers"] == ben.state["answers"] == 1

    ana.choose("end")
    expect(ben.page.get_by_test_id("do-plan")).to_be_visible()
    ben.page.keyboard.press("d")

    for each in (ana, ben):
        expect(each.page.get_by_test_id("ghost-meryl")).to_have_count(0)
        expect(each.cell("g4")).to_have_accessible_name(re.compile("Meryl"))
    assert ben.hero("meryl")["space"] == "g4"


def test_a_hero_handed_over_is_played_by_the_other(couple: Couple) -> None:
    ana, ben = couple

    ana.press("menu")
    ana.press("menu-hand-over")
    ana.page.get_by_role("dialog").get_by_role("button", name="Ben").first.click()
    ana.page.keyboard.press("Escape")
    expect(ben.page.get_by_test_id("squad-snake")).to_contain_text("Ben")
    seq = ben.seq
    ana.choose("turn snake")
    ben.await_entry(seq)
    ben.choose(next(text for text in ben.options if text.startswith("sneak ")))

    assert ben.state["answers"] == 2


def test_who_looks_on_sees_everything_and_can_do_nothing(sit: Sit, new_context: Callable[..., BrowserContext]) -> None:
    """T29: neither by the buttons nor by a message that no button sends."""
    ana = sit(**DOCK)
    eve = Mouse(new_context().new_page())
    make_reachable(eve.page)

    eve.page.goto(f"/w/{ana.seat.watch}")
    expect(eve.bar).to_contain_text("Ana")
    expect(eve.page.get_by_test_id("undo")).to_have_count(0)
    expect(eve.page.get_by_test_id("end-turn")).to_have_attribute("aria-disabled", "true")
    forge(eve.page, type="choose", seq=eve.seq, text="sneak b8")
    expect(eve.page.get_by_test_id("inspector")).to_contain_text("Spectators can’t act")
    eve.page.mouse.click(*eve.middle("b8"))
    eve.thing("end-turn").click(force=True)
    expect(eve.page.locator("dialog:modal")).to_have_count(0)
    assert ana.state["answers"] == eve.state["answers"] == 0

    ana.choose("sneak b8")
    expect(eve.cell("b8")).to_have_accessible_name(re.compile("Snake"))
    assert ana.seat.token not in "".join(eve.frames)


def test_a_forged_message_of_a_player_out_of_turn_is_refused(couple: Couple) -> None:
    ana, ben = couple
    make_reachable(ben.page)
    ben.page.reload()
    ben.expect_seated(ben.seat)

    ana.choose("turn snake")
    ben.await_entry(ana.seq - 1)
    forge(ben.page, type="choose", seq=ben.seq, text="end")

    expect(ben.page.get_by_test_id("inspector")).to_contain_text("somebody else to decide")
    assert ana.state["answers"] == 1


def test_a_friend_finds_the_way_to_the_campaigns_memory_box_and_back(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    """S9: who came by the link has no key to the campaign, looks at its box and plays on."""
    key = bring_in(server, near_the_end("holding-cells-1-C-take-explosives", short_of=2))
    table = post(f"{server}/api/campaigns/{key['id']}/resume", {"name": "Ana"}, key["token"])["table"]
    ben = Mouse(new_context(storage_state=kept(server, [])).new_page())
    ben.page.goto(f"/t/{table}")
    ben.press("sit-down")
    ben.press("menu")
    ben.press("menu-box")

    won, missing = ben.page.get_by_test_id("card-pistol-45"), ben.page.get_by_test_id("card-stun-grenade")
    expect(won).to_have_attribute("data-state", "box")
    expect(missing).to_contain_text(texts.name("holding-cells"))
    expect(missing.get_by_role("link")).to_have_count(0)  # where Ana leads, he does not
    ben.press("tab-games")
    expect(ben.page.get_by_test_id("games").get_by_role("row")).to_have_count(3)
    ben.page.get_by_role("link", name=texts.say("app-back", {})).click()
    expect(ben.bar).to_be_visible()
    assert key["token"] not in "".join(ben.frames)
