"""What players may know, and honest copies for those who think ahead.

Nobody has a hidden hand in this game: hidden are the order of decks, the dice to come and what face-down tokens show.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from noisecheck.engine import chance
from noisecheck.engine.board import COMPASS, bits
from noisecheck.engine.heroes.terminal_card import has_token, token_on_card
from noisecheck.engine.state import NOBODY, ORDER_DECK, REACTION_DECK, Boss, State

if TYPE_CHECKING:
    from noisecheck.engine.game import Game


def view(game: Game) -> dict[str, Any]:
    """The position as plain JSON values, with nothing hidden in it."""
    state, names = game.state, game.state.stage.board.names
    decision = game.decision
    return {
        "round": state.round,
        "phase": state.phase,
        "turn": None if state.turn == NOBODY else state.heroes[state.turn].id,
        "outcome": game.outcome,
        "decision": decision
        and {
            "kind": decision.kind,
            "hero": decision.hero,
            "sentence": decision.sentence,
            "rule": decision.rule,
            "options": [str(option) for option in decision.options],
        },
        "heroes": [
            {
                "id": hero.id,
                "space": names[hero.space],
                "damage": hero.damage,
                "spent": hero.spent,
                "noisy": hero.noisy,
                "hostages": hero.hostages,
                "acted": hero.acted,
                "disguised": hero.disguised,
                "boxed": hero.boxed,
                "inactive": list(hero.inactive),
                "used": list(hero.used),
                "attention": list(game.attention(hero.id) or ()) or None,
                "gear": {card.id: card.tokens for card in hero.gear},
            }
            for hero in state.heroes
        ],
        "guards": [
            {"space": names[guard.space], "facing": COMPASS[guard.facing], "damage": guard.damage, "ko": guard.ko}
            for guard in state.guards
        ],
        "bodies": [{"space": names[body.space], "stars": body.stars, "tied": body.tied} for body in state.bodies],
        "traps": [{"space": names[trap.space], "kind": None if trap.down else trap.kind} for trap in state.traps],
        "charges": [{"space": names[each.space], "kind": each.kind, "owner": each.owner} for each in state.charges],
        "chaff": [zone.name for number, zone in enumerate(state.stage.zones) if state.chaff >> number & 1],
        "locked": [door.name for number, door in enumerate(state.stage.doors) if state.locked >> number & 1],
        "lock": state.lock and {"name": state.lock.name, "dice": [str(die) for die in state.lock.dice]},
        "hacked": [
            names[terminal.space] for number, terminal in enumerate(state.stage.terminals) if state.hacked >> number & 1
        ],
        "system": None if state.system is None else len(state.system),
        "beside": {card.card: list(card.dice) for card in state.beside},
        "trace": list(token_on_card(state)) if any(has_token(state, hero) for hero in state.heroes) else None,
        "taken": [names[each.space] for number, each in enumerate(state.stage.objectives) if state.taken >> number & 1],
        "events": [each.letter for number, each in enumerate(state.stage.events) if state.resolved >> number & 1],
        "cameras": state.cameras,
        "orders": None if state.orders is None else len(state.orders),
        "order": state.order and str(state.order),
        "discard": [str(card) for card in state.discard],
        "reactions": None if state.reactions is None else len(state.reactions),
        "known": {deck: str(getattr(state, deck)[0]) for deck in state.looked_at},
        "memory_box": list(state.memory_box),
        "boss": state.boss and view_of_boss(state.boss, names),
    }


def view_of_boss(boss: Boss, names: tuple[str, ...]) -> dict[str, Any]:
    """The boss with what players have seen of its deck: cards put back on top, and those under the unseen ones."""
    return {
        "id": boss.id,
        "spaces": [names[space] for space in bits(boss.body)],
        "facing": COMPASS[boss.facing],
        "damage": boss.damage,
        "health": boss.health,
        "track": boss.track,
        "marks": list(boss.marks),
        "on_top": boss.deck[: boss.atop],
        "unseen": boss.unseen,
        "seen": boss.deck[boss.atop + boss.unseen :],
        "open": boss.open[:],
        "tokens": [{"space": names[each.space], "kind": each.kind, "damage": each.damage} for each in boss.tokens],
    }


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
    """A copy of the checkpoint in which all that is hidden is dealt anew by another generator: nobody can peek."""
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
