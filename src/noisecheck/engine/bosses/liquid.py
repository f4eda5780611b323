"""Liquid: he gets up again, and the place he goes down in decides how likely that is (BOS-12, BOS-38 to BOS-41).

Blows drive whoever they hurt, him towards the edge of the roof and heroes over it. What a card leaves him in is a
stance, and each has its own answer: the stance tells how to strike, the edge where, the skulls how often it may fail.
"""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.board import Space, bits
from noisecheck.engine.bosses.kit import BossRules, Note, Virtual, boss_of, defeated
from noisecheck.engine.bosses.kit.brink import drive_boss, drive_hero, hangs, open_sides
from noisecheck.engine.bosses.kit.chase import space_nearest_to
from noisecheck.engine.bosses.kit.deck import resolving
from noisecheck.engine.bosses.kit.fighting import boss_attack, nearest_hero
from noisecheck.engine.bosses.kit.gaze import look, towards
from noisecheck.engine.bosses.kit.going import go_to
from noisecheck.engine.events import BossHealed, SkullTaken, TrackMoved
from noisecheck.engine.rules.dice import Purpose, roll_dice
from noisecheck.engine.state import NOBODY, Hero, State
from noisecheck.engine.table import Table

DEFENSE = 4
HARDY = 10  # Health that makes one black die more
SKULL = "skull"  # one of his marks for each
UPRIGHT, PLANTED, OFF_BALANCE, WAITING = STANCES = ("upright", "planted", "off-balance", "waiting")


class LiquidCard(NamedTuple):
    """He goes up to that many spaces towards the nearest hero and strikes them, or all beside him; then takes a stance.

    `more`: dice. `drives`: how far whoever he hurts goes back; `throws`: or whoever he grabs, hurt or not. `heals`:
    damage that comes off him.
    """

    stance: str
    spaces: int = 0
    strikes: str = ""
    more: int = 0
    drives: int = 1
    throws: bool = False
    heals: int = 0


CARDS = {
    "straight-right": LiquidCard(UPRIGHT, 6, "nearest"),
    "haymaker": LiquidCard(OFF_BALANCE, 4, "nearest", more=1),
    "low-sweep": LiquidCard(PLANTED, 4, "all"),
    "shoulder-charge": LiquidCard(OFF_BALANCE, 8, "nearest", drives=3),
    "hip-throw": LiquidCard(UPRIGHT, 6, "nearest", drives=2, throws=True),
    "come-on": LiquidCard(WAITING),
    "deep-breath": LiquidCard(PLANTED, heals=2),
}


class Liquid(BossRules):
    cards = tuple(CARDS)
    health = (9, 15, 19, 26)
    printed_defense = DEFENSE
    special = ("pull",)
    has_drops = True
    steps = STANCES
    poses = STANCES
    rim_marks = (SKULL,)
    virtual = Virtual((2, 3, 4, 5), "assault-rifle")

    def dice(self, state: State) -> int:
        """BOS-38: 1, and 1 more for each full 10 of his Health, which large parties face, and for each skull."""
        return 1 + boss_of(state).health // HARDY + skulls(state)

    def turn(self, state: State, table: Table) -> bool:
        """BOS-1: the top card of his deck. BOS-41: what stands on it, in this order."""
        with resolving(state, table, "turn", "BOS-1") as name:
            card = CARDS[name]
            if card.heals:
                heal(state, table, card.heals, "BOS-41")
            if card.strikes:
                fight(state, table, card)
            take_stance(state, table, card.stance)
        return True

    def answer(self, state: State, table: Table, dealt: int) -> None:
        """BOS-39, BOS-40: a blow from beside him drives him back as his stance says; a vain one he may wait for."""
        boss, hero, board = boss_of(state), state.heroes[state.turn], state.stage.board
        is_beside = state.geometry.near[hero.space] >> boss.space & 1
        if is_beside and dealt:
            drive_boss(state, table, towards(board, hero.space, boss.space), gives_way(state, stance_of(state)))
        elif is_beside and stance_of(state) == WAITING:
            look(state, table, towards(board, boss.space, hero.space), "BOS-40")
            strike(state, table, hero, CARDS["come-on"])
        go_down(state, table)

    def blasted(self, state: State, table: Table, dealt: int) -> None:
        go_down(state, table)

    def felled(self, state: State, table: Table) -> None:
        """BOS-38: he is not defeated by that; what becomes of him is looked at when the blow is over."""

    def falls(self, state: State) -> int:
        return skulls(state)

    def notes(self, state: State) -> list[Note]:
        """What players look at before the last blow: how many skulls, how many dice it would be here."""
        if not boss_of(state).body:
            return []
        of_heroes = [Note("hangs", {"hero": hero.id}) for hero in state.heroes if hangs(state, hero)]
        return [Note("skulls", {"skulls": skulls(state), "white": dice_against_him(state)}), *of_heroes]

    def numbers(self, state: State) -> dict[str, int]:
        """How far a blow drives him, in the words of a stance and of each card that ends in it."""
        ends = {stance: stance for stance in STANCES} | {name: card.stance for name, card in CARDS.items()}
        return {words: gives_way(state, stance) for words, stance in ends.items()}

    def pose(self, state: State) -> str:
        return STANCES[boss_of(state).track]

    def rim(self, state: State) -> list[str]:
        return [SKULL] * skulls(state)


# his turn


def fight(state: State, table: Table, card: LiquidCard) -> None:
    """BOS-41: he goes for the nearest hero, over everybody's head, turns to them, and strikes whomever he reaches."""
    quarry = nearest_hero(state, table, state.heroes, "BOS-41")
    go(state, table, space_nearest_to(state, table, quarry, card.spaces, "BOS-41"), "BOS-41")
    boss = boss_of(state)
    look(state, table, towards(state.stage.board, boss.space, quarry.space), "BOS-41")
    beside = state.geometry.near[boss.space]
    for hero in [quarry] if card.strikes == "nearest" else state.heroes[:]:
        if beside >> hero.space & 1:
            strike(state, table, hero, card)


def go(state: State, table: Table, space: Space, rule: str) -> None:
    if space != boss_of(state).space:
        go_to(state, table, space, rule)


def strike(state: State, table: Table, hero: Hero, card: LiquidCard) -> None:
    """BOS-39: whoever his attack met, and hurt, is driven back from him; one he throws, hurt or not."""
    met, hits = boss_attack(state, table, hero, "BOS-41", card.more)
    if hits or card.throws:
        way = towards(state.stage.board, boss_of(state).space, met.space)
        drive_hero(state, table, met, way, card.drives)


# stances


def stance_of(state: State) -> str:
    return STANCES[boss_of(state).track]


def take_stance(state: State, table: Table, stance: str) -> None:
    boss = boss_of(state)
    boss.track = STANCES.index(stance)
    table.report(TrackMoved, boss.id, stance, rule="BOS-40")


GIVES_WAY = {UPRIGHT: 1, PLANTED: 0, OFF_BALANCE: 2, WAITING: 1}  # spaces
GROUND = 1  # space more, once he is wounded


def gives_way(state: State, stance: str) -> int:
    """BOS-40: how far a blow drives him in a stance. BOS-46: wounded, 1 space farther, unless he is planted.

    The blow that brings him down drives him first (BOS-39), and no less far.
    """
    boss, spaces = boss_of(state), GIVES_WAY[stance]
    return spaces + GROUND * (boss.is_wounded or boss.is_beaten) if spaces else 0


# skulls


def skulls(state: State) -> int:
    return boss_of(state).marked(SKULL)


def dice_against_him(state: State) -> int:
    """BOS-38: what is rolled if he goes down now, where he is: one for each skull, and for each side open to a drop."""
    return skulls(state) + 1 + open_sides(state.stage.board, boss_of(state).space)


def go_down(state: State, table: Table) -> None:
    """BOS-38: at 0 Health he takes a skull, and a hero rolls for his end: any ! is it, else he gets up again."""
    boss = boss_of(state)
    if not boss.is_beaten:
        return
    white, space = dice_against_him(state), state.stage.board.names[boss.space]
    boss.mark(SKULL)
    with table.because(table.report(SkullTaken, boss.id, space, skulls(state), rule="BOS-38")):
        hero = witness(state, table)
        if roll_dice(
            state, table, hero, Purpose("last-breath", "BOS-38", target=boss.id), white=white
        ).shows_attention():
            defeated(state, table)
        else:
            get_up(state, table)


def witness(state: State, table: Table) -> Hero:
    """BOS-38: the hero whose turn it is rolls; in his own turn, the nearest."""
    if state.turn == NOBODY:
        return nearest_hero(state, table, state.heroes, "BOS-38")
    return state.heroes[state.turn]


def get_up(state: State, table: Table) -> None:
    """BOS-38: without a scratch, in the middle of the roof; where the stage has no node for it, where he lies."""
    boss = boss_of(state)
    heal(state, table, boss.damage, "BOS-38")
    if state.stage.nodes:
        middle = state.geometry.distances(state.stage.nodes[0].space)
        free = [each for each in bits(state.geometry.area & ~state.occupied() | boss.body) if middle[each] >= 0]
        go(state, table, min(free, key=lambda space: middle[space]), "BOS-38")


def heal(state: State, table: Table, damage: int, rule: str) -> None:
    boss = boss_of(state)
    damage = min(damage, boss.damage)
    if damage:
        boss.damage -= damage
        table.report(BossHealed, boss.id, damage, rule=rule)
