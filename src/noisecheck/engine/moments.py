"""The named moments at which abilities, equipment, guards and bosses take part.

A rule that reaches such a moment asks everyone on its list, in order; who is on the lists is said in one place,
`cast.py`. What takes part returns its answer to the rule that asked. Nothing edits pending work.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from noisecheck.engine.board import Bitset, Space
    from noisecheck.engine.objections import Objection
    from noisecheck.engine.rules.dice import Roll
    from noisecheck.engine.stage import Stage
    from noisecheck.engine.state import Figure, Guard, Hero, State
    from noisecheck.engine.table import Option, Table

roll_changes: list[Callable[[State, Hero, Roll], Sequence[Option]]] = []
"""A roll of this hero is open: what may be done to it. Each option's value is a `changes.Change`."""

gear_changes: list[Callable[[State, Hero, Roll], Sequence[Option]]] = []
"""The same by equipment: asked only of a hero who carries some, or has used some in this round."""

enemy_phase: list[Callable[[State, Table], bool]] = []
"""The parts of the enemy phase, one after the other: each runs its next step, and is over when it says so (ACT-1)."""

unlisted_answers: list[Callable[[State], tuple[Option, ...]]] = []
"""In a fight a hero is asked for an action: what else may be answered, that players have to find out (CDX-1)?"""

unlisted_answered: list[Callable[[State, Table, Hero, Option], None]] = []
"""One of those was the answer."""

attention_elsewhere: list[Callable[[State, Hero], bool]] = []
"""This hero's Attention token would go on the map: does it have another place, where it stays?"""

attention_rolled: list[Callable[[State, Table, Hero, int], None]] = []
"""A roll of this hero is settled and shows that many ! (ATT-4); what it was rolled for has not happened yet."""

enemy_hurt: list[Callable[[State, Table, Hero, Figure, Roll, str], None]] = []
"""A hero's attack with this roll damaged an enemy, with this type of damage."""

hero_attacked: list[Callable[[State, Table, Hero], Hero]] = []
"""A hero is about to be attacked: who is the target now?"""

boss_attacks: list[Callable[[State, Table, Hero, int], int]] = []
"""The boss is about to attack this hero with so many dice: how many are left?"""

boss_evades: list[Callable[[State, Table, int], int]] = []
"""The boss is about to shift so many spaces, below 0 the other way, from what would hit it: how many are left?"""

hero_hurt: list[Callable[[State, Table, Hero], None]] = []
"""A hero took damage and lives."""

turn_begun: list[Callable[[State, Table, Hero], None]] = []
"""A hero's turn begins."""

action_begun: list[Callable[[State, Table, Hero, Option], None]] = []
"""A hero's action is paid for and about to happen."""

action_over: list[Callable[[State, Table, Hero, Option], None]] = []
"""A hero's action, or Focus move, and all it set off is over; sight has not been looked at yet (LOS-6)."""

move_exposed: list[Callable[[State, Table, Hero], None]] = []
"""A hero's move touches a line of sight of a guard or camera, or goes over a guard (LOS-7, MOV-2)."""

turn_over: list[Callable[[State, Table, Hero], None]] = []
"""A hero's turn is over, after noise check and COM-8."""

attention_placed: list[Callable[[State, Table, Hero], None]] = []
"""A hero drew attention or was alerted: the token is under them now (ATT-2, ATT-3)."""

focus_lenders: list[Callable[[State, Hero], list[Hero]]] = []
"""A hero would use Focus tokens: whose, besides their own?"""

focus_barred: list[Callable[[State], Objection | None]] = []
"""In a fight a hero would use Focus tokens or take a Focus action: what keeps all heroes from it?"""

ground_closed: list[Callable[[State], Bitset]] = []
"""In a fight somebody would move: in a hero's turn that hero, else guards. Which spaces are closed to them?"""

space_barred: list[Callable[[State, Space], Objection | None]] = []
"""In a fight a hero cannot move onto this space: is it because it is closed to them?"""

fight_over: list[Callable[[State], bool]] = []
"""A boss is not defeated: is the fight over all the same?"""

actions_covered: list[Callable[[Stage, str], Sequence[str]]] = []
"""A hero's actions are listed: which of the dashboard cannot be done in this stage (SET-18)."""

actions_added: list[Callable[[Stage], Sequence[str]]] = []
"""And which others can be done in it."""

turn_barred: list[Callable[[State, Hero], Objection | None]] = []
"""It is a hero's turn: what keeps the hero from doing anything at all, but ending it?"""

refresh_forbidden: list[Callable[[State, Hero], Objection | None]] = []
"""A hero would take a Focus action (ACT-8): what stands against it?"""

round_over: list[Callable[[State, Table], None]] = []
"""A round is over."""

guard_stopped: list[Callable[[State, Table, Guard], None]] = []
"""The active guard's movement has ended and it has turned as it will; it looks once more after this."""

space_entered: list[Callable[[State, Table, int], None]] = []
"""A figure, hero or guard, has moved onto this space."""

space_crossed: list[Callable[[State, Table, Hero, int], None]] = []
"""A hero's move touches this space: they land there, or jump over it (MOV-2)."""

token_enters: list[Callable[[State, Table, int], None]] = []
"""A token that is no figure, a missile, a grenade, a mine, a crosshair, is about to come into this space."""

blast_reached: list[Callable[[State, Table, int], None]] = []
"""Something exploded, and all it did to figures in these spaces is done."""

camera_sees: list[Callable[[State, Table, Hero], None]] = []
"""A camera is about to alert this hero; it may be jammed before it does."""

radio_called: list[Callable[[State, Table, list[int]], list[int]]] = []
"""Radio-In calls guards into these zones: into which do they come?"""
