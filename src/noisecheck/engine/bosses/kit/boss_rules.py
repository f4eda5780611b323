"""What a boss is: its dashboard, its cards and its own rules, as a subclass of `BossRules` (BOS-1, BOS-2).

A boss is one file in `bosses/`, entered in `BOSSES` by `cast.py`. What all bosses share asks here; the common rules
ask at moments (`moments.py`), and know no boss.
"""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.board import Bitset, N, Space, bits
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.events import BossDefeated
from noisecheck.engine.objections import Objection
from noisecheck.engine.state import Boss, Hero, State, Token
from noisecheck.engine.table import Table


class BossFallen(BaseException):
    """The boss fell in the middle of what it does, its card, its turn or its answer: whoever lets it act stops here."""


class Note(NamedTuple):
    """Something more that its dashboard shows: the words `boss-note-…` with these facts."""

    name: str
    facts: dict[str, str | int]


class Virtual(NamedTuple):
    """BOS-45, as the boss of a VR mission: its Health for 1, 2 … heroes, and the equipment that beating it unlocks."""

    health: tuple[int, ...]
    reward: str


class BossRules:
    """What makes a boss this boss: a subclass says what is its own. What stands here is true of most of them."""

    # what is printed

    cards: tuple[str, ...]
    """Its deck."""

    health: tuple[int, ...]
    """For 1, 2 … heroes."""

    printed_defense: int
    printed_dice: int

    tokens: tuple[str, ...] = ()
    """The names of those it may have on the map, with the hero whose it is: `crosshair-snake`."""

    steps: tuple[str, ...] = ()
    """The names of its track's steps, where those are effects."""

    special: tuple[str, ...] = ()
    """The special actions of its stage (SET-18), beside Resupply where there are supply icons (BOS-14)."""

    hands_out: int = 0
    """How many grenades or missiles the stage gives each hero for one of them."""

    has_drops: bool = False
    """Holes in the map of its stage are drops, where no wall is before them (BOS-39)."""

    is_solid: bool = False
    """It cannot be leapfrogged."""

    faces_all_ways: bool = False
    """It has no back."""

    walks_circuit: bool = False
    """It goes from node to node of its stage."""

    poses: tuple[str, ...] = ("",)
    """How its figure may stand, at rest first: each has a drawing."""

    rim_marks: tuple[str, ...] = ()
    """What may lie on the rim of its base: each has a drawing."""

    secrets: tuple[str, ...] = ()
    """Those that players may have heard of before the fight; the ones they know are among its marks."""

    past: tuple[str, ...] = ()
    """What it knows of the games before this one (`bosses/kit/past.py`)."""

    virtual: Virtual | None = None

    def defense(self, state: State) -> int:
        """COM-2: what a die must reach to hurt it, as things are now."""
        return self.printed_defense

    def dice(self, state: State) -> int:
        """COM-4: the black dice of its attack, as things are now."""
        return self.printed_dice

    def last_start(self) -> int:
        """The last step of its track on which a stage may have it begin, counted from 0."""
        return max(0, len(self.steps) - 1)

    # the fight begins, and its turn comes

    def set_up(self, state: State) -> None:
        """A game begins: it deals what it hides. Its deck is shuffled already."""

    def opens(self, state: State, table: Table) -> None:
        """The first turn of the fight begins: it may have something to say."""

    def turn(self, state: State, table: Table) -> bool:
        """BOS-1: one step of its turn; True when that is over."""
        raise NotImplementedError

    # it is attacked

    def withstands(self, state: State, means: str) -> bool:
        """Whether "melee", or this family of weapons or explosives, does it no harm, so is not offered against it."""
        return False

    def objection(self, state: State, hero: Hero, means: str) -> Objection | None:
        """Why else a hero may not attack it by these means."""
        return None

    def answer(self, state: State, table: Table, dealt: int) -> None:
        """An attack on it is over and has dealt so much damage, or none."""

    def blasted(self, state: State, table: Table, dealt: int) -> None:
        """A blast has hurt it, which is no attack (COM-5)."""

    def wounded(self, state: State, table: Table) -> None:
        """BOS-46: half of its Health is gone, just now. What that changes for good is asked of `Boss.is_wounded`."""

    def felled(self, state: State, table: Table) -> None:
        """Its Health is gone, just now. If its figure stays on the map it has an `answer` still."""
        defeated(state, table)

    def falls(self, state: State) -> int:
        """How often its Health has been gone; one may get up again."""
        return int(boss_of(state).is_beaten)

    def gives_up(self, state: State) -> bool:
        """Whether the stage is won although it was not defeated."""
        return False

    # heroes do something

    def passed(self, state: State, table: Table, hero: Hero, space: Space) -> None:
        """A hero's move enters or crosses this space, just now."""

    def completed(self, state: State, table: Table, hero: Hero) -> None:
        """A hero's action, or Focus move, is over."""

    def turn_ends(self, state: State, table: Table, hero: Hero) -> None:
        """A hero's turn is over."""

    def listens(self, state: State, table: Table, hero: Hero) -> None:
        """A hero's roll shows a !."""

    def focus_objection(self, state: State) -> Objection | None:
        """Why heroes have no Focus now."""
        return None

    def off_limits(self, state: State) -> Bitset:
        """The spaces that nobody may move on now: in a hero's turn that hero, else guards."""
        return 0

    def trespass(self, state: State, space: Space) -> Objection | None:
        """Why the hero whose turn it is may not move onto this space, where it is off limits."""
        return None

    # players look at it

    def fire(self, state: State) -> Bitset:
        """The spaces it has under fire: where a hero would be attacked now."""
        return 0

    def gaze(self, state: State) -> Bitset:
        """The spaces it sees, if a hero there may be attacked for it, but not at once as those under fire."""
        return 0

    def notes(self, state: State) -> list[Note]:
        """What else its dashboard shows now."""
        return []

    def pose(self, state: State) -> str:
        """How its figure stands now: one of its poses."""
        return self.poses[0]

    def rim(self, state: State) -> list[str]:
        """What lies on the rim of its base now: its rim marks, each as often as it lies there."""
        return []

    def numbers(self, state: State) -> dict[str, int]:
        """The numbers that half of its Health changes, as they are now: in the words of a card or a step, by its name.

        Those in the words of its dashboard go by the boss's own name.
        """
        return {}

    def printed(self, state: State, space: Space) -> str:
        """On a space of its figure, such as "2" or "3★": the damage done there; on a node: its number."""
        return ""


BOSSES: dict[str, BossRules] = {}


def boss_of(state: State) -> Boss:
    """The boss, in rules that have one."""
    assert state.boss is not None
    return state.boss


def rules_of(boss: Boss) -> BossRules:
    return BOSSES[boss.id]


def defeated(state: State, table: Table) -> None:
    """COM-6: its figure leaves the map, where it looks nowhere any more."""
    boss = boss_of(state)
    space, boss.body, boss.facing = state.stage.board.names[boss.space], 0, N
    table.report(BossDefeated, boss.id, space, rule="COM-6")


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


def printed_spaces(state: State) -> dict[Space, str]:
    """What its rules say is printed on the spaces of its figure, and on nodes."""
    if state.boss is None:
        return {}
    places = [*bits(state.boss.body), *(node.space for node in state.stage.nodes)]
    return {space: text for space in sorted(places) if (text := rules_of(state.boss).printed(state, space))}


def kind_and_hero(name: str) -> tuple[str, str]:
    """Of a mark or a token by its name: `lock-on-snake` is on a hero, `decoy` is of none."""
    for hero in HERO_IDS:
        if name.endswith(f"-{hero}"):
            return name.removesuffix(f"-{hero}"), hero
    return name, ""


def token_named(space: Space, name: str) -> Token:
    kind, owner = kind_and_hero(name)
    return Token(space, kind, owner=owner)
