"""Connections before anything is said over them: so many of one address, and none that keeps us waiting.

Whoever is connected takes a descriptor of this process, of which there are not many; without an end to it, one who
says nothing could lock everybody else out.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from noisecheck.server import limits
from noisecheck.server.doorkeeper import Doorkeeper


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
