"""The rules of thumb: each gives points for what it stands for, in a scene where nothing else matters."""

from noisecheck import Game, scene
from noisecheck.bots.steady.danger import TYPICAL
from noisecheck.bots.steady.plan import Plan
from noisecheck.bots.steady.planner import Planner
from noisecheck.bots.steady.stakes import Stakes
from noisecheck.bots.steady.thumbs import points

YARD = """
    a   b   c   d   e   f
  +---+---+---+---+---+---+
1 | .   .   .   .   .   . |
  +   +---+---+---+---+   +
2 | . | .   .   .   . | . |
  +---+---+---+---+---+---+
"""


def judged(game: Game, *options: str) -> dict[str, float]:
    """What each thumb says about the plan with these options."""
    stakes = Stakes(Planner(game.state, game.state.heroes[0]), TYPICAL)
    return points(stakes, plan_of(stakes, *options))


def plan_of(stakes: Stakes, *options: str) -> Plan:
    board = stakes.state.stage.board
    found = [plan for plan in stakes.planner.all() if tuple(plan.options(board)) == options]
    assert found, f"{options} is not among the plans"
    return found[0]


def test_go_for_the_goal_counts_actions_to_the_end_of_the_route() -> None:
    game = scene(YARD + "snake a1\nobjective f1\nexit a1\nturn snake")

    nearer, here = judged(game, "sneak b1"), judged(game)
    assert nearer["go_for_the_goal"] > here["go_for_the_goal"]


def test_finish_the_stage_outweighs_everything() -> None:
    game = scene(YARD + "snake a1\nguard f1 W\nobjective b1\nexit c1\nturn snake")

    winning = judged(game, "sneak b1", "interact b1", "sneak c1")
    assert winning["finish_the_stage"] + winning["avoid_being_seen"] + winning["stay_out_of_sight"] > 900
    assert judged(game, "sneak b1")["finish_the_stage"] == 0


def test_avoid_being_seen_minds_every_space_of_a_move() -> None:
    game = scene(YARD + "snake a2\nguard f1 W\nobjective f2\nexit a1\nturn snake")

    assert judged(game)["avoid_being_seen"] == 0
    assert judged(game, "sneak a1")["avoid_being_seen"] < 0


def test_stay_out_of_sight_knows_where_a_patrol_will_look() -> None:
    game = scene("""
        a   b   c   d   e   f
      +---+---+---+---+---+---+
    1 | .   .   .   .   .   . |
      +   +---+---+---+---+---+
    2 | . | .   .   .   .   . |
      +---+---+---+---+---+---+
    snake a2
    guard d1 E
    objective f2
    exit a1
    turn snake
    """)

    exposed, hidden = judged(game, "sneak a1"), judged(game)
    assert exposed["avoid_being_seen"] == 0  # nobody looks there now
    assert exposed["stay_out_of_sight"] < hidden["stay_out_of_sight"] == 0  # but the guard turns round at the wall


def test_end_quietly_minds_dashes_only_where_a_guard_hears_them() -> None:
    heard = scene(YARD + "snake a1 inactive minus-white-or-move,reroll\nguard c2 E\nobjective f1\nexit a1\nturn snake")
    alone = scene(YARD + "snake a1\nobjective f1\nexit a1\nturn snake")

    assert judged(heard, "dash b1", "step c1")["end_quietly"] < 0
    assert judged(heard, "sneak b1")["end_quietly"] == 0
    assert judged(alone, "dash b1", "step c1")["end_quietly"] == 0


def test_mind_the_cameras_thinks_of_the_other_cone() -> None:
    game = scene(YARD + "camera f1 orange S green W\nsnake a2\nobjective f2\nexit a1\ncameras orange\nturn snake")

    assert judged(game, "sneak a1")["mind_the_cameras"] < 0
    assert judged(game)["mind_the_cameras"] == 0


def test_keep_away_from_guards_that_may_listen() -> None:
    game = scene(YARD + "snake a1\nguard d1 E\nobjective f1\nexit a1\nturn snake")

    assert judged(game, "sneak b1")["keep_away_from_guards"] < 0
    assert judged(game)["keep_away_from_guards"] == 0


def test_take_down_from_behind_is_worth_more_than_a_blow_that_may_fail() -> None:
    game = scene(YARD + "snake a1\nguard c1 E\nobjective f1\nexit a1\nturn snake")

    takedown = judged(game, "sneak b1", "takedown c1")
    assert takedown["take_down_from_behind"] > judged(game, "sneak b1")["take_down_from_behind"]
    assert sum(takedown.values()) > sum(judged(game, "sneak b1").values())


def test_a_uniform_is_taken_where_nobody_looks() -> None:
    game = scene(YARD + "meryl a1\nko b1 2\nguard f2 N\nobjective f1\nexit a1\nturn meryl")
    watched = scene(YARD + "meryl a1\nko b1 2\nguard f1 W\nobjective f1\nexit a1\nturn meryl")

    assert judged(game, "disguise")["dress_up"] > 0
    board = watched.state.stage.board
    assert not any("disguise" in plan.options(board) for plan in Planner(watched.state, watched.state.heroes[0]).all())


def test_focus_is_not_spent_for_nothing() -> None:
    game = scene(YARD + "snake a1\nobjective f1\nexit a1\nturn snake")

    assert judged(game, "focus minus-white-or-move b1")["save_focus"] < judged(game, "sneak b1")["save_focus"]
