"""What a boss is: its dashboard, its cards and its own rules, as one `BossRules` (BOS-1, BOS-2).

A boss is one file in this folder, entered in `BOSSES` by `cast.py`. The common rules ask here and know no boss by name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from noisecheck.engine.board import Bitset, N, Space
from noisecheck.engine.events import BossDefeated
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


def fires_nowhere(state: State) -> Bitset:
    return 0


def lets_pass(state: State, table: Table, hero: Hero, space: Space) -> None:
    """Where heroes go is nothing to it."""


def lets_act(state: State, table: Table, hero: Hero) -> None:
    """What heroes do is nothing to it."""


def never_listens(state: State, table: Table, hero: Hero) -> None:
    """A ! on the dice is nothing to it."""


def defeated(state: State, table: Table) -> None:
    """COM-6: its figure leaves the map, where it looks nowhere any more."""
    boss = boss_of(state)
    space, boss.body, boss.facing = state.stage.board.names[boss.space], 0, N
    table.report(BossDefeated, boss.id, space, rule="COM-6")


def bears_it(state: State, table: Table) -> None:
    """What half of its Health means to it, it means as long as that is gone; nothing happens on the spot."""


def says_nothing(state: State, table: Table) -> None:
    """The fight begins without a word."""


def begins_as_laid_out(state: State) -> None:
    """Nothing about it is left to chance but its deck."""


def lets_everybody_in(state: State) -> Bitset:
    return 0


def never_in_the_way(state: State, space: Space) -> Objection | None:
    return None


def lets_turns_end(state: State, table: Table, hero: Hero) -> None:
    """The end of a hero's turn is nothing to it."""


def fights_to_the_end(state: State) -> bool:
    return False


def as_printed(state: State) -> dict[str, int]:
    """No number in its words changes."""
    return {}


def falls_for_good(state: State) -> int:
    return int(boss_of(state).is_beaten)


class BossFallen(BaseException):
    """The boss fell in the middle of what it does, its card, its turn or its answer: whoever lets it act stops here."""


class Note(NamedTuple):
    """Something more that its dashboard shows: the words `boss-note-…` with these facts."""

    name: str
    facts: dict[str, str | int]


def nothing_to_note(state: State) -> list[Note]:
    return []


class Virtual(NamedTuple):
    """BOS-45, as the boss of a VR mission: its Health for 1, 2 … heroes, and the equipment that beating it unlocks."""

    health: tuple[int, ...]
    reward: str


@dataclass(frozen=True)
class BossRules:
    """`cards` are its deck as printed, `health` that for 1, 2 … heroes, `tokens` the kinds it may have on the map.

    `defense` and `dice`, the black dice of its attack, may depend on the position. `turn` runs one step of its turn and
    is True when that is over. `answer` is called when an attack on it is over and has dealt so much damage, or none,
    `blasted` when a blast has hurt it, which is no attack (COM-5). `felled` is called as soon as its Health is gone;
    one whose figure stays on the map then has an `answer` still. `wounded` is called at half of its Health (BOS-46);
    what that changes for good its rules ask `is_wounded` for; `numbers` are those it changes in the words of a card or
    a step, or by the boss's own name in those of its dashboard, as they are now. What it `withstands`, "melee" or the
    family of a weapon or explosive, does it no harm and is not offered against it; `objection` says why else a hero may
    not attack it by these means. A solid one cannot be leapfrogged; one that faces all ways has no back. `special` are
    the special actions of its stage (SET-18), beside Resupply where there are supply icons (BOS-14); `hands_out` is how
    many grenades or missiles the stage gives each hero for one of them. `steps` are the names of its track's steps,
    where those are effects; `notes` what else its dashboard shows now. `walks_circuit`: it goes from node to node of
    its stage.
    `focus_objection` says why heroes have no Focus now; `listens` is called when a hero's roll shows a !. `secrets` are
    those that players may have heard of before the fight; the ones they know are among its marks. `printed` says what
    is printed on a space of its figure, such as "2" or "3★": the damage done there, or on a node: its number. `fire`
    are the spaces it has under fire: where a hero would be attacked now. `passed` is called for every space that a
    hero's move enters or crosses, on the spot; `completed` when a hero's action, or Focus move, is over;
    `turn_ends` when a hero's turn is. `set_up` deals what it hides, when a game begins. `off_limits` are the spaces
    that nobody may move on now: in a hero's turn that hero, else guards; `trespass` says why not. `gives_up` says
    whether the stage is won although it was not defeated; `falls`, how often its Health has been gone, for one that
    gets up again. `past` names what it knows of the games before this one (`bosses/past.py`); `opens` is called when
    the first turn of the fight begins.
    """

    cards: tuple[str, ...]
    health: tuple[int, ...]
    defense: Callable[[State], int]
    dice: Callable[[State], int]
    turn: Callable[[State, Table], bool]
    answer: Callable[[State, Table, int], None] = takes_it
    blasted: Callable[[State, Table, int], None] = takes_it
    felled: Callable[[State, Table], None] = defeated
    wounded: Callable[[State, Table], None] = bears_it
    numbers: Callable[[State], dict[str, int]] = as_printed
    objection: Callable[[State, Hero, str], Objection | None] = never_objects
    withstands: Callable[[State, str], bool] = never_withstands
    is_solid: bool = False
    faces_all_ways: bool = False
    tokens: tuple[str, ...] = ()
    special: tuple[str, ...] = ()
    hands_out: int = 0
    printed: Callable[[State, int], str] | None = None
    fire: Callable[[State], Bitset] = fires_nowhere
    walks_circuit: bool = False
    steps: tuple[str, ...] = ()
    notes: Callable[[State], list[Note]] = nothing_to_note
    focus_objection: Callable[[State], Objection | None] = leaves_focus_alone
    listens: Callable[[State, Table, Hero], None] = never_listens
    passed: Callable[[State, Table, Hero, Space], None] = lets_pass
    completed: Callable[[State, Table, Hero], None] = lets_act
    turn_ends: Callable[[State, Table, Hero], None] = lets_turns_end
    set_up: Callable[[State], None] = begins_as_laid_out
    off_limits: Callable[[State], Bitset] = lets_everybody_in
    trespass: Callable[[State, Space], Objection | None] = never_in_the_way
    gives_up: Callable[[State], bool] = fights_to_the_end
    falls: Callable[[State], int] = falls_for_good
    secrets: tuple[str, ...] = ()
    past: tuple[str, ...] = ()
    opens: Callable[[State, Table], None] = says_nothing
    virtual: Virtual | None = None


BOSSES: dict[str, BossRules] = {}


def boss_of(state: State) -> Boss:
    """The boss, in rules that have one."""
    assert state.boss is not None
    return state.boss


def rules_of(boss: Boss) -> BossRules:
    return BOSSES[boss.id]


def as_printed_for(boss: Boss, heroes: int) -> Boss:
    """BOS-2: it gets the Health of its dashboard for so many heroes, and its deck, unless it has them already."""
    rules = rules_of(boss)
    boss.health = boss.health or rules.health[min(heroes, len(rules.health)) - 1]
    if not boss.deck:
        boss.deck, boss.unseen = list(rules.cards), len(rules.cards)
    return boss


def solid_spaces(state: State) -> Bitset:
    """BOS-6: the spaces of a boss that nobody leapfrogs."""
    boss = state.boss
    return boss.body if boss is not None and rules_of(boss).is_solid else 0


def under_fire(state: State) -> Bitset:
    """The spaces in which a hero would be attacked by the boss now."""
    return 0 if state.boss is None else rules_of(state.boss).fire(state)


def printed_at(state: State, space: Space) -> str:
    """What its rules say is printed on a space of its figure, or on a node; elsewhere nothing."""
    boss = state.boss
    printed = rules_of(boss).printed if boss is not None else None
    if boss is None or printed is None:
        return ""
    has_print = boss.body >> space & 1 or any(node.space == space for node in state.stage.nodes)
    return printed(state, space) if has_print else ""
