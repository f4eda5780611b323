"""Revolver Ocelot: seven cards in a drum, and every hit turns it one chamber on (BOS-3, BOS-13).

A card has two sides. In his turn the one is resolved; when he is damaged in a hero's turn, the other. What is hard on
one side is mostly soft on the other, and the drum is never shuffled: whoever remembers it can choose what comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from noisecheck.engine.bosses.kit import BossRules, Virtual, boss_of
from noisecheck.engine.bosses.kit.circuit import walk_circuit
from noisecheck.engine.bosses.kit.deck import keep_on_top, resolving
from noisecheck.engine.bosses.kit.fighting import boss_attack, nearest_hero
from noisecheck.engine.bosses.kit.hostage import hostage_in, hurt_hostage
from noisecheck.engine.events import Shielded
from noisecheck.engine.rules.damage import HIT
from noisecheck.engine.state import HOSTAGE, NOBODY, Hero, State
from noisecheck.engine.table import Table

DEFENSE = 4
DICE = 1  # and one more against several heroes: he has two revolvers
FANNED = 3  # spaces
POINT_BLANK = 2  # damage
ON_THE_RUN = 2  # nodes, once he is wounded
CHAMBER, UNKNOWN = "chamber", "unknown"  # of his drum: a card that players have seen, and one they have not


class OcelotSide(NamedTuple):
    """He moves that many nodes, clockwise or, below 0, the other way; then he shoots, with extra dice."""

    nodes: int = 0
    shot: str = ""
    more: int = 0
    reloads: bool = False


class OcelotCard(NamedTuple):
    turn: OcelotSide
    reaction: OcelotSide = OcelotSide()
    stays: bool = False  # on top, after its reaction


CARDS = {
    "fan-fire": OcelotCard(OcelotSide(1, "all-near", 1)),
    "long-shot": OcelotCard(OcelotSide(-2, "nearest", 1), OcelotSide(1)),
    "bank-shot": OcelotCard(OcelotSide(2, "nearest", 1), OcelotSide(0, "culprit", 1)),
    "slow-circle": OcelotCard(OcelotSide(3), OcelotSide(0, "culprit", 1)),
    "loose-end": OcelotCard(OcelotSide(-1, "hostage"), OcelotSide(-1)),
    "quick-draw": OcelotCard(OcelotSide(1, "nearest"), OcelotSide(0, "culprit")),
    "reload": OcelotCard(OcelotSide(reloads=True), stays=True),
}


class Ocelot(BossRules):
    cards = tuple(CARDS)
    health = (12, 20)
    printed_defense = DEFENSE
    tokens = (HOSTAGE,)
    walks_circuit = True
    rim_marks = (CHAMBER, UNKNOWN)
    virtual = Virtual((5, 8, 11, 14), "time-bomb")

    def dice(self, state: State) -> int:
        """BOS-15: a second revolver for a second hero."""
        return DICE + (len(state.heroes) > 1)

    def turn(self, state: State, table: Table) -> bool:
        """BOS-1: the top card of his deck."""
        with resolving(state, table, "turn", "BOS-1") as card:
            carry_out(state, table, CARDS[card].turn)
        return True

    def answer(self, state: State, table: Table, dealt: int) -> None:
        """BOS-3: damaged in a hero's turn he reveals the top card and resolves its reaction."""
        if not dealt or state.turn == NOBODY:
            return
        with resolving(state, table, "reaction", "BOS-3") as card:
            carry_out(state, table, CARDS[card].reaction)
            if CARDS[card].stays:
                keep_on_top(state, table, "BOS-15")

    blasted = answer

    def numbers(self, state: State) -> dict[str, int]:
        return {"reload": nodes_on_the_run(state)}

    def rim(self, state: State) -> list[str]:
        """His drum, the chamber that comes next first."""
        boss = boss_of(state)
        known = len(boss.deck) - boss.atop - boss.unseen
        return [CHAMBER] * boss.atop + [UNKNOWN] * boss.unseen + [CHAMBER] * known


def carry_out(state: State, table: Table, side: OcelotSide) -> None:
    walk_circuit(state, table, side.nodes, "BOS-3")
    if side.reloads:
        walk_circuit(state, table, nodes_on_the_run(state), "BOS-46")
    if side.shot:
        SHOTS[side.shot](state, table, side.more)


def nodes_on_the_run(state: State) -> int:
    """BOS-15: he stays to reload. BOS-46: wounded, he goes 2 nodes clockwise with it."""
    return ON_THE_RUN * boss_of(state).is_wounded


# whom he shoots at: bullets go round corners, so no shot needs line of sight (BOS-3)


def shoot_nearest(state: State, table: Table, more: int) -> None:
    boss_attack(state, table, nearest_hero(state, table, state.heroes, "BOS-3"), "BOS-3", more)


def shoot_all_near(state: State, table: Table, more: int) -> None:
    """Everyone within 3 spaces of him."""
    near = state.geometry.within(boss_of(state).space, FANNED)
    for hero in [each for each in state.heroes if near >> each.space & 1]:
        boss_attack(state, table, hero, "BOS-3", more)


def shoot_culprit(state: State, table: Table, more: int) -> None:
    """The hero whose turn it is."""
    boss_attack(state, table, state.heroes[state.turn], "BOS-3", more)


def shoot_hostage(state: State, table: Table, more: int) -> None:
    """The hostage takes 2 damage, unless a hero beside him gets in the way and is attacked; of several the nearest."""
    hostage = hostage_in(state)
    if hostage is None:
        return
    beside: list[Hero] = [each for each in state.heroes if state.geometry.near[hostage.space] >> each.space & 1]
    if not beside:
        hurt_hostage(state, table, hostage, POINT_BLANK, HIT, "BOS-15")
        return
    hero = nearest_hero(state, table, beside, "BOS-15")
    with table.because(table.report(Shielded, hero.id, HOSTAGE, rule="BOS-15")):
        boss_attack(state, table, hero, "BOS-15", more)


SHOTS: dict[str, Callable[[State, Table, int], None]] = {
    "nearest": shoot_nearest,
    "all-near": shoot_all_near,
    "culprit": shoot_culprit,
    "hostage": shoot_hostage,
}
