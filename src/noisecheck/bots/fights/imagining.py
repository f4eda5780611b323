"""What may come, tried on copies: an option with several lucks, and the boss's turn that follows.

A copy is dealt again before anything is tried on it, so no luck can tell what really lies there.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from noisecheck.bots.steady.answers import ANSWERS, first_option
from noisecheck.engine import chance
from noisecheck.engine.bosses.kit import boss_of, fighting, phase
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.dealing import deal_anew
from noisecheck.engine.rules import rounds
from noisecheck.engine.rules.outcome import StageOver
from noisecheck.engine.state import ENEMY_PHASE, NOBODY, State
from noisecheck.engine.table import Decision, Option, Policy, Table, Unheard

SIDES = 6
DICE = 12  # that are laid out for each luck; more are rolled
LUCKS = SIDES  # so many that each die shows each of its sides once
FAR_FROM_DEATH = 100  # damage that is taken off everybody in a rehearsal, so that it comes to an end
STEPS = 12  # of a boss's turn, at most


def thrown() -> list[list[int]]:
    """For each luck the dice to come: every die shows another side in every luck."""
    columns, seed = [], 1
    for _ in range(DICE):
        sides = list(range(1, SIDES + 1))
        seed = chance.shuffled(seed, sides)
        columns.append(sides)
    return [list(row) for row in zip(*columns, strict=True)]


THROWS = thrown()


def imagine(state: State, luck: int) -> State:
    """A copy with everything hidden dealt again; over the lucks each unseen card has its turn on top."""
    twin = state.copy()
    deal_anew(twin, luck)
    boss = boss_of(twin)
    if boss.unseen and not boss.atop:
        unseen = sorted(boss.deck[: boss.unseen])
        top = unseen[luck % boss.unseen]
        boss.deck.remove(top)
        boss.deck.insert(0, top)
    return twin


def is_top_known(state: State) -> bool:
    boss = boss_of(state)
    return not boss.unseen or boss.atop > 0


def next_cards(state: State) -> tuple[str, ...]:
    """Those that may be on top of its deck."""
    boss = boss_of(state)
    return tuple(sorted(boss.deck[:1] if is_top_known(state) else boss.deck[: boss.unseen]))


def try_out(state: State, option: Option, luck: int, policy: Policy) -> tuple[State, bool]:
    """The position after an option, and whether luck had a say in it. The question of the option has to be open."""
    twin = imagine(state, luck)
    twin.dice = THROWS[luck][:]
    unseen, start = boss_of(twin).unseen, twin.chance
    rounds.step(twin, Unheard(twin, policy, 0, [str(option)]))
    boss = boss_of(twin)
    return twin, len(twin.dice) < DICE or twin.chance != start or boss.unseen < unseen


def simply(decision: Decision, state: State) -> Option:
    """Answers for rehearsals: no thought is given to what comes after them."""
    return (ANSWERS["target"] if decision.kind == "target" else first_option)(decision, state)


def rehearse(state: State, luck: int) -> tuple[State, list[int]]:
    """The boss's turn as if it were next and all its dice hit: the position then, and what each hero was dealt."""
    twin = imagine(state, luck)
    twin.phase, twin.turn = ENEMY_PHASE, NOBODY
    return endured(twin, boss_turn)


def rehearse_answer(state: State, luck: int, seat: int) -> tuple[State, list[int]]:
    """The same for its answer to 1 damage in the turn of this hero."""
    twin = imagine(state, luck)
    twin.turn = seat
    return endured(twin, boss_answer)


def endured(twin: State, course: Callable[[State, Table], None]) -> tuple[State, list[int]]:
    """What happens, with all dice hits, nobody near death and no Focus; and what each hero was dealt."""
    twin.dice = [SIDES] * 2 * DICE
    for hero in twin.heroes:
        hero.damage -= FAR_FROM_DEATH
        hero.inactive = tuple(DASHBOARDS[hero.id].focus)
    before = [hero.damage for hero in twin.heroes]
    with suppress(StageOver):
        course(twin, Unheard(twin, simply))
    return twin, [hero.damage - was for hero, was in zip(twin.heroes, before, strict=True)]


def boss_turn(twin: State, table: Table) -> None:
    for _ in range(STEPS):
        if phase.step(twin, table):
            break


def boss_answer(twin: State, table: Table) -> None:
    fighting.answer(twin, table, boss_of(twin), 1)
