"""Who is connected: so many of one address, and so many in all."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from ipaddress import ip_address
from typing import Protocol

from noisecheck.server import limits
from noisecheck.server.limits import network_of

MANY = 1_000  # addresses after which those are forgotten that nobody is connected from


class Line(Protocol):
    """A connection of any kind."""

    def is_closing(self) -> bool: ...

    def abort(self) -> None: ...


class Doorkeeper:
    """Who is in, by address: so many of each, and so many in all. This machine and `trusted` proxies may bring in as
    many as they like, as long as there is room. When there is none, whoever has most places gives up the latest for
    one who has fewer: so a newcomer always gets in."""

    def __init__(self, trusted: Collection[str] = (), most: int = limits.MOST_CONNECTIONS) -> None:
        self.trusted = frozenset(trusted)
        self.most = most
        self.inside: dict[str, list[Line]] = {}

    def let_in(self, address: str, line: Line) -> bool:
        who = network_of(address)
        here = still_there(self.inside.get(who, []))
        is_limited = address not in self.trusted and not is_loopback(address)
        if (is_limited and len(here) >= limits.CONNECTIONS) or not self.has_room_for(len(here)):
            return False
        self.inside[who] = [*here, line]
        if len(self.inside) > MANY:
            self.forget_the_gone()
        return True

    def has_room_for(self, have: int) -> bool:
        """Whether one more comes in, of somebody who has so many already."""
        if self.count() >= self.most:
            self.forget_the_gone()
        if self.count() < self.most:
            return True
        most = max(self.inside.values(), key=len)
        if len(most) <= have + 1:
            return False
        most.pop().abort()
        return True

    def count(self) -> int:
        return sum(map(len, self.inside.values()))

    def forget_the_gone(self) -> None:
        self.inside = {each: left for each, found in self.inside.items() if (left := still_there(found))}


def still_there(lines: list[Line]) -> list[Line]:
    return [each for each in lines if not each.is_closing()]


def is_loopback(address: str) -> bool:
    with suppress(ValueError):
        return ip_address(address).is_loopback
    return False
