"""The board as a picture for documents: what the terminal shows, as SVG that needs nothing from elsewhere."""

from __future__ import annotations

import re
from io import StringIO

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from noisecheck.engine.game import Game
from noisecheck.terminal.map import map_width
from noisecheck.terminal.position import print_position
from noisecheck.texts import stage_name

PANEL_WIDTH = 28
RADAR = TerminalTheme(
    (10, 18, 20),
    (213, 226, 229),
    [
        (10, 18, 20),
        (255, 77, 109),
        (79, 224, 189),
        (255, 184, 77),
        (90, 169, 255),
        (212, 154, 255),
        (79, 200, 224),
        (213, 226, 229),
    ],
)
ELSEWHERE = re.compile(r"@font-face\s*\{[^}]*\}\s*|<!--.*?-->\s*", re.DOTALL)  # fonts from a network, an advertisement


def board_svg(game: Game) -> str:
    """The position of a game with its dashboards."""
    width = map_width(game.state.stage.board) + 2 + PANEL_WIDTH
    console = Console(
        record=True, width=width, file=StringIO(), force_terminal=True, color_system="truecolor", no_color=False
    )
    print_position(console, game)
    picture = console.export_svg(title=stage_name(game.state.stage.mission.id), theme=RADAR, unique_id="board")
    return ELSEWHERE.sub("", picture)
