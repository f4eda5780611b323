"""The boss reference card: it covers actions that are not used in boss stages, and names special ones (SET-18)."""

from __future__ import annotations

from noisecheck.engine.bosses.kit.boss_rules import BOSSES
from noisecheck.engine.heroes.otacon import OTACON
from noisecheck.engine.heroes.terminal_card import has_terminal_card
from noisecheck.engine.stage import Stage

COVERED = ("drag", "interact", "knock", "takedown", "disguise")
COVERED_FOR_OTACON = ("sneak", "dash", "knock", "interact")  # he works from the terminal tile
AMONG_GUARDS = ("drag", "knock", "takedown")  # what is done about guards, and about those who lie on the floor


def covered_actions(stage: Stage, hero: str) -> tuple[str, ...]:
    """SET-18: what a hero cannot do in a Boss stage, unless there are guards for it or the stage gives it back."""
    if stage.is_sneaking:
        return ()
    covered = COVERED_FOR_OTACON if hero == OTACON else COVERED
    is_open = (*stage.mission.gives_back, *(AMONG_GUARDS if meets_guards(stage, hero) else ()))
    return tuple(action for action in covered if action not in is_open)


def meets_guards(stage: Stage, hero: str) -> bool:
    """SET-2: whether the stage has guards; none who would come for one whose token stays on a card (HER-16)."""
    return stage.has_guards and not (hero == OTACON and has_terminal_card(stage))


def special_actions(stage: Stage) -> tuple[str, ...]:
    """SET-18: the Special Action cards that the boss of this stage brings along; Resupply goes with supply icons."""
    if stage.boss not in BOSSES:
        return ()
    return (*BOSSES[stage.boss].special, *(("resupply",) if stage.supplies else ()))
