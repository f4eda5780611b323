"""The Tank: it rolls over whoever is in its way, and nothing less than an explosion scratches it (BOS-6, BOS-19 to 21).

A card has arrows, guns and a bonus. In its turn it rolls along the arrows and fires. A grenade on a starred
plate turns a card up too, for its bonus: that card's arrows do not come any more until the deck is round again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from noisecheck.engine.board import COMPASS, Direction, E, N, S, Space, W, bits, opposite
from noisecheck.engine.bosses.kit import BossRules, boss_of
from noisecheck.engine.bosses.kit.bulk import make_room, shifted
from noisecheck.engine.bosses.kit.deck import resolving
from noisecheck.engine.bosses.kit.fighting import boss_attack, distance_to, nearest_hero
from noisecheck.engine.bosses.kit.going import go_over, set_off
from noisecheck.engine.bosses.kit.handed_out import in_hand, spend
from noisecheck.engine.events import GrenadeFlew, GrenadeThrown, GrenadeWasted
from noisecheck.engine.gear.blasts import Blast, burst
from noisecheck.engine.gear.steering import GONE, Steered, steer_by_dice, straight_on
from noisecheck.engine.objections import Objection
from noisecheck.engine.rules.acting import by_itself
from noisecheck.engine.rules.damage import hurt_hero
from noisecheck.engine.rules.dice import Purpose
from noisecheck.engine.state import Figure, Hero, State
from noisecheck.engine.table import Table

DEFENSE = 5
DICE = 3
GRENADES = 2  # each hero
HANDED_OUT = Blast(1, within=1, rule="BOS-20")
FEELS = ("launcher", "mine", "grenade")
CLOSE = 3  # spaces: as far as the machine gun reaches; the cannon reaches what is farther away
LOOSE = 1  # space more for the machine gun, once the tank is wounded

MACHINE_GUN, CANNON = "machine-gun", "cannon"


class TankCard(NamedTuple):
    """It rolls that many spaces each way, then fires; on a starred plate it is a bonus."""

    bonus: int
    arrows: tuple[tuple[Direction, int], ...] = ()
    guns: tuple[str, ...] = ()


CARDS = {
    "bulldoze": TankCard(1, ((W, 5), (S, 2)), (MACHINE_GUN,)),
    "broadside": TankCard(1, ((S, 3),), (MACHINE_GUN, CANNON)),
    "swivel": TankCard(2, ((E, 4),), (MACHINE_GUN, CANNON)),
    "high-shell": TankCard(1, ((N, 2), (E, 2)), (CANNON,)),
    "long-barrel": TankCard(2, ((E, 1),), (CANNON,)),
    "grinding-gears": TankCard(0, ((S, 4), (W, 3)), (MACHINE_GUN,)),
    "jammed-gun": TankCard(3, ((N, 5),)),
}


class Plate(NamedTuple):
    """BOS-19: what a grenade does that ends on this space of the tank."""

    damage: int
    is_starred: bool = False


TRACK, SIDE, HATCH = Plate(2), Plate(3), Plate(3, is_starred=True)
PLATES = (
    (TRACK, SIDE, TRACK),
    (SIDE, HATCH, SIDE),
    (TRACK, SIDE, TRACK),
)


class Tank(BossRules):
    cards = tuple(CARDS)
    health = (20, 40)
    printed_defense = DEFENSE
    printed_dice = DICE
    is_solid = True
    faces_all_ways = True
    special = ("throw",)
    hands_out = GRENADES

    def turn(self, state: State, table: Table) -> bool:
        """BOS-1, BOS-6: the arrows of the top card, then its gun; at the end nobody is left under it."""
        with resolving(state, table, "turn", "BOS-1") as card:
            for way, spaces in CARDS[card].arrows:
                roll_along(state, table, way, spaces)
            fire(state, table, CARDS[card])
            make_room(state, table, "BOS-6")
        return True

    def withstands(self, state: State, means: str) -> bool:
        """BOS-6: only missiles, mines and grenades hurt it."""
        return means not in FEELS

    def printed(self, state: State, space: Space) -> str:
        plate = plate_at(state, space)
        return f"{plate.damage}{'★' * plate.is_starred}"

    def numbers(self, state: State) -> dict[str, int]:
        return {name: machine_gun_reach(state) for name, card in CARDS.items() if MACHINE_GUN in card.guns}


# its turn


def roll_along(state: State, table: Table, way: Direction, spaces: int) -> None:
    """BOS-6: that many spaces this way; at the edge of the map the rest in the opposite direction."""
    boss, board = boss_of(state), state.stage.board
    for _ in range(spaces):
        if not shifted(board, boss.body, way):
            way = opposite(way)
        ahead = shifted(board, boss.body, way)
        if not ahead:
            return
        entered, told = go_over(state, table, way, ahead, "BOS-6")
        with table.because(told):
            run_over(state, table, entered)


def run_over(state: State, table: Table, entered: int) -> None:
    """BOS-6: 1 damage to each hero whose space it enters, and whatever lies there goes off."""
    for hero in state.heroes:
        if entered >> hero.space & 1:
            hurt_hero(state, table, hero, 1, "BOS-6")
    set_off(state, table, entered)


# its guns (BOS-21)


def is_seen(state: State, hero: Hero) -> bool:
    """BOS-6: it looks all ways, from each of its spaces."""
    return any(state.geometry.sight[space] >> hero.space & 1 for space in bits(boss_of(state).body))


def machine_gun_reach(state: State) -> int:
    """BOS-21: 3 spaces. BOS-46: somebody leans out of the hatch with it now, 4."""
    return CLOSE + LOOSE * boss_of(state).is_wounded


def before_machine_gun(state: State, table: Table) -> list[Hero]:
    """BOS-21: every hero it sees that near, but nobody under it."""
    reach = machine_gun_reach(state)
    return [hero for hero in state.heroes if 0 < distance_to(state, hero) <= reach and is_seen(state, hero)]


def before_cannon(state: State, table: Table) -> list[Hero]:
    """BOS-21: the nearest hero farther away, since it cannot be lowered any more; its shells go through snow walls."""
    far = [hero for hero in state.heroes if distance_to(state, hero) > CLOSE]
    return [nearest_hero(state, table, far, "BOS-21")] if far else []


class Gun(NamedTuple):
    """Whom it has before it, and how many dice more it has against two heroes."""

    targets: Callable[[State, Table], list[Hero]]
    against_two: int = 0


GUNS = {MACHINE_GUN: Gun(before_machine_gun), CANNON: Gun(before_cannon, against_two=1)}


def fire(state: State, table: Table, card: TankCard) -> None:
    """BOS-21: each gun of the card, at whom it has before it."""
    for name in card.guns:
        gun = GUNS[name]
        more = gun.against_two if len(state.heroes) > 1 else 0
        for hero in gun.targets(state, table):
            boss_attack(state, table, hero, "BOS-21", more)


# Grenades, the special action of its stage


def throw_objection(state: State, hero: Hero) -> Objection | None:
    return None if in_hand(state, hero) else Objection("BOS-20", "no-grenades")


def throw(state: State, table: Table, hero: Hero, value: None) -> None:
    """BOS-20: 2 black dice; exactly the one value one way, then the other another way, and there it bursts."""
    spend(state, hero)
    names = state.stage.board.names
    with table.because(table.report(GrenadeThrown, hero.id, names[hero.space], rule="BOS-20")):
        space, fate = steer_by_dice(state, table, hero, hero.space, GRENADE, Purpose("throw", "BOS-20"))
        if fate == GONE:
            table.report(GrenadeWasted, names[space], rule="BOS-20")
        else:
            go_off(state, table, space)


THROW = by_itself("throw", "BOS-20", throw_objection, throw)


def fly(state: State, table: Table, start: Space, direction: Direction, spaces: int) -> tuple[Space, str]:
    """BOS-20: over figures, but against an obstacle or off the map it is wasted."""
    steps, names = state.geometry.steps, state.stage.board.names
    space, fate = straight_on(start, spaces, lambda at: steps[at][direction])
    table.report(GrenadeFlew, names[start], names[space], COMPASS[direction], rule="BOS-20")
    return space, fate


GRENADE = Steered("grenade", fly, obliged=2)


def go_off(state: State, table: Table, space: Space) -> None:
    """BOS-20: 1 damage to each figure within 1; on a plate of the tank, to the tank what that plate says (BOS-19)."""
    boss = boss_of(state)
    plated = boss if boss.body >> space & 1 else None

    def damage_to(figure: Figure) -> int:
        return plate_damage(state, table, space) if figure is plated else HANDED_OUT.damage

    burst(state, table, "grenade", space, HANDED_OUT, damage_to)


def plate_at(state: State, space: Space) -> Plate:
    """BOS-19: the figure never turns, so each plate keeps its place on it."""
    width = state.stage.board.width
    top, left = divmod(boss_of(state).space, width)
    row, column = divmod(space, width)
    return PLATES[row - top][column - left]


def plate_damage(state: State, table: Table, space: Space) -> int:
    """BOS-6: the damage of the plate; on a starred one also the bonus of the top card, which goes to the bottom."""
    plate = plate_at(state, space)
    if not plate.is_starred:
        return plate.damage
    with resolving(state, table, "reaction", "BOS-6") as card:
        return plate.damage + CARDS[card].bonus
