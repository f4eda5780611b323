"""The aids of a position: noise, the guards' plans, where the acting hero can walk and how, what there is to interact
with, and what every option would do."""

from __future__ import annotations

from noisecheck.engine.board import bits
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.game import Game
from noisecheck.engine.rules.noise import NOISE
from noisecheck.engine.state import Hero, State
from noisecheck.foresight.forecast.plans import plans
from noisecheck.foresight.forecast.walks import ways
from noisecheck.foresight.odds.dice import noise_of
from noisecheck.foresight.preview import previews
from noisecheck.foresight.shapes import PositionAids


def position_aids(game: Game) -> PositionAids:
    state = game.state
    return PositionAids(
        noise={hero.id: noise_to_come(game, hero) for hero in state.heroes},
        plans=plans(game),
        reach=ways(game),
        interactables=interactables(state),
        previews=previews(game),
    )


def noise_to_come(game: Game, hero: Hero) -> tuple[int, float]:
    """The hero's dice for noise and the chance of a !, as long as they are not rolled."""
    asked = game.decision
    is_rolled = asked and asked.kind == "change-roll" and asked.facts["purpose"] == NOISE.name
    return (0, 0.0) if asked and is_rolled and asked.hero == hero.id else noise_of(game.state, hero)


def interactables(state: State) -> list[str]:
    """Both sides of locked doors, terminals for who can hack them, objectives, elevators, and events to come."""
    stage = state.stage
    spaces = 0
    for number, door in enumerate(stage.doors):
        if state.locked >> number & 1:
            spaces |= 1 << door.first | 1 << door.second
    if any("hack" in DASHBOARDS[hero.id].actions for hero in state.heroes):
        spaces |= left(state.hacked, [terminal.space for terminal in stage.terminals])
    spaces |= left(state.taken, [objective.space for objective in stage.objectives])
    spaces |= left(state.resolved, [event.space for event in stage.events])
    spaces |= left(0, [elevator.space for elevator in stage.elevators])
    return [stage.board.names[space] for space in bits(spaces)]


def left(done: int, spaces: list[int]) -> int:
    """The spaces of those things, by number, that are not done with."""
    found = 0
    for number, space in enumerate(spaces):
        if not done >> number & 1:
            found |= 1 << space
    return found
