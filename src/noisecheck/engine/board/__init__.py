"""The board: where figures can stand, step and see. Pure geometry; no figure, token or turn is known here."""

from noisecheck.engine.board.compass import (
    COMPASS,
    DIRECTIONS,
    Bitset,
    Direction,
    E,
    Facing,
    N,
    S,
    Space,
    W,
    bits,
    left_of,
    opposite,
    right_of,
)
from noisecheck.engine.board.explain import Sight, explain_sight
from noisecheck.engine.board.geometry import Geometry
from noisecheck.engine.board.spaces import Board, parse_board

__all__ = [
    "COMPASS",
    "DIRECTIONS",
    "Bitset",
    "Board",
    "Direction",
    "E",
    "Facing",
    "Geometry",
    "N",
    "S",
    "Sight",
    "Space",
    "W",
    "bits",
    "explain_sight",
    "left_of",
    "opposite",
    "parse_board",
    "right_of",
]
