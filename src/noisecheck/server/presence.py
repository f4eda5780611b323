"""Who is here. Nothing of it is kept: after a restart everybody comes back by themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

Clock: TypeAlias = Callable[[], float]

COURTESY = 120.0  # seconds that a hero waits for its player (NET-08)
NUDGE = 90.0  # seconds without a sign of life after which one who is asked is reminded
ASLEEP = 180.0  # and after which others may step in
UNSHOWN = 100.0  # seconds after which a page that showed something and says nothing more is not waited for
FORGOTTEN = 40.0  # seconds after which a server process that says nothing counts as gone


class Elsewhere(NamedTuple):
    """Who is connected to the same room by way of another server process."""

    players: frozenset[int]
    spectators: int
    heard: float


class Presence:
    """The connections of one room, here and by way of other processes. `clock` counts seconds from any start."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.began = clock()
        self.local: Counter[int] = Counter()
        self.watching = 0
        self.left: dict[int, float] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        self.stirred: dict[int, float] = {}  # the last sign of life
        self.asked: dict[int, float] = {}  # whom the question is for, since when
        self.question = 0
        self.showing: dict[int, float] = {}  # whose page still shows what happened, and when it said so
        self.nudged: set[int] = set()  # who was told that others wait

    def come(self, player: int | None) -> None:
        if player is None:
            self.watching += 1
        else:
            self.local[player] += 1
            self.stir(player)

    def go(self, player: int | None) -> None:
        if player is None:
            self.watching -= 1
        else:
            self.local[player] -= 1
            if not self.local[player]:
                del self.local[player]
            self.left[player] = self.clock()

    def hear(self, process: str, players: frozenset[int], spectators: int, quiet: dict[int, float]) -> bool:
        """What another process told; whether that changed anything. `quiet`: seconds since a sign of life."""
        before = self.elsewhere.get(process)
        now = self.clock()
        for player, seconds in quiet.items():
            self.stirred[player] = max(self.stirred.get(player, 0.0), now - seconds)
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

    # what pages have shown

    def show(self, player: int, busy: bool) -> None:
        self.showing.pop(player, None)
        if busy:
            self.showing[player] = self.clock()

    def is_behind(self) -> bool:
        """Whether a page still shows what happened, of a player who is here; with others here, of one who is awake."""
        return any(
            self.is_here(player) and self.clock() - said < UNSHOWN and (self.is_awake(player) or self.is_alone(player))
            for player, said in self.showing.items()
        )

    def is_alone(self, player: int) -> bool:
        return {*self.local}.union(*(each.players for each in self.elsewhere.values())) <= {player}

    # signs of life

    def stir(self, player: int) -> bool:
        """A sign of life; whether the player was asleep before it."""
        was_asleep = self.is_here(player) and not self.is_awake(player)
        self.stirred[player] = self.clock()
        self.nudged.discard(player)
        return was_asleep

    def ask(self, question: int, players: list[int]) -> None:
        """A question, by the number of the entry that led to it, is for these players."""
        now = self.clock()
        known = self.asked if question == self.question else {}
        self.asked = {player: known.get(player, now) for player in players}
        self.question = question
        self.nudged &= known.keys()

    def quiet(self, player: int) -> float:
        """Seconds since the last sign of life."""
        return self.clock() - self.stirred.get(player, self.began)

    def idle(self, player: int) -> float:
        """Seconds for which the room waits for this player without a sign of life."""
        if player not in self.asked or not self.is_here(player):
            return 0.0
        return min(self.quiet(player), self.clock() - self.asked[player])

    def to_nudge(self) -> list[int]:
        """Those connected here who are due to be reminded and have not been yet."""
        return [player for player in self.local if player not in self.nudged and self.idle(player) >= NUDGE]

    def is_awake(self, player: int) -> bool:
        return self.is_here(player) and self.quiet(player) < ASLEEP

    def is_missed(self, player: int) -> bool:
        """Whether the player has been away, or idle, for longer than others have to wait."""
        return self.away(player) >= COURTESY or self.idle(player) >= ASLEEP

    def spectators(self) -> int:
        return self.watching + sum(each.spectators for each in self.elsewhere.values())
