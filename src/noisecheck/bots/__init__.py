"""Bots: players that are part of the program. `bot("steady")` makes one; `docs/bots.md` tells how to write another.

They see what players see: the order of the decks, dice to come and face-down traps are dealt again before a bot looks.
"""

from __future__ import annotations

from noisecheck.bots.base import Bot
from noisecheck.bots.bosses import plans_against
from noisecheck.bots.randomly import Randomly
from noisecheck.bots.search.bot import Search
from noisecheck.bots.shapes import Why
from noisecheck.bots.steady.bot import Steady
from noisecheck.engine import chance
from noisecheck.engine.errors import UnknownName

BOTS = ("random", "steady", "search")
A_TURN = 200.0  # milliseconds
WITH_PLANS = (Steady.name, Search.name)


def check_name(name: str, boss: str = "") -> None:
    """Raises `UnknownName` for a bot, or a plan against this boss, that does not exist."""
    kind, colon, plan = name.partition(":")
    known = [each.name for each in plans_against(boss)] if boss and kind in WITH_PLANS else []
    if kind not in BOTS:
        raise UnknownName("bot", kind, ", ".join(BOTS))
    if colon and plan not in known:
        raise UnknownName("plan", plan, ", ".join(known) or "–")


def bot(name: str, seed: int = 0, *, milliseconds: float = A_TURN, nodes: int = 0) -> Bot:
    """A new player by the name of its kind. One plays one game.

    `seed` starts its own generator, which tells nothing of the game with the same seed. A search thinks `milliseconds`
    a turn; given `nodes` it plays that many playouts per decision, for all plans together, however long it takes,
    and plays the same game again for the same seed. `steady:keep-away` is a steady that fights by this plan.
    """
    seed = chance.apart(seed)
    kind, _, plan = name.partition(":")
    if kind == Randomly.name:
        return Randomly(seed)
    if kind == Steady.name:
        return Steady(seed, plan)
    if kind == Search.name:
        return Search(seed, milliseconds, nodes, plan)
    raise UnknownName("bot", name, ", ".join(BOTS))


__all__ = ["BOTS", "Bot", "Why", "bot", "check_name"]
