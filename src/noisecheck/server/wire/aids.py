"""Aids: questions to the server. They change nothing at the table, and only the asker hears the answer.

An answer that takes long comes when it is ready; it is refused as stale if the position has changed in the meantime.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from noisecheck.bots.shapes import Pointer, Suggestion
from noisecheck.foresight.shapes import (
    Forecast,
    ForecastFilm,
    HeroRisk,
    HeroWay,
    Objection,
    Odds,
    Question,
    SightReason,
    SpaceName,
)
from noisecheck.server.wire.base import Answered, CardId, Fresh, HeroId, OptionText, SpaceText
from noisecheck.server.wire.play import MOST_ANSWERS

Tier: TypeAlias = Literal[1, 2]


class AskOdds(Fresh, tag="ask-odds"):
    text: OptionText


class AskWhy(Fresh, tag="ask-why"):
    """Why is this text no option now?"""

    text: OptionText


class AskSight(Fresh, tag="ask-sight"):
    watcher: SpaceText
    target: SpaceText


class AskForecast(Fresh, tag="ask-forecast"):
    """What the Enemy phase may bring if this hero, else the acting one, ends the turn in this space, else on the spot.

    Of several that one connection asks for the latest counts: the one before it, if not answered yet, is refused as
    superseded.
    """

    hero: HeroId = ""
    space: SpaceText | None = None


class AskRisks(Fresh, tag="ask-risks"):
    """The same for all spaces the hero can reach; they come in several answers, as they are found."""

    hero: HeroId = ""


class AskForecastFilm(Fresh, tag="ask-forecast-film"):
    """The Enemy phase with one unseen Order card, else the most likely."""

    hero: HeroId = ""
    space: SpaceText | None = None
    card: CardId = ""


class AskHint(Fresh, tag="ask-hint"):
    """Tier 1 points at things, 2 suggests plans; tier 3 is the command `carry-out`. The use of a hint is kept, once for
    each player, tier and turn of a hero."""

    tier: Tier


class AskLoadout(Fresh, tag="ask-loadout"):
    """What should the hero carry who chooses from the Memory Box now?"""


class AskTurn(Fresh, tag="ask-turn"):
    """What could this hero do next if their turn began now, and these answers were given in it?"""

    hero: HeroId
    answers: Annotated[list[OptionText], Meta(max_length=MOST_ANSWERS)]


class OddsAre(Answered, tag="odds"):
    """`odds` is None for an option that rolls nothing."""

    text: str
    odds: Odds | None


class ObjectionIs(Answered, tag="because"):
    """`objection` is None where the text is an option after all."""

    objection: Objection | None


class SightIs(Answered, tag="sight"):
    reason: SightReason


class ForecastIs(Answered, tag="forecast"):
    """None where there is nothing to forecast: in the set-up, in an Enemy phase, in a boss stage."""

    forecast: Forecast | None


class RisksAre(Answered, tag="risks"):
    """The hero's risk by space; `left` spaces are still to come, in further answers with the same id."""

    hero: str
    risks: dict[str, HeroRisk]
    left: int


class ForecastFilmIs(Answered, tag="forecast-film"):
    film: ForecastFilm | None


class HintIs(Answered, tag="hint"):
    """`pointers` for tier 1, `suggestions` for tier 2, the best first."""

    tier: Tier
    pointers: list[Pointer]
    suggestions: list[Suggestion]


class LoadoutIs(Answered, tag="loadout"):
    """Everything the hero would carry, including what they have; empty where nobody chooses."""

    cards: list[str]


class TurnIs(Answered, tag="turn"):
    """`question` is None where nothing more can be planned. `reach` has the ways of every space, as in the aids."""

    question: Question | None
    reach: dict[SpaceName, list[HeroWay]]
