"""The board as a picture for people who judge maps: `draw` makes SVG, `write` a file of SVG or PNG, `animate` a GIF of
what was played.

The picture needs nothing from elsewhere: letters are strokes of our own, so no font is asked for.
"""

from noisecheck.extras import needs

with needs("render"):
    from noisecheck.render.animation import animate
    from noisecheck.render.files import keep_file, write
    from noisecheck.render.sheet import draw

__all__ = ["animate", "draw", "keep_file", "write"]
