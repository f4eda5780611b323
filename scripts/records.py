"""Replays the records of whole games in tests/records; what no longer leads where it led is made anew.

python -m scripts.records [STAGE …]

What has to be there is told by `tests/endings.py`; what is missing is looked for with bots, seed by seed. They may look
at anything, the dice to come too: it is a game with this end that is wanted, not a fair one. A record is a saved game,
so a better one that somebody played may be put in its place.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count, islice
from math import ceil
from pathlib import Path
from typing import Any

from noisecheck import Game, NoisecheckError, Option, load_game, new_game
from noisecheck.content.loader import find_stage, parties
from scripts.aiming import cards_to_game_over, for_all_that_happens, for_the_win, for_the_worse, living_until
from tests.endings import (
    GAME_OVER,
    RECORDS,
    WON,
    ending_of,
    numbers_of_heroes,
    records,
    said_ending,
    shown,
    slug,
    stage_of,
    stages,
    wanted,
)

SEEDS = 200
FEW = 4  # the shortest of so many is kept
WINS = 3  # of each stage, by whatever number of heroes
REMEDIES = ["body-armor", "bandana", "medicine", "rations-2", "rations-3", "rations-4"]

Player = Callable[[Game], list[Option]]


# looking for games


def games(stage: str, aim: str) -> Iterator[Game]:
    """Those in which it happens: an ending, or something else in a game that is won."""
    heroes, _, sought = aim.rpartition(": ")
    number, play = int(heroes or numbers_of_heroes(stage)[0]), player_for(sought)
    for game in openings(stage, number, sought):
        with suppress(NoisecheckError):  # somebody walked in circles
            for answer in play(game):
                game.choose(answer)
            if aim in shown(game) and (heroes or str(game.outcome) == WON):
                yield game


def player_for(sought: str) -> Player:
    match sought:
        case "won":
            return for_the_win
        case "game over" | "hostage killed":
            return partial(living_until, ending=sought)
        case "killed in action" | "a guard was killed":
            return for_the_worse
    return partial(for_all_that_happens, happening=sought)


def openings(stage: str, number: int, sought: str) -> list[Game]:
    """By seeds; for the end of time those first in which it comes soonest, with all that helps to live so long."""
    of_number, box = parties(find_stage(stage).file, number), REMEDIES if sought == GAME_OVER else []
    dealt = [new_game(stage, of_number[seed % len(of_number)], seed, box) for seed in range(SEEDS)]
    return sorted(dealt, key=lambda game: cards_to_game_over(game.state)) if sought == GAME_OVER else dealt


# the folder


def renew(stage: str) -> None:
    """Takes out what no longer holds, and puts in what is missing."""
    holding = [game for record in records() if stage_of(record) == stage and (game := replayed(record))]
    for aim in sorted(wanted(stage), reverse=True):  # what players decide at an event before the event
        lacking = least(stage, aim) - sum(aim in shown(game) for game in holding)
        if lacking > 0:
            holding += added(stage, aim, lacking, [game.origin for game in holding])


def least(stage: str, aim: str) -> int:
    """How many records there are of an aim: games that are won are shared out among the numbers of heroes."""
    return ceil(WINS / len(numbers_of_heroes(stage))) if aim.endswith(WON) else 1


def replayed(record: Path) -> Game | None:
    """The game of a record. If it does not lead where it led, the record is taken out."""
    with suppress(NoisecheckError):
        game = load_game(record.read_text("utf-8"))
        if ending_of(game.state) == said_ending(record):
            return game
    print(f"taken out: {record.name}", flush=True)
    record.unlink()
    return None


def added(stage: str, aim: str, number: int, known: list[dict[str, Any]]) -> list[Game]:
    """So many new ones, the shortest of a few; the end of time is looked for where it comes soonest anyway."""
    new = (game for game in games(stage, aim) if game.origin not in known)
    few = number if aim.endswith(GAME_OVER) else FEW * number
    found = sorted(islice(new, few), key=lambda game: len(game.steps()))[:number]
    if len(found) < number:
        print(f"not found: {stage}, {aim}", flush=True)
    for game in found:
        record = free_name(stage, len(game.state.heroes), aim.rpartition(": ")[2])
        record.write_text(game.save())
        print(f"put in: {record.name}, {len(game.steps())} steps", flush=True)
    return found


def free_name(stage: str, number: int, sought: str) -> Path:
    """A plain win has a number, all others say what they are for."""
    endings = map(str, count()) if sought == WON else [slug(sought)]
    names = (RECORDS / f"{stage}-{number}-{ending}.json" for ending in endings)
    return next(name for name in names if not name.exists())


if __name__ == "__main__":
    for name in sys.argv[1:] or stages():
        renew(name)
