"""Tokens that lie face down on numbered spaces, one of them the boss: how they are flipped, and how it hides (BOS-7).

Which one it is nobody knows; the numbers are the stage's nodes, in their order.
"""

from __future__ import annotations

from bisect import insort

from noisecheck.engine.board import N, Space
from noisecheck.engine.bosses.kit.boss_rules import boss_of, rules_of
from noisecheck.engine.chance import shuffled
from noisecheck.engine.events import BossHid, BossTokenFlipped
from noisecheck.engine.rules.enemies import EnemyKind
from noisecheck.engine.state import DECOY, Boss, State, Token
from noisecheck.engine.table import Table

DECOYS = 7
NOBODY_THERE = "nothing"  # the face of a false one; the other shows the boss


def decoys(state: State) -> list[Token]:
    return [token for token in state.boss.tokens if token.kind == DECOY] if state.boss else []


# flipping


def flip(state: State, table: Table, decoy: Token) -> Boss | None:
    """BOS-7: hers becomes her figure, and all others leave; a false one is removed. Returns her, if it was her."""
    boss, nodes, name = boss_of(state), state.stage.nodes, state.stage.board.names[decoy.space]
    table.report(BossTokenFlipped, DECOY, name, decoy.face, rule="BOS-7")
    if decoy.face != boss.id:
        boss.tokens.remove(decoy)
        return None
    boss.tokens = [token for token in boss.tokens if token.kind != DECOY]
    boss.body = 1 << decoy.space
    boss.facing = next((node.facing for node in nodes if node.space == decoy.space), boss.facing)
    return boss


def flip_at(state: State, table: Table, space: Space) -> None:
    """BOS-7: a token is about to enter this space."""
    for decoy in [each for each in decoys(state) if each.space == space]:
        flip(state, table, decoy)


# hiding


def hide(state: State, table: Table) -> None:
    """BOS-7: her figure leaves the map and looks nowhere; all 7 tokens are laid again from the number after hers."""
    boss = boss_of(state)
    space = boss.space
    numbers = [node.space for node in state.stage.nodes]
    after = numbers.index(space) + 1 if space in numbers else 0
    boss.body, boss.facing = 0, N
    lay_out(state, numbers[after:] + numbers[:after])
    table.report(BossHid, boss.id, state.stage.board.names[space], rule="BOS-7")


def lay_out(state: State, numbers: list[Space]) -> None:
    """BOS-7: shuffled and face down, in this order of numbers; those that are occupied are skipped."""
    boss = boss_of(state)
    boss.tokens = [token for token in boss.tokens if token.kind != DECOY]
    free = [space for space in numbers if not state.occupied() >> space & 1][:DECOYS]
    faces = [boss.id, *[NOBODY_THERE] * (len(free) - 1)]
    state.chance = shuffled(state.chance, faces)
    for space, face in zip(free, faces, strict=True):
        insort(boss.tokens, Token(space, DECOY, face=face))


# what an attack meets


def defense(state: State, decoy: Token) -> int:
    """Whoever attacks one attacks the boss, if it is there at all."""
    return rules_of(boss_of(state)).defense(state)


def hurt(state: State, table: Table, decoy: Token, amount: int, kind: str, rule: str) -> None:
    """BOS-7: nothing harms a token that lies face down: it is flipped first."""


DECOY_KIND = EnemyKind(
    name=lambda decoy: DECOY,
    defense=defense,
    hurt=hurt,
    stands=lambda state, decoy: decoy in boss_of(state).tokens,
    turn_up=flip,
)
