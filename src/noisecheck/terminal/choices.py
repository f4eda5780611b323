"""The answers to a question as a player sees them: numbered, grouped by what they do, compact."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from noisecheck.engine.game import Game
from noisecheck.engine.rules.actions import ACTIONS
from noisecheck.engine.table import Decision, Option
from noisecheck.terminal import signs
from noisecheck.texts import say

NUMBER = "bold cyan"
NAMES_A_THING = ("focus", "use")  # verbs whose first word is the token or card, worth a group of its own


class Choice(NamedTuple):
    number: int
    words: str
    option: Option


def grouped(decision: Decision) -> dict[str, list[Choice]]:
    """The options in their order, under the words they begin with alike."""
    groups: dict[str, list[Choice]] = {}
    for number, option in enumerate(decision.options, 1):
        head, words = option.verb, option.words
        if head in NAMES_A_THING:
            thing, _, words = words.partition(" ")
            head = f"{head} {thing}"
        groups.setdefault(head, []).append(Choice(number, words, option))
    return groups


def draw_choices(game: Game, decision: Decision, width: int) -> Text:
    groups = grouped(decision)
    alone = {head for head, choices in groups.items() if len(choices) == 1 and not choices[0].words}
    column = max([len(head) for head in groups if head not in alone and len(head) <= 14], default=0)
    lines: list[Text] = []
    for head, choices in groups.items():
        if head not in alone:
            first = Text(f" {head:{column}}", "bold")
            items = [Text.assemble((str(each.number), NUMBER), f" {each.words}") for each in choices]
            note = remark(game, decision, choices[0])
            lines += flow([first, *items, *([Text(note, "dim")] if note else [])], width, indent=column + 3)
    single = []
    for head, choices in groups.items():
        if head in alone:
            note = remark(game, decision, choices[0])
            single.append(
                Text.assemble(
                    (str(choices[0].number), NUMBER), (f" {head}", "bold"), (f" ({note})" if note else "", "dim")
                )
            )
    if single:
        single[0] = Text(" ") + single[0]
        lines += flow(single, width, indent=1)
    return Text("\n").join(lines)


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


def remark(game: Game, decision: Decision, choice: Choice) -> str:
    """What an action costs, where that is not one quiet action."""
    action = ACTIONS.get(choice.option.verb) if decision.kind == "action" else None
    if action is None:
        return ""
    cost = action.cost(game.hero(decision.hero), choice.option.value)
    words = [say("choice-cost", {"cost": cost})] * (cost != 1) + [say("choice-noisy", {})] * action.is_noisy
    return ", ".join(words)


def draw_question(decision: Decision) -> Text:
    style = f"bold {signs.HEROES[decision.hero]}" if decision.hero else "bold"
    return Text.assemble((decision.sentence, style), (f"  {decision.rule}", "dim"))
