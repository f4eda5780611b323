"""The commands `noisecheck lab run`, `noisecheck lab campaign` and `noisecheck lab report`.

This file is read with every command of noisecheck, so the libraries of the extra are imported inside the functions.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from noisecheck.campaign import plan as plans
from noisecheck.commands import console, echo, listed, told_plainly
from noisecheck.content import load_stage, stage_ids_of
from noisecheck.content.loader import folder_of
from noisecheck.engine.errors import NoisecheckError
from noisecheck.engine.stage import SNEAKING
from noisecheck.extras import needs
from noisecheck.lab.words import words
from noisecheck.texts import say

if TYPE_CHECKING:
    from noisecheck.lab import tables
    from noisecheck.lab.folder import Folder
    from noisecheck.lab.runs import Chunk, Run
    from noisecheck.lab.workers import Finished

app = typer.Typer(help=say("lab", {}), no_args_is_help=True, rich_markup_mode=None)
BOTS, GAMES = "random,steady", 40  # if nothing is said
RUNS = "runs"  # the folder for runs that were not given one
INTERRUPTED = 130  # what a shell expects of a command that was stopped by Ctrl+C

Stages = Annotated[str, typer.Option(help=words("stages"), show_default=False)]
Bots = Annotated[str, typer.Option(help=words("bots"))]


@dataclass(frozen=True)
class RunOptions:
    """What every command that plays is told."""

    folder: Annotated[Path, typer.Argument(help=words("folder"), show_default=False)]
    players: Annotated[str, typer.Option(help=words("players"), show_default=False)] = ""
    games: Annotated[int, typer.Option(help=words("games"), min=1)] = GAMES
    first_seed: Annotated[int, typer.Option(help=words("first-seed"), min=0)] = 0
    milliseconds: Annotated[float, typer.Option(help=words("milliseconds"), min=1)] = 200.0
    nodes: Annotated[int, typer.Option(help=words("nodes"), min=0)] = 0
    processes: Annotated[int, typer.Option(help=words("processes"), min=0)] = 0
    ray: Annotated[bool, typer.Option("--ray", help=words("ray"))] = False


def plays(command: Callable[..., None]) -> Callable[..., None]:
    """A command that plays: its own options and those of every run, which it gets as its first argument."""
    _, *own = signature(command, eval_str=True).parameters.values()
    shared = signature(RunOptions, eval_str=True).parameters

    def told(**given: Any) -> None:
        command(RunOptions(**{each: given.pop(each) for each in shared}), **given)

    every = [each.replace(kind=Parameter.KEYWORD_ONLY) for each in [*own, *shared.values()]]
    told.__signature__ = Signature(every)  # type: ignore[attr-defined]
    told.__name__, told.__annotations__ = command.__name__, {}
    return told


@app.command(help=words("run"))
@plays
def run(
    asked: RunOptions,
    stages: Stages = "",
    bots: Bots = BOTS,
    gear: Annotated[int, typer.Option(help=words("gear"), min=0)] = 0,
) -> None:
    named = listed(stages) or stage_ids_of(SNEAKING)  # fights have plans, each of one boss
    play_and_show(asked, named, listed(bots), gear=gear)


@app.command(help=words("campaign"))
@plays
def campaign(
    asked: RunOptions,
    stages: Annotated[str, typer.Option(help=words("campaign-stages"), show_default=False)] = "",
    bots: Bots = "steady",
    rewards: Annotated[str, typer.Option(help=words("which-rewards"))] = "story,all",
) -> None:
    named = listed(stages) or [row.id for row in plans.core().stages]
    play_and_show(asked, named, listed(bots), rewards=listed(rewards) or [rewards])


@app.command(help=words("report"))
def report(
    what: Annotated[str, typer.Argument(metavar="FOLDER|STAGE", help=words("what"), show_default=False)],
    out: Annotated[Path | None, typer.Option(help=words("out"), show_default=False)] = None,
) -> None:
    with told_plainly(), needs("lab"):
        from noisecheck.lab.folder import Folder, write_whole
        from noisecheck.lab.report import report_on
        from noisecheck.lab.tables import found_in, summary

        kept = Folder(Path(what))
        if not kept.is_begun() and folder_of(what):
            kept = played_at_once(what)
        found = found_in(kept)
        file = out or kept.path / "report.html"
        write_whole(file, report_on(kept.run(), found).encode())
        for title, table in summary(found):
            print_table(title, table)
        echo(say("lab-written", {"file": str(file)}))


def play_and_show(
    asked: RunOptions, stages: Sequence[str], bots: Sequence[str], gear: int = 0, rewards: Sequence[str] = ()
) -> None:
    """Plays a run to its end, shows how often it was won, says how to learn more. Rewards are those of a campaign."""
    with told_plainly(), needs("lab"):
        from noisecheck.lab.box import NONE
        from noisecheck.lab.folder import Folder
        from noisecheck.lab.runs import new_run
        from noisecheck.lab.tables import campaign_table, found_in, win_table
        from noisecheck.lab.workers import need_ray, play_here, play_on_ray

        wanted = new_run(
            stages,
            numbers(asked.players),
            bots,
            games=asked.games,
            first_seed=asked.first_seed,
            gear=gear,
            rewards=rewards or (NONE,),
            milliseconds=asked.milliseconds,
            nodes=asked.nodes,
        )
        if asked.ray:
            need_ray()  # before anything is written
        kept = Folder(asked.folder)
        here = partial(play_here, processes=asked.processes or os.cpu_count() or 1)
        play(kept, wanted, play_on_ray if asked.ray else here)
        first, last = str(wanted.first_seed), str(wanted.last_seed)
        title = say("lab-wins-of", {"games": wanted.games, "first": first, "last": last})
        print_table(title, (campaign_table if rewards else win_table)(found_in(kept)))
        console().print(say("lab-next", {"folder": str(asked.folder)}), soft_wrap=True)


def played_at_once(stage: str) -> Folder:
    """A run on a stage as if nothing but its name was said; a changed stage gets a new folder, so its runs compare."""
    from noisecheck.lab.folder import Folder
    from noisecheck.lab.runs import new_run
    from noisecheck.lab.workers import play_here

    wanted = new_run([stage], [], listed(BOTS), games=GAMES)
    kept = Folder(Path(RUNS) / f"{load_stage(stage).file.id}-{wanted.code}")
    play(kept, wanted, partial(play_here, processes=os.cpu_count() or 1))
    return kept


def play(kept: Folder, wanted: Run, workers: Callable[[Run, Sequence[Chunk]], Finished]) -> None:
    """Plays what is missing of a run and keeps it, with a bar that shows how far it is."""
    kept.begin(wanted)
    missing = kept.missing(wanted)
    screen = console()
    try:
        with progress(screen) as bar:
            left = sum(len(chunk.seeds) for chunk in missing)
            task = bar.add_task("", total=wanted.total, completed=wanted.total - left)
            for chunk, rows in workers(wanted, missing) if missing else ():
                kept.keep(wanted, chunk, rows)
                bar.advance(task, len(rows))
    except KeyboardInterrupt:
        screen.print(say("lab-stopped", {"folder": str(kept.path)}), soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None


def progress(screen: Console) -> Progress:
    columns = (TextColumn(words("progress")), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=screen)


def print_table(title: str, table: tables.ReportTable) -> None:
    shown = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for at, heading in enumerate(table.headings):
        shown.add_column(heading, justify="left" if at < table.named else "right")
    for row in table.rows:
        shown.add_row(*row)
    console().print(shown)


def numbers(given: str) -> list[int]:
    """Numbers of heroes with commas between them."""
    found = listed(given)
    if bad := [each for each in found if not each.isdecimal()]:
        raise NoisecheckError(say("lab-no-number", {"given": bad[0]}))
    return [int(each) for each in found]
