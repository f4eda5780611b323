"""The question that waits: every option with what it points at and costs, and why what is missing is missing.

And what players ask back: why something is not possible, why somebody sees a space or does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from noisecheck.engine.board import bits
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.kit.launcher import LAUNCHING
from noisecheck.engine.bosses.kit.reference_card import special_actions
from noisecheck.engine.cards import Die
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import carried
from noisecheck.engine.game import Game
from noisecheck.engine.gear.attachments import is_loud
from noisecheck.engine.gear.using import Using
from noisecheck.engine.heroes.otacon import Placing
from noisecheck.engine.keeping import keep
from noisecheck.engine.phrases import read, split_verb
from noisecheck.engine.rules.actions import ACTIONS, Focusing, cost_of, is_noisy
from noisecheck.engine.rules.changes import Change
from noisecheck.engine.rules.cover import is_camouflaged
from noisecheck.engine.rules.moving import landings
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Decision, Option
from noisecheck.foresight.shapes import Choice, Facts, Objection, Question, SightReason
from noisecheck.foresight.view.likely import likely, with_card
from noisecheck.foresight.view.position import die_of

SYSTEMS = ("recall", "resolve")
MOVES = ("sneak", "dash", "step", "focus")


def question(game: Game) -> Question | None:
    """None when the game is over."""
    decision = game.decision
    if decision is None:
        return None
    options = [choice(game.state, decision, option) for option in decision.options]
    facts: Facts = {**decision.facts}
    dice = list(map(die_of, decision.dice))
    return Question(decision.kind, decision.hero, decision.rule, facts, options, list(closed(game)), dice)


def objection(game: Game, text: str) -> Objection | None:
    """Why this text is not an option now; None if it is one."""
    found = game.why_not(text)
    return Objection(text, found.rule, found.reason, dict(found.facts)) if found else None


def sight_reason(game: Game, watcher: str, target: str) -> SightReason:
    """LOS-2, LOS-3: why a figure, camera or other thing in one space sees another, or does not; both by name."""
    sight = game.explain_sight(watcher, target)
    return SightReason(watcher, target, sight.sees, sight.faces, sight.box, list(sight.blockers))


# options


def choice(state: State, decision: Decision, option: Option) -> Choice:
    text = str(option)
    parts, spaces = said_with(state.stage, text)
    found = Choice(text, option.verb, parts, spaces)
    if not spaces and option.verb in ("turn", "target") and "hero" in parts:
        found.spaces = [state.stage.board.names[state.hero(parts["hero"]).space]]
    if option.verb == LAUNCHING.verb and state.boss is not None:  # BOS-36: what it is fired at
        found.spaces = [state.stage.board.names[space] for space in bits(boss_of(state).body)]
    if decision.kind == "action":
        price(state.hero(decision.hero), option, found)
    touch_dice(decision, option, found)
    return found


def parts_and_spaces(stage: Stage, text: str) -> tuple[dict[str, str], list[str]]:
    """The parts of an option, and the spaces that are named; a door is the two beside it."""
    said, names = read(stage, text), stage.board.names
    doors = [stage.doors[stage.door_numbers[name]] for name in said.doors]
    return said.parts, [*said.spaces, *(names[space] for door in doors for space in (door.first, door.second))]


said_with = keep(8192)(parts_and_spaces)


def price(hero: Hero, option: Option, found: Choice) -> None:
    """ACT-3, ACT-15, ATT-5: what an action takes, and whether it will be heard. A Focus token takes no action."""
    if option.verb in ACTIONS:
        found.cost = cost_of(hero, option)
        found.noisy = is_noisy(option)
    elif option.verb == "focus":
        found.cost = 0
    card = carried(hero, option.value.card) if isinstance(option.value, Using) else None
    found.loud = option.verb == LAUNCHING.verb or (card is not None and is_loud(hero, card))


class Leap(NamedTuple):
    """The spaces a step leaps `over`; as many `attacks` follow, unless the hero is camouflaged."""

    over: list[str]
    attacks: int
    camouflaged: bool


def leap(state: State, decision: Decision, option: Option) -> Leap | None:
    """MOV-2, MOV-3: whom a step leaps over, and what that brings on."""
    landing = option.value.space if isinstance(option.value, Focusing) else option.value
    if option.verb not in MOVES or not isinstance(landing, int) or not decision.hero:
        return None
    hero = state.hero(decision.hero)
    jumped = landings(state, hero.space).get(landing, ())
    if not jumped:
        return None
    enemies = 0 if hero.disguised else sum(state.enemy_spaces() >> space & 1 for space in jumped)
    return Leap([state.stage.board.names[space] for space in jumped], enemies, is_camouflaged(state, hero))


def touch_dice(decision: Decision, option: Option, found: Choice) -> None:
    if isinstance(option.value, Change):
        found.dice = [die + 1 for die in touched(option.value)]
        found.becomes = list(map(die_of, turned(option.value, decision.dice)))
    elif isinstance(option.value, Placing) and option.verb == "put":
        found.dice = [option.value.die]
    elif option.verb == "reroll":
        found.dice = list(option.value)


def touched(change: Change) -> tuple[int, ...]:
    """The positions of the dice that a change touches."""
    return (change.dice or (change.die,)) if change.kind in ("add", "reroll") else ()


def turned(change: Change, dice: Sequence[Die]) -> list[Die]:
    """FOC-5: what the dice show after a change that adds to them; nobody knows it of others."""
    if change.kind != "add":
        return []
    return [Die(dice[each].colour, min(6, max(1, dice[each].face + change.amount))) for each in touched(change)]


# what is not offered


def rule_of(verb: str) -> str:
    """The rule that an action goes by."""
    return ACTIONS[verb].rule if verb in ACTIONS else "FOC-2"


def closed(game: Game) -> Iterator[Objection]:
    """For each action of the hero, each special one and each of its cards without an option: why not, for its likeliest
    object."""
    decision, state = game.decision, game.state
    if decision is None or decision.kind != "action":
        return
    hero = state.hero(decision.hero)
    offered = {option.verb for option in decision.options}
    used = {option.value.card for option in decision.options if isinstance(option.value, Using)}
    verbs = [*DASHBOARDS[hero.id].actions, *special_actions(state.stage)]
    missing = [verb for verb in verbs if verb not in offered and verb != "use"]
    asked = [(verb, likeliest(state, hero, verb)) for verb in missing]
    asked += [("use", with_card(state, hero, card)) for card in hero.gear if card.id not in used]
    for verb, text in asked:
        if found := objection(game, text):
            found.text = text if split_verb(text)[0] == verb else verb
            yield found


def likeliest(state: State, hero: Hero, verb: str) -> str:
    """An action with its likeliest object. Without a System card no dice can be recalled and nothing resolved: that is
    what Access Systems says."""
    if verb in SYSTEMS and not state.beside:
        return "access 1"
    return next(likely(state, hero, verb))
