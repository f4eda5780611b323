"""An option as a player reads it: names instead of ids, faces instead of numbers of dice, and what it may cost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from noisecheck.engine.cards import Die
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.game import Game
from noisecheck.engine.rules.actions import ACTIONS, cost_of, is_noisy
from noisecheck.engine.rules.changes import Change
from noisecheck.engine.rules.cover import is_camouflaged
from noisecheck.engine.rules.focus import TOKENS
from noisecheck.engine.rules.moving import landings
from noisecheck.engine.table import Decision, Option
from noisecheck.foresight.questions import as_dice, touched, turned
from noisecheck.terminal import locks
from noisecheck.texts import dice, name, say

MOVES = ("sneak", "dash", "step", "focus")
MOST_SPACES = 4  # that tell one way from the others; where it takes more, all that differ are shown


class Label(NamedTuple):
    """`head` is what options of a kind begin with; `price` what an action costs, where that is not one quiet one."""

    head: str
    words: str
    note: str = ""
    warning: str = ""
    price: str = ""


def label(game: Game, decision: Decision, option: Option) -> Label:
    head, words = head_and_words(game, decision, option)
    return Label(head, words, note(game, option), warning(game, decision, option), price(game, decision, option))


def head_and_words(game: Game, decision: Decision, option: Option) -> tuple[str, str]:
    verb, words = option.verb, option.words
    rolled = as_dice(decision)
    if verb == "path":
        return verb, by_where(words.split(), [each.words.split() for each in decision.options])
    if verb == "reroll" and game.state.lock:
        return verb, faces(game.state.lock.dice[int(number) - 1] for number in words.split())
    if verb in ("refresh", "decide"):
        return verb, name(words)
    if verb == "equip" or words.startswith("back "):
        thing, _, words = words.partition(" ")
        verb = f"{verb} {thing}"
    if verb in ("focus", "use"):
        verb, words = with_thing(verb, words)
    if isinstance(option.value, Change) and rolled:
        return verb, changed(option.value, rolled)
    return verb, re.sub(r"^die (\d+)", lambda found: faces([rolled[int(found[1]) - 1]]), words) if rolled else words


def with_thing(verb: str, words: str) -> tuple[str, str]:
    """The verb with the token, by its name and perhaps its owner's, or with the card; then the other words."""
    thing, _, rest = words.partition(" ")
    if thing in DASHBOARDS:
        token, _, rest = rest.partition(" ")
        return f"{verb} {name(thing)} {name(token)}", rest
    return f"{verb} {name(thing) if thing in TOKENS else thing}", rest


def in_plan(text: str) -> str:
    """An option of a plan, as the menu will name it when it comes to that."""
    verb, _, words = text.partition(" ")
    return " ".join(with_thing(verb, words)).strip() if verb in ("focus", "use") else text


# dice


def faces(shown: Iterator[Die] | list[Die]) -> str:
    return dice(" ".join(map(str, shown)))


def changed(change: Change, rolled: list[Die]) -> str:
    """The dice a change touches: ■3→5, or the die that is rolled again."""
    dice, after = [rolled[each] for each in touched(change)], turned(change, rolled)
    if not after:
        return faces(dice)
    return " ".join(f"{faces([die])}→{new.face}" for die, new in zip(dice, after, strict=True))


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
    for word in option.words.split():
        lock = locks.locked(game.state, word) if option.verb != "path" else None
        if lock and ("-" in word or option.verb == "hack"):
            return say("choice-lock", {"level": lock.level, "needs": locks.in_words(lock.needs)})
    if option.verb == "interact" and " " not in option.words and "-" not in option.words:
        return say("choice-objective", {})
    return ""


def warning(game: Game, decision: Decision, option: Option) -> str:
    """MOV-2, MOV-3: whom a step leaps over, and what that brings on."""
    if option.verb not in MOVES or not isinstance(option.value, int) or not decision.hero:
        return ""
    state, hero = game.state, game.hero(decision.hero)
    jumped = landings(state, hero.space).get(option.value, ())
    if not jumped:
        return ""
    over = " ".join(state.stage.board.names[space] for space in jumped)
    guards = 0 if hero.disguised else sum(state.enemy_spaces() >> space & 1 for space in jumped)
    if guards and is_camouflaged(state, hero):
        return say("choice-leap-camouflaged", {"over": over})
    return say("choice-leap", {"over": over, "attacks": guards})


def price(game: Game, decision: Decision, option: Option) -> str:
    if decision.kind != "action" or option.verb not in ACTIONS:
        return ""
    cost = cost_of(game.hero(decision.hero), option)
    words = [say("choice-cost", {"cost": cost})] * (cost != 1) + [say("choice-noisy", {})] * is_noisy(option)
    return ", ".join(words)
