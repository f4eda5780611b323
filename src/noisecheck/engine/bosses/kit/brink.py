"""The edge of a roof: whoever is driven back too far hangs there, until they have climbed up or are pulled up (BOS-39).

A drop is a hole in the map with no wall before it.
"""

from __future__ import annotations

from noisecheck.engine.board import DIRECTIONS, Board, Direction, N, S, Space
from noisecheck.engine.bosses.kit.boss_rules import boss_of, rules_of
from noisecheck.engine.bosses.kit.going import go_to, set_off
from noisecheck.engine.dashboards import actions_left
from noisecheck.engine.events import ClimbedUp, HungOn, Moved, PulledUp
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.acting import Way, one_by_one, tried
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Option, Table

CLIMB = 2  # actions
HANGS = "hangs"  # a mark of the boss for each hero that hangs on the edge


def is_drop(board: Board, space: Space, way: Direction) -> bool:
    """BOS-39: nothing lies beyond this side of a space, and no wall before it."""
    beyond = space + board.strides[way]
    if beyond < 0:
        return False
    open_edges = board.open_below if way in (N, S) else board.open_right
    return bool(open_edges >> min(space, beyond) & ~(board.floor | board.obstacles) >> beyond & 1)


def has_drops(state: State) -> bool:
    """BOS-39: whether holes in the map are drops here."""
    return state.boss is not None and rules_of(state.boss).has_drops


def open_sides(board: Board, space: Space) -> int:
    """BOS-39: the number of sides with a drop."""
    return sum(is_drop(board, space, way) for way in DIRECTIONS)


# driving figures back


def free_space(state: State, space: Space, way: Direction) -> Space | None:
    """The next space this way, if a figure can be driven there: no obstacle and nobody is in the way."""
    ahead = state.geometry.steps[space][way]
    return ahead if ahead >= 0 and not state.occupied() >> ahead & 1 else None


def drive_boss(state: State, table: Table, way: Direction, spaces: int) -> None:
    """BOS-39: it goes back space by space, looking the same way, and stops at the edge."""
    boss = boss_of(state)
    for _ in range(spaces):
        ahead = free_space(state, boss.space, way)
        if ahead is None:
            return
        go_to(state, table, ahead, "BOS-39")


def drive_hero(state: State, table: Table, hero: Hero, way: Direction, spaces: int) -> None:
    """BOS-39: it goes back space by space; over the edge it hangs on."""
    names = state.stage.board.names
    for _ in range(spaces):
        if is_drop(state.stage.board, hero.space, way):
            hang_on(state, table, hero)
            return
        ahead = free_space(state, hero.space, way)
        if ahead is None:
            return
        start, hero.space = names[hero.space], ahead
        with table.because(table.report(Moved, hero.id, start, names[ahead], rule="BOS-39")):
            set_off(state, table, 1 << ahead)


# hanging


def hangs(state: State, hero: Hero) -> bool:
    return state.boss is not None and state.boss.marked(HANGS, hero.id) > 0


def hang_on(state: State, table: Table, hero: Hero) -> None:
    if not hangs(state, hero):
        boss_of(state).mark(HANGS, hero.id)
        table.report(HungOn, hero.id, state.stage.board.names[hero.space], rule="BOS-39")


def let_up(state: State, hero: Hero) -> None:
    boss_of(state).unmark(HANGS, hero.id)


def climb_up(state: State, table: Table, hero: Hero) -> None:
    """BOS-39: who hangs climbs up as soon as it is their turn and 2 of their actions are left for it."""
    if hangs(state, hero) and actions_left(hero) >= CLIMB:
        let_up(state, hero)
        hero.spent += CLIMB
        table.report(ClimbedUp, hero.id, state.stage.board.names[hero.space], rule="BOS-39")


def climb_at_once(state: State, table: Table, hero: Hero, option: Option) -> None:
    """BOS-39: one that went over the edge in their own turn."""
    climb_up(state, table, hero)


def hanging(state: State, hero: Hero) -> Objection | None:
    """BOS-39: until then they can do nothing else."""
    return Objection("BOS-39", "hangs", {"hero": hero.id}) if hangs(state, hero) else None


# Pull Up, the special action


def pull_objection(state: State, hero: Hero, name: str) -> Objection | None:
    """BOS-39: a hero who hangs, from the space beside them."""
    hanging = next((each for each in state.heroes if each.id == name and hangs(state, each)), None)
    if hanging is None:
        return Objection("BOS-39", "nobody-hangs", {"words": name})
    if not state.geometry.near[hero.space] >> hanging.space & 1:
        return Objection("ADJ-1", "not-adjacent", {"space": state.stage.board.names[hanging.space]})
    return None


def pull(state: State, table: Table, hero: Hero, name: str) -> None:
    """BOS-39: it hangs no more, and its own actions are its own."""
    hanging = state.hero(name)
    let_up(state, hanging)
    table.report(PulledUp, hero.id, hanging.id, rule="BOS-39")


PULL = tried(
    "BOS-39",
    Way(phrase("pull {hero}"), pull_objection, one_by_one(lambda state, hero: [other.id for other in state.heroes])),
    perform=pull,
)
