"""The two turns that page 12 of the rulebook tells, on a map of our own: its pictures are lost."""

from tests.play import options, play, told
from tests.table import picture, rule, scene


@rule("ATT-5", "ACT-7", "FOC-3")
def test_two_turns_as_page_12_tells_them() -> None:
    """Meryl dashes three times and sneaks into a room, and one of three noise dice betrays her. Snake dashes, knocks a
    guard out with two hits of a Combo Attack, moves a space with a Focus token, sneaks in after her, and his one noise
    die stays quiet."""
    game = scene("""
        a   b   c   d   e   f   g
      +---+---+---+---+---+---+---+
    1 | .   .   .   .   .   .   . |
      +---+---+   +---+---+---+   +
    2 | .   .   .   .   . |   | . |
      +---+---+---+---+   +---+   +
    3 |   |   |   | . | .   .   . |
      +---+---+---+---+---+---+---+
    snake b2
    meryl a1
    guard e2 E
    guard d3 N
    dice 4 ! 2 3 2 5 4
    """)

    play(game, "turn meryl", "dash b1", "step c1", "dash d1", "step e1", "dash f1", "step g1", "sneak g2")
    assert game.hero("meryl").noisy == 3
    play(game, "end")

    assert told(game, "Rolled")[-1]["dice"] == ("w4", "w!", "w2")
    assert game.attention("meryl") == ("?", "g2")

    play(game, "dash c2", "step d2", "combo e2")

    assert told(game, "Rolled")[-1]["dice"] == ("w3", "w2", "b5")
    assert "ko e2 2" in picture(game)

    play(game, "focus minus-white-or-move e2")
    assert game.hero("snake").inactive == ("minus-white-or-move",)
    game.choose("sneak e3")
    assert options(game) == ["end"]
    game.choose("end")
    assert told(game, "Rolled")[-1]["dice"] == ("w4",)
    play(game)
    assert game.attention("snake") is None
