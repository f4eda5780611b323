"""The ways to fell a guard: from behind, with bare hands, with what a hero carries."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb, fsum
from typing import NamedTuple

from noisecheck.engine.board import Bitset, Space
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import can_handle, printed
from noisecheck.engine.gear.attachments import has_ammo, is_loud
from noisecheck.engine.gear.blasts import BLASTS, reach
from noisecheck.engine.gear.cannon import CANNON, shot
from noisecheck.engine.gear.firearms import SHOOT
from noisecheck.engine.gear.grenades import STUN, TARGET, THROW
from noisecheck.engine.gear.using import is_held_back
from noisecheck.engine.heroes.snake import TAKEDOWN, has_its_back_to
from noisecheck.engine.rules.attacks import COMBO
from noisecheck.engine.rules.damage import GUARD_HEALTH
from noisecheck.engine.rules.focus import TOKENS, active_tokens
from noisecheck.engine.state import Card, Guard, Hero, State

HIT = 4 / 6  # the chance of a die against a guard's Defense
HELP = 0.35  # how much of what is missing a Focus token makes good
TAKEDOWN_COST, COMBO_COST = 2, 2
GRENADES = {"stun-grenade": STUN, "grenade": BLASTS["grenade"].within}


class Blow(NamedTuple):
    """One action against guards: its option, what it costs, whom it may fell and how likely, whether all hear it."""

    text: str
    cost: int
    felled: Bitset
    chance: float
    is_loud: bool = False
    spent: str = ""  # the card it takes something from


def is_armed(hero: Hero) -> bool:
    """Whether the hero carries anything that reaches farther than their hands."""
    return any(printed(card).is_weapon or card.id in GRENADES for card in hero.gear)


def blows(state: State, hero: Hero, space: Space, felled: Bitset) -> Iterator[Blow]:
    """All blows from a space at guards that still stand."""
    near, sight = state.geometry.near[space], state.geometry.sight[space]
    standing = [guard for guard in state.guards if not felled >> guard.space & 1]
    beside = [guard for guard in standing if near >> guard.space & 1]
    actions = DASHBOARDS[hero.id].actions
    if beside and "takedown" in actions and not state.stage.mission.killing_fails:
        yield from takedowns(state, beside, space)
    if beside and "combo" in actions:
        yield from combos(state, hero, beside, space)
    for card in hero.gear:
        if can_handle(hero, card) and not is_held_back(state.stage, space, card) and not must_not_kill(state, card):
            family = printed(card).family
            in_sight = [guard for guard in standing if sight >> guard.space & 1]
            if family in ("pistol", "rifle"):
                yield from shots(state, hero, card, in_sight)
            elif family == "cannon":
                yield from cannon_shots(state, hero, card, in_sight)
            elif card.id in GRENADES and card.tokens:
                yield from throws(state, hero, card, in_sight, space)


def must_not_kill(state: State, card: Card) -> bool:
    """SET-7: where a dead guard fails the stage only bare hands and stun grenades will do."""
    return state.stage.mission.killing_fails and card.id != "stun-grenade"


def takedowns(state: State, beside: list[Guard], space: Space) -> Iterator[Blow]:
    """HER-1: a guard with its back to Snake."""
    board = state.stage.board
    for guard in beside:
        if has_its_back_to(board, guard, space):
            yield Blow(TAKEDOWN.ways[0].phrase.text(board.names[guard.space]), TAKEDOWN_COST, 1 << guard.space, 1.0)


def combos(state: State, hero: Hero, beside: list[Guard], space: Space) -> Iterator[Blow]:
    """ACT-7: three dice, of which two must hit; from behind one is enough for Snake (HER-2)."""
    board = state.stage.board
    for guard in beside:
        needed = GUARD_HEALTH - guard.ko
        if hero.id == "snake" and "sneak-attack" not in hero.used and has_its_back_to(board, guard, space):
            needed -= 1
        chance = with_help(state, hero, at_least(needed, 3))
        yield Blow(COMBO.ways[0].phrase.text(board.names[guard.space]), COMBO_COST, 1 << guard.space, chance)


def shots(state: State, hero: Hero, card: Card, in_sight: list[Guard]) -> Iterator[Blow]:
    """CON-2: pistols and rifles."""
    gear, names = printed(card), state.stage.board.names
    if not has_ammo(state, hero, card):
        return
    for guard in in_sight:
        chance = with_help(state, hero, at_least(GUARD_HEALTH - guard.damage, gear.white))
        if chance:
            text = SHOOT.text(card.id, names[guard.space])
            yield Blow(text, gear.cost, 1 << guard.space, chance, is_loud(hero, card), card.id)


def cannon_shots(state: State, hero: Hero, card: Card, in_sight: list[Guard]) -> Iterator[Blow]:
    """The Arm Cannon with all its charges."""
    names = state.stage.board.names
    for guard in in_sight:
        chance = with_help(state, hero, at_least(GUARD_HEALTH - guard.damage, 1 + card.tokens))
        if chance:
            text = str(shot(CANNON, guard.space, names[guard.space], card.tokens))
            yield Blow(text, 1, 1 << guard.space, chance, True, card.id)


def throws(state: State, hero: Hero, card: Card, in_sight: list[Guard], space: Space) -> Iterator[Blow]:
    """Grenades, at guards, where no hero is in reach of the blast."""
    names, range_ = state.stage.board.names, reach(state, space, THROW)
    friends = state.hero_spaces() & ~(1 << hero.space) | 1 << space
    for guard in in_sight:
        blast = reach(state, guard.space, GRENADES[card.id])
        if range_ >> guard.space & 1 and not (blast & friends and card.id == "grenade"):
            text = TARGET.text(card.id, names[guard.space])
            yield Blow(text, 1, blast & state.guard_spaces(), 1.0, True, card.id)


def at_least(needed: int, dice: int) -> float:
    """The chance of that many hits."""
    return fsum(comb(dice, hits) * HIT**hits * (1 - HIT) ** (dice - hits) for hits in range(max(0, needed), dice + 1))


def with_help(state: State, hero: Hero, chance: float) -> float:
    """Focus tokens make good some of what dice deny."""
    if not chance:
        return 0.0
    helpers = [token for token in active_tokens(state, hero) if TOKENS[token].adds or TOKENS[token].rerolls]
    return 1 - (1 - chance) * (1 - HELP) ** min(2, len(helpers))
