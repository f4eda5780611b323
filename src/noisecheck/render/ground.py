"""What lies under everything: spaces, zones, obstacles, and the spaces that are watched."""

from __future__ import annotations

from collections.abc import Iterable

import svg

from noisecheck.engine.board import Bitset, bits
from noisecheck.engine.board.drawing import OPEN, column_name
from noisecheck.engine.state import State
from noisecheck.foresight.view.overlay import Overlay
from noisecheck.render.floor_plan import LABELS, SPACE, FloorPlan, holds
from noisecheck.render.ink import Art, Chain, Ink, Point, box, letters, lines, pen, titled
from noisecheck.render.lettering import shortened, width
from noisecheck.render.palette import (
    ALERT,
    BACKGROUND,
    BORDER,
    DIM,
    FLOOR,
    GREEN_CONE,
    GRID,
    ORANGE_CONE,
    TEXT,
    TRAP,
    WALL,
    ZONES,
)
from noisecheck.texts import name, say

UNNAMED = "main"  # the zone of a stage that has no zones of its own
NAME_SIZE = 8.5
HATCH, GLOW = 0.6, 0.08  # opacity of its lines, and of the red below them
STEP = 12  # between the lines of a hatching; a space holds a whole number of them


def has_zones(state: State) -> bool:
    zones = state.stage.zones
    return len(zones) > 1 or zones[0].name != UNNAMED


def beyond(state: State, used: int) -> int:
    """Floor that nobody walks on, such as the air round a roof: no way leads there from any space that is used."""
    geometry = state.stage.board.geometry(0)  # every door can be opened
    walked = 0
    for space in bits(used):
        if not holds(walked, space):
            walked |= sum(1 << other for other, steps in enumerate(geometry.distances(space)) if steps >= 0)
    return state.stage.board.floor & ~walked if used else 0


def spaces(state: State, plan: FloorPlan, over: Overlay, shaded: int) -> svg.G:
    """Every space with floor or an obstacle; its title says where it is, in which zone, and who looks at it."""
    board, zoned = state.stage.board, has_zones(state)
    found: Art = []
    for space in bits(board.floor | board.obstacles):
        name = board.names[space]
        x, y = plan.corner_of(space)
        if board.obstacles >> space & 1:
            art: Art = [
                box(x, y, SPACE, SPACE, Ink(BACKGROUND)),
                lines([((x + 12, y + SPACE - 12), (x + SPACE - 12, y + 12))], pen(BORDER, 1.4)),
            ]
            found.append(titled("space obstacle", say("render-obstacle", {"space": name}), art, data={"space": name}))
            continue
        zone = state.zone(space)
        art = [box(x, y, SPACE, SPACE, Ink(FLOOR, GRID, 1))]
        if zoned:
            art.append(tint(x, y, ZONES[zone % len(ZONES)], 0.2))
        if holds(shaded, space):
            art.append(tint(x, y, BACKGROUND, 0.7))
        zone_name = state.stage.zones[zone].name
        facts = {
            "space": name,
            "zone": zone_name,
            "watched": "yes" if holds(over.watched, space) else "no",
            "fire": "yes" if holds(over.fire, space) else "no",
        }
        kind = "space floor" + " watched" * holds(over.watched, space) + " lit" * holds(over.lit, space)
        found.append(titled(kind, say("render-space", facts), art, data={"space": name, "zone": zone_name}))
    return svg.G(class_=["spaces"], elements=found)


def tint(x: float, y: float, colour: str, opacity: float) -> svg.Rect:
    return svg.Rect(x=x, y=y, width=SPACE, height=SPACE, fill=colour, fill_opacity=opacity)


def hatching(state: State, plan: FloorPlan, over: Overlay) -> Art:
    """What guards see is hatched, what cameras see the other way in their colour, what a boss sees like guards, what it
    has under fire both ways; what lasers light is dotted."""

    cone = ORANGE_CONE if state.cameras == "orange" else GREEN_CONE
    guarded, filmed, gaze, fire, lit = (
        [plan.corner_of(space) for space in bits(area)]
        for area in (seen_by_guards(state), over.filmed, over.gaze, over.fire, over.lit)
    )
    covers: dict[str, tuple[Bitset, Art]] = {
        "hatch": (over.watched, [*hatch(guarded), *falling(filmed, cone)]),
        "gaze": (over.gaze, hatch(gaze)),
        "fire": (over.fire, crossing(fire)),
        "dots": (over.lit, dots(lit)),
    }
    found: Art = [tint(*plan.corner_of(space), ALERT, GLOW) for space in bits(over.watched | over.gaze)]
    found += [tint(x, y, ALERT, 2 * GLOW) for x, y in fire]
    for kind, (area, art) in covers.items():
        if area:
            names = " ".join(plan.board.names[space] for space in bits(area))
            found.append(svg.G(class_=[kind], data={"spaces": names}, elements=art))
    return found


def seen_by_guards(state: State) -> Bitset:
    seen = 0
    for guard in state.guards:
        seen |= state.geometry.seen[guard.facing][guard.space]
    return seen


def hatch(corners: Iterable[Point], colour: str = ALERT) -> Art:
    """Slanting lines that meet those of the next space. Plain lines: patterns are slow to paint, and need names."""
    chains: list[Chain] = []
    for x, y in corners:
        for at in range(STEP // 2, SPACE, STEP):
            chains.append(((x + at, y), (x, y + at)))
            chains.append(((x + SPACE, y + at), (x + at, y + SPACE)))
    drawn = lines(chains, pen(colour, 1.8))
    drawn.stroke_opacity = HATCH
    return [drawn] if chains else []


def falling(corners: Iterable[Point], colour: str) -> Art:
    """The same the other way."""
    mirrored = hatch([(-x - SPACE, y) for x, y in corners], colour)
    return [svg.G(transform=[svg.Scale(-1, 1)], elements=mirrored)] if mirrored else []


def crossing(corners: Iterable[Point]) -> Art:
    """Lines both ways, as far apart as those of the hatching."""
    places = list(corners)
    return [*hatch(places), *falling(places, ALERT)]


def dots(corners: Iterable[Point]) -> Art:
    places = range(STEP // 2, SPACE, STEP)
    spots = [(x + across, y + down) for x, y in corners for down in places for across in places]
    return [lines([(spot, spot) for spot in spots], pen(TRAP, 2.8))]


def rims(plan: FloorPlan) -> Art:
    """The borders of obstacles."""
    rim = lines(plan.outline(plan.board.obstacles), pen(WALL, 1.6))
    return [rim] if rim.d else []


def outlines(plan: FloorPlan, over: Overlay) -> Art:
    """Borders of what is seen, of a boss's fire and of laser light."""
    found: Art = [lines(plan.outline(over.lit), pen(TRAP, 1.6, (2, 4)))]
    for area, dash in ((over.watched | over.gaze, ()), (over.fire, (12.0, 4.0, 2.0, 4.0))):
        border = plan.outline(area)
        casing = lines(border, pen(BACKGROUND, 6))
        casing.stroke_opacity = 0.6
        found += [casing, lines(border, pen(ALERT, 2.8, dash))]
    return [path for path in found if isinstance(path, svg.Path) and path.d]


def coordinates(plan: FloorPlan) -> svg.G:
    """Letters and numbers on all four sides."""
    found: Art = []
    for column in plan.columns:
        x = plan.corner(0, column)[0] + SPACE / 2
        for y in (plan.top - LABELS / 2, plan.bottom - LABELS / 2):
            found += letters(column_name(column), x, y, 10, DIM)
    for row in plan.rows:
        y = plan.corner(row, 0)[1] + SPACE / 2
        for x in (plan.left - LABELS / 2, plan.right + LABELS / 2):
            found += letters(str(row + 1), x, y, 10, DIM)
    return titled("coordinates", say("render-coordinates", {}), found)


def zone_borders(state: State, plan: FloorPlan) -> Art:
    """Long dashes where the floor of two zones meets and nothing stands between them."""
    zone_of, drawing = state.stage.zone_of, plan.board.drawing

    def parts(one: int | None, other: int | None) -> bool:
        if one is None or other is None or -1 in (zone_of[one], zone_of[other]):
            return False
        edge = drawing.right[one] if other == one + 1 else drawing.below[one]
        return edge == OPEN and zone_of[one] != zone_of[other]

    borders = plan.borders(parts)
    return [lines(borders, pen(TEXT, 1.6, (12, 6)))] if borders else []


def zone_names(state: State, plan: FloorPlan, taken: int, crossed: int) -> Art:
    """The name of each zone, in its first empty spaces that have room for it; best where no way crosses them."""
    if not has_zones(state):
        return []
    found: Art = []
    for zone in state.stage.zones:
        area = zone.area & state.stage.board.floor
        said = name(zone.name)
        wanted = width(said, NAME_SIZE) + 12
        for part in (area & ~taken & ~crossed, area & ~taken, area):
            space, room = widest_run(state, part, wanted)
            if room >= wanted:
                break
        x, y = plan.corner_of(space)
        art = letters(shortened(said, NAME_SIZE, room - 10), x + 6, y + 11, NAME_SIZE, TEXT, anchor=0, halo=True)
        found.append(titled("zone", say("render-zone", {"zone": zone.name}), art, data={"zone": zone.name}))
    return found


def widest_run(state: State, area: int, wanted: float) -> tuple[int, float]:
    """The first space of a row of neighbours inside the area, as wide as wanted or as can be; and how wide."""
    board = state.stage.board
    best = (0, 0)
    for start in bits(area):
        at = start
        while (
            (at - start + 1) * SPACE < wanted and (at + 1) % board.width and board.open_right >> at & area >> at + 1 & 1
        ):
            at += 1
        if at - start + 1 > best[1]:
            best = (start, at - start + 1)
    return best[0], best[1] * SPACE
