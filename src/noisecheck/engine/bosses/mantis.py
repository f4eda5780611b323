"""Psycho Mantis: every attack on him changes the rule for the next one (BOS-4, BOS-22 to BOS-24).

A track of four steps says how he may be attacked, or what that costs; each attack, hit or miss, moves it on and turns
up a card. And he knows what is coming, so nothing hits him, until the heroes have found out how he does it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from noisecheck.engine.board import DIRECTIONS, Bitset, Direction, E, N, S, Space, W, opposite
from noisecheck.engine.bosses.busts import busts_in
from noisecheck.engine.bosses.kit import BossRules, Note, Virtual, boss_of
from noisecheck.engine.bosses.kit.deck import resolving
from noisecheck.engine.bosses.kit.fighting import boss_attack, nearest_hero
from noisecheck.engine.bosses.kit.gaze import heroes_in_sight, look, spaces_in_sight
from noisecheck.engine.bosses.kit.going import go_to
from noisecheck.engine.bosses.kit.past import forget
from noisecheck.engine.events import ClueFound, HeroControlled, PastRead, TrackMoved
from noisecheck.engine.heroes.terminal_card import has_token, heroes_in_reach
from noisecheck.engine.objections import Objection
from noisecheck.engine.rules.attacks import attack_hero
from noisecheck.engine.rules.dice import Purpose
from noisecheck.engine.state import BUST, NOBODY, Hero, State
from noisecheck.engine.table import Table

READS_MINDS = 12
DEFENSE = 4
DICE = 1
ALL_AT_ONE = 1  # die more, when the whole room has only one hero to aim at
BLOW = 1  # white die of a hero under his control
HARDER = 1  # die more, once he is wounded
GRIP = "grips"  # a mark for each hero whom he had under control in this turn
OTHER_HAND = "other-hand"  # the secret: play with the hand he does not watch
VAIN = "vain"  # a mark for each attack that came to nothing, and each of his turns, while he reads minds
PATIENCE = 3  # of these, and players see what they may have missed
COLUMN, ROW, NO_FOCUS, MIND_CONTROL = STEPS = ("column-only", "row-only", "no-focus", "mind-control")


class MantisSide(NamedTuple):
    """He floats that many spaces this way, then attacks, with extra dice; or his marker goes on by steps."""

    way: Direction = N
    spaces: int = 0
    attack: str = ""
    more: int = 0
    steps: int = 0


class MantisCard(NamedTuple):
    turn: MantisSide
    reaction: MantisSide = MantisSide()


CARDS = {
    "flying-books": MantisCard(MantisSide(E, 2, "nearest"), MantisSide(N, 1)),
    "hurled-chair": MantisCard(MantisSide(W, 2, "nearest", 2), MantisSide(steps=1)),
    "falling-plaster": MantisCard(MantisSide(S, 2, "everybody", 1)),
    "broken-mirror": MantisCard(MantisSide(N, 2, "everybody", 1), MantisSide(S, 2)),
    "cold-draft": MantisCard(MantisSide(S, 3), MantisSide(attack="culprit")),
    "dark-room": MantisCard(MantisSide(N, 3, steps=1), MantisSide(W, 2, "culprit")),
    "open-book": MantisCard(MantisSide(W, 1, steps=1), MantisSide(E, 2, "culprit", 1)),
}


class Mantis(BossRules):
    cards = tuple(CARDS)
    health = (15, 30)
    printed_dice = DICE
    tokens = (BUST,)
    special = ("topple",)
    steps = STEPS
    poses = ("", "reading")
    secrets = (OTHER_HAND,)
    past = ("games", "alarms", "deaths", "rewinds")
    virtual = Virtual((6, 9, 12, 15), "gas-mask")

    def defense(self, state: State) -> int:
        return READS_MINDS if reads_minds(state) else DEFENSE

    def opens(self, state: State, table: Table) -> None:
        """BOS-23: he begins with what he finds in the players' heads."""
        facts = forget(state)
        table.report(PastRead, boss_of(state).id, *(facts[name] for name in self.past), rule="BOS-23")

    def turn(self, state: State, table: Table) -> bool:
        """BOS-1: the top card of his deck. Whom he held in his grip is free again."""
        boss_of(state).unmark(GRIP)
        with resolving(state, table, "turn", "BOS-1") as card:
            carry_out(state, table, CARDS[card].turn)
        give_a_clue(state, table)
        return True

    def answer(self, state: State, table: Table, dealt: int) -> None:
        """BOS-4: attacked, hit or not, he moves his marker one step and resolves the reaction of his top card."""
        move_marker(state, table, 1, "BOS-4")
        with resolving(state, table, "reaction", "BOS-4") as card:
            carry_out(state, table, CARDS[card].reaction)
        if not dealt:
            give_a_clue(state, table)

    def objection(self, state: State, hero: Hero, means: str) -> Objection | None:
        """BOS-4: at one step he can be attacked only from his column, at another only from his row."""
        width, names = state.stage.board.width, state.stage.board.names
        here, there = divmod(boss_of(state).space, width), divmod(hero.space, width)
        facts = {"figure": boss_of(state).id, "space": names[hero.space]}
        match step_in_force(state):
            case "column-only" if here[1] != there[1]:
                return Objection("BOS-4", "only-from-his-column", facts)
            case "row-only" if here[0] != there[0]:
                return Objection("BOS-4", "only-from-his-row", facts)
        return None

    def focus_objection(self, state: State) -> Objection | None:
        """BOS-4: at one step there are no Focus tokens and no Focus actions."""
        return Objection("BOS-4", "cannot-concentrate") if step_in_force(state) == NO_FOCUS else None

    def listens(self, state: State, table: Table, hero: Hero) -> None:
        """BOS-4: at one step a hero who rolls a ! in their turn must attack the other hero, or themselves; once a turn.

        BOS-24: of several others the one whose seat comes next, in sight or not, but not Otacon at his terminal
        (BOS-10).
        """
        boss = boss_of(state)
        is_their_turn = state.turn != NOBODY and state.heroes[state.turn] is hero
        if step_in_force(state) != MIND_CONTROL or not is_their_turn or boss.marked(GRIP, hero.id):
            return
        boss.mark(GRIP, hero.id)
        after = state.turn + 1
        target = next(each for each in (*state.heroes[after:], *state.heroes[:after]) if not has_token(state, each))
        with table.because(table.report(HeroControlled, boss.id, hero.id, target.id, rule="BOS-4")):
            attack_hero(state, table, hero.id, target, Purpose(MIND_CONTROL, "BOS-4"), white=blow(state))

    def gaze(self, state: State) -> Bitset:
        return spaces_in_sight(state)

    def notes(self, state: State) -> list[Note]:
        """That the players know his secret."""
        return [Note("other-hand", {})] if boss_of(state).marked(OTHER_HAND) else []

    def numbers(self, state: State) -> dict[str, int]:
        return {MIND_CONTROL: blow(state)}

    def pose(self, state: State) -> str:
        return "reading" if reads_minds(state) else ""


def give_a_clue(state: State, table: Table) -> None:
    """BOS-23: while he reads minds players come to see that there is a secret, by vain attacks and by his turns."""
    boss = boss_of(state)
    if reads_minds(state) and boss.marked(VAIN) < PATIENCE:
        boss.mark(VAIN)
        if boss.marked(VAIN) == PATIENCE:
            table.report(ClueFound, boss.id, OTHER_HAND, rule="BOS-23")


def carry_out(state: State, table: Table, side: MantisSide) -> None:
    if side.steps:
        move_marker(state, table, side.steps, "BOS-24")
    if side.spaces:
        levitate(state, table, side.way, side.spaces)
    if side.attack:
        ATTACKS[side.attack](state, table, side.more)


# what he knows


def reads_minds(state: State) -> bool:
    """BOS-23: while a bust stands, unless the players know the secret."""
    return bool(busts_in(state)) and not boss_of(state).marked(OTHER_HAND)


# the psychokinesis track


def move_marker(state: State, table: Table, steps: int, rule: str) -> None:
    """BOS-4: down the track, from the bottom to the top."""
    boss = boss_of(state)
    boss.track = (boss.track + steps) % len(STEPS)
    table.report(TrackMoved, boss.id, STEPS[boss.track], rule=rule)


def step_in_force(state: State) -> str:
    return STEPS[boss_of(state).track]


def blow(state: State) -> int:
    """BOS-4: the white dice of a hero under his control. BOS-46: wounded, he has them strike harder."""
    return BLOW + HARDER * boss_of(state).is_wounded


# levitation


def levitate(state: State, table: Table, way: Direction, spaces: int) -> None:
    """BOS-4: if he cannot go the full distance he goes one less the opposite way; then he looks for a hero.

    BOS-22: barred that way too, he goes as far as he can. He keeps his facing, and only where he ends he comes down.
    """
    path = list(islice(free_spaces(state, way), spaces))
    if len(path) < spaces:
        path = list(islice(free_spaces(state, opposite(way)), spaces - 1))
    if path:
        go_to(state, table, path[-1], "BOS-4")
    look_for_heroes(state, table)


def free_spaces(state: State, way: Direction) -> Iterator[Space]:
    """BOS-4, BOS-22: the spaces straight ahead where he can come down; obstacles and figures he passes over."""
    space, barred = beyond(state, boss_of(state).space, way), state.occupied() | state.stage.board.obstacles
    while space is not None:
        if not barred >> space & 1:
            yield space
        space = beyond(state, space, way)


def beyond(state: State, space: Space, way: Direction) -> Space | None:
    """BOS-22: the next space this way, floor or obstacle; none behind a wall, a locked door or the map's edge."""
    board, geometry = state.stage.board, state.geometry
    target = space + board.strides[way]
    near_edge, open_edges = min(space, target), board.open_below if way in (N, S) else board.open_right
    if target < 0 or target >= board.size or not open_edges >> near_edge & 1:
        return None
    both: Bitset = 1 << space | 1 << target
    if not both & board.obstacles:
        return geometry.steps[space][way] if geometry.steps[space][way] >= 0 else None
    return target if not both & ~(board.floor | board.obstacles) else None


def look_for_heroes(state: State, table: Table) -> None:
    """BOS-4: with no hero in sight he turns clockwise until he sees one, if there is any to be seen."""
    boss = boss_of(state)
    for turns in DIRECTIONS:
        facing = (boss.facing + turns) % len(DIRECTIONS)
        if state.geometry.seen[facing][boss.space] & state.hero_spaces():
            look(state, table, facing, "BOS-4")
            return


# whom he attacks: whom he sees, or the whole room (BOS-24)


def attack_nearest(state: State, table: Table, more: int) -> None:
    if seen := heroes_in_sight(state):
        boss_attack(state, table, nearest_hero(state, table, seen, "BOS-24"), "BOS-24", more)


def attack_everybody(state: State, table: Table, more: int) -> None:
    """What the whole room throws needs no eyes; it does not come through the doors that Otacon is behind (BOS-10).

    A hero alone gets all of it.
    """
    more += ALL_AT_ONE if len(state.heroes) == 1 else 0
    for hero in heroes_in_reach(state):
        boss_attack(state, table, hero, "BOS-24", more)


def attack_culprit(state: State, table: Table, more: int) -> None:
    """The hero whose turn it is."""
    for hero in heroes_in_sight(state):
        if hero is state.heroes[state.turn]:
            boss_attack(state, table, hero, "BOS-24", more)


ATTACKS: dict[str, Callable[[State, Table, int], None]] = {
    "nearest": attack_nearest,
    "everybody": attack_everybody,
    "culprit": attack_culprit,
}
