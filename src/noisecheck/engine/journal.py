"""Saved games: how a game began, and every answer given since, step by step; those a scene brings along are among them.

Each step keeps the digest of the position it began from and each answer the fingerprint of its question, so a record
that no longer leads where it led is found out at the answer, loudly.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from noisecheck.engine.errors import BadSave, Diverged
from noisecheck.engine.events import Event
from noisecheck.engine.formats import GAMES, NewerFormat, NoFormat, brought_up, newest
from noisecheck.engine.nesting import shallow_text
from noisecheck.engine.state import State

if TYPE_CHECKING:
    from noisecheck.engine.game import Game

FORMAT = newest(GAMES)
SEALED = "noisecheck-sealed"  # the mark of a file that may not be read while its game goes on


class Answer(NamedTuple):
    """What was chosen, and the fingerprint of the question it answered."""

    text: str
    question: int


class Past(NamedTuple):
    """A finished step: the checkpoint it began from, its answers and events. Linked, so that clones share it."""

    checkpoint: State
    answers: tuple[Answer, ...]
    events: list[Event]
    told: int  # events of the game before this step
    before: Past | None


Steps = list[tuple[str, list[Answer]]]  # each with the digest of the position it began from


def save_game(game: Game) -> str:
    """The game as text."""
    steps = [(past.checkpoint, past.answers) for past in game.steps()] + [(game.checkpoint, game.given)]
    return json.dumps(
        {
            "noisecheck": FORMAT,
            "origin": game.origin,
            "steps": [[checkpoint.digest(), *answers] for checkpoint, answers in steps if answers],
        }
    )


def load_game(text: str, begin: Callable[[dict[str, Any]], Game]) -> Game:
    """Plays a saved game again to where it was. `begin` makes the game its origin names."""
    origin, steps = parse(text)
    game = begin(origin)
    for answer in replayed(game, steps):
        game.choose(answer)
    return game


def replayed(game: Game, steps: Steps) -> Iterator[str]:
    """The answers of a record, one by one, each checked against the question it should answer."""
    for digest, answers in steps:
        if game.checkpoint.digest() != digest:
            why = "the stage or the rules have changed since"
            raise Diverged(f"before {answers[0].text!r}: the position is not the one that was saved; {why}")
        for answer in answers:
            if game.decision is None or game.decision.fingerprint() != answer.question:
                asked = game.decision or game.outcome
                raise Diverged(f"{answer.text!r} was an answer to another question than: {asked}")
            yield answer.text


def parse(text: str) -> tuple[dict[str, Any], Steps]:
    """A saved game's origin and steps, or a `BadSave`."""
    try:
        saved = json.loads(shallow_text(text))
    except (ValueError, TypeError, AttributeError):
        raise BadSave("a saved game is JSON text; this is not") from None
    if isinstance(saved, dict) and SEALED in saved:
        raise BadSave("this game still goes on, and is sealed until it ends; import it in the browser to go on")
    if not isinstance(saved, dict):
        raise BadSave(f'a saved game has "noisecheck": {FORMAT}; this text has not')
    try:
        saved = brought_up(saved, "noisecheck", GAMES)
    except NoFormat:
        raise BadSave(f'a saved game has "noisecheck": {FORMAT}; this text has not') from None
    except NewerFormat as newer:
        raise BadSave(
            f"this game was saved in format {newer}; this noisecheck reads up to {FORMAT}: update it"
        ) from None
    origin, steps = saved.get("origin"), saved.get("steps")
    if not isinstance(origin, dict) or not isinstance(steps, list):
        raise BadSave('a saved game has an "origin" and "steps"; one of them is missing or of another type')
    return origin, [parse_step(number, step) for number, step in enumerate(steps, 1)]


def parse_step(number: int, step: Any) -> tuple[str, list[Answer]]:
    match step:
        case [str(digest), first, *more]:
            answers = [first, *more]
            if all(
                isinstance(each, list) and len(each) == 2 and isinstance(each[0], str) and isinstance(each[1], int)
                for each in answers
            ):
                return digest, [Answer(*each) for each in answers]
    raise BadSave(f"step {number} of the saved game is not a digest and answers with their question's fingerprint")
