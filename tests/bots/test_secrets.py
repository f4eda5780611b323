"""No bot and no hint sees what is hidden: dealing it anew does not change the choice for the same generator."""

from collections.abc import Iterable, Iterator
from itertools import count, islice

import pytest

from noisecheck import Game, scene
from noisecheck.bots import BOTS, bot
from noisecheck.bots.hints import point, recommend, suggest
from noisecheck.engine.state import SETUP_PHASE, hidden
from tests.bosses.ridge import hidden as lying
from tests.bosses.ridge import ridge
from tests.bots.positions import fights, positions
from tests.foresight.looking import twin_of
from tests.laws.walks import GUARDED, OTHER_FIGHTS, STAGES, walk
from tests.soak import few, times

YARD = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +   +---+   +   +
2 | .   .   .   . |
  +---+---+---+---+
snake a1
objective d2
exit a2
guard c1 N
trap c2 {} down
trap b2 {} down
turn snake
orders {}; game-over
reactions {}
seed {}
"""


def choice(name: str, game: Game) -> str:
    return str(bot(name, seed=11, nodes=12).choose(game))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "each"), [("random", 10), ("steady", 25), ("search", 3)])
def test_what_is_hidden_does_not_change_the_choice(name: str, each: int) -> None:
    assert compare(name, positions(each, stages=GUARDED), (1, 2, 3) if name != "search" else (1,)) > 2 * each


@pytest.mark.slow
@pytest.mark.parametrize(("name", "each"), [("steady", 4), ("search", 2)])
def test_the_order_of_a_bosss_cards_does_not_change_it(name: str, each: int) -> None:
    assert compare(name, fights(each), (1,)) > 2 * each


def compare(name: str, games: Iterable[Game], seeds: Iterable[int]) -> int:
    """Holds the choice against that with everything hidden dealt anew; returns in how many positions."""
    compared = 0
    for game in games:
        chosen = choice(name, game)
        for seed in seeds:
            twin = twin_of(game, seed)
            if twin:
                compared += 1
                assert choice(name, twin) == chosen, game.save()
    return compared


@pytest.mark.parametrize("name", BOTS)
def test_the_order_of_cards_and_traps_does_not_change_it_either(name: str) -> None:
    one = scene(YARD.format("camera", "blank", "waken 4/3 left; radio-in 5/4 right", "rush; known", 1))
    other = scene(YARD.format("blank", "camera", "radio-in 5/4 right; waken 4/3 left", "known; rush", 2))

    assert choice(name, one) == choice(name, other)


TOKENS = (1, 2, 3, 4, 6, 7, 8)  # the numbers on which they lie, one of them Wolf's


def thoughts(game: Game) -> list[str]:
    """What a bot would do and why, and hints of every tier."""
    steady = bot("steady", seed=11)
    chosen = steady.choose(game)
    return [
        str(chosen),
        str(steady.explain()),
        *map(str, (steady.intent(), point(game), suggest(game), recommend(game))),
    ]


@pytest.mark.parametrize("aims", [0, 1, 2, 3])
def test_hints_and_bots_are_the_same_under_whichever_token_wolf_lies(aims: int) -> None:
    deck = "boss-deck one-shot; crosswind; slow-trigger; lead-the-target"
    field = f"snake e5 spent {aims}\nturn snake\n{deck}\nseed 1\n"
    deals = [lying(her, *(number for number in TOKENS if number != her)) for her in TOKENS]

    assert len({tuple(thoughts(ridge(field + deal))) for deal in deals}) == 1


def played(stage: str, heroes: list[str]) -> Iterator[Game]:
    """Random games at every seventh of their questions after the set-up."""
    for seed in count():
        for number, game in enumerate(walk(stage, heroes, seed)):
            if number % 7 == 0 and game.decision and game.state.phase != SETUP_PHASE:
                yield game


@pytest.mark.slow
@pytest.mark.parametrize(("stage", "heroes"), [*STAGES, *OTHER_FIGHTS])
def test_on_every_stage_hints_and_bots_think_the_same_of_what_players_cannot_tell_apart(
    stage: str, heroes: list[str]
) -> None:
    compared = 0
    for game in islice(played(stage, heroes), times(2, 40)):
        for seed in few(1, 2, 3, 4, 5, 6, 7):
            twin = twin_of(game, seed)
            if twin and hidden(twin.state) != hidden(game.state):
                compared += 1
                assert thoughts(twin) == thoughts(game), game.save()
    assert compared
