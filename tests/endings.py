"""What the records show, and what they have to show: every way a stage can end, and all that can happen there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from noisecheck import Game, State, stage_ids
from noisecheck.content.loader import find_stage, parties, variant_ids
from noisecheck.engine.board import bits
from noisecheck.engine.state import HOSTAGE

RECORDS = Path(__file__).parent / "records"
WON = "won"
KILLED_IN_ACTION = "killed in action"
GAME_OVER = "game over"
GUARD_KILLED = "a guard was killed"
HOSTAGE_KILLED = "hostage killed"
ENDINGS = WON, KILLED_IN_ACTION, GAME_OVER, GUARD_KILLED, HOSTAGE_KILLED


def records() -> list[Path]:
    return sorted(RECORDS.glob("*.json"))


def stage_of(record: Path) -> str:
    return str(json.loads(record.read_text("utf-8"))["origin"]["stage"])


def said_ending(record: Path) -> str:
    """How a record says by its name that it ends; those that say nothing are won."""
    return next((ending for ending in ENDINGS if record.stem.endswith(slug(ending))), WON)


def slug(words: str) -> str:
    return words.replace(" ", "-")


# what they have to show


def stages() -> list[str]:
    """Those that come with the game, and fights of VR missions (BOS-45): one for each boss, and that with a hostage."""
    return [*stage_ids(), *(each for each in variant_ids() if each.startswith("recon-") or each == "hostages-ocelot")]


def wanted(stage: str) -> set[str]:
    """SET-3: each ending for each number of heroes, of VR fights for the smallest; and all that can happen there."""
    numbers = numbers_of_heroes(stage)
    endings = {
        of_party(number, ending)
        for number in (numbers[:1] if stage in variant_ids() else numbers)
        for ending in endings_of(stage, number)
    }
    return endings | {happening for number in numbers for happening in happenings_of(stage, number)}


def numbers_of_heroes(stage: str) -> list[int]:
    return sorted(find_stage(stage).file.players)


def opening(stage: str, number: int) -> State:
    """The position before cards are dealt, of the first party of so many heroes."""
    loaded = find_stage(stage)
    return loaded.opening(parties(loaded.file, number)[0])


def endings_of(stage: str, number: int) -> list[str]:
    """SET-4, SET-5: any stage can be won, and in any a hero can be killed: guards or a boss attack in all of them.

    The Game Over card lies in every Order deck, and where there are guards there is one (SET-16). That no guard may die
    (SET-7), and no hostage (BOS-13), is so where the stage says it.
    """
    state = opening(stage, number)
    tokens = state.boss.tokens if state.boss else []
    possible = {
        WON: True,
        KILLED_IN_ACTION: True,
        GAME_OVER: state.stage.has_guards,
        GUARD_KILLED: state.stage.mission.killing_fails,
        HOSTAGE_KILLED: any(token.kind == HOSTAGE for token in tokens),
    }
    return [ending for ending in ENDINGS if possible[ending]]


def happenings_of(stage: str, number: int) -> Iterator[str]:
    """SET-8: events, with all that players may decide there; optional objectives (SET-4)."""
    layout = opening(stage, number).stage
    for event in layout.events:
        yield event.letter
        yield from (f"{event.letter} {choice}" for choice in layout.section(event.letter).choices)
    for objective in layout.objectives:
        if objective.optional:
            yield f"objective {layout.board.names[objective.space]}"


# what they show


def shown(game: Game) -> set[str]:
    return {of_party(len(game.state.heroes), ending_of(game.state)), *happened_in(game.state)}


def of_party(number: int, ending: str) -> str:
    return f"{number}: {ending}"


def ending_of(state: State) -> str:
    """Whoever was killed, it is the same ending; none while the game goes on."""
    return next((ending for ending in ENDINGS if str(state.outcome).endswith(ending)), "")


def happened_in(state: State) -> Iterator[str]:
    layout = state.stage
    yield from (layout.events[number].letter for number in bits(state.resolved))
    yield from state.decided
    for number in bits(state.taken & ~layout.goals):
        yield f"objective {layout.board.names[layout.objectives[number].space]}"
