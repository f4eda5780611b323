"""The aids of a position: noise, the guards' plans, how far the acting hero gets, what there is to interact with, and
what every option would do."""

from __future__ import annotations

from noisecheck.engine.board import bits
from noisecheck.engine.dashboards import DASHBOARDS, actions_left
from noisecheck.engine.game import Game
from noisecheck.engine.rules.moving import landings
from noisecheck.engine.state import NOBODY, Hero, State
from noisecheck.foresight.forecast.plans import plans
from noisecheck.foresight.forecast.walks import SPACES_OF_A_DASH
from noisecheck.foresight.odds.dice import noise_of
from noisecheck.foresight.preview import previews
from noisecheck.foresight.shapes import PositionAids


def position_aids(game: Game) -> PositionAids:
    state = game.state
    return PositionAids(
        noise={hero.id: noise_of(state, hero) for hero in state.heroes},
        plans=plans(game),
        reach=reach(state),
        interactables=interactables(state),
        previews=previews(game),
    )


def reach(state: State) -> dict[str, int]:
    """The spaces the acting hero can come to, each with the fewest actions: a Dash takes 2 spaces, a Sneak 1."""
    if state.turn == NOBODY:
        return {}
    steps, names = steps_to(state, state.heroes[state.turn]), state.stage.board.names
    return {names[space]: (steps[space] + 1) // SPACES_OF_A_DASH for space in sorted(steps)}


def steps_to(state: State, hero: Hero) -> dict[int, int]:
    """How many spaces of movement the hero needs to reach others, as far as the actions last."""
    state = state.copy()
    most = SPACES_OF_A_DASH * max(0, actions_left(hero))
    steps, start = {hero.space: 0}, hero.space
    hero = state.hero(hero.id)
    for space in (queue := [start]):
        if steps[space] < most:
            hero.space = space
            for landing in landings(state, space):
                if landing not in steps:
                    steps[landing] = steps[space] + 1
                    queue.append(landing)
    del steps[start]
    return steps


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
