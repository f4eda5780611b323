"""Honest copies for thinking ahead: what players cannot know is dealt again.

Nobody has a hidden hand in this game: hidden are the order of decks, the dice to come and what face-down tokens show.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from noisecheck.engine import chance
from noisecheck.engine.state import ORDER_DECK, REACTION_DECK, Boss, State

if TYPE_CHECKING:
    from noisecheck.engine.game import Game


def layers_of(name: str, deck: list[Any], state: State, known: int) -> list[list[Any]]:
    """The parts of a deck that are hidden each for itself: blue and red Order cards; burned ones lie known below.

    `known` cards of the top layer were taken off already. A layer of one card keeps its place when it is shuffled.
    """
    if name != ORDER_DECK or not state.layers:
        return [deck[:]]
    layers, at = [], 0
    for size in state.layers:
        end = at + max(0, size - known)
        known = max(0, known - size)
        layers.append(deck[at:end])
        at = end
    return layers + [[card] for card in deck[at:]]


def known_to_players(game: Game, seed: int) -> State:
    """A copy of the checkpoint in which everything hidden is dealt again by another generator: nobody can peek."""
    state = game.checkpoint.copy()
    deal_anew(state, seed)
    return state


def deal_anew(state: State, seed: int) -> None:
    """Deals all that is hidden in a position once more. What comes out follows from the seed and what players know.

    Whoever gives the game's own seed does not get the game's own dice by it.
    """
    state.dice = []
    seed = chance.apart(seed)
    decks: list[tuple[str, list[Any] | None]] = [
        (ORDER_DECK, state.orders),
        (REACTION_DECK, state.reactions),
        ("system", state.system),
    ]
    for name, deck in decks:
        if deck:
            top = [deck.pop(0)] if name in state.looked_at else []
            for layer in layers_of(name, deck, state, len(top)):
                layer.sort()
                seed = chance.shuffled(seed, layer)
                top += layer
            deck[:] = top
    if state.boss is not None:
        seed = deal_boss_anew(state.boss, seed)
    kinds = sorted(trap.kind for trap in state.traps if trap.down)
    seed = chance.shuffled(seed, kinds)
    state.traps = [trap._replace(kind=kinds.pop()) if trap.down else trap for trap in state.traps]
    state.chance = chance.advance(seed)


def deal_boss_anew(boss: Boss, seed: int) -> int:
    """The cards of its deck that nobody has seen, and what lies under its decoys; returns where chance stands then."""
    unseen = slice(boss.atop, boss.atop + boss.unseen)
    cards = sorted(boss.deck[unseen])
    seed = chance.shuffled(seed, cards)
    boss.deck[unseen] = cards
    faces = sorted(token.face for token in boss.tokens if token.face)
    seed = chance.shuffled(seed, faces)
    boss.tokens = [token._replace(face=faces.pop()) if token.face else token for token in boss.tokens]
    return seed
