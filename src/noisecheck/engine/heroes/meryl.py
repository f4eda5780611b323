"""Meryl: her disguise and all that gives it away, Not a Rookie, I Can Help (HER-4 to HER-8)."""

from __future__ import annotations

from noisecheck.engine.events import DisguiseGained, DisguiseLost
from noisecheck.engine.objections import Objection
from noisecheck.engine.rules import abilities
from noisecheck.engine.rules.acting import by_itself
from noisecheck.engine.rules.dice import Purpose, Roll, roll_dice
from noisecheck.engine.rules.dragging import reachable_bodies
from noisecheck.engine.rules.sight import alert_in_sight, is_watched
from noisecheck.engine.state import ALERT, Figure, Guard, Hero, State
from noisecheck.engine.table import Option, Table

A_WOMAN_GUARD = Purpose("disguise-check", "HER-6")
INCONSPICUOUS = ("sneak", "dash", "refresh", "focus")
HELP_REACHES = 2


# Gain Disguise


def disguise_objection(state: State, hero: Hero) -> Objection | None:
    """HER-4: in a Sneaking stage, beside a guard that lies on the floor, with her ! not on the map."""
    if not state.stage.is_sneaking:
        return Objection("HER-4", "only-when-sneaking")
    if hero.disguised:
        return Objection("HER-4", "disguised-already")
    if hero.attention == ALERT:
        return Objection("HER-4", "alarm-raised", {"space": state.stage.board.names[hero.attention_space]})
    if not reachable_bodies(state, hero):
        return Objection("HER-4", "no-uniform")
    return None


def disguise(state: State, table: Table, hero: Hero, value: None) -> None:
    """HER-4: she becomes Disguised Meryl."""
    hero.disguised = True
    table.report(DisguiseGained, hero.id, state.stage.board.names[hero.space], rule="HER-4")


DISGUISE = by_itself("disguise", "HER-4", disguise_objection, disguise, 2)


# what gives her away


def unmask(state: State, table: Table, hero: Hero) -> None:
    """HER-5: without the disguise, whoever sees her takes her for what she is: in sight she is alerted at once."""
    hero.disguised = False
    with table.because(table.report(DisguiseLost, hero.id, state.stage.board.names[hero.space], rule="HER-5")):
        if is_watched(state, hero):
            alert_in_sight(state, table, hero)


def betrayed_by_attention(state: State, table: Table, hero: Hero) -> None:
    """HER-5: the disguise is lost with her ! under her, and when she draws attention in sight."""
    if hero.disguised and (hero.attention == ALERT or is_watched(state, hero)):
        unmask(state, table, hero)


def betrayed_by_action(state: State, table: Table, hero: Hero, action: Option) -> None:
    """HER-5: any action but Sneak, Dash or Focus gives her away in sight, where it begins and where it ends."""
    if hero.disguised and action.verb not in INCONSPICUOUS and is_watched(state, hero):
        unmask(state, table, hero)


# "a woman guard?"


def check_after_action(state: State, table: Table, hero: Hero, action: Option) -> None:
    """HER-6: at the end of each of her actions, for each guard that has her before its nose."""
    if hero.disguised and action.verb != "focus":
        for guard in state.guards:
            check(state, table, hero, guard)


def check_by_guard(state: State, table: Table, guard: Guard) -> None:
    """HER-6: a guard has ended its movement before her. Found out, she is attacked when it looks once more (GRD-1)."""
    for hero in state.heroes:
        check(state, table, hero, guard)


def check(state: State, table: Table, hero: Hero, guard: Guard) -> None:
    """HER-6: before an adjacent guard she rolls 1 white die; a ! draws attention, as in any roll (ATT-4)."""
    geometry = state.geometry
    is_before_it = geometry.near[guard.space] & geometry.seen[guard.facing][guard.space] & 1 << hero.space
    if hero.disguised and is_before_it and not guard.checked:
        guard.checked = True
        roll_dice(state, table, hero, A_WOMAN_GUARD, white=1)


def forget_checks(state: State, table: Table, hero: Hero | None = None) -> None:
    """HER-6: once per guard in her turn, and once in an Enemy phase: at the end of either all is open again."""
    for guard in state.guards:
        guard.checked = False


# Not a Rookie, I Can Help


def not_a_rookie(state: State, table: Table, hero: Hero, enemy: Figure, roll: Roll, kind: str) -> None:
    """HER-7: once a round, for an unmodified 6, one more damage of the same type."""
    has_a_six = any(die.face == 6 and roll.is_as_rolled(number) for number, die in enumerate(roll.dice))
    if has_a_six and abilities.can_add_damage(state, hero, enemy, "not-a-rookie"):
        abilities.offer_damage(state, table, hero, enemy, "not-a-rookie", kind)


def i_can_help(state: State, hero: Hero) -> list[Hero]:
    """HER-8: heroes within 2 spaces of Meryl may use her Focus tokens, line of sight or not."""
    return [
        each
        for each in state.heroes
        if each.id == "meryl" and each is not hero and state.geometry.within(hero.space, HELP_REACHES) >> each.space & 1
    ]
