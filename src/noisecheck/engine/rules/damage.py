"""Damage, knock-outs and death (COM-5 to COM-11)."""

from __future__ import annotations

from noisecheck.engine import moments
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.events import Hurt, Killed, KnockedOut
from noisecheck.engine.rules.outcome import fail_stage
from noisecheck.engine.state import GUARD, Body, Guard, Hero, State
from noisecheck.engine.table import Table

HIT = "hit"
KO = "ko"

GUARD_DEFENSE = 3  # COM-11
GUARD_HEALTH = 2
GUARD_DICE = 2
GUARD_FIGURES = 12  # COM-12


def guard_stands(state: State, guard: Guard) -> bool:
    """Whether a guard's figure is on the map still."""
    return any(each is guard for each in state.guards)


def hurt_guard(state: State, table: Table, guard: Guard, amount: int, kind: str, rule: str = "COM-2") -> None:
    """COM-6, COM-7: damage and KO damage are counted apart; either, at its Health, takes a guard out."""
    if kind == KO:
        guard.ko += amount
    else:
        guard.damage += amount
    space = state.stage.board.names[guard.space]
    with table.because(table.report(Hurt, GUARD, space, amount, kind, rule=rule, guard=guard.number)):
        if guard.damage >= GUARD_HEALTH:
            kill_guard(state, table, guard, "COM-6")
        elif guard.ko >= GUARD_HEALTH:
            knock_out(state, table, guard)


def kill_guard(state: State, table: Table, guard: Guard, rule: str) -> None:
    """COM-6: a defeated guard becomes a Dead token. SET-7: in some stages that must not happen."""
    take_off(state, guard)
    state.place_body(Body(guard.space, 0))
    told = table.report(Killed, GUARD, state.stage.board.names[guard.space], rule=rule, guard=guard.number)
    if state.stage.mission.killing_fails:
        with table.because(told):
            fail_stage(state, table, "SET-7", "killing", GUARD, guard.number)


def knock_out(state: State, table: Table, guard: Guard) -> None:
    """COM-7: a knocked-out guard becomes a KO token, two stars up."""
    take_off(state, guard)
    state.place_body(Body(guard.space, 2))
    table.report(KnockedOut, state.stage.board.names[guard.space], rule="COM-7", guard=guard.number)


def take_off(state: State, guard: Guard) -> None:
    """Takes a guard's figure off the map; its damage goes with it (COM-7)."""
    state.guards = [each for each in state.guards if each is not guard]


def hurt_hero(state: State, table: Table, hero: Hero, amount: int, rule: str = "COM-2") -> None:
    """COM-6: a hero with damage equal to their Health is Killed in Action, and the stage is failed."""
    space = state.stage.board.names[hero.space]
    hero.damage += amount
    cause = table.report(Hurt, hero.id, space, amount, HIT, rule=rule)
    with table.because(cause):
        if hero.damage >= DASHBOARDS[hero.id].health:
            table.report(Killed, hero.id, space, rule="COM-6")
            fail_stage(state, table, "SET-5", "killed", hero.id)
        for take_part in moments.hero_hurt:
            take_part(state, table, hero)
