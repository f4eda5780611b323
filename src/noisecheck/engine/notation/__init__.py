"""Positions and options as text, the way FEN is a position of chess."""

from noisecheck.engine.notation.outcomes import OUTCOMES
from noisecheck.engine.notation.picture import picture
from noisecheck.engine.notation.scene import opening, scene

__all__ = ["OUTCOMES", "opening", "picture", "scene"]
