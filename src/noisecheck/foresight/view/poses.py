"""How figures stand: a hero who passes unseen or hangs on the edge of a roof; a guard in its mood."""

from __future__ import annotations

from noisecheck.engine.bosses.kit.brink import hangs
from noisecheck.engine.cards import ENDLESS_ORDER
from noisecheck.engine.guards.active import prepare
from noisecheck.engine.guards.pursuit import mode_of
from noisecheck.engine.rules.cover import is_camouflaged
from noisecheck.engine.state import Guard, Hero, State
from noisecheck.foresight.shapes import HeroPose


def hero_pose(state: State, hero: Hero) -> HeroPose:
    if hangs(state, hero):
        return "hanging"
    if hero.boxed:
        return "boxed"
    if hero.disguised:
        return "disguised"
    return "camouflaged" if is_camouflaged(state, hero) else ""


def guard_mood(state: State, guard: Guard) -> str:
    """GRD-4: the mode it would be in if it were activated now."""
    return mode_of(state, prepare(state, guard, ENDLESS_ORDER)).name
