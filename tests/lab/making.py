"""Small runs, and rows made up for a test."""

from msgspec.structs import replace

from noisecheck.lab.folder import Folder
from noisecheck.lab.playing import Row
from noisecheck.lab.runs import Run, new_run
from noisecheck.lab.workers import Finished

LOST = Row(
    stage="cargo-dock",
    players=1,
    heroes=["snake"],
    bot="steady",
    seed=0,
    outcome="lost",
    cause="killed",
    victim="snake",
    rounds=5,
    decisions=30,
    damage=4,
    alarms=2,
    noises=1,
    orders=5,
    spawned=1,
    knocked_out=0,
    killed=0,
    focus=0,
    objectives=0,
    rewards="none",
    box=[],
    carried=[],
    used=[],
    seen={"c3": 2},
    turn_ms=[4.0, 8.0],
)
WON = replace(LOST, outcome="won", cause="", victim="")


def games(won: int, lost: int, **facts: object) -> list[Row]:
    """So many won and so many lost, with neighbouring seeds."""
    return [replace(row, seed=seed, **facts) for seed, row in enumerate([WON] * won + [LOST] * lost)]


def timeless(rows: list[Row]) -> list[Row]:
    """Without the one column that comes from a clock."""
    return [replace(row, turn_ms=[]) for row in rows]


def small_run(games: int = 12) -> Run:
    """Two stages and two bots; with gear, so that games differ in what heroes carry."""
    return new_run(["cargo-dock", "heliport"], [], ["random", "steady"], games=games, gear=4)


def keep_all(folder: Folder, run: Run, finished: Finished) -> None:
    for chunk, rows in finished:
        folder.keep(run, chunk, rows)
