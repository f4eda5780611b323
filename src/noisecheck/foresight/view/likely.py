"""What somebody who names an action or a card alone may have in mind, the likeliest first.

So that what is not possible can say why: the reason for the nearest guard tells more than that a space is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from noisecheck.engine.board import bits
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.gear.using import USE, use_of
from noisecheck.engine.phrases import Part, Phrase, Words
from noisecheck.engine.rules.actions import ACTIONS
from noisecheck.engine.rules.focus import HELP
from noisecheck.engine.rules.locks import doors_beside
from noisecheck.engine.rules.moving import landings, next_to
from noisecheck.engine.state import Card, Hero, State


def likely(state: State, hero: Hero, verb: str) -> Iterator[str]:
    """What may be meant by this verb alone, the likeliest first; the verb itself where nothing follows it."""
    if verb == "use":
        yield from (with_card(state, hero, card) for card in hero.gear)
        return
    ways = [way.phrase for way in ACTIONS[verb].ways] if verb in ACTIONS else [HELP.own]
    plain = [each for each in ways if not any(part.word for part in each.parts)]  # nobody means a special case
    found = chain.from_iterable(texts(state, hero, each) for each in plain)
    yield next(found, verb)
    yield from found


def with_card(state: State, hero: Hero, card: Card) -> str:
    """The first thing a card is for, on what it is likeliest used on."""
    use = use_of(card.id)
    said = texts(state, hero, use.ways[0].phrase, gear=card.id) if use else ()
    return next(iter(said), USE.text(card.id))


def texts(state: State, hero: Hero, said: Phrase, **known: str) -> Iterable[str]:
    """What may be said in this way; nothing where nobody can tell what is likely."""

    def source(part: Part, words: Words) -> Iterable[str]:
        if part.name in known:
            return (known[part.name],)
        return LIKELY[part.kind](state, hero) if part.kind in LIKELY else ()

    return said.texts(source, known)


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


def edges(state: State, hero: Hero) -> list[str]:
    """ACT-10: the doors on the edges of the hero's space."""
    return doors_beside(state, hero)


def floors(state: State, hero: Hero) -> list[str]:
    """ACT-17: where an elevator in the hero's space leads."""
    return [state.stage.board.names[each.to] for each in state.stage.elevators if each.space == hero.space]


def lying_here(state: State, hero: Hero) -> list[str]:
    """ACT-18: whatever may lie here, where there is neither a door nor an elevator."""
    return [] if edges(state, hero) or floors(state, hero) else here(state, hero)


def terminals(state: State, hero: Hero) -> list[str]:
    return named(state, hero, [terminal.space for terminal in state.stage.terminals])


def companions(state: State, hero: Hero) -> list[str]:
    """The other heroes; a hero alone has only themselves."""
    return [each.id for each in state.heroes if each is not hero] or [hero.id]


def tokens(state: State, hero: Hero) -> list[str]:
    """The Focus tokens, those turned over first."""
    return [*hero.inactive, *(token for token in DASHBOARDS[hero.id].focus if token not in hero.inactive)]


def own_tokens(state: State, hero: Hero) -> list[str]:
    return list(DASHBOARDS[hero.id].focus)


def systems(state: State, hero: Hero) -> list[str]:
    """The System cards beside the dashboard."""
    return [card.card for card in state.beside]


def always(*words: str) -> Callable[[State, Hero], list[str]]:
    return lambda state, hero: list(words)


LIKELY: dict[str, Callable[[State, Hero], list[str]]] = {
    "landing": steps,
    "enemy": enemies,
    "beside": adjacent,
    "lying": bodies,
    "untied": bodies,
    "hidden": here,
    "objective": lying_here,
    "elevator": here,
    "floor": floors,
    "edge": edges,
    "door": doors,
    "terminal": terminals,
    "hero": companions,
    "token": tokens,
    "helper": own_tokens,
    "system": systems,
    "slot": always("1"),
    "level": always("2"),
    "count": always("1"),
    "dice": always("1"),
    "missiles": always("one"),
    "facing": always("N"),
    "deck": always("order"),
}
"""By kind of part."""
