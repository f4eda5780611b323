"""What the engine does for bots, lab and server, as operations a second."""

import random
from collections.abc import Callable, Iterator, Sequence

from bench.yardstick import Measured, measure
from noisecheck import Decision, Game, Option, Policy, State, autoplay, new_game
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import GEAR
from noisecheck.engine.rules import rounds
from noisecheck.engine.table import Offhand

GAMES = 20
PLAYED = [("heliport", ["snake"]), ("recon", ["snake"]), ("recon", ["snake", "meryl", "otacon", "gray-fox"])]


def random_policy(seed: int) -> Policy:
    roll = random.Random(seed).random

    def choose(decision: Decision, state: State) -> Option:
        options = decision.options
        return options[int(roll() * len(options))]

    return choose


def positions(stage: str, heroes: list[str]) -> list[Game]:
    """Games in the middle of random play."""
    found = []
    for seed in range(GAMES):
        game = new_game(stage, heroes=heroes, seed=seed)
        chooser = random.Random(seed)
        for _ in range(12):
            if game.decision is None:
                break
            game.choose(chooser.choice(game.decision.options))
        if game.decision is not None:
            found.append(game)
    return found


def decisions(stage: str, heroes: list[str], memory_box: Sequence[str] = ()) -> Callable[[], int]:
    """Decisions of whole random games, which nobody listens to; setting the games up is not timed."""
    games = [new_game(stage, heroes=heroes, seed=seed, memory_box=memory_box) for seed in range(GAMES)]
    return lambda: sum(len(autoplay(game, random_policy(seed)).answers) for seed, game in enumerate(games))


def whole_games(stage: str, heroes: list[str]) -> Callable[[], int]:
    """Random games from the set-up to the end."""

    def work() -> int:
        for seed in range(GAMES):
            autoplay(new_game(stage, heroes=heroes, seed=seed), random_policy(seed))
        return GAMES

    return work


def activations(stage: str, heroes: list[str]) -> Callable[[], int]:
    """Guard activations from positions of random play, each on a copy of its own."""
    positions = []
    for seed in range(GAMES):
        game = new_game(stage, heroes=heroes, seed=seed)
        for answer in autoplay(game, random_policy(seed)).answers:
            game.choose(answer)
        positions += [past.checkpoint for past in game.steps() if past.checkpoint.order]

    def work() -> int:
        for position in positions:
            state = position.copy()
            rounds.step(state, Offhand(state, random_policy(0)))
        return len(positions)

    return work


def clones_with_a_choice(stage: str, heroes: list[str]) -> Callable[[], int]:
    """A clone costs little until it is used, so it is measured with its first choice."""
    games = positions(stage, heroes)
    choices = [str(game.decision.options[0]) for game in games if game.decision]

    def work() -> int:
        for game, choice in zip(games, choices, strict=True):
            game.clone().choose(choice)
        return len(games)

    return work


def saves(stage: str, heroes: list[str]) -> Callable[[], int]:
    games = positions(stage, heroes)

    def work() -> int:
        for game in games:
            game.save()
        return len(games)

    return work


def full_gear() -> list[str]:
    """A Memory Box with every card that may be in it."""
    starting = {card for dashboard in DASHBOARDS.values() for card in dashboard.starting_gear}
    return [card for card in GEAR if card not in starting]


def measurements() -> Iterator[Measured]:
    for stage, heroes in PLAYED:
        where = f"{stage}, {len(heroes)} hero{'es' * (len(heroes) > 1)}"
        yield measure(f"random play, decisions: {where}", decisions(stage, heroes))
        yield measure(f"random play, whole games: {where}", whole_games(stage, heroes))
        yield measure(f"guard activations: {where}", activations(stage, heroes))
        yield measure(f"clone() and first choose(): {where}", clones_with_a_choice(stage, heroes))
        yield measure(f"save() after a dozen choices: {where}", saves(stage, heroes))
    team = PLAYED[-1][1]
    yield measure("random play, decisions: recon, 4 heroes, full gear", decisions("recon", team, full_gear()))
