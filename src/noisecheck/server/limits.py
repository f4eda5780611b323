"""How much, how often: generous for people at play, and an end to floods."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from noisecheck.server.presence import Clock

MESSAGE_BYTES = 64_000
FRAME_BYTES = 256_000  # beyond this the connection is cut without an answer
BODY_BYTES = 64_000
IMPORT_BYTES = 1_000_000
IMPORT_GAMES = 1_000  # of a campaign: every page of it goes through all of them
MOST_HOLDERS = 50_000  # seats and addresses of which it is known how much they have done
SAME_NET = 64  # bits of an IPv6 address that all addresses of one connection to the internet share
CONNECTIONS = 200  # of one address at a time
MOST_CONNECTIONS = 20_000  # of all together, or as many as there are descriptors for
SPARE_DESCRIPTORS = 128  # for the store, files and pictures
QUESTIONS_OF_ONE = 100  # that wait for a thread, of one address
QUESTIONS_WAITING = 400  # of all together
REQUEST_SECONDS = 10.0  # for the head of a request to come whole
BODY_SECONDS = 20.0  # for its body
HELLO_SECONDS = 20.0  # for the first word over a WebSocket
STORE_SECONDS = 5.0  # for the store to show that it is there
POSTCARDS = 100  # kept, of a tenth of a megabyte each
POSTCARD_SECONDS = 20.0  # that somebody waits for one, others' before it included
ANIMATIONS = 6  # kept, of some megabytes each
ANIMATION_SECONDS = 600.0  # as long as one is asked after, others' before it included
MOST_MOVES = 20_000  # of one room, many times a long game
MOST_ASIDES = 10_000  # entries that are no moves: with an end of their own they cannot be that of a game


class Rate(NamedTuple):
    """`burst` at once, `refill` of them a second."""

    burst: float
    refill: float


class Allowance(NamedTuple):
    """How often something may be done from one seat, and from one address by all who come from there."""

    what: str
    seat: Rate
    address: Rate


# A household, a school or a club may sit behind one address; a seat is one person.
MESSAGES = Allowance(
    "messages", Rate(200, 60), Rate(4_000, 2_000)
)  # a page asks one or two things about every position
LINES = Allowance("lines", Rate(10, 1), Rate(40, 4))  # chat, names and bookmarks
DEEDS = Allowance("deeds", Rate(40, 4), Rate(400, 40))  # whatever else is kept, but for answers
PINGS = Allowance("pings", Rate(3, 0.6), Rate(30, 6))  # NET-09
PLANS = Allowance("plans", Rate(12, 2), Rate(120, 20))
QUESTIONS = Allowance("questions", Rate(40, 10), Rate(200, 50))  # aids
REFUSALS = Allowance("refusals", Rate(100, 5), Rate(1_000, 50))  # answered to a flood before it is cut off
REQUESTS = Allowance("requests", Rate(600, 100), Rate(600, 100))
NEW_ROOMS = Allowance("new-rooms", Rate(400, 2), Rate(400, 2))


class Bucket:
    """Fills up with time; every act takes one out."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def fill(self, now: float) -> None:
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.refill)
        self.at = now


class Budgets:
    """What every seat and every address has left. A connection has nothing of its own: whoever comes back finds what
    they left. Those not seen for longest are forgotten."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, allowed: Allowance, address: str, seat: str = "") -> bool:
        """Whether both had one left; without a seat it is the address alone that counts."""
        holders = [(allowed.address, network_of(address)), *([(allowed.seat, seat)] if seat else [])]
        now = self.clock()
        found = [self.bucket(allowed, rate, holder, now) for rate, holder in holders]
        if any(each.left < 1 for each in found):
            return False
        for each in found:
            each.left -= 1
        return True

    def bucket(self, allowed: Allowance, rate: Rate, holder: str, now: float) -> Bucket:
        key = allowed.what, holder
        if key not in self.buckets:
            self.buckets[key] = Bucket(rate, now)
            if len(self.buckets) > MOST_HOLDERS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        self.buckets[key].fill(now)
        return self.buckets[key]


def network_of(address: str) -> str:
    """Whose address it is: of IPv6 everybody has more addresses than could be counted."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return f"{int(found) >> 128 - SAME_NET:x}::" if isinstance(found, IPv6Address) else address
