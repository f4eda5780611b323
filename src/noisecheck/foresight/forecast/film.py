"""A hypothetical Enemy phase as a film, for ghosts to play.

It is run as in a forecast, once: with the likelier noise, the card that is named, and the first of the players'
options. It goes on past attacks, which it leaves open, and stops where something hidden would come to light.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

from noisecheck.engine.errors import UnknownName
from noisecheck.engine.events import Attacked, CardBurned, Event, Rolled
from noisecheck.engine.guards import phase
from noisecheck.engine.outcome import WON
from noisecheck.engine.rules.outcome import StageOver
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Option, Table
from noisecheck.foresight.forecast.courses import OPEN_ROLLS, Course, ForkKind, T
from noisecheck.foresight.forecast.forecaster import Forecaster
from noisecheck.foresight.forecast.hypothesis import Hypothesis, Likeliest, dice_of, first_of
from noisecheck.foresight.forecast.unseen import FACE_DOWN
from noisecheck.foresight.honest import Touched
from noisecheck.foresight.odds.dice import QUIET
from noisecheck.foresight.shapes import FilmedAttack, ForecastFilm
from noisecheck.foresight.view.film import Cut, FilmCamera
from noisecheck.foresight.view.position import position_of

EVEN = 1 / 2


def film_of(forecaster: Forecaster, space: str, card: str) -> ForecastFilm:
    """With this card, by its text; without one, with the likeliest."""
    cards = [str(order.card) for order in forecaster.orders]
    if card and card not in cards:
        raise UnknownName("unseen Order card", card, ", ".join(cards))
    number = cards.index(card) if card else 0
    state = forecaster.begins[number].state.copy()
    hypothesis = forecaster.hypothesis(space)
    hypothesis = hypothesis._replace(is_heard=QUIET ** dice_of(state, hypothesis) < EVEN)
    has_come = has_arrived(state, hypothesis)
    film = Filming(state)
    opening = film.camera.shown
    if has_come:
        film.run()
    return ForecastFilm(
        hero=forecaster.hero,
        space=state.stage.board.names[hypothesis.space],
        card=cards[number],
        heard=hypothesis.is_heard,
        opening=opening,
        told=film.camera.scenes,
        choices=film.choices,
        attacks=film.attacks,
        ends="lost" if state.outcome not in (None, WON) else film.stopped if has_come else "dice",
    )


def has_arrived(state: State, hypothesis: Hypothesis) -> bool:
    """Whether the hero gets where the hypothesis leads, or ends the stage by it; dice on the way leave that open."""
    try:
        with suppress(StageOver):
            hypothesis.play(state, Likeliest(state, ()))
    except Touched:
        return False
    return True


class Filming(Course):
    """The phase, looked at after every event. `stopped` tells at what it came to a stop before its end."""

    def __init__(self, state: State) -> None:
        super().__init__(state, ())
        self.camera = FilmCamera(Cut(0, position_of(state)), 0)
        self.choices: list[int] = []
        self.attacks: list[FilmedAttack] = []
        self.stopped: Literal["", "reaction", "dice", "burn"] = ""

    def run(self) -> None:
        try:
            with suppress(StageOver):
                while not self.state.outcome and not phase.step(self.state, self):
                    self.camera.settle(self.state)
        except Touched:
            self.stopped = self.stopped or "dice"
        else:
            self.camera.settle(self.state)

    def answer(self, decision: Decision) -> Option:
        if decision.kind not in OPEN_ROLLS:
            self.choices.append(self.last())
        return first_of(decision)

    def way_of(self, kind: ForkKind, ways: Sequence[T], chances: Sequence[float] = ()) -> T:
        """Of a Reaction card or of dice: nobody knows."""
        if len(ways) == 1:
            return ways[0]
        assert kind != "choice"
        self.stopped = kind
        raise Touched

    def tell(self, event: Event) -> int:
        if isinstance(event, CardBurned) and event.card == str(FACE_DOWN):
            self.stopped = "burn"
            raise Touched
        super().tell(event)
        number = Table.tell(self, event)
        if isinstance(event, Attacked):
            self.attacks.append(FilmedAttack(self.last(), event.guard, event.target))
        elif not isinstance(event, Rolled):
            self.camera.look(number, event, self.state)
        return number

    def last(self) -> int:
        """The number of the event that was told last."""
        return self.camera.scenes[-1].n if self.camera.scenes else 0
