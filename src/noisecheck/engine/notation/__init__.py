"""Positions and options as text, the way FEN is a position of chess."""

from noisecheck.engine.notation.picture import picture
from noisecheck.engine.notation.scene import opening, scene
from noisecheck.engine.notation.tabletop import OUTCOMES

__all__ = ["OUTCOMES", "opening", "picture", "scene"]
