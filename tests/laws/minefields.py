"""Minefields: fights that begin among mines, everybody near the end, where one blast sets off the next.

Whole games rarely come to such places. What must hold there is that nobody who is beaten goes on: neither does the
stage with a dead hero or a boss defeated, nor the boss, also if it gets up again. `make test` plays a few
of them, `make soak` thousands.
"""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Sequence

from noisecheck import State
from noisecheck.engine.board import bits
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.events import Event, Killed, Rolled
from noisecheck.engine.rules import rounds
from noisecheck.engine.state import SETUP_PHASE, Charge
from noisecheck.engine.table import Offhand
from tests.laws.walks import BOSSES, OTHER_FIGHTS, begin, random_policy, standing
from tests.laws.whole_games import boss_deck

FIELDS = BOSSES + OTHER_FIGHTS
EXPLOSIVES = ["c-4", "claymore", "time-bomb", "grenade", "nikita", "missile-launcher", "pistol-45", "medicine"]
MINES = 8
STEPS = 60
FALLS = ("BossDefeated", "SkullTaken")
BORNE = (*FALLS, "Hurt", "BossWounded", "BossExposed", "BossCardSeen", "BossCardBuried", "BossCardRaised")
TOKENS = ("BossTokenMoved", "BossTokenPlaced", "BossTokenFlipped")


def play_minefield(number: int) -> str:
    """One of them for some rounds, at random, looking at every step; how it ended, if it did."""
    stage, heroes = FIELDS[number % len(FIELDS)]
    chooser = random.Random(number)
    state = begin(stage, heroes, number, EXPLOSIVES).checkpoint.copy()
    table = Offhand(state, random_policy(number))
    while state.phase == SETUP_PHASE:
        rounds.step(state, table)
    lay_mines(state, chooser)
    cards = boss_deck(state)
    for _ in range(STEPS):
        told = len(table.events)
        rounds.step(state, table)
        assert boss_deck(state) == cards, f"minefield {number}: the boss's cards changed"
        assert state.boss is not None
        assert not state.boss.open, f"minefield {number}: a card was left open"
        assert len(standing(state)) == len(set(standing(state))), f"minefield {number}: two figures share a space"
        nobody_beaten_goes_on(number, state, table.events, told)
        if state.outcome:
            break
    return str(state.outcome or "open")


def lay_mines(state: State, chooser: random.Random) -> None:
    """Heroes and boss have little Health left, heroes stand near the boss if it is there, and mines lie about them."""
    boss = state.boss
    assert boss is not None
    boss.damage = boss.health - chooser.randint(1, min(3, boss.health))
    for hero in state.heroes:
        hero.damage = chooser.randint(0, DASHBOARDS[hero.id].health - 1)
    middle = boss.space if boss.body else state.heroes[0].space
    near = state.geometry.within(middle, 3)
    for hero in state.heroes:
        away = state.geometry.distances(hero.space)
        places = [space for space in bits(near & ~state.occupied()) if away[space] >= 0]
        if hero.id != "otacon" and places:  # he may be in a booth
            hero.space = chooser.choice(places)
    for space in chooser.sample(list(bits(near)), min(MINES, near.bit_count())):
        kind = chooser.choice(["claymore", "claymore", "c-4", "time-bomb"])
        insort(state.charges, Charge(space, kind, chooser.choice(state.heroes).id))


def nobody_beaten_goes_on(number: int, state: State, events: Sequence[Event], told: int) -> None:
    """In the step that begins with this event: a boss that fell does nothing more of what it did (BOS-1).

    One that is defeated does nothing at all, and the stage is over; so it is when a hero dies. One that took a skull
    may get up, and what begins after that is another matter.
    """
    assert state.boss is not None
    for at in range(told, len(events)):
        fall = type(events[at]).__name__
        if fall in FALLS:
            is_over = fall == "BossDefeated"
            assert state.outcome or not is_over, f"minefield {number}: the stage went on without its boss"
            for later in range(at + 1, len(events)):
                goes_on = is_deed(events[later], state.boss.id) and (is_over or began_before(events, later, at))
                assert not goes_on, f"minefield {number}: after {events[at]}: {events[later]}"
    killed = [each for each in events[told:] if isinstance(each, Killed) and each.figure in DASHBOARDS]
    assert not killed or str(state.outcome).startswith("lost"), (
        f"minefield {number}: {killed[0]}, and the stage went on"
    )


def is_deed(event: Event, boss: str) -> bool:
    """Whether a boss does it, or a token of it: moves, turns, cards, attacks, whatever names it but what it bears."""
    facts, name = event.facts(), type(event).__name__
    acts = boss in (facts.get("figure"), facts.get("attacker")) and name not in BORNE
    return acts or name in TOKENS or (isinstance(event, Rolled) and event.purpose == "boss-attack")


def began_before(events: Sequence[Event], at: int, fall: int) -> bool:
    """Whether it follows from what was going on when the boss fell: a card, an answer, a strike; not from the fall."""
    while (cause := events[at].cause) is not None:
        at = cause
        if type(events[at]).__name__ in FALLS:
            return False
    return at < fall
