"""How long statements to a database take, for those who watch over a server (`metrics.py`)."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.exc import IntegrityError

from noisecheck.server import metrics

BEGAN = "noisecheck_began"


def watch(engine: Engine) -> None:
    """Every statement to a database."""

    def begin(connection: Any, *_: object) -> None:
        connection.info[BEGAN] = time.perf_counter()

    def end(connection: Any, cursor: object, statement: str, *_: object) -> None:
        what = statement.split(maxsplit=1)[0].lower()
        metrics.statements.labels(what).observe(time.perf_counter() - connection.info[BEGAN])

    def fail(context: Any) -> None:
        if not isinstance(context.sqlalchemy_exception, IntegrityError):  # two wrote at once: nobody's fault
            metrics.store_errors.inc()

    event.listen(engine, "before_cursor_execute", begin)
    event.listen(engine, "after_cursor_execute", end)
    event.listen(engine, "handle_error", fail)
