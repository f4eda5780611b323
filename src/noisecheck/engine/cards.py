"""The cards and dice that lie on the table, as plain values."""

from __future__ import annotations

from typing import NamedTuple

WHITE = "w"
BLACK = "b"
ATTENTION_FACE = 0  # the white die's "!", which is not a number (ATT-6)


class Die(NamedTuple):
    """A die that lies on the table."""

    colour: str
    face: int

    def __str__(self) -> str:
        return DIE_TEXTS[self]


def face_text(face: int) -> str:
    return str(face) if face else "!"


# The side that a black die calls 1 is the white die's ! (CON-1).
WHITE_SIDES = {side: Die(WHITE, side if side > 1 else ATTENTION_FACE) for side in range(1, 7)}
BLACK_SIDES = {side: Die(BLACK, side) for side in range(1, 7)}
DIE_TEXTS = {Die(colour, face): colour + face_text(face) for colour in (WHITE, BLACK) for face in range(7)}


class OrderCard(NamedTuple):
    """An Order card (CON-3): section I action, red and blue number, turn arrow, camera flip."""

    action: str
    red: int = 0
    blue: int = 0
    arrow: str = ""
    flips: bool = False

    def __str__(self) -> str:
        if self.action == GAME_OVER:
            return GAME_OVER
        return f"{self.action} {self.red}/{self.blue} {self.arrow}" + (" flip" if self.flips else "")


ARROWS = ("left", "right")
GAME_OVER = "game-over"
ORDER_ACTIONS = ("waken", "radio-in", "lost-contact", "stay-alert")
THE_GAME_OVER_CARD = OrderCard(GAME_OVER)
ENDLESS_ORDER = OrderCard("lost-contact", 5, 4, "left")
