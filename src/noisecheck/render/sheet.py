"""The whole picture, layer upon layer."""

from __future__ import annotations

import svg

from noisecheck.engine.game import Game
from noisecheck.engine.outcome import WON
from noisecheck.engine.state import State
from noisecheck.foresight.view.overlay import Overlay, overlay
from noisecheck.render import edges, ground, palette
from noisecheck.render.bosses import (
    body,
    boss_things,
    circuit,
    has_plates,
    is_large,
    marks,
    nodes,
    numbers,
    way_it_looks,
)
from noisecheck.render.floor_plan import HEADER, MARGIN, FloorPlan, spots
from noisecheck.render.ink import Art, Ink, box, letters, number, safe, titled
from noisecheck.render.legend import legend
from noisecheck.render.lettering import shortened, width
from noisecheck.render.things import DrawnThing, icons, things
from noisecheck.texts import name, say


def draw(game: Game) -> str:
    """The position at the last checkpoint as SVG. The same position gives the same text, to the letter."""
    return sheet(game.checkpoint).as_str() + "\n"


def sheet(state: State) -> svg.SVG:
    plan, over = FloorPlan(state.stage.board), overlay(state)
    found = [*boss_things(state, over), *things(state), *marks(state), *nodes(state, over), *icons(state)]
    beside_doors = [space for door in state.stage.doors for space in (door.first, door.second)]
    occupied = 0
    for space in [thing.space for thing in found] + beside_doors:
        occupied |= 1 << space
    used = sum({1 << thing.space for thing in found if not thing.is_boss})
    borders, shaded = ground.zone_borders(state, plan), ground.beyond(state, used)
    kinds = kinds_on(state, over, found) | ({"zones"} if borders else set()) | ({"beyond"} if shaded else set())
    key, bottom = legend(plan, kinds)
    layers: Art = [
        svg.Title(text=safe(title_of(state))),
        box(0, 0, plan.width, bottom, Ink(palette.PANEL)),
        header(state, plan),
        ground.coordinates(plan),
        ground.spaces(state, plan, over, shaded),
        *ground.hatching(plan, over),
        *borders,
        *ground.outlines(plan, over),
        *ground.exit_frames(state, plan),
        edges.walls(plan),
        *edges.elevator_ways(state, plan),
        *circuit(state, plan),
        *placed(state, plan, found),
        *body(state, plan, over),
        *numbers(state, plan, over),
        *edges.doors(state, plan),
        *ground.zone_names(state, plan, occupied, edges.crossed_by_ways(state, plan)),
        key,
    ]
    return svg.SVG(
        viewBox=svg.ViewBoxSpec(0, 0, number(plan.width), number(bottom)),
        width=number(plan.width),
        height=number(bottom),
        class_=["noisecheck"],
        extra={"role": "img", "stroke-linecap": "round", "stroke-linejoin": "round"},
        elements=layers,
    )


def title_of(state: State) -> str:
    mission = state.stage.mission.id
    return name(mission) if mission else say("render-scene", {})


def header(state: State, plan: FloorPlan) -> svg.G:
    """The stage; the round; how the game ended, if it did; which cones are in force."""
    if state.outcome == WON:
        said = [say("render-won", {})]
    elif state.outcome:
        said = [say("render-lost", {"reason": state.outcome.reason, "figure": state.outcome.figure})]
    else:
        said = [say("render-round", {"round": state.round, "phase": state.phase})]
    if state.stage.cameras or any(trap.kind == "camera" and not trap.down for trap in state.traps):
        said.append(say("render-cameras", {"colour": state.cameras}))
    title, right = title_of(state), plan.width - MARGIN
    middle = MARGIN + HEADER / 2 - 8
    art: Art = []
    room = 0.0
    for line, text in enumerate(said):
        y = middle + (line - (len(said) - 1) / 2) * 18
        text = shortened(text, 9, plan.width / 2)
        art += letters(text, right, y, 9, palette.TEXT if line == 0 else palette.DIM, anchor=1)
        room = max(room, width(text, 9))
    title = shortened(title, 18, right - MARGIN - room - 24)
    art += letters(title, MARGIN, middle, 18, palette.RADAR, anchor=0, weight=0.13)
    return titled("header", "; ".join([title_of(state), *said]), art)


def placed(state: State, plan: FloorPlan, found: list[DrawnThing]) -> Art:
    """Every thing in a place of its own; the most important are drawn last, on top."""
    shared: dict[int, list[DrawnThing]] = {}
    for thing in found:
        shared.setdefault(thing.space, []).append(thing)
    layers: list[tuple[float, svg.G]] = []
    for space, here in shared.items():
        x, y = plan.centre_of(space)
        for thing, spot in zip(here, spots([thing.is_attention for thing in here]), strict=True):
            data = {"space": state.stage.board.names[space]}
            group = titled(thing.kind, thing.title, thing.art, at=(x + spot.x, y + spot.y), scale=spot.scale, data=data)
            layers.append((spot.scale, group))
    layers.sort(key=lambda layer: -layer[0])
    return [group for _, group in layers]


def kinds_on(state: State, over: Overlay, found: list[DrawnThing]) -> set[str]:
    """What the legend has to explain."""
    kinds = {word for thing in found for word in thing.kind.split()}
    board, doors, boss = state.stage.board, len(state.stage.doors), state.boss
    extra = {
        "small-boss": boss is not None and bool(boss.body) and not is_large(boss),
        "large-boss": boss is not None and is_large(boss) and bool(way_it_looks(state)),
        "down-trap": any(trap.down for trap in state.traps),
        "locked-door": bool(state.locked & ~state.stage.sealed),
        "sealed-door": bool(state.locked & state.stage.sealed),
        "open-door": state.locked.bit_count() < doors,
        "obstacle": bool(board.obstacles),
        "watched": bool(over.watched),
        "fire": bool(over.fire),
        "plate": has_plates(state, over),
    }
    return kinds | {kind for kind, shown in extra.items() if shown}
