"""Whoever and whatever players hold or meet has a picture: the drawings against what the engine knows."""

import re
from collections import Counter
from pathlib import Path

import pytest

import noisecheck
import noisecheck.engine.cast  # fills the tables
from noisecheck import codec
from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.engine.cards import GAME_OVER, ORDER_ACTIONS
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.equipment import GEAR
from noisecheck.engine.guards.reactions import REACTIONS
from noisecheck.engine.rules.actions import ACTIONS
from noisecheck.engine.systems.cards import SYSTEM_CARDS

SYMBOLS = Path(noisecheck.__file__).parent / "art" / "symbols"
MACHINES = ("tank", "hind", "rex")  # drawn from above instead, in machines.svg
CALLERS = sorted({call.speaker for call in codec.calls().values()})
OTHERS = [*(boss for boss in BOSSES if boss not in MACHINES), *CALLERS]
WANTED = {
    "heroes": ("heroes", [f"p-{who}{state}" for who in HERO_IDS for state in ("", "-talks", "-blinks")]),
    "faces": ("portraits", [f"p-{who}{state}" for who in OTHERS for state in ("", "-talks", "-blinks")]),
    "equipment": ("gear", [f"e-{card}" for card in GEAR]),
    "actions": ("acts", [f"a-{action}" for action in ACTIONS]),
    "orders": ("cards", [f"o-{action}" for action in (*ORDER_ACTIONS, GAME_OVER, "back")]),
    "reactions": ("cards", [f"r-{card}" for card in REACTIONS]),
    "systems": ("cards", [f"s-{card}" for card in SYSTEM_CARDS]),
    "boss cards": ("cards", [f"b-{card}" for boss in BOSSES.values() for card in boss.cards]),
    "dice": ("dice", ["die-white", "die-black", "face-bang", *(f"face-{side}" for side in range(1, 7))]),
}


@pytest.mark.parametrize("kind", WANTED)
def test_nothing_is_without_its_picture(kind: str) -> None:
    file, ids = WANTED[kind]
    drawn = pictures(file)

    missing = [each for each in ids if each not in drawn]
    assert not missing, f"draw {', '.join(missing)} in art/symbols/{file}.svg"


@pytest.mark.parametrize("file", sorted({file for file, _ in WANTED.values()}))
def test_no_two_pictures_look_alike(file: str) -> None:
    """A card is told from its neighbour by its picture: the same drawing under two names tells nothing."""
    by_drawing = Counter(pictures(file).values())

    assert [drawing for drawing, times in by_drawing.items() if times > 1] == []


@pytest.mark.parametrize("file", sorted({file for file, _ in WANTED.values()}))
def test_no_picture_is_left_over(file: str) -> None:
    """A picture without its card would be carried to every player for nothing; parts of others begin with k-."""
    wanted = {each for where, ids in WANTED.values() for each in ids if where == file}

    assert [each for each in pictures(file) if each not in wanted and not each.startswith("k-")] == []


def pictures(file: str) -> dict[str, str]:
    text = (SYMBOLS / f"{file}.svg").read_text("utf-8")
    return dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', text, re.DOTALL))
