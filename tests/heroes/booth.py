"""Otacon in a booth with a terminal, in the stage of a boss that has a System deck in these tests."""

from noisecheck import Game
from noisecheck.foresight.view.position import position
from tests.table import scene

TIRED = "inactive plus-minus-1,reroll-black,plus-minus-2,plus-black"
DECK = ("distraction", "lights-out", "all-clear", "sensor-control")
ROOM = """
    a   b   c   d
  +---+---+---+---+
1 | . | .   .   . |
  +---+   +   +   +
2 | .   .   .   . |
  +---+---+---+---+
stage boss ocelot
node d1 S
node d2 W
boss ocelot d1 S
boss-deck reload
snake b2
terminal a1 level 4 needs 3+ 6{}
turn otacon
system all-clear; sensor-control
"""
HACKED = ROOM.format(" hacked") + "beside distraction 3 - -\nbeside lights-out - 6\n"


def booth(text: str, tired: str = TIRED) -> Game:
    return scene(HACKED + f"otacon a1 {tired}\n" + text)


def trace_of(game: Game) -> list[object]:
    """The space of his token on the terminal card, and its side."""
    trace = position(game).trace
    return [] if trace is None else [trace.space, trace.side]
