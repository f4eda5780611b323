"""From text to a game: `scene(text)`.

Each kind of line has one function that reads it. What a line may say by itself is checked where it is read; what lines
say of each other, when all are read.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from textwrap import dedent

from noisecheck.engine.board import parse_board
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.errors import SceneError
from noisecheck.engine.game import Game
from noisecheck.engine.notation.bosses import BOSS_LINES, settle_boss
from noisecheck.engine.notation.draft import Draft
from noisecheck.engine.notation.figures import CHARGES, FIGURES, read_charge, read_hero, settle_figures
from noisecheck.engine.notation.lines import SceneLine
from noisecheck.engine.notation.missions import MISSION_LINES
from noisecheck.engine.notation.surroundings import SURROUNDINGS, settle_doors, settle_zones
from noisecheck.engine.notation.tabletop import TABLETOP, settle_turn
from noisecheck.engine.stage import Mission

MAP_LINE = re.compile(r"\s*(\+|\d+\s)")
READERS = SURROUNDINGS | MISSION_LINES | FIGURES | BOSS_LINES | TABLETOP


def scene(text: str, missions: Mapping[str, Mission]) -> Game:
    """The game that a text shows; `missions` are the rules of the stages it may name, by id.

    Bad text raises a `SceneError` that names line, column and what was expected.
    """
    draft = read_scene(text, missions)
    game = Game(draft.state, {"scene": text})
    for line, answer, column in draft.answers:
        decision = game.decision
        if decision is None or decision.find(answer) is None:
            known = ", ".join(map(str, decision.options)) if decision else "nothing: the game is over"
            raise SceneError(line, column, repr(answer), f"an option of the position: {known}")
        game.choose(answer)
    return game


def opening(text: str, missions: Mapping[str, Mission]) -> Game:
    """The game of a scene before the answers the scene brings along: a record has those among its own."""
    return Game(read_scene(text, missions).state, {"scene": text})


def read_scene(text: str, missions: Mapping[str, Mission]) -> Draft:
    """Reads the map first, then line by line what lies on it."""
    if not isinstance(text, str):
        raise SceneError(1, 1, f"{type(text).__name__}", "the text of a scene")
    lines = dedent(text.expandtabs(8)).splitlines()
    indent = next((len(raw) - len(raw.lstrip()) for raw in text.splitlines() if raw.strip()), 0)
    first = next((number for number, line in enumerate(lines) if line.strip()), len(lines))
    last = first + 1
    while last < len(lines) and MAP_LINE.match(lines[last]):
        last += 1
    draft = Draft(parse_board(lines[first:last], first + 1), missions)
    indent -= len(lines[first]) - len(lines[first].lstrip()) if first < len(lines) else 0
    for number, raw in enumerate(lines[last:], last + 1):
        line = SceneLine(raw, number, max(0, indent))
        if line.words:
            read_line(draft, line)
    settle_zones(draft, last + 1)
    settle_doors(draft)
    for finish in draft.later:
        finish()
    settle_boss(draft, len(lines) + 1)
    settle_figures(draft, len(lines) + 1)
    settle_turn(draft, len(lines) + 1)
    return draft


def read_line(draft: Draft, line: SceneLine) -> None:
    keyword = line.peek()
    if keyword in HERO_IDS:
        read_hero(draft, line)
    elif keyword in CHARGES:
        read_charge(draft, line)
    elif keyword in READERS:
        line.take("a keyword")
        READERS[keyword](draft, line)
    else:
        known = ", ".join([*HERO_IDS, *CHARGES, *READERS])
        raise line.fault(line.here(), f"a line that begins with one of: {known}")
    line.end()
