"""Plans against Liquid: what each of them sees in a position, and which Focus is kept for his end (BOS-38, BOS-39)."""

from noisecheck.bots.bosses.liquid import PLANS, at_the_edge, blows, often, to_the_edge
from noisecheck.bots.steady.bot import Steady
from noisecheck.engine.bosses.liquid import STANCES
from noisecheck.engine.state import State
from tests.bosses.wreck import TIRED, roof


def state(text: str) -> State:
    return roof(f"{text}\nturn snake").state


def test_to_the_edge_a_hurt_man_is_worth_more_the_more_sides_are_open() -> None:
    middle, side, corner = (state(f"boss liquid {space} S damage 3\nsnake f4") for space in ("d3", "d2", "b2"))

    assert at_the_edge(middle) < at_the_edge(side) < at_the_edge(corner)
    assert often(middle) == often(side) == often(corner)


def test_the_way_to_the_edge_is_counted_straight_on() -> None:
    board = state("boss liquid d3 S\nsnake f4").stage.board

    assert [to_the_edge(board, board.numbers[space]) for space in ("d3", "c3", "b3", "b2")] == [1, 1, 0, 0]


def test_a_skull_is_worth_more_than_the_life_it_took() -> None:
    before, after = (
        state("boss liquid d3 S health 6 damage 5\nsnake f4"),
        state("boss liquid d3 S health 6 marks skull\nsnake f4"),
    )

    assert often(after) - often(before) > 5


def test_who_hangs_is_a_loss() -> None:
    up, hangs = (state(f"boss liquid d3 S{marks}\nsnake f4") for marks in ("", " marks hangs-snake"))

    assert often(hangs) < often(up)


def test_a_man_who_gives_way_is_harder_to_stay_on() -> None:
    rates = [
        blows(game, game.heroes[0])[game.heroes[0].space]
        for game in (
            state(f"boss liquid d3 S track {STANCES.index(stance)}\nsnake c3")
            for stance in ("planted", "upright", "off-balance")
        )
    ]

    assert rates == sorted(rates, reverse=True)
    assert len(set(rates)) == 3


def test_a_reroll_is_used_for_his_end() -> None:
    """One die lies there, without a !: any other face is as good as that, and a ! is the end of him."""
    game = roof("boss liquid d3 S health 5 damage 4 track 1\nsnake c3\nturn snake\ndice 6 4 1")
    player = Steady(0, PLANS[0].name)
    game.choose("hand-to-hand d3")
    while game.decision and game.decision.kind != "action":
        game.choose(player.policy(game.decision, game.state))

    assert str(game.outcome) == "won"


def test_a_friend_who_hangs_is_pulled_up() -> None:
    game = roof(f"boss liquid f2 S marks hangs-meryl\nsnake b3 {TIRED}\nmeryl b4\nturn snake")
    player = Steady(0, PLANS[0].name)
    chosen = []
    while game.decision and game.decision.kind == "action":
        option = player.policy(game.decision, game.state)
        chosen.append(str(option))
        game.choose(option)

    assert "pull meryl" in chosen
