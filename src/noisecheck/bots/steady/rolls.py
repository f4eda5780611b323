"""Open rolls: which Focus token, ability or card is worth using (FOC-2).

Every change that is offered is judged by what the dice will be worth after it, over all faces that can fall, less what
the token itself is worth for later. The best one is made if it gains anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import fsum

from noisecheck.engine.cards import ATTENTION_FACE, BLACK, WHITE, Die
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.rules.changes import Change
from noisecheck.engine.rules.damage import GUARD_HEALTH
from noisecheck.engine.rules.focus import TOKENS
from noisecheck.engine.rules.locks import contain
from noisecheck.engine.rules.terminals import terminals_in_reach
from noisecheck.engine.stage import Needs
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Decision, Option

WORTH_PER_COST = 0.06  # what a token is worth for later, by the actions that turn it back
BETRAYED = 0.5  # what a ! costs where something else is rolled for
HEARD = 0.8
LAST_HEALTH = 5.0

Worth = Callable[[Decision, State, Hero, list[Die]], float]


def let_stand(decision: Decision) -> Option:
    return next(option for option in decision.options if option.verb == "pass")


def before_roll(decision: Decision, state: State) -> Option:
    """FOC-7: a die less where dice only hurt. FOC-6: a die more can wait until the others have fallen."""
    purpose = decision.facts["purpose"]
    for option in decision.options:
        change = option.value
        if isinstance(change, Change) and change.kind == "take":
            hurts = change.colour == BLACK and purpose == "guard-attack"
            betrays = change.colour == WHITE and purpose in ("noise", "disguise-check")
            if hurts or betrays:
                return option
    return let_stand(decision)


def change_roll(decision: Decision, state: State) -> Option:
    return best_change(decision, state, worth_for(decision, state), worth_later)


def best_change(decision: Decision, state: State, worth: Worth, later: Callable[[Change], float]) -> Option:
    """The change that makes the dice better by most, less what its token is worth for `later`; if none does, none."""
    hero, dice = state.hero(decision.hero), list(decision.dice)
    now = worth(decision, state, hero, dice)
    chosen, most = let_stand(decision), 0.0
    for option in decision.options:
        change = option.value
        if isinstance(change, Change):
            gain = after(change, dice, lambda fallen: worth(decision, state, hero, fallen)) - now - later(change)
            if gain > most:
                chosen, most = option, gain
    return chosen


def worth_later(change: Change) -> float:
    """A token that costs more to turn back is worth more; an ability or a card that is ready is there to be used."""
    if change.source not in TOKENS:
        return 0.05
    costs = [dashboard.focus[change.source] for dashboard in DASHBOARDS.values() if change.source in dashboard.focus]
    return WORTH_PER_COST * max(costs)


# what the dice will be worth


def after(change: Change, dice: list[Die], worth: Callable[[list[Die]], float]) -> float:
    """The worth after a change, the mean over all faces that can fall. Of several dice rolled again, of the first."""
    touched = change.dice or (change.die,)
    if change.kind == "add":
        return worth([moved(die, change.amount) if number in touched else die for number, die in enumerate(dice)])
    if change.kind == "reroll":
        at = touched[0]
        return mean(worth([*dice[:at], face, *dice[at + 1 :]]) for face in faces(dice[at].colour))
    if change.kind == "give":
        return mean(worth([*dice, face]) for face in faces(change.colour))
    return worth(dice)


def moved(die: Die, amount: int) -> Die:
    """FOC-5; ATT-6: a ! cannot be changed."""
    return die if die.face == ATTENTION_FACE else Die(die.colour, min(6, max(1, die.face + amount)))


def faces(colour: str) -> list[Die]:
    return [Die(colour, face if colour == BLACK or face > 1 else ATTENTION_FACE) for face in range(1, 7)]


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return fsum(found) / len(found)


# what dice are worth


def worth_for(decision: Decision, state: State) -> Worth:
    """How to look at these dice: they hurt the hero who rolls, a guard, open something, or only make noise."""
    purpose = decision.facts["purpose"]
    if purpose in ("noise", "disguise-check"):
        return silence
    if purpose in ("lock", "hack"):
        return opening
    if not decision.facts["threshold"]:
        return nothing
    is_own_attack = state.turn >= 0 and state.heroes[state.turn].id == decision.hero and purpose != "guard-attack"
    return hits_dealt if is_own_attack else hits_taken


def silence(decision: Decision, state: State, hero: Hero, dice: list[Die]) -> float:
    """ATT-4: no ! is all that is wanted."""
    return -HEARD * shows_attention(dice)


def hits_taken(decision: Decision, state: State, hero: Hero, dice: list[Die]) -> float:
    """COM-2: every hit hurts, the last one most."""
    left = DASHBOARDS[hero.id].health - hero.damage
    hits = hits_of(decision, dice)
    return -hits * (1 + 1 / max(1, left)) - LAST_HEALTH * (hits >= left)


def hits_dealt(decision: Decision, state: State, hero: Hero, dice: list[Die]) -> float:
    """COM-7: two hits fell a guard; more is wasted."""
    return min(hits_of(decision, dice), GUARD_HEALTH) - BETRAYED * shows_attention(dice)


def opening(decision: Decision, state: State, hero: Hero, dice: list[Die]) -> float:
    """ACT-11: it opens, or it does not."""
    opens = any(contain(dice, needs) for needs in needs_in_reach(state, hero))
    return 1.0 * opens - BETRAYED * shows_attention(dice)


def nothing(decision: Decision, state: State, hero: Hero, dice: list[Die]) -> float:
    return 0.0


def hits_of(decision: Decision, dice: list[Die]) -> int:
    threshold = int(decision.facts["threshold"])
    return sum(die.face >= threshold for die in dice if die.face != ATTENTION_FACE)


def shows_attention(dice: list[Die]) -> bool:
    return any(die.face == ATTENTION_FACE for die in dice)


def needs_in_reach(state: State, hero: Hero) -> list[Needs]:
    """The combinations the hero may be at: the question does not tell which of them is rolled for."""
    stage, locked = state.stage, state.locked & ~state.stage.sealed
    found = [stage.doors[number].needs for number in stage.doors_at.get(hero.space, ()) if locked >> number & 1]
    numbers = terminals_in_reach(state, hero) if hero.id == "otacon" else []
    return found + [stage.terminals[number].needs for number in numbers if not state.hacked >> number & 1]
