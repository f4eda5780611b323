"""A game of a campaign at the terminal: begun or gone on with, kept in its campaign, and told when it is over."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text

from noisecheck import campaign as campaigns
from noisecheck.campaign import Begun, Campaign, CampaignError, Result, interrogation
from noisecheck.engine.errors import NoisecheckError
from noisecheck.engine.events import Event
from noisecheck.engine.game import Game
from noisecheck.terminal import campaign_store, saves, signs, starting
from noisecheck.terminal.campaign_store import Desk
from noisecheck.terminal.radio import Radio
from noisecheck.terminal.session import Read, Session
from noisecheck.terminal.signs import PROBLEM
from noisecheck.terminal.story import hanging, in_words, tell_outcome
from noisecheck.texts import about, name, say


class InCampaign:
    """Keeps a game in its campaign: after every answer, and its result when it is over."""

    leads = "campaign"

    def __init__(self, desk: Desk, number: int) -> None:
        self.desk = desk
        self.number = number
        self.rewinds = desk.campaign.playing.rewinds if desk.campaign.playing else 0
        self.radio = Radio(desk)
        self.has_failed = False

    def keep(self, game: Game, bots: Mapping[str, str]) -> Text | None:
        """What cannot be written does not stop the game, and is told once."""
        try:
            self.desk.put(hear(self.with_game(game, bots), self.radio.called))
        except (OSError, CampaignError) as error:
            was_told, self.has_failed = self.has_failed, True
            reason = error.strerror if isinstance(error, OSError) else str(error)
            facts = {"file": str(campaign_store.path_of(self.desk.campaign)), "reason": str(reason)}
            return None if was_told else Text(say("save-failed", facts), PROBLEM)
        self.has_failed = False
        return None

    def with_game(self, game: Game, bots: Mapping[str, str]) -> Campaign:
        if game.outcome:
            return campaigns.record(self.desk.campaign, self.number, game, campaign_store.now())
        return campaigns.keep(self.desk.campaign, self.number, json.loads(saves.record(game, bots)), self.rewinds)

    def again(self, game: Game) -> Game:
        """The stage once more, with what the Memory Box holds by now."""
        begun = campaigns.retry(self.desk.campaign, self.number, starting.any_seed())
        self.desk.campaign, self.number, self.rewinds = begun.campaign, begun.campaign.games, 0
        return begun.game

    def goodbye(self, game: Game) -> str:
        return "" if game.outcome else say("goodbye-unsaved" if self.has_failed else "campaign-game-kept", {})


def play(console: Console, read: Read, desk: Desk, begun: Begun, bots: Mapping[str, str]) -> None:
    """The game until the player leaves it; if it is over by then, what came of it."""
    before, playing = desk.campaign, begun.campaign.playing
    assert playing is not None
    desk.campaign = begun.campaign
    kept = InCampaign(desk, playing.number)
    session = Session(begun.game, console, read, pauses=starting.has_reader(console), bots=bots, kept=kept)
    session.play()
    result = desk.campaign.result(kept.number)
    if result:
        for line in debrief(before, desk.campaign, result, session.game.events):
            console.print(hanging(console, line))


def hear(campaign: Campaign, numbers: Iterable[str]) -> Campaign:
    """CDX-1: these numbers were called; some of them may be secrets."""
    for number in numbers:
        campaign = campaigns.call(campaign, number)
    return campaign


def go_on(console: Console, read: Read, desk: Desk) -> None:
    """The game that is open. One that can no longer be played is set aside, and its stage can be begun again."""
    playing = desk.campaign.playing
    assert playing is not None
    try:
        saved = saves.saved_in(json.dumps(playing.game))
    except NoisecheckError as error:
        kept = set_aside(desk.campaign)
        desk.put(campaigns.give_up(desk.campaign))
        console.print(Text(say("autosave-broken", {"file": str(kept), "reason": str(error)}), PROBLEM))
        return
    play(console, read, desk, Begun(desk.campaign, saved.game), saved.bots)


def set_aside(campaign: Campaign) -> Path:
    """The open game as a file of its own, which nothing will write over."""
    assert campaign.playing is not None
    path = saves.home() / f"{campaign.id}-{campaign.playing.number}.json"
    saves.write_atomically(path, json.dumps(campaign.playing.game))
    return saves.set_aside(path, "broken")


# what came of it


def debrief(before: Campaign, after: Campaign, result: Result, events: list[Event]) -> Iterator[Text]:
    """S7: how it ended and why, what was unlocked, who joined."""
    facts: dict[str, str | int] = {"rounds": result.rounds, "alarms": result.alarms, "seed": str(result.seed)}
    yield Text(f"\n{say('campaign-debrief', {'stage': name(result.stage)})}", "bold")
    verdict = tell_outcome(result.outcome)
    yield Text(f" {verdict} {say('campaign-figures', facts)}", verdict.style)
    if not result.is_won:
        yield from how_it_came(events)
    had = campaigns.memory_box(before)
    for card in campaigns.memory_box(after):
        if card not in had:
            yield Text.assemble((f" {say('campaign-unlocked', {'gear': card})}", "bold"), f" {about(card)}")
    there = campaigns.unlocked_heroes(before)
    for hero in campaigns.unlocked_heroes(after):
        if hero not in there:
            yield Text(f" {say('campaign-joins', {'hero': hero})}", "bold")
    if campaigns.is_complete(after) and not campaigns.is_complete(before):
        yield Text(f" {say('campaign-complete', {})}", signs.GOAL)
        if ended := interrogation.outcome(after):
            yield Text(f" {say('campaign-ending', {'outcome': ended})}", "italic")


def how_it_came(events: list[Event]) -> Iterator[Text]:
    """The last event and what caused it, step by step, the first cause first."""
    chain = []
    event: Event | None = events[-1] if events else None
    while event is not None and event.cause is not None:
        event = events[event.cause]
        chain.append(event)
    for each in reversed(chain):
        yield Text.assemble(f"   {in_words(each)}", (f"  {each.rule}", "dim"))
