"""A drawn map of a painted stage: the plate lies under everything, and light falls where somebody sees you."""

import re
from io import BytesIO

from PIL import Image

from noisecheck import Game, new_game, picture, scene
from noisecheck.engine.board import bits
from noisecheck.render import draw
from noisecheck.render.files import to_png
from noisecheck.render.floor_plan import SPACE
from noisecheck.render.manners import manner_for
from noisecheck.render.palette import ROSE
from noisecheck.render.sheet import BoardPicture, sheet

LONGEST = 1_000  # pixels
LINEAR: list[float] = [
    ((level / 255 + 0.055) / 1.055) ** 2.4 for level in range(256)
]  # what a level of grey gives of light


def light(game: Game, board: BoardPicture, area: int) -> float:
    """How much light comes from spaces, on the average, without their edges; in black and white."""
    picture = Image.open(BytesIO(to_png(game, LONGEST))).convert("L")
    scale = picture.width / board.plan.width
    counts = [0] * 256
    for space in bits(area):
        x, y = board.plan.corner_of(space)
        left, top, right, bottom = (round(each * scale) for each in (x + 6, y + 6, x + SPACE - 6, y + SPACE - 6))
        found = picture.crop((left, top, right, bottom)).histogram()
        counts = [one + other for one, other in zip(counts, found, strict=True)]
    return sum(count * level for count, level in zip(counts, LINEAR, strict=True)) / sum(counts)


def test_what_is_seen_is_brighter_than_what_stands_there_without_any_colour() -> None:
    game = new_game("cargo-dock", seed=3)
    board = BoardPicture(game.checkpoint)

    assert light(game, board, board.over.watched) >= 1.3 * light(game, board, board.plan.board.obstacles)


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
