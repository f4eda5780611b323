"""Hints as others get them: typed and plain, like everything in `foresight/shapes.py`. Ids only, no words."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from noisecheck.foresight.shapes import SpaceName


class Why(Struct):
    """A reason: a message of `texts/…/bots.ftl`, its facts, and the rule behind it, if there is one."""

    key: str
    facts: dict[str, str | int] = {}
    rule: str = ""


class Pointer(Struct):
    """Hint, tier 1: something to notice. `spaces` are to be lit; `guards` are the ids of those it speaks of."""

    tone: Literal["danger", "opportunity"]
    hero: str
    why: Why
    spaces: list[SpaceName]
    guards: list[int]


class TurnOdds(Struct):
    """Shares of the futures in which a plan was played.

    The hero is `seen` in its turn; is `heard` in its noise check; is `attacked` in its turn or in the Enemy phase that
    follows. `success`: what the plan attempts with dice works out; 1 if it attempts nothing.
    """

    seen: float
    heard: float
    attacked: float
    success: float


class Suggestion(Struct):
    """Hint, tier 2: what to do, up to the end of the turn. Tier 3 is to do it: `hints.Doing` takes the options.

    `ends` is the space a plan leads to. `reason` says what it is for; `reasons` speak for it (`bot-for-…`) or against
    it (`bot-against-…`), weightiest first. A question beside actions has one option and no odds.
    """

    hero: str
    options: list[str]
    ends: SpaceName | None
    odds: TurnOdds | None
    reason: Why
    reasons: list[Why]
