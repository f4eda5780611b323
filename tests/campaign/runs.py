"""Campaigns for tests: begun on a fixed day, with stages won or lost as a test likes."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from noisecheck import Game, campaign, load_game
from noisecheck.campaign import Campaign, Result
from noisecheck.campaign import plan as plans
from noisecheck.campaign.progress import prizes
from noisecheck.campaign.shapes import Interrogation
from noisecheck.content import loader
from noisecheck.engine.outcome import WON, Outcome
from noisecheck.engine.state import State

DAY = datetime(2026, 11, 15, 12, tzinfo=UTC)
RECORDS = Path(__file__).parent.parent / "records"
PAL_CARD, OTHER_HAND = "07.31", "10.26"  # the numbers of two secrets

LOST = Outcome("lost", "killed", "snake")


def fresh(name: str = "Shadow run") -> Campaign:
    return campaign.begin("0123456789abcdef", name, DAY)


def with_result(
    run: Campaign,
    stage: str,
    outcome: Outcome = WON,
    *,
    rounds: int = 6,
    alarms: int = 0,
    heroes: tuple[str, ...] = ("snake",),
) -> Campaign:
    """As if a game had been played to this end; whoever wins gets all that the stage can give."""
    number = run.games + 1
    rewards = tuple(prizes(stage)) if outcome == WON else ()
    result = Result(number, stage, heroes, 7, outcome, rounds, alarms, DAY, rewards)
    return replace(run, games=number, results=(*run.results, result))


def cleared_to(stage: str) -> Campaign:
    """A campaign in which all stages before this one are won; whoever was questioned has endured it."""
    run = fresh()
    for row in plans.core().stages:
        if row.id == stage:
            break
        run = with_result(run, row.id)
        if row.id == plans.core().interrogation.after:
            run = replace(run, interrogation=Interrogation((1, 1, 1)))
    return run


def questioned_at() -> Campaign:
    """A campaign in which the interrogation comes next."""
    return replace(cleared_to(plans.core().interrogation.before), interrogation=None)


def won_record() -> Game:
    """A game on the Cargo Dock with the seed 0, played to its end."""
    return load_game((RECORDS / "cargo-dock-1-0.json").read_text("utf-8"))


def answers_of(game: Game) -> list[str]:
    return [answer.text for past in game.steps() for answer in past.answers]


def stages_dealt(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The stage of every game that is dealt from now on."""
    dealt: list[str] = []

    def deal(stage: loader.LoadedStage, heroes: tuple[str, ...], seed: int) -> State:
        dealt.append(stage.file.id)
        return as_usual(stage, heroes, seed)

    as_usual = loader.deal
    monkeypatch.setattr(loader, "deal", deal)
    return dealt
