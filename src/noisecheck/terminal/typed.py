"""From what somebody types to the option that is meant."""

from __future__ import annotations

from collections.abc import Iterable

from noisecheck.content.meant import names_like
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.game import Game
from noisecheck.engine.phrases import PHRASES, split_words
from noisecheck.engine.table import Option
from noisecheck.terminal.choices import ListedOption, numbered
from noisecheck.texts import name

SHORTEST = 3  # letters of a beginning that stand for the whole word


def meant(game: Game, text: str) -> str:
    """The option's own text, where it can be told which one is meant; else what was typed, in lower case.

    Case does not matter, nor on which side of a door one begins; an option may be typed as it is shown, or by the
    beginnings of its words: `hand c4`, `focus minus a7`.
    """
    plain = doors_in_order(game, text.lower())
    shown = numbered(game)
    readings = (
        [each for each in shown if str(each.option) == text],
        [each for each in shown if str(each.option).lower() == plain],
        [each for each in shown if as_shown(each) == typable(plain)],
        [each for each in shown if begins_like(game, each.option, split_words(typable(plain)))],
    )
    return next((str(found[0].option) for found in readings if len(found) == 1), plain)


def near(game: Game, text: str, commands: Iterable[str]) -> str:
    """What is spelled much like this, where its first word is no command and no verb of an option; else nothing."""
    verb, *words = split_words(text)
    options = game.decision.options if game.decision else []
    printed = DASHBOARDS[game.active_hero].actions if game.active_hero else ()
    known = {*commands, *printed, *(option.verb for option in options)}
    alike = [] if verb in {*known, *PHRASES} else names_like(verb, sorted(known))
    return " ".join([alike[0], *words]) if alike else ""


def doors_in_order(game: Game, text: str) -> str:
    """Doors by the name they have, whichever of their spaces was named first."""
    stage = game.state.stage
    return " ".join(
        stage.doors[stage.door_numbers[word]].name if word in stage.door_numbers else word for word in split_words(text)
    )


def typable(text: str) -> str:
    """With a plain minus, and in lower case."""
    return text.replace("−", "-").lower()


def as_shown(choice: ListedOption) -> str:
    return typable(f"{choice.label.head} {choice.label.words}".strip())


def begins_like(game: Game, option: Option, typed: list[str]) -> bool:
    """Whether every word typed is the beginning of the option's word; spaces and numbers have to be typed whole."""
    words = split_words(str(option))
    return len(words) == len(typed) and all(is_beginning(game, *pair) for pair in zip(words, typed, strict=True))


def is_beginning(game: Game, word: str, typed: str) -> bool:
    if word.lower() == typed:
        return True
    stage = game.state.stage
    if word in stage.board.numbers or word in stage.door_numbers or word.isdecimal():
        return False
    said = typable(name(word))
    return (len(typed) >= SHORTEST and word.startswith(typed)) or (said != word and said.split()[0] == typed)
