"""A painted map: the plate of its stage, and light on the spaces that somebody sees."""

from __future__ import annotations

import svg

from noisecheck.art import MARGIN, Detail, Scenery, painted
from noisecheck.engine.state import State
from noisecheck.foresight.view.poses import guard_mood
from noisecheck.foresight.view.position import watchers
from noisecheck.render.floor_plan import SPACE, FloorPlan
from noisecheck.render.ink import Art, distance, number
from noisecheck.render.palette import COLD, GREEN_CONE, ORANGE_CONE, ROSE, WARM

MOST = 0.45  # of all light together; the stops are parts of it
STOPS = ((0, 0.84), (0.3, 0.4), (1, 0.11))
BEYOND = 45  # units that a light reaches over the middle of the farthest space


def plate(scenery: Scenery, plan: FloorPlan, detail: Detail) -> svg.SVG:
    """As much of it as there is of the map, with the outer half of its walls."""
    wide, high = len(plan.columns) * SPACE + 2 * MARGIN, len(plan.rows) * SPACE + 2 * MARGIN
    left, top = plan.columns.start * SPACE - MARGIN, plan.rows.start * SPACE - MARGIN
    return svg.SVG(
        class_=["plate"],
        x=number(plan.left - MARGIN),
        y=number(plan.top - MARGIN),
        width=wide,
        height=high,
        viewBox=svg.ViewBoxSpec(left, top, wide, high),
        extra={"stroke-linecap": "butt", "stroke-linejoin": "miter"},
        text=painted(scenery, detail),
    )


def torches(state: State, plan: FloorPlan) -> Art:
    """Light is danger: it falls on what guards, cameras and a boss see, and on no other space."""
    tones = {"guard": WARM, "camera": ORANGE_CONE if state.cameras == "orange" else GREEN_CONE, "boss": COLD}
    after = {plan.board.names[guard.space] for guard in state.guards if guard_mood(state, guard) == "alert"}
    found: Art = []
    for watcher in watchers(state):
        if watcher.kind in tones and watcher.sees:
            tone = ROSE if watcher.kind == "guard" and watcher.space in after else tones[watcher.kind]
            found += torch(plan, f"torch-{len(found)}", tone, watcher.space, watcher.sees)
    return [svg.G(class_=["torches"], opacity=MOST, elements=found)] if found else []


def torch(plan: FloorPlan, name: str, tone: str, source: str, sees: list[str]) -> Art:
    numbers = plan.board.numbers
    lamp = plan.centre_of(numbers[source])
    reach = max(distance(plan.centre_of(numbers[each]), lamp) for each in sees) + BEYOND
    glow = svg.RadialGradient(
        id=name,
        gradientUnits="userSpaceOnUse",
        cx=number(lamp[0]),
        cy=number(lamp[1]),
        r=number(reach),
        elements=[svg.Stop(offset=at, stop_color=tone, stop_opacity=opacity) for at, opacity in STOPS],
    )
    way: list[svg.PathData] = []
    for each in sees:
        x, y = plan.corner_of(numbers[each])
        way += [svg.M(number(x), number(y)), svg.HorizontalLineToRel(SPACE), svg.VerticalLineToRel(SPACE)]
        way += [svg.HorizontalLineToRel(-SPACE), svg.Z()]
    return [glow, svg.Path(d=way, fill=f"url(#{name})")]
