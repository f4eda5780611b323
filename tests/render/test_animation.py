"""What was played as a moving picture."""

from io import BytesIO
from itertools import pairwise
from pathlib import Path

from PIL import Image
from PIL.GifImagePlugin import GifImageFile

from noisecheck import load_game, scene
from noisecheck.engine.state import ENEMY_PHASE
from noisecheck.foresight.shapes import MOVING_PARTS
from noisecheck.render import animation
from noisecheck.render.animation import animate, caption, colours_of, pictures, spread, steps_of, worth_seeing
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
    every, phase, turn = (steps_of(game, part) for part in MOVING_PARTS)

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


def test_a_very_long_game_is_thinned_out_evenly_from_its_beginning_to_its_end() -> None:
    frames = steps_of(load_game((RECORDS / "cargo-dock-1-0.json").read_text("utf-8")), "game")
    at = [next(number for number, each in enumerate(frames) if each is kept) for kept in spread(frames, 10)]

    assert (len(at), at[0], at[-1]) == (10, 0, len(frames) - 1)
    gaps = {after - before for before, after in pairwise(at)}
    assert max(gaps) - min(gaps) <= 1
    assert min(gaps) > 1


def test_how_it_ended_is_seen_even_if_nothing_is_told_of_it() -> None:
    game = scene(YARD)
    game.choose("sneak b1")
    (walk,) = steps_of(game, "game")
    silent, end = walk._replace(events=()), walk._replace(before=walk.after, events=())

    assert worth_seeing([silent, walk, end]) == [walk, end]


def test_frames_are_not_kept_in_full_colour() -> None:
    """Hundreds of them would take hundreds of megabytes."""
    game = scene(YARD)
    for answer in ("sneak b1", "interact b1"):
        game.choose(answer)
    frames = steps_of(game, "game")
    heard: list[int] = []
    drawing = pictures(frames, colours_of(frames), lambda done, of: heard.append(done))

    assert next(drawing).mode == "P"
    assert heard == [0]  # the others are drawn when they are written


def test_the_command_writes_one_and_says_where(tmp_path: Path) -> None:
    file = tmp_path / "turn.gif"
    done = run("replay", str(RECORDS / "cargo-dock-1-0.json"), "--animate", str(file), "--part", "turn")

    assert str(file) in done.stdout
    assert opened(file.read_bytes()).format == "GIF"


def test_the_command_knows_the_same_parts() -> None:
    assert "|".join(MOVING_PARTS) in run("replay", "--help").stdout


def test_the_command_says_what_a_moving_picture_is_named_like(tmp_path: Path) -> None:
    done = run("replay", str(RECORDS / "cargo-dock-1-0.json"), "--animate", str(tmp_path / "turn.mp4"))

    assert done.exit_code == 1
    assert ".gif" in done.output
