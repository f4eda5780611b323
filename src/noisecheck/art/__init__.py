"""Everything that is drawn: symbols, looks, and the painter of plates. Text in, text out; the standard library only.

A *plate* is the picture of a stage's map as far as it never changes: floor, what lies about, shadows, obstacles, walls.
"""

from noisecheck.art.daylight import LIGHTS, Light
from noisecheck.art.looks import LOOKS, PLAIN
from noisecheck.art.obstacles import drawing, fits, furniture
from noisecheck.art.plate import DETAILS, MARGIN, Detail, floor_colour, painted, plate
from noisecheck.art.terrain import Scenery
from noisecheck.art.things import ElevatorThing, EventThing, drawing_of

__all__ = [
    "DETAILS",
    "LIGHTS",
    "LOOKS",
    "MARGIN",
    "PLAIN",
    "Detail",
    "ElevatorThing",
    "EventThing",
    "Light",
    "Scenery",
    "drawing",
    "drawing_of",
    "fits",
    "floor_colour",
    "furniture",
    "painted",
    "plate",
]
