"""The named moments at which abilities and equipment take part.

A rule that reaches such a moment asks everyone on its list, in order; who is on the lists is said in one place,
`cast.py`. What takes part returns its answer to the rule that asked. Nothing edits pending work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from noisecheck.engine.rules.dice import Roll
    from noisecheck.engine.state import Guard, Hero, State
    from noisecheck.engine.table import Option, Table

roll_changes: list[Callable[[State, Hero, Roll], list[Option]]] = []
"""A roll of this hero is open: what may be done to it. Each option's value is a `changes.Change`."""

guard_hurt: list[Callable[[State, Table, Hero, Guard, Roll, str], None]] = []
"""A hero's attack with this roll damaged a guard, with this type of damage."""

hero_attacked: list[Callable[[State, Table, Hero], Hero]] = []
"""A hero is about to be attacked: who is the target now?"""

hero_hurt: list[Callable[[State, Table, Hero], None]] = []
"""A hero took damage and lives."""

turn_begun: list[Callable[[State, Table, Hero], None]] = []
"""A hero's turn begins."""

action_over: list[Callable[[State, Table, Hero, Option], None]] = []
"""A hero's action, or Focus move, and all it set off is over; sight has not been looked at yet (LOS-6)."""

turn_over: list[Callable[[State, Table, Hero], None]] = []
"""A hero's turn is over, after noise check and COM-8."""

round_over: list[Callable[[State], None]] = []
"""A round is over."""

guard_stopped: list[Callable[[State, Table, Guard], None]] = []
"""The active guard's movement has ended and it has turned as it will; it looks once more after this."""

space_entered: list[Callable[[State, Table, int], None]] = []
"""A figure, hero or guard, has moved onto this space."""
