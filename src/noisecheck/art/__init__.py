"""Everything that is drawn: symbols, looks, and the painter of plates. Text in, text out; the standard library only.

A *plate* is the picture of a stage's map as far as it never changes: floor, what lies about, shadows, obstacles, walls.
"""

from noisecheck.art.looks import LOOKS, PLAIN
from noisecheck.art.obstacles import drawing, fits, furniture
from noisecheck.art.plate import DETAILS, MARGIN, Detail, painted, plate
from noisecheck.art.terrain import Scenery

__all__ = [
    "DETAILS",
    "LOOKS",
    "MARGIN",
    "PLAIN",
    "Detail",
    "Scenery",
    "drawing",
    "edition",
    "fits",
    "furniture",
    "painted",
    "plate",
]
