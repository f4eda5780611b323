"""How a hero's figure stands: what a picture shows of who passes unseen, and of who hangs on the edge of a roof."""

from __future__ import annotations

from noisecheck.engine.bosses.kit.brink import hangs
from noisecheck.engine.rules.cover import is_camouflaged
from noisecheck.engine.state import Hero, State
from noisecheck.foresight.shapes import HeroPose


def hero_pose(state: State, hero: Hero) -> HeroPose:
    if hangs(state, hero):
        return "hanging"
    if hero.boxed:
        return "boxed"
    if hero.disguised:
        return "disguised"
    return "camouflaged" if is_camouflaged(state, hero) else ""
