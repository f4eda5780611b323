"""How a loss came about: the chain of causes that ends in it, first things first, and where each of them was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice

from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.events import Attacked, AttentionPlaced, Event, Lost, ModeChosen, Seen
from noisecheck.engine.game import Game
from noisecheck.engine.state import GUARD
from noisecheck.foresight.shapes import Cause

MOST_CAUSES = 9


def downfall(game: Game) -> list[Cause]:
    """Of a stage that was lost; nothing of one that was won."""
    events = game.events
    loss = loss_in(events)
    if loss is None:
        return []
    found = {each for number in causes(events, loss) for each in (number, *reasons(events, number))}
    return [Cause(number, place(game, events[number])) for number in sorted(found)[-MOST_CAUSES:]]


def loss_in(events: Sequence[Event]) -> int | None:
    return next((number for number in reversed(range(len(events))) if isinstance(events[number], Lost)), None)


def causes(events: Sequence[Event], number: int | None) -> Iterator[int]:
    """An event, what it follows from, and so on."""
    while number is not None:
        yield number
        number = events[number].cause


def reasons(events: Sequence[Event], number: int) -> Iterator[int]:
    """Why a guard attacked: the mode it was in, and where it saw its target; else what had given the hero away."""
    attack = events[number]
    if not isinstance(attack, Attacked) or attack.attacker != GUARD:
        return
    before = list(reversed(list(enumerate(events[:number]))))
    modes = (n for n, each in before if isinstance(each, ModeChosen) and is_of(each, attack))
    seen = (n for n, each in before if isinstance(each, Seen) and saw(each, attack))
    marks = (n for n, each in before if isinstance(each, AttentionPlaced) and each.hero == attack.target)
    yield from islice(modes, 1)
    yield from islice(chain(seen, marks), 1)


def is_of(event: Event, attack: Attacked) -> bool:
    """Of the activation that the attack belongs to."""
    return event.guard == attack.guard and event.cause == attack.cause


def saw(event: Seen, attack: Attacked) -> bool:
    return event.hero == attack.target and event.guard == attack.guard


def place(game: Game, event: Event) -> str:
    """Where it was; empty for what has no place on the map, as a card."""
    if isinstance(event, Lost) and event.figure in HERO_IDS:
        return game.state.stage.board.names[game.state.hero(event.figure).space]
    return str(getattr(event, "end", "") or getattr(event, "space", ""))
