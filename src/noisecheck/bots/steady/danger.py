"""Where guards will probably look in the coming enemy phase.

Heroes are taken off the map, their tokens stay, and the guards go their ways by the engine's own rules for a few
typical Order cards. What they see on the way is danger. Nothing hidden is touched: the cards are typical ones unless
players have looked at the top card, and a Reaction is the one printed in the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from noisecheck.engine.board import COMPASS, Bitset, Geometry, Space, bits
from noisecheck.engine.cards import GAME_OVER, OrderCard
from noisecheck.engine.events import Event, GuardActivated, GuardLeapt, GuardMoved, GuardTurned
from noisecheck.engine.guards.activation import activate
from noisecheck.engine.keeping import Kept, keep
from noisecheck.engine.rules.outcome import StageOver
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import ALERT, NOWHERE, ORDER_DECK, Body, Guard, State, Trap
from noisecheck.engine.table import Decision, Option, Table

Weighed = tuple[tuple[OrderCard, float], ...]
Danger = tuple[float, ...]  # for each space: how many guards will probably see, and so attack, one who stands there

TYPICAL: Weighed = (
    (OrderCard("lost-contact", 5, 4, "left"), 0.35),
    (OrderCard("lost-contact", 5, 4, "right"), 0.35),
    (OrderCard("lost-contact", 4, 3, "left"), 0.15),
    (OrderCard("lost-contact", 4, 3, "right"), 0.15),
)

FEW: Weighed = tuple((card, 0.5) for card, _ in TYPICAL[:2])


class AttentionToken(NamedTuple):
    """An Attention token on the map: which side is up, and where."""

    side: str
    space: Space


class Situation(NamedTuple):
    """All that decides where guards go: equal situations are looked at once."""

    guards: tuple[tuple[Space, int], ...]
    tokens: tuple[AttentionToken, ...]
    bodies: tuple[Body, ...]
    locked: int
    cameras: str
    turned_up: tuple[Trap, ...]  # traps that are cameras
    zones: int  # the active ones
    cards: Weighed


class Ghosts(Table):
    """The table of an activation that may come: it notes what the guard sees, and takes the first way of several."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.seen: Bitset = 0
        self.sight = state.geometry.seen
        self.numbers = state.stage.board.numbers

    def answer(self, decision: Decision) -> Option:
        return decision.options[0]

    def tell(self, event: Event) -> int:
        if isinstance(event, (GuardActivated, GuardTurned)):
            self.seen |= self.sight[COMPASS.index(event.facing)][self.numbers[event.space]]
        elif isinstance(event, (GuardMoved, GuardLeapt)):
            self.seen |= self.sight[COMPASS.index(event.facing)][self.numbers[event.end]]
        return 0


def tokens_of(state: State) -> tuple[AttentionToken, ...]:
    """The Attention tokens on the map, in the order of the heroes."""
    return tuple(AttentionToken(hero.attention, hero.attention_space) for hero in state.heroes if hero.attention)


def active_zones(state: State, spaces: Iterable[Space], tokens: Iterable[AttentionToken]) -> int:
    """SET-20: the zones that are active with heroes in these spaces and these tokens on the map."""
    zones = 0
    for space in spaces:
        zones |= 1 << state.zone(space)
    for token in tokens:
        if token.side == ALERT:
            zones |= 1 << state.zone(token.space)
    return zones


def probable_cards(state: State, typical: Weighed) -> Weighed:
    """The next Order card: the one players have looked at, or typical ones."""
    if ORDER_DECK in state.looked_at and state.orders and state.orders[0].action != GAME_OVER:
        return ((state.orders[0], 1.0),)
    return typical


def situation(
    state: State, tokens: tuple[AttentionToken, ...], zones: int, gone: Bitset, opened: int, typical: Weighed
) -> Situation:
    """The situation with these tokens on the map, without the guards taken down first, with these doors opened."""
    guards = tuple((guard.space, guard.facing) for guard in state.guards if not gone >> guard.space & 1)
    bodies = tuple(state.bodies)
    if gone:
        bodies = tuple(sorted((*bodies, *(Body(space, 0) for space in bits(gone)))))
    cards = probable_cards(state, typical)
    turned_up = tuple(trap for trap in state.traps if trap.kind == "camera" and not trap.down)
    return Situation(guards, tokens, bodies, state.locked & ~opened, state.cameras, turned_up, zones, cards)


def situation_now(state: State) -> Situation:
    """The situation as it is, to be looked at quickly."""
    tokens = tokens_of(state)
    zones = active_zones(state, [hero.space for hero in state.heroes], tokens)
    return situation(state, tokens, zones, 0, 0, FEW)


def danger_in(state: State, seen: Situation) -> Danger:
    """What guards will probably see. Kept: within a turn, and in thousands of playouts, situations come again."""
    key = state.stage, seen
    found = known_dangers.get(key)
    if found is None:
        found = known_dangers[key] = watch(state, seen)
    return found


known_dangers: Kept[tuple[Stage, Situation], Danger] = Kept(16000)


def watch(state: State, seen: Situation) -> Danger:
    attacks = [0.0] * state.stage.board.size
    for card, weight in seen.cards:
        for _, sight in sights(state, seen, card):
            for space in bits(sight):
                attacks[space] += weight
    return tuple(attacks)


def sights(state: State, seen: Situation, card: OrderCard) -> list[tuple[Space, Bitset]]:
    """Where each guard of the active zones stands now, and what it sees in its activation under this card."""
    ghosts = haunted(state, seen, card)
    zone_of = state.stage.zone_of
    found = []
    for zone in bits(seen.zones):
        waiting = sorted((guard for guard in ghosts.guards if zone_of[guard.space] == zone), key=space_of)
        for guard in waiting:
            table, start = Ghosts(ghosts), guard.space
            with suppress(StageOver):
                activate(ghosts, table, guard, card)
            found.append((start, table.seen))
    return found


def space_of(guard: Guard) -> Space:
    return guard.space


def haunted(state: State, seen: Situation, card: OrderCard) -> State:
    """A copy with this situation in which heroes are nowhere to be seen and nothing is hidden."""
    ghosts = state.copy()
    nowhere = state.stage.board.size  # beyond the last space: nobody sees it, nobody walks there
    for number, hero in enumerate(ghosts.heroes):
        hero.space, hero.disguised, hero.boxed = nowhere, False, False
        on_map = number < len(seen.tokens)
        hero.attention, hero.attention_space = seen.tokens[number] if on_map else ("", NOWHERE)
    ghosts.guards = [Guard(space, facing) for space, facing in seen.guards]
    ghosts.bodies = list(seen.bodies)
    ghosts.charges, ghosts.beside = [], []
    ghosts.locked, ghosts.cameras, ghosts.traps = seen.locked, seen.cameras, list(seen.turned_up)
    ghosts.order, ghosts.orders, ghosts.reactions, ghosts.dice = card, None, None, []
    ghosts.turn = NOWHERE
    return ghosts


def other_cameras(state: State) -> Bitset:
    """What cameras will see if the next card flips them; chaff and hidden traps aside."""
    return camera_cones(state.geometry, tuple(cones(state)))


def cones(state: State) -> list[tuple[Space, int]]:
    """Cameras with the cone that is not in force, uncovered traps among them."""
    shows_orange = state.cameras == "orange"
    found = [(each.space, each.green if shows_orange else each.orange) for each in state.stage.cameras]
    found += [
        (trap.space, trap.green if shows_orange else trap.orange)
        for trap in state.traps
        if trap.kind == "camera" and not trap.down and not trap.is_unturned
    ]
    return found


def cones_seen(geometry: Geometry, cameras: tuple[tuple[Space, int], ...]) -> Bitset:
    spaces = 0
    for space, facing in cameras:
        spaces |= geometry.seen[facing][space]
    return spaces


camera_cones = keep(1024)(cones_seen)
