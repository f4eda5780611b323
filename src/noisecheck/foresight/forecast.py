"""What the Enemy phase may bring if a hero ends their turn here or there, over every Order card that may come next.

`unseen.py` says which cards may come, `supposing.py` what is supposed, `courses.py` runs the rules, `branches.py` puts
together what comes of it, `prospect.py` weighs it by cards and noise; `docs/forecast.md` explains it.
"""

from __future__ import annotations

from collections.abc import Iterable

from noisecheck.engine.game import Game
from noisecheck.foresight.foreseen import foreseen
from noisecheck.foresight.prospect import prospect
from noisecheck.foresight.shapes import Forecast, Foreseen, HeroRisk


def forecast(game: Game, hero: str = "", space: str = "") -> Forecast | None:
    """If this hero (else the acting one) ends their turn in this space (else where they stand).

    None where there is nothing to forecast: in the set-up, inside an Enemy phase, in a boss stage, when all is over, or
    when it is nobody's turn and no hero is named. Raises `UnknownName` for a hero or space there is not, and
    `IllegalOption` where the hero cannot end the turn.
    """
    found = prospect(game, hero)
    return found.forecast(found.suppose(space)) if found else None


def risks(game: Game, hero: str = "", spaces: Iterable[str] = ()) -> dict[str, HeroRisk]:
    """The hero's total risk in each of these spaces; empty where there is nothing to forecast."""
    found = prospect(game, hero)
    return {space: found.risk(space) for space in spaces} if found else {}


def foresee(game: Game, hero: str = "", space: str = "", card: str = "") -> Foreseen | None:
    """The Enemy phase with one unseen card, by its text, else with the likeliest; None where there is no forecast.

    Raises `UnknownName` for a card that cannot come next.
    """
    found = prospect(game, hero)
    return foreseen(found, space, card) if found else None
