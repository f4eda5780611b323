"""What somebody who names an action or a card alone may have in mind, the likeliest first.

So that what is not possible can say why: the reason for the nearest guard tells more than that a space is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from noisecheck.engine.board import bits
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import gear_named
from noisecheck.engine.rules.moving import landings, next_to
from noisecheck.engine.state import Card, Hero, State

NOTHING = [""]


def objects(state: State, hero: Hero, verb: str) -> list[str]:
    """The words that may follow this verb, the likeliest first; an empty text where none follow."""
    return LIKELY[verb](state, hero) if verb in LIKELY else NOTHING


def here(state: State, hero: Hero) -> list[str]:
    return [state.stage.board.names[hero.space]]


def nearest_first(state: State, hero: Hero, spaces: Iterable[int]) -> list[int]:
    """Where no way leads comes last."""
    away = state.geometry.distances(hero.space)
    far = len(away)
    return sorted(spaces, key=lambda space: away[space] if away[space] >= 0 else far)


def named(state: State, hero: Hero, spaces: Iterable[int]) -> list[str]:
    """The names of these spaces, nearest first; without any, where the hero stands."""
    names = state.stage.board.names
    return [names[space] for space in nearest_first(state, hero, spaces)] or here(state, hero)


def enemies(state: State, hero: Hero) -> list[str]:
    """Guards, a boss, and what fights for it."""
    return named(state, hero, bits(state.enemy_spaces()))


def bodies(state: State, hero: Hero) -> list[str]:
    return named(state, hero, [body.space for body in state.bodies])


def adjacent(state: State, hero: Hero) -> list[str]:
    return [state.stage.board.names[space] for space in state.geometry.neighbours[hero.space]] or here(state, hero)


def steps(state: State, hero: Hero) -> list[str]:
    """The spaces the hero could move to, then the others around it."""
    spaces = [*sorted(landings(state, hero.space)), *next_to(state, hero.space)]
    return [state.stage.board.names[space] for space in dict.fromkeys(spaces)] or here(state, hero)


def doors(state: State, hero: Hero) -> list[str]:
    """By the nearer of their two sides."""
    sides: dict[int, list[int]] = {}
    for number, door in enumerate(state.stage.doors):
        for space in (door.first, door.second):
            sides.setdefault(space, []).append(number)
    near = [number for space in nearest_first(state, hero, sides) for number in sides[space]]
    return [state.stage.doors[number].name for number in dict.fromkeys(near)] or here(state, hero)


def things(state: State, hero: Hero) -> list[str]:
    """ACT-10: a door on an edge of the space, an elevator in it; else whatever may lie there."""
    stage, names = state.stage, state.stage.board.names
    found = [stage.doors[number].name for number in stage.doors_at.get(hero.space, ())]
    lifts = [each.to for each in stage.elevators if each.space == hero.space]
    return [*found, *(f"{names[hero.space]} to {names[to]}" for to in lifts)] or here(state, hero)


def terminals(state: State, hero: Hero) -> list[str]:
    return named(state, hero, [terminal.space for terminal in state.stage.terminals])


def companions(state: State, hero: Hero) -> list[str]:
    """The other heroes; one who is alone has but itself."""
    return [each.id for each in state.heroes if each is not hero] or [hero.id]


def tokens(state: State, hero: Hero) -> list[str]:
    """The Focus tokens, those turned over first."""
    return [*hero.inactive, *(token for token in DASHBOARDS[hero.id].focus if token not in hero.inactive)]


def own_tokens(state: State, hero: Hero) -> list[str]:
    return list(DASHBOARDS[hero.id].focus)


def systems(words: str) -> Callable[[State, Hero], list[str]]:
    """The System cards beside the dashboard, with the words that follow their names."""

    def of_cards(state: State, hero: Hero) -> list[str]:
        return [f"{card.card} {words}" for card in state.beside] or NOTHING

    return of_cards


def always(*words: str) -> Callable[[State, Hero], list[str]]:
    return lambda state, hero: list(words)


def cards(state: State, hero: Hero) -> list[str]:
    """The cards a hero carries, each with its likeliest object."""
    return [on_card(state, hero, card) for card in hero.gear]


def on_card(state: State, hero: Hero, card: Card) -> str:
    gear = gear_named(card.id)
    likely = BY_CARD.get(card.id) or BY_FAMILY.get(gear.family if gear else "")
    return f"{card.id} {likely(state, hero)[0]}" if likely else card.id


BY_CARD = {
    "chaff-grenade": None,
    "pal-key-card": None,
    "nikita": adjacent,
    "gas-mask": always("order"),
    "thermal-goggles": here,
}
BY_FAMILY = {
    "pistol": enemies,
    "rifle": enemies,
    "cannon": enemies,
    "grenade": enemies,
    "mine": adjacent,
    "key": doors,
    "item": bodies,
    "launcher": always("N"),
}
LIKELY: dict[str, Callable[[State, Hero], list[str]]] = {
    "sneak": steps,
    "dash": steps,
    "hand-to-hand": enemies,
    "combo": enemies,
    "takedown": enemies,
    "lay": adjacent,
    "sam": adjacent,
    "launch": always("one"),
    "pull": companions,
    "drag": bodies,
    "interact": things,
    "reroll": always("1"),
    "hack": terminals,
    "access": always("1"),
    "recall": systems("1"),
    "resolve": systems("level 2"),
    "refresh": tokens,
    "focus": own_tokens,
    "use": cards,
}
