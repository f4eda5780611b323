"""Seats: what a table agreed on, who sits at it, who plays whom."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from noisecheck.engine.outcome import Outcome
from noisecheck.foresight.shapes import Facts
from noisecheck.server.wire.base import Assist, BotName, CodecNumber, Count, HeroId, Nickname, Seed, Sent

Difficulty: TypeAlias = Literal["recruit", "agent", "legend"]


class Preset(NamedTuple):
    assist: Assist
    rewinds: int | None


DIFFICULTIES: dict[Difficulty, Preset] = {
    "recruit": Preset(3, None),
    "agent": Preset(2, 3),
    "legend": Preset(1, 0),
}


class Options(Struct, forbid_unknown_fields=True):
    """What a table agreed on. `rewinds`: how many past a reveal, None without end. `decides`: who answers for all.

    `assist`: 0 legality only, 1 what is seen and the odds of dice, 2 forecasts as well, 3 hints as well.
    """

    rewinds: Annotated[int, Meta(ge=0, le=99)] | None = 3
    decides: Literal["lead", "anyone", "vote"] = "lead"
    spectators: bool = True
    assist: Assist = 2


class House(Struct):
    """Something in which a table differs from what is usual. Words: the message `key` with the facts."""

    key: Literal["house-assist", "house-rewinds", "house-scene", "house-saved", "house-seed", "house-copied"]
    facts: Facts


class Player(Struct):
    """`away` are the seconds since the last connection was lost, 0 while connected; `idle` those that the table waits
    for an answer without a sign of life, 0 for who is not asked. `missed`: it took so long that others may step in."""

    id: int
    name: str
    heroes: list[str]
    here: bool
    away: float
    ready: bool
    lead: bool
    idle: float
    missed: bool


class Presence(Struct, tag="presence"):
    """Who is here changed; nothing else did."""

    players: list[Player]
    spectators: int
    deciders: list[int]


class Nudged(Struct, tag="nudged"):
    """To one player: the table has been waiting for you for that many seconds."""

    seconds: float


class TakeHero(Sent, tag="take-hero"):
    """A free hero, a bot's, or one whose player is missed."""

    hero: HeroId


class GiveToBot(Sent, tag="give-to-bot"):
    """Lets a bot play a hero: a free one, your own, one whose player is missed, or a bot's, for another kind of bot.

    A missed player gets the hero back when it returns, at the next decision.
    """

    hero: HeroId
    bot: BotName


class LeaveHero(Sent, tag="leave-hero"):
    """One's own hero; before the start a bot's as well."""

    hero: HeroId


class HandHero(Sent, tag="hand-hero"):
    """Gives one's hero to another player."""

    hero: HeroId
    to: Count


class HandLead(Sent, tag="hand-lead"):
    to: Count


class Ready(Sent, tag="ready"):
    ready: bool


class Start(Sent, tag="start"):
    """Leaves the lobby. Heroes without a player go to the lead."""


class Rename(Sent, tag="rename"):
    name: Nickname


class NewRoom(Struct, forbid_unknown_fields=True):
    """POST /api/tables: a stage with heroes, or a scene. `alone`: no lobby, the opener plays all heroes but those that
    `bots` gives to a bot, by hero. `codec` are numbers that were called: secrets among them count (CDX-1)."""

    name: Nickname
    stage: Annotated[str, Meta(max_length=60)] | None = None
    heroes: Annotated[list[HeroId], Meta(max_length=4)] | None = None
    seed: Seed | None = None
    memory_box: Annotated[list[HeroId], Meta(max_length=60)] = []
    codec: Annotated[list[CodecNumber], Meta(max_length=200)] = []
    scene: Annotated[str, Meta(max_length=20_000)] | None = None
    options: Options | None = None
    alone: bool = True
    bots: Annotated[dict[HeroId, BotName], Meta(max_length=4)] = {}


class NewBranch(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/branch: a new table from a moment of this one."""

    name: Nickname
    answers: Count


class Join(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join"""

    name: Nickname


class Seat(Struct):
    """Your place: the table, the link for spectators, and the token that proves the seat. Keep it."""

    table: str
    watch: str
    token: str
    player: int


class Outside(Struct):
    """GET /api/outside: what links for other devices begin with. Empty where only this machine can come in, and
    for pages that have come from outside themselves."""

    address: str


class Summary(Struct):
    """GET /api/tables/{id}: what a link shows before you sit down, and what Home shows of your tables."""

    table: str
    stage: str
    heroes: list[str]
    free: list[str]
    bots: dict[str, BotName]
    players: list[Player]
    started: bool
    round: int
    outcome: Outcome | None
    question: str | None
    waiting_for: list[str]
    options: Options
    difficulty: Difficulty | None
    watching: bool
