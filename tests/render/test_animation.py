"""What was played as a moving picture."""

from io import BytesIO
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image
from PIL.GifImagePlugin import GifImageFile

from noisecheck import load_game, scene
from noisecheck.cli import MovingPart
from noisecheck.engine.state import ENEMY_PHASE
from noisecheck.render import animation
from noisecheck.render.animation import animate, caption, steps_of, thinned, worth_seeing
from tests.command import run

RECORDS = Path(__file__).parents[1] / "records"

YARD = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +---+---+---+
2 | .   .   . |
  +---+---+---+
snake a1
objective b1
turn snake
"""


def opened(data: bytes) -> GifImageFile:
    found = Image.open(BytesIO(data))
    assert isinstance(found, GifImageFile)
    return found


def test_a_step_that_is_worth_seeing_is_a_frame_and_the_end_stays_longest() -> None:
    game = scene(YARD)
    for answer in ("sneak b1", "interact b1"):
        game.choose(answer)
    heard: list[tuple[int, int]] = []
    gif = opened(animate(game, "game", lambda done, of: heard.append((done, of))))

    assert (gif.format, gif.n_frames, max(gif.size)) == ("GIF", 2, animation.LONGEST)
    assert heard == [(0, 2), (1, 2)]
    durations = []
    for frame in range(gif.n_frames):
        gif.seek(frame)
        durations.append(gif.info["duration"])
    assert durations == [animation.BEAT, animation.END]
    assert gif.info["loop"] == 0


def test_a_game_without_a_step_is_one_frame_of_its_position() -> None:
    assert opened(animate(scene(YARD))).n_frames == 1


def test_the_last_enemy_phase_and_the_last_turn_can_be_had_alone() -> None:
    game = load_game((RECORDS / "recon-2-0.json").read_text("utf-8"))
    every, phase, turn = (steps_of(game, part) for part in animation.PARTS)

    assert len(every) == len(game.steps())
    assert {(each.before.phase, each.before.round) for each in phase} == {(ENEMY_PHASE, game.state.round - 1)}
    assert {each.before.turn for each in turn} == {turn[0].before.turn}
    assert turn[-1].after.outcome == game.outcome


def test_what_happened_is_told_and_mere_book_keeping_is_not() -> None:
    game = load_game((RECORDS / "recon-2-0.json").read_text("utf-8"))
    frames = worth_seeing(steps_of(game, "game"))
    told = [caption(each.events) for each in frames]

    assert {"Meryl in h6 takes 2 damage.", "Snake takes the objective in c2.", "Stage cleared."} <= {*told}
    assert "" in told  # a guard that walks is seen to walk
    assert len(frames) < len(game.steps())


def test_a_very_long_game_is_thinned_out_evenly_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(animation, "MOST_FRAMES", 10)
    frames = steps_of(load_game((RECORDS / "cargo-dock-1-0.json").read_text("utf-8")), "game")

    assert len(thinned(frames)) == 10
    assert thinned(frames)[-1] is frames[-1]


def test_the_command_writes_one_and_says_where(tmp_path: Path) -> None:
    file = tmp_path / "turn.gif"
    done = run("replay", str(RECORDS / "cargo-dock-1-0.json"), "--animate", str(file), "--part", "turn")

    assert str(file) in done.stdout
    assert opened(file.read_bytes()).format == "GIF"


def test_the_command_knows_the_same_parts() -> None:
    assert get_args(MovingPart) == animation.PARTS


def test_the_command_says_what_a_moving_picture_is_run(tmp_path: Path) -> None:
    done = run("replay", str(RECORDS / "cargo-dock-1-0.json"), "--animate", str(tmp_path / "turn.mp4"))

    assert done.exit_code == 1
    assert ".gif" in done.output
