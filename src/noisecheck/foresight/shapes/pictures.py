"""What pictures there are of a game."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, get_args

MovingPart: TypeAlias = Literal["game", "phase", "turn"]  # of a game that was played: all of it, or the last of these
MOVING_PARTS: tuple[MovingPart, ...] = get_args(MovingPart)


class Size(NamedTuple):
    width: int
    height: int


POSTCARD = Size(1200, 630)  # as sites ask for it that show what a link leads to
