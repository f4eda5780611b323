"""Steps, distances and shortest paths (ADJ-1, GRD-6) over whatever ways are open.

Distances come from floods of a bitset: one shift per direction moves a whole front by one space.
"""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from noisecheck.engine.board.compass import DIRECTIONS, Bitset, Direction, Space, bits

MOST_PATHS = 128  # tied paths that are listed; a guard of our stages has 19 at most


class Stride(NamedTuple):
    """The last step of a path so far. Linked, so that paths share their beginnings."""

    space: Space
    facing: Direction
    before: Stride | None

    def path(self) -> tuple[Space, ...]:
        """The spaces entered, without the one where it began."""
        spaces = []
        stride = self
        while stride.before:
            spaces.append(stride.space)
            stride = stride.before
        return tuple(spaces[::-1])


class Paths:
    """Where a figure can go, how far it is, and which paths are shortest. Answers are kept once asked for."""

    def __init__(self, width: int, size: int, area: Bitset, ways: tuple[Bitset, ...]) -> None:
        self.area = area  # the spaces a figure can stand on
        self._width, self._size, self._ways = width, size, ways
        stride = (-width, 1, width, -1)
        self.steps: tuple[tuple[Space, ...], ...] = tuple(
            tuple(space + stride[direction] if ways[direction] >> space & 1 else -1 for direction in DIRECTIONS)
            for space in range(size)
        )
        self.neighbours: tuple[tuple[Space, ...], ...] = tuple(
            tuple(space for space in steps if space >= 0) for steps in self.steps
        )
        self.near: tuple[Bitset, ...] = tuple(sum(1 << space for space in spaces) for spaces in self.neighbours)
        """ADJ-1: for each space those adjacent to it."""
        self._floods: dict[Space, tuple[Bitset, ...]] = {}
        self._distances: dict[Space, tuple[int, ...]] = {}
        self._shortest: dict[tuple[Space, Direction, Space], tuple[tuple[Space, ...], ...]] = {}

    def within(self, space: Space, n: int) -> Bitset:
        """The spaces with a shortest path of at most n, the space itself among them."""
        if n < 0:
            return 0
        flood = self._flood(space)
        return flood[n] if n < len(flood) else flood[-1]

    def distances(self, space: Space) -> tuple[int, ...]:
        """For every space of the map the length of a shortest path to it, -1 where there is none."""
        known = self._distances.get(space)
        if known is None:
            distances = [-1] * self._size
            reached = 0
            for distance, flooded in enumerate(self._flood(space)):
                for other in bits(flooded ^ reached):
                    distances[other] = distance
                reached = flooded
            known = self._distances[space] = tuple(distances)
        return known

    def distance(self, a: Space, b: Space) -> int:
        """The length of a shortest path, -1 if there is none."""
        return self.distances(a)[b]

    def shortest_paths(self, start: Space, facing: Direction, goal: Space) -> list[tuple[Space, ...]]:
        """GRD-6: of the paths with the fewest spaces those with the fewest turns, each as the spaces entered.

        The first turn from the present facing counts; a half turn is one turn. Paths come in the order of their steps,
        N before E before S before W; only the first `MOST_PATHS`, because on a map made for it there are millions.
        """
        known = self._shortest.get((start, facing, goal))
        if known is None:
            known = self._shortest[start, facing, goal] = tuple(self._find_paths(start, facing, goal))
        return list(known)

    def _find_paths(self, start: Space, facing: Direction, goal: Space) -> list[tuple[Space, ...]]:
        turns = self._fewest_turns(start, goal)
        if start not in turns:
            return []
        left = self.distances(goal)
        # Every branch taken here costs no more turns than the best one, so none of them is a dead end, and the first
        # paths all begin with the first beginnings.
        ends = [Stride(start, facing, None)]
        while ends[0].space != goal:
            onward = (
                Stride(ahead, direction, end)
                for end in ends
                for direction, ahead in enumerate(self.steps[end.space])
                if ahead in turns
                and left[ahead] < left[end.space]
                and turns[ahead][direction] + (direction != end.facing) == turns[end.space][end.facing]
            )
            ends = list(islice(onward, MOST_PATHS))
        return [end.path() for end in ends]

    def _fewest_turns(self, start: Space, goal: Space) -> dict[Space, tuple[int, ...]]:
        """For each space on a shortest path: the fewest turns from there to the goal, by the facing there."""
        length = self.distances(goal)[start]
        if length < 0:
            return {}
        to_goal, to_start = self._flood(goal), self._flood(start)
        turns: dict[Space, tuple[int, ...]] = {goal: (0, 0, 0, 0)}
        for distance in range(1, length + 1):
            # As far from the goal as this, and near enough to the start to lie on a shortest path.
            ring = to_goal[distance] & ~to_goal[distance - 1] & to_start[length - distance]
            for space in bits(ring):
                onward = [
                    (direction, turns[ahead][direction])
                    for direction, ahead in enumerate(self.steps[space])
                    if ahead in turns  # so it is nearer to the goal: neighbours are never equally far
                ]
                turns[space] = tuple(
                    min(cost + (direction != facing) for direction, cost in onward) for facing in DIRECTIONS
                )
        return turns

    def _flood(self, space: Space) -> tuple[Bitset, ...]:
        """The spaces within 0, 1, 2 … of a space, until nothing new is reached."""
        known = self._floods.get(space)
        if known is None:
            north, east, south, west = self._ways
            width = self._width
            front = reached = 1 << space & self.area
            floods = [reached]
            while True:
                front = (front & north) >> width | (front & east) << 1 | (front & south) << width | (front & west) >> 1
                front &= ~reached
                if not front:
                    break
                reached |= front
                floods.append(reached)
            known = self._floods[space] = tuple(floods)
        return known
