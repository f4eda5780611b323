"""What happened, told line by line: a sentence, the rule that caused it, and what followed from it beneath it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from noisecheck import catalogue
from noisecheck.engine.events import (
    EnemyPhaseEnded,
    Event,
    GuardDone,
    GuardMoved,
    Killed,
    Lost,
    OrderDrawn,
    RoundBegan,
    Seen,
    TurnBegan,
    Won,
)
from noisecheck.engine.rules.objections import Objection
from noisecheck.terminal import signs
from noisecheck.texts import say, tell

DEEPEST = 3
STYLES = {
    RoundBegan: "bold",
    TurnBegan: "bold",
    OrderDrawn: "bold",
    EnemyPhaseEnded: "dim",
    Seen: signs.ALERT,
    Killed: signs.ALERT,
    Lost: signs.ALERT,
    Won: signs.GOAL,
}


def tell_story(events: Sequence[Event], first: int = 0, *, in_brief: bool = False) -> Iterator[Text]:
    """The events from the one with this number on, each under its cause. In brief, a guard's steps are one line."""
    at = first
    while at < len(events):
        event = events[at]
        steps = moves_from(events, at) if in_brief else []
        at += max(1, len(steps))
        if in_brief and isinstance(event, GuardDone):
            continue
        said = tell_moves(steps) if len(steps) > 1 else tell(event)
        indent = "  " * depth(events, event)
        yield Text.assemble((f" {indent}{said}", STYLES.get(type(event), "")), (f"  {event.rule}", "dim"))


def moves_from(events: Sequence[Event], at: int) -> list[GuardMoved]:
    """The steps that follow one another from this event on."""
    found: list[GuardMoved] = []
    for event in events[at:]:
        if not isinstance(event, GuardMoved) or event.cause != events[at].cause:
            break
        found.append(event)
    return found


def tell_moves(steps: list[GuardMoved]) -> str:
    way = " → ".join([steps[0].start, *(step.end for step in steps)])
    said = say("story-guard-moves", {"way": way, "facing": steps[-1].facing})
    return said[:1].upper() + said[1:]


def depth(events: Sequence[Event], event: Event) -> int:
    found = 0
    while event.cause is not None and found < DEEPEST:
        event = events[event.cause]
        found += 1
    return found


def explain_rule(name: str) -> Text:
    """A rule as the catalogue has it; `UnknownName` if there is none."""
    rule = catalogue.rule(name)
    where = say("rule-page", {"page": rule.page}) if rule.page else say("rule-ours", {})
    text = Text.assemble((rule.id, "bold cyan"), (f"  {rule.title}", "bold"), (f"  {where}", "dim"), f"\n{rule.text}")
    if rule.ruling:
        text.append(f"\n{say('rule-ruling', {'text': rule.ruling_text})}", "italic")
    return text


def explain_objection(objection: Objection) -> Text:
    """The rule with its title, and the reason."""
    title = catalogue.rule(objection.rule).title
    return Text.assemble((objection.rule, "bold cyan"), (f"  {title}", "bold"), f"\n{objection}")
