"""The bound hostage: a figure among the fighting, nobody's enemy (BOS-13)."""

from __future__ import annotations

from noisecheck.engine.bosses.kit.boss_rules import boss_of
from noisecheck.engine.events import Hurt, Killed
from noisecheck.engine.objections import Objection
from noisecheck.engine.rules.damage import HIT
from noisecheck.engine.rules.enemies import EnemyKind
from noisecheck.engine.rules.outcome import fail_stage
from noisecheck.engine.state import HOSTAGE, Hero, State, Token
from noisecheck.engine.table import Table

DEFENSE = 3  # as a hero's
HEALTH = 3
MISSILE = "launcher"  # by what he is attacked where one bursts


def hostage_in(state: State) -> Token | None:
    return next((token for token in boss_of(state).tokens if token.kind == HOSTAGE), None)


def hurt_hostage(state: State, table: Table, hostage: Token, amount: int, kind: str, rule: str) -> None:
    """BOS-13: his death fails the stage."""
    boss, space = boss_of(state), state.stage.board.names[hostage.space]
    hurt = hostage._replace(damage=hostage.damage + amount)
    boss.tokens = [hurt if token == hostage else token for token in boss.tokens]
    with table.because(table.report(Hurt, HOSTAGE, space, amount, HIT, rule=rule)):
        if hurt.damage >= HEALTH:
            table.report(Killed, HOSTAGE, space, rule="BOS-13")
            fail_stage(state, table, "BOS-13", "hostage", HOSTAGE)


def spare_him(state: State, hero: Hero, hostage: Token, means: str) -> Objection | None:
    """BOS-13: heroes do not strike or aim at him; a missile, which is aimed at nobody, does not choose."""
    if means == MISSILE:
        return None
    return Objection("BOS-13", "a-hostage", {"space": state.stage.board.names[hostage.space]})


def name(hostage: Token) -> str:
    return HOSTAGE


def defense(state: State, hostage: Token) -> int:
    return DEFENSE


def stands(state: State, hostage: Token) -> bool:
    return hostage in boss_of(state).tokens


HOSTAGE_KIND = EnemyKind(name, defense, hurt_hostage, stands, objection=spare_him)
