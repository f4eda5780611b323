"""The answers to a question as a player sees them: numbered in the order shown, grouped by what they do, compact."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from noisecheck.engine.game import Game
from noisecheck.engine.table import Decision, Option
from noisecheck.foresight.matters import distinct
from noisecheck.terminal import signs
from noisecheck.terminal.labels import Label, label
from noisecheck.terminal.open_roll import headline, open_roll

NUMBER = "bold cyan"
LAST = ("no", "done", "stop", "pass", "end")  # what leaves things as they are is shown last
WIDE, LONGEST_HEAD, LONGEST_NARROW_HEAD = 72, 20, 14


class ListedOption(NamedTuple):
    number: int
    label: Label
    option: Option


def choices(game: Game, decision: Decision) -> list[list[ListedOption]]:
    """The options in groups of those that begin alike; single words last. Numbers rise in this order."""
    groups: dict[str, list[tuple[Label, Option]]] = {}
    for option in distinct(game):
        shown = label(game, decision, option)
        groups.setdefault(shown.head, []).append((shown, option))
    number = 0
    found = []
    for group in sorted(groups.values(), key=place):
        found.append([ListedOption(number + at, *each) for at, each in enumerate(group, 1)])
        number += len(group)
    return found


def place(group: list[tuple[Label, Option]]) -> tuple[bool, int]:
    """Groups keep their order, but single words come after them, and the last words last."""
    (shown, option), *more = group
    is_single = not more and not shown.words
    return is_single, LAST.index(option.verb) + 1 if is_single and option.verb in LAST else 0


def numbered(game: Game) -> list[ListedOption]:
    """Every option under the number it is shown with."""
    return [each for group in choices(game, game.decision) for each in group] if game.decision else []


def draw_choices(game: Game, decision: Decision, width: int) -> Text:
    groups = choices(game, decision)
    single = [group[0] for group in groups if is_single(group)]
    listed = [group for group in groups if not is_single(group)]
    longest = LONGEST_HEAD if width >= WIDE else LONGEST_NARROW_HEAD
    column = max([len(group[0].label.head) for group in listed if len(group[0].label.head) <= longest], default=0)
    lines: list[Text] = []
    for group in listed:
        first = Text(f" {group[0].label.head:{column}}", "bold")
        lines += flow([first, *items(group)], width, indent=column + 3)
    if single:
        words = [Text.assemble(*numbered_words(each, each.label.head, "bold"), price(each)) for each in single]
        lines += flow([Text(" ") + words[0], *words[1:]], width, indent=1)
    return Text("\n").join(lines)


def is_single(group: list[ListedOption]) -> bool:
    return len(group) == 1 and not group[0].label.words


def items(group: list[ListedOption]) -> Iterator[Text]:
    """The options of a group; what they cost is said once, where it is the same for all."""
    prices = {each.label.price for each in group}
    for each in group:
        text = Text.assemble(*numbered_words(each, each.label.words, ""))
        if each.label.note:
            text.append(f" ({each.label.note})", "dim")
        if each.label.warning:
            text.append(f" {each.label.warning}", signs.ALERT)
        yield text + Text.assemble(price(each)) if len(prices) > 1 else text
    if len(prices) == 1 and prices != {""}:
        yield Text(group[0].label.price, "dim")


def numbered_words(choice: ListedOption, words: str, style: str) -> tuple[tuple[str, str], tuple[str, str]]:
    return (str(choice.number), NUMBER), (f" {words}", style)


def price(choice: ListedOption) -> tuple[str, str]:
    return (f" ({choice.label.price})" if choice.label.price else "", "dim")


def flow(items: list[Text], width: int, indent: int) -> Iterator[Text]:
    """Items side by side, two blanks apart, in as many lines as they need."""
    line = items[0]
    for item in items[1:]:
        if len(line) + 2 + len(item) > width:
            yield line
            line = Text(" " * indent) + item
        else:
            line = line + Text("  ") + item
    yield line


def draw_question(game: Game, decision: Decision) -> Text:
    """The question with its rule; below it what hangs on it."""
    style = f"bold {signs.HEROES[decision.hero]}" if decision.hero else "bold"
    text = Text.assemble((headline(decision), style), (f"  {decision.rule}", "dim"))
    more = open_roll(game, decision)
    return Text.assemble(text, "\n ", (more, signs.INVESTIGATE)) if more else text
