"""What happened, told line by line: a sentence, the rule that caused it, and what followed from it beneath it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.text import Text

from noisecheck.engine.cards import GAME_OVER
from noisecheck.engine.events import (
    BossCardRevealed,
    BossWounded,
    ClueFound,
    EnemyPhaseEnded,
    Event,
    EventReached,
    GuardDone,
    GuardMoved,
    Killed,
    Lost,
    OrderDrawn,
    PastRead,
    RoundBegan,
    Seen,
    TurnBegan,
    Won,
)
from noisecheck.engine.outcome import WON, Outcome
from noisecheck.engine.state import State
from noisecheck.terminal import signs
from noisecheck.texts import boss_card, capital, look_up, say, tell

DEEPEST = 3
HANG = 3  # blanks before the further lines of a sentence
STYLES = {
    RoundBegan: "bold",
    TurnBegan: "bold",
    BossCardRevealed: "bold",
    BossWounded: "bold",
    ClueFound: "bold",
    PastRead: "bold",
    OrderDrawn: "bold",
    EnemyPhaseEnded: "dim",
    Seen: signs.ALERT,
    Killed: signs.ALERT,
    Lost: signs.ALERT,
    Won: signs.GOAL,
}


def tell_story(events: Sequence[Event], first: int = 0, *, in_brief: bool = False, stage: str = "") -> Iterator[Text]:
    """The events from the one with this number on, each under its cause. In brief, a guard's steps are one line.

    `stage` may have words of its own for its event tokens.
    """
    at = first
    while at < len(events):
        event = events[at]
        steps = moves_from(events, at) if in_brief else []
        at += max(1, len(steps))
        if in_brief and isinstance(event, GuardDone):
            continue
        said = tell_moves(steps) if len(steps) > 1 else in_words(event)
        indent = "  " * depth(events, event)
        yield Text.assemble((f" {indent}{said}", STYLES.get(type(event), "")), (f"  {event.rule}", "dim"))
        if more := more_words(event, stage):
            yield Text(f" {indent}  {more}", "italic")


def more_words(event: Event, stage: str) -> str | None:
    """What the stage says of an event token, a boss's card of itself, or the story of a boss that is badly hurt."""
    match event:
        case EventReached():
            return look_up(f"stage-{stage}.event-{event.letter}", {})
        case BossCardRevealed():
            return boss_card(event.card, event.side, event.number)
        case PastRead():
            return look_up(f"boss-opening-{event.figure}", event.facts())
        case ClueFound():
            return look_up(f"boss-clue-{event.secret}", {})
        case BossWounded():
            return f"{look_up(key := f'boss-half-{event.figure}', {})} {look_up(f'{key}.means', {})}"
    return None


def tell_ending(state: State) -> str:
    """What the stage says of its end, if it says anything: of this one, or of its being won or lost."""
    said = (look_up(f"stage-{state.stage.mission.id}.{ending}", {}) for ending in endings(state))
    return next(filter(None, said), "")


def endings(state: State) -> Iterator[str]:
    """How a stage that is over ended, what says most first."""
    assert state.outcome
    if state.outcome == WON and not (state.boss is None or state.boss.is_beaten):
        yield "spared"
    yield f"{state.outcome.kind}-{state.outcome.reason}"
    yield state.outcome.kind


def tell_outcome(outcome: Outcome) -> Text:
    """That a stage was won, or why it was lost."""
    if outcome == WON:
        return Text(say("won", {}), signs.GOAL)
    return Text(say("lost", {"reason": outcome.reason, "figure": outcome.figure}), signs.ALERT)


def in_words(event: Event) -> str:
    return tell_order(event.card) if isinstance(event, OrderDrawn) and event.card != GAME_OVER else tell(event)


def tell_order(card: str) -> str:
    """An Order card with what it says: `radio-in 6/5 right flip`."""
    action, numbers, arrow, *flip = card.split()
    red, _, blue = numbers.partition("/")
    facts = {
        "card": action,
        "action": action,
        "red": red,
        "blue": blue,
        "arrow": arrow,
        "flips": "yes" if flip else "no",
    }
    return say("story-order", facts)


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
    return capital(say("story-guard-moves", {"way": way, "facing": steps[-1].facing}))


def depth(events: Sequence[Event], event: Event) -> int:
    found = 0
    while event.cause is not None and found < DEEPEST:
        event = events[event.cause]
        found += 1
    return found


def hanging(console: Console, line: Text) -> Text:
    """A line broken to the window, its further lines further in than the first."""
    indent = len(line.plain) - len(line.plain.lstrip())
    if len(line) <= console.width:
        return line
    broken = line[indent:].wrap(console, max(20, console.width - indent - HANG))
    margin = Text(" " * indent)
    return Text("\n").join(
        [margin + part if number == 0 else margin + Text(" " * HANG) + part for number, part in enumerate(broken)]
    )
