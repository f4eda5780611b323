"""The map with the dashboards beside or below it, in the room a window has."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from noisecheck.engine.game import Game
from noisecheck.terminal.map import columns_that_fit, draw_map, map_height, map_width, slices
from noisecheck.terminal.panel import draw_least_panel, draw_panel, draw_short_panel
from noisecheck.texts import say

PANEL_WIDTH = 24
LEAST_MAP = 10  # lines: below that the dashboards give way


def has_tints(console: Console) -> bool:
    return not console.no_color and console.color_system in ("256", "truecolor", "windows")


def height(console: Console, shown: RenderableType, width: int = 0) -> int:
    """In lines of this window, or of a column of it."""
    options = console.options.update(width=width) if width else console.options
    return len(console.render_lines(shown, options, pad=False))


def print_position(console: Console, game: Game, lines: int = 0) -> None:
    """In as many lines, if given; 0 is all of it."""
    board = game.state.stage.board
    if map_width(board) + 2 + PANEL_WIDTH <= console.width:
        drawn = print_beside(console, game, lines)
    else:
        drawn = print_below(console, game, lines)
    is_cut = drawn.plain.count("\n") + 1 < map_height(board) or columns_that_fit(board, console.width) < board.width
    text = say("map-cut", {}) if is_cut and lines else ""
    console.print(Text(text, "dim"))


def print_beside(console: Console, game: Game, lines: int) -> Text:
    width = console.width - map_width(game.state.stage.board) - 2
    drawn = draw_map(game, tints=has_tints(console), lines=lines)
    most = max(lines, drawn.plain.count("\n") + 1) if lines else 0
    beside = Table.grid(padding=(0, 2, 0, 0))
    beside.add_column(no_wrap=True)
    beside.add_row(drawn, panel_for(console, game, width, most))
    console.print(beside)
    return drawn


def panel_for(console: Console, game: Game, width: int, most: int) -> RenderableType:
    """The fullest panel that has room in a column of this width and number of lines."""
    blocks = draw_panel(game)
    panels: list[RenderableType] = [Text("\n\n").join(blocks), draw_short_panel(game, width)]
    if len(blocks) > 2 and width >= 2 * PANEL_WIDTH:
        panels.insert(0, Columns(blocks, padding=(0, 3, 1, 0)))
    for panel in panels:
        if not most or height(console, panel, width) <= most:
            return panel
    return cut(draw_short_panel(game, width, only_acting=True), most)


def cut(panel: Text, most: int) -> Text:
    """The last resort: what has no room is left out, and that is shown."""
    rows = panel.split("\n")
    return panel if len(rows) <= most else Text("\n").join([*rows[: most - 1], Text("…")])


def panel_below(console: Console, game: Game, lines: int) -> RenderableType:
    """The full panel if it leaves room for the whole map, else the fullest that leaves room for some rows of it."""
    width, whole = console.width - 1, map_height(game.state.stage.board)
    full = Columns(draw_panel(game), padding=(0, 3, 0, 0))
    if not lines or height(console, full) + whole <= lines:
        return full
    panels = [draw_short_panel(game, width), draw_short_panel(game, width, only_acting=True)]
    least = min(whole, LEAST_MAP)
    return next((each for each in panels if height(console, each) + least <= lines), draw_least_panel(game, width))


def print_below(console: Console, game: Game, lines: int) -> Text:
    tints = has_tints(console)
    panel = panel_below(console, game, lines)
    if lines:
        room = max(1, lines - height(console, panel))
        drawn = draw_map(game, tints=tints, lines=room, width=console.width)
        console.print(drawn, no_wrap=True, overflow="crop", crop=True)
    else:
        for columns in slices(game.state.stage.board, console.width):
            drawn = draw_map(game, tints=tints, columns=columns)
            console.print(drawn, no_wrap=True, overflow="crop", crop=True)
    console.print(panel)
    return drawn
