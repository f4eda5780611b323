"""A drawn map of a painted stage: the plate lies under everything, and light falls where somebody sees you."""

import re
from io import BytesIO
from itertools import product
from statistics import mean

import pytest
from PIL import Image

from noisecheck import Game, new_game, picture, scene
from noisecheck.campaign import plan
from noisecheck.engine.board import COMPASS, bits
from noisecheck.render import draw
from noisecheck.render.files import rasterised
from noisecheck.render.floor_plan import SPACE
from noisecheck.render.manners import manner_for
from noisecheck.render.palette import ROSE
from noisecheck.render.sheet import BoardPicture, page, sheet

CAMPAIGN = [row.id for row in plan.core().stages]
LONGEST = 900  # pixels
LINEAR: list[float] = [
    ((level / 255 + 0.055) / 1.055) ** 2.4 for level in range(256)
]  # what a level of grey gives of light


def watched(stage: str) -> Game:
    """The stage as it begins; where nobody looks at anything yet, with a guard."""
    game = new_game(stage, seed=3)
    state = game.checkpoint
    if threatened(BoardPicture(state)) or not state.stage.board.obstacles:
        return game
    board = state.stage.board
    taken = [*state.heroes, *(state.boss.figures() if state.boss else ())]
    free = board.floor & ~sum({1 << each.space for each in taken})
    seen = state.geometry.seen
    facing, space = max(product(range(4), bits(free)), key=lambda each: seen[each[0]][each[1]].bit_count())
    return scene(f"{picture(game)}\nguard {board.names[space]} {COMPASS[facing]}")


def threatened(board: BoardPicture) -> int:
    return board.over.watched | board.over.gaze | board.over.fire


def light(board: BoardPicture, picture: Image.Image, area: int) -> list[float]:
    """How much light comes from each space of an area, without its edges; in black and white."""
    scale = picture.width / board.plan.width
    found = []
    for space in bits(area):
        x, y = board.plan.corner_of(space)
        left, top, right, bottom = (round(each * scale) for each in (x + 6, y + 6, x + SPACE - 6, y + SPACE - 6))
        counts = picture.crop((left, top, right, bottom)).histogram()
        found.append(sum(count * level for count, level in zip(counts, LINEAR, strict=True)) / sum(counts))
    return found


@pytest.mark.parametrize("stage", CAMPAIGN)
def test_what_is_seen_is_brighter_than_anything_that_stands_there_without_any_colour(stage: str) -> None:
    """Light is danger, and it is the only light: also on the brightest obstacle, and on floor that nobody sees."""
    board = BoardPicture(watched(stage).checkpoint)
    drawn = page(board.plan.width, board.plan.bottom, [*board.floor(), *board.ground()])
    grey = Image.open(BytesIO(rasterised(drawn, LONGEST))).convert("L")
    seen = light(board, grey, threatened(board))
    standing = light(board, grey, board.plan.board.obstacles)
    dark = light(board, grey, board.plan.board.floor & ~threatened(board))

    if seen:
        assert mean(seen) >= 1.3 * max(standing, default=0)
        assert mean(seen) >= 2 * mean(dark)


def test_guards_are_drawn_in_their_mood_and_the_light_of_those_after_somebody_is_rose() -> None:
    ways = {"patrol": "", "investigate": "? snake a8", "alert": "! snake a8"}
    begins = picture(new_game("cargo-dock", seed=3))
    for mood, line in ways.items():
        drawn = draw(scene(f"{begins}\n{line}"))
        assert f'href="#guard-{mood}"' in drawn
        assert (ROSE in drawn) == (mood == "alert")


def test_a_small_picture_has_signs_instead_of_drawings() -> None:
    """Below 34 pixels a space a figure would be a blot."""
    state = new_game("warhead-storage", seed=3).checkpoint

    def used(pixels: int) -> set[str]:
        return set(re.findall('href="#([^"]+)', sheet(state, manner_for(pixels / SPACE)).as_str()))

    assert {"snake", "guard-patrol", "thing-console", "thing-lift", "thing-door-leaf"} <= used(34)
    small = {each for each in used(33) if each.startswith(("guard", "thing", "snake", "meryl"))}
    assert small == set()
    assert "plate-snake" in used(33)


def test_a_painted_stage_has_its_plate_and_another_map_of_that_name_has_not() -> None:
    assert 'class="plate"' in draw(new_game("cargo-dock", seed=3))
    assert 'class="torches"' in draw(new_game("cargo-dock", seed=3))
    other = scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    stage cargo-dock
    snake a1
    """)
    assert 'class="plate"' not in draw(other)
