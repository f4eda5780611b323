"""Who takes part at which moment, and in which order.

Importing this module fills the lists of `moments.py`; `game.py` does, once.
"""

from __future__ import annotations

from noisecheck.engine import moments
from noisecheck.engine.gear import firearms, using
from noisecheck.engine.heroes import snake
from noisecheck.engine.rules import changes

moments.roll_changes[:] = [changes.own_tokens, snake.i_work_alone]
moments.guard_hurt[:] = [snake.sneak_attack]

using.uses.update(firearms.FIREARMS)
