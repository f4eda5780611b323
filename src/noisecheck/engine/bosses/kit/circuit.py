"""Nodes of a dotted circuit, which some bosses walk (BOS-3)."""

from __future__ import annotations

from noisecheck.engine.bosses.kit.boss_rules import boss_of
from noisecheck.engine.bosses.kit.going import go_to
from noisecheck.engine.stage import Node
from noisecheck.engine.state import State
from noisecheck.engine.table import Table

CLOCKWISE = 1


def next_node(state: State, way: int) -> Node | None:
    """BOS-3: the next free node this way round the circuit; nodes with a figure on them are passed."""
    nodes, boss, occupied = state.stage.nodes, boss_of(state), state.occupied()
    here = next((number for number, node in enumerate(nodes) if node.space == boss.space), None)
    if here is None:
        return None
    round_trip = (nodes[(here + way * step) % len(nodes)] for step in range(1, len(nodes)))
    return next((node for node in round_trip if not occupied >> node.space & 1), None)


def walk_circuit(state: State, table: Table, nodes: int, rule: str) -> None:
    """BOS-3: that many nodes, clockwise or, below 0, the other way; on each the boss faces its arrow."""
    boss = boss_of(state)
    way = CLOCKWISE if nodes > 0 else -CLOCKWISE
    for _ in range(abs(nodes)):
        node = next_node(state, way)
        if node is None:
            return
        boss.facing = node.facing
        go_to(state, table, node.space, rule)
