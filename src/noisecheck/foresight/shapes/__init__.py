"""A game as others see it: typed, plain, and with nothing hidden in it. The browser gets exactly these.

Ids only, no words: whoever shows them has the catalogue. The chapters are one vocabulary, and all take it from here.
"""
# ruff: noqa: F403

from __future__ import annotations

from noisecheck.foresight.shapes.aids import *
from noisecheck.foresight.shapes.asked import *
from noisecheck.foresight.shapes.base import *
from noisecheck.foresight.shapes.boss import *
from noisecheck.foresight.shapes.ending import *
from noisecheck.foresight.shapes.forecast import *
from noisecheck.foresight.shapes.map import *
from noisecheck.foresight.shapes.pictures import *
from noisecheck.foresight.shapes.table import *
from noisecheck.foresight.shapes.told import *
