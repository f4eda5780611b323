"""Claymores, a special action: a stage hands them out, and they wait for whoever walks there (BOS-32, SET-18)."""

from __future__ import annotations

from bisect import insort

from noisecheck.engine.board import Space
from noisecheck.engine.bosses.kit.handed_out import in_hand, spend
from noisecheck.engine.events import MineLaid
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.acting import Way, beside, tried
from noisecheck.engine.state import Charge, Hero, State
from noisecheck.engine.table import Table

CLAYMORE = "claymore"


def lay_objection(state: State, hero: Hero, space: Space) -> Objection | None:
    """BOS-32: into a free adjacent space where none lies yet."""
    facts = {"space": state.stage.board.names[space]}
    if not in_hand(state, hero):
        return Objection("BOS-32", "no-claymores")
    if not state.geometry.near[hero.space] >> space & 1:
        return Objection("ADJ-1", "not-adjacent", facts)
    if state.occupied() >> space & 1:
        return Objection("BOS-32", "occupied", facts)
    is_mined = any(charge.space == space for charge in state.charges)
    return Objection("BOS-32", "mined-already", facts) if is_mined else None


def lay(state: State, table: Table, hero: Hero, space: Space) -> None:
    """BOS-32: it goes off under the next figure that moves onto it, as one that is equipment does."""
    spend(state, hero)
    insort(state.charges, Charge(space, CLAYMORE, hero.id))
    table.report(MineLaid, hero.id, state.stage.board.names[space], rule="BOS-32")


LAY = tried("BOS-32", Way(phrase("lay {space:beside}"), lay_objection, beside), perform=lay)
