"""Sniper Wolf (BOS-7, BOS-28 to BOS-30): stay behind the scope, or leave it every turn before she shoots."""

from __future__ import annotations

from dataclasses import replace
from math import fsum

from noisecheck.bots.bosses import scope
from noisecheck.bots.bosses.scope import Ridge
from noisecheck.bots.fights.imagining import next_cards
from noisecheck.bots.fights.reach import Rates
from noisecheck.bots.fights.tactics import Tactics
from noisecheck.bots.steady.danger import danger_in, situation_now
from noisecheck.engine.board import Space, bits
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.kit.aim import SHOT, aim_objection
from noisecheck.engine.bosses.kit.crosshairs import crosshair
from noisecheck.engine.bosses.kit.decoys import decoys
from noisecheck.engine.bosses.wolf import CARDS, tile
from noisecheck.engine.cards import ATTENTION_FACE, Die
from noisecheck.engine.dashboards import actions_left
from noisecheck.engine.heroes.otacon import OTACON
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Decision, Option

KEPT = 0.25  # what a good place of a crosshair is worth for the next turn, by what a hit deals
BEGINNING = 0.12  # the chance to end on a given token from a place where one would have to begin anew
A_GLINT = 0.65  # what it costs to end a turn behind the scope, for those who keep moving
A_STEP_NEARER = 0.6  # for Otacon, to her tile
A_GUARD = 0.03  # what an attack of a guard costs, by her Health and by what the hero has taken


def ridge_of(state: State, left: int) -> Ridge:
    boss = boss_of(state)
    tokens = frozenset(token.space for token in decoys(state))
    return Ridge(tokens, boss.space if boss.body else None, SHOT + bonus(state), left)


def bonus(state: State) -> float:
    """BOS-7: of the top card, as far as it is known."""
    cards = next_cards(state)
    return sum(CARDS[card].bonus for card in cards) / len(cards)


# Aim


def begin(decision: Decision, state: State) -> Option:
    """BOS-29: where the crosshair comes onto the map."""
    ridge = ridge_of(state, 1)
    return max(decision.options, key=lambda option: scope.worth_of_aim(state.stage.board, option.value, ridge))


def steer(decision: Decision, state: State) -> Option:
    """BOS-29: one stretch, or none if the other has been flown."""
    board, ridge = state.stage.board, ridge_of(state, actions_left(state.hero(decision.hero)))
    start = board.numbers[str(decision.facts["space"])]
    flown = [option for option in decision.options if option.verb == "fly"]
    values = sorted({option.value[1] for option in flown})
    if len(flown) < len(decision.options):  # the second stretch
        return max(decision.options, key=lambda option: second_stretch(state, option, start, ridge))
    both = (values[0], values[-1])
    best = max(
        scope.flights(board, start, both), key=lambda each: scope.worth_of_flight(board, each.entered, each.end, ridge)
    )
    return next(option for option in flown if option.value == best.first)


def second_stretch(state: State, option: Option, start: Space, ridge: Ridge) -> float:
    board = state.stage.board
    if option.verb != "fly":
        return scope.worth_of_flight(board, 1 << start, start, ridge)
    return scope.worth_of_flight(board, *scope.stretch(board, start, *option.value), ridge)


def worth_of_aim(decision: Decision, state: State, hero: Hero, dice: list[Die]) -> float:
    values = sorted(die.face for die in dice if die.face != ATTENTION_FACE)
    token = crosshair(state, hero.id)
    if token is None or len(values) != 2:
        return 0.0
    ridge = ridge_of(state, actions_left(hero))
    return scope.worth_of_values(state.stage.board, token.space, (values[0], values[1]), ridge)


def crosshairs_in_place(state: State) -> float:
    """What the crosshairs of heroes are worth for their next turns."""
    lying = [crosshair(state, hero.id) for hero in state.heroes]
    numbers = frozenset(node.space for node in state.stage.nodes)
    better = [scope.in_reach(state.stage.board, token.space, numbers) - BEGINNING for token in lying if token]
    return KEPT * (SHOT + bonus(state)) * fsum(better)


def aiming(state: State, hero: Hero) -> Rates:
    """What an aim will deal on average, from where the hero is: whoever moves loses the crosshair."""
    if aim_objection(state, hero):
        return {}
    left, token = max(1, actions_left(hero)), crosshair(state, hero.id)
    start = token.space if token else hero.space
    return {hero.space: scope.rate(state.stage.board, start, ridge_of(state, left))}


# where to be


def out_of_sight(state: State, hero: Hero, space: Space) -> float:
    """Where guards will probably not look."""
    if not state.guards:
        return 0.0
    attacks = danger_in(state, situation_now(state))[space]
    return -A_GUARD * boss_of(state).health * (1 + hero.damage) * attacks


def away_from_the_scope(state: State, hero: Hero, space: Space) -> float:
    """BOS-30: nor where she sees a scope."""
    is_behind_it = space == hero.space and crosshair(state, hero.id) is not None
    return out_of_sight(state, hero, space) - A_GLINT * is_behind_it


def scope_left_behind(state: State, hero: Hero) -> State:
    """BOS-29: whoever goes somewhere else has no crosshair any more."""
    token = crosshair(state, hero.id)
    if token is None:
        return state
    left = state.copy()
    boss_of(left).tokens.remove(token)
    return left


def otacon_nearer(state: State) -> float:
    return fsum(-A_STEP_NEARER * way_left(state, hero) for hero in state.heroes if hero.id == OTACON)


def way_left(state: State, hero: Hero) -> int:
    away = state.geometry.distances(hero.space)
    return min((away[space] for space in bits(tile(state)) if away[space] >= 0), default=0)


OWN = {"aim": begin, "fly": steer}
DICE = {"aim": worth_of_aim}

KEEP_MOVING = Tactics(
    "keep-moving",
    aiming,
    worth=otacon_nearer,
    rest=away_from_the_scope,
    elsewhere=scope_left_behind,
    caution=0.4,
    answers=OWN,
    dice=DICE,
)
HOLD_STILL = replace(KEEP_MOVING, name="hold-still", worth=crosshairs_in_place, rest=out_of_sight, caution=0.3)

PLANS = (KEEP_MOVING, HOLD_STILL)
