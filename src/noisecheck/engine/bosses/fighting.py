"""A boss attacks and is attacked (COM-4, COM-9)."""

from __future__ import annotations

from noisecheck.engine.board import bits
from noisecheck.engine.bosses.kit import boss_of, rules_of
from noisecheck.engine.events import BossDefeated, Hurt
from noisecheck.engine.rules.attacks import attack_hero
from noisecheck.engine.rules.damage import HIT
from noisecheck.engine.rules.dice import Purpose
from noisecheck.engine.rules.enemies import Kind
from noisecheck.engine.rules.objections import Objection
from noisecheck.engine.rules.outcome import is_beaten
from noisecheck.engine.state import Boss, Hero, State
from noisecheck.engine.table import Decision, Option, Table


def boss_attack(state: State, table: Table, hero: Hero, rule: str, more: int = 0) -> None:
    """COM-4: the black dice of its dashboard and what rules add; the attacked hero's player rolls them (COM-1)."""
    boss = boss_of(state)
    dice = rules_of(boss).dice(state) + more
    attack_hero(state, table, boss.id, hero, Purpose("boss-attack", rule), black=dice)


def distance_to(state: State, hero: Hero) -> int:
    """How far a hero is from the boss, from the nearest of its spaces; where no path leads, farther than any path."""
    distances = state.geometry.distances(hero.space)
    return min(
        (distances[space] for space in bits(boss_of(state).body) if distances[space] >= 0), default=len(distances)
    )


def nearest_hero(state: State, table: Table, heroes: list[Hero], rule: str) -> Hero:
    """The one of these heroes that is nearest to the boss by shortest path; ties: players choose."""
    boss = boss_of(state)
    away = {hero.id: distance_to(state, hero) for hero in heroes}
    nearest = min(away.values())
    options = [Option("target", hero.id, hero.id) for hero in heroes if away[hero.id] == nearest]
    facts: dict[str, str | int] = {"figure": boss.id, "guard": state.stage.board.names[boss.space], "distance": nearest}
    return state.hero(table.ask(Decision("target", "", options, rule, facts)).value)


def hurt_boss(state: State, table: Table, boss: Boss, amount: int, kind: str, rule: str) -> None:
    """COM-6, COM-9: damage of either type counts; at its Health the boss is defeated and its figure leaves the map."""
    space = state.stage.board.names[boss.space]
    boss.damage += amount
    with table.because(table.report(Hurt, boss.id, space, amount, HIT, rule=rule)):
        if is_beaten(boss):
            boss.body = 0
            table.report(BossDefeated, boss.id, space, rule="COM-6")


def stands(state: State, boss: Boss) -> bool:
    return not is_beaten(boss)


def strike(state: State, table: Table, boss: Boss, hero: Hero, rule: str) -> None:
    """MOV-3: a boss that was leapfrogged."""
    boss_attack(state, table, hero, rule)


def answer(state: State, table: Table, boss: Boss, dealt: int) -> None:
    """What its own rules say of being attacked; a defeated boss has nothing more to say."""
    if stands(state, boss):
        rules_of(boss).answer(state, table, dealt)


def blasted(state: State, table: Table, boss: Boss, dealt: int) -> None:
    """COM-5: what its own rules say of being damaged without an attack."""
    if stands(state, boss):
        rules_of(boss).blasted(state, table, dealt)


def listen(state: State, table: Table, hero: Hero) -> None:
    """ATT-4: a hero's roll shows a !; what that is to the boss its own rules say."""
    if state.boss is not None and stands(state, state.boss):
        rules_of(state.boss).listens(state, table, hero)


def objection(state: State, hero: Hero, boss: Boss, means: str) -> Objection | None:
    return rules_of(boss).objection(state, hero, means)


def withstands(state: State, boss: Boss, means: str) -> bool:
    return rules_of(boss).withstands(state, means)


def defense(state: State, boss: Boss) -> int:
    return rules_of(boss).defense(state)


def name(boss: Boss) -> str:
    return boss.id


BOSS_KIND = Kind(name, defense, hurt_boss, stands, strike, objection, withstands, answer, blasted)
