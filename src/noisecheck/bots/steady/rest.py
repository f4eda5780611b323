"""What to do with the actions that are left where a hero means to stay: small thumbs, tried one after the other."""

from __future__ import annotations

from collections.abc import Callable

from noisecheck.bots.steady.locks import again_text, best_reroll
from noisecheck.bots.steady.stakes import Stakes
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import first_copy
from noisecheck.engine.gear.using import Using
from noisecheck.engine.state import ALERT, INVESTIGATE, State
from noisecheck.engine.systems.cards import MOST_BESIDE
from noisecheck.engine.table import END, Decision, Option

HURT, WORN_OUT = 2, 3
RISKY = 0.5  # points of harm from which a box is worth an action

Small = Callable[[Decision, Stakes], Option | None]


def use_what_is_left(decision: Decision, stakes: Stakes) -> tuple[Option, str]:
    """The first small thumb that has something to say, and its name; if none has, the turn ends."""
    for thumb in SMALL:
        option = thumb(decision, stakes)
        if option:
            return option, thumb.__name__
    return next(option for option in decision.options if option.verb == END), "end_the_turn"


def card_named(decision: Decision, card: str) -> Option | None:
    """The use of a card, or of a copy of it, on oneself."""
    used = (each for each in decision.options if isinstance(each.value, Using))
    return next((each for each in used if first_copy(each.value.card) == card), None)


def eat(decision: Decision, stakes: Stakes) -> Option | None:
    """Rations heal two: not before there is as much to heal."""
    return card_named(decision, "rations") if stakes.hero.damage >= HURT else None


def calm_down(decision: Decision, stakes: Stakes) -> Option | None:
    return card_named(decision, "medicine") if len(stakes.hero.inactive) >= WORN_OUT else None


def hack(decision: Decision, stakes: Stakes) -> Option | None:
    """HER-10: a terminal in reach; dice that lie there are rolled again, all that do not help."""
    state = stakes.state
    if state.lock and state.lock.name in state.stage.terminal_numbers:
        again, _ = best_reroll(state.lock.dice, state.stage.locked_object(state.lock.name).needs)
        return decision.find(again_text(again))
    return next((option for option in decision.options if option.verb == "hack"), None)


def work_at_the_terminal(decision: Decision, stakes: Stakes) -> Option | None:
    """HER-11, HER-12: cards to work with first, then as many dice on them as may be."""
    if len(stakes.state.beside) < MOST_BESIDE - 1:
        return next((option for option in decision.options if option.verb == "search"), None)
    accesses = [option for option in decision.options if option.verb == "access"]
    return accesses[-1] if accesses else None


def recover_focus(decision: Decision, stakes: Stakes) -> Option | None:
    """ACT-8: the tokens that cost least first."""
    costs = DASHBOARDS[stakes.hero.id].focus
    refreshes = [option for option in decision.options if option.verb == "refresh"]
    return min(refreshes, key=lambda option: costs[option.value], default=None)


def hide_in_a_box(decision: Decision, stakes: Stakes) -> Option | None:
    if stakes.planner.hides or stakes.calm_harm(stakes.hero.space) < RISKY:
        return None
    return card_named(decision, "cardboard-box")


SMALL: tuple[Small, ...] = (eat, calm_down, hide_in_a_box, hack, work_at_the_terminal, recover_focus)


# System cards that are ready, which cost nothing


def resolve_a_system(decision: Decision, state: State, watched: int) -> Option | None:
    """HER-13: a ready card is resolved when it does some good, at the highest level."""
    ready = [option for option in decision.options if option.verb == "resolve"]
    useful = [option for option in ready if SYSTEMS[option.value.card](state, watched)]
    return useful[-1] if useful else None


def somebody_is_seen(state: State, watched: int) -> bool:
    return bool(watched & state.hero_spaces())


def somebody_is_hunted(state: State, watched: int) -> bool:
    return any(hero.attention == ALERT for hero in state.heroes)


def somebody_was_heard(state: State, watched: int) -> bool:
    return any(hero.attention == INVESTIGATE for hero in state.heroes)


def always(state: State, watched: int) -> bool:
    return True


def never(state: State, watched: int) -> bool:
    return False


SYSTEMS: dict[str, Callable[[State, int], bool]] = {
    "distraction": somebody_is_seen,
    "door-control": always,
    "lights-out": somebody_is_hunted,
    "all-clear": somebody_was_heard,
    "elevator-override": never,
    "sensor-control": always,
}
