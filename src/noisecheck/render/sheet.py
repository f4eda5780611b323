"""The whole picture, layer upon layer."""

from __future__ import annotations

from collections.abc import Iterable

import svg

from noisecheck.content.loader import scenery_for
from noisecheck.engine.game import Game
from noisecheck.engine.outcome import WON
from noisecheck.engine.state import State
from noisecheck.foresight.view.overlay import Overlay, overlay
from noisecheck.render import edges, ground, palette
from noisecheck.render.bosses import (
    boss_things,
    circuit,
    has_plates,
    is_large,
    machine,
    marks,
    nodes,
    numbers,
    way_it_looks,
)
from noisecheck.render.drawn import defined
from noisecheck.render.floor_plan import HEADER, MARGIN, FloorPlan, spots
from noisecheck.render.ink import Art, Ink, box, faded, letters, number, safe, titled
from noisecheck.render.legend import legend
from noisecheck.render.lettering import shortened, width
from noisecheck.render.manners import LARGE, SMALL, Manner
from noisecheck.render.painted import plate, torches
from noisecheck.render.things import DrawnThing, icons, things
from noisecheck.texts import say, stage_name

WORN = 0.4  # of the paint on a floor


def draw(game: Game) -> str:
    """The position at the last checkpoint as SVG. The same position gives the same text, to the letter."""
    return sheet(game.checkpoint).as_str() + "\n"


class BoardPicture:
    """The board of a position in three parts: the floor, the ground, which rarely changes, and what is on it."""

    def __init__(self, state: State, manner: Manner = LARGE) -> None:
        self.state, self.plan, self.over = state, FloorPlan(state.stage.board), overlay(state)
        self.manner = manner
        self.scenery = scenery_for(state.stage)
        self.found = [
            *boss_things(state, self.over, manner),
            *things(state, manner),
            *marks(state),
            *nodes(state, self.over, manner),
            *self.paint(icons(state, manner)),
        ]
        used = sum({1 << thing.space for thing in self.found if not thing.is_boss})
        self.borders, self.shaded = ground.zone_borders(state, self.plan), ground.beyond(state, used)

    def paint(self, icons: Iterable[DrawnThing]) -> Iterable[DrawnThing]:
        """What is printed on the floor; on a painted one it is worn."""
        return (each._replace(art=faded(each.art, WORN)) for each in icons) if self.scenery else icons

    @classmethod
    def unpainted(cls, state: State) -> BoardPicture:
        """In lines and signs, also where the stage is painted: for what is drawn over it."""
        board = cls(state, SMALL)
        board.scenery = None
        return board

    def floor(self) -> Art:
        """The plate of a painted map: it never changes."""
        return [plate(self.scenery, self.plan, self.manner.detail)] if self.scenery else []

    def ground(self) -> Art:
        state, plan = self.state, self.plan
        plain: Art = [
            ground.spaces(state, plan, self.over, self.shaded),
            *ground.rims(plan),
            edges.walls(plan, self.over),
        ]
        return [
            ground.coordinates(plan),
            *(faded(plain, 0) if self.scenery else plain),  # over a plate it is not seen, but says what is where
            *(torches(state, plan) if self.scenery else []),
            *ground.hatching(state, plan, self.over),
            *self.borders,
            *ground.outlines(plan, self.over),
            *edges.drops(plan, self.over),
            *edges.elevator_ways(state, plan),
            *circuit(state, plan),
        ]

    def figures(self) -> Art:
        state, plan = self.state, self.plan
        occupied = 0
        for space in [thing.space for thing in self.found] + [
            space for door in state.stage.doors for space in (door.first, door.second)
        ]:
            occupied |= 1 << space
        return [
            *machine(state, plan),
            *placed(state, plan, self.found),
            *numbers(state, plan, self.over),
            *edges.doors(state, plan, self.manner, self.scenery),
            *ground.zone_names(state, plan, occupied, edges.crossed_by_ways(state, plan)),
        ]

    def kinds(self) -> set[str]:
        """What the legend has to explain."""
        kinds = kinds_on(self.state, self.over, self.found)
        if self.scenery and "obstacle" in kinds:
            kinds = kinds - {"obstacle"} | {"furniture"}
        return kinds | ({"zones"} if self.borders else set()) | ({"beyond"} if self.shaded else set())


def sheet(state: State, manner: Manner = LARGE) -> svg.SVG:
    """A position with its header and its legend."""
    board = BoardPicture(state, manner)
    plan = board.plan
    key, bottom = legend(plan, board.kinds(), manner)
    back = box(0, 0, plan.width, bottom, Ink(palette.PANEL))
    title = svg.Title(text=safe(stage_name(state.stage.mission.id)))
    art: Art = [title, back, header(state, plan), *board.floor(), *board.ground(), *board.figures(), key]
    return page(plan.width, bottom, art)


def page(width: float, height: float, art: Art) -> svg.SVG:
    """A picture of this size."""
    return svg.SVG(
        viewBox=svg.ViewBoxSpec(0, 0, number(width), number(height)),
        width=number(width),
        height=number(height),
        class_=["noisecheck"],
        extra={"role": "img", "stroke-linecap": "round", "stroke-linejoin": "round"},
        elements=defined(art),
    )


def standing(state: State) -> list[str]:
    """The round, or how the game ended; which cones are in force."""
    if state.outcome == WON:
        said = [say("render-won", {})]
    elif state.outcome:
        said = [say("render-lost", {"reason": state.outcome.reason, "figure": state.outcome.figure})]
    else:
        said = [say("render-round", {"round": state.round, "phase": state.phase})]
    if state.stage.cameras or any(trap.kind == "camera" and not trap.down for trap in state.traps):
        said.append(say("render-cameras", {"colour": state.cameras}))
    return said


def header(state: State, plan: FloorPlan) -> svg.G:
    """The stage, and how it stands."""
    said = standing(state)
    title, right = stage_name(state.stage.mission.id), plan.width - MARGIN
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
    return titled("header", "; ".join([stage_name(state.stage.mission.id), *said]), art)


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
    """Which kinds of things there are."""
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
        "drop": over.has_drops,
        "watched": bool(over.watched),
        "gaze": bool(over.gaze),
        "fire": bool(over.fire),
        "plate": has_plates(state, over),
    }
    return kinds | {kind for kind, shown in extra.items() if shown}
