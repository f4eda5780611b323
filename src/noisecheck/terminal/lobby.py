"""Before the game: go on where one stopped, or choose a stage."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from noisecheck import new_game, stage_ids
from noisecheck.engine.errors import NoisecheckError
from noisecheck.engine.game import Game
from noisecheck.terminal import saves
from noisecheck.terminal.panel import stage_title
from noisecheck.terminal.session import PROBLEM, Read
from noisecheck.texts import look_up, name, say

LARGEST_SEED = 1_000_000  # of those made up here: short enough to tell a friend


def begin(console: Console, read: Read, stage: str, heroes: Sequence[str] | None, seed: int | None) -> Game | None:
    """The game to play; None if the player would rather leave."""
    if not stage:
        if game := resume(console, read):
            return game
        stage = choose_stage(console, read)
        if not stage:
            return None
    seed = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    game = new_game(stage, heroes, seed)
    keep_earlier_game(console)
    console.print(Text(f"\n{name(stage)}", "bold"))
    if briefing := look_up(f"stage-{stage}.briefing", {}):
        console.print(Text(briefing))
    console.print(Text(say("new-game", {"seed": str(seed)}), "dim"))
    return game


def resume(console: Console, read: Read) -> Game | None:
    """The game of the autosave, if there is one and the player wants it. One that cannot be read is kept aside."""
    path = saves.autosave_path()
    if not path.exists():
        return None
    try:
        game = saves.read_game(path)
    except NoisecheckError as error:
        kept = saves.set_aside(path, "broken")
        console.print(Text(say("autosave-broken", {"file": str(kept), "reason": str(error)}), PROBLEM))
        return None
    facts: dict[str, str | int] = {"stage": stage_title(game.state), "round": game.state.round}
    answer = read(say("resume", facts)).strip().lower()
    return game if answer in ("", *say("yes-words", {}).split()) else None


def keep_earlier_game(console: Console) -> None:
    """A new game takes the autosave's place; an unfinished one is not lost by that."""
    path = saves.autosave_path()
    try:
        if path.exists():
            kept = saves.set_aside(path, "earlier")
            console.print(Text(say("earlier-kept", {"file": str(kept)}), "dim"))
    except OSError as error:
        console.print(Text(say("save-failed", {"file": str(path), "reason": str(error.strerror)}), PROBLEM))


def choose_stage(console: Console, read: Read) -> str:
    """By number or by name; empty if the player leaves."""
    stages = stage_ids()
    table = Table.grid(padding=(0, 2, 0, 1))
    for number, stage in enumerate(stages, 1):
        summary = look_up(f"stage-{stage}", {}) or ""
        table.add_row(Text(str(number), "bold cyan"), Text(name(stage), "bold"), Text(stage, "dim"), Text(summary))
    console.print(Text(say("stages", {}), "bold"))
    console.print(table)
    while True:
        answer = read(say("choose-stage", {})).strip().lower()
        if answer in ("quit", "exit", "q"):
            return ""
        if answer in stages:
            return answer
        if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= len(stages):
            return stages[int(answer) - 1]
        if answer:
            console.print(Text(say("no-such-stage", {"count": len(stages)}), PROBLEM))
