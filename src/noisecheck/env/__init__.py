"""The game for learners: Gymnasium (the team is one agent) and PettingZoo (every hero is one). See docs/env.md.

Importing this registers the ids with Gymnasium; `gymnasium.make("noisecheck.env:noisecheck/CargoDock-v0")` imports it
by itself. Needs the extra `env`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from noisecheck.engine.errors import UnknownName
from noisecheck.extras import needs

with needs("env"):
    import gymnasium
    import numpy as np  # noqa: F401

if TYPE_CHECKING:
    from pettingzoo import AECEnv

IDS = {
    "noisecheck/CargoDock-v0": "cargo-dock",
    "noisecheck/Heliport-v0": "heliport",
    "noisecheck/Recon-v0": "recon",
}
MAX_STEPS = 5000  # a game is over long before; but equipment can be taken and put back for ever


def register() -> None:
    for id, stage in IDS.items():
        if id not in gymnasium.registry:
            gymnasium.register(id, "noisecheck.env.team:TeamEnv", kwargs={"stage": stage}, max_episode_steps=MAX_STEPS)


def aec(id: str, **settings: Any) -> AECEnv[str, dict[str, Any], Any]:
    """The PettingZoo environment of an id. Settings are those of `gymnasium.make`, and `max_steps`."""
    if id not in IDS:
        raise UnknownName("environment", id, ", ".join(IDS))
    with needs("env"):
        from pettingzoo.utils.wrappers.order_enforcing import OrderEnforcingWrapper

        from noisecheck.env.heroes import HeroesEnv

    return OrderEnforcingWrapper(HeroesEnv(IDS[id], **{"max_steps": MAX_STEPS, **settings}))


register()

__all__ = ["IDS", "aec", "register"]
