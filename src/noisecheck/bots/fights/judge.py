"""What a position in a boss fight is worth, in damage to the boss; and what dice in it are worth."""

from __future__ import annotations

from noisecheck.bots.fights.steering import worth_of_values
from noisecheck.bots.fights.tactics import Tactics
from noisecheck.bots.steady.rolls import Worth, hits_of, nothing, shows_attention
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.kit.handed_out import in_hand
from noisecheck.engine.cards import ATTENTION_FACE, Die
from noisecheck.engine.dashboards import DASHBOARDS, HERO_IDS
from noisecheck.engine.equipment import printed
from noisecheck.engine.keeping import keep
from noisecheck.engine.outcome import WON
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Decision

HARM = (2.0, 0.5, 0.25, 0.1, 0.0)  # by the Health a hero has left, as part of the boss's Health
FOCUS = 0.4  # for each action that turning a token back takes
AMMO = 0.1  # for each token on a card
HANDED_OUT = 0.3  # for each grenade or missile of the stage
CARD, DIE = 0.3, 0.3  # a System card beside the dashboard, and a die on it
VICTORY, BESIDES = 2, 20  # what winning is worth, in the boss's Health, and what may speak for going on
LATE, PATIENCE = 0.3, 40  # how little harm counts in the end, and in which round that is


class Judge:
    """Judges positions of a fight by a plan."""

    def __init__(self, tactics: Tactics) -> None:
        self.tactics = tactics

    def scale(self, state: State) -> float:
        """What a hero's life is worth: as much as the boss's; less, the longer the fight goes on."""
        patience = max(LATE, 1 - state.round / PATIENCE)
        return boss_of(state).health * self.tactics.caution * patience

    def harm(self, state: State, hero: Hero) -> float:
        left = DASHBOARDS[hero.id].health - hero.damage
        return self.scale(state) * HARM[max(0, min(left, len(HARM) - 1))]

    def price(self, state: State, hero: Hero) -> float:
        """What the next hit on a hero costs."""
        left = max(1, min(DASHBOARDS[hero.id].health - hero.damage, len(HARM) - 1))
        return self.scale(state) * (HARM[left - 1] - HARM[left])

    def lost(self, state: State) -> float:
        """What losing costs, whatever for."""
        return self.scale(state) * HARM[0]

    def gained(self, state: State) -> float:
        """What has been done to the boss, and what else is worth something; heroes apart."""
        if state.outcome:
            return won(state) if state.outcome == WON else -self.lost(state)
        return boss_of(state).damage + self.tactics.worth(state)

    def worth(self, state: State) -> float:
        worth = self.gained(state)
        if state.outcome:
            return worth
        for hero in state.heroes:
            worth += kept(hero) + HANDED_OUT * in_hand(state, hero) - self.harm(state, hero)
        for card in state.beside:
            worth += CARD + DIE * sum(die > 0 for die in card.dice)
        return worth

    # dice

    def worth_of_dice(self, decision: Decision) -> Worth:
        """How to look at the dice of an open roll: they hurt a hero, the boss, steer something, or only make noise."""
        steering, purpose = self.tactics.steering, decision.facts["purpose"]
        if decision.facts["target"] in HERO_IDS:
            return self.hits_taken
        if own := self.tactics.dice.get(str(purpose)):
            return own
        if steering and purpose == steering.purpose:
            return self.flight
        if purpose == self.tactics.ended_by:
            return self.the_end
        return self.hits_dealt if decision.facts["threshold"] else self.silence if self.tactics.heard else nothing

    def hits_taken(self, decision: Decision, state: State, hero: Hero, dice: list[Die]) -> float:
        left, hits = DASHBOARDS[hero.id].health - hero.damage, hits_of(decision, dice)
        return -self.scale(state) * HARM[max(0, min(left - hits, len(HARM) - 1))]

    def hits_dealt(self, decision: Decision, state: State, hero: Hero, dice: list[Die]) -> float:
        boss, hits = boss_of(state), hits_of(decision, dice)
        left = boss.health - boss.damage
        is_over = hits >= left and decision.facts["target"] == boss.id
        return hits + won(state) * is_over - self.tactics.heard * shows_attention(dice)

    def silence(self, decision: Decision, state: State, hero: Hero, dice: list[Die]) -> float:
        return -self.tactics.heard * shows_attention(dice)

    def the_end(self, decision: Decision, state: State, hero: Hero, dice: list[Die]) -> float:
        return self.lost(state) * shows_attention(dice)

    def flight(self, decision: Decision, state: State, hero: Hero, dice: list[Die]) -> float:
        steering = self.tactics.steering
        assert steering is not None
        values = tuple(sorted(die.face for die in dice if die.face != ATTENTION_FACE))
        return worth_of_values(state, hero, values, steering)


def won(state: State) -> float:
    """More than any position can be worth in which the boss still stands."""
    return VICTORY * boss_of(state).health + BESIDES


def kept(hero: Hero) -> float:
    """Focus and ammo."""
    return focus_kept(hero.id, hero.inactive) + AMMO * sum(min(card.tokens, printed(card).tokens) for card in hero.gear)


@keep(256)
def focus_kept(hero: str, inactive: tuple[str, ...]) -> float:
    return FOCUS * sum(cost for token, cost in DASHBOARDS[hero].focus.items() if token not in inactive)
