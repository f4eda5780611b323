"""How a stage can end, as a scene says it."""

from __future__ import annotations

from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.outcome import WON, Outcome
from noisecheck.engine.state import GUARD, HOSTAGE

OUTCOMES = {
    str(each): each
    for each in (
        WON,
        Outcome("lost", "time"),
        Outcome("lost", "hostage", HOSTAGE),
        Outcome("lost", "killing", GUARD),
        *(Outcome("lost", "killed", hero) for hero in HERO_IDS),
    )
}
