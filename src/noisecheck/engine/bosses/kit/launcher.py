"""Launcher, a special action: missiles that the stage hands out, one or several at a time (BOS-36, SET-18)."""

from __future__ import annotations

from noisecheck.engine.bosses.kit.boss_rules import boss_of
from noisecheck.engine.bosses.kit.handed_out import in_hand, spend
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import has_card
from noisecheck.engine.events import SalvoFired
from noisecheck.engine.kinds import words_of
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import KINDS, phrase
from noisecheck.engine.rules.acting import Way, one_by_one, tried
from noisecheck.engine.rules.attacks import attack_figure
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.rules.damage import HIT
from noisecheck.engine.rules.dice import Purpose
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Table

LAUNCHER = "launcher"
DICE = 2  # white, for the first missile
LAUNCHING = phrase("launch {missiles}")
SALVOS = {"one": 1, "two": 2, "three": 3}  # missiles, by what is said


def launch_objection(state: State, hero: Hero, missiles: str) -> Objection | None:
    """BOS-36: missiles enough, and a space of the boss in line of sight (ACT-14)."""
    if not DASHBOARDS[hero.id].uses_weapons:
        return Objection("HER-9", "no-soldier", {"hero": hero.id, "gear": LAUNCHER})
    if missiles not in SALVOS:
        return Objection("BOS-36", "not-a-thing", {"words": missiles})
    left = in_hand(state, hero)
    if not has_card(hero, "bandana") and left < SALVOS[missiles]:
        return Objection("BOS-36", "too-few-missiles", {"left": left})
    boss = boss_of(state)
    is_in_sight = state.geometry.sight[hero.space] & boss.body
    return None if is_in_sight else Objection("LOS-1", "boss-out-of-sight", {"figure": boss.id})


def launch(state: State, table: Table, hero: Hero, missiles: int) -> None:
    """BOS-36: an attack with 2 white dice, and 1 more for each missile beyond the first; LOUD (ACT-15).

    The bandana spares these missiles too (SET-14).
    """
    boss = boss_of(state)
    if not has_card(hero, "bandana"):
        for _ in range(missiles):
            spend(state, hero)
    names = state.stage.board.names
    with table.because(table.report(SalvoFired, hero.id, names[hero.space], missiles, rule="BOS-36")):
        purpose = Purpose("launch", "BOS-36", weapon=LAUNCHER)
        attack_figure(state, table, hero, boss, purpose, HIT, white=DICE + missiles - 1)
    alert(state, table, hero, "ACT-15")


KINDS["missiles"] = words_of(*SALVOS)
LAUNCH = tried(
    "BOS-36",
    Way(LAUNCHING, launch_objection, one_by_one(lambda state, hero: SALVOS), SALVOS.__getitem__),
    perform=launch,
)
