"""The actions of a hero's turn: what each costs, whom it suits, what it does (ACT)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from noisecheck.engine import moments
from noisecheck.engine.bosses import aim, brink, busts, claymores, hind, launcher, supplies, tank
from noisecheck.engine.bosses.reference_card import covered_actions, covered_objection, special_actions
from noisecheck.engine.dashboards import DASHBOARDS, actions_left
from noisecheck.engine.events import Knocked
from noisecheck.engine.gear import using
from noisecheck.engine.heroes import meryl, otacon, snake
from noisecheck.engine.rules import attacks, dragging, focus, interacting, locks, moving
from noisecheck.engine.rules.attention import draw_attention
from noisecheck.engine.rules.moving import Crowd
from noisecheck.engine.rules.objections import Objection
from noisecheck.engine.state import Hero, State
from noisecheck.engine.systems import resolving
from noisecheck.engine.table import Decision, Option, Table


class Action(NamedTuple):
    """One action. `objection` tells why its words are not possible now; what it lets pass is what `options` lists."""

    rule: str
    options: Callable[[State, Hero], Sequence[Option]]
    objection: Callable[[State, Hero, str], Objection | None]
    perform: Callable[[State, Table, Hero, Any], object]
    cost: int | Callable[[Hero, Any], int]  # a function where it depends on what is chosen
    is_noisy: bool = False
    needs_a_guard: bool = False  # on an adjacent space; without one nobody asks for its options


def on_a_space(
    objection: Callable[[State, Hero, int], Objection | None],
) -> Callable[[State, Hero, str], Objection | None]:
    """Reads the words of an action as the name of a space."""

    def read(state: State, hero: Hero, words: str) -> Objection | None:
        space = state.stage.board.numbers.get(words)
        return Objection("ADJ-1", "no-such-space", {"space": words}) if space is None else objection(state, hero, space)

    return read


SNEAK, DASH = "sneak", "dash"


def sneak_options(state: State, hero: Hero) -> Sequence[Option]:
    return moving.move_options(moving.crowd_around(state, hero.space), SNEAK)


def sneak(state: State, table: Table, hero: Hero, landing: int) -> None:
    """ACT-4: move 1 space."""
    moving.move_once(state, table, hero, landing, "ACT-4")


def dash_options(state: State, hero: Hero) -> Sequence[Option]:
    return moving.move_options(moving.crowd_around(state, hero.space), DASH)


STOP = Option("stop")


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
    return moving.move_options(moving.crowd_around(state, hero.space), "step")


LONGER = {token: Option("focus", token, token) for token, effect in focus.TOKENS.items() if effect.dashes}


def dash_tokens(state: State, hero: Hero) -> list[Option]:
    """FOC-3: a Focus token may lengthen a Dash."""
    return [LONGER[token] for token in focus.active_tokens(state, hero) if token in LONGER]


KNOCK = (Option("knock"),)


def knock_options(state: State, hero: Hero) -> Sequence[Option]:
    return KNOCK


def knock_objection(state: State, hero: Hero, words: str) -> Objection | None:
    return Objection("ACT-13", "not-a-thing", {"words": words}) if words else None


def knock(state: State, table: Table, hero: Hero, value: None) -> None:
    """ACT-13: draw attention to the hero's own space."""
    with table.because(table.report(Knocked, hero.id, state.stage.board.names[hero.space], rule="ACT-13")):
        draw_attention(state, table, hero)


def drag_objection(state: State, hero: Hero, words: str) -> Objection | None:
    """ACT-9: the words name a space, and the token in it where several lie."""
    space, _, kind = words.partition(" ")
    at = state.stage.board.numbers.get(space)
    if at is None:
        return Objection("ADJ-1", "no-such-space", {"space": space})
    bodies = state.bodies_at(at)
    named = [body for body in bodies if dragging.body_text(body) == kind] if len(bodies) > 1 or kind else bodies
    if not named:
        return Objection("ACT-9", "no-body-in-reach", {"space": space})
    return dragging.drag_objection(state, hero, named[0])


def reroll_objection(state: State, hero: Hero, words: str) -> Objection | None:
    dice = words.split()
    if not all(die.isdecimal() and len(die) < 3 for die in dice):
        return Objection("ACT-11", "not-a-thing", {"words": words})
    return locks.reroll_objection(state, hero, tuple(map(int, dice)))


ACTIONS = {
    "sneak": Action("ACT-4", sneak_options, on_a_space(moving.move_objection), sneak, 1),
    "dash": Action("ACT-5", dash_options, on_a_space(moving.move_objection), dash, 1, is_noisy=True),
    "hand-to-hand": Action(
        "ACT-6",
        attacks.hand_to_hand_options,
        on_a_space(attacks.melee_objection),
        attacks.hand_to_hand,
        1,
        needs_a_guard=True,
    ),
    "combo": Action(
        "ACT-7", attacks.combo_options, on_a_space(attacks.melee_objection), attacks.combo, 2, needs_a_guard=True
    ),
    "takedown": Action(
        "HER-1", snake.takedown_options, on_a_space(snake.takedown_objection), snake.takedown, 2, needs_a_guard=True
    ),
    "disguise": Action("HER-4", meryl.disguise_options, meryl.disguise_objection, meryl.disguise, 2),
    "drag": Action("ACT-9", dragging.drag_options, drag_objection, dragging.drag, 1, is_noisy=True),
    "interact": Action("ACT-10", interacting.interact_options, interacting.interact_objection, interacting.interact, 1),
    "reroll": Action("ACT-11", locks.reroll_options, reroll_objection, locks.reroll, 1),
    "knock": Action("ACT-13", knock_options, knock_objection, knock, 1),
    "hack": Action("HER-10", otacon.hack_options, on_a_space(otacon.hack_objection), otacon.hack, 1),
    "search": Action("HER-11", otacon.search_options, otacon.search_objection, otacon.search, 1),
    "access": Action("HER-12", otacon.access_options, otacon.access_objection, otacon.access, 1),
    "recall": Action("HER-12", otacon.recall_options, otacon.recall_objection, otacon.recall, 0),
    "resolve": Action("HER-13", resolving.resolve_options, resolving.resolve_objection, resolving.resolve, 0),
    "refresh": Action("ACT-8", focus.refresh_options, focus.refresh_objection, focus.refresh, focus.refresh_cost),
    "throw": Action("BOS-20", tank.throw_options, tank.throw_objection, tank.throw, 1),
    "lay": Action("BOS-32", claymores.lay_options, on_a_space(claymores.lay_objection), claymores.lay, 1),
    "sam": Action("BOS-26", hind.sam_options, hind.sam_objection, hind.sam, 1),
    "resupply": Action("BOS-14", supplies.resupply_options, supplies.resupply_objection, supplies.resupply, 1),
    "aim": Action("BOS-29", aim.aim_options, aim.aim_objection, aim.aim, 1),
    "topple": Action("BOS-23", busts.topple_options, busts.topple_objection, busts.topple, 2),
    "pull": Action("BOS-39", brink.pull_options, brink.pull_objection, brink.pull, 1),
    "launch": Action("BOS-36", launcher.launch_options, launcher.launch_objection, launcher.launch, 1),
    "use": Action("ACT-16", using.use_options, using.use_objection, using.perform_use, using.use_cost),
}


# How an action is listed: what it offers and costs, and whether its cost depends on what is chosen.
Listed = tuple[Callable[[State, Hero], Sequence[Option]], Any, bool]


def listed(hero: str, is_alone: bool) -> tuple[Listed, ...]:
    """What stands on a dashboard beside Sneak and Dash; for one who is alone, without what needs a guard."""
    actions = [ACTIONS[name] for name in DASHBOARDS[hero].actions if name not in (SNEAK, DASH)]
    return tuple(
        (action.options, action.cost, callable(action.cost))
        for action in actions
        if not (is_alone and action.needs_a_guard)
    )


BESIDE_A_GUARD = {hero: listed(hero, is_alone=False) for hero in DASHBOARDS}
ALONE = {hero: listed(hero, is_alone=True) for hero in DASHBOARDS}


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
    covered, left = covered_actions(state.stage, hero.id), actions_left(hero)
    special = [option for name in special_actions(state.stage) for option in ACTIONS[name].options(state, hero)]
    return [
        *(option for option in actions if option.verb not in covered),
        *(option for option in special if cost_of(hero, option) <= left),
    ]


def action_options(state: State, hero: Hero, crowd: Crowd) -> list[Option]:
    """ACT-3: every action the hero can pay for now."""
    left = max(0, actions_left(hero))
    found = [*moving.move_options(crowd, SNEAK), *moving.move_options(crowd, DASH)] if left else []
    enemies = crowd.enemies if state.boss is None else state.enemy_spaces()  # not all of these can be leapfrogged
    is_beside_a_guard = enemies & state.geometry.near[hero.space]
    for options, cost, varies in (BESIDE_A_GUARD if is_beside_a_guard else ALONE)[hero.id]:
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
    return ACTIONS[option.verb].is_noisy or using.is_noisy_use(option)


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


def focus_options(state: State, hero: Hero, crowd: Crowd) -> list[Option]:
    """FOC-3: the hero's own Focus tokens, and those lent to them."""
    options: list[Option] = []
    for owner in focus.owners(state, hero):
        lender = "" if owner is hero else f"{owner.id} "
        options += token_options(focus.active_tokens(state, owner), lender, crowd)
    return options


def make_token_options(tokens: tuple[str, ...], lender: str, crowd: Crowd) -> tuple[Option, ...]:
    """FOC-3: Focus tokens that move the figure, in its owner's turn; and those that give an action."""
    options: list[Option] = []
    for token in tokens:
        effect = focus.TOKENS[token]
        if effect.moves:
            options += moving.move_options(crowd, "focus", f"{lender}{token} ")
        if effect.actions:
            options.append(Option("focus", lender + token))
    return tuple(options)


token_options = lru_cache(4096)(make_token_options)


def read_focus(state: State, hero: Hero, words: str) -> tuple[Hero | None, str, str]:
    """The words of a Focus option: whose token, if it can be had; the token; the rest."""
    owner: Hero | None = hero
    name, _, rest = words.partition(" ")
    if name in DASHBOARDS:
        owner = next((each for each in focus.owners(state, hero)[1:] if each.id == name), None)
        name, _, rest = rest.partition(" ")
    return owner, name, rest


def use_focus(state: State, table: Table, hero: Hero, option: Option) -> None:
    owner, token, _ = read_focus(state, hero, option.words)
    assert owner is not None
    with table.because(focus.flip(table, owner, token)):
        hero.spent -= focus.TOKENS[token].actions
        if focus.TOKENS[token].moves:
            moving.move_once(state, table, hero, option.value, "FOC-3")


def focus_objection(state: State, hero: Hero, words: str) -> Objection | None:
    """FOC-1, FOC-3: why a Focus token cannot be used outside a roll now."""
    owner, token, rest = read_focus(state, hero, words)
    if found := focus.out_of_play(state):
        return found
    if owner is None:
        return Objection("HER-8", "not-lent", {"hero": words.split()[0]})
    if token not in DASHBOARDS[owner.id].focus:
        return Objection("FOC-1", "no-such-token", {"token": token, "known": ", ".join(DASHBOARDS[owner.id].focus)})
    if token in owner.inactive:
        return Objection("FOC-1", "token-inactive", {"token": token})
    if focus.TOKENS[token].moves:
        return on_a_space(moving.move_objection)(state, hero, rest)
    if focus.TOKENS[token].actions and not rest:
        return None
    return Objection("FOC-2", "only-in-a-roll", {"token": token})


def objection(state: State, hero: Hero, verb: str, words: str) -> Objection | None:
    """Why a hero cannot do this now, by the same functions that list what they can do."""
    if found := barred(state, hero):
        return found
    if verb == "focus":
        return focus_objection(state, hero, words)
    if verb not in ACTIONS:
        known = ", ".join((*DASHBOARDS[hero.id].actions, "focus", "end"))
        return Objection("ACT-3", "no-such-action", {"verb": verb, "known": known})
    if verb not in DASHBOARDS[hero.id].actions and verb not in special_actions(state.stage):
        return Objection("ACT-3", "not-on-dashboard", {"verb": verb, "hero": hero.id})
    action = ACTIONS[verb]
    found = covered_objection(state.stage, hero.id, verb) or action.objection(state, hero, words)
    if found:
        return found
    for option in action.options(state, hero):
        if option.words == words and cost_of(hero, option) > actions_left(hero):
            facts = {"cost": cost_of(hero, option), "left": actions_left(hero)}
            return Objection("ACT-3", "too-few-actions", facts)
    return None
