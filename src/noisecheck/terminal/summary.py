"""An Enemy phase in one line: whom it cost what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.events import (
    Attacked,
    AttentionPlaced,
    CardBurned,
    EnemyPhaseEnded,
    Event,
    GuardActivated,
    GuardSpawned,
    Hurt,
    OrderDrawn,
    TokenRemoved,
)
from noisecheck.texts import say


def sum_up(events: Sequence[Event], told: int = 0) -> str:
    """The Enemy phase that ended since that many events were told; empty if none did."""
    ends = [number for number, event in enumerate(events) if isinstance(event, EnemyPhaseEnded)]
    if not ends or ends[-1] < told:
        return ""
    begins = [number for number, event in enumerate(events[: ends[-1]]) if isinstance(event, OrderDrawn)]
    phase = events[begins[-1] if begins else 0 : ends[-1]]
    return say("summary", {"parts": "; ".join(parts(phase))})


def parts(phase: Sequence[Event]) -> Iterator[str]:
    yield say("summary-guards", {"count": sum(isinstance(event, GuardActivated) for event in phase)})
    attacked = Counter(event.target for event in phase if isinstance(event, Attacked) and event.target in HERO_IDS)
    lost: Counter[str] = Counter()
    for event in phase:
        if isinstance(event, Hurt) and event.figure in HERO_IDS:
            lost[event.figure] += event.damage
    for hero in HERO_IDS:
        if attacked[hero] or lost[hero]:
            yield say("summary-attacked", {"hero": hero, "times": attacked[hero], "lost": lost[hero]})
    yield from changes(phase)


def changes(phase: Sequence[Event]) -> Iterator[str]:
    """Tokens, guards and cards that came or went."""
    tokens = {event.hero: event for event in phase if isinstance(event, AttentionPlaced)}
    for hero, token in tokens.items():
        yield say("summary-attention", {"hero": hero, "side": token.side, "space": token.space})
    removed = sum(isinstance(event, TokenRemoved) for event in phase)
    spawned = sum(isinstance(event, GuardSpawned) for event in phase)
    burned = sum(isinstance(event, CardBurned) for event in phase)
    if removed:
        yield say("summary-removed", {"count": removed})
    if spawned:
        yield say("summary-spawned", {"count": spawned})
    if burned:
        yield say("summary-burned", {"count": burned})
