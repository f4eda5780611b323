"""What there is to look up at the table: the commands, the signs, the game on one page, the rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from noisecheck import catalogue
from noisecheck.terminal import signs
from noisecheck.terminal.radio import number_line
from noisecheck.texts import say

MOST_FOUND = 20  # rules that a search lists


def print_commands(console: Console, commands: Iterable[str]) -> None:
    table = Table.grid(padding=(0, 2, 0, 1))
    for command in ("number", "text", *commands, "quit"):
        table.add_row(Text(say(f"help-{command}.how", {}), "bold cyan"), say(f"help-{command}", {}))
    console.print(table)
    console.print(Text(say("help-more", {}), "dim"))


def print_legend(console: Console) -> None:
    legend = Table.grid(padding=(0, 2, 0, 1))
    half = (len(signs.LEGEND) + 1) // 2
    for left, right in zip(signs.LEGEND[:half], [*signs.LEGEND[half:], None], strict=False):
        cells: list[RenderableType] = [Text(left.sign.text, left.sign.style), say(left.key, {})]
        cells += [Text(right.sign.text, right.sign.style), say(right.key, {})] if right else ["", ""]
        legend.add_row(*cells)
    console.print(Text(f"\n{say('legend', {})}", "bold"))
    console.print(legend)


def print_guide(console: Console) -> None:
    """How the game is played, on one page. A paragraph begins with its title and a colon."""
    for paragraph in say("guide", {}).split("\n\n"):
        title, _, text = " ".join(paragraph.split()).partition(":")
        console.print(Text.assemble((f"{title}. ", "bold cyan"), text[1:2].upper() + text[2:]))


def explain_rule(words: str, veiled: Collection[str] = ()) -> Text:
    """A rule by its id; the rules of a chapter by its; else the rules that have these words in them.

    `UnknownName` if there is none. RP-07: a rule names no number of a call that tells of a veiled stage.
    """
    chapter = next((each for each in catalogue.chapters() if each.id == words.strip().upper()), None)
    if chapter:
        heading = Text.assemble((chapter.id, "bold cyan"), (f"  {chapter.title}", "bold"))
        return Text("\n").join([heading, *(titled(catalogue.rule(id)) for id in chapter.rules)])
    if words.strip().upper() in catalogue.rule_ids():
        return in_full(catalogue.rule(words), veiled)
    found = catalogue.search(words)
    if len(found) == 1:
        return in_full(found[0], veiled)
    if found:
        more = [Text(say("rules-more", {"count": len(found) - MOST_FOUND}), "dim")] * (len(found) > MOST_FOUND)
        return Text("\n").join([*map(titled, found[:MOST_FOUND]), *more])
    return in_full(catalogue.rule(words), veiled)  # which says what there is


def titled(rule: catalogue.Rule) -> Text:
    return Text.assemble((f" {rule.id:7}", "cyan"), f"  {rule.title}")


def in_full(rule: catalogue.Rule, veiled: Collection[str]) -> Text:
    where = say("rule-page", {"page": rule.page}) if rule.page else say("rule-ours", {})
    text = Text.assemble((rule.id, "bold cyan"), (f"  {rule.title}", "bold"), (f"  {where}", "dim"), f"\n{rule.text}")
    if rule.ruling:
        text.append(f"\n{say('rule-ruling', {'text': rule.ruling_text})}", "italic")
    if numbers := number_line(rule.id, veiled):
        text.append("\n").append(numbers)
    return text
