"""Who plays: the heroes that are sent into a stage (SET-3)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from noisecheck.content.loader import choose_heroes, find_stage
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.errors import NoisecheckError
from noisecheck.terminal.session import LEAVE, Read
from noisecheck.terminal.signs import PROBLEM
from noisecheck.terminal.typed import SHORTEST
from noisecheck.texts import say


def ask_for_heroes(
    console: Console, read: Read, stage: str, possible: Sequence[tuple[str, ...]]
) -> tuple[str, ...] | None:
    """One of the possible parties, asked for only where there is a choice; None if the player leaves."""
    if len(possible) == 1:
        return possible[0]
    heroes = [hero for hero in HERO_IDS if any(hero in party for party in possible)]
    console.print(Text.assemble(" ", *hero_words(heroes)))
    counts = sorted({len(party) for party in possible})
    facts: dict[str, str | int] = {"fewest": counts[0], "most": counts[-1], "first": ", ".join(possible[0])}
    while True:
        answer = read(say("choose-heroes", facts)).strip().lower()
        if answer in LEAVE:
            return None
        if not answer:
            return possible[0]
        try:
            party = choose_heroes(find_stage(stage).file, [hero_meant(word, heroes) for word in in_parts(answer)])
        except NoisecheckError as error:
            console.print(Text(str(error), PROBLEM))
            continue
        if set(party) in map(set, possible):
            return party
        console.print(Text(say("heroes-not-there", {"heroes": ", ".join(heroes)}), PROBLEM))


def hero_words(heroes: list[str]) -> list[tuple[str, str] | str]:
    words: list[tuple[str, str] | str] = []
    for number, hero in enumerate(heroes, 1):
        words += [(str(number), "bold cyan"), f" {hero}  "]
    return words


def in_parts(answer: str) -> list[str]:
    return answer.replace("gray fox", "gray-fox").replace(",", " ").split()


def hero_meant(word: str, heroes: list[str]) -> str:
    """By number, name or the beginning of the name."""
    if word.isdecimal() and 1 <= int(word[:3]) <= len(heroes):
        return heroes[int(word[:3]) - 1]
    found = [hero for hero in heroes if hero.startswith(word) and len(word) >= min(SHORTEST, len(hero))]
    return found[0] if len(found) == 1 else word
