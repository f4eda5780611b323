"""A boss attacks and is attacked (COM-4, COM-9)."""

from __future__ import annotations

from contextlib import suppress

from noisecheck.engine import moments
from noisecheck.engine.board import Bitset, Space, bits
from noisecheck.engine.bosses.kit.boss_rules import BossFallen, boss_of, rules_of, solid_spaces
from noisecheck.engine.events import BossWounded, Hurt
from noisecheck.engine.kinds import TARGET_HERO
from noisecheck.engine.objections import Objection
from noisecheck.engine.rules.attacks import Met, attack_hero
from noisecheck.engine.rules.attention import remove_attention
from noisecheck.engine.rules.damage import HIT
from noisecheck.engine.rules.dice import Purpose
from noisecheck.engine.rules.enemies import EnemyKind
from noisecheck.engine.state import Boss, Hero, State
from noisecheck.engine.table import Decision, Option, Table


def boss_attack(state: State, table: Table, hero: Hero, rule: str, more: int = 0) -> Met:
    """COM-4: the black dice of its dashboard and what rules add; the attacked hero's player rolls them (COM-1)."""
    boss = boss_of(state)
    dice = rules_of(boss).dice(state) + more
    for take_part in moments.boss_attacks:
        dice = take_part(state, table, hero, dice)
    return attack_hero(state, table, boss.id, hero, Purpose("boss-attack", rule), black=dice)


def distance_to(state: State, hero: Hero) -> int:
    """How far a hero is from the boss, from the nearest of its spaces; where no path leads, farther than any path."""
    distances = state.geometry.distances(hero.space)
    return min(
        (distances[space] for space in bits(boss_of(state).body) if distances[space] >= 0), default=len(distances)
    )


def nearest_heroes(state: State, heroes: list[Hero]) -> list[Hero]:
    """Those of these heroes that are nearest to the boss by shortest path."""
    away = [distance_to(state, hero) for hero in heroes]
    return [hero for hero, distance in zip(heroes, away, strict=True) if distance == min(away)]


def nearest_hero(state: State, table: Table, heroes: list[Hero], rule: str) -> Hero:
    """The one of these heroes that is nearest to the boss by shortest path; ties: players choose."""
    nearest = nearest_heroes(state, heroes)
    return choose_hero(state, table, nearest, distance_to(state, nearest[0]), rule)


def nearest_heard(state: State, table: Table, heroes: list[Hero], rule: str) -> Hero:
    """The nearest of those whose Attention token is on the map; without one, the nearest of them all."""
    return nearest_hero(state, table, [hero for hero in heroes if hero.attention] or heroes, rule)


def farthest_hero(state: State, table: Table, heroes: list[Hero], rule: str) -> Hero:
    """The one of these heroes that is farthest from the boss; ties: players choose."""
    away = [distance_to(state, hero) for hero in heroes]
    farthest = [hero for hero, distance in zip(heroes, away, strict=True) if distance == max(away)]
    return choose_hero(state, table, farthest, max(away), rule)


def choose_hero(state: State, table: Table, heroes: list[Hero], distance: int, rule: str) -> Hero:
    """One of these heroes, who are all so far away from the boss."""
    boss = boss_of(state)
    options = [TARGET_HERO.option(hero.id, value=hero.id) for hero in heroes]
    facts: dict[str, str | int] = {
        "figure": boss.id,
        "guard": state.stage.board.names[boss.space],
        "distance": distance,
    }
    return state.hero(table.ask(Decision("target", "", options, rule, facts)).value)


def hurt_boss(state: State, table: Table, boss: Boss, amount: int, kind: str, rule: str) -> None:
    """COM-6, COM-9: damage of either type counts; at its Health the boss is defeated, or what its own rules say."""
    space = state.stage.board.names[boss.space]
    was_wounded = boss.is_wounded
    boss.damage += amount
    with table.because(table.report(Hurt, boss.id, space, amount, HIT, rule=rule)):
        if boss.is_beaten:
            rules_of(boss).felled(state, table)
        elif boss.is_wounded and not was_wounded:
            with table.because(table.report(BossWounded, boss.id, rule="BOS-46")):
                rules_of(boss).wounded(state, table)


def stands(state: State, boss: Boss) -> bool:
    return not boss.is_beaten


def has_a_say(boss: Boss) -> bool:
    """A defeated boss, beaten and off the map, has nothing more to say."""
    return not boss.is_beaten or boss.body != 0


def strike(state: State, table: Table, boss: Boss, hero: Hero, rule: str) -> None:
    """MOV-3: a boss that was leapfrogged."""
    boss_attack(state, table, hero, rule)


def falls(state: State, boss: Boss) -> int:
    return rules_of(boss).falls(state)


def answer(state: State, table: Table, boss: Boss, dealt: int) -> None:
    """What its own rules say of being attacked."""
    if has_a_say(boss):
        with suppress(BossFallen):
            rules_of(boss).answer(state, table, dealt)


def blasted(state: State, table: Table, boss: Boss, dealt: int) -> None:
    """COM-5: what its own rules say of being damaged without an attack."""
    if has_a_say(boss):
        with suppress(BossFallen):
            rules_of(boss).blasted(state, table, dealt)


def clouds_minds(state: State) -> Objection | None:
    """Why heroes have no Focus now."""
    return rules_of(boss_of(state)).focus_objection(state)


def closes(state: State) -> Bitset:
    """Where nobody who would move now can go: onto a solid boss, or into what is off limits."""
    return solid_spaces(state) | rules_of(boss_of(state)).off_limits(state)


def keeps_off(state: State, space: Space) -> Objection | None:
    """Why a boss does not let the hero whose turn it is move onto a space."""
    return rules_of(boss_of(state)).trespass(state, space)


def gives_up(state: State) -> bool:
    """Whether the stage is won although the boss is not defeated."""
    return rules_of(boss_of(state)).gives_up(state)


def listen(state: State, table: Table, hero: Hero, shown: int) -> None:
    """ATT-4: a hero's roll shows one ! or more; the boss's own rules say what that means to it."""
    if state.boss is not None and stands(state, state.boss):
        rules_of(state.boss).listens(state, table, hero)


def forget_attention(state: State, table: Table, rule: str) -> None:
    """A boss that asked for Attention tokens has done so: they leave the map."""
    for hero in state.heroes:
        remove_attention(state, table, hero, rule)


def see_pass(state: State, table: Table, hero: Hero, space: Space) -> None:
    """A hero's move enters or crosses a space; the boss's own rules say what that means to it."""
    if state.boss is not None and stands(state, state.boss):
        rules_of(state.boss).passed(state, table, hero, space)


def see_act(state: State, table: Table, hero: Hero, option: Option) -> None:
    """A hero's action or Focus move is over. A Focus token that moves nobody is neither (FOC-3)."""
    is_either = option.verb != "focus" or option.value.space is not None
    if is_either and state.boss is not None and stands(state, state.boss):
        rules_of(state.boss).completed(state, table, hero)


def see_turn_end(state: State, table: Table, hero: Hero) -> None:
    """A hero's turn is over; the boss's own rules say what that means to it."""
    if state.boss is not None and stands(state, state.boss):
        rules_of(state.boss).turn_ends(state, table, hero)


def objection(state: State, hero: Hero, boss: Boss, means: str) -> Objection | None:
    return rules_of(boss).objection(state, hero, means)


def withstands(state: State, boss: Boss, means: str) -> bool:
    return rules_of(boss).withstands(state, means)


def defense(state: State, boss: Boss) -> int:
    return rules_of(boss).defense(state)


def name(boss: Boss) -> str:
    return boss.id


BOSS_KIND = EnemyKind(name, defense, hurt_boss, stands, strike, objection, withstands, answer, blasted, falls=falls)
