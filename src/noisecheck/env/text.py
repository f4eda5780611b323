"""The observation as text: the scene notation, without what is hidden, and the question with its actions by number.

What players know but a scene cannot say stands in comments; so `noisecheck.scene` reads the text, and makes of it the
same table with decks of its own.
"""

from __future__ import annotations

import string
from collections.abc import Iterator
from typing import Any

from gymnasium import spaces

from noisecheck.engine.notation.picture import position, surroundings
from noisecheck.engine.state import ORDER_DECK, State
from noisecheck.env.look import Look

LONGEST = 50_000
COMMENT = "  # "


class Text:
    """One string."""

    names: dict[str, tuple[str, ...]]

    def __init__(self, opening: Look) -> None:
        self.names = {}
        self.space: spaces.Space[Any] = spaces.Text(LONGEST, min_length=1, charset=string.printable)

    def observe(self, look: Look) -> str:
        return describe(look)


def describe(look: Look) -> str:
    open_table = without_secrets(look.state)
    lines = [str(look.state.stage.board), *surroundings(open_table), *position(open_table)]
    return "\n".join([*lines, *(COMMENT + said for said in [*face_down(look.state), *question(look)])]) + "\n"


def without_secrets(state: State) -> State:
    """A copy with nothing hidden in it."""
    known = state.copy()
    known.orders = known.reactions = known.system = None
    known.layers, known.looked_at = (), ()
    known.dice, known.chance = [], 0
    known.traps = [trap for trap in known.traps if not trap.down and not trap.is_unturned]
    return known


def face_down(state: State) -> Iterator[str]:
    """What lies there face down, and what is known of it."""
    for trap in state.traps:
        if trap.down or trap.is_unturned:
            yield f"trap {state.stage.board.names[trap.space]} {'down' if trap.down else trap.kind}"
    if state.orders is not None:
        yield f"orders {' | '.join(map(str, state.layers or (len(state.orders),)))}"
    if state.reactions is not None:
        yield f"reactions {len(state.reactions)}"
    if state.system is not None:
        yield f"system {len(state.system)}"
    for deck in state.looked_at:
        cards = state.orders if deck == ORDER_DECK else state.reactions
        if cards:
            yield f"known {deck} {cards[0]}"


def question(look: Look) -> Iterator[str]:
    if look.asked is None:
        return
    decision = look.asked.decision
    facts = " ".join(f"{key} {value}" for key, value in decision.facts.items() if value != "")
    yield f"question {decision.kind} {decision.hero or 'all'} {facts}".rstrip()
    for action in sorted(look.asked.answers):
        yield f"{action} {look.catalogue.texts[action]}"
