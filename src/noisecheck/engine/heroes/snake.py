"""Snake: Silent Takedown, Sneak Attack, I Work Alone (HER-1 to HER-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noisecheck.engine.board import Board, bits, opposite
from noisecheck.engine.bosses.kit import rules_of
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules import abilities, changes, damage
from noisecheck.engine.rules.acting import Way, one_by_one, tried
from noisecheck.engine.rules.attacks import melee_spaces
from noisecheck.engine.state import Boss, Figure, Hero, State
from noisecheck.engine.table import Option, Table

if TYPE_CHECKING:
    from noisecheck.engine.rules.dice import Roll


I_WORK_ALONE = phrase("i-work-alone die {dice:die} {turned}")


def has_its_back_to(board: Board, guard: Figure, space: int) -> bool:
    """The space lies straight behind the guard or boss, in its row or column; behind any of a boss's spaces."""
    if guard.facing is None or (isinstance(guard, Boss) and rules_of(guard).faces_all_ways):
        return False
    behind, covered = board.ahead[opposite(guard.facing)], guard.body if isinstance(guard, Boss) else 1 << guard.space
    return any(behind[each] >> space & 1 and is_same_line(board, each, space) for each in bits(covered))


def is_same_line(board: Board, space: int, other: int) -> bool:
    return space % board.width == other % board.width or space // board.width == other // board.width


def takedown_objection(state: State, hero: Hero, space: int) -> Objection | None:
    """HER-1: a guard next to Snake with its back to him."""
    names = state.stage.board.names
    guard = state.guard_at(space)
    if guard is None:
        return Objection("HER-1", "no-guard", {"space": names[space]})
    if not state.geometry.near[hero.space] >> space & 1:
        return Objection("ADJ-1", "not-adjacent", {"space": names[space]})
    if not has_its_back_to(state.stage.board, guard, hero.space):
        return Objection("HER-1", "not-from-behind", {"space": names[space]})
    return None


def takedown(state: State, table: Table, hero: Hero, space: int) -> None:
    """HER-1, Silent Takedown: the guard becomes a Dead token; no dice, no noise."""
    guard = state.guard_at(space)
    assert guard is not None
    damage.kill_guard(state, table, guard, "HER-1")


TAKEDOWN = tried(
    "HER-1",
    Way(
        phrase("takedown {space:enemy}"),
        takedown_objection,
        one_by_one(lambda state, hero: bits(melee_spaces(state, hero))),
    ),
    perform=takedown,
    cost=2,
    needs_a_guard=True,
)


def sneak_attack(state: State, table: Table, hero: Hero, enemy: Figure, roll: Roll, kind: str) -> None:
    """HER-2: once a round, one more damage of the same type to an enemy hurt from behind, if it still stands."""
    is_from_behind = has_its_back_to(state.stage.board, enemy, hero.space)
    if is_from_behind and abilities.can_add_damage(state, hero, enemy, "sneak-attack"):
        abilities.offer_damage(state, table, hero, enemy, "sneak-attack", kind)


def i_work_alone(state: State, hero: Hero, roll: Roll) -> list[Option]:
    """HER-3: with a weapon and no other hero within 2 spaces, one die may be changed by 1."""
    if not roll.dice or not roll.purpose.weapon or not abilities.has_ready(hero, "i-work-alone"):
        return []
    near = state.geometry.within(hero.space, 2)
    if any(near >> other.space & 1 for other in state.heroes if other is not hero):
        return []
    return changes.adjustments(I_WORK_ALONE.option, roll.dice, changes.Change("i-work-alone", "add"), (1, -1))
