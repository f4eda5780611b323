"""An option as a player reads it: names instead of ids, faces instead of numbers of dice, and what it may cost."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from noisecheck.engine.cards import Die
from noisecheck.engine.game import Game
from noisecheck.engine.phrases import Said, read
from noisecheck.engine.table import Decision, Option
from noisecheck.foresight.shapes import Choice
from noisecheck.foresight.view import locks
from noisecheck.foresight.view.questions import choice, leap
from noisecheck.texts import dice, name, say

HEADED_BY = {"use": "gear", "focus": "token", "equip": "hero", "put": "back"}
BY_NAME = {"focus": ("owner", "token"), "refresh": ("token",), "decide": ("choice",)}
MOST_SPACES = 4  # that tell one way from the others; where it takes more, all that differ are shown


class Label(NamedTuple):
    """`head` is what options of a kind begin with; `price` what an action costs, where that is not one quiet one."""

    head: str
    words: str
    note: str = ""
    warning: str = ""
    price: str = ""


def label(game: Game, decision: Decision, option: Option) -> Label:
    shown = choice(game.state, decision, option)
    head, words = head_and_words(game, decision, option, shown)
    return Label(head, words, note(game, option), warning(game, decision, option), price(shown))


def head_and_words(game: Game, decision: Decision, option: Option, shown: Choice) -> tuple[str, str]:
    said, rolled = read(game.state.stage, str(option)), decision.dice
    head, places = with_thing(said)
    if said.verb == "path":
        return head, by_where(said.spaces, [read(game.state.stage, str(each)).spaces for each in decision.options])
    if said.verb == "reroll" and game.state.lock:
        return head, faces([game.state.lock.dice[number - 1] for number in said.dice])
    if shown.becomes:
        return head, " ".join(
            f"{faces([rolled[number - 1]])}→{new.face}" for number, new in zip(shown.dice, shown.becomes, strict=True)
        )
    if said.dice and rolled:  # a die by its face
        dice_shown = faces([rolled[number - 1] for number in said.dice])
        places = [(part, dice_shown if part == "dice" else word) for part, word in places if word != "die"]
    return head, " ".join(word for _, word in places)


def with_thing(said: Said) -> tuple[str, list[tuple[str, str]]]:
    """The verb with the token, by its name and perhaps its owner's, or with the card or the hero; then the rest."""
    names = BY_NAME.get(said.verb, ())
    places = [(part, name(word) if part in names else word) for part, word in said.places]
    parts = [part for part, _ in places]
    last = HEADED_BY.get(said.verb)
    length = parts.index(last) + 1 if last in parts else 0
    return " ".join([said.verb, *(word for _, word in places[:length])]), places[length:]


def in_plan(game: Game, text: str) -> str:
    """An option of a plan, as the menu will name it when it comes to that."""
    said = read(game.state.stage, text)
    head, places = with_thing(said)
    return " ".join([head, *(word for _, word in places)]) if said.verb in ("focus", "use") else text


# dice


def faces(shown: Sequence[Die]) -> str:
    return dice(shown)


# ways


def by_where(way: list[str], ways: list[list[str]]) -> str:
    """The fewest spaces that tell this way from all others."""
    others = [set(each) for each in ways if each != way]
    if not others:
        return " ".join(way)
    telling = [space for space in way if any(space not in other for other in others)]
    for size in range(1, min(MOST_SPACES, len(telling)) + 1):
        for few in combinations(telling, size):
            if not any(other.issuperset(few) for other in others):
                return say("choice-by", {"spaces": " ".join(few)})
    return say("choice-by", {"spaces": " ".join(telling)})


# what it means


def note(game: Game, option: Option) -> str:
    """What the lock needs that it names; that an objective lies there."""
    said = read(game.state.stage, str(option))
    for lock in said.doors or said.spaces if option.verb == "hack" or said.doors else ():
        if found := locks.locked(game.state, lock):
            return say("choice-lock", {"level": found.level, "needs": locks.in_words(found.needs)})
    if option.verb == "interact" and [*said.parts] == ["space"]:
        return say("choice-objective", {})
    return ""


def warning(game: Game, decision: Decision, option: Option) -> str:
    """MOV-2, MOV-3: whom a step leaps over, and what that brings on."""
    leapt = leap(game.state, decision, option)
    if leapt is None:
        return ""
    over = " ".join(leapt.over)
    if leapt.attacks and leapt.camouflaged:
        return say("choice-leap-camouflaged", {"over": over})
    return say("choice-leap", {"over": over, "attacks": leapt.attacks})


def price(shown: Choice) -> str:
    """What an action costs; a Focus token takes none, and nobody expects it to."""
    if shown.cost is None or shown.verb == "focus":
        return ""
    words = [say("choice-cost", {"cost": shown.cost})] * (shown.cost != 1) + [say("choice-noisy", {})] * shown.noisy
    return ", ".join(words)
