"""Positions in which each kind of question is asked, and each verb of an action is offered.

Most are found by walking at random through a small crowded scene; a few that a walk seldom meets are written down.
"""

import random
import re
from functools import cache

from noisecheck import picture, scene
from tests.browser.tables import ROOT
from tests.laws.walks import CROWD

REGISTRY = ROOT / "client" / "src" / "decisions" / "registry.ts"

WALKS = 60
STEPS = 150

TIE = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | . | .   .   . | . |
  +---+   +---+   +---+
2 | .   .   #   .   . |
  +---+   +---+   +---+
3 | . | .   .   . | . |
  +---+---+---+---+---+
4 | .   .   .   .   . |
  +---+---+---+---+---+
snake a4
guard a2 E
! snake e2
order lost-contact 4/3 left
phase enemy
"""
LANE = """
    a   b   c   d   e   f   g
  +---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   . |
  +---+---+---+---+---+---+   +
2 | .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+
"""
TWO_BLASTS = f"""{LANE}
snake d1
guard g2 S
c-4 b1 by snake
c-4 f1 by snake
gear snake c-4*0
turn snake
answers use c-4 detonate
"""
NIKITA = f"""{LANE}
snake a1 inactive minus-white-or-move,plus-2,minus-2,reroll used i-work-alone
meryl g2
gear snake nikita
turn snake
dice 3 1
answers use nikita b1
"""
WRITTEN = {"path": TIE, "give-away": TWO_BLASTS, "fly": NIKITA}

VERBS = [
    *("sneak", "dash", "hand-to-hand", "combo", "takedown", "disguise", "drag", "interact", "knock", "refresh"),
    *("hack", "search", "access", "use", "focus", "reroll", "resolve", "recall", "end"),
]


def kinds() -> list[str]:
    """Every kind the client has a component for; a test elsewhere compares that list with the engine's."""
    body = REGISTRY.read_text("utf-8").split("registry: Record<string, Way> = {")[1]
    return re.findall(r"^  '?([a-z-]+)'?: \{", body, re.MULTILINE)


@cache
def found() -> dict[tuple[str, str], str]:
    """The first position of the walks for each kind and verb. Deterministic: the walks are seeded."""
    positions: dict[tuple[str, str], str] = {}
    for seed in range(WALKS):
        chooser = random.Random(seed)
        game = scene(f"{CROWD}seed {seed}")
        for _ in range(STEPS):
            if game.decision is None:
                break
            news = {(game.decision.kind, option.verb) for option in game.decision.options} - positions.keys()
            positions.update(dict.fromkeys(news, picture(game) if news else ""))
            game.choose(chooser.choice(game.decision.options))
    return positions


def position(kind: str, verb: str = "") -> str:
    """A scene in which this is asked, or this can be done."""
    if kind in WRITTEN:
        return WRITTEN[kind]
    return next(text for (asked, offered), text in found().items() if asked == kind and verb in (offered, ""))
