"""Positions in which each kind of question is asked, and each verb of an action is offered.

Most are found by walking at random through a small crowded scene, and through boss fights; a few that a walk seldom
meets are written down.
"""

import random
import re
from collections.abc import Iterator
from functools import cache

from noisecheck import Game, new_game, picture, scene
from noisecheck.foresight.matters import foregone
from tests.bosses.hangar import HANGAR
from tests.browser.tables import ROOT
from tests.laws.walks import BOSSES, CROWD
from tests.yard import RING

REGISTRY = ROOT / "client" / "src" / "panels" / "decision" / "registry.ts"

WALKS = 60
FIGHTS = 12
STEPS = 150

TIE = f"""{RING}snake a4
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
BOOTH = """
    a   b   c   d
  +---+---+---+---+
1 | . | .   .   . |
  +---+   +   +   +
2 | .   .   .   . |
  +---+---+---+---+
stage boss raven
node d1 S
node d2 W
boss raven d1 S
snake b2
otacon a1 inactive plus-minus-1,reroll-black,plus-minus-2,plus-black
terminal a1 level 4 needs 3+ 6 hacked
system cold-shower; loudspeaker
turn otacon
"""
TRACED = f"{BOOTH}beside track-reading 3 -\ntrace 3\ndice ! 1\nanswers access 1; hacker 1\n"
READ = f"{BOOTH}beside track-reading 3 5\nanswers resolve track-reading level 4\n"
HALF_OF_REX = f"""{HANGAR}
boss rex f4:h6 S damage 14
snake g1 used sneak-attack inactive plus-2,minus-2,reroll,minus-white-or-move
gray-fox g9
turn snake
dice 6 6
answers launch one; pass
"""
WRITTEN = {
    "path": TIE,
    "give-away": TWO_BLASTS,
    "fly": NIKITA,
    "traced": TRACED,
    "boss-card": READ,
    "hold-open": HALF_OF_REX,
}

VERBS = [
    *("sneak", "dash", "hand-to-hand", "combo", "takedown", "disguise", "drag", "interact", "knock", "refresh"),
    *("hack", "search", "access", "use", "focus", "reroll", "resolve", "recall", "end"),
    *("throw", "resupply", "topple", "sam", "lay", "aim", "pull", "launch"),
]


def kinds() -> list[str]:
    """Every kind the client has a component for; a test elsewhere compares that list with the engine's."""
    body = REGISTRY.read_text("utf-8").split("registry: Record<string, Way> = {")[1]
    return re.findall(r"^  '?([a-z-]+)'?: \{", body, re.MULTILINE)


def walked() -> Iterator[Game]:
    """The crowded scene, and every boss with as many heroes as it can have."""
    for seed in range(WALKS):
        yield from wandering(scene(f"{CROWD}seed {seed}"), seed)
    for stage, heroes in dict(BOSSES).items():  # the largest party comes last
        for seed in range(FIGHTS):
            yield from wandering(new_game(stage, heroes, seed), seed)


def wandering(game: Game, seed: int) -> Iterator[Game]:
    """A game at each of its questions."""
    chooser = random.Random(seed)
    for _ in range(STEPS):
        if game.decision is None:
            break
        yield game
        game.choose(chooser.choice(game.decision.options))


@cache
def found() -> dict[tuple[str, str], str]:
    """The first position of the walks for each kind and verb. Deterministic: the walks are seeded."""
    positions: dict[tuple[str, str], str] = {}
    for game in walked():
        assert game.decision is not None
        if foregone(game):  # a table would not ask it
            continue
        news = {(game.decision.kind, option.verb) for option in game.decision.options} - positions.keys()
        positions.update(dict.fromkeys(news, picture(game) if news else ""))
    return positions


def at_the_crates() -> str:
    """The strongroom of Holding Cells, where one crate of two can be taken (SET-8)."""
    return picture(new_game("holding-cells")).replace("snake a6\n", "snake l1\n") + "answers sneak m1\n"


def position(kind: str, verb: str = "") -> str:
    """A scene in which this is asked, or this can be done."""
    if kind == "event":
        return at_the_crates()
    if kind in WRITTEN:
        return WRITTEN[kind]
    return next(text for (asked, offered), text in found().items() if asked == kind and verb in (offered, ""))
