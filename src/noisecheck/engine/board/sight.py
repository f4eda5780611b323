"""Line of sight (LOS-3): who could see whom, were all facing the right way.

The box of two spaces is clear when it grows row by row from the watcher's and never meets an obstacle. In each row the
spaces clear so far are one unbroken run through the watcher's column, so a row is one AND of precomputed runs.
"""

from __future__ import annotations

from noisecheck.engine.board.compass import Bitset, E, N, S


def sight_table(width: int, height: int, floor: Bitset, ways: tuple[Bitset, ...]) -> tuple[Bitset, ...]:
    """For each space the floor spaces whose box with it is clear, itself included; nothing for holes and obstacles.

    LOS-4: figures do not block sight, so a table is for a map and not for a position.
    """
    level, downward, upward = [], [], []
    whole_row = (1 << width) - 1
    for shift in range(0, width * height, width):
        row, linked = floor >> shift & whole_row, ways[E] >> shift & whole_row
        level.append(_runs(row, linked, width))
        downward.append(_runs(row & ways[N] >> shift, linked, width))  # runs that are open to the row above all along
        upward.append(_runs(row & ways[S] >> shift, linked, width))

    table = []
    for row in range(height):
        for column in range(width):
            clear = level[row][column]
            seen = clear << row * width
            for rows, runs in ((range(row + 1, height), downward), (range(row - 1, -1, -1), upward)):
                run = clear
                for other in rows:
                    run &= runs[other][column]
                    if not run:
                        break
                    seen |= run << other * width
            table.append(seen)
    return tuple(table)


def _runs(row: Bitset, linked: Bitset, width: int) -> list[Bitset]:
    """For each column the longest run of `row` through it in which each space is linked to the next."""
    runs = [0] * width
    start = 0
    for column in range(width):
        if not row >> column & 1:
            start = column + 1
        elif not (row >> column + 1 & 1 and linked >> column & 1):
            runs[start : column + 1] = [(2 << column) - (1 << start)] * (column + 1 - start)
            start = column + 1
    return runs
