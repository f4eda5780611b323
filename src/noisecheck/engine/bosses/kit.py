"""What a boss is: its dashboard, its cards and its own rules, as one `BossRules` (BOS-1, BOS-2).

A boss is one file in this folder, entered in `BOSSES` by `cast.py`. The common rules ask here and know no boss by name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from noisecheck.engine.board import Bitset
from noisecheck.engine.rules.objections import Objection
from noisecheck.engine.state import Boss, Hero, State
from noisecheck.engine.table import Table


def never_objects(state: State, hero: Hero, means: str) -> Objection | None:
    return None


def never_withstands(state: State, means: str) -> bool:
    return False


def takes_it(state: State, table: Table, dealt: int) -> None:
    """Being hurt is all there is to it."""


def leaves_focus_alone(state: State) -> Objection | None:
    return None


def never_listens(state: State, table: Table, hero: Hero) -> None:
    """A ! on the dice is nothing to it."""


@dataclass(frozen=True)
class BossRules:
    """`cards` are its deck as printed, `health` that for 1, 2 … heroes, `tokens` the kinds it may have on the map.

    `defense` and `dice`, the black dice of its attack, may depend on the position. `turn` runs one step of its turn and
    is True when that is over. `answer` is called when an attack on it is over and has dealt so much damage, be it none,
    `blasted` when a blast has hurt it, which is no attack (COM-5). What it `withstands`, "melee" or the family of a
    weapon or explosive, does it no harm and is not offered against it; `objection` says why else a hero may not attack
    it by these means. A solid one cannot be leapfrogged. `special` are the special actions of its stage (SET-18);
    `hands_out` is how many grenades or missiles the stage gives each hero for one of them. `steps` are the names of its
    track's steps, where those are effects. `focus_objection` says why heroes have no Focus now; `listens` is called
    when a hero's roll shows a !. `secrets` are those that players may have heard of before the fight; the ones they
    know are among its marks. `printed` says what is printed on a space of its figure, such as "2" or "3★": the damage
    done there.
    """

    cards: tuple[str, ...]
    health: tuple[int, ...]
    defense: Callable[[State], int]
    dice: Callable[[State], int]
    turn: Callable[[State, Table], bool]
    answer: Callable[[State, Table, int], None] = takes_it
    blasted: Callable[[State, Table, int], None] = takes_it
    objection: Callable[[State, Hero, str], Objection | None] = never_objects
    withstands: Callable[[State, str], bool] = never_withstands
    is_solid: bool = False
    tokens: tuple[str, ...] = ()
    special: tuple[str, ...] = ()
    hands_out: int = 0
    printed: Callable[[State, int], str] | None = None
    steps: tuple[str, ...] = ()
    focus_objection: Callable[[State], Objection | None] = leaves_focus_alone
    listens: Callable[[State, Table, Hero], None] = never_listens
    secrets: tuple[str, ...] = ()


BOSSES: dict[str, BossRules] = {}


def boss_of(state: State) -> Boss:
    """The boss, in rules that have one."""
    assert state.boss is not None
    return state.boss


def rules_of(boss: Boss) -> BossRules:
    return BOSSES[boss.id]


def solid_spaces(state: State) -> Bitset:
    """BOS-6: the spaces of a boss that nobody leapfrogs."""
    boss = state.boss
    return boss.body if boss is not None and rules_of(boss).is_solid else 0
