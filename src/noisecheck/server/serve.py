"""Running the server: the port, the address to tell, the browser to open."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import ip_address

import uvicorn

from noisecheck.engine.errors import NoisecheckError
from noisecheck.server import limits, logs, metrics
from noisecheck.server.app import make_app
from noisecheck.server.connections import protocol_through, take_all_descriptors
from noisecheck.server.doorkeeper import Doorkeeper
from noisecheck.server.sql_store import SqlStore
from noisecheck.texts import say

MOST_TRIES = 50
EVERYWHERE = ("0.0.0.0", "::")
KEEPALIVE = 20.0  # seconds between two pings to a browser
FOR_SOCKETS = 0.8  # of all connections; the rest is for pages that are just being loaded
SWITCH = 0.001  # seconds after which a thread that thinks lets the loop go on


class NoPort(NoisecheckError):
    """One cannot listen there: somebody else does, the address is another machine's, the port is not for everybody."""


def bind(host: str, port: int) -> socket.socket:
    """Takes the port before anything is promised of it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found


def take_port(host: str, port: int) -> socket.socket:
    try:
        return bind(host, port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise no_port(host, port, error) from None
        free = next_free(host, port)
        key = "serve-port-taken" if free else "serve-ports-taken"
        raise NoPort(say(key, {"port": str(port), "free": str(free)})) from None


def no_port(host: str, port: int, error: OSError) -> NoPort:
    facts = {"host": host, "port": str(port), "reason": error.strerror or str(error)}
    return NoPort(say("serve-no-port", facts))


def next_free(host: str, port: int) -> int | None:
    for other in range(port + 1, min(port + MOST_TRIES, 65_536)):
        try:
            bind(host, other).close()
        except OSError:
            continue
        return other
    return None


def address_of(host: str, port: int) -> str:
    """What to type into a browser. Where other devices may come too it is one they can use: links are made from it."""
    shown = own_address() if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def outside(listening: socket.socket) -> str:
    """The address by which other devices come in; empty where only this machine can."""
    host, port = listening.getsockname()[:2]
    own = own_address() if host in EVERYWHERE else host
    return "" if ip_address(own).is_loopback else address_of(host, port)


def own_address() -> str:
    """This machine's address in its network; no packet is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation: nobody is there
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def open_browser(address: str) -> None:
    """Some browsers come back only when they are closed."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def serve(
    listening: socket.socket,
    database: str | None,
    names: Iterable[str] = (),
    proxies: Collection[str] = (),
    ready: Callable[[], None] = lambda: None,
    metrics_port: int = 0,
) -> None:
    """Until it is interrupted. `names` are those it may be called by, beside addresses; `proxies` are the addresses
    from which it believes whom they speak for; `ready` is called when it answers; at `metrics_port` of this machine it
    tells how it is, if that is not 0. Raises what keeps the database from being used."""
    sys.setswitchinterval(SWITCH)
    with telling(metrics_port), asyncio.Runner(loop_factory=fast_loop) as runner:
        runner.run(serve_until_stopped(listening, database, names, proxies, ready))


@contextmanager
def telling(port: int) -> Iterator[None]:
    with ExitStack() as until_then:
        try:
            until_then.enter_context(metrics.told_at(port))
        except OSError as error:
            raise no_port(metrics.ADDRESS, port, error) from None
        yield


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()


def fast_loop() -> asyncio.AbstractEventLoop:
    """uvloop where there is one: not on Windows."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def serve_until_stopped(
    listening: socket.socket,
    database: str | None,
    names: Iterable[str],
    proxies: Collection[str],
    ready: Callable[[], None],
) -> None:
    logs.set_up()
    most = take_all_descriptors()
    store = await SqlStore.open(database)
    config = uvicorn.Config(
        make_app(store, names=names, outside=outside(listening), most_sockets=int(most * FOR_SOCKETS)),
        http=protocol_through(Doorkeeper(proxies, most)),
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[*proxies],
        ws="websockets-sansio",
        ws_max_size=limits.FRAME_BYTES,
        ws_ping_interval=KEEPALIVE,
        ws_ping_timeout=KEEPALIVE,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    spare_the_collector()
    await Server(config, ready).serve(sockets=[listening])


def spare_the_collector() -> None:
    """Rooms are large and have no cycles in them: to look through all of them takes a blink of everybody's time, and
    finds nothing. What was imported is never looked at again, what is old rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000)
