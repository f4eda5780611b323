"""Search: the same for the same seed and node budget, within its time otherwise, and no worse than its thumbs."""

from itertools import count

import pytest

from noisecheck import Game, UnknownName, new_game, scene
from noisecheck.bots import BOTS, bot
from noisecheck.bots.search import bot as search
from noisecheck.bots.search.bot import Candidate, Search
from noisecheck.bots.steady.bot import Steady
from noisecheck.bots.steady.plan import Plan


def game_of(seed: int, choices: int) -> list[str]:
    game, player = new_game("heliport", seed=5), Search(seed, nodes=12)
    chosen: list[str] = []
    while game.decision and len(chosen) < choices:
        chosen.append(str(player.choose(game)))
        game.choose(chosen[-1])
    return chosen


def test_a_node_budget_and_a_seed_give_the_same_game_again() -> None:
    assert game_of(7, 12) == game_of(7, 12)


def test_it_makes_as_many_playouts_as_it_is_given() -> None:
    game, player = new_game("heliport", seed=5), Search(1, nodes=12)
    player.choose(game)

    assert player.tried == 12


def test_it_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()  # at the clock, which goes on by a millisecond with each
    monkeypatch.setattr(search, "thread_time", lambda: next(looks) / 1000)
    game, player = new_game("heliport", seed=2), Search(1, milliseconds=40)
    player.choose(game)

    assert next(looks) < 40  # some are kept for what goes otherwise
    assert 10 < player.tried < 40


def test_with_little_time_it_compares_fewer_plans() -> None:
    game = new_game("heliport", seed=5)
    hurried = Search(1, nodes=3)

    assert hurried.choose(game) == Steady().choose(game)
    assert hurried.tried == 1  # too few to compare anything


def test_without_any_time_it_does_what_its_thumbs_say() -> None:
    game = new_game("heliport", seed=2)
    player = Search(1, milliseconds=0)

    assert player.choose(game) == Steady().choose(game)
    assert player.tried == 0


def candidate(guess: float, *values: float) -> Candidate:
    found = Candidate(Plan(0, 0), guess, {})
    found.values += values
    return found


def test_what_goes_better_by_chance_is_not_taken_for_better() -> None:
    """Of many candidates one always looks good: what it gained has to be more than luck may have done."""
    first = candidate(0.0, *[0.5] * 8)

    assert candidate(0.0, *[0.9, 0.1] * 3, 0.9, 0.5).advantage(first) < 0  # now so, now so
    assert candidate(0.0, *[0.55, 0.65] * 4).advantage(first) > 0  # mostly better
    assert candidate(0.0, 0.6).advantage(first) < 0  # who knows


def test_the_opinion_of_the_thumbs_counts_however_often_a_branch_was_tried() -> None:
    first = candidate(0.0, *[0.5] * 400)

    assert candidate(-0.3, *[0.6] * 400).advantage(first) < 0 < candidate(-0.05, *[0.6] * 400).advantage(first)


def test_it_expects_friends_whose_turn_is_to_come_to_play_by_the_thumbs() -> None:
    game = new_game("recon", ["snake", "meryl", "otacon"], seed=4)
    settle(game)
    player = Search(1, nodes=12)
    assert game.decision is not None
    player.choose(game)

    assert set(player.friends) == {"snake", "meryl", "otacon"} - {game.decision.hero}
    assert all(script[-1] == "end" for script in player.friends.values())


def settle(game: Game) -> None:
    """On to the first action."""
    while game.decision and game.decision.kind != "action":
        game.choose(Steady().choose(game))


def test_the_game_it_thinks_about_stays_as_it_is() -> None:
    game = new_game("heliport", seed=5)
    before = game.save(), game.state.digest()
    Search(1, nodes=12).choose(game)

    assert (game.save(), game.state.digest()) == before


def test_it_wins_a_stage_that_lies_open_before_it() -> None:
    game = winning_scene()
    player = Search(3, nodes=12)
    for _ in range(20):
        if game.decision is None:
            break
        game.choose(player.choose(game))

    assert str(game.outcome) == "won"


def winning_scene() -> Game:
    return scene("""
        a   b   c   d   e   f
      +---+---+---+---+---+---+
    1 | .   .   .   .   .   . |
      +---+---+---+---+---+   +
    2 | .   .   .   .   .   . |
      +---+---+---+---+---+---+
    snake a1
    guard a2 W
    objective c1
    exit e1
    orders waken 4/3 left; waken 4/3 left; waken 4/3 left; waken 4/3 left
    turn snake
    """)


def test_bots_are_made_by_name() -> None:
    assert [bot(name).name for name in BOTS] == list(BOTS)
    with pytest.raises(UnknownName, match="random, steady, search"):
        bot("genius")
