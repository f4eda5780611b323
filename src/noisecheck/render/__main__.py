"""Draws in a process of its own, for a server that has no time to wait: a saved game comes in, a picture goes out.

`postcard`, `card` with how many rewinds a win took, or the part of a game that is to move. First there is a line for
each frame: how many are done, of how many; then an empty line, and then the picture.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import noisecheck
from noisecheck.campaign.rank import rank
from noisecheck.foresight.shapes import MOVING_PARTS
from noisecheck.render.animation import animate
from noisecheck.render.card import card
from noisecheck.render.files import rasterised
from noisecheck.render.postcard import WIDTH, postcard

POSTCARD, CARD = "postcard", "card"


def main(wanted: str) -> None:
    with suppress(AttributeError):  # Windows has none
        os.nice(10)  # whoever plays comes first
    game = noisecheck.load_game(sys.stdin.buffer.read().decode())
    kind, *counts = wanted.split()
    if kind == POSTCARD:
        picture = rasterised(postcard(game.checkpoint), WIDTH)
    elif kind == CARD and (made := rank(game, *map(int, counts))):
        picture = rasterised(card(game, made), WIDTH)
    else:
        part = next(part for part in MOVING_PARTS if part == wanted)
        picture = animate(game, part, lambda done, of: print(done, of, flush=True))
    print(flush=True)
    sys.stdout.buffer.write(picture)


if __name__ == "__main__":
    main(sys.argv[1])
