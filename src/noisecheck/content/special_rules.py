"""The special rules of a stage (SET-7), one by one, as facts for words: before a game, and whenever somebody asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from noisecheck.content.schema import StageFile, for_heroes

RULES = {"forbids-focus": "FOC-1", "shuffles-traps": "LOS-10", "starts-in-alert": "ATT-3", "killing-fails": "SET-5"}


class SpecialRule(NamedTuple):
    """The words are `special-…` with these facts; `rule` is the rule it changes or adds to."""

    key: str
    facts: Mapping[str, str | int]
    rule: str = "SET-7"


def special_rules(stage: StageFile, heroes: int) -> list[SpecialRule]:
    """What is different in this stage for that many heroes."""
    plain = [SpecialRule(each, {}, RULES.get(each, "SET-7")) for each in stage.rules]
    return [*plain, *of_objectives(stage, heroes), *of_equipment(stage), *of_doors(stage), *of_events(stage)]


def of_objectives(stage: StageFile, heroes: int) -> Iterator[SpecialRule]:
    if stage.spread is not None:
        zones, each = for_heroes(stage.spread.zones, heroes), for_heroes(stage.spread.each, heroes)
        yield SpecialRule("spread", {"zones": zones, "each": each}, "SET-4")
    if any(objective.hostage for objective in stage.objectives):
        yield SpecialRule("hostages", {}, "ATT-5")
    if isinstance(stage.exits, dict):
        yield SpecialRule("own-exits", {}, "ACT-19")


def of_equipment(stage: StageFile) -> Iterator[SpecialRule]:
    for zone in stage.unarmed:
        yield SpecialRule("unarmed", {"zone": zone})
    for card in stage.endless:
        yield SpecialRule("endless", {"gear": card}, "SET-14")
    for card in stage.equipped:
        yield SpecialRule("equipped", {"gear": card}, "SET-13")


def of_doors(stage: StageFile) -> Iterator[SpecialRule]:
    sealed = [door.edge for door in stage.doors if door.needs is None]
    if sealed and len(sealed) == len(stage.doors):
        yield SpecialRule("all-sealed", {}, "ACT-11")
    elif sealed:
        yield SpecialRule("sealed", {"doors": ", ".join(sealed), "count": len(sealed)}, "ACT-11")


def of_events(stage: StageFile) -> Iterator[SpecialRule]:
    for event in stage.events:
        if event.after:
            yield SpecialRule("event-after", {"letter": event.letter, "letters": ", ".join(event.after)}, "SET-8")
        if event.needs:
            yield SpecialRule("event-needs", {"letter": event.letter, "gear": event.needs}, "SET-8")
        if event.by == "blast":
            yield SpecialRule("event-by-blast", {"letter": event.letter}, "SET-8")
