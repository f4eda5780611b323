"""Connections before anything is said over them: so many of one address, and none that keeps us waiting.

Whoever is connected takes a descriptor of this process, of which there are not many; without an end to it, one who
says nothing could lock everybody else out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from ipaddress import ip_address
from typing import Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

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


def protocol_through(door: Doorkeeper) -> type[H11Protocol]:
    """What speaks HTTP with those whom the door lets in, and goes when a request does not come whole in time."""

    class Patient(H11Protocol):
        deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if door.let_in(self.client[0] if self.client else "", transport):
                self.wait()
            else:
                transport.abort()

        def wait(self) -> None:
            if self.deadline is None:
                self.deadline = self.loop.call_later(limits.REQUEST_SECONDS, self.give_up)

        def data_received(self, data: bytes) -> None:
            """What was asked is answered in its own time; the head of the next request has to come in time again."""
            self.wait()
            super().data_received(data)
            if self.cycle is not None and not self.cycle.response_complete:
                self.stop_waiting()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            super().handle_websocket_upgrade(event)
            self.stop_waiting()

        def connection_lost(self, exc: Exception | None) -> None:
            self.stop_waiting()
            super().connection_lost(exc)

        def stop_waiting(self) -> None:
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def give_up(self) -> None:
            self.transport.abort()

    return Patient


def take_all_descriptors() -> int:
    """As many as this process may have; systems give fewer to begin with. Returns how many connections that leaves."""
    with suppress(ImportError, ValueError, OSError):  # Windows has no such limit
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        if most != resource.RLIM_INFINITY:
            return max(1, min(limits.MOST_CONNECTIONS, most - limits.SPARE_DESCRIPTORS))
    return limits.MOST_CONNECTIONS
