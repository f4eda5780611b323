"""The board as a picture for people who judge maps: `draw` makes SVG, `write` a file of SVG or PNG.

The picture needs nothing from elsewhere: letters are strokes of our own, so no font is asked for.
"""

from noisecheck.extras import needs

with needs("render"):
    from noisecheck.render.files import write
    from noisecheck.render.sheet import draw

__all__ = ["draw", "write"]
