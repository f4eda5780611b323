"""What happens to a campaign. Each of these makes a new one of the old; clocks, dice and files are the caller's."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from msgspec.structs import replace

from noisecheck import codec
from noisecheck.campaign import progress
from noisecheck.campaign.checks import check_name
from noisecheck.campaign.daily import alarms
from noisecheck.campaign.interrogation import has_come, wounds
from noisecheck.campaign.shapes import Campaign, CampaignError, Playing, Result
from noisecheck.content.loader import choose_heroes, find_stage, new_game
from noisecheck.engine.game import Game


class Begun(NamedTuple):
    """A game, and the campaign in which it is open."""

    campaign: Campaign
    game: Game


def begin(id: str, name: str, created: datetime) -> Campaign:
    """A new campaign, at the first stage. The id tells it from others and is made up by the caller."""
    return Campaign(id=id, name=check_name(name), created=created)


def rename(campaign: Campaign, name: str) -> Campaign:
    return replace(campaign, name=check_name(name))


def begin_stage(campaign: Campaign, stage: str, heroes: Sequence[str], seed: int) -> Begun:
    """SET-10: a new game on a stage, with the Memory Box and the secrets that are known. One game is open at a time."""
    if campaign.playing:
        raise CampaignError("game-open")
    standing = progress.standing(campaign, stage)
    if standing.reason:
        raise CampaignError("not-now", {"reason": str(standing.reason)})
    party = choose_heroes(find_stage(stage).file, heroes)
    unlocked = progress.unlocked_heroes(campaign)
    for hero in party:
        if hero not in unlocked:
            raise CampaignError("hero-not-there", {"hero": hero})
    known = progress.known_secrets(campaign, stage)
    game = new_game(
        stage, party, seed, progress.memory_box(campaign), known, progress.past(campaign), wounds(campaign, stage)
    )
    number = campaign.games + 1
    return Begun(replace(campaign, games=number, playing=Playing(number, json.loads(game.save()))), game)


def keep(campaign: Campaign, number: int, saved: dict[str, Any], rewinds: int = 0) -> Campaign:
    """The open game as it stands now, after that many rewinds. If it had ended and was taken back, so is its result.

    What followed from that, the interrogation, has not happened then.
    """
    check_same_game(campaign, number)
    results = tuple(result for result in campaign.results if result.number != number)
    asked = campaign.interrogation if has_come(results) else None
    return replace(campaign, results=results, interrogation=asked, playing=Playing(number, saved, rewinds))


def record(campaign: Campaign, number: int, game: Game, when: datetime) -> Campaign:
    """SET-9: the result of a game that is over. A game counts once, however often it is told."""
    if campaign.result(number):
        return campaign
    check_same_game(campaign, number)
    if campaign.playing and campaign.playing.game["origin"] != game.origin:
        raise CampaignError("another-game", {"number": number})
    if not game.outcome:
        raise CampaignError("not-over")
    result = Result(
        number=number,
        stage=game.origin["stage"],
        heroes=tuple(game.origin["heroes"]),
        seed=game.origin["seed"],
        outcome=game.outcome,
        rounds=game.state.round,
        alarms=alarms(game.events),
        when=when,
        rewards=game.rewards,
        secrets=tuple(game.origin.get("secrets", ())),
        rewinds=campaign.playing.rewinds if campaign.playing else 0,
    )
    return replace(campaign, results=(*campaign.results, result), playing=None)


def check_same_game(campaign: Campaign, number: int) -> None:
    """A game that was given up or replaced by another is no longer part of the campaign."""
    is_open = campaign.playing is not None and campaign.playing.number == number
    if not is_open and (campaign.playing or not campaign.result(number)):
        raise CampaignError("another-game", {"number": number})


def retry(campaign: Campaign, number: int, seed: int) -> Begun:
    """The stage of a game that is over once more, with the same heroes and what is in the Memory Box by now."""
    before = campaign.result(number)
    if before is None:
        raise CampaignError("no-such-game", {"number": number})
    return begin_stage(campaign, before.stage, before.heroes, seed)


def give_up(campaign: Campaign) -> Campaign:
    """The open game is dropped, and counts neither as won nor as lost."""
    return replace(campaign, playing=None)


def call(campaign: Campaign, number: str) -> Campaign:
    """CDX-1: a number was called. If it was a secret, it is found from now on."""
    found = [each for each in codec.secrets_found([number]).numbers if each not in campaign.codec]
    return replace(campaign, codec=(*campaign.codec, *found)) if found else campaign


def lift_veil(campaign: Campaign) -> Campaign:
    return replace(campaign, unveiled=True)


def draw_veil(campaign: Campaign) -> Campaign:
    return replace(campaign, unveiled=False)
