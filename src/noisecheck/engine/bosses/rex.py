"""Metal Gear REX: it says a turn before whom it will fire at, and has to open its armour to aim (BOS-9, BOS-34 to 37).

In its turn it does what the card of its last turn announced; then the next card says whom it locks on to, and what
for. In between the players have the word: hold the lock, which lays its cockpit open, shake it off, or make it reel.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import NamedTuple

from noisecheck.engine.board import Bitset, Direction, Space, bits
from noisecheck.engine.bosses.fox import is_held, let_go, seize
from noisecheck.engine.bosses.kit import BossRules, Note, boss_of, rules_of
from noisecheck.engine.bosses.kit.bulk import make_room, way_to
from noisecheck.engine.bosses.kit.deck import resolving
from noisecheck.engine.bosses.kit.exposure import exposure
from noisecheck.engine.bosses.kit.fighting import (
    boss_attack,
    forget_attention,
    nearest_hero,
    nearest_heroes,
)
from noisecheck.engine.bosses.kit.gaze import spaces_all_round, spaces_in_sight
from noisecheck.engine.bosses.kit.going import go_over, set_off
from noisecheck.engine.bosses.lock import PICKS, REELING, is_reeling, lock_in, lock_on, lose_lock, reel
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.state import LOCK_ON, Hero, State
from noisecheck.engine.table import Table

OPEN, CLOSED = 4, 6  # its Defense
DICE = (2, 4, 3, 4)  # against 1, 2 … heroes
WARY = (0, 0, 0, 1)  # Defense more while it is open
MISSILES = 3  # each hero
STAGGERS = 4  # damage of one attack
SCATTER = 2  # spaces around the lock, as far as its missiles come down
FEELS = ("launcher", "cannon")  # BOS-9: missiles and the Arm Cannon


class RexCard(NamedTuple):
    """Whom it locks on to; and for its next turn the extra dice, the weapon, and the strides without a lock.

    A card without a weapon, but with strides, walks to the locked hero too. A lock that clings needs no sight.
    """

    picks: str
    weapon: str
    more: int
    strides: int
    clings: bool = False


CARDS = {
    "rail-gun": RexCard("farthest", "gun", 1, 4),
    "missile-rain": RexCard("nearest", "missiles", 0, 4, clings=True),
    "cutting-laser": RexCard("heard", "laser", 0, 4),
    "hull-guns": RexCard("wounded", "gun", 0, 4),
    "heavy-tread": RexCard("nearest", "", 0, 5, clings=True),
    "venting-heat": RexCard("nearest", "", 0, 0),
}
AWAKENING = RexCard("", "", 0, 0)  # before its first card
ANNOUNCED = (AWAKENING, *CARDS.values())  # by step of its track


class Rex(BossRules):
    cards = tuple(CARDS)
    health = (15, 30, 40, 50)
    is_solid = True
    tokens = tuple(f"{LOCK_ON}-{hero}" for hero in HERO_IDS)
    special = ("launch",)
    hands_out = MISSILES
    steps = ("awakening", *CARDS)
    poses = ("", "aiming", "open", "reeling")

    def defense(self, state: State) -> int:
        """BOS-34: the radome looks out of the cockpit while it aims, or hangs out of it while REX reels.

        BOS-46: or somebody holds it open.
        """
        is_open = locked_hero(state) or is_reeling(state) or is_held(state)
        return (OPEN + WARY[len(state.heroes) - 1] if is_open else CLOSED) - exposure(state)

    def dice(self, state: State) -> int:
        """BOS-35: 2 black dice, against several heroes 4."""
        return DICE[len(state.heroes) - 1]

    def turn(self, state: State, table: Table) -> bool:
        """BOS-1, BOS-35: what was announced; then a card, and the next lock. At the end nobody is under it (BOS-9)."""
        boss = boss_of(state)
        carry_out(state, table)
        lose_lock(state, table, "BOS-35")
        boss.unmark(REELING)
        let_go(state)
        with resolving(state, table, "turn", "BOS-1") as card:
            boss.track = 1 + list(CARDS).index(card)
            search(state, table, CARDS[card])
        forget_attention(state, table, "BOS-35")
        make_room(state, table, "BOS-9")
        return True

    def fire(self, state: State) -> Bitset:
        return under_fire(state)

    def gaze(self, state: State) -> Bitset:
        return spaces_in_sight(state) & ~boss_of(state).body

    def passed(self, state: State, table: Table, hero: Hero, space: Space) -> None:
        """BOS-34: the lock goes where its hero goes, or is lost there."""
        lock = lock_in(state)
        if lock and lock.owner == hero.id:
            boss_of(state).tokens = [lock._replace(space=hero.space)]
            if not is_followed(state, hero):
                lose_lock(state, table, "BOS-34")

    def answer(self, state: State, table: Table, dealt: int) -> None:
        """BOS-37: an attack that deals 4 or more makes it reel; any other is answered, if it sees the hero."""
        hero = state.heroes[state.turn]
        if is_reeling(state):
            return
        if dealt >= STAGGERS:
            reel(state, table)
        elif spaces_in_sight(state) >> hero.space & 1:
            boss_attack(state, table, hero, "BOS-37")

    def wounded(self, state: State, table: Table) -> None:
        seize(state, table)

    def withstands(self, state: State, means: str) -> bool:
        return means not in FEELS

    def notes(self, state: State) -> list[Note]:
        """What players have to know before they move: whom it has locked on to, that it reels, is held open or shut."""
        hero = locked_hero(state)
        found = [
            *([Note("locked-on", {"hero": hero.id})] if hero else []),
            *([Note("reels", {})] if is_reeling(state) else []),
            *([Note("held-open", {})] if is_held(state) else []),
        ]
        return found or [Note("shut", {"defense": self.defense(state)})]

    def pose(self, state: State) -> str:
        """BOS-34, BOS-37: it aims out of its open cockpit, reels, or is held or laid open; else its armour is shut."""
        if is_reeling(state):
            return "reeling"
        if locked_hero(state):
            return "aiming"
        return "open" if is_held(state) or exposure(state) else ""


def announced(state: State) -> RexCard:
    """BOS-35: the card of its last turn, which it carries out in the next."""
    return ANNOUNCED[boss_of(state).track]


def locked_hero(state: State) -> Hero | None:
    """BOS-34: the hero under the lock. They take the lock along wherever they go, if REX sees them there."""
    lock = lock_in(state)
    hero = state.hero(lock.owner) if lock else None
    return hero if lock and hero and (hero.space == lock.space or is_followed(state, hero)) else None


def is_followed(state: State, hero: Hero) -> bool:
    """BOS-34: where REX sees it the way it looks; a lock that clings needs no sight."""
    return announced(state).clings or bool(spaces_in_sight(state) >> hero.space & 1)


# its turn


def carry_out(state: State, table: Table) -> None:
    """BOS-35: with a lock, the weapon or the strides of the card; without one, strides to the nearest hero.

    Reeling it does neither.
    """
    card, locked = announced(state), locked_hero(state)
    if card.weapon and locked:
        attack_on(state, table, under_fire(state))
    elif card.strides and not is_reeling(state):
        quarry = locked or nearest_hero(state, table, state.heroes, "BOS-35")
        stride_to(state, table, quarry)


def attack_on(state: State, table: Table, reached: Bitset) -> None:
    """BOS-35: every hero in these spaces is attacked."""
    for hero in [each for each in state.heroes if reached >> each.space & 1]:
        boss_attack(state, table, hero, "BOS-35", announced(state).more)


WEAPONS: dict[str, Callable[[State, Space], Bitset]] = {
    "gun": lambda state, space: 1 << space,
    "missiles": lambda state, space: state.geometry.within(space, SCATTER),
    "laser": lambda state, space: spaces_in_sight(state) & ~boss_of(state).body,
}


def under_fire(state: State) -> Bitset:
    """BOS-35: where a hero would be attacked, by what was announced, if its turn came now.

    If several heroes are nearest it may go to any of them.
    """
    card, locked = announced(state), locked_hero(state)
    if card.weapon and locked:
        return WEAPONS[card.weapon](state, locked.space)
    if not card.strides or is_reeling(state):
        return 0
    ways = [strides_to(state, hero) for hero in ([locked] if locked else nearest_heroes(state, state.heroes))]
    ends = [way[-1][1] if way else boss_of(state).body for way in ways]
    return reduce(or_, (trampled(state, body) for body in ends))


def trampled(state: State, body: Bitset) -> Bitset:
    """BOS-35: the spaces under and beside it when it covers these."""
    return reduce(or_, (state.geometry.near[space] for space in bits(body)), body)


def strides_to(state: State, hero: Hero) -> list[tuple[Direction, Bitset]]:
    """BOS-35: up to that many spaces towards this hero, until it stands on them."""
    return way_to(state.stage.board, boss_of(state).body, hero.space, announced(state).strides)


def stride_to(state: State, table: Table, hero: Hero) -> None:
    """BOS-35: then it attacks all under and beside it."""
    for way, body in strides_to(state, hero):
        entered, told = go_over(state, table, way, body, "BOS-35")
        with table.because(told):
            set_off(state, table, entered)
    attack_on(state, table, trampled(state, boss_of(state).body))


def search(state: State, table: Table, card: RexCard) -> None:
    """BOS-34: of the heroes it can see from where it stands, looking all ways, but of nobody under it.

    BOS-35: the others it rakes, unless it is venting heat.
    """
    visible = spaces_all_round(state) & ~boss_of(state).body
    heroes = [hero for hero in state.heroes if visible >> hero.space & 1]
    if heroes:
        locked = PICKS[card.picks](state, table, heroes, "BOS-37")
        lock_on(state, table, locked)
        if card.strides:
            rake(state, table, [each for each in heroes if each is not locked])


def rake(state: State, table: Table, others: list[Hero]) -> None:
    """BOS-35: with its lesser guns, of which only half, rounded down, point backwards."""
    seen, fewer = spaces_in_sight(state), -rules_of(boss_of(state)).dice(state) // 2
    for hero in others:
        boss_attack(state, table, hero, "BOS-35", 0 if seen >> hero.space & 1 else fewer)
