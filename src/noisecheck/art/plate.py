"""The plate of a stage: all of its picture that never changes, from the water up to the edges of its walls."""

from __future__ import annotations

from typing import Literal, TypeAlias

from noisecheck.art.daylight import GROUND, TINTS, Light, by_day
from noisecheck.art.decals import scatter
from noisecheck.art.drawings import definitions, symbols
from noisecheck.art.floors import FLOORS
from noisecheck.art.kerb import kerb
from noisecheck.art.looks import LOOKS
from noisecheck.art.obstacles import Thing, flat, footprints, things
from noisecheck.art.outside import berth, outside
from noisecheck.art.shadows import shadows
from noisecheck.art.strokes import SPACE, squares
from noisecheck.art.terrain import Scenery, Terrain
from noisecheck.art.walls import walls

Detail: TypeAlias = Literal["near", "calm", "far"]
DETAILS: dict[Detail, str] = {
    "near": "all of it",
    "calm": "without decals",
    "far": "base colour, walls, and blocks in the colour of what stands there",
}

BOAT = "dock-boat"
MARGIN = 10  # units round the map: half of a wall, and its shadow


def plate(scenery: Scenery, detail: Detail = "near", light: Light = "night") -> str:
    """The plate as SVG of its own, 60 units a space and a margin for the outer walls. The same stage gives the same
    text, to the letter."""
    wide, high = scenery.board.width * SPACE + 2 * MARGIN, scenery.board.height * SPACE + 2 * MARGIN
    size = f'width="{wide}" height="{high}" viewBox="{-MARGIN} {-MARGIN} {wide} {high}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{painted(scenery, detail, light)}</svg>'


def painted(scenery: Scenery, detail: Detail = "near", light: Light = "night") -> str:
    """The same without a frame, to be drawn on."""
    terrain, tint = Terrain(scenery), TINTS[light]
    whole = f'<clipPath id="floor"><path d="{squares(terrain.cells(terrain.floor))}"/></clipPath>'
    if detail == "far":
        bare = outside(terrain) + floor(terrain) + grid(terrain)
        blocks = footprints(terrain) + flat(terrain)
        return "".join((whole, tint.ground(bare), tint.standing(blocks), tint.ground(walls(terrain))))
    standing = [*moored(terrain), *things(terrain)]
    lying = clipped(texture(terrain)) + (clipped(decals(terrain)) if detail == "near" else "")
    layers = (
        tint.ground(outside(terrain) + floor(terrain) + lying + grid(terrain)),
        tint.shadow(shadows(terrain)),
        tint.ground(clipped(rime(terrain)) + kerb(terrain)),
        tint.standing(footprints(terrain) + "".join(map(str, standing))),
        tint.ground(walls(terrain)),
    )
    defined = tint.standing(definitions(each.symbol for each in standing))
    return f"<defs>{whole}{defined}</defs>{''.join(layers)}"


def floor_colour(scenery: Scenery, light: Light) -> str:
    """The colour of its floor, until the plate is there."""
    floor = LOOKS[scenery.look].floor
    return by_day(floor, GROUND) if light == "day" else floor


def clipped(text: str) -> str:
    return f'<g clip-path="url(#floor)">{text}</g>' if text else ""


def floor(terrain: Terrain) -> str:
    """The bare floor in two shades, space by space."""
    found = ""
    for name, area in terrain.parts().items():
        cells = terrain.cells(area & terrain.floor)
        odd = [cell for cell in cells if (cell.row + cell.column) % 2]
        look = LOOKS[name]
        found += f'<path fill="{look.floor}" d="{squares(cells)}"/><path fill="{look.second}" d="{squares(odd)}"/>'
    return found


def grid(terrain: Terrain) -> str:
    """An engraved line between spaces: dark, with a light one beside it. It is never left out: spaces are the rules."""
    found = ""
    for name, area in terrain.parts().items():
        look, cells = LOOKS[name], terrain.cells(area & terrain.floor)
        d = "".join(f"M{cell.x} {cell.y}h{SPACE}v{SPACE}" for cell in cells)
        found += f'<path fill="none" stroke="{look.seam}" stroke-width="2" d="{d}"/>'
        found += f'<path fill="none" stroke="{look.seam_light}" transform="translate(1.2 1.2)" d="{d}"/>'
    void = terrain.cells(terrain.scenery.beyond)
    if void:  # somebody may fly there
        lines = "".join(f"M{cell.x} {cell.y}h{SPACE}v{SPACE}" for cell in void)
        found += f'<path fill="none" stroke="#2c3244" stroke-opacity=".55" d="{lines}"/>'
    return found


def texture(terrain: Terrain) -> str:
    return "".join(
        FLOORS[name].texture(terrain, area & terrain.floor)
        for name, area in terrain.parts().items()
        if area & terrain.floor
    )


def decals(terrain: Terrain) -> str:
    found = ""
    for name, area in terrain.parts().items():
        takes = FLOORS[name].takes
        cells = [cell for cell in terrain.cells(area & terrain.floor) if takes(terrain, cell)]
        found += scatter(terrain, cells, FLOORS[name].decals)
    return found


def rime(terrain: Terrain) -> str:
    """What lies on the floor along everything that stands, over its shadow."""
    return "".join(FLOORS[name].rime(terrain, area & terrain.floor) for name, area in terrain.parts().items())


def moored(terrain: Terrain) -> list[Thing]:
    """A boat, where there is water enough."""
    cell = berth(terrain)
    if cell is None or BOAT not in symbols():
        return []
    boat = symbols()[BOAT]
    return [Thing(BOAT, cell.x + 24, cell.y + 18, boat.wide * SPACE, boat.high * SPACE, False, "#37444a")]
