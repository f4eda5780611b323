"""What the tests of foresight have in common: games to look at, frames laid one over the other, twins."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress

from msgspec import UNSET, json
from msgspec.structs import asdict, replace

from noisecheck import Diverged, Game
from noisecheck.engine.dealing import deal_anew
from noisecheck.engine.game import Question, Recorded
from noisecheck.engine.rules import rounds
from noisecheck.engine.state import PLAYER_PHASE
from noisecheck.foresight.shapes import Position, Told
from noisecheck.foresight.view.aids import position_aids
from noisecheck.foresight.view.film import Film
from noisecheck.foresight.view.map import stage_map
from noisecheck.foresight.view.position import position
from noisecheck.foresight.view.questions import question
from tests.laws.walks import GUARDED, STAGES, begin, walk
from tests.soak import few

EVERYWHERE = [(stage, heroes, seed) for seed in few(1, 2, 3) for stage, heroes in STAGES]


def games(most: int) -> Iterator[Game]:
    """Games on all stages at each of their questions, with all heroes and all gear."""
    for stage, heroes, seed in EVERYWHERE:
        for game in walk(stage, heroes, seed, most):
            if game.decision:
                yield game


def busy_games(count: int, moves: tuple[str, ...], seed: int) -> Iterator[tuple[Game, str]]:
    """So many times a guarded game before a hero's answer with one of these verbs, which has to be given."""
    chooser = random.Random(seed)
    while True:
        stage, heroes = GUARDED[seed % len(GUARDED)]
        game = begin(stage, heroes, seed)
        seed += 1
        for _ in range(150):
            if game.decision is None:
                break
            likely = [option for option in game.decision.options if option.verb in moves]
            if likely and game.state.phase == PLAYER_PHASE and chooser.random() < 0.8:
                yield game, str(chooser.choice(likely))
                count -= 1
                if not count:
                    return
            else:
                game.choose(chooser.choice(game.decision.options))


def fold(opening: Position, told: list[Told]) -> Position:
    """The position that frames show, one laid over the other."""
    shown = replace(opening)
    for each in told:
        assert each.frame is not UNSET
        for name, value in asdict(each.frame).items():
            if value is not UNSET:
                setattr(shown, name, value)
    return shown


class Overheard(Recorded):
    """A recorded step, with the dice that were rolled in it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.checkpoint.copy(), 0, game.given)
        self.sides: list[int] = []
        with suppress(Question):
            rounds.step(self.state, self)

    def _side(self) -> int:
        self.sides.append(super()._side())
        return self.sides[-1]


def twin_of(game: Game, seed: int) -> Game | None:
    """The same game for all that players know, with other cards, dice and traps to come.

    None where that cannot be made: cards or traps of this step are on the table already.
    """
    twin = game.clone()
    twin._checkpoint = game.checkpoint.copy()
    deal_anew(twin._checkpoint, seed)
    twin._checkpoint.dice = Overheard(game).sides
    try:
        twin._run()
    except Diverged:
        return None
    same = twin.decision == game.decision and twin.steps() == game.steps() and twin._events == game._events
    return twin if same else None


def filmed_walk(stage: str, heroes: list[str], seed: int, most: int) -> Iterator[tuple[Game, Film]]:
    """A walk like those of the laws, on camera."""
    chooser, game = random.Random(seed), begin(stage, heroes, seed)
    film = Film(game)
    for _ in range(most):
        yield game, film
        if game.decision is None:
            return
        film.choose(game, chooser.choice(game.decision.options))
    yield game, film


def everything(game: Game) -> dict[str, bytes]:
    """All that others see of a game, as it goes over the wire. Odds are asked apart."""
    film = Film(game)
    return {
        "map": json.encode(stage_map(game.state)),
        "opening": json.encode(film.opening),
        "position": json.encode(position(game)),
        "film": json.encode(film.told(0)),
        "log": json.encode(film.log(0)),
        "question": json.encode(question(game)),
        "aids": json.encode(position_aids(game)),  # with the previews of all options
    }
