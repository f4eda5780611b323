"""Pictures as files."""

import struct
import zlib
from pathlib import Path

import pytest

from noisecheck import NoisecheckError, new_game, scene
from noisecheck.render import draw, write
from tests.notation.test_scene import EVERYTHING, MAP

TALL = "    a\n  +---+\n" + "".join(f"{row} | . |\n  +---+\n" for row in range(1, 10)) + "snake a1"


def size(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", data[16:24])
    return int(wide), int(high)


def pixels(data: bytes) -> bytes:
    """The image data of a PNG, as filtered lines."""
    at, packed = 8, b""
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += length + 12
    return zlib.decompress(packed)


def test_an_svg_holds_what_draw_gives(tmp_path: Path) -> None:
    game = scene(EVERYTHING)
    write(game, tmp_path / "map.svg")

    assert (tmp_path / "map.svg").read_text("utf-8") == draw(game)


@pytest.mark.parametrize("text", [EVERYTHING, TALL])
def test_the_longer_side_of_a_png_is_as_long_as_was_asked(tmp_path: Path, text: str) -> None:
    write(scene(text), tmp_path / "map.png", size=500)

    assert max(size((tmp_path / "map.png").read_bytes())) == 500


def test_a_png_without_a_size_has_96_pixels_a_space(tmp_path: Path) -> None:
    write(new_game("heliport"), str(tmp_path / "MAP.PNG"))
    wide, _ = size((tmp_path / "MAP.PNG").read_bytes())

    assert 12 * 96 < wide < 14 * 96


def test_a_png_is_not_blank_and_the_same_every_time(tmp_path: Path) -> None:
    for name in ("one.png", "two.png"):
        write(scene(EVERYTHING), tmp_path / name, 400)
    one = (tmp_path / "one.png").read_bytes()

    assert len(set(pixels(one))) > 100
    assert one == (tmp_path / "two.png").read_bytes()


def test_letters_are_drawn_in_a_png(tmp_path: Path) -> None:
    """Strokes, no text: a machine without fonts shows them too."""
    for name in ("a", "b"):
        write(scene(MAP + f"zone {name * 5} a1:e3\nsnake e3"), tmp_path / f"{name}.png", 600)

    assert (tmp_path / "a.png").read_bytes() != (tmp_path / "b.png").read_bytes()


@pytest.mark.parametrize(("name", "shown"), [("map.jpg", "'.jpg'"), ("map", "'nothing'"), ("svg", "'nothing'")])
def test_other_endings_are_refused(tmp_path: Path, name: str, shown: str) -> None:
    with pytest.raises(NoisecheckError, match=r"ends in \.svg or \.png") as error:
        write(scene(EVERYTHING), tmp_path / name)

    assert shown in str(error.value)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("pixel", [-1, 0, 63, 8193])
def test_a_size_out_of_bounds_is_refused(tmp_path: Path, pixel: int) -> None:
    with pytest.raises(NoisecheckError, match="64 to 8192 pixels"):
        write(scene(EVERYTHING), tmp_path / "map.png", pixel)


@pytest.mark.parametrize("name", ["no/such/folder/map.svg", "no/such/folder/map.png", "null\0.svg"])
def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(NoisecheckError, match="cannot be written"):
        write(scene(EVERYTHING), tmp_path / name)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "map.svg").mkdir()

    with pytest.raises(NoisecheckError, match="cannot be written: Is a directory"):
        write(scene(EVERYTHING), tmp_path / "map.svg")
