"""The command `noisecheck`: the terminal game, the rules, the linter."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

import noisecheck
from noisecheck import catalogue
from noisecheck.codec import look_up
from noisecheck.commands import console, echo, fail, listed, told_plainly
from noisecheck.content.lint import lint_stage
from noisecheck.content.loader import folder_of
from noisecheck.content.reference import stage_schema
from noisecheck.content.template import write_new_stage
from noisecheck.engine.errors import NoisecheckError
from noisecheck.extras import needs
from noisecheck.foresight.shapes import MovingPart
from noisecheck.lab import commands as lab
from noisecheck.terminal import campaign_menu, lobby, saves, starting
from noisecheck.terminal import daily as daily_mission
from noisecheck.terminal.guide import explain_rule
from noisecheck.terminal.plain import speak_plainly
from noisecheck.terminal.radio import answer
from noisecheck.terminal.replay import Replay
from noisecheck.terminal.session import Session
from noisecheck.terminal.svg import board_svg
from noisecheck.texts import say

COUNTS = ".rules-coverage.json"  # written by a full run of the tests

app = typer.Typer(
    help=say("cli", {}),
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.add_typer(lab.app, name="lab")


def words(key: str) -> str:
    return say(f"cli-{key}", {})


Database: TypeAlias = Annotated[str | None, typer.Option(help=words("database"), show_default=False)]


def console_to_type_at() -> Console:
    """With arrow keys and a history for what is typed, where the system has them."""
    with suppress(ImportError):  # Windows has none
        import readline  # noqa: F401 (input() uses it by itself)
    return console()


@contextmanager
def left_at_will(screen: Console) -> Iterator[None]:
    """If there is nothing more to read, or the command is stopped, it ends without a word."""
    try:
        yield
    except (EOFError, KeyboardInterrupt):
        screen.print()


def show_version(wanted: bool) -> None:
    if wanted:
        echo(f"noisecheck {noisecheck.__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", help=words("version"), callback=show_version, is_eager=True)
    ] = False,
    lang: Annotated[str, typer.Option(help=words("lang"), show_default=False)] = "",  # settled in __main__.py
) -> None:
    speak_plainly()


@app.command(help=words("terminal"))
def terminal(
    stage: Annotated[str, typer.Argument(help=words("stage"), show_default=False)] = "",
    seed: Annotated[int | None, typer.Option(help=words("seed"), min=0, show_default=False)] = None,
    heroes: Annotated[str, typer.Option(help=words("heroes"), show_default=False)] = "",
    memory_box: Annotated[str, typer.Option(help=words("memory-box"), show_default=False)] = "",
    bot: Annotated[list[str] | None, typer.Option(help=words("bot"), show_default=False)] = None,
    load: Annotated[Path | None, typer.Option(help=words("load"), show_default=False)] = None,
    export_svg: Annotated[Path | None, typer.Option(help=words("export-svg"), show_default=False)] = None,
) -> None:
    screen = console_to_type_at()
    party = listed(heroes) or None
    begun: saves.Saved | None = None
    with told_plainly(), left_at_will(screen):
        if export_svg:
            known = starting.stage_named(stage or noisecheck.stage_ids()[0])
            game = saves.read_game(load) if load else noisecheck.new_game(known, party, seed or 0, listed(memory_box))
            saves.write_atomically(export_svg, board_svg(game))
            return
        if load:
            if stage:
                starting.stage_named(stage)
            begun = lobby.with_bots(saves.read_saved(load), bot or [])
            lobby.keep_earlier_game(screen)
        else:
            begun = lobby.begin(screen, input, stage, party, seed, listed(memory_box), bot or [])
    if begun:
        Session(begun.game, screen, pauses=starting.has_reader(screen), bots=begun.bots).play()


@app.command(help=words("campaign"))
def campaign(
    named: Annotated[str, typer.Argument(metavar="[NAME]", help=words("campaign-name"), show_default=False)] = "",
) -> None:
    screen = console_to_type_at()
    with told_plainly(), left_at_will(screen):
        campaign_menu.visit(screen, input, named)


@app.command(help=words("daily"))
def daily(
    day: Annotated[datetime | None, typer.Argument(help=words("day"), formats=["%Y-%m-%d"], show_default=False)] = None,
) -> None:
    screen = console_to_type_at()
    today = datetime.now(UTC).date()
    wanted = day.date() if day else today
    if wanted > today:
        raise fail(say("daily-ahead", {"day": wanted.isoformat(), "today": today.isoformat()}))
    with told_plainly(), left_at_will(screen):
        daily_mission.play(screen, input, wanted)


@app.command(help=words("serve"))
def serve(
    host: Annotated[str, typer.Option(help=words("host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=words("port"), min=0, max=65_535)] = 8000,
    database: Database = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help=words("open"))] = False,
    allow_host: Annotated[list[str] | None, typer.Option(help=words("allow-host"), show_default=False)] = None,
    trust_proxy: Annotated[list[str] | None, typer.Option(help=words("trust-proxy"), show_default=False)] = None,
    metrics_port: Annotated[int, typer.Option(help=words("metrics-port"), min=0, max=65_535)] = 0,
) -> None:
    with told_plainly(), suppress(KeyboardInterrupt):
        with needs("server"):
            from noisecheck.server import serve as server
            from noisecheck.server.alone import alone_with
        with alone_with(database):
            listening = server.take_port(host, port)
            address = server.address_of(host, listening.getsockname()[1])

            def greet() -> None:
                echo(say("serve-address", {"address": address}))
                if browser:
                    server.open_browser(address)

            server.serve(listening, database, [host, *(allow_host or [])], trust_proxy or [], greet, metrics_port)


@app.command(help=words("backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=words("backup-file"), show_default=False)], database: Database = None
) -> None:
    with told_plainly():
        with needs("server"):
            from noisecheck.server.backups import back_up
        back_up(database, file)
    echo(say("backup-made", {"file": str(file)}))


@app.command(help=words("restore"))
def restore(
    file: Annotated[Path, typer.Argument(help=words("restore-file"), show_default=False)], database: Database = None
) -> None:
    with told_plainly():
        with needs("server"):
            from noisecheck.server import backups
        former = backups.restore(database, file)
    echo(say("backup-restored", {"file": str(file)}))
    if former:
        echo(say("backup-former", {"file": str(former)}))


@app.command(help=words("check"))
def check(database: Database = None) -> None:
    faults = []
    with told_plainly():
        with needs("server"):
            from noisecheck.server import backups

        def tell(fault: backups.Unreadable) -> None:
            faults.append(fault)
            facts = {"kind": fault.kind, "id": fault.id, "reason": fault.reason, "began_by": fault.began_by}
            echo(say("check-unreadable-since" if fault.began_by else "check-unreadable", facts))

        tables, campaigns = asyncio.run(backups.check(database, tell))
    echo(say("check-done", {"tables": tables, "campaigns": campaigns, "faults": len(faults)}))
    if faults:
        raise typer.Exit(1)


@app.command(help=words("prune"))
def prune(
    older_than: Annotated[float, typer.Option(metavar="DAYS", help=words("prune-older-than"), min=1)],
    database: Database = None,
) -> None:
    with told_plainly():
        with needs("server"):
            from noisecheck.server import pruning
        gone = asyncio.run(pruning.prune(database, older_than))
    echo(say("prune-done", {"tables": gone}))


@app.command(help=words("rules"))
def rules(
    rule: Annotated[str, typer.Argument(help=words("rule"), show_default=False)] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help=words("coverage"))] = False,
) -> None:
    if coverage:
        print_coverage()
    elif rule:
        with told_plainly():
            console().print(explain_rule(rule))
    else:
        list_rules()


@app.command(help=words("codec"))
def codec(
    wanted: Annotated[list[str], typer.Argument(metavar="NUMBER|WORDS", help=words("codec-words"), show_default=False)],
) -> None:
    said = " ".join(wanted)
    reply = look_up(said)
    if not reply.calls:
        raise fail(answer(said, reply))
    console().print(answer(said, reply))


def list_rules() -> None:
    """Chapters and the titles of their rules; those the engine plays are marked."""
    built = set(catalogue.built_ids())
    screen = console()
    for chapter in catalogue.chapters():
        screen.print(Text(f"\n{chapter.id}  {chapter.title}", "bold"))
        table = Table.grid(padding=(0, 2, 0, 1))
        for id in chapter.rules:
            table.add_row(Text(id, "cyan"), Text("●" if id in built else "○", "dim"), catalogue.rule(id).title)
        screen.print(table)
    screen.print(Text(f"\n{say('rules-marks', {})}", "dim"))


def print_coverage() -> None:
    """A line per rule: its id and the number of passing tests that cite it."""
    found = find_counts()
    if found is None:
        raise fail(say("coverage-none", {"file": COUNTS}))
    try:
        counts = json.loads(found.read_text("utf-8"))
        lines = [f"{id} {counts.get(id, 0)}" for id in catalogue.rule_ids()]
    except (OSError, ValueError, AttributeError):
        raise fail(say("coverage-broken", {"file": str(found)})) from None
    echo("\n".join(lines))


def find_counts() -> Path | None:
    """In the folder the command runs in or above it, else in the clone the package runs from."""
    clone = Path(noisecheck.__file__).resolve().parents[2]
    places = [Path.cwd(), *Path.cwd().parents, clone]
    return next((place / COUNTS for place in places if (place / COUNTS).is_file()), None)


@app.command(help=words("lint"))
def lint(stage: Annotated[str, typer.Argument(help=words("folder"), show_default=False)]) -> None:
    folder = folder_of(stage) or stage
    faults = dict.fromkeys(map(str, lint_stage(folder)))
    for fault in faults:
        echo(fault)
    if faults:
        raise typer.Exit(1)
    echo(say("lint-clean", {"folder": str(folder)}))


@app.command(help=words("new-stage"))
def new_stage(
    name: Annotated[str, typer.Argument(help=words("new-name"), show_default=False)],
    place: Annotated[Path, typer.Argument(metavar="[DIR]", help=words("new-place"), show_default=False)] = Path(),
) -> None:
    with told_plainly():
        folder = write_new_stage(name, place)
    echo(say("new-stage-written", {"folder": str(folder)}))


@app.command(help=words("schema"))
def schema() -> None:
    echo(stage_schema())


@app.command(help=words("replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=words("replay-file"), show_default=False)],
    through: Annotated[bool, typer.Option("--through", help=words("replay-through"))] = False,
    to_gif: Annotated[Path | None, typer.Option("--animate", help=words("replay-animate"), show_default=False)] = None,
    part: Annotated[MovingPart, typer.Option(help=words("replay-part"))] = "game",
) -> None:
    if to_gif:
        with told_plainly():
            write_animation(saves.read_game(file), to_gif, part)
        return
    goes_through = through or not sys.stdin.isatty()
    with told_plainly():
        Replay(saves.read_record(file), console(), (lambda prompt: "all") if goes_through else input).play()


def write_animation(game: noisecheck.Game, path: Path, part: MovingPart) -> None:
    """What was played as a moving picture, with a bar that tells how far it is."""
    from noisecheck.render import animate, keep_file

    if path.suffix.lower() != ".gif":
        raise NoisecheckError(say("replay-no-gif", {"file": str(path)}))
    screen = console()
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(say("replay-drawing", {}), total=None)
        picture = animate(game, part, lambda done, of: bar.update(task, completed=done, total=of))
    keep_file(path, picture)
    echo(say("rendered", {"file": str(path)}))


@app.command(help=words("render"))
def render(
    what: Annotated[str, typer.Argument(metavar="STAGE", help=words("render-what"), show_default=False)],
    out: Annotated[list[Path] | None, typer.Option(help=words("render-out"), show_default=False)] = None,
    size: Annotated[int | None, typer.Option(help=words("render-size"), show_default=False)] = None,
    heroes: Annotated[str, typer.Option(help=words("heroes"), show_default=False)] = "",
    seed: Annotated[int, typer.Option(help=words("seed"), min=0, show_default=False)] = 0,
) -> None:
    party = listed(heroes) or None
    with told_plainly():
        from noisecheck.render import write

        game, called = game_to_draw(what, party, seed)
        for path in out or [Path(called + suffix) for suffix in (".svg", ".png")]:
            write(game, path, size)
            echo(say("rendered", {"file": str(path)}))


def game_to_draw(what: str, party: list[str] | None, seed: int) -> tuple[noisecheck.Game, str]:
    """A stage by its id or folder; or the file of a saved game (.json) or of a scene. And what to call the picture."""
    path = Path(what)
    if folder_of(what) is None and path.is_file():
        game = saves.read_game(path) if path.suffix == ".json" else noisecheck.scene(path.read_text("utf-8"))
        return game, path.stem
    stage = starting.stage_named(what)
    return noisecheck.new_game(stage, party, seed), stage
