"""T11: every kind of decision can be made with the mouse, with keys, and by touch."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.moments import VERBS, kinds, position
from tests.browser.player import Player
from tests.browser.players import Keyboard, Mouse, Touch
from tests.browser.tables import open_table

WAYS = [Mouse, Keyboard, Touch]
NO_FORECAST = {"layers": {"forecast": False}}  # nobody waits for what it takes long to find out
DEALT = [kind for kind in kinds() if kind not in ("action", "loadout")]


@pytest.mark.parametrize("way", WAYS)
def test_every_kind_of_question_can_be_answered_by_every_kind_of_input(
    sit: Sit, server: str, way: type[Player], subtests: pytest.Subtests
) -> None:
    seats = {kind: open_table(server, scene=position(kind)) for kind in DEALT}
    player = sit(way, seats=[*seats.values()], settings=NO_FORECAST)

    for kind, seat in seats.items():
        with subtests.test(kind):
            player.go(seat)
            assert player.question["kind"] == kind

            player.choose(next((text for text in reversed(player.options) if text != "pass"), "pass"))


@pytest.mark.parametrize("way", WAYS)
def test_every_action_can_be_taken_by_every_kind_of_input(
    sit: Sit, server: str, way: type[Player], subtests: pytest.Subtests
) -> None:
    seats = {verb: open_table(server, scene=position("action", verb)) for verb in VERBS}
    player = sit(way, seats=[*seats.values()], settings=NO_FORECAST)

    for verb, seat in seats.items():
        with subtests.test(verb):
            player.go(seat)

            player.choose(next(text for text in reversed(player.options) if player.option(text)["verb"] == verb))


@pytest.mark.parametrize("way", WAYS)
def test_what_to_carry_can_be_chosen_by_every_kind_of_input(sit: Sit, way: type[Player]) -> None:
    player = sit(way, stage="recon", heroes=["snake"], memory_box=["medicine", "bandana", "gas-mask"], seed=1)
    assert player.question["kind"] == "loadout"

    player.choose(next(text for text in player.options if text.startswith("equip snake ")))
    player.choose(next(text for text in player.options if text.startswith("put back snake ")))
    player.choose("done")

    assert player.question["kind"] != "loadout"


@pytest.mark.parametrize("way", WAYS)
def test_what_is_recommended_is_carried_told_and_taken_back_by_every_kind_of_input(sit: Sit, way: type[Player]) -> None:
    """D3: what was in hand before makes way, and every card of it can be taken back."""
    box = ["body-armor", "cardboard-box", "gas-mask", "nikita", "rations-2"]
    player = sit(way, stage="recon", heroes=["snake"], memory_box=box, seed=1)
    player.choose("equip snake gas-mask")

    player.press("recommended")

    told = player.page.get_by_test_id("recommended-are")
    expect(told).to_contain_text("Body Armor, Rations, Cardboard Box")
    expect(told).to_contain_text("Back in the box: Gas Mask")
    assert [card["id"] for card in player.hero("snake")["gear"]] == ["body-armor", "rations-2", "cardboard-box"]
    for left in (["body-armor", "rations-2"], ["body-armor"], [], ["gas-mask"]):
        seq = player.seq
        player.press("undo")
        player.await_entry(seq)
        assert [card["id"] for card in player.hero("snake")["gear"]] == left
    expect(told).to_have_text("")
