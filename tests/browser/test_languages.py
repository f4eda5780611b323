"""The whole game is played in another language: whatever the page shows or tells a screen reader is in it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from noisecheck.texts import capital, say
from noisecheck.texts.language import speaking
from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.players import Mouse, Touch
from tests.browser.tables import answers, record

# All that is said, in words and to those who listen: one line for each part of the page.
SAID = """() => [...document.querySelectorAll('body *')].flatMap((each) => [
  ...[...each.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE).map((one) => one.textContent.trim()),
  ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => each.getAttribute(name) ?? ''),
])"""
ENGLISH = re.compile(r"\b(?:the|of|and|your|with|is|you|when|are|this|can|not|has|have)\b", re.IGNORECASE)


class Reader:
    """Reads all that a page says while somebody plays."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.read: set[str] = set()

    def look(self) -> None:
        self.read.update(self.player.page.evaluate(SAID))

    def play(self, texts: list[str]) -> None:
        for text in texts:
            self.look()
            self.player.choose(text)

    @property
    def in_english(self) -> list[str]:
        return sorted(filter(ENGLISH.search, self.read))


@pytest.fixture
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    with speaking(request.param):
        yield request.param


@pytest.mark.slow
@pytest.mark.parametrize("language", ["pl"], indirect=True)
def test_cargo_dock_is_won_in_polish(sit: Sit, language: str) -> None:
    game = record("cargo-dock-1-0")
    player = sit(Mouse, context={"locale": "pl-PL"}, **game["origin"])
    reader = Reader(player)
    expect(player.page.locator("html")).to_have_attribute("lang", language)
    expect(player.page.get_by_role("button", name=say("play-end", {})).first).to_be_visible()

    reader.play(answers(game))

    debrief = player.page.get_by_role("dialog", name=say("debrief-won", {}))
    expect(debrief).to_contain_text(say("debrief-objectives", {}))
    assert str(player.outcome) == "won"
    reader.look()
    assert reader.in_english == []


@pytest.mark.slow
@pytest.mark.parametrize("language", ["cs"], indirect=True)
def test_revolver_ocelot_is_defeated_in_czech(sit: Sit, language: str) -> None:
    game = record("revolver-ocelot-1-0")
    player = sit(Touch, context={"locale": "cs-CZ"}, **game["origin"])
    reader = Reader(player)
    expect(player.page.locator("html")).to_have_attribute("lang", language)

    reader.play(answers(game))

    debrief = player.page.get_by_role("dialog", name=say("debrief-won", {}))
    expect(debrief).to_contain_text(capital(say("debrief-boss", {"figure": "ocelot"})))
    assert str(player.outcome) == "won"
    reader.look()
    assert reader.in_english == []
