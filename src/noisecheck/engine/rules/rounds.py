"""The round: whose step is next (ACT-1 to ACT-3).

The outer shape of the game is data: a cursor in the state. One step is one hero action, the drawing of an Order card
with what it does at once, or one guard's activation; a game takes a checkpoint between steps.
"""

from __future__ import annotations

from noisecheck.engine import moments
from noisecheck.engine.dashboards import actions_left
from noisecheck.engine.events import RoundBegan, TurnBegan, TurnEnded
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules import loadout
from noisecheck.engine.rules.actions import ACTIONS, perform, turn_options, use_focus
from noisecheck.engine.rules.attacks import alert_if_hurt_stands
from noisecheck.engine.rules.noise import noise_check
from noisecheck.engine.rules.outcome import StageOver, look_up_winning
from noisecheck.engine.rules.sight import alert_the_seen
from noisecheck.engine.state import ENEMY_PHASE, NOBODY, PLAYER_PHASE, SETUP_PHASE, Hero, State
from noisecheck.engine.table import END, Decision, Option, Table

TURN, END_TURN = phrase("turn {hero}"), phrase(END).option()


def step(state: State, table: Table) -> None:
    """Runs the next step of the game to its end."""
    try:
        if state.phase == SETUP_PHASE:
            loadout.choose(state, table)
        elif state.phase == ENEMY_PHASE:
            enemy_step(state, table)
        elif state.turn == NOBODY:
            begin_turn(state, table)
        else:
            take_action(state, table, state.heroes[state.turn])
    except StageOver:
        pass  # the outcome stands in the state


def begin_turn(state: State, table: Table) -> None:
    """ACT-2: heroes take their turns in any order, one each a round. What goes off now may decide the stage (SET-6)."""
    options = [TURN.option(hero.id, value=seat) for seat, hero in enumerate(state.heroes) if not hero.acted]
    state.turn = table.ask(Decision("turn", "", options, "ACT-2")).value
    hero = state.heroes[state.turn]
    table.report(TurnBegan, hero.id, rule="ACT-2")
    for take_part in moments.turn_begun:
        take_part(state, table, hero)
    look_up_winning(state, table)


def take_action(state: State, table: Table, hero: Hero) -> None:
    """ACT-3: one action, one Focus move, or the end of the turn; or what somebody has found out (CDX-1)."""
    options = [*turn_options(state, hero), END_TURN]
    unlisted: tuple[Option, ...] = ()
    if state.boss is not None:
        for find in moments.unlisted_answers:
            unlisted += find(state)
    choice = table.ask(Decision("action", hero.id, options, "ACT-3", {"left": actions_left(hero)}, unlisted))
    if choice is END_TURN:
        end_turn(state, table, hero)
        return
    if choice in unlisted:
        for take_part in moments.unlisted_answered:
            take_part(state, table, hero, choice)
        return
    if choice.verb in ACTIONS:
        perform(state, table, hero, choice)
    else:
        use_focus(state, table, hero, choice.value)
    for take_part in moments.action_over:
        take_part(state, table, hero, choice)
    alert_the_seen(state, table)
    look_up_winning(state, table)


def end_turn(state: State, table: Table, hero: Hero) -> None:
    """ACT-2, ATT-5, COM-8: noise is heard, a guard left standing calls out, progress at a lock is lost (ACT-12)."""
    alert_the_seen(state, table)
    noise_check(state, table, hero)
    alert_if_hurt_stands(state, table, hero)
    for take_part in moments.turn_over:
        take_part(state, table, hero)
    state.lock = None
    hero.acted = True
    state.turn = NOBODY
    table.report(TurnEnded, hero.id, rule="ACT-2")
    if all(each.acted for each in state.heroes):
        state.phase = ENEMY_PHASE


def enemy_step(state: State, table: Table) -> None:
    """ACT-1: the enemy phase goes on, guards before a boss; when all of it is over a new round begins."""
    while moments.enemy_phase[state.part](state, table):
        state.part += 1
        if state.part == len(moments.enemy_phase):
            state.part = 0
            begin_round(state, table)
            return


def begin_round(state: State, table: Table) -> None:
    """ACT-1: all Action tokens return."""
    for take_part in moments.round_over:
        take_part(state, table)
    state.phase = PLAYER_PHASE
    state.round += 1
    for hero in state.heroes:
        hero.spent = hero.noisy = 0
        hero.acted = False
        hero.used = ()
    table.report(RoundBegan, state.round, rule="ACT-1")
