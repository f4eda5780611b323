"""Why a fighter does what it does, as messages with facts: the words are in `texts/…/bots.ftl`."""

from __future__ import annotations

from noisecheck.bots.shapes import Why
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.equipment import gear_named
from noisecheck.engine.state import State
from noisecheck.engine.table import END, Decision, Option

SAID = {
    END: "bot-waits",
    "refresh": "bot-recovers",
    "sneak": "bot-moves-in-fight",
    "dash": "bot-moves-in-fight",
    "focus": "bot-moves-in-fight",
    "hand-to-hand": "bot-attacks",
    "combo": "bot-attacks",
    "throw": "bot-attacks",
    "sam": "bot-attacks",
    "resupply": "bot-resupplies",
    "hack": "bot-hacks",
    "reroll": "bot-hacks",
    "search": "bot-works",
    "access": "bot-works",
    "recall": "bot-works",
}


def reason_to_fight(decision: Decision, state: State, option: Option) -> Why:
    """What an action is for."""
    facts: dict[str, str | int] = {"hero": decision.hero, "figure": boss_of(state).id}
    gear = gear_named(option.value.card) if option.verb == "use" else None
    if gear and gear.is_weapon:
        return Why("bot-attacks", facts)
    if option.verb == "resolve":
        return Why("bot-resolves", {"hero": decision.hero, "card": option.value.card})
    return Why(SAID.get(option.verb, "bot-fights"), facts)
