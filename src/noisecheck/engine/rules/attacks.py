"""Attacks: every one of them is dice against a Defense (COM-1 to COM-3)."""

from __future__ import annotations

from noisecheck.engine import moments
from noisecheck.engine.board import Bitset, bits
from noisecheck.engine.events import Attacked
from noisecheck.engine.gear.using import printed
from noisecheck.engine.heroes.dashboards import DASHBOARDS
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.rules.damage import GUARD_DEFENSE, GUARD_DICE, HIT, KO, hurt_guard, hurt_hero
from noisecheck.engine.rules.dice import Purpose, roll_dice
from noisecheck.engine.rules.objections import Objection
from noisecheck.engine.state import Guard, Hero, State
from noisecheck.engine.table import Option, Table


def melee_objection(state: State, hero: Hero, space: int) -> Objection | None:
    """ACT-6, ACT-7: the target is a guard on an adjacent space. COM-10: one that lies knocked out is none."""
    names = state.stage.board.names
    if state.guard_at(space) is None:
        if state.bodies_at(space):
            return Objection("COM-10", "already-down", {"space": names[space]})
        return Objection("ACT-14", "no-guard", {"space": names[space]})
    if not state.geometry.near[hero.space] >> space & 1:
        return Objection("ADJ-1", "not-adjacent", {"space": names[space]})
    return None


def melee_spaces(state: State, hero: Hero) -> Bitset:
    """The spaces beside the hero with a guard to strike at."""
    return state.geometry.near[hero.space] & state.guard_spaces()


def melee_options(state: State, hero: Hero, verb: str) -> list[Option]:
    names, spaces = state.stage.board.names, melee_spaces(state, hero)
    return [Option(verb, names[space], space) for space in bits(spaces)] if spaces else []


def hand_to_hand_options(state: State, hero: Hero) -> list[Option]:
    return melee_options(state, hero, "hand-to-hand")


def combo_options(state: State, hero: Hero) -> list[Option]:
    return melee_options(state, hero, "combo")


def hand_to_hand(state: State, table: Table, hero: Hero, space: int) -> None:
    """ACT-6: 1 white die, KO damage."""
    attack_guard(state, table, hero, space, Purpose("hand-to-hand", "ACT-6", GUARD_DEFENSE), KO, white=1)


def combo(state: State, table: Table, hero: Hero, space: int) -> None:
    """ACT-7: 2 white and 1 black die, KO damage."""
    attack_guard(state, table, hero, space, Purpose("combo", "ACT-7", GUARD_DEFENSE), KO, white=2, black=1)


def attack_guard(
    state: State, table: Table, hero: Hero, space: int, purpose: Purpose, kind: str, white: int = 0, black: int = 0
) -> None:
    """COM-1, COM-2: a hero attacks the guard in a space; each die at or above its Defense deals 1 damage."""
    guard = state.guard_at(space)
    assert guard is not None
    roll = roll_dice(state, table, hero, purpose, white, black)
    hits = roll.hits()
    told = table.tell(Attacked(hero.id, "guard", state.stage.board.names[space], hits, rule="COM-2"))
    if hits:
        guard.hurt_by = hero.id
        with table.because(told):
            hurt_guard(state, table, guard, hits, kind)
            for take_part in moments.guard_hurt:
                take_part(state, table, hero, guard, roll, kind)


def attack_all(state: State, table: Table, hero: Hero, purpose: Purpose, spaces: int, white: int) -> None:
    """COM-1: each guard, then each hero in these spaces is attacked with dice of its own; a hero rolls them itself."""
    heroes = [each for each in state.heroes if spaces >> each.space & 1]
    for space in bits(spaces & state.guard_spaces()):
        attack_guard(state, table, hero, space, purpose, HIT, white)
    for each in heroes:
        attack_hero(state, table, hero.id, each, purpose, white)


def defense_of(hero: Hero) -> int:
    """COM-2: what a die must reach to hurt this hero."""
    return DASHBOARDS[hero.id].defense + sum(printed(card).defense for card in hero.gear)


def guard_attack(state: State, table: Table, guard: Guard, hero: Hero, rule: str = "COM-3") -> None:
    """COM-3: a guard attacks with 2 black dice, which the hero's player rolls (COM-1)."""
    attack_hero(state, table, "guard", hero, Purpose("guard-attack", rule), black=GUARD_DICE)


def attack_hero(
    state: State, table: Table, attacker: str, hero: Hero, purpose: Purpose, white: int = 0, black: int = 0
) -> None:
    """COM-1: the attacked hero's player rolls, against its own Defense."""
    for take_part in moments.hero_attacked:
        hero = take_part(state, table, hero)
    purpose = Purpose(purpose.name, purpose.rule, defense_of(hero), is_defense=True)
    hits = roll_dice(state, table, hero, purpose, white, black).hits()
    told = table.tell(Attacked(attacker, hero.id, state.stage.board.names[hero.space], hits, rule="COM-2"))
    if hits:
        with table.because(told):
            hurt_hero(state, table, hero, hits)


def alert_if_hurt_stands(state: State, table: Table, hero: Hero) -> None:
    """COM-8: a guard that was hurt this turn and still stands raises the alarm, seen or not."""
    hurt = [guard for guard in state.guards if guard.hurt_by == hero.id]
    for guard in hurt:
        guard.hurt_by = ""
    if hurt:
        alert(state, table, hero, "COM-8")
