"""The four dashboards: values, Focus tokens with their costs, dice for locks, abilities.

Closed vocabularies: what a token or an ability *does* is in `rules.focus` and in the file of its hero.
"""

from __future__ import annotations

from dataclasses import dataclass

from noisecheck.engine.state import Hero

ACTIONS_A_TURN = 4


@dataclass(frozen=True)
class Dashboard:
    """HER: Defense 3, Health 4, limit 3, 4 actions for all four."""

    focus: dict[str, int]  # token -> cost to refresh it (FOC-4)
    actions: tuple[str, ...]
    lock_white: int = 1  # ACT-11
    lock_black: int = 2
    defense: int = 3
    health: int = 4
    limit: int = 3
    actions_a_turn: int = ACTIONS_A_TURN
    uses_weapons: bool = True  # HER-9
    abilities: tuple[str, ...] = ()  # those used once a round
    starting_gear: tuple[str, ...] = ()  # SET-12


COMMON = ("sneak", "dash", "hand-to-hand", "combo", "drag", "interact", "reroll", "knock", "refresh", "use")
OTACONS = ("sneak", "dash", "interact", "reroll", "knock", "refresh", "use")  # HER-9: no attacks, no Drag Body

DASHBOARDS = {
    "snake": Dashboard(
        focus={"minus-white-or-move": 1, "plus-2": 1, "minus-2": 1, "reroll": 2},
        actions=(*COMMON, "takedown"),
        abilities=("sneak-attack", "i-work-alone"),
    ),
    "meryl": Dashboard(
        focus={"plus-white": 2, "plus-2": 1, "plus-minus-1": 1, "extra-action": 2},
        actions=(*COMMON, "disguise"),
        abilities=("not-a-rookie",),
        starting_gear=("light-assault-rifle", "handgun-50"),
    ),
    "otacon": Dashboard(
        focus={"plus-minus-1": 1, "reroll-black": 1, "plus-minus-2": 2, "plus-black": 2},
        actions=(*OTACONS, "hack", "search", "access", "recall", "resolve"),
        uses_weapons=False,
        lock_white=0,
        lock_black=4,
        starting_gear=("rations", "adv-stealth-camouflage"),
    ),
    "gray-fox": Dashboard(
        focus={"plus-2": 1, "plus-minus-2": 2, "minus-black": 2, "dash-2": 1},
        actions=COMMON,
        abilities=("get-clear",),
        starting_gear=("arm-cannon", "high-frequency-blade", "stealth-camouflage"),
    ),
}
HERO_IDS = tuple(DASHBOARDS)


def actions_left(hero: Hero) -> int:
    """ACT-3: 4 actions a turn, less the Action tokens placed."""
    return DASHBOARDS[hero.id].actions_a_turn - hero.spent


def starting_hero(card: str) -> str:
    """SET-12: the hero whose starting equipment this is; none for cards of the Memory Box."""
    return next((hero for hero, dashboard in DASHBOARDS.items() if card in dashboard.starting_gear), "")
