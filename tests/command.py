"""The command `noisecheck`, called as from a shell."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from noisecheck.cli import app
from noisecheck.terminal import saves


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(saves.HOME, str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.delenv("NOISECHECK_CALLED", raising=False)
    return tmp_path / "home"


def run(*words: str, typed: str = "") -> Result:
    result = CliRunner().invoke(app, list(words), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def one_line(result: Result) -> str:
    return " ".join(result.output.split())
