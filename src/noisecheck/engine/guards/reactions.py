"""Guard Reactions: what a guard does with the tokens it stands on (GRD-2, GRD-20, GRD-21).

A Reaction card has a line for each kind of token. Every line begins by removing the token; what else it says is a list
of effects from a closed vocabulary. The card `known` is printed in the rulebook; the other five are our own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from noisecheck.engine.board import COMPASS, Space, opposite
from noisecheck.engine.events import GuardMoved, ReactionDrawn, TokenRemoved
from noisecheck.engine.guards.active import ActiveGuard, enter_space, turn
from noisecheck.engine.guards.deck import burn_order_card
from noisecheck.engine.guards.leapfrogs import sides
from noisecheck.engine.guards.orders import alert_hearers, reinforce
from noisecheck.engine.guards.spawning import spawn_guard
from noisecheck.engine.guards.turning import turn_from_obstacle
from noisecheck.engine.state import ALERT, INVESTIGATE, NOWHERE, REACTION_DECK, UNAWARE, Body, Hero, State
from noisecheck.engine.table import Table

KO_TOKEN, DEAD_TOKEN = "ko", "dead"
LINES = (KO_TOKEN, DEAD_TOKEN, ALERT, INVESTIGATE)  # GRD-21: from top to bottom
KNOWN = "known"


class FoundToken(NamedTuple):
    """A token in a space: a body, or a hero's Attention token."""

    kind: str
    body: Body | None = None
    owner: Hero | None = None


def token_here(state: State, space: Space, kind: str) -> FoundToken | None:
    """The first token of a kind in a space; of several Attention tokens, in the order of the heroes."""
    if kind in (KO_TOKEN, DEAD_TOKEN):
        for body in state.bodies:
            if body.space == space and (body.stars > 0) == (kind == KO_TOKEN):
                return FoundToken(kind, body=body)
        return None
    for hero in state.heroes:
        if hero.attention == kind and hero.attention_space == space:
            return FoundToken(kind, owner=hero)
    return None


def is_on_token(state: State, space: Space) -> bool:
    """GRD-2: whether an Attention token or a KO or Dead token lies in this space."""
    for hero in state.heroes:
        if hero.attention and hero.attention_space == space:
            return True
    return bool(state.bodies) and any(body.space == space for body in state.bodies)


def react(state: State, table: Table, active: ActiveGuard) -> bool:
    """GRD-2, GRD-20: on a token it draws a Reaction card and goes down its lines. Returns whether it did.

    Its movement ends with that, so there is one Reaction card at most in an activation (GRD-0).
    """
    guard = active.guard
    at = guard.space
    if not is_on_token(state, at):
        return False
    card, here = draw_reaction_card(state), state.stage.board.names[at]
    with table.because(table.report(ReactionDrawn, here, card, rule="GRD-20", guard=guard.number)):
        for kind in LINES:
            token = token_here(state, at, kind)
            while token and guard.space == at:
                resolve(state, table, active, token, REACTIONS[card][kind])
                token = token_here(state, at, kind)
        active.look_round(state)
    return True


def draw_reaction_card(state: State) -> str:
    """GRD-20: the top Reaction card, which goes to the bottom of its deck. Without a deck the known card, for ever."""
    if not state.reactions:
        return KNOWN
    card = state.reactions.pop(0)
    state.turn_top(REACTION_DECK)
    state.reactions.append(card)
    return card


def resolve(state: State, table: Table, active: ActiveGuard, token: FoundToken, effects: tuple[str, ...]) -> None:
    """GRD-20, GRD-21: one token is removed, and what else its line says happens."""
    guard, owner = active.guard, token.owner
    if token.body:
        state.bodies.remove(token.body)
    if owner:
        owner.attention, owner.attention_space = UNAWARE, NOWHERE
    name, whose = state.stage.board.names[guard.space], owner.id if owner else ""
    with table.because(table.report(TokenRemoved, name, token.kind, whose, rule="GRD-21", guard=guard.number)):
        for effect in effects:
            EFFECTS[effect](state, table, active)


# the vocabulary


def spawn_here(state: State, table: Table, active: ActiveGuard) -> None:
    """A guard spawns here: the space is taken, so next to it (ORD-6). It waits for the next phase (ORD-9)."""
    spawn_guard(state, table, active.guard.space, "GRD-21", activated=True)


def burn(state: State, table: Table, active: ActiveGuard) -> None:
    """A card is burned."""
    burn_order_card(state, table, "GRD-21")


def turn_back_when_calm(state: State, table: Table, active: ActiveGuard) -> None:
    """With no other Attention token in this zone and a free space behind it, no obstacle between, it turns round."""
    guard = active.guard
    zone = state.zone(guard.space)
    if any(hero.attention and state.zone(hero.attention_space) == zone for hero in state.heroes):
        return
    behind = active.ground.steps[guard.space][opposite(guard.facing)]
    if behind >= 0 and not state.occupied() >> behind & 1:
        turn(state, table, active, opposite(guard.facing), "GRD-21")


def turn_aside(state: State, table: Table, active: ActiveGuard) -> None:
    """It makes a quarter turn by the Order card's arrow, and on if it faces an obstacle then (GRD-12)."""
    turn(state, table, active, sides(active.arrow, active.guard.facing)[0], "GRD-21")
    turn_from_obstacle(state, table, active.guard)


def call_barracks(state: State, table: Table, active: ActiveGuard) -> None:
    """Radio-In for this zone alone (ORD-3)."""
    reinforce(state, table, state.zone(active.guard.space), "GRD-21", activated=True)


def listen(state: State, table: Table, active: ActiveGuard) -> None:
    """Stay Alert for this guard alone (ORD-5)."""
    alert_hearers(state, table, [active.guard.space], "GRD-21")


def step_ahead(state: State, table: Table, active: ActiveGuard) -> None:
    """It moves one space ahead if that is free, off its path; tokens left behind are not resolved (GRD-20)."""
    guard, names = active.guard, state.stage.board.names
    ahead = active.ground.steps[guard.space][guard.facing]
    if ahead >= 0 and not state.occupied() >> ahead & 1:
        facing = COMPASS[guard.facing]
        table.report(GuardMoved, names[guard.space], names[ahead], facing, rule="GRD-21", guard=guard.number)
        guard.space = ahead
        active.path = ()
        enter_space(state, table, active)


EFFECTS: dict[str, Callable[[State, Table, ActiveGuard], None]] = {
    "spawn-here": spawn_here,
    "burn": burn,
    "turn-back-when-calm": turn_back_when_calm,
    "turn-aside": turn_aside,
    "call-barracks": call_barracks,
    "listen": listen,
    "step-ahead": step_ahead,
}

Lines = dict[str, tuple[str, ...]]

REACTIONS: dict[str, Lines] = {
    KNOWN: {KO_TOKEN: ("spawn-here",), DEAD_TOKEN: ("burn",), ALERT: (), INVESTIGATE: ("turn-back-when-calm",)},
    "sweep": {KO_TOKEN: ("spawn-here",), DEAD_TOKEN: ("burn",), ALERT: ("turn-aside",), INVESTIGATE: ("turn-aside",)},
    "radio": {KO_TOKEN: ("spawn-here",), DEAD_TOKEN: ("call-barracks",), ALERT: ("call-barracks",), INVESTIGATE: ()},
    "hunch": {KO_TOKEN: ("spawn-here",), DEAD_TOKEN: ("burn",), ALERT: ("listen",), INVESTIGATE: ("listen",)},
    "rush": {
        KO_TOKEN: ("spawn-here",),
        DEAD_TOKEN: ("burn", "burn"),
        ALERT: ("step-ahead",),
        INVESTIGATE: ("step-ahead",),
    },
    "shrug": {KO_TOKEN: (), DEAD_TOKEN: (), ALERT: (), INVESTIGATE: ()},
}
