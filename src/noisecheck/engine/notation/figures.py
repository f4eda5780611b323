"""The lines of a scene about heroes, guards and the tokens among them."""

from __future__ import annotations

import re
from bisect import insort
from collections.abc import Callable
from functools import partial

from noisecheck.engine.board import bits
from noisecheck.engine.bosses.kit.bulk import under_boss
from noisecheck.engine.cards import Die
from noisecheck.engine.dashboards import DASHBOARDS, HERO_IDS
from noisecheck.engine.equipment import GEAR, gear_named
from noisecheck.engine.errors import SceneError
from noisecheck.engine.notation.draft import Draft
from noisecheck.engine.notation.lines import SceneLine
from noisecheck.engine.rules.damage import GUARD_FIGURES
from noisecheck.engine.state import (
    ALERT,
    INVESTIGATE,
    Body,
    Card,
    Charge,
    Guard,
    Hero,
    Lock,
)

CHARGES = ("c-4", "claymore", "time-bomb", "grenade", "missile")


def read_hero(draft: Draft, line: SceneLine) -> None:
    hero = Hero(line.take("a hero"), 0)
    draft.only_once(line, hero.id)
    hero.space = line.space(draft.board)
    dashboard = DASHBOARDS[hero.id]
    words = ["disguised", "boxed", "damage", "spent", "noisy", "hostages", "acted", "inactive", "used"]
    while line.peek():
        match line.one_of(words, "a word about a hero"):
            case "disguised":
                hero.disguised = True
            case "boxed":
                hero.boxed = True
            case "damage":
                hero.damage = line.integer("damage", 0, 42)
            case "spent":
                hero.spent = line.integer("Action tokens", -1, dashboard.actions_a_turn)
            case "hostages":
                hero.hostages = line.integer("a number of hostages", 0, 12)
            case "noisy":
                hero.noisy = line.integer("Action tokens", 0, dashboard.actions_a_turn + 1)
            case "acted":
                hero.acted = True
            case "inactive":
                for _ in line.listed(","):
                    hero.inactive += (line.one_of(dashboard.focus, "a Focus token"),)
            case _:
                for _ in line.listed(","):
                    known = [*dashboard.abilities, *GEAR]
                    hero.used += (line.one_of(known, "an ability or card used this round"),)
    hero.inactive = tuple(token for token in dashboard.focus if token in hero.inactive)
    hero.used = tuple(sorted(hero.used))
    draft.state.heroes.append(hero)


def read_gear(draft: Draft, line: SceneLine) -> None:
    column, owner = line.column(), line.one_of(HERO_IDS, "a hero")
    cards: list[Card] = []
    for _ in line.listed(","):
        at = line.column()
        name, _, count = line.take("a card").partition("*")
        gear = gear_named(name)
        if gear is None:
            raise line.fault(repr(name), f"equipment: {', '.join(GEAR)}", at)
        tokens = gear.tokens
        if count:
            if not count.isdecimal() or int(count[:9]) > gear.tokens:
                raise line.fault(repr(count), f"at most the {gear.tokens} tokens printed on the card (SET-14)", at)
            tokens = int(count)
        draft.only_once(line, f"{name} of {owner}")
        cards.append(Card(name, tokens))
    draft.later.append(lambda: draft.owner(line, column, owner).gear.extend(cards))


def read_guard(draft: Draft, line: SceneLine) -> None:
    guard = Guard(line.space(draft.board), line.direction())
    while line.peek():
        match line.one_of(["damage", "ko", "hurt-by", "checked", "activated"], "a word about a guard"):
            case "damage":
                guard.damage = line.integer("damage below Health", 0, 1)
            case "ko":
                guard.ko = line.integer("KO damage below Health", 0, 1)
            case "hurt-by":
                column, guard.hurt_by = line.column(), line.one_of(HERO_IDS, "a hero")
                draft.later.append(partial(draft.owner, line, column, guard.hurt_by))
            case "checked":
                guard.checked = True
            case _:
                guard.activated = True
    if len(draft.state.guards) == GUARD_FIGURES:
        raise line.fault("a guard too many", f"at most the {GUARD_FIGURES} figures (COM-12)", line.words[0][1])
    draft.state.bring_in(guard)


def read_ko(draft: Draft, line: SceneLine) -> None:
    space = line.space(draft.board)
    draft.state.place_body(Body(space, line.integer("stars", 1, 2), line.skip("tied")))


def read_dead(draft: Draft, line: SceneLine) -> None:
    draft.state.place_body(Body(line.space(draft.board), 0))


def read_attention(draft: Draft, line: SceneLine) -> None:
    side = line.words[0][0]
    column, name = line.column(), line.one_of(HERO_IDS, "a hero")
    draft.only_once(line, f"the Attention token of {name}")
    space = line.space(draft.board)

    def finish() -> None:
        hero = draft.owner(line, column, name)
        hero.attention, hero.attention_space = side, space

    draft.later.append(finish)


def read_charge(draft: Draft, line: SceneLine) -> None:
    kind = line.take("an explosive")
    space = line.space(draft.board)
    line.must("by")
    column, owner = line.column(), line.one_of(HERO_IDS, "a hero")
    draft.later.append(partial(draft.owner, line, column, owner))
    insort(draft.state.charges, Charge(space, kind, owner))


def read_lock(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "lock")
    column, name = line.column(), line.take("a locked object")
    line.must("by")
    hero_column, hero = line.column(), line.one_of(HERO_IDS, "a hero")
    dice = []
    while line.peek():
        word = line.peek()
        if not re.fullmatch(r"w[!1-6]|b[1-6]", word):
            raise line.fault(repr(word), "a die such as w! or b4")
        line.take("a die")
        dice.append(Die(word[0], 0 if word[1] == "!" else int(word[1])))
    if not dice:
        raise line.fault("no dice", "dice such as w! b4")

    def finish() -> None:
        draft.owner(line, hero_column, hero)
        draft.state.lock = Lock(locked_object(draft, line, column, name), hero, tuple(dice))

    draft.later.append(finish)


def locked_object(draft: Draft, line: SceneLine, column: int, name: str) -> str:
    """The name of a locked door or of a terminal that is not hacked."""
    door, terminal = draft.stage.door_numbers.get(name), draft.stage.terminal_numbers.get(name)
    if door is not None and draft.state.locked >> door & 1:
        return draft.stage.doors[door].name
    if terminal is None or draft.state.hacked >> terminal & 1:
        raise line.fault(repr(name), "a locked door or terminal of this scene", column)
    return name


def settle_figures(draft: Draft, number: int) -> None:
    taken, boss = 0, draft.state.boss
    figures = [*draft.state.heroes, *draft.state.guards, *(boss.figures() if boss else ())]
    body = boss.body if boss else 0
    for space in [*(figure.space for figure in figures), *bits(body & ~under_boss(draft.state))]:
        if taken >> space & 1:
            raise SceneError(number, 1, f"two figures in {draft.board.names[space]}", "one at most (MOV-1)")
        taken |= 1 << space
    for hero in draft.state.heroes:
        if hero.damage >= DASHBOARDS[hero.id].health and not draft.state.outcome:
            raise SceneError(number, 1, f"{hero.id} with damage {hero.damage}", "less than its Health (COM-6)")
    if not draft.state.heroes:
        raise SceneError(number, 1, "no hero", f"a line such as: snake {draft.board.names[0]}")


FIGURES: dict[str, Callable[[Draft, SceneLine], None]] = {
    "gear": read_gear,
    "guard": read_guard,
    "ko": read_ko,
    "dead": read_dead,
    INVESTIGATE: read_attention,
    ALERT: read_attention,
    "lock": read_lock,
}
