"""Who is connected and says nothing takes nobody's place."""

import asyncio
import json
import socket
import sys
import urllib.request
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from noisecheck.server import limits
from noisecheck.server.doorkeeper import Doorkeeper
from noisecheck.server.serve import serve_until_stopped, take_port
from tests.server.house import PATIENCE

pytestmark = pytest.mark.anyio


class Line:
    def __init__(self) -> None:
        self.is_gone = False

    def abort(self) -> None:
        self.is_gone = True

    def is_closing(self) -> bool:
        return self.is_gone


def let_in(door: Doorkeeper, address: str, often: int) -> list[Line]:
    return [line for line in (Line() for _ in range(often)) if door.let_in(address, line)]


async def test_an_address_has_so_many_connections_and_takes_none_from_others() -> None:
    door = Doorkeeper(trusted=["192.0.2.99"])

    lines = let_in(door, "192.0.2.1", limits.CONNECTIONS + 50)

    assert len(lines) == limits.CONNECTIONS
    assert len(let_in(door, "192.0.2.2", 3)) == 3
    lines[0].is_gone = True
    assert len(let_in(door, "192.0.2.1", 2)) == 1


async def test_a_household_s_ipv6_addresses_are_one() -> None:
    door = Doorkeeper()
    let_in(door, "2001:db8::1", limits.CONNECTIONS)

    assert not let_in(door, "2001:db8::2", 1)


@pytest.mark.parametrize("address", ["192.0.2.99", "127.0.0.1", "::1"])
async def test_a_trusted_proxy_and_this_machine_bring_in_as_many_as_they_like(address: str) -> None:
    assert len(let_in(Doorkeeper(trusted=["192.0.2.99"]), address, 2 * limits.CONNECTIONS)) == 2 * limits.CONNECTIONS


async def test_when_all_places_are_taken_a_newcomer_gets_one_of_who_has_most() -> None:
    door = Doorkeeper(most=100)
    many, few = let_in(door, "192.0.2.1", 90), let_in(door, "192.0.2.2", 10)

    newcomers = [line for number in range(3, 13) for line in let_in(door, f"192.0.2.{number}", 1)]

    assert len(newcomers) == 10
    assert not any(line.is_gone for line in [*few, *newcomers])
    assert [line.is_gone for line in many].index(True) == 80, "the latest go"
    assert not let_in(door, "192.0.2.1", 1), "nobody takes a place from who has fewer"
    assert door.count() == 100


@pytest.mark.skipif(sys.platform != "linux", reason="only there this machine has as many addresses as it likes")
async def test_whoever_takes_all_descriptors_locks_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_CONNECTIONS", 30)
    async with server(tmp_path) as listening:
        silent = [await asyncio.open_connection(*listening.getsockname()) for _ in range(50)]

        answer = await rest_of(listening, HEALTH + b"connection: close\r\n\r\n", host="127.0.0.2")

        for _, writer in silent:
            writer.close()
    assert answer.startswith(b"HTTP/1.1 200")


async def test_behind_a_proxy_a_visitor_has_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The door sees the proxy; at tables they are told apart."""
    monkeypatch.setattr(limits, "CONNECTIONS", 2)
    async with server(tmp_path, ["127.0.0.1"]) as listening:
        host, port = listening.getsockname()

        async def visit(visitor: str) -> ClientConnection:
            headers = {"x-forwarded-for": visitor}
            return await connect(f"ws://{host}:{port}/ws/{table}", proxy=None, additional_headers=headers)

        table = await open_table(listening)
        lines = [await visit("192.0.2.1") for _ in range(2)]
        with pytest.raises(InvalidStatus, match="403"):
            await visit("192.0.2.1")
        lines.append(await visit("192.0.2.2"))
        await lines[0].close()
        for line in lines:
            await line.close()


@asynccontextmanager
async def server(folder: Path, proxies: Collection[str] = ()) -> AsyncIterator[socket.socket]:
    """In this process, so that a test can make it less patient."""
    listening, ready = take_port("127.0.0.1", 0), asyncio.Event()
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    task = asyncio.create_task(serve_until_stopped(listening, database, [], proxies, ready.set))
    try:
        await asyncio.wait_for(ready.wait(), PATIENCE)
        yield listening
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def rest_of(listening: socket.socket, sent: bytes, host: str = "127.0.0.1") -> bytes:
    """All that comes after this was sent, until the server hangs up."""
    reader, writer = await asyncio.open_connection(*listening.getsockname(), local_addr=(host, 0))
    try:
        writer.write(sent)
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def open_table(listening: socket.socket) -> str:
    host, port = listening.getsockname()
    body = json.dumps({"name": "Ann", "stage": "heliport"}).encode()
    asked = urllib.request.Request(f"http://{host}:{port}/api/tables", body)
    seat = json.loads(await asyncio.to_thread(lambda: urllib.request.urlopen(asked, timeout=PATIENCE).read()))
    return str(seat["table"])


HEALTH = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 20\r\nconnection: close\r\n\r\n{"


@pytest.mark.parametrize("sent", [b"", b"GET / HT", HEALTH, HEALTH + b"\r\nGET /he"])
async def test_whoever_says_nothing_or_half_a_request_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(limits, "REQUEST_SECONDS", 0.2)
    async with server(tmp_path) as listening:
        answer = await rest_of(listening, sent)

    assert answer.startswith(b"HTTP/1.1 200") == (b"\r\n\r\n" in sent)


async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.2)
    async with server(tmp_path) as listening:
        answer = await rest_of(listening, POST)

    assert answer.startswith(b"HTTP/1.1 400")
    assert b"did not come within" in answer


async def test_a_request_that_came_whole_may_take_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time for the head of a request is over long before its body comes."""
    monkeypatch.setattr(limits, "REQUEST_SECONDS", 0.05)
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.5)
    async with server(tmp_path) as listening:
        assert (await rest_of(listening, POST)).startswith(b"HTTP/1.1 400")


async def test_a_socket_over_which_nobody_says_hello_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In good order: the time for the head of a request is not that for a word."""
    monkeypatch.setattr(limits, "REQUEST_SECONDS", 0.05)
    monkeypatch.setattr(limits, "HELLO_SECONDS", 0.5)
    async with server(tmp_path) as listening:
        host, port = listening.getsockname()
        table = await open_table(listening)
        async with connect(f"ws://{host}:{port}/ws/{table}", proxy=None) as line:
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(line.recv(), PATIENCE)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1000


@pytest.mark.parametrize(("proxies", "believed"), [([], False), (["127.0.0.1"], True)])
async def test_only_a_trusted_proxy_is_believed_whom_it_speaks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxies: list[str], believed: bool
) -> None:
    """With one request for each address, a second from another one is answered only if the address is believed."""
    once = limits.REQUESTS._replace(address=limits.Rate(1, 0))
    monkeypatch.setattr(limits, "REQUESTS", once)
    asked = HEALTH + b"connection: close\r\nx-forwarded-for: %s\r\n\r\n"
    async with server(tmp_path, proxies) as listening:
        await rest_of(listening, asked % b"192.0.2.1")
        second = await rest_of(listening, asked % b"192.0.2.2")

    assert second.startswith(b"HTTP/1.1 200" if believed else b"HTTP/1.1 429")
