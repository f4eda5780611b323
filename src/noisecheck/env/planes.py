"""The map as planes: one number between 0 and 1 for every space."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from noisecheck.bots.steady import goals
from noisecheck.engine.board import COMPASS, DIRECTIONS, Bitset, Board, Space
from noisecheck.engine.keeping import keep
from noisecheck.engine.rules.damage import GUARD_HEALTH
from noisecheck.engine.rules.sight import camera_sight, cameras, watched_spaces
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import ALERT, INVESTIGATE, State
from noisecheck.env.look import Look

Floats: TypeAlias = npt.NDArray[np.float32]
Marks: TypeAlias = dict[Space, float]
A_LONG_WAY = 60.0
STARS = 2
HERO_HEALTH = 4


def from_bits(board: Board, spaces: Bitset) -> Floats:
    raw = np.frombuffer((spaces & ((1 << board.size) - 1)).to_bytes((board.size + 7) // 8, "little"), np.uint8)
    return np.unpackbits(raw, count=board.size, bitorder="little").astype(np.float32)


def set_of(spaces: Iterable[Space]) -> Bitset:
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


# what changes with nothing but doors


def ground_planes(stage: Stage, locked: int) -> dict[str, Floats]:
    board, geometry = stage.board, stage.board.geometry(locked)
    found = {"floor": board.floor, "obstacle": board.obstacles}
    for way in DIRECTIONS:
        closed = (space for space in range(board.size) if board.floor >> space & 1 and geometry.steps[space][way] < 0)
        found[f"closed {COMPASS[way]}"] = set_of(closed)
    for way in DIRECTIONS:
        found[f"icon {COMPASS[way]}"] = set_of(space for space, icon in board.facing_icons.items() if icon == way)
    found["icon turn"] = board.turn_icons
    doors = [door for number, door in enumerate(stage.doors) if locked >> number & 1]
    found["locked door"] = set_of(space for door in doors for space in (door.first, door.second))
    found["exit"] = stage.exits
    found["elevator"] = set_of(each.space for each in stage.elevators)
    found["barracks"] = set_of(each.space for each in stage.barracks)
    planes = {name: from_bits(board, spaces) for name, spaces in found.items()}
    planes["zone"] = np.array([(zone + 1) / len(stage.zones) for zone in stage.zone_of], np.float32)
    return planes


ground = keep(256)(ground_planes)


# what lies on the map


def laid_out(state: State) -> dict[str, Bitset]:
    stage = state.stage
    open_events = [each for number, each in enumerate(stage.events) if not state.resolved >> number & 1]
    objectives = [(number, each) for number, each in enumerate(stage.objectives) if not state.taken >> number & 1]
    required = stage.mission.required
    found = {
        "event required": set_of(each.space for each in open_events if each.letter in required),
        "event": set_of(each.space for each in open_events if each.letter not in required),
        "objective": set_of(each.space for _, each in objectives if not each.optional),
        "objective optional": set_of(each.space for _, each in objectives if each.optional),
        "objective face down": set_of(each.space for number, each in objectives if state.face_down >> number & 1),
        "terminal": set_of(each.space for each in stage.terminals),
        "terminal hacked": set_of(each.space for n, each in enumerate(stage.terminals) if state.hacked >> n & 1),
        "trap face down": set_of(trap.space for trap in state.traps if trap.down),
        "laser": set_of(trap.space for trap in state.traps if trap.kind == "laser" and not trap.down),
        "camera": set_of(each.space for each in cameras(state)),
        "camera sees": camera_sight(state),
        "watched": watched_spaces(state),
        "explosive": set_of(each.space for each in state.charges),
        "dead": set_of(body.space for body in state.bodies if not body.stars),
        "tied": set_of(body.space for body in state.bodies if body.tied),
        "? token": set_of(hero.attention_space for hero in state.heroes if hero.attention == INVESTIGATE),
        "! token": set_of(hero.attention_space for hero in state.heroes if hero.attention == ALERT),
    }
    for way in DIRECTIONS:
        found[f"guard {COMPASS[way]}"] = set_of(guard.space for guard in state.guards if guard.facing == way)
    return found


def marked(look: Look) -> dict[str, Marks]:
    """Planes with few spaces, and shares of 1 in them."""
    state, actor = look.state, look.actor
    ways = [option.value for option in look.asked.options if option.verb == "path"] if look.asked else []
    passed: Marks = {}
    for space in (space for way in ways for space in way):
        passed[space] = passed.get(space, 0.0) + 1 / len(ways)
    return {
        "knocked out": {body.space: body.stars / STARS for body in state.bodies if body.stars},
        "guard damage": {guard.space: guard.damage / GUARD_HEALTH for guard in state.guards},
        "guard ko": {guard.space: guard.ko / GUARD_HEALTH for guard in state.guards},
        "guard activated": {guard.space: 1.0 for guard in state.guards if guard.activated},
        "hero": {hero.space: 1.0 for hero in state.heroes},
        "hero damage": {hero.space: min(1.0, hero.damage / HERO_HEALTH) for hero in state.heroes},
        "actor": {actor.space: 1.0} if actor else {},
        "in question": dict.fromkeys(look.spaces_in_question(), 1.0),
        "guard's ways": {space: min(1.0, share) for space, share in passed.items()},
    }


def way_plane(look: Look) -> Floats:
    """How far the nearest thing to do is: actions from each space, through doors and elevators, as a share of 60.

    To do are required events and objectives; when they are done, an exit.
    """
    state = look.state
    count, objectives = goals.objectives_wanted(state)
    wanted = {stop.space for stop in [*goals.events_wanted(state), *(objectives if count else [])]}
    return nearest(state.stage, state.locked, tuple(sorted(wanted or goals.exits(state))))


def nearest_of(stage: Stage, locked: int, spaces: tuple[Space, ...]) -> Floats:
    ways = [goals.way(stage, locked, space) for space in spaces] or [(0.0,) * stage.board.size]
    return np.array([min(1.0, min(away) / A_LONG_WAY) for away in zip(*ways, strict=True)], np.float32)


nearest = keep(1024)(nearest_of)


def planes(look: Look) -> dict[str, Floats]:
    """All planes by name, each as long as the board has spaces. None of them may be written to."""
    state, board = look.state, look.state.stage.board
    found = dict(ground(state.stage, state.locked))
    found.update((name, from_bits(board, spaces)) for name, spaces in laid_out(state).items())
    for name, marks in marked(look).items():
        found[name] = plane = np.zeros(board.size, np.float32)
        for space, share in marks.items():
            plane[space] = share
    for seat, hero in enumerate(state.heroes):
        found[f"seat {seat + 1}"] = from_bits(board, 1 << hero.space)
    found["way"] = way_plane(look)
    return found
