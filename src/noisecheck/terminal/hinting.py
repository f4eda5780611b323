"""Hints at the terminal: what to notice, what to do with which odds and why."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from noisecheck.bots.hints import Doing, point, suggest
from noisecheck.bots.reasons import percent
from noisecheck.bots.shapes import Pointer, Suggestion, TurnOdds, Why
from noisecheck.engine.game import Game
from noisecheck.engine.table import Decision
from noisecheck.terminal import signs
from noisecheck.texts import say

TONES = {"danger": signs.ALERT, "opportunity": signs.GOAL}
MOST_SPACES = 8


class Hints:
    """The hints of a session. Asked for again at the same question, there is more."""

    def __init__(self) -> None:
        self.hinted: tuple[int, Decision | None] | None = None  # the question to which a hint was given last

    def tell(self, game: Game, what: str) -> Iterator[Text]:
        """What to notice; the second time, or for `plan`, what to do."""
        now = (len(game.events), game.decision)
        is_again, self.hinted = self.hinted == now, now
        if what == "plan" or is_again:
            yield from draw_suggestions(suggest(game))
        else:
            yield from draw_pointers(point(game))
        yield Text(say("advice-more", {}), "dim")

    def carry_out(self, game: Game, number: str) -> bool:
        """Does what is suggested under a number, or first of all; False if there is no such suggestion."""
        suggestions = suggest(game)
        chosen = [each for at, each in enumerate(suggestions, 1) if str(at) == (number or "1")]
        if not chosen:
            return False
        doing = Doing(chosen[0])
        while option := doing.choose(game):
            game.choose(option)
        return True


def draw_pointers(pointers: list[Pointer]) -> Iterator[Text]:
    """Tier 1, a line each, with the spaces it is about."""
    for pointer in pointers:
        spaces = " ".join(pointer.spaces[:MOST_SPACES]) + (" …" if len(pointer.spaces) > MOST_SPACES else "")
        yield Text.assemble((" ● ", TONES[pointer.tone]), words(pointer.why), (f"  {spaces}", "dim"))
    if not pointers:
        yield Text(say("advice-nothing", {}))


def draw_suggestions(suggestions: list[Suggestion]) -> Iterator[Text]:
    """Tier 2: plans by number, each with its odds, what speaks for it and what against it."""
    for number, suggestion in enumerate(suggestions, 1):
        yield Text.assemble((f" {number} ", "bold cyan"), (", ".join(suggestion.options), "bold"))
        yield Text.assemble("   ", words(suggestion.reason))
        if suggestion.odds:
            yield Text(f"   {odds_in_words(suggestion.odds)}", signs.INVESTIGATE)
        for why in suggestion.reasons:
            yield Text.assemble("    · ", words(why), (f"  {why.rule}", "dim"))


def words(why: Why) -> str:
    return say(why.key, why.facts)


def odds_in_words(odds: TurnOdds) -> str:
    facts: dict[str, str | int] = {
        "seen": percent(odds.seen),
        "heard": percent(odds.heard),
        "attacked": percent(odds.attacked),
        "success": percent(odds.success),
    }
    return say("advice-odds", facts)
