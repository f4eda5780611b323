"""What is risky about an option: each risk comes from what the rules did on the copy, or said before."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.engine.dashboards import actions_left
from noisecheck.engine.events import BoxLost, Disconnected, DisguiseLost, Event, Killed, LaserTripped, LockLost, Seen
from noisecheck.engine.rules.cover import is_camouflaged, passes_for_a_guard
from noisecheck.engine.rules.sight import is_watched
from noisecheck.engine.state import GUARD, Hero, State
from noisecheck.engine.table import END
from noisecheck.foresight.honest import Diced, Open
from noisecheck.foresight.preview.run import Previewed
from noisecheck.foresight.shapes import Choice, Risk

WORST_DICE = [6] * 60  # more than any one answer can make roll


def risks_of(option: Choice, run: Previewed) -> Iterator[Risk]:
    """What takes two steps to commit."""
    state = run.question.state
    hero = state.heroes[state.turn] if option.verb == END else None
    if run.is_exposed or has(run, Seen, LaserTripped) or (hero and reappears(state, hero)):
        yield "seen"
    if option.loud:
        yield "loud"
    if run.is_over_guards:
        yield "leapfrog"
    if is_deadly(run.follows) or (may_be_attacked(option, run) and is_deadly(at_worst(run.question, option.text))):
        yield "death"
    if run.loses_lock or has(run, LockLost, Disconnected, DisguiseLost, BoxLost):
        yield "loss"
    if hero and actions_left(hero) > 0:
        yield "unspent"
    if hero and any(guard.hurt_by == hero.id for guard in state.guards):
        yield "hurt-guard"
    if run.spends_last:
        yield "last"


def has(run: Previewed, *kinds: type[Event]) -> bool:
    return any(isinstance(event, kinds) for event in run.follows)


def reappears(state: State, hero: Hero) -> bool:
    """Whether the end of the turn takes off the camouflage of a hero in sight, whatever dice are rolled before."""
    return is_camouflaged(state, hero) and is_watched(state, hero) and not passes_for_a_guard(hero)


def may_be_attacked(option: Choice, run: Previewed) -> bool:
    """Whether dice may yet hit a hero: by an action that begins now only over guards (MOV-3) or with a card."""
    is_begun = run.question.decision.kind != "action"
    return not run.is_settled and (is_begun or run.is_over_guards or option.verb == "use")


def is_deadly(events: list[Event]) -> bool:
    return any(isinstance(event, Killed) and event.figure != GUARD for event in events)


def at_worst(question: Open, text: str) -> list[Event]:
    """What follows if every die shows a 6: no other dice hit a hero harder."""
    run = Diced(question, text, WORST_DICE)
    run.run()
    return run.follows
