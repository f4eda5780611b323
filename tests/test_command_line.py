"""The command wherever it is called: nothing to read, nowhere to write, hardly any letters. It never shows a trace."""

import errno
import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from noisecheck import __main__

COMMAND = [sys.executable, "-m", "noisecheck"]
RECORD = Path(__file__).parent / "records" / "cargo-dock-1-0.json"


def run(
    tmp_path: Path, *words: str, after: str = "", typed: str = "", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """As a shell would; `after` the words stands what becomes of its streams."""
    line = " ".join(f"'{word}'" for word in [*COMMAND, *words])
    known = os.environ | {"NOISECHECK_HOME": str(tmp_path / "home")} | environment
    return subprocess.run(["sh", "-c", f"{line} {after}"], env=known, input=typed.encode(), capture_output=True)


@pytest.mark.skipif(os.name == "nt", reason="it takes a shell")
@pytest.mark.parametrize("words", [["terminal", "heliport"], ["campaign"], ["daily"], ["replay", str(RECORD)]])
def test_with_nothing_to_read_from_it_ends_as_if_nobody_typed(tmp_path: Path, words: list[str]) -> None:
    ran = run(tmp_path, *words, after="<&-")

    assert ran.returncode == 0
    assert b"Traceback" not in ran.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("words", [["rules"], ["--version"], ["terminal", "heliport"]])
def test_where_nothing_can_be_written_it_says_so_and_ends(tmp_path: Path, words: list[str]) -> None:
    ran = run(tmp_path, *words, after="> /dev/full")

    assert ran.returncode == 1
    assert b"No space left on device" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="it takes a shell")
def test_whoever_reads_no_further_wants_no_more_words(tmp_path: Path) -> None:
    assert run(tmp_path, "rules", after="| true").stderr == b""


@pytest.mark.parametrize(
    "error", [FileNotFoundError(errno.ENOENT, "no such file"), OSError(errno.ENOSPC, "no space", "game.json")]
)
def test_what_goes_wrong_elsewhere_is_not_told_as_words_that_are_lost(
    error: OSError, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(__main__, "run", Mock(side_effect=error))

    with pytest.raises(OSError, match=error.strerror):
        __main__.main()


def test_without_any_output_it_ends_just_as_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(__main__, "run", Mock(side_effect=BrokenPipeError))
    monkeypatch.setattr(sys, "stdout", None)

    with pytest.raises(SystemExit, match="1"):
        __main__.main()


@pytest.mark.parametrize("encoding", ["ascii:surrogateescape", "latin-1:strict"])
def test_a_terminal_without_our_signs_gets_plain_letters(tmp_path: Path, encoding: str) -> None:
    ran = run(tmp_path, "terminal", "heliport", typed="quit\n", PYTHONIOENCODING=encoding)

    assert ran.returncode == 0
    assert b"Traceback" not in ran.stderr
    assert b"---" in ran.stdout


def test_in_a_place_where_nothing_is_kept_nobody_is_told_that_it_is(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")

    for words in (["terminal", "heliport"], ["daily"]):
        said = b" ".join(run(tmp_path, *words, typed="quit\n").stdout.split())
        assert b"is saved" not in said
        assert b"could not be saved, so it ends here" in said
        assert said.count(b"cannot be written") == 1
