"""How much, how often: generous for people at play, and an end to floods."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from noisecheck.server.presence import Clock

MESSAGE_BYTES = 64_000
FRAME_BYTES = 256_000  # beyond this the connection is cut without an answer
BODY_BYTES = 64_000
IMPORT_BYTES = 1_000_000
IMPORT_GAMES = 1_000  # of a campaign: every page of it goes through all of them
MOST_ADDRESSES = 10_000
POSTCARDS = 100  # kept, of a tenth of a megabyte each
POSTCARD_SECONDS = 20.0  # that somebody waits for one, others' before it included
ANIMATIONS = 6  # kept, of some megabytes each
ANIMATION_SECONDS = 600.0  # as long as one is asked after, others' before it included
MOST_ENTRIES = 20_000  # of one room, many times a long game


class Rate(NamedTuple):
    """`burst` at once, `refill` of them a second."""

    burst: float
    refill: float


MESSAGES = Rate(200, 60)  # of one connection; a page asks one or two things about every position
LINES = Rate(10, 1)  # chat, names and bookmarks of one connection
DEEDS = Rate(40, 4)  # whatever else is kept, but for answers
PINGS = Rate(3, 0.6)  # NET-09
PLANS = Rate(12, 2)
QUESTIONS = Rate(40, 10)  # aids of one connection
REFUSALS = Rate(100, 5)  # answered to a flood before it is cut off
REQUESTS = Rate(600, 100)  # of one address
NEW_ROOMS = Rate(400, 2)
ANY_MESSAGES = Rate(4_000, 2_000)


class Bucket:
    """Fills up with time; every act takes one out."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self.left = rate.burst
        self.at = clock()

    def take(self) -> bool:
        """Whether there was one left."""
        now = self.clock()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.refill)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; those not seen for longest are forgotten."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.rate, self.clock)
            if len(self.by_address) > MOST_ADDRESSES:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(address)
        return bucket.take()
