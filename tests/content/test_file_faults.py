"""A folder whose files are not what they should be: no text, no folder, another stage's name."""

import os
from pathlib import Path

import pytest

from noisecheck.content import lint_stage
from tests.content.example import MAP, STAGE, changed, said, write


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        ("stage.toml", b"id = \0", "stage.toml:1: a binary file, not a text"),
        ("stage.toml", b"\n\nid = '\xff'", "stage.toml:3: not UTF-8: b'\\xff'"),
        ("stage.toml", b"#" * 70_000, "stage.toml:1: larger than 65536 bytes"),
        ("stage.toml", b"a = " + b"[" * 30_000, "stage.toml:1: nested too deeply"),
        (
            "stage.toml",
            b"id = 0x" + b"f" * 60_000,
            "stage.toml:1: expected a name in lower case letters, digits, hyphens: a very long",
        ),
        ("stage.toml", b"\nid = 'a\x1b[2J'", "stage.toml:2: a control character, which terminals would obey"),
        ("stage.toml", b'id = "a\\u001B[2J"', "stage.toml:1: a control character"),
        ("words.ftl", b"\n\nname = \xc2\x9b31m", "words.ftl:3: a control character"),
        ("words.ftl", b'name = { "\\U00202E" }', "words.ftl:1: a control character"),
        ("map.txt", b"\x1b]0;mine\x07", "map.txt:1: a control character"),
        ("words.ftl", b"name = " + b"{" * 20_000, "words.ftl:1: nested too deeply"),
        ("map.txt", b"\x89PNG\r\n\x1a\n\0", "map.txt:3: a binary file, not a text"),
        ("map.txt", b"", "map.txt:1: in column 5 there is the end of the line"),
    ],
)
def test_a_file_that_is_no_text_of_this_kind_is_told(tmp_path: Path, name: str, content: bytes, expected: str) -> None:
    place = write(tmp_path)
    (place / name).write_bytes(content)

    found = said(place)

    assert any(fault.startswith(expected) for fault in found), found


@pytest.mark.parametrize("name", ["stage.toml", "map.txt"])
def test_a_missing_file_is_told(tmp_path: Path, name: str) -> None:
    place = write(tmp_path)
    (place / name).unlink()

    assert f"{name}:1: there is no such file" in said(place)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such files here")
def test_a_file_that_would_never_end_is_not_opened(tmp_path: Path) -> None:
    place = write(tmp_path)
    (place / "map.txt").unlink()
    os.mkfifo(place / "map.txt")

    assert "map.txt:1: there is no such file" in said(place)


@pytest.mark.parametrize("name", ["nowhere", "a\0b", "x" * 5000])
def test_a_folder_that_does_not_exist_is_told(name: str) -> None:
    assert [fault.problem for fault in lint_stage(name)] == ["no folder with stage.toml and map.txt"]


def test_the_name_of_a_stage_of_the_game_is_taken(tmp_path: Path) -> None:
    place = write(tmp_path, changed(STAGE, ('"boathouse"', '"recon"'))).rename(tmp_path / "recon")

    assert said(place) == ["stage.toml:1: the name of a stage that comes with the game: 'recon'"]


def test_a_word_of_the_notation_is_no_name(tmp_path: Path) -> None:
    place = write(tmp_path, changed(STAGE, ('"boathouse"', '"boss"'))).rename(tmp_path / "boss")

    assert said(place) == ["stage.toml:1: a word the notation has another use for: 'boss'"]


def test_a_text_saved_on_windows_is_read_like_any_other(tmp_path: Path) -> None:
    place = write(tmp_path)
    for name, text in (("stage.toml", STAGE), ("map.txt", MAP)):
        (place / name).write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())

    assert said(place) == []
