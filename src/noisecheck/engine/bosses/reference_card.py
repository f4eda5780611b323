"""The boss reference card: it covers actions that are not used in boss stages, and names special ones (SET-18)."""

from __future__ import annotations

from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.engine.heroes.otacon import OTACON
from noisecheck.engine.rules.objections import Objection
from noisecheck.engine.stage import Stage

COVERED = ("drag", "interact", "knock", "takedown", "disguise")
COVERED_FOR_OTACON = ("sneak", "dash", "knock", "interact")  # he works from the terminal tile


def covered_actions(stage: Stage, hero: str) -> tuple[str, ...]:
    """SET-18: what a hero cannot do in a Boss stage, unless the stage gives it back."""
    if stage.is_sneaking:
        return ()
    covered = COVERED_FOR_OTACON if hero == OTACON else COVERED
    return tuple(action for action in covered if action not in stage.mission.gives_back)


def covered_objection(stage: Stage, hero: str, verb: str) -> Objection | None:
    return Objection("SET-18", "covered", {"verb": verb}) if verb in covered_actions(stage, hero) else None


def special_actions(stage: Stage) -> tuple[str, ...]:
    """SET-18: the Special Action cards that the boss of this stage brings along."""
    return BOSSES[stage.boss].special if stage.boss in BOSSES else ()
