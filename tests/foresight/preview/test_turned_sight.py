"""What a guard or camera would see, before players turn it: the same spaces as afterwards."""

from msgspec import UNSET

from noisecheck import Game
from noisecheck.foresight.preview import preview
from noisecheck.foresight.shapes import Watcher
from noisecheck.foresight.view.film import Film
from noisecheck.foresight.view.position import position
from tests.table import rule, scene

YARD = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +   +   +---+   +
2 | .   .   .   . |
  +   +   +   +   +
3 | .   .   .   . |
  +---+---+---+---+
"""


def watchers(game: Game) -> list[Watcher]:
    """Whoever watched at any moment of the game."""
    frames = [told.frame for told in Film(game).told()]
    return [each for frame in frames if frame is not UNSET and frame.watchers is not UNSET for each in frame.watchers]


@rule("GRD-12")
def test_what_a_woken_guard_would_see_is_what_it_sees() -> None:
    game = scene(YARD + "snake a1\nko b2 1\nphase enemy\norders waken 2/1 left\n")
    assert game.decision is not None
    assert game.decision.kind == "face"

    for option in map(str, game.decision.options):
        after = game.clone()
        after.choose(option)
        guard = next(each for each in watchers(after) if each.space == "b2")

        assert preview(game, option).sees == guard.sees


@rule("LOS-10")
def test_both_cones_of_an_uncovered_camera_are_previewed() -> None:
    text = YARD + "snake c3\ntrap a3 camera down orange N green E\nturn snake\nanswers sneak b3\n"
    option = "face orange N green E"
    seen: set[str] = set()
    for colour in ("orange", "green"):
        game = scene(f"{text}cameras {colour}\n")
        game.choose(option)
        seen |= {space for each in position(game).watchers for space in each.sees}

    assert set(preview(scene(text), option).sees) == seen


def test_what_turns_nothing_has_no_sight() -> None:
    game = scene(YARD + "snake c3\nturn snake\n")

    assert preview(game, "sneak b3").sees == []
