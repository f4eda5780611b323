"""Vulcan Raven: he walks as far as his threat goes, and fires at whatever comes before his gun (BOS-8, BOS-31 to 33).

No card begins his turn. He goes straight on, nodes turn him, and the first sight of anybody ends it. In the heroes'
turns he stands and looks: whoever does something before his eyes is shot at, and whoever hurts him is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from noisecheck.engine.board import Bitset, Direction, left_of, opposite, right_of
from noisecheck.engine.bosses.kit import BossRules, Virtual, boss_of
from noisecheck.engine.bosses.kit.deck import resolving
from noisecheck.engine.bosses.kit.fighting import boss_attack, nearest_hero
from noisecheck.engine.bosses.kit.gaze import heroes_in_sight, look, spaces_in_sight, towards
from noisecheck.engine.bosses.kit.going import go_to
from noisecheck.engine.events import TrackMoved
from noisecheck.engine.stage import Node
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Table

DEFENSE = 2
DICE, DICE_IN_RAGE = 1, 3
THREATS = tuple(range(1, 13))  # the spaces of his track
RAGE = 9  # its space says 9+
STEPS = tuple(f"hunt-{threat}" for threat in THREATS)
CLAYMORES = 2  # each hero
PUNISHED, PUNISHED_IN_EARNEST = 2, 1  # damage of one attack, before he is wounded and then

TURNS = {"L": left_of, "R": right_of}


class Reaction(NamedTuple):
    """He turns by arrows, his threat rises, or he shoots at the hero whose turn it is, with extra dice."""

    arrows: str = ""
    threat: int = 0
    shoots: bool = False
    more: int = 0


class RavenCard(NamedTuple):
    """BOS-33: on a node he turns by arrows, or as the node's own points; to the end of his turn he has dice more."""

    reaction: Reaction
    arrows: str = ""
    follows: bool = False
    more: int = 0


CARDS = {
    "left-wing": RavenCard(Reaction("R"), "L"),
    "right-wing": RavenCard(Reaction("L"), "R"),
    "wheel-about": RavenCard(Reaction("RR"), "RR"),
    "old-trail": RavenCard(Reaction(threat=1), follows=True),
    "long-belt": RavenCard(Reaction(shoots=True, more=1), "L", more=1),
    "hot-barrels": RavenCard(Reaction("RR")),
}


class Raven(BossRules):
    cards = tuple(CARDS)
    health = (14, 28, 38, 44)
    printed_defense = DEFENSE
    special = ("lay",)
    hands_out = CLAYMORES
    steps = STEPS
    poses = ("", "rage")
    virtual = Virtual((6, 10, 14, 18), "cardboard-box-2")

    def dice(self, state: State) -> int:
        """BOS-8: 3 from threat 9+ on."""
        return DICE if threat_of(state) < RAGE else DICE_IN_RAGE

    def pose(self, state: State) -> str:
        return "" if threat_of(state) < RAGE else "rage"

    def turn(self, state: State, table: Table) -> bool:
        """BOS-8: no card; his threat rises, then he walks. When he sees heroes he attacks them all, and that is all."""
        raise_threat(state, table, "BOS-8")
        if not walk(state, table, partial(fire_at_sight, state, table)):
            fire_blind(state, table)
        return True

    def fire(self, state: State) -> Bitset:
        return spaces_in_sight(state)

    def completed(self, state: State, table: Table, hero: Hero) -> None:
        """BOS-8: a hero that completes an action in his sight, also sight just gained, is attacked."""
        if spaces_in_sight(state) >> hero.space & 1:
            boss_attack(state, table, hero, "BOS-8")

    def answer(self, state: State, table: Table, dealt: int) -> None:
        """BOS-8: hurt by an attack, he turns to a hero who can see him; hurt badly, a card says what else he does."""
        if not dealt:
            return
        boss, hero = boss_of(state), state.heroes[state.turn]
        if state.geometry.sight[hero.space] >> boss.space & 1:
            look(state, table, towards(state.stage.board, boss.space, hero.space), "BOS-8")
        if dealt >= punished(state):
            with resolving(state, table, "reaction", "BOS-8") as card:
                react(state, table, CARDS[card].reaction, hero)

    def numbers(self, state: State) -> dict[str, int]:
        return {"raven": punished(state)}


# the hunt


def fire_at_sight(state: State, table: Table, more: int) -> bool:
    """BOS-8: all heroes he sees are attacked at once, with extra dice; whether there was anybody."""
    seen = heroes_in_sight(state)
    for hero in seen:
        boss_attack(state, table, hero, "BOS-8", more)
    return bool(seen)


def fire_blind(state: State, table: Table) -> None:
    """BOS-31: on the last space of his track a walk on which he saw nobody ends so: nobody hides from him for ever."""
    if threat_of(state) == THREATS[-1]:
        boss_attack(state, table, nearest_hero(state, table, state.heroes, "BOS-31"), "BOS-31")


def raise_threat(state: State, table: Table, rule: str) -> None:
    """BOS-8: one step, up to the last space of the track."""
    boss = boss_of(state)
    if boss.track + 1 < len(STEPS):
        boss.track += 1
        table.report(TrackMoved, boss.id, STEPS[boss.track], rule=rule)


def threat_of(state: State) -> int:
    return THREATS[boss_of(state).track]


Glance = Callable[[int], bool]  # told how many dice more than usual he has: is that all?


def walk(state: State, table: Table, glance: Glance) -> bool:
    """BOS-8: as many spaces as his threat. He glances about where he stands, and after every turn and every step.

    True if one of these glances was all.
    """
    more = 0
    if glance(more):
        return True
    for _ in range(threat_of(state)):
        way = open_way(state)
        if way is None:
            return False
        if turns(state, table, way, "BOS-8", partial(glance, more)):
            return True
        step(state, table)
        if glance(more):
            return True
        node = next((each for each in state.stage.nodes if each.space == boss_of(state).space), None)
        if node is not None:
            with resolving(state, table, "turn", "BOS-8") as name:
                more += CARDS[name].more
                if turns_on_node(state, table, node, CARDS[name], partial(glance, more)):
                    return True
    return False


def turns(state: State, table: Table, way: Direction, rule: str, glance: Callable[[], bool]) -> bool:
    """He turns this way, if he does not look there already, and glances about; whether that was all."""
    if way == boss_of(state).facing:
        return False
    look(state, table, way, rule)
    return glance()


def open_way(state: State) -> Direction | None:
    """BOS-8: ahead, or before a wall the nearest open way. BOS-31: with both sides open he turns right.

    Guards bar it as walls do (BOS-31). Heroes do not: he turns to them, and sees them.
    """
    boss, guards = boss_of(state), state.guard_spaces()
    ways = (boss.facing, right_of(boss.facing), left_of(boss.facing), opposite(boss.facing))
    steps = state.geometry.steps[boss.space]
    return next((way for way in ways if steps[way] >= 0 and not guards >> steps[way] & 1), None)


def step(state: State, table: Table) -> None:
    """One space ahead. No hero is ever there: he would have seen them."""
    boss = boss_of(state)
    go_to(state, table, state.geometry.steps[boss.space][boss.facing], "BOS-8")


def turns_on_node(state: State, table: Table, node: Node, card: RavenCard, glance: Callable[[], bool]) -> bool:
    """BOS-8: on a node he turns 90° for each arrow of the card that came up; whether a glance on the way was all."""
    boss = boss_of(state)
    for arrow in card.arrows:
        if turns(state, table, TURNS[arrow](boss.facing), "BOS-8", glance):
            return True
    return card.follows and turns(state, table, node.facing, "BOS-33", glance)


# punishment


def punished(state: State) -> int:
    """BOS-8: the damage of one attack that turns up a card. BOS-46: wounded, he bears nothing any more."""
    return PUNISHED_IN_EARNEST if boss_of(state).is_wounded else PUNISHED


def react(state: State, table: Table, reaction: Reaction, hero: Hero) -> None:
    for arrow in reaction.arrows:
        look(state, table, TURNS[arrow](boss_of(state).facing), "BOS-33")
    for _ in range(reaction.threat):
        raise_threat(state, table, "BOS-33")
    if reaction.shoots and hero in heroes_in_sight(state):
        boss_attack(state, table, hero, "BOS-33", reaction.more)
