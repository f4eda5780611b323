"""Attacks: every one of them is dice against a Defense (COM-1 to COM-3)."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import NamedTuple

from noisecheck.engine import moments
from noisecheck.engine.board import Bitset, bits
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import printed
from noisecheck.engine.events import Attacked
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules import damage
from noisecheck.engine.rules.acting import Action, Way
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.rules.damage import GUARD_DICE, HIT, KO, hurt_hero
from noisecheck.engine.rules.dice import Purpose, Roll, roll_dice
from noisecheck.engine.rules.enemies import (
    MELEE,
    EnemyKind,
    attack_objection,
    figures_on,
    kind_of,
    means_of,
    targets,
    turned_up,
)
from noisecheck.engine.state import GUARD, Figure, Guard, Hero, State, number_of
from noisecheck.engine.table import Option, Table


def melee_objection(state: State, hero: Hero, space: int) -> Objection | None:
    """ACT-6, ACT-7: the target is an enemy on an adjacent space. COM-10: a guard that lies knocked out is none."""
    if melee_spaces(state, hero) >> space & 1:
        return None
    facts = {"space": state.stage.board.names[space]}
    if state.bodies_at(space) and state.figure_at(space) is None:
        return Objection("COM-10", "already-down", facts)
    return attack_objection(state, hero, space, MELEE) or Objection("ADJ-1", "not-adjacent", facts)


def melee_spaces(state: State, hero: Hero) -> Bitset:
    """The spaces beside the hero with an enemy to strike at."""
    near = state.geometry.near[hero.space]
    if state.boss is None:
        return near & state.guard_spaces()
    return sum(1 << space for space in targets(state, hero, near, MELEE))


def melee(verb: str, rule: str, perform: Callable[[State, Table, Hero, int], None], cost: int) -> Action:
    """An attack on whoever stands beside the hero."""
    said = phrase(f"{verb} {{space:enemy}}")

    def options(state: State, hero: Hero) -> list[Option]:
        names, spaces = state.stage.board.names, melee_spaces(state, hero)
        return [said.option(names[space], value=space) for space in bits(spaces)] if spaces else []

    return Action(rule, (Way(said, melee_objection),), options, perform, cost, needs_a_guard=True)


def hand_to_hand(state: State, table: Table, hero: Hero, space: int) -> None:
    """ACT-6: 1 white die, KO damage."""
    attack(state, table, hero, space, Purpose("hand-to-hand", "ACT-6"), KO, white=1)


def combo(state: State, table: Table, hero: Hero, space: int) -> None:
    """ACT-7: 2 white and 1 black die, KO damage."""
    attack(state, table, hero, space, Purpose("combo", "ACT-7"), KO, white=2, black=1)


HAND_TO_HAND = melee("hand-to-hand", "ACT-6", hand_to_hand, 1)
COMBO = melee("combo", "ACT-7", combo, 2)


def attack(
    state: State, table: Table, hero: Hero, space: int, purpose: Purpose, kind: str, white: int = 0, black: int = 0
) -> None:
    """COM-1: a hero attacks the figure in a space, which is not a hero; it may turn out to be nothing (BOS-7)."""
    figure = state.figure_at(space)
    assert figure is not None
    for met in turned_up(state, table, [figure]):
        attack_figure(state, table, hero, met, purpose, kind, white, black)


def attack_figure(
    state: State, table: Table, hero: Hero, figure: Figure, purpose: Purpose, kind: str, white: int = 0, black: int = 0
) -> None:
    """COM-2: each die at or above the Defense deals 1 damage; when all of it is dealt, a figure may answer."""
    how, before = kind_of(figure), figure.damage
    space = state.stage.board.names[figure.space]
    purpose = purpose._replace(threshold=how.defense(state, figure), target=how.name(figure))
    roll = roll_dice(state, table, hero, purpose, white, black)
    number = number_of(figure)
    told = table.report(Attacked, hero.id, how.name(figure), space, roll.hits(), rule="COM-2", guard=number)
    with table.because(told):
        if roll.hits() and not how.withstands(state, figure, means_of(purpose.weapon)):
            how.hurt(state, table, figure, roll.hits(), kind, "COM-2")
            for take_part in moments.enemy_hurt:
                take_part(state, table, hero, figure, roll, kind)
        how.answer(state, table, figure, figure.damage - before)


def remember_attacker(state: State, table: Table, hero: Hero, figure: Figure, roll: Roll, kind: str) -> None:
    """COM-8: a guard knows who hurt it in this turn."""
    if isinstance(figure, Guard):
        figure.hurt_by = hero.id


def attack_all(state: State, table: Table, hero: Hero, purpose: Purpose, spaces: int, white: int) -> None:
    """COM-1: each figure in these spaces is attacked with separate dice, heroes last; heroes roll their own.

    A figure that cannot be attacked from where the hero stands is left out (BOS-4).
    """
    heroes, means = [each for each in state.heroes if spaces >> each.space & 1], means_of(purpose.weapon)
    for figure in turned_up(state, table, figures_on(state, spaces)):
        how = kind_of(figure)  # what one of them did in answer may have moved another
        if how.stands(state, figure) and not how.objection(state, hero, figure, means):
            attack_figure(state, table, hero, figure, purpose, HIT, white)
    for each in heroes:
        attack_hero(state, table, hero.id, each, purpose, white)


def defense_of(hero: Hero) -> int:
    """COM-2: what a die must reach to hurt this hero."""
    return DASHBOARDS[hero.id].defense + sum(printed(card).defense for card in hero.gear)


def guard_attack(state: State, table: Table, guard: Guard, hero: Hero, rule: str = "COM-3") -> None:
    """COM-3: a guard attacks with 2 black dice, which the hero's player rolls (COM-1)."""
    attack_hero(state, table, GUARD, hero, Purpose("guard-attack", rule, guard=guard.number), black=GUARD_DICE)


class Met(NamedTuple):
    """Whom an attack met in the end, and with how many hits."""

    hero: Hero
    hits: int


def attack_hero(
    state: State, table: Table, attacker: str, hero: Hero, purpose: Purpose, white: int = 0, black: int = 0
) -> Met:
    """COM-1: the attacked hero's player rolls, against their own Defense."""
    for take_part in moments.hero_attacked:
        hero = take_part(state, table, hero)
    purpose = purpose._replace(threshold=defense_of(hero), weapon="", is_defense=True, target=hero.id)
    hits = roll_dice(state, table, hero, purpose, white, black).hits()
    space = state.stage.board.names[hero.space]
    told = table.report(Attacked, attacker, hero.id, space, hits, rule="COM-2", guard=purpose.guard)
    if hits:
        with table.because(told):
            hurt_hero(state, table, hero, hits)
    return Met(hero, hits)


GUARD_KIND = EnemyKind(
    name=attrgetter("kind"),
    defense=lambda state, guard: damage.GUARD_DEFENSE,
    hurt=damage.hurt_guard,
    stands=damage.guard_stands,
    strike=guard_attack,
)


def alert_if_hurt_stands(state: State, table: Table, hero: Hero) -> None:
    """COM-8: a guard that was hurt this turn and still stands raises the alarm, seen or not."""
    hurt = [guard for guard in state.guards if guard.hurt_by == hero.id]
    for guard in hurt:
        guard.hurt_by = ""
    if hurt:
        alert(state, table, hero, "COM-8")
