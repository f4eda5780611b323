"""Where heroes are seen: the map of a stage, and on every space how often somebody was seen there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import svg

from noisecheck import new_game
from noisecheck.lab.playing import Row
from noisecheck.render.floor_plan import LABELS, SPACE, FloorPlan
from noisecheck.render.ink import Art, letters, titled
from noisecheck.render.palette import ALERT, BRIGHT
from noisecheck.render.sheet import BoardPicture, page
from noisecheck.texts import say

FAINTEST, STRONGEST = 0.1, 0.85
EDGE = 8


def heat_map(stage: str, rows: Sequence[Row]) -> str:
    """The map without figures; the redder a space the more often, and a number says how often in 100 games."""
    state = new_game(stage).checkpoint.copy()
    state.guards, state.heroes = [], []
    state.chaff = (1 << len(state.stage.zones)) - 1  # nor does what cameras watch belong here
    board = BoardPicture.unpainted(state)
    plan = board.plan
    seen: Counter[str] = Counter()
    for row in rows:
        seen.update(row.seen)
    most = max(seen.values(), default=1)
    top = plan.top - LABELS - EDGE
    heat = [
        warmed(plan, plan.board.numbers[space], 100 * count / len(rows), count / most) for space, count in seen.items()
    ]
    picture = page(plan.width, plan.bottom, [*board.ground(), *board.figures(), *heat])
    picture.viewBox = svg.ViewBoxSpec(0, top, plan.width, plan.bottom + EDGE - top)
    picture.width = picture.height = None
    return picture.as_str()


def is_wide(stage: str) -> bool:
    """Whether two maps side by side would be too small to read."""
    board = new_game(stage).checkpoint.stage.board
    return board.width > 1.5 * board.height


def warmed(plan: FloorPlan, space: int, often: float, share: float) -> svg.G:
    x, y = plan.corner_of(space)
    shown = f"{often:.0f}" if often >= 1 else f"{often:.1g}"
    opacity = round(FAINTEST + (STRONGEST - FAINTEST) * share, 3)
    cover = svg.Rect(x=x + 1, y=y + 1, width=SPACE - 2, height=SPACE - 2, fill=ALERT, fill_opacity=opacity)
    art: Art = [cover, *letters(shown, x + SPACE / 2, y + SPACE - 12, 11, BRIGHT, halo=True)]
    title = say("lab-heat-space", {"space": plan.board.names[space], "often": shown})
    return titled("heat", title, art)
