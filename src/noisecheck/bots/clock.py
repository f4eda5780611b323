"""How long a thought has taken, by the thread's own processor where there is such a clock: what else the machine does
is not the bot's fault. A browser has only that on the wall."""

from __future__ import annotations

import time

thread_time = getattr(time, "thread_time", time.perf_counter)
