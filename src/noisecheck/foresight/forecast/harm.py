"""What incidents mean for the heroes, with the dice of all attacks computed exactly.

Dice of attacks do not change where guards go. But a hero who is killed ends the stage (SET-5), and nothing after that
happens; so incidents are gone through in order, with every amount of damage the heroes may have by then.
"""

from __future__ import annotations

from math import comb, fsum

from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.keeping import keep
from noisecheck.engine.state import State
from noisecheck.foresight.forecast.junctures import Incident

FIGURES = ("spotted", "attacked", "damage", "killed")  # of each hero; the chance to lose by the deck comes last

Rates = tuple[float, ...]
Damages = dict[tuple[int, ...], float]  # what each hero may have left of its Health, with its probability


class Harm:
    """Of the heroes of one position."""

    def __init__(self, state: State) -> None:
        self.heroes = {hero.id: seat for seat, hero in enumerate(state.heroes)}
        self.health = tuple(DASHBOARDS[hero.id].health - hero.damage for hero in state.heroes)
        self.known: dict[tuple[Incident, ...], Rates] = {}

    def figures(self, incidents: tuple[Incident, ...]) -> Rates:
        """`FIGURES` of every hero, and the chance to lose by the deck."""
        known = self.known.get(incidents)
        if known is None:
            known = self.known[incidents] = self.compute(incidents)
        return known

    def at_worst(self) -> Rates:
        """More than this nothing can do."""
        return (*(each for health in self.health for each in (1.0, 1.0, float(health), 1.0)), 1.0)

    def compute(self, incidents: tuple[Incident, ...]) -> Rates:
        found = [0.0] * (len(FIGURES) * len(self.heroes) + 1)
        alive: Damages = {self.health: 1.0}
        for each in incidents:
            on = fsum(alive.values())
            if each.kind in ("lost", "burn"):
                chance = 1.0 if each.kind == "lost" else each.chance
                found[-1] += on * chance
                alive = {health: weight * (1 - chance) for health, weight in alive.items() if chance < 1}
                continue
            seat = self.heroes[each.hero]
            spotted = len(FIGURES) * seat
            if each.kind in ("seen", "attack"):
                found[spotted] = found[spotted] or on
            if each.kind == "attack":
                found[spotted + 1] = found[spotted + 1] or on
            if each.kind != "seen":
                hits = hits_of(each.amount, each.threshold) if each.kind == "attack" else ((each.amount, 1.0),)
                alive, damage, killed = strike(alive, seat, hits)
                found[spotted + 2] += damage
                found[spotted + 3] += killed
        return tuple(found)


def strike(alive: Damages, seat: int, hits: tuple[tuple[int, float], ...]) -> tuple[Damages, float, float]:
    """Who is still alive, how much damage to expect, and how likely it is that somebody was killed."""
    left: Damages = {}
    damage = killed = 0.0
    for health, weight in alive.items():
        for count, chance in hits:
            now = weight * chance
            damage += now * min(count, health[seat])
            if count >= health[seat]:
                killed += now
            else:
                after = (*health[:seat], health[seat] - count, *health[seat + 1 :])
                left[after] = left.get(after, 0.0) + now
    return left, damage, killed


def compute_hits(dice: int, threshold: int) -> tuple[tuple[int, float], ...]:
    """COM-2: how many of this number of black dice reach a Defense, and how likely that is."""
    hit = min(6, max(0, 7 - threshold)) / 6
    return tuple((count, comb(dice, count) * hit**count * (1 - hit) ** (dice - count)) for count in range(dice + 1))


hits_of = keep(256)(compute_hits)
