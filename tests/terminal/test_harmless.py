"""Nothing that a stage, a player or a file says is obeyed by the terminal that shows it."""

import io
import json
from pathlib import Path

import pytest
from rich.table import Table
from rich.text import Text

import noisecheck
from noisecheck.commands import HarmlessConsole
from noisecheck.content.harmless import OBEYED
from tests.command import home, run

__all__ = ["home"]

HOSTILE = "\x1b[2J\x9b31m\x1b]0;mine\x07\r\u202egone"


def test_what_is_printed_moves_no_cursor_and_names_no_window() -> None:
    paper = io.StringIO()
    screen = HarmlessConsole(file=paper, width=200)
    table = Table.grid()
    table.add_row(Text(HOSTILE), HOSTILE)

    screen.print(HOSTILE, markup=False)
    screen.print(table)

    assert not OBEYED.search(paper.getvalue())
    assert paper.getvalue().count(r"\x1b[2J\x9b31m") == 3


def test_colours_are_still_ours() -> None:
    paper = io.StringIO()
    HarmlessConsole(file=paper, force_terminal=True, color_system="standard").print(Text("red", "red"))

    assert paper.getvalue() == "\x1b[31mred\x1b[0m\n"


@pytest.mark.parametrize("command", ["terminal", "rules", "codec", "lint", "render", "campaign"])
def test_a_name_that_nobody_has_is_told_in_letters(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    result = run(command, HOSTILE)

    assert result.output
    assert not OBEYED.search(result.output)


def test_a_file_is_told_in_letters(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saved = json.loads(noisecheck.new_game("heliport", seed=1).save())
    saved["origin"]["stage"] = HOSTILE
    path.write_text(json.dumps(saved))

    result = run("replay", str(path), "--through")

    assert result.exit_code == 1
    assert not OBEYED.search(result.output)
