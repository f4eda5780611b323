"""Where guards will look: what is kept of it holds for every position that it is kept for."""

from noisecheck import State, new_game
from noisecheck.bots.steady.danger import danger_in, situation_now, watch
from noisecheck.engine.board import DIRECTIONS, bits
from noisecheck.engine.state import Body


def recon() -> State:
    return new_game("recon", ["snake"], seed=1).state.copy()


def turned_up(state: State, number: int, facing: int) -> State:
    """A copy in which this trap is a camera that looks this way."""
    other = state.copy()
    other.traps[number] = other.traps[number]._replace(kind="camera", down=False, orange=facing, green=facing)
    return other


def test_a_danger_that_is_kept_minds_the_cameras_that_were_turned_up() -> None:
    """A body that only such a camera sees brings guards; without it they go their ways."""
    differing = 0
    for number, trap in enumerate(recon().traps):
        for facing in DIRECTIONS:
            for body in bits(recon().geometry.seen[facing][trap.space]):
                state = recon()
                state.bodies = [Body(body, 2)]
                seeing = turned_up(state, number, facing)
                first, second = (danger_in(each, situation_now(each)) for each in (state, seeing))

                assert second == watch(seeing, situation_now(seeing))
                differing += first != second
    assert differing


def test_the_situation_alone_decides_where_guards_will_look() -> None:
    state = turned_up(recon(), 0, DIRECTIONS[0])
    seen, other = situation_now(state), recon()
    other.cameras = "green" if state.cameras == "orange" else "orange"

    assert watch(other, seen) == watch(state, seen)


def test_what_lies_face_down_is_no_part_of_a_situation() -> None:
    one, other = recon(), recon()
    other.traps = [trap._replace(kind="camera") for trap in other.traps]

    assert any(trap.down for trap in one.traps)
    assert situation_now(one) == situation_now(other)
