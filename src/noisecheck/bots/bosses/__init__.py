"""Boss fights: how bots that think play them. `docs/bots.md` tells how tactics for a boss are written."""

from __future__ import annotations

from noisecheck.bots.bosses import hind, liquid, mantis, ninja, ocelot, raven, rex, tank, wolf
from noisecheck.bots.fights.tactics import Tactics
from noisecheck.engine.errors import UnknownName

ANY = (Tactics("any"),)  # for a boss that nobody wrote tactics for

PLANS: dict[str, tuple[Tactics, ...]] = {
    "ocelot": ocelot.PLANS,
    "wolf": wolf.PLANS,
    "raven": raven.PLANS,
    "tank": tank.PLANS,
    "rex": rex.PLANS,
    "hind": hind.PLANS,
    "liquid": liquid.PLANS,
    "ninja": ninja.PLANS,
    "mantis": mantis.PLANS,
}


def plans_against(boss: str) -> tuple[Tactics, ...]:
    """All plans against a boss; the first is what steady fights by."""
    return PLANS.get(boss, ANY)


def plan_named(boss: str, name: str) -> Tactics:
    """The plan with this name; without a name the first."""
    plans = plans_against(boss)
    found = next((plan for plan in plans if name in ("", plan.name)), None)
    if found is None:
        raise UnknownName("plan", name, ", ".join(plan.name for plan in plans))
    return found
