"""What bosses are made of: what all of them share, and parts that a boss takes or leaves. None of it knows a boss."""

from noisecheck.engine.bosses.kit.boss_rules import (
    BOSSES,
    BossFallen,
    BossRules,
    Note,
    Virtual,
    as_printed_for,
    boss_of,
    defeated,
    kind_and_hero,
    printed_spaces,
    rules_of,
    solid_spaces,
    token_named,
    under_fire,
)

__all__ = [
    "BOSSES",
    "BossFallen",
    "BossRules",
    "Note",
    "Virtual",
    "as_printed_for",
    "boss_of",
    "defeated",
    "kind_and_hero",
    "printed_spaces",
    "rules_of",
    "solid_spaces",
    "token_named",
    "under_fire",
]
