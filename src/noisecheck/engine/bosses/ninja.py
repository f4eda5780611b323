"""The Cyborg Ninja: only blows reach him, and where he stood a shadow stays (BOS-11, BOS-16 to BOS-18).

Shadows are his ways out and his second blades at once. All of it lies open: who strikes him knows where he will be
then, and whoever takes a shadow off the map has chosen the way he goes next.
"""

from __future__ import annotations

from bisect import insort
from typing import NamedTuple

from noisecheck.engine.board import Space
from noisecheck.engine.bosses.kit import BossRules, boss_of
from noisecheck.engine.bosses.kit.chase import choose, space_nearest_to
from noisecheck.engine.bosses.kit.deck import resolving
from noisecheck.engine.bosses.kit.fighting import boss_attack, forget_attention, nearest_heard
from noisecheck.engine.bosses.kit.gaze import look, towards
from noisecheck.engine.bosses.kit.going import go_over, set_off
from noisecheck.engine.events import BossTokenPlaced, BossTokenRemoved
from noisecheck.engine.rules.enemies import MELEE, EnemyKind
from noisecheck.engine.state import SHADOW, Hero, State, Token
from noisecheck.engine.table import Table

DEFENSE = 4
DICE = 2
SHADOW_DEFENSE = 3
SHADOWS = 4  # tokens in the box
UNBOUND = 1  # space more, once he is wounded


class NinjaCard(NamedTuple):
    """What he does in his turn: `company`, a shadow appears beside every hero; or he goes for his quarry and cuts.

    `into`: he steps into the shadow "nearest" to his quarry or "farthest" from it. `spaces`: how far he goes then.
    `cut`: with his own "blade", or with all "blades", shadows' too.
    """

    into: str = ""
    spaces: int = 0
    company: bool = False
    cut: str = ""
    more: int = 0  # dice


CARDS = {
    "straight-cut": NinjaCard(spaces=4, cut="blade"),
    "long-lunge": NinjaCard(spaces=6, cut="blade", more=2),
    "shadow-step": NinjaCard(into="nearest", spaces=2, cut="blade", more=2),
    "thousand-cuts": NinjaCard(spaces=2, cut="blades"),
    "cold-company": NinjaCard(company=True),
    "afterimage": NinjaCard(into="farthest", cut="blade"),
    "lowered-blade": NinjaCard(),
}


class Ninja(BossRules):
    cards = tuple(CARDS)
    health = (12, 24)
    printed_defense = DEFENSE
    printed_dice = DICE
    tokens = (SHADOW,)

    def turn(self, state: State, table: Table) -> bool:
        """BOS-1: the top card of his deck. BOS-16: then it is quiet again, for the next one to be heard."""
        with resolving(state, table, "turn", "BOS-1") as card:
            carry_out(state, table, CARDS[card])
        forget_attention(state, table, "BOS-16")
        return True

    def answer(self, state: State, table: Table, dealt: int) -> None:
        """BOS-17: damaged, he steps into the shadow farthest from the hero whose turn it is; without one he stays."""
        if dealt:
            step_into_shadow(state, table, "farthest", state.heroes[state.turn], "BOS-17")

    def withstands(self, state: State, means: str) -> bool:
        """BOS-11: only melee hurts him."""
        return means != MELEE

    def numbers(self, state: State) -> dict[str, int]:
        return {name: spaces_of(state, card) for name, card in CARDS.items() if card.spaces}


# his turn


def carry_out(state: State, table: Table, card: NinjaCard) -> None:
    """BOS-18: company, or a quarry to go for, whom he heard (BOS-16); without either he does nothing."""
    if card.company:
        for hero in state.heroes:
            appear_beside(state, table, hero)
    elif card.cut:
        go_for(state, table, card, nearest_heard(state, table, state.heroes, "BOS-16"))


def go_for(state: State, table: Table, card: NinjaCard, quarry: Hero) -> None:
    """BOS-18: what stands on a card, in this order."""
    if card.into:
        step_into_shadow(state, table, card.into, quarry, "BOS-18")
    if card.spaces:
        hunt(state, table, quarry, spaces_of(state, card))
    face(state, table, quarry)
    cut(state, table, card)


def spaces_of(state: State, card: NinjaCard) -> int:
    """BOS-18: how far a card that takes him to his quarry does so. BOS-46: wounded, 1 space farther."""
    return card.spaces + UNBOUND * boss_of(state).is_wounded


# how he moves


def hunt(state: State, table: Table, quarry: Hero, spaces: int) -> None:
    """BOS-16: over everybody's head to the free space nearest to his quarry; of these the one nearest to him."""
    go(state, table, space_nearest_to(state, table, quarry, spaces, "BOS-16"), "BOS-16")


def step_into_shadow(state: State, table: Table, which: str, hero: Hero, rule: str) -> None:
    """BOS-17: he is where the shadow was, looking the same way. To the nearest one only if it is nearer than he is.

    A shadow to which no path leads from the hero is neither.
    """
    away = state.geometry.distances(hero.space)
    spaces = [token.space for token in shadows(state) if away[token.space] > 0]
    if which == "nearest":
        spaces = [space for space in spaces if away[space] < away[boss_of(state).space]]
    if spaces:
        best = (min if which == "nearest" else max)(away[space] for space in spaces)
        chosen = [space for space in spaces if away[space] == best]
        go(state, table, choose(state, table, chosen, hero, best, rule), rule)


def go(state: State, table: Table, space: Space, rule: str) -> None:
    """BOS-17: whatever shadow is there he takes the place of, and where he stood one stays."""
    boss = boss_of(state)
    start = boss.space
    if space == start:
        return
    for token in [each for each in shadows(state) if each.space == space]:
        dispel(state, table, token, rule)
    entered, told = go_over(state, table, boss.facing, 1 << space, rule)
    with table.because(told):
        cast(state, table, start)
        set_off(state, table, entered)


def face(state: State, table: Table, hero: Hero) -> None:
    """BOS-16: before he cuts he turns to his quarry, whatever lies between them."""
    look(state, table, towards(state.stage.board, boss_of(state).space, hero.space), "BOS-16")


# how he cuts


def cut(state: State, table: Table, card: NinjaCard) -> None:
    """BOS-18: heroes beside his blade; or all heroes beside any blade, with a die for each that is beside them."""
    blades = boss_of(state).body
    if card.cut == "blades":
        blades |= sum(1 << token.space for token in shadows(state))
    beside = {hero.id: (state.geometry.near[hero.space] & blades).bit_count() for hero in state.heroes}
    for hero in [each for each in state.heroes if beside[each.id]]:
        boss_attack(state, table, hero, "BOS-18", card.more + beside[hero.id] - 1)


# shadows


def shadows(state: State) -> list[Token]:
    return [token for token in boss_of(state).tokens if token.kind == SHADOW]


def cast(state: State, table: Table, space: Space) -> None:
    """BOS-17: a shadow stands here, if one of the four is left."""
    if len(shadows(state)) < SHADOWS:
        insort(boss_of(state).tokens, Token(space, SHADOW))
        table.report(BossTokenPlaced, SHADOW, "", state.stage.board.names[space], rule="BOS-17")


def appear_beside(state: State, table: Table, hero: Hero) -> None:
    """BOS-18: in the first free space beside this hero, clockwise from the north."""
    occupied = state.occupied()
    free = [space for space in state.geometry.neighbours[hero.space] if not occupied >> space & 1]
    if free:
        cast(state, table, free[0])


def dispel(state: State, table: Table, shadow: Token, rule: str) -> None:
    boss_of(state).tokens.remove(shadow)
    table.report(BossTokenRemoved, SHADOW, "", state.stage.board.names[shadow.space], rule=rule)


def hurt_shadow(state: State, table: Table, shadow: Token, amount: int, kind: str, rule: str) -> None:
    """BOS-17: any damage by any means takes it off the map."""
    dispel(state, table, shadow, "BOS-17")


def strike(state: State, table: Table, shadow: Token, hero: Hero, rule: str) -> None:
    """MOV-3: leapfrogged, a shadow attacks as he does."""
    boss_attack(state, table, hero, rule)


SHADOW_KIND = EnemyKind(
    name=lambda shadow: SHADOW,
    defense=lambda state, shadow: SHADOW_DEFENSE,
    hurt=hurt_shadow,
    stands=lambda state, shadow: shadow in boss_of(state).tokens,
    strike=strike,
)
