"""Hints as others get them: typed and plain, like everything in `foresight/shapes`. Ids only, no words."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from noisecheck.foresight.shapes import Range, SpaceName


class Why(Struct):
    """A reason: a message of `texts/…/bots.ftl`, its facts, and the rule behind it, if there is one."""

    key: str
    facts: dict[str, str | int] = {}
    rule: str = ""


class Pointer(Struct):
    """Hint, tier 1: something to notice. `spaces` should be lit up; `guards` are the ids of the guards concerned."""

    tone: Literal["danger", "opportunity"]
    hero: str
    why: Why
    spaces: list[SpaceName]
    guards: list[int]


class TurnOdds(Struct):
    """The forecast for a plan: whether the hero is `spotted` or `attacked` before their next turn, and `heard` in their
    noise check; None where dice on the way leave that open.

    `success` are the exact odds of the roll a plan is about, None if it rolls nothing; `with_focus` the same with the
    Focus at hand, None if that changes nothing.
    """

    spotted: Range | None = None
    attacked: Range | None = None
    heard: float | None = None
    success: float | None = None
    with_focus: float | None = None


class Suggestion(Struct):
    """Hint, tier 2: what to do, up to the end of the turn. Tier 3 does it (`doing.Doing`).

    `ends` is the space a plan leads to. `reason` says what it is for; `reasons` speak for it (`bot-for-…`) or against
    it (`bot-against-…`), weightiest first. A question beside actions has one option and no odds.
    """

    hero: str
    options: list[str]
    ends: SpaceName | None
    odds: TurnOdds | None
    reason: Why
    reasons: list[Why]
