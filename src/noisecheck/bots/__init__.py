"""Bots: players that are part of the program. `bot("steady")` makes one; `docs/bots.md` tells how to write another.

They see what players see: the order of the decks, dice to come and face-down traps are dealt anew before a bot looks.
"""

from __future__ import annotations

from noisecheck.bots.base import Bot
from noisecheck.bots.randomly import Randomly
from noisecheck.bots.search import Search
from noisecheck.bots.shapes import Why
from noisecheck.bots.steady import Steady
from noisecheck.engine import chance
from noisecheck.engine.errors import UnknownName
from noisecheck.engine.stage import Stage

BOTS = ("random", "steady", "search")
A_TURN = 200.0  # milliseconds


def bots_for(stage: Stage) -> tuple[str, ...]:
    """The bots that can play a stage: those that think know no bosses."""
    return (Randomly.name,) if stage.boss else BOTS


def bot(name: str, seed: int = 0, *, milliseconds: float = A_TURN, nodes: int = 0) -> Bot:
    """A new player by the name of its kind. One plays one game.

    `seed` starts its own generator, which tells nothing of the game with the same seed. A search thinks `milliseconds`
    a turn; given `nodes` it tries so many futures at a decision instead, for all plans together, however long it takes,
    and plays the same game again for the same seed.
    """
    seed = chance.apart(seed)
    if name == Randomly.name:
        return Randomly(seed)
    if name == Steady.name:
        return Steady(seed)
    if name == Search.name:
        return Search(seed, milliseconds, nodes)
    raise UnknownName("bot", name, ", ".join(BOTS))


__all__ = ["BOTS", "Bot", "Why", "bot", "bots_for"]
