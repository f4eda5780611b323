"""Aim, a special action: the hero's crosshair, moved by dice (BOS-29, SET-18).

It stays where it is from turn to turn, as long as the hero takes no harm and does nothing but aim and concentrate.
"""

from __future__ import annotations

from noisecheck.engine.board import Direction, Space, bits
from noisecheck.engine.bosses.kit.boss_rules import boss_of
from noisecheck.engine.bosses.kit.crosshairs import crosshair, glide, put, take_away
from noisecheck.engine.bosses.kit.fighting import blasted, hurt_boss
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.events import Aimed
from noisecheck.engine.gear.steering import FLYING, Steered, steer_by_dice
from noisecheck.engine.kinds import TARGET
from noisecheck.engine.objections import Objection
from noisecheck.engine.rules.acting import by_itself
from noisecheck.engine.rules.damage import HIT
from noisecheck.engine.rules.dice import Purpose
from noisecheck.engine.state import CROSSHAIR, Hero, State
from noisecheck.engine.table import Decision, Option, Table

SHOT = 2  # damage
STEADY = ("aim", "refresh")  # the actions that do not take the eye from the scope
AIMERS = tuple(hero for hero in DASHBOARDS if DASHBOARDS[hero].uses_weapons)
CROSSHAIRS = tuple(f"{CROSSHAIR}-{hero}" for hero in AIMERS)


def aim_objection(state: State, hero: Hero) -> Objection | None:
    """BOS-29: everybody who can use weapons."""
    return None if hero.id in AIMERS else Objection("BOS-29", "no-aimer", {"hero": hero.id})


def aim(state: State, table: Table, hero: Hero, value: None) -> None:
    """BOS-29: by one value of 2 black dice, then by the other if players like; ending on her it deals 2 damage."""
    lying, names = crosshair(state, hero.id), state.stage.board.names
    with table.because(table.report(Aimed, hero.id, names[hero.space], rule="BOS-29")):
        start = lying.space if lying else begin(state, table, hero)

        def fly(state: State, table: Table, start: Space, way: Direction, spaces: int) -> tuple[Space, str]:
            token = crosshair(state, hero.id)
            assert token is not None
            return glide(state, table, token, way, spaces, "BOS-29")[-1], FLYING

        thing = Steered(CROSSHAIR, fly, obliged=1, is_laid=True)
        space, _ = steer_by_dice(state, table, hero, start, thing, Purpose("aim", "BOS-29"))
        if boss_of(state).body >> space & 1:
            hit(state, table)


AIM = by_itself("aim", "BOS-29", aim_objection, aim)


def begin(state: State, table: Table, hero: Hero) -> Space:
    """BOS-29: a crosshair that is not on the map begins in an adjacent space, if there is one."""
    names, beside = state.stage.board.names, state.geometry.near[hero.space] or 1 << hero.space
    options = [TARGET.option(names[space], value=space) for space in bits(beside)]
    space: Space = table.ask(Decision("aim", hero.id, options, "BOS-29")).value
    put(state, table, hero.id, space, "BOS-29")
    return space


def hit(state: State, table: Table) -> None:
    """BOS-29: a shot that needs no dice; it is not an attack (COM-5)."""
    boss = boss_of(state)
    hurt_boss(state, table, boss, SHOT, HIT, "BOS-29")
    blasted(state, table, boss, SHOT)


def look_away(state: State, table: Table, hero: Hero, option: Option) -> None:
    """BOS-29: any other action than Aim and Focus removes the hero's crosshair."""
    if option.verb not in STEADY:
        lose_aim(state, table, hero)


def lose_aim(state: State, table: Table, hero: Hero) -> None:
    """BOS-29: so does taking damage."""
    token = crosshair(state, hero.id)
    if token is not None:
        take_away(state, table, token, "BOS-29")
