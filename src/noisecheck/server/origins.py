"""Which pages may talk to this server: its own; and by which names it is called."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

LOOPBACK = frozenset(["localhost", "127.0.0.1", "::1"])


def is_ours(connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    A page on this machine may talk to a server on this machine, whatever its port: so a development server can.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    try:
        page, here = urlsplit(origin), urlsplit(f"//{host}")
        if page.hostname in LOOPBACK and here.hostname in LOOPBACK:
            return True
        return page.scheme in ("http", "https") and page.netloc.lower() == host.lower()
    except ValueError:
        return False


def is_called_right(connection: HTTPConnection, names: Collection[str]) -> bool:
    """Whether the request names this server by an address, or by a name it goes by.

    Anybody can let a name of their own point at this machine: then their page would count as ours.
    """
    try:
        host = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
        return host in LOOPBACK or host in names or ("%" not in host and bool(ip_address(host)))
    except ValueError:
        return False
