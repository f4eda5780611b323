"""Whatever stands on the map and is not a hero: guards, a boss, figures that a boss brings along.

Heroes attack all of them by the same rules (ACT-14, COM-1). What differs, how hard they are to hit, what damage does to
them, how they strike back, each kind says for itself: an `EnemyKind`, by name in `KINDS`, which `cast.py` fills.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from noisecheck.engine.board import Bitset, bits
from noisecheck.engine.equipment import gear_named
from noisecheck.engine.objections import Objection
from noisecheck.engine.state import Figure, Guard, Hero, State
from noisecheck.engine.table import Table

MELEE = "melee"


def no_objection(state: State, hero: Hero, figure: Figure, means: str) -> Objection | None:
    return None


def no_answer(state: State, table: Table, figure: Figure, dealt: int) -> None:
    """It takes what it gets."""


def never_withstands(state: State, figure: Figure, means: str) -> bool:
    return False


def never_fell(state: State, figure: Figure) -> int:
    return 0


def is_what_it_seems(state: State, table: Table, figure: Figure) -> Figure | None:
    return figure


class EnemyKind(NamedTuple):
    """What figures of one kind have in common.

    `name` is what events call one. `hurt` deals it damage of a type under a rule. `strike` is its attack on a hero
    who leapfrogged it (MOV-3), unless it has fallen since: `falls` says how often it has; without a strike it has
    none. `objection` says why a hero may not attack it by these means: the family of a weapon or explosive, or
    "melee"; what it `withstands` does it no harm. `answer` is what it does when an attack on it is over and dealt
    so much, `blasted` when a blast did, which is no attack (COM-5). `turn_up` is asked before either: who is there,
    if it lies face down (BOS-7)?
    """

    name: Callable[[Any], str]
    defense: Callable[[State, Any], int]
    hurt: Callable[[State, Table, Any, int, str, str], None]
    stands: Callable[[State, Any], bool]
    strike: Callable[[State, Table, Any, Hero, str], None] | None = None
    objection: Callable[[State, Hero, Any, str], Objection | None] = no_objection
    withstands: Callable[[State, Any, str], bool] = never_withstands
    answer: Callable[[State, Table, Any, int], None] = no_answer
    blasted: Callable[[State, Table, Any, int], None] = no_answer
    turn_up: Callable[[State, Table, Any], Figure | None] = is_what_it_seems
    falls: Callable[[State, Any], int] = never_fell


KINDS: dict[str, EnemyKind] = {}


def kind_of(figure: Figure) -> EnemyKind:
    return KINDS[figure.kind]


def figures_on(state: State, spaces: Bitset) -> list[Figure]:
    """The guards on these spaces, top to bottom, left to right; then a boss and what stands with it, each once."""
    guards = sorted((guard for guard in state.guards if spaces >> guard.space & 1), key=space_of)
    boss = state.boss
    if boss is None:
        return [*guards]
    others: list[Figure] = [boss] if boss.body & spaces else []
    return [*guards, *others, *(token for token in boss.figures() if spaces >> token.space & 1)]


def turned_up(state: State, table: Table, figures: Sequence[Figure]) -> list[Figure]:
    """Whom an attack or blast on these figures meets: what lies face down is flipped first (BOS-7)."""
    found = []
    for figure in figures:
        if kind_of(figure).stands(state, figure):
            met = kind_of(figure).turn_up(state, table, figure)
            found += [met] if met is not None else []
    return found


def space_of(guard: Guard) -> int:
    return guard.space


def means_of(card: str) -> str:
    """By what a figure is attacked: the family of the card, or bare hands."""
    gear = gear_named(card)
    return gear.family if gear else card or MELEE


def attack_objection(state: State, hero: Hero, space: int, means: str) -> Objection | None:
    """ACT-14: a figure stands there that a hero may attack by these means; what cannot harm it is not an attack."""
    figure = state.figure_at(space)
    if figure is None:
        return Objection("ACT-14", "no-enemy", {"space": state.stage.board.names[space]})
    how = kind_of(figure)
    if how.withstands(state, figure, means):
        return Objection("ACT-14", "no-harm", {"figure": how.name(figure)})
    return how.objection(state, hero, figure, means)


def targets(state: State, hero: Hero, spaces: Bitset, means: str) -> list[int]:
    """Where in these spaces a hero may attack something by these means: guards first, in the order they are kept."""
    found = [guard.space for guard in state.guards if spaces >> guard.space & 1]
    if state.boss is not None:
        others = spaces & state.enemy_spaces() & ~state.guard_spaces()
        found += [space for space in bits(others) if not attack_objection(state, hero, space, means)]
    return found
