"""Aids: questions to the server. They change nothing at the table, and only the asker hears the answer.

An answer that takes long comes when it is ready; it is refused as stale if the position has changed in the meantime.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from noisecheck.bots.shapes import Pointer, Suggestion
from noisecheck.foresight.shapes import Forecast, ForecastFilm, HeroRisk, Objection, Odds, SightReason
from noisecheck.server.wire.base import CardId, CommandId, HeroId, OptionText, Seq, SpaceText

Tier: TypeAlias = Literal[1, 2]


class AskOdds(Struct, tag="ask-odds", forbid_unknown_fields=True):
    id: CommandId
    seq: Seq
    text: OptionText


class AskWhy(Struct, tag="ask-why", forbid_unknown_fields=True):
    """Why is this text no option now?"""

    id: CommandId
    seq: Seq
    text: OptionText


class AskSight(Struct, tag="ask-sight", forbid_unknown_fields=True):
    id: CommandId
    seq: Seq
    watcher: SpaceText
    target: SpaceText


class AskForecast(Struct, tag="ask-forecast", forbid_unknown_fields=True):
    """What the Enemy phase may bring if this hero, else the acting one, ends the turn in this space, else on the spot.

    Of several that one connection asks for the latest counts: the one before it, if not answered yet, is refused as
    superseded.
    """

    id: CommandId
    seq: Seq
    hero: HeroId = ""
    space: SpaceText | None = None


class AskRisks(Struct, tag="ask-risks", forbid_unknown_fields=True):
    """The same for all spaces the hero can reach; they come in several answers, as they are found."""

    id: CommandId
    seq: Seq
    hero: HeroId = ""


class AskForecastFilm(Struct, tag="ask-forecast-film", forbid_unknown_fields=True):
    """The Enemy phase with one unseen Order card, else the most likely."""

    id: CommandId
    seq: Seq
    hero: HeroId = ""
    space: SpaceText | None = None
    card: CardId = ""


class AskHint(Struct, tag="ask-hint", forbid_unknown_fields=True):
    """Tier 1 points at things, 2 suggests plans; tier 3 is the command `carry-out`. The use of a hint is kept, once for
    each player, tier and turn of a hero."""

    id: CommandId
    seq: Seq
    tier: Tier


class AskLoadout(Struct, tag="ask-loadout", forbid_unknown_fields=True):
    """What should the hero carry who chooses from the Memory Box now?"""

    id: CommandId
    seq: Seq


class OddsAre(Struct, tag="odds"):
    """`odds` is None for an option that rolls nothing."""

    id: str
    seq: int
    text: str
    odds: Odds | None


class Because(Struct, tag="because"):
    """`objection` is None where the text is an option after all."""

    id: str
    seq: int
    objection: Objection | None


class SightIs(Struct, tag="sight"):
    id: str
    seq: int
    reason: SightReason


class ForecastIs(Struct, tag="forecast"):
    """None where there is nothing to forecast: in the set-up, in an Enemy phase, in a boss stage."""

    id: str
    seq: int
    forecast: Forecast | None


class RisksAre(Struct, tag="risks"):
    """The hero's risk by space; `left` spaces are still to come, in further answers with the same id."""

    id: str
    seq: int
    hero: str
    risks: dict[str, HeroRisk]
    left: int


class ForecastFilmIs(Struct, tag="forecast-film"):
    id: str
    seq: int
    film: ForecastFilm | None


class HintIs(Struct, tag="hint"):
    """`pointers` for tier 1, `suggestions` for tier 2, the best first."""

    id: str
    seq: int
    tier: Tier
    pointers: list[Pointer]
    suggestions: list[Suggestion]


class LoadoutIs(Struct, tag="loadout"):
    """Everything the hero would carry, including what they have; empty where nobody chooses."""

    id: str
    seq: int
    cards: list[str]
