"""The Hind D: a helicopter at the edge of a roof, and one line that it fires along (BOS-5, BOS-25 to BOS-27).

It shifts around the roof, its nose inwards, and whoever is in line with the nose is shot at. Only missiles reach it. A
missile that is about to hit makes it turn a card up and slip away, so players aim at where it will be, not where it is.
"""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine import moments
from noisecheck.engine.board import COMPASS, Bitset, Direction, Space
from noisecheck.engine.bosses.kit import BossRules, boss_of
from noisecheck.engine.bosses.kit.deck import resolving
from noisecheck.engine.bosses.kit.edge import Post, lines, next_in_flight, places, posts
from noisecheck.engine.bosses.kit.fighting import boss_attack, choose_hero, hurt_boss
from noisecheck.engine.bosses.kit.handed_out import in_hand, spend
from noisecheck.engine.events import BossMoved, MissileEvaded, MissileFlew, MissileLaunched, MissileLost, TrackMoved
from noisecheck.engine.gear.steering import FLYING, Steered, start_objection, steer_by_dice, straight_on
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.acting import Way, beside, tried
from noisecheck.engine.rules.damage import HIT
from noisecheck.engine.rules.dice import Purpose
from noisecheck.engine.state import NOBODY, Hero, State
from noisecheck.engine.table import Table

DEFENSE = 6  # on its dashboard: no attack gets through to it
DICE = 2
MORE_DICE = 3  # from 6+ on
MANY = 4  # heroes, against whom it plays two cards from threat 6 on
MISSILES = 3  # each hero
LAMED = 1  # space less, once it is wounded
SHOT_AT = "shot-at"  # a mark for each hero whom it attacked during the action that is going on

STEPS = ("threat-3", "threat-4", "threat-5", "threat-6", "threat-6-plus")
THREAT = (3, 4, 5, 6, 6)  # spaces that it shifts in its turn, step by step

TARGET_AREA = (
    (1, 2, 2, 2, 1),  # in front, beside the roof
    (1, 1, 1, 1, 1),
)

CLOCKWISE, COUNTERCLOCKWISE, NOWHERE = 1, -1, 0
AT_THE_NEAREST, AT_ALL = "nearest", "all"


class HindCard(NamedTuple):
    """In its turn its threat rises by `rise`; it shifts `way` round the roof, or hunts for a hero; it fires rockets.

    `evasion` is how far it shifts from a missile, below 0 counterclockwise; `more`, how many dice its rockets add.
    """

    evasion: int
    way: int = NOWHERE
    rise: int = 0
    hunts: bool = False
    rockets: str = ""
    more: int = 0


CARDS = {
    "wide-bank": HindCard(-1, CLOCKWISE, rise=1),
    "tail-swing": HindCard(2, COUNTERCLOCKWISE, rise=1),
    "nose-down": HindCard(-2, CLOCKWISE, rockets=AT_THE_NEAREST, more=1),
    "side-slip": HindCard(1, COUNTERCLOCKWISE),
    "searchlight": HindCard(0, rise=1, hunts=True),
    "rocket-pods": HindCard(-3, rockets=AT_ALL, more=-1),
}


class Hind(BossRules):
    cards = tuple(CARDS)
    health = (12, 24, 30, 35)
    printed_defense = DEFENSE
    special = ("sam",)
    hands_out = MISSILES
    steps = STEPS

    def dice(self, state: State) -> int:
        """BOS-5: from 6+ it attacks with 3 dice."""
        return MORE_DICE if boss_of(state).track == len(STEPS) - 1 else DICE

    def turn(self, state: State, table: Table) -> bool:
        """BOS-1, BOS-27: the top card; against four heroes two of them, from threat 6 on."""
        is_pressed = len(state.heroes) == MANY and THREAT[boss_of(state).track] == THREAT[-1]
        for _ in range(2 if is_pressed else 1):
            play_card(state, table)
        return True

    def fire(self, state: State) -> Bitset:
        return line_of_fire(state)

    def passed(self, state: State, table: Table, hero: Hero, space: Space) -> None:
        """BOS-5: a hero that enters or crosses the line is attacked, once an action."""
        if line_of_fire(state) >> space & 1 and not boss_of(state).marked(SHOT_AT, hero.id):
            shoot(state, table, hero)

    def completed(self, state: State, table: Table, hero: Hero) -> None:
        """BOS-5: so is one that ends an action there."""
        self.passed(state, table, hero, hero.space)
        boss_of(state).unmark(SHOT_AT)

    def withstands(self, state: State, means: str) -> bool:
        """BOS-5: only missiles of the S.A.M. hurt it, and those are not attacks."""
        return True

    def numbers(self, state: State) -> dict[str, int]:
        return {step: spaces_at(state, step) for step in STEPS}

    def printed(self, state: State, space: Space) -> str:
        return str(damage_at(state, space) or "")


# where it is


def place_after(state: State, spaces: int) -> int | None:
    """BOS-5: the number of its post, that many spaces along the edge from here, clockwise or, below 0, the other way.

    Off the map, or on one without a roof, there is none.
    """
    boss, numbers = boss_of(state), places(state.stage.board, TARGET_AREA)
    here = numbers.get((boss.body, boss.facing))
    return None if here is None else (here + spaces) % len(numbers)


def post_after(state: State, spaces: int) -> Post | None:
    place = place_after(state, spaces)
    return None if place is None else posts(state.stage.board, TARGET_AREA)[place]


def damage_at(state: State, space: Space, spaces: int = 0) -> int:
    """BOS-26: what a missile does there, once it has shifted so far; outside the target area, nothing."""
    post = post_after(state, spaces)
    return post.numbers.get(space, 0) if post else 0


def line_of_fire(state: State, spaces: int = 0) -> Bitset:
    """BOS-5: the row or column ahead of its nose up to a wall, once it has shifted so far."""
    place = place_after(state, spaces)
    return 0 if place is None else lines(state.geometry, TARGET_AREA)[place]


# its turn


def play_card(state: State, table: Table) -> None:
    """BOS-27: its threat may rise, then it shifts as far as that takes it, and may fire rockets."""
    with resolving(state, table, "turn", "BOS-1") as name:
        card = CARDS[name]
        raise_threat(state, table, card.rise)
        spaces = spaces_at(state, STEPS[boss_of(state).track])
        shift(state, table, nearest_line(state, spaces) if card.hunts else card.way * spaces)
        if card.rockets:
            fire_rockets(state, table, card.rockets, card.more)


def spaces_at(state: State, step: str) -> int:
    """BOS-27: how far a card shifts it at a step of its threat. BOS-46: wounded, 1 space less."""
    return THREAT[STEPS.index(step)] - LAMED * boss_of(state).is_wounded


def raise_threat(state: State, table: Table, steps: int) -> None:
    """BOS-5: 3, 4, 5, 6, 6+, where it stays."""
    boss = boss_of(state)
    before, boss.track = boss.track, min(boss.track + steps, len(STEPS) - 1)
    if boss.track != before:
        table.report(TrackMoved, boss.id, STEPS[boss.track], rule="BOS-5")


def nearest_line(state: State, most: int) -> int:
    """BOS-27: how far to shift to have a hero in line, clockwise if both ways are as far; 0 if it takes more spaces."""
    shifts = (way * spaces for spaces in range(1, most + 1) for way in (CLOCKWISE, COUNTERCLOCKWISE))
    return next((each for each in shifts if line_of_fire(state, each) & state.hero_spaces()), 0)


def shift(state: State, table: Table, spaces: int) -> None:
    """BOS-5: along the edge, space by space; after each it attacks every hero in line."""
    boss, names = boss_of(state), state.stage.board.names
    for _ in range(abs(spaces)):
        start, end = post_after(state, 0), post_after(state, CLOCKWISE if spaces > 0 else COUNTERCLOCKWISE)
        if start is None or end is None:
            return
        boss.body, boss.facing = end.body, end.facing
        told = table.report(BossMoved, boss.id, names[start.nose], names[end.nose], COMPASS[end.facing], rule="BOS-5")
        with table.because(told):
            line = line_of_fire(state)
            for hero in [each for each in state.heroes if line >> each.space & 1]:
                shoot(state, table, hero)


def fire_rockets(state: State, table: Table, rockets: str, more: int) -> None:
    """BOS-27: over all walls at every hero, or at the one with the shortest way from the space before its nose.

    Ties: players choose. Whom no path leads to is out of their reach.
    """
    post, board = post_after(state, 0), state.stage.board
    if post is None:
        return
    away = state.geometry.distances(post.nose + board.strides[post.facing])
    targets = [hero for hero in state.heroes if away[hero.space] >= 0]
    if rockets == AT_THE_NEAREST and targets:
        distance = min(away[hero.space] for hero in targets)
        tied = [hero for hero in targets if away[hero.space] == distance]
        targets = [choose_hero(state, table, tied, distance, "BOS-27")]
    for hero in targets:
        shoot(state, table, hero, more)


# its fire


def shoot(state: State, table: Table, hero: Hero, more: int = 0) -> None:
    """COM-4, with that many extra dice. BOS-5: in a hero's turn it is remembered until the action is over."""
    boss = boss_of(state)
    if state.turn != NOBODY and not boss.marked(SHOT_AT, hero.id):
        boss.mark(SHOT_AT, hero.id)
    boss_attack(state, table, hero, "BOS-5", more)


# S.A.M., the special action of its stage


def sam_objection(state: State, hero: Hero, space: Space) -> Objection | None:
    return start_objection(state, hero, space) if in_hand(state, hero) else Objection("BOS-26", "no-missiles")


def sam(state: State, table: Table, hero: Hero, space: Space) -> None:
    """BOS-26: 2 black dice; straight by one value, then, if players like, another way by the other."""
    spend(state, hero)
    names = state.stage.board.names
    with table.because(table.report(MissileLaunched, hero.id, names[space], rule="BOS-26")):
        space, fate = steer_by_dice(state, table, hero, space, MISSILE, Purpose("flight", "BOS-26"))
        if fate == FLYING and damage_at(state, space):
            evade(state, table, space)
        else:
            table.report(MissileLost, names[space], rule="BOS-26")


SAM = tried("BOS-26", Way(phrase("sam {space:beside}"), sam_objection, beside), perform=sam)


def fly(state: State, table: Table, start: Space, direction: Direction, spaces: int) -> tuple[Space, str]:
    """BOS-26: over figures and the parapet; other walls and the edge of the map end its flight."""
    space, fate = straight_on(start, spaces, lambda at: next_in_flight(state, at, direction))
    names = state.stage.board.names
    table.report(MissileFlew, names[start], names[space], COMPASS[direction], rule="BOS-26")
    return space, fate


MISSILE = Steered("missile", fly, obliged=1)


def evade(state: State, table: Table, space: Space) -> None:
    """BOS-5: a card for its evasive manoeuvre; then the damage of the space the missile is in."""
    boss = boss_of(state)
    with resolving(state, table, "reaction", "BOS-5") as name:
        spaces = CARDS[name].evasion
        for take_part in moments.boss_evades:
            spaces = take_part(state, table, spaces)
        shift(state, table, spaces)
    damage = damage_at(state, space)
    if damage:
        hurt_boss(state, table, boss, damage, HIT, "BOS-5")
    else:
        table.report(MissileEvaded, boss.id, state.stage.board.names[space], rule="BOS-5")
