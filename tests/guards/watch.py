"""Watching an enemy phase in a test. A scene with `phase enemy` runs by itself up to the first question."""

from noisecheck import Game
from noisecheck.engine.board import COMPASS
from tests.play import told


def guards(game: Game) -> list[str]:
    """Where the guards stand and which way they face, in reading order."""
    names = game.state.stage.board.names
    return [f"{names[each.space]} {COMPASS[each.facing]}" for each in sorted(game.state.guards, key=lambda g: g.space)]


def tokens(game: Game) -> list[str]:
    """KO tokens with their stars and Dead tokens, in reading order."""
    names = game.state.stage.board.names
    return [f"{names[body.space]} {f'ko {body.stars}' if body.stars else 'dead'}" for body in game.state.bodies]


def modes(game: Game) -> list[tuple[str, str]]:
    """The mode and the target space of each guard that chose one, in the order of activation."""
    return [(each["mode"], each["target"]) for each in told(game, "ModeChosen")]


def activated(game: Game) -> list[str]:
    """The spaces in which guards were activated, in that order."""
    return [each["space"] for each in told(game, "GuardActivated")]


def attacked(game: Game) -> list[str]:
    """The heroes attacked by guards, in that order."""
    return [each["target"] for each in told(game, "Attacked")]
