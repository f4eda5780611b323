"""Minefields: fights that begin among mines, everybody near the end, where one blast sets off the next.

Whole games rarely come to such places. What must hold there is that nobody who is beaten goes on: neither does the
stage with a dead hero or a boss defeated, nor the boss. `make test` plays a few of them, `make soak` thousands.
"""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Sequence

from noisecheck import State
from noisecheck.engine.board import bits
from noisecheck.engine.events import Event
from noisecheck.engine.heroes.dashboards import DASHBOARDS
from noisecheck.engine.rules import rounds
from noisecheck.engine.state import SETUP_PHASE, Charge
from noisecheck.engine.table import Offhand
from tests.laws.walks import BOSSES, OTHER_FIGHTS, begin, random_policy, standing
from tests.laws.whole_games import boss_deck

FIELDS = BOSSES + OTHER_FIGHTS
EXPLOSIVES = ["c-4", "claymore", "time-bomb", "grenade", "nikita", "missile-launcher", "pistol-45", "medicine"]
MINES = 8
STEPS = 60
DEEDS = ("BossMoved", "BossTurned", "BossCardRevealed", "TrackMoved", "BossHealed", "BossTokenMoved")


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
        nobody_beaten_goes_on(number, state, table.events[told:])
        if state.outcome:
            break
    return state.outcome or "open"


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
        if hero.id != "otacon" and places:  # he may be in a booth of his own
            hero.space = chooser.choice(places)
    for space in chooser.sample(list(bits(near)), min(MINES, near.bit_count())):
        kind = chooser.choice(["claymore", "claymore", "c-4", "time-bomb"])
        insort(state.charges, Charge(space, kind, chooser.choice(state.heroes).id))


def nobody_beaten_goes_on(number: int, state: State, events: Sequence[Event]) -> None:
    """After the boss is defeated it does nothing more, and the step ends the stage; so does a hero's death."""
    defeated = next((at for at, event in enumerate(events) if type(event).__name__ == "BossDefeated"), None)
    if defeated is not None:
        assert state.outcome, f"minefield {number}: the stage went on without its boss"
        assert state.boss is not None
        for event in events[defeated + 1 :]:
            facts, name = event.facts(), type(event).__name__
            is_his = name in DEEDS or (name == "Attacked" and facts["attacker"] == state.boss.id)
            assert not is_his, f"minefield {number}: after it was defeated: {event}"
    killed = [event for event in events if type(event).__name__ == "Killed" and event.facts()["figure"] in DASHBOARDS]
    assert not killed or state.outcome.startswith("lost"), f"minefield {number}: {killed[0]}, and the stage went on"
