"""The actions of a hero's turn: what each costs, whom it suits, what it does (ACT).

Those of particular heroes, of equipment and of bosses come in by `cast.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from noisecheck.engine import moments
from noisecheck.engine.dashboards import DASHBOARDS, actions_left
from noisecheck.engine.events import Knocked
from noisecheck.engine.keeping import keep
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules import attacks, dragging, focus, interacting, locks, moving
from noisecheck.engine.rules.acting import WHICH_SPACE, Action, Way, by_itself, refuse
from noisecheck.engine.rules.attention import draw_attention
from noisecheck.engine.rules.moving import STEP, Crowd
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Decision, Option, Table

SNEAK, DASH = phrase("sneak {space:landing}"), phrase("dash {space:landing}")
STOP = phrase("stop").option()


def sneak_options(state: State, hero: Hero) -> Sequence[Option]:
    return moving.move_options(moving.crowd_around(state, hero.space), SNEAK)


def sneak(state: State, table: Table, hero: Hero, landing: int) -> None:
    """ACT-4: move 1 space."""
    moving.move_once(state, table, hero, landing, "ACT-4")


def dash_options(state: State, hero: Hero) -> Sequence[Option]:
    return moving.move_options(moving.crowd_around(state, hero.space), DASH)


def dash(state: State, table: Table, hero: Hero, landing: int) -> None:
    """ACT-5: move 2 spaces, or stop after the first (MOV-4). It is one move."""
    move = moving.begin_move(state, table, hero)
    moving.step(state, table, move, landing, moving.jumped_on_the_way(state, hero.space, landing), "ACT-5")
    left = 1
    while onward := [*(step_options(state, hero) if left else ()), *dash_tokens(state, hero)]:
        choice = table.ask(Decision("step", hero.id, [STOP, *onward], "ACT-5", {"left": left}))
        if choice is STOP:
            break
        if choice.verb == "focus":
            focus.flip(table, hero, choice.value)
            left += focus.TOKENS[choice.value].dashes
            continue
        left -= 1
        landing = choice.value
        moving.step(state, table, move, landing, moving.jumped_on_the_way(state, hero.space, landing), "ACT-5")
    moving.end_move(state, table, move)


def step_options(state: State, hero: Hero) -> Sequence[Option]:
    return moving.move_options(moving.crowd_around(state, hero.space), STEP)


LONGER = {token: focus.HELP.option("", token, value=token) for token, effect in focus.TOKENS.items() if effect.dashes}


def dash_tokens(state: State, hero: Hero) -> list[Option]:
    """FOC-3: a Focus token may lengthen a Dash."""
    return [LONGER[token] for token in focus.active_tokens(state, hero) if token in LONGER]


def knock(state: State, table: Table, hero: Hero, value: None) -> None:
    """ACT-13: draw attention to the hero's own space."""
    with table.because(table.report(Knocked, hero.id, state.stage.board.names[hero.space], rule="ACT-13")):
        draw_attention(state, table, hero)


ACTIONS: dict[str, Action] = {
    "sneak": Action("ACT-4", (Way(SNEAK, moving.move_objection),), sneak_options, sneak, 1),
    "dash": Action("ACT-5", (Way(DASH, moving.move_objection),), dash_options, dash, 1, is_noisy=True),
    "hand-to-hand": attacks.HAND_TO_HAND,
    "combo": attacks.COMBO,
    "drag": dragging.DRAG,
    "interact": interacting.INTERACT,
    "reroll": locks.REROLL,
    "knock": by_itself("knock", "ACT-13", lambda state, hero: None, knock),
    "refresh": focus.REFRESHING,
}
"""By verb. `cast.py` adds those that only some heroes, cards and bosses know."""


# How an action is listed: what it offers and costs, and whether its cost depends on what is chosen.
Listed = tuple[Callable[[State, Hero], Sequence[Option]], Any, bool]


@keep(256)
def listed(hero: str, is_alone: bool) -> tuple[Listed, ...]:
    """What stands on a dashboard beside Sneak and Dash; for one who is alone, without what needs a guard."""
    actions = [ACTIONS[name] for name in DASHBOARDS[hero].actions if name not in (SNEAK.verb, DASH.verb)]
    return tuple(
        (action.options, action.cost, callable(action.cost))
        for action in actions
        if not (is_alone and action.needs_a_guard)
    )


def turn_options(state: State, hero: Hero) -> list[Option]:
    """ACT-3: every action the hero can pay for now, and every Focus token they may use outside a roll (FOC-3)."""
    if barred(state, hero):
        return []
    crowd = moving.crowd_around(state, hero.space)
    actions = action_options(state, hero, crowd)
    if not state.stage.is_sneaking:
        actions = by_reference_card(state, hero, actions)
    return [*actions, *focus_options(state, hero, crowd)]


def barred(state: State, hero: Hero) -> Objection | None:
    """What keeps a hero from doing anything at all in their turn."""
    return next((found for bar in moments.turn_barred if (found := bar(state, hero))), None)


def by_reference_card(state: State, hero: Hero, actions: list[Option]) -> list[Option]:
    """SET-18: in a Boss stage some actions are covered, and special ones come to them."""
    covered, left = covered_actions(state, hero), actions_left(hero)
    special = [option for name in special_actions(state) for option in ACTIONS[name].options(state, hero)]
    return [
        *(option for option in actions if option.verb not in covered),
        *(option for option in special if cost_of(hero, option) <= left),
    ]


def covered_actions(state: State, hero: Hero) -> list[str]:
    """SET-18: what stands on the dashboard and cannot be done in this stage."""
    return [verb for cover in moments.actions_covered for verb in cover(state.stage, hero.id)]


def special_actions(state: State) -> list[str]:
    """SET-18: what every hero can do in this stage beside that."""
    return [verb for add in moments.actions_added for verb in add(state.stage)]


def action_options(state: State, hero: Hero, crowd: Crowd) -> list[Option]:
    """ACT-3: every action the hero can pay for now."""
    left = max(0, actions_left(hero))
    found = [*moving.move_options(crowd, SNEAK), *moving.move_options(crowd, DASH)] if left else []
    enemies = crowd.enemies if state.boss is None else state.enemy_spaces()  # not all of these can be leapfrogged
    is_beside_a_guard = enemies & state.geometry.near[hero.space]
    for options, cost, varies in listed(hero.id, not is_beside_a_guard):
        if varies or cost <= left:
            offered = options(state, hero)
            if varies and offered:
                offered = [option for option in offered if cost(hero, option.value) <= left]
            found += offered
    return found


def cost_of(hero: Hero, option: Option) -> int:
    """ACT-3: the Action tokens an action takes."""
    cost = ACTIONS[option.verb].cost
    return cost if isinstance(cost, int) else cost(hero, option.value)


def is_noisy(option: Option) -> bool:
    """ATT-5: whether an action's tokens count in the noise check."""
    noisy = ACTIONS[option.verb].is_noisy
    return noisy if isinstance(noisy, bool) else noisy(option.value)


def perform(state: State, table: Table, hero: Hero, option: Option) -> None:
    """ACT-3: the Action tokens are placed, then the action happens."""
    action = ACTIONS[option.verb]
    cost = cost_of(hero, option)
    hero.spent += cost
    if is_noisy(option):
        hero.noisy += cost
    if action.cost != 0:  # what is free at any time is no action
        for take_part in moments.action_begun:
            take_part(state, table, hero, option)
    action.perform(state, table, hero, option.value)


class Focusing(NamedTuple):
    """A Focus token that is used outside a roll: of whom, and to which space it moves the hero."""

    owner: str
    token: str
    space: int | None = None


def focus_options(state: State, hero: Hero, crowd: Crowd) -> list[Option]:
    """FOC-3: the hero's own Focus tokens, and those lent to them."""
    options: list[Option] = []
    for owner in focus.owners(state, hero):
        options += token_options(focus.active_tokens(state, owner), "" if owner is hero else owner.id, crowd)
    return options


def make_token_options(tokens: tuple[str, ...], lender: str, crowd: Crowd) -> tuple[Option, ...]:
    """FOC-3: Focus tokens that move the figure, in its owner's turn; and those that give an action."""
    options: list[Option] = []
    names = crowd.geometry.board.names
    for token in tokens:
        if focus.TOKENS[token].moves:
            options += [
                focus.MOVE.option(lender, token, names[space], value=Focusing(lender, token, space))
                for space in sorted(moving.landings_in_a_crowd(crowd))
            ]
        if focus.TOKENS[token].actions:
            options.append(focus.HELP.option(lender, token, value=Focusing(lender, token)))
    return tuple(options)


token_options = keep(4096)(make_token_options)


def use_focus(state: State, table: Table, hero: Hero, used: Focusing) -> None:
    owner = state.hero(used.owner) if used.owner else hero
    with table.because(focus.flip(table, owner, used.token)):
        hero.spent -= focus.TOKENS[used.token].actions
        if used.space is not None:
            moving.move_once(state, table, hero, used.space, "FOC-3")


def token_objection(state: State, hero: Hero, token: str, lender: str = "") -> Objection | None:
    """FOC-1, HER-8: why a Focus token cannot be used now at all."""
    owner = next((each for each in focus.owners(state, hero) if each.id == (lender or hero.id)), None)
    if found := focus.out_of_play(state):
        return found
    if owner is None or lender == hero.id:
        return Objection("HER-8", "not-lent", {"hero": lender})
    if token not in DASHBOARDS[owner.id].focus:
        return Objection("FOC-1", "no-such-token", {"token": token, "known": ", ".join(DASHBOARDS[owner.id].focus)})
    return Objection("FOC-1", "token-inactive", {"token": token}) if token in owner.inactive else None


def help_objection(state: State, hero: Hero, token: str, lender: str = "") -> Objection | None:
    """FOC-3: outside a roll one gives an action; one that moves has to say where to."""
    if found := token_objection(state, hero, token, lender):
        return found
    if focus.TOKENS[token].moves:
        return WHICH_SPACE
    return None if focus.TOKENS[token].actions else Objection("FOC-2", "only-in-a-roll", {"token": token})


def focus_move_objection(state: State, hero: Hero, token: str, space: int, lender: str = "") -> Objection | None:
    """FOC-3: one that moves the hero, by 1 space."""
    if found := token_objection(state, hero, token, lender):
        return found
    if not focus.TOKENS[token].moves:
        return Objection("FOC-2", "only-in-a-roll", {"token": token})
    return moving.move_objection(state, hero, space)


def roll_objection(state: State, hero: Hero, token: str, *of_a_die: object, lender: str = "") -> Objection | None:
    """FOC-2: others need an open roll."""
    found = token_objection(state, hero, token, lender)
    return found or Objection("FOC-2", "only-in-a-roll", {"token": token})


def both(said: focus.OfToken, objection: Callable[..., Objection | None]) -> tuple[Way, Way]:
    """With their own token, and with one that is lent."""
    lent = Way(said.lent, lambda state, hero, lender, *values: objection(state, hero, *values, lender=lender))
    return lent, Way(said.own, objection)


FOCUS = (
    *both(focus.MOVE, focus_move_objection),
    *both(focus.HELP, help_objection),
    *(way for said in (focus.AGAIN, focus.ADD, focus.ADD_OR_TAKE) for way in both(said, roll_objection)),
)


def objection(state: State, hero: Hero, verb: str, words: str) -> Objection | None:
    """Why a hero cannot do this now, by the same functions that list what they can do."""
    if found := barred(state, hero):
        return found
    if verb == "focus":
        return refuse(FOCUS, "FOC-2", state, words, hero)
    if verb not in ACTIONS:
        known = ", ".join((*DASHBOARDS[hero.id].actions, "focus", "end"))
        return Objection("ACT-3", "no-such-action", {"verb": verb, "known": known})
    if verb not in DASHBOARDS[hero.id].actions and verb not in special_actions(state):
        return Objection("ACT-3", "not-on-dashboard", {"verb": verb, "hero": hero.id})
    action = ACTIONS[verb]
    if verb in covered_actions(state, hero):
        return Objection("SET-18", "covered", {"verb": verb})
    found = action.objection(state, hero, words)
    if found:
        return found
    for option in action.options(state, hero):
        if option.words == words and cost_of(hero, option) > actions_left(hero):
            facts = {"cost": cost_of(hero, option), "left": actions_left(hero)}
            return Objection("ACT-3", "too-few-actions", facts)
    return None
