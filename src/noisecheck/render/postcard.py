"""A position on a postcard: what a link shows where it is shared, in the size that sites ask for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import svg

from noisecheck.engine.state import State
from noisecheck.foresight.shapes import POSTCARD
from noisecheck.render import palette
from noisecheck.render.floor_plan import LABELS, FloorPlan
from noisecheck.render.ink import Art, Ink, box, letters, number, safe
from noisecheck.render.lettering import shortened, width
from noisecheck.render.manners import manner_for
from noisecheck.render.sheet import BoardPicture, page, standing
from noisecheck.texts import stage_name

WIDTH, HEIGHT = POSTCARD
BORDER = 40
COLUMN = 350  # of words, left of the map
TITLE, LINE, BRAND = 32, 15, 15  # sizes of letters


def postcard(state: State) -> svg.SVG:
    """Of a game: its stage and how it stands."""
    return with_words(state, stage_name(state.stage.mission.id), standing(state)[:1])


def with_words(state: State, title: str, said: Sequence[str]) -> svg.SVG:
    back = box(0, 0, WIDTH, HEIGHT, Ink(palette.PANEL))
    art: Art = [svg.Title(text=safe(title)), back, *words(title, said), board_beside(state)]
    return page(WIDTH, HEIGHT, art)


def words(title: str, said: Sequence[str]) -> Art:
    art: Art = []
    y = BORDER + TITLE / 2
    for line in wrapped(title, TITLE):
        art += letters(line, BORDER, y, TITLE, palette.RADAR, anchor=0, weight=0.13)
        y += 1.6 * TITLE
    for text in said:
        for line in wrapped(text, LINE):
            art += letters(line, BORDER, y, LINE, palette.TEXT, anchor=0)
            y += 2 * LINE
    return art + letters("noisecheck", BORDER, HEIGHT - BORDER - BRAND / 2, BRAND, palette.DIM, anchor=0)


def wrapped(text: str, size: float) -> Iterator[str]:
    """Lines that have room in the column."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and width(longer, size) > COLUMN:
            yield line
            longer = word
        line = shortened(longer, size, COLUMN)
    yield line


def board_beside(state: State) -> svg.G:
    """The board, as large as it can be beside the words, in the middle of what room there is."""
    plan = FloorPlan(state.stage.board)
    left, top = plan.left - LABELS, plan.top - LABELS
    wide, high = plan.right + LABELS - left, plan.bottom - top
    room, tall = WIDTH - COLUMN - 3 * BORDER, HEIGHT - 2 * BORDER
    scale = min(room / wide, tall / high)
    x = WIDTH - BORDER - room + (room - scale * wide) / 2 - scale * left
    y = BORDER + (tall - scale * high) / 2 - scale * top
    moves: list[svg.Transform] = [svg.Translate(number(x), number(y)), svg.Scale(round(scale, 3))]
    board = BoardPicture(state, manner_for(scale))
    return svg.G(transform=moves, elements=[*board.floor(), *board.ground(), *board.figures()])
