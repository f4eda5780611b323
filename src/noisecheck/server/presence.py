"""Who is here. Nothing of it is kept: after a restart everybody comes back by themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

Clock: TypeAlias = Callable[[], float]

COURTESY = 120.0  # seconds that a hero waits for its player (NET-08)
FORGOTTEN = 40.0  # seconds after which a server process that says nothing counts as gone


class Elsewhere(NamedTuple):
    """Who is connected to the same table by way of another server process."""

    players: frozenset[int]
    spectators: int
    heard: float


class Presence:
    """The connections of one table, here and by way of other processes. `clock` counts seconds from any start."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.began = clock()
        self.local: Counter[int] = Counter()
        self.watching = 0
        self.left: dict[int, float] = {}
        self.elsewhere: dict[str, Elsewhere] = {}

    def come(self, player: int | None) -> None:
        if player is None:
            self.watching += 1
        else:
            self.local[player] += 1

    def go(self, player: int | None) -> None:
        if player is None:
            self.watching -= 1
        else:
            self.local[player] -= 1
            if not self.local[player]:
                del self.local[player]
            self.left[player] = self.clock()

    def hear(self, process: str, players: frozenset[int], spectators: int) -> bool:
        """What another process told; whether that changed anything."""
        before = self.elsewhere.get(process)
        now = self.clock()
        self.elsewhere[process] = Elsewhere(players, spectators, now)
        gone = before.players - players if before else frozenset()
        self.left |= dict.fromkeys(gone, now)
        return before is None or before[:2] != (players, spectators)

    def forget_the_silent(self) -> bool:
        """Drops processes that have not spoken for long; whether there were any."""
        now = self.clock()
        silent = [name for name, each in self.elsewhere.items() if now - each.heard > FORGOTTEN]
        for name in silent:
            gone = self.elsewhere.pop(name)
            self.left |= dict.fromkeys(gone.players, now)
        return bool(silent)

    def is_here(self, player: int) -> bool:
        return player in self.local or any(player in each.players for each in self.elsewhere.values())

    def away(self, player: int) -> float:
        """Seconds since the last connection was lost, 0 while there is one."""
        return 0.0 if self.is_here(player) else max(0.0, self.clock() - self.left.get(player, self.began))

    def is_missed(self, player: int) -> bool:
        """Whether the player is away for longer than courtesy asks to wait."""
        return self.away(player) >= COURTESY

    def spectators(self) -> int:
        return self.watching + sum(each.spectators for each in self.elsewhere.values())
