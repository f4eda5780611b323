"""What a server tells of its work to whoever watches over it, in the words of Prometheus (docs/server.md).

What happens is counted where it happens. What merely is, such as tables and connections, is looked up when somebody
asks. They ask at a port of its own on this machine, in a thread of its own: so it is never open to strangers, and it
answers when the loop does not.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

import noisecheck
from noisecheck.server import thinking, wire

if TYPE_CHECKING:
    from noisecheck.server.rooms import Rooms

ADDRESS = "127.0.0.1"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

registry = CollectorRegistry()
ProcessCollector(registry=registry)

entries = Counter("noisecheck_entries", "Entries written, by kind; chose is a decision.", ["kind"], registry=registry)
refusals = Counter("noisecheck_refusals", "What was refused, by code.", ["code"], registry=registry)
commands = Histogram(
    "noisecheck_command_seconds", "From a command to its being kept and told.", buckets=QUICK, registry=registry
)
questions = Histogram(
    "noisecheck_question_seconds", "From a question that takes long to its answer.", buckets=LONG, registry=registry
)
lag = Histogram("noisecheck_lag_seconds", "How late the loop comes to its clock.", buckets=QUICK, registry=registry)
statements = Histogram(
    "noisecheck_store_seconds", "A statement to the database.", ["what"], buckets=QUICK, registry=registry
)
store_errors = Counter("noisecheck_store_errors", "Statements that the database did not carry out.", registry=registry)


class Gauges(Collector):
    """How things stand in a process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    def collect(self) -> Iterable[Metric]:
        live = [*self.rooms.live.values()]
        yield InfoMetricFamily("noisecheck", "What serves.", {"version": noisecheck.__version__})
        tables = GaugeMetricFamily("noisecheck_tables", "Tables in memory.", labels=["state"])
        tables.add_metric(["seen"], len([room for room in live if room.clients and not room.is_broken]))
        tables.add_metric(["idle"], len([room for room in live if not room.clients and not room.is_broken]))
        tables.add_metric(["broken"], len([room for room in live if room.is_broken]))
        yield tables
        here = [client.player for room in live for client in [*room.clients]]
        connections = GaugeMetricFamily("noisecheck_connections", "Pages at tables.", labels=["who"])
        connections.add_metric(["player"], len([player for player in here if player is not None]))
        connections.add_metric(["spectator"], here.count(None))
        yield connections
        yield GaugeMetricFamily(
            "noisecheck_thoughts_waiting", "Thoughts without a thread yet.", thinking.thinkers.count()
        )


@contextmanager
def timed(into: Histogram) -> Iterator[None]:
    """Only what succeeds counts; what is refused is quick."""
    began = time.perf_counter()
    yield
    into.observe(time.perf_counter() - began)


@contextmanager
def standing(rooms: Rooms) -> Iterator[None]:
    """As long as this lasts, it is told how things stand in these rooms."""
    found = Gauges(rooms)
    registry.register(found)
    try:
        yield
    finally:
        registry.unregister(found)


@contextmanager
def told_at(port: int) -> Iterator[None]:
    """Answers at a port of this machine, if it is not 0. Raises `OSError` if that is taken."""
    if not port:
        yield
        return
    server, thread = start_http_server(port, ADDRESS, registry)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def count_entry(entry: Struct) -> None:
    entries.labels(entry.__struct_config__.tag).inc()


def count_refusal(code: wire.RefusalCode | wire.ProblemCode) -> None:
    refusals.labels(code).inc()
