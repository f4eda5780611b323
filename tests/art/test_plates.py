"""A plate is the picture of a stage's map: matte and dark, so that whatever the rules draw shines on it."""

import gzip
from collections.abc import Iterator
from colorsys import rgb_to_hls
from io import BytesIO

import pytest
from PIL import Image

from noisecheck.art import DETAILS, LOOKS, MARGIN, PLAIN, Scenery, plate
from noisecheck.art.daylight import GROUND, by_day
from noisecheck.art.decals import MOST, Decal, scatter
from noisecheck.art.drawings import FOLDER, drawings
from noisecheck.art.floors import FLOORS
from noisecheck.art.strokes import Cell
from noisecheck.art.terrain import Terrain
from noisecheck.campaign import plan
from noisecheck.content import stage_ids
from noisecheck.content.loader import find_stage
from noisecheck.content.scenery import scenery_of
from noisecheck.engine.board import bits, parse_board

CAMPAIGN = [row.id for row in plan.core().stages]
BASE, LIT, EDGE_ON_FLOOR, EDGE_ON_TOP = 0.025, 0.065, 7, 4.5
SIGNALS = {"#ff4f6d": 4.4, "#4fe3c1": 8, "#ffbf3c": 8}  # alarm, reach and risk by night, on the floor
DAY_SIGNALS = {"#b80f32": 4.4, "#00715c": 4.4, "#7a5200": 4.4}  # alarm, reach and risk by day, on the floor
HEAVIEST = 60_000  # bytes of all that a table shows, compressed
PIXELS = 24  # to a space
EDGE = MARGIN * PIXELS // 60  # of the picture


def scenery(stage: str) -> Scenery:
    found = find_stage(stage)
    return scenery_of(found.file, found.board)


def luminance(red: int, green: int, blue: int) -> float:
    """As WCAG defines it."""
    return sum(
        share * (level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4)
        for share, level in zip((0.2126, 0.7152, 0.0722), (red / 255, green / 255, blue / 255), strict=True)
    )


def of_colour(colour: str) -> float:
    return luminance(*bytes.fromhex(colour[1:]))


def contrast(one: str, other: str) -> float:
    dark, light = sorted((of_colour(one), of_colour(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture(scope="module")
def levels() -> list[float]:
    """What a channel of a pixel counts for, by its value."""
    return [luminance(value, value, value) for value in range(256)]


def test_every_stage_of_the_campaign_has_a_look_and_no_other_has() -> None:
    painted = [stage for stage in stage_ids() if scenery(stage).is_painted]

    assert sorted(painted) == sorted(CAMPAIGN)


@pytest.mark.parametrize("look", LOOKS)
def test_floors_are_dark_and_walls_stand_out(look: str) -> None:
    made = LOOKS[look]

    assert max(of_colour(made.floor), of_colour(made.second)) <= BASE
    assert min(contrast(made.edge, made.floor), contrast(made.edge, made.second)) >= EDGE_ON_FLOOR
    assert contrast(made.edge, made.top) >= EDGE_ON_TOP
    for signal, wanted in SIGNALS.items():
        assert min(contrast(signal, made.floor), contrast(signal, made.second)) >= wanted


@pytest.mark.parametrize("look", LOOKS)
def test_by_day_floors_are_bright_with_half_their_colour_and_signals_dark(look: str) -> None:
    made = LOOKS[look]
    floors = [by_day(made.floor, GROUND), by_day(made.second, GROUND)]

    for by_night, floor in zip((made.floor, made.second), floors, strict=True):
        _, light, _ = rgb_to_hls(*(channel / 255 for channel in bytes.fromhex(floor[1:])))
        assert 0.878 <= light <= 0.932
        assert chroma(floor) <= 0.5 * chroma(by_night) + 0.01
    for signal, wanted in DAY_SIGNALS.items():
        assert min(contrast(signal, floor) for floor in floors) >= wanted
    assert min(contrast(by_day(made.edge, GROUND), floor) for floor in floors) >= EDGE_ON_FLOOR
    assert contrast(by_day(made.edge, GROUND), by_day(made.top, GROUND)) >= EDGE_ON_TOP


def chroma(colour: str) -> float:
    channels = bytes.fromhex(colour[1:])
    return (max(channels) - min(channels)) / 255


@pytest.mark.parametrize("stage", CAMPAIGN)
def test_nothing_on_a_floor_is_as_bright_as_what_is_drawn_for_the_rules(stage: str, levels: list[float]) -> None:
    import resvg_py

    told = scenery(stage)
    wide = told.board.width * PIXELS + 2 * EDGE
    drawn = resvg_py.svg_to_bytes(svg_string=plate(told), width=wide, background="#000")
    picture = Image.open(BytesIO(drawn)).convert("RGB")
    inside = [
        pixel
        for space in bits(Terrain(told).floor)
        for pixel in floor_pixels(picture, *divmod(space, told.board.width))
    ]
    bright = sum(
        0.2126 * levels[red] + 0.7152 * levels[green] + 0.0722 * levels[blue] > LIT for red, green, blue in inside
    )

    assert bright <= len(inside) / 100


def floor_pixels(picture: Image.Image, row: int, column: int) -> Iterator[tuple[int, int, int]]:
    """Those of a space that no wall stands on."""
    left, top, wall = EDGE + column * PIXELS, EDGE + row * PIXELS, PIXELS // 6
    box = (left + wall, top + wall, left + PIXELS - wall, top + PIXELS - wall)
    found = picture.crop(box).tobytes()
    yield from zip(found[::3], found[1::3], found[2::3], strict=True)


@pytest.mark.parametrize("stage", CAMPAIGN)
def test_a_plate_is_small_and_the_same_every_time(stage: str) -> None:
    told = scenery(stage)
    for detail in DETAILS:
        text = plate(told, detail)

        assert len(gzip.compress(text.encode())) < 25_000
        assert plate(scenery(stage), detail) == text
        assert len(plate(told, detail, "day")) < 1.05 * len(text)


@pytest.mark.parametrize("stage", CAMPAIGN)
def test_all_that_is_drawn_at_a_table_is_light(stage: str) -> None:
    """What a browser fetches for it: the plate, whoever stands on it, what players hold, and their faces."""
    boss = find_stage(stage).file.boss
    files = ["figures", "tokens", "things", "heroes", "acts", "gear", "dice", "cards"]
    if boss:
        files += ["portraits" if f"p-{boss.id}" in drawings() else "machines"]
    texts = [*((FOLDER / f"{file}.svg").read_bytes() for file in files), plate(scenery(stage)).encode()]

    assert sum(len(gzip.compress(text)) for text in texts) <= HEAVIEST


def test_decals_lie_on_few_spaces_and_never_where_something_lies() -> None:
    met: list[Cell] = []

    def note(cell: Cell) -> list[tuple[str, str]]:
        met.append(cell)
        return []

    for stage in CAMPAIGN:
        terrain = Terrain(scenery(stage))
        met.clear()
        scatter(terrain, terrain.cells(terrain.floor), [Decal(1, note)])

        assert met
        assert not any(terrain.holds(terrain.scenery.used, cell) for cell in met)
    assert all(sum(decal.share for decal in floor.decals) <= MOST for floor in FLOORS.values())


def test_a_wall_parts_what_stands_on_both_sides_of_it() -> None:
    board = parse_board(
        ["    a   b   c", "  +---+---+---+", "1 | # | #   # |", "  +   +   +   +", "2 | .   .   . |", "  +---+---+---+"]
    )

    pieces = Terrain(Scenery(board, "dock")).pieces

    assert [(piece.cell, piece.wide) for piece in pieces] == [(Cell(0, 0), 1), (Cell(0, 1), 2)]


def test_every_look_has_a_floor_and_the_plain_one_has_none() -> None:
    assert set(FLOORS) == set(LOOKS)
    assert PLAIN not in LOOKS
