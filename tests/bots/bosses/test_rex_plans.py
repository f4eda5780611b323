"""Plans against Metal Gear REX: from where to fire, how much at once, where to end a turn (BOS-34 to BOS-37)."""

from noisecheck import Game
from noisecheck.bots import bot
from noisecheck.bots.bosses.rex import (
    BEHIND,
    OPEN,
    REELS,
    SUPPLIED,
    TO_FETCH,
    all_at_once,
    by_the_supplies,
    by_the_supplies_behind_it,
    from_behind,
    helpless,
    salvos,
)
from tests.bosses.hangar import aiming, hangar, shot_at
from tests.table import rule


def at(game: Game, space: str) -> int:
    return game.state.stage.board.numbers[space]


@rule("BOS-36", "BOS-37")
def test_places_behind_it_are_better_than_those_before_its_eyes_unless_it_reels() -> None:
    """It looks south: g9 is before it, g1 behind, and c7 out of sight behind a wall."""
    game = aiming("rail-gun", "snake a4\nmeryl g8", at="g8", rex="f4:h6 S")
    rates = all_at_once(game.state, game.hero("snake"))
    assert rates[at(game, "g1")] == 2.0 > rates[at(game, "g9")] > 0
    assert at(game, "c7") not in rates

    reels = hangar("boss rex f4:h6 S marks reeling\nsnake a4\nturn snake")
    rates = all_at_once(reels.state, reels.hero("snake"))
    assert rates[at(reels, "g1")] == rates[at(reels, "g9")] == 2.0


@rule("BOS-36")
def test_one_plan_fires_from_anywhere_and_the_other_only_where_no_answer_comes() -> None:
    """It looks south, and once it reels it answers nobody."""
    game = aiming("rail-gun", "snake g1\nmeryl g8", at="g8", rex="f4:h6 S")
    state, snake = game.state, game.hero("snake")
    reels = hangar("boss rex f4:h6 S marks reeling\nsnake g1\nturn snake")

    assert at(game, "g9") in all_at_once(state, snake)
    assert at(game, "g9") not in from_behind(state, snake)
    assert from_behind(state, snake)[snake.space] == all_at_once(state, snake)[snake.space] == 2.0
    assert salvos(state, snake) == 1
    assert at(reels, "g9") in from_behind(reels.state, reels.hero("snake"))


@rule("BOS-36", "BOS-14")
def test_with_an_empty_launcher_both_look_for_supplies() -> None:
    marks = "marks spent-snake,spent-snake,spent-snake"
    game = hangar(f"boss rex f4:h6 S {marks}\nsupply a5\nsnake g1\nturn snake")
    snake = game.hero("snake")

    for reach in (from_behind, all_at_once):
        assert reach(game.state, snake) == {at(game, "a5"): TO_FETCH}
    assert salvos(game.state, snake) == 1


@rule("BOS-9", "HER-9")
def test_the_arm_cannon_counts_and_otacon_fires_nothing() -> None:
    marks = "marks spent-gray-fox,spent-gray-fox,spent-gray-fox"
    game = hangar(f"boss rex f4:h6 N {marks}\ngray-fox g9\ngear gray-fox arm-cannon\notacon a1\nturn gray-fox")
    fox = game.hero("gray-fox")

    assert all_at_once(game.state, fox)[fox.space] > 0
    assert salvos(game.state, fox) == 1
    assert all_at_once(game.state, game.hero("otacon")) == from_behind(game.state, game.hero("otacon")) == {}


@rule("BOS-34", "BOS-37")
def test_an_open_cockpit_is_worth_as_much_as_heroes_can_still_use_it() -> None:
    heroes = "snake a4\nmeryl g8\ngray-fox m1"

    assert helpless(aiming("rail-gun", heroes, at="g8").state) == 2 * OPEN
    assert helpless(aiming("rail-gun", heroes.replace("m1", "m1 acted"), at="g8").state) == OPEN
    assert helpless(aiming("rail-gun", heroes).state) == 0
    assert helpless(hangar(f"boss rex f4:h6 S marks reeling\n{heroes}").state) == REELS


def test_the_plans_end_turns_in_different_places() -> None:
    game = hangar("boss rex f4:h6 S\nsupply a5\nsnake g1\nturn snake")
    state, snake = game.state, game.hero("snake")

    flanks = [by_the_supplies_behind_it(state, snake, at(game, space)) for space in ("g1", "g9", "c9", "a4", "a5")]
    assert flanks == [BEHIND, 0, 0, 0.75 * SUPPLIED + BEHIND, SUPPLIED]
    assert [by_the_supplies(state, snake, at(game, space)) for space in ("a5", "a7", "g1")] == [
        SUPPLIED,
        SUPPLIED / 2,
        0,
    ]


@rule("BOS-34")
def test_a_hero_in_its_sights_does_not_stay_there() -> None:
    """Two steps from a wall, with the rail gun announced."""
    game = aiming("rail-gun", "snake d7 damage 2", at="d7")
    player = bot("steady:make-it-reel", 1)

    while game.state.round == 1:
        game.choose(player.choose(game))

    assert ("snake", 3) not in shot_at(game)  # its own dice are 2: those of an answer
