"""Against whom: a VR mission itself, or a boss in it (BOS-45)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from noisecheck.campaign.plan import fights_of
from noisecheck.terminal.session import LEAVE, Read
from noisecheck.terminal.signs import PROBLEM
from noisecheck.texts import look_up, name, say


def ask_for_boss(console: Console, read: Read, stage: str, fights: Sequence[str]) -> str:
    """BOS-45: the stage itself, or one of the fights a VR mission can also be played as; empty if the player leaves."""
    if fights:
        console.print(stage_table(fights))
    if unmet := len(fights_of(stage)) - len(fights):
        console.print(Text(say("bosses-unmet", {"count": unmet}), "dim"))
    if not fights:
        return stage
    while True:
        answer = read(say("choose-boss", {})).strip().lower()
        if answer in LEAVE:
            return ""
        if not answer:
            return stage
        if answer in fights:
            return answer
        if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= len(fights):
            return fights[int(answer) - 1]
        console.print(Text(say("no-such-boss", {"count": len(fights)}), PROBLEM))


def stage_table(stages: Sequence[str], first: int = 1, hidden: frozenset[str] = frozenset()) -> Table:
    """By their numbers; those that are hidden tell no more than that."""
    table = Table.grid(padding=(0, 2, 0, 1))
    for number, stage in enumerate(stages, first):
        if stage in hidden:
            table.add_row(Text(str(number), "bold cyan"), Text(say("campaign-veiled", {}), "dim"))
        else:
            summary = look_up(f"stage-{stage}", {}) or ""
            table.add_row(Text(str(number), "bold cyan"), Text(name(stage), "bold"), Text(stage, "dim"), Text(summary))
    return table
