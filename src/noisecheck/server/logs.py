"""What the server writes of faults: time, level and words on one line, the trace of each fault once in a while.

Names, paths and texts in it come from strangers, so nothing goes out that a terminal would obey.
"""

from __future__ import annotations

import logging
import time
from types import TracebackType
from typing import TypeAlias

from noisecheck.content.harmless import harmless
from noisecheck.engine.keeping import LastKept
from noisecheck.server.presence import Clock

FORMAT = "%(asctime)s %(levelname)s %(message)s"
AGAIN = 60.0  # seconds after which a fault that lasts is told again
MOST_KNOWN = 1_000

Place: TypeAlias = tuple[str, str, int]


class Once(logging.Filter):
    """The same words about the same fault are written once in a while; other words about it without its trace."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.told: LastKept[object, float] = LastKept(MOST_KNOWN)

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return True
        place = place_of(error, error.__traceback__)
        if self.was_told((place, record.getMessage())):
            return False
        if self.was_told(place):
            record.msg, record.args = f"{record.getMessage()} ({type(error).__name__}, as above)", ()
            record.exc_info = record.exc_text = None
        return True

    def was_told(self, key: object) -> bool:
        now = self.clock()
        if key in self.told and now - self.told[key] < AGAIN:
            return True
        self.told[key] = now
        return False


def place_of(error: BaseException, trace: TracebackType | None) -> Place:
    """Where a fault came up."""
    while trace and trace.tb_next:
        trace = trace.tb_next
    name, line = (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace else ("", 0)
    return type(error).__name__, name, line


class Harmless(logging.Formatter):
    """One line for a record, whatever stands in it; the lines of a trace come after it."""

    def format(self, record: logging.LogRecord) -> str:
        record.msg, record.args = harmless(record.getMessage()).replace("\n", "\\n"), ()
        return harmless(super().format(record))


def set_up() -> None:
    """For the whole process."""
    handler = logging.StreamHandler()
    handler.setFormatter(Harmless(FORMAT))
    handler.addFilter(Once())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
