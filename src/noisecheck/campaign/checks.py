"""What a campaign from a file has to be beyond its types: names that exist, numbers that fit, a game that can go on."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from noisecheck import codec
from noisecheck.campaign import plan as plans
from noisecheck.campaign.interrogation import has_come
from noisecheck.campaign.shapes import LONGEST_NAME, Campaign, CampaignError, Playing, Result
from noisecheck.content.loader import check_memory_box
from noisecheck.engine.chance import MASK
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.errors import NoisecheckError
from noisecheck.engine.journal import parse
from noisecheck.engine.notation import OUTCOMES


class Origin(Struct, forbid_unknown_fields=True):
    """How a game of a campaign begins."""

    stage: str
    heroes: tuple[str, ...]
    seed: int
    memory_box: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    past: dict[str, int] = {}
    wounds: dict[str, int] = {}


class SavedGame(Struct, forbid_unknown_fields=True):
    """A saved game of a campaign; the journal knows what its steps have to be."""

    noisecheck: int
    origin: Origin
    steps: list[Any]
    bots: dict[str, str] = {}


def check_name(name: str) -> str:
    """A name that can be read, in one line."""
    if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        raise CampaignError("bad-name", {"longest": LONGEST_NAME})
    return name.strip()


def check(campaign: Campaign) -> None:
    """Raises a `CampaignError` for the first thing that is wrong."""
    if check_name(campaign.name) != campaign.name:
        raise CampaignError("bad-name", {"longest": LONGEST_NAME})
    found = codec.secrets_found(campaign.codec)
    check_each_once(campaign.codec, "codec")
    for number in campaign.codec:
        if number not in found.numbers:
            raise CampaignError("unknown-secret", {"secret": number})
    for result in campaign.results:
        check_result(result)
    check_numbers(campaign)
    check_interrogation(campaign)
    if campaign.playing:
        check_game(campaign.playing)


def check_result(result: Result) -> None:
    check_stage(result.stage)
    check_heroes(result.heroes)
    check_seed(result.seed)
    check_cards(result.rewards)
    check_secrets(result.secrets)
    if result.outcome not in OUTCOMES.values() or (result.rewards and not result.is_won):
        raise CampaignError("bad-outcome", {"number": result.number})


def check_numbers(campaign: Campaign) -> None:
    """Games are numbered as they are begun, and none counts twice."""
    numbers = [result.number for result in campaign.results]
    open_games = [campaign.playing.number] if campaign.playing else []
    for number in (*numbers, *open_games):
        if number > campaign.games:
            raise CampaignError("bad-number", {"number": number, "games": campaign.games})
    check_each_once([*numbers, *open_games], "results")


def check_interrogation(campaign: Campaign) -> None:
    """No more questions than are asked, and none after the end; nobody is questioned before the time."""
    asked, plan = campaign.interrogation, plans.core().interrogation
    if asked is None:
        return
    still_standing = sum(asked.lost[: -1 if not asked.gave_in else None]) < plan.strength
    if len(asked.lost) + asked.gave_in > plan.questions or not still_standing or not has_come(campaign.results):
        raise CampaignError("bad-interrogation")


def check_game(playing: Playing) -> None:
    """That it has the shape of a saved game, and names what exists. Whether it can go on shows when it does."""
    try:
        parse(json.dumps(playing.game))
        origin = msgspec.convert(playing.game, SavedGame).origin
    except (NoisecheckError, msgspec.ValidationError) as error:
        raise CampaignError("bad-game", {"reason": str(error)}) from None
    check_stage(origin.stage)
    check_heroes(origin.heroes)
    check_seed(origin.seed)
    check_cards(origin.memory_box)
    check_secrets(origin.secrets)


# names


def check_stage(stage: str) -> None:
    if not plans.core().has(stage):
        raise CampaignError("unknown-stage", {"stage": stage})


def check_heroes(heroes: Sequence[str]) -> None:
    for hero in heroes:
        if hero not in HERO_IDS:
            raise CampaignError("unknown-hero", {"who": hero})
    check_each_once(heroes, "heroes")
    if not heroes:
        raise CampaignError("no-hero")


def check_cards(cards: Sequence[str]) -> None:
    try:
        check_memory_box(cards)
    except NoisecheckError as error:
        raise CampaignError("unknown-card", {"reason": str(error)}) from None


def check_each_once(things: Iterable[object], where: str) -> None:
    seen = set()
    for thing in things:
        if thing in seen:
            raise CampaignError("twice", {"thing": str(thing), "where": where})
        seen.add(thing)


def check_secrets(secrets: Sequence[str]) -> None:
    known = {call.secret for call in codec.calls().values() if call.secret}
    for secret in secrets:
        if secret not in known:
            raise CampaignError("unknown-secret", {"secret": secret})
    check_each_once(secrets, "secrets")


def check_seed(seed: int) -> None:
    if not 0 <= seed <= MASK:
        raise CampaignError("bad-seed", {"seed": str(seed)})
