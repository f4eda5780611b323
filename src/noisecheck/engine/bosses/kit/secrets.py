"""What a boss does not want known: found out in the middle of the fight it counts from then on (CDX-1)."""

from __future__ import annotations

from noisecheck.engine.bosses.kit.boss_rules import BOSSES, boss_of, rules_of
from noisecheck.engine.events import MindClosed, SecretLearned
from noisecheck.engine.phrases import KINDS, PartKind, phrase
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Option, Table

LEARNING = phrase("learn {secret}")
KINDS["secret"] = PartKind(
    lambda world, words: BOSSES[world.stage.boss].secrets if world.stage.boss else (), lambda stage, word: bool(word)
)


def to_learn(state: State) -> tuple[Option, ...]:
    """The secrets of the boss that players do not know, or do not say that they know."""
    boss = boss_of(state)
    return tuple(LEARNING.option(secret, value=secret) for secret in rules_of(boss).secrets if not boss.marked(secret))


def learn(state: State, table: Table, hero: Hero, answer: Option) -> None:
    """CDX-1: it is among its marks, as for those who knew it before the fight."""
    boss, secret, before = boss_of(state), answer.value, rules_of(boss_of(state)).defense(state)
    boss.mark(secret)
    with table.because(table.report(SecretLearned, hero.id, boss.id, secret, rule="CDX-1")):
        tell_if_lowered(state, table, before, "CDX-1")


def tell_if_lowered(state: State, table: Table, before: int, rule: str) -> None:
    """That its Defense is not what it was."""
    boss = boss_of(state)
    if (now := rules_of(boss).defense(state)) != before:
        table.report(MindClosed, boss.id, now, rule=rule)
