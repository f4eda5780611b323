"""Bosses of VR missions: the stages that the arena of a mission makes of it (BOS-45).

Such a stage is a Boss stage like any other, with an id of its own; nothing beyond this file knows how it came about.
"""

from __future__ import annotations

from msgspec.structs import replace

from noisecheck.content.schema import ArenaBossEntry, ArenaEntry, BossEntry, StageFile
from noisecheck.engine.bosses.kit import BOSSES


def variants_of(stage: StageFile) -> dict[str, StageFile]:
    """By their ids: one for each boss of the arena that VR missions can have."""
    arena = stage.arena
    made = [against(stage, arena, boss) for boss in arena.bosses if is_virtual(boss)] if arena else []
    return {variant.id: variant for variant in made}


def is_virtual(boss: ArenaBossEntry) -> bool:
    return boss.id in BOSSES and BOSSES[boss.id].virtual is not None


def against(stage: StageFile, arena: ArenaEntry, boss: ArenaBossEntry) -> StageFile:
    """The map with its doors, which nothing opens now, and terminals; its Order deck. Nothing else of the mission."""
    virtual = BOSSES[boss.id].virtual
    assert virtual is not None
    health = dict(enumerate(virtual.health, 1))
    return StageFile(
        id=f"{stage.id}-{boss.id}",
        kind="boss",
        minutes=arena.minutes,
        players=arena.players,
        starts=arena.starts,
        rewards=[virtual.reward],
        boss=BossEntry(
            id=boss.id, space=boss.space, facing=boss.facing, health=health, track=boss.track, tokens=boss.tokens
        ),
        gives_back=arena.gives_back,
        doors=[replace(door, needs=None) for door in stage.doors],
        terminals=stage.terminals,
        orders=stage.orders,
        barracks=arena.barracks,
        guards=boss.guards,
        supplies=arena.supplies,
        nodes=arena.nodes if boss.nodes is None else boss.nodes,
    )
