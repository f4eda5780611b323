"""Hints at the terminal: what to notice, what to do with which odds and why."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from noisecheck.bots.hints import point, suggest
from noisecheck.bots.hints.doing import Doing
from noisecheck.bots.hints.pointers import between
from noisecheck.bots.shapes import Pointer, Suggestion, TurnOdds, Why
from noisecheck.bots.steady.reasons import percent
from noisecheck.engine.game import Game
from noisecheck.engine.table import Decision
from noisecheck.terminal import signs
from noisecheck.terminal.labels import in_plan
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
            yield from draw_suggestions(game, suggest(game))
        else:
            yield from draw_pointers(point(game))
        yield Text(say("advice-more", {}), "dim")

    def carry_out(self, game: Game, number: str) -> bool:
        """Does what is suggested under a number, or else first; False if there is no such suggestion.

        A plan goes on to the end of the turn, an answer is one answer.
        """
        suggestions = suggest(game)
        chosen = [each for at, each in enumerate(suggestions, 1) if str(at) == (number or "1")]
        if not chosen:
            return False
        suggestion = chosen[0]
        if suggestion.odds is None:
            game.choose(suggestion.options[0])
            return True
        doing = Doing(suggestion.hero, suggestion.options)
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


def draw_suggestions(game: Game, suggestions: list[Suggestion]) -> Iterator[Text]:
    """Tier 2: plans by number, each with its odds, what speaks for it and what against it."""
    for number, suggestion in enumerate(suggestions, 1):
        plan = ", ".join(in_plan(game, text) for text in suggestion.options)
        yield Text.assemble((f" {number} ", "bold cyan"), (plan, "bold"))
        yield Text.assemble("   ", words(suggestion.reason))
        for line in odds_in_words(suggestion.odds) if suggestion.odds else ():
            yield Text(f"   {line}", signs.INVESTIGATE)
        for why in suggestion.reasons:
            yield Text.assemble("    · ", words(why), (f"  {why.rule}", "dim"))


def words(why: Why) -> str:
    return say(why.key, why.facts)


def odds_in_words(odds: TurnOdds) -> Iterator[str]:
    """What the forecast says of a plan, and the odds of its roll, as far as they are known."""
    if odds.spotted and odds.attacked and odds.heard is not None:
        figures: dict[str, str | int] = {
            "spotted": between(odds.spotted),
            "attacked": between(odds.attacked),
            "heard": percent(odds.heard),
        }
        yield say("advice-forecast", figures)
    if odds.success is not None:
        focus = "no" if odds.with_focus is None else str(percent(odds.with_focus))
        yield say("advice-success", {"success": percent(odds.success), "focus": focus})
