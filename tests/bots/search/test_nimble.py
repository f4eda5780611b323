"""Nimble: heroes in playouts follow their scripts, think again where they cannot, and use what is left of a turn."""

from noisecheck import Game, scene
from noisecheck.bots.search.nimble import Nimble
from noisecheck.engine.table import END

CORRIDOR = """
    a   b   c   d   e   f   g   h
  +---+---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+
objective h1
exit h1
"""


def played(game: Game, scripts: dict[str, list[str]], turns: int = 1) -> list[str]:
    """What is done in so many turns, hero by hero."""
    nimble, chosen = Nimble(scripts), list[str]()
    while game.decision and chosen.count(END) < turns:
        option = nimble.policy(game.decision, game.state)
        if game.decision.kind in ("action", "step"):
            chosen.append(str(option))
        game.choose(option)
    return chosen


def test_every_hero_follows_its_own_script() -> None:
    game = scene(CORRIDOR + "snake a1\nmeryl d1\nturn snake")
    scripts = {"meryl": ["dash e1", "step f1", END], "snake": ["sneak b1", "sneak a1", END]}

    assert played(game, scripts, turns=2) == ["sneak b1", "sneak a1", END, "dash e1", "step f1", END]


def test_a_script_that_is_not_possible_any_more_is_dropped_for_the_way_to_the_goal() -> None:
    game = scene(CORRIDOR + "snake a1\nturn snake")
    played(game, {"snake": ["sneak d1", END]})  # not from here

    assert game.where("snake") == "h1"


def test_what_a_script_leaves_of_the_turn_is_used_as_steady_would() -> None:
    game = scene(CORRIDOR + "snake a1 damage 2\ngear snake rations\nturn snake")

    assert played(game, {"snake": ["sneak b1", END]}) == ["sneak b1", "use rations", END]


def test_a_script_is_for_one_turn() -> None:
    game = scene(CORRIDOR + "snake a1\nturn snake\norders lost-contact 4/3 left; lost-contact 4/3 left")
    second = played(game, {"snake": [END]}, turns=2)[1:]

    assert second[0] != END
    assert game.where("snake") != "a1"
