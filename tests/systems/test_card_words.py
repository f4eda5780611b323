"""What stands on Otacon's System cards is what they do: how much of it, at which level."""

import re

import pytest

from noisecheck.engine.systems.boss_effects import by_level
from noisecheck.engine.systems.cards import LEVELS, ONE, SYSTEM_CARDS
from noisecheck.texts import look_up
from noisecheck.texts.language import languages, speaking

LANGUAGES = languages()
OTHERWISE = ("door-control", "loudspeaker", "false-echo")  # their levels are no amounts
CARDS_MORE = {"track-reading": 1}  # than its level gives others
BESIDE_LEVELS = {"medical-locker": [1]}  # damage


def amounts(card: str) -> list[int]:
    """At each level: how many things it reaches, or how much it does to one."""
    counts = SYSTEM_CARDS[card].counts
    return [by_level(level) + CARDS_MORE.get(card, 0) for level in LEVELS] if counts == ONE else list(counts)


def test_there_are_eight_for_sneaking_and_seven_for_each_of_three_bosses() -> None:
    assert len(SYSTEM_CARDS) == 8 + 3 * 7


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [card for card in SYSTEM_CARDS if card not in OTHERWISE])
def test_the_numbers_on_a_system_card_are_its_levels_and_what_they_give(card: str, language: str) -> None:
    with speaking(language):
        said = look_up(f"system-{card}", {}) or ""

    assert sorted(map(int, re.findall(r"\d+", said))) == sorted(
        [*LEVELS, *amounts(card), *BESIDE_LEVELS.get(card, [])]
    ), said


def test_a_card_that_makes_the_hind_shift_says_that_it_attacks() -> None:
    assert "it attacks every hero in its line of fire" in " ".join((look_up("system-radio-decoy", {}) or "").split())
