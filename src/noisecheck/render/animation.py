"""A game that was played as a moving picture: one frame for each step that is worth seeing.

GIF, because every browser, messenger and forum plays it; maps have few colours, so that it stays small.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import groupby, pairwise
from typing import NamedTuple, TypeAlias

import svg
from PIL import Image

from noisecheck.engine import events as told
from noisecheck.engine.events import Event
from noisecheck.engine.game import Game
from noisecheck.engine.keeping import LastKept
from noisecheck.engine.state import ENEMY_PHASE, NOBODY, State
from noisecheck.foresight.shapes import MovingPart
from noisecheck.render import palette
from noisecheck.render.files import rasterised
from noisecheck.render.floor_plan import MARGIN, FloorPlan
from noisecheck.render.ink import Art, Ink, box, letters, lines, pen
from noisecheck.render.lettering import shortened
from noisecheck.render.manners import manner_for
from noisecheck.render.sheet import BoardPicture, header, page
from noisecheck.texts import tell

Hear: TypeAlias = Callable[[int, int], None]

LONGEST = 720  # pixels of the longer side
MOST_FRAMES = 240
BEAT, END = 650, 3_000  # milliseconds of a frame, and of the last
CAPTION = 40  # units under the board
COLOURS = 160
MOST_KNOWN = 3  # pictures of floors and grounds: a game has one floor, and its ground changes back and forth
SAMPLES = 5  # frames that the colours are taken from

# What is shown by where things stand, or is no more than a means.
UNTOLD = (
    *(told.GuardActivated, told.ModeChosen, told.PathChosen, told.PathBlocked, told.NoNewPath, told.GuardTurned),
    *(told.GuardMoved, told.GuardLeapt, told.GuardDone, told.Moved, told.Leapt, told.BossMoved, told.BossTurned),
    *(told.TurnBegan, told.TurnEnded, told.RoundBegan, told.EnemyPhaseEnded, told.CamerasFlipped),
    *(told.Rolled, told.DieChanged, told.DiceAdded, told.DieGained, told.DieWithheld),
    *(told.FocusUsed, told.FocusRefreshed, told.Equipped, told.PutBack, told.CardsUnlocked),
)
WAYS = (told.Moved, told.GuardMoved, told.GuardLeapt, told.BossMoved)


class FilmedStep(NamedTuple):
    """A step: the position it began from, the one it led to, and what happened."""

    before: State
    after: State
    events: Sequence[Event]


def animate(game: Game, part: MovingPart = "game", hear: Hear = lambda done, of: None) -> bytes:
    """The GIF of a game so far, or of its last Enemy phase or turn. `hear` is told how many frames are done, of how
    many."""
    every = worth_seeing(steps_of(game, part)) or [FilmedStep(game.checkpoint, game.checkpoint, ())]
    frames = spread(every, MOST_FRAMES)
    return as_gif(pictures(frames, colours_of(spread(frames, SAMPLES)), hear), len(frames))


def pictures(frames: list[FilmedStep], colours: Image.Image, hear: Hear) -> Iterator[Image.Image]:
    """One after the other, each with a byte for a pixel: all at once they would take much memory."""
    known: LastKept[str, Image.Image] = LastKept(MOST_KNOWN)
    for number, frame in enumerate(frames):
        hear(number, len(frames))
        yield drawn(frame, known).quantize(palette=colours, dither=Image.Dither.NONE)


def steps_of(game: Game, part: MovingPart) -> list[FilmedStep]:
    steps = game.steps()
    positions = [*(past.checkpoint for past in steps), game.checkpoint]
    frames = [
        FilmedStep(before, after, past.events) for past, (before, after) in zip(steps, pairwise(positions), strict=True)
    ]
    if part == "game":
        return frames
    return next((found for found in reversed(phases(frames)) if is_of(part, found[0].before)), [])


def phases(frames: list[FilmedStep]) -> list[list[FilmedStep]]:
    """Steps by the phase, and in the players' by the turn, that they belong to."""
    return [
        [*found] for _, found in groupby(frames, lambda each: (each.before.round, each.before.phase, each.before.turn))
    ]


def is_of(part: MovingPart, state: State) -> bool:
    return state.phase == ENEMY_PHASE if part == "phase" else state.phase != ENEMY_PHASE and state.turn != NOBODY


def worth_seeing(frames: list[FilmedStep]) -> list[FilmedStep]:
    """Those in which somebody went somewhere, or something happened that is told; and how it ended."""
    return [each for each in frames if each is frames[-1] or is_worth_seeing(each)]


def is_worth_seeing(frame: FilmedStep) -> bool:
    return bool(caption(frame.events)) or any(isinstance(event, WAYS) for event in frame.events)


def spread(frames: list[FilmedStep], most: int) -> list[FilmedStep]:
    """Of very many frames some, evenly; the first and the last are among them."""
    if len(frames) <= most:
        return frames
    return [frames[number * (len(frames) - 1) // (most - 1)] for number in range(most)]


def caption(events: Sequence[Event]) -> str:
    """What is told last."""
    return next((tell(event) for event in reversed(events) if not isinstance(event, UNTOLD)), "")


# one frame


def drawn(frame: FilmedStep, known: LastKept[str, Image.Image]) -> Image.Image:
    """`known` are floors and grounds that were drawn before: most frames have the same ones."""
    plan = FloorPlan(frame.after.stage.board)
    height = plan.bottom + CAPTION
    board = BoardPicture(frame.after, manner_for(LONGEST / max(plan.width, height)))
    back = box(0, 0, plan.width, height, Ink(palette.PANEL))
    floor = page(plan.width, height, [back, *board.floor()])
    ground = page(plan.width, height, board.ground())
    shown = frame.after if frame.after.outcome else frame.before
    said = letters(shortened(caption(frame.events), 12, plan.width - 2 * MARGIN), plan.width / 2, plan.bottom + 12, 12)
    above = page(plan.width, height, [header(shown, plan), *trails(frame, plan), *board.figures(), *said])
    below = Image.alpha_composite(drawn_once(floor, known), drawn_once(ground, known))
    return Image.alpha_composite(below, pixels(above)).convert("RGB")


def drawn_once(picture: svg.SVG, known: LastKept[str, Image.Image]) -> Image.Image:
    text = picture.as_str()
    if text not in known:
        known[text] = pixels(picture)
    known.move_to_end(text)
    return known[text]


def pixels(picture: svg.SVG) -> Image.Image:
    return Image.open(BytesIO(rasterised(picture, LONGEST))).convert("RGBA")


def trails(frame: FilmedStep, plan: FloorPlan) -> Art:
    """The ways that figures went in this step."""
    return [lines([chain], pen(palette.TEXT, 3, (2, 7))) for chain in ways(frame, plan)]


def ways(frame: FilmedStep, plan: FloorPlan) -> Iterator[list[tuple[float, float]]]:
    names = frame.after.stage.board.names
    went = [(event.start, event.end) for event in frame.events if isinstance(event, WAYS)]
    for start, end in went:
        if start in names and end in names:
            yield [plan.centre_of(names.index(start)), plan.centre_of(names.index(end))]


def colours_of(frames: list[FilmedStep]) -> Image.Image:
    """The colours that all frames have, taken from some of them: then only what changed is written of each."""
    known: LastKept[str, Image.Image] = LastKept(MOST_KNOWN)
    samples = [drawn(each, known) for each in frames]
    width, height = samples[0].size
    sheet = Image.new("RGB", (width, height * len(samples)))
    for number, sample in enumerate(samples):
        sheet.paste(sample, (0, number * height))
    most = COLOURS - len(palette.SIGNALS)
    found = sheet.quantize(most, Image.Quantize.MEDIANCUT)
    signals = [channel for colour in palette.SIGNALS for channel in bytes.fromhex(colour[1:])]
    found.putpalette([*(found.getpalette() or [])[: 3 * most], *signals])
    return found


def as_gif(frames: Iterator[Image.Image], count: int) -> bytes:
    out = BytesIO()
    shown = [BEAT] * (count - 1) + [END]
    next(frames).save(
        out, "GIF", save_all=True, append_images=frames, duration=shown, loop=0, optimize=False, disposal=1
    )
    return out.getvalue()
