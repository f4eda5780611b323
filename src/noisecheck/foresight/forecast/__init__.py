"""What the Enemy phase may bring if a hero ends their turn here or there, over every Order card that may come next.

`unseen.py` says which cards may come, `hypothesis.py` how the turn ends, `courses.py` runs the rules, `branches.py`
puts together what comes of it, `forecaster.py` weighs it by cards and noise, `film.py` shows one phase; `plans.py` is
about one guard alone. `docs/forecast.md` explains it.
"""

from __future__ import annotations

from collections.abc import Iterable

from noisecheck.engine.game import Game
from noisecheck.foresight.forecast.film import film_of
from noisecheck.foresight.forecast.forecaster import forecaster_for
from noisecheck.foresight.shapes import Forecast, ForecastFilm, HeroRisk


def forecast(game: Game, hero: str = "", space: str = "") -> Forecast | None:
    """If this hero (else the acting one) ends their turn in this space (else where they stand).

    None where there is nothing to forecast: in the set-up, inside an Enemy phase, in a boss stage, when all is over, or
    when it is nobody's turn and no hero is named. Raises `UnknownName` for a hero or space there is not, and
    `IllegalOption` where the hero cannot end the turn.
    """
    found = forecaster_for(game, hero)
    return found.forecast(found.hypothesis(space)) if found else None


def risks(game: Game, hero: str = "", spaces: Iterable[str] = ()) -> dict[str, HeroRisk]:
    """The hero's total risk in each of these spaces; empty where there is nothing to forecast."""
    found = forecaster_for(game, hero)
    return {space: found.risk(space) for space in spaces} if found else {}


def forecast_film(game: Game, hero: str = "", space: str = "", card: str = "") -> ForecastFilm | None:
    """The Enemy phase with one unseen card, by its text, else with the likeliest; None where there is no forecast.

    Raises `UnknownName` for a card that cannot come next.
    """
    found = forecaster_for(game, hero)
    return film_of(found, space, card) if found else None
