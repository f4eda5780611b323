"""Sniper Wolf: she lies under one of seven tokens, and her crosshair comes nearer every round (BOS-7, BOS-28 to 30).

A card has two halves. In her turn it is how far her crosshair goes; when she is hurt it is how much worse the wound is,
and then it is not in her turn. She plays one card more every round, so time is hers; finding her costs time.
"""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.board import COMPASS, Bitset, Direction, Space
from noisecheck.engine.bosses.dogs import DOG, KNOW_THE_BOX, lie_down, passed_over
from noisecheck.engine.bosses.kit import BossRules, Note, Virtual, boss_of
from noisecheck.engine.bosses.kit.aim import CROSSHAIRS
from noisecheck.engine.bosses.kit.crosshairs import HERS, apart, crosshair, glide, ways_to
from noisecheck.engine.bosses.kit.deck import resolving
from noisecheck.engine.bosses.kit.decoys import hide, lay_out
from noisecheck.engine.bosses.kit.fighting import boss_attack, hurt_boss
from noisecheck.engine.events import ThreatRaised
from noisecheck.engine.heroes.otacon import OTACON
from noisecheck.engine.heroes.terminal_card import heroes_in_reach
from noisecheck.engine.keeping import keep
from noisecheck.engine.kinds import FACE, TARGET_HERO
from noisecheck.engine.objections import Objection
from noisecheck.engine.rules.damage import HIT
from noisecheck.engine.stage import Node
from noisecheck.engine.state import CROSSHAIR, DECOY, NOBODY, Hero, State, Token
from noisecheck.engine.table import Decision, Table

DEFENSE = 5
DICE, DICE_WHEN_SURE = 1, 2
SURE = 8  # with so much threat she attacks with more dice
UNSTEADY = 1  # space less, once she is wounded
MORE_FOR_A_GLINT = 1  # dice, against a hero whose own crosshair is on the map


class WolfCard(NamedTuple):
    """Her crosshair goes up to that many spaces; when she is hurt, she takes that much more."""

    spaces: int
    bonus: int


CARDS = {
    "held-breath": WolfCard(1, 2),
    "crosswind": WolfCard(2, 1),
    "slow-trigger": WolfCard(3, 1),
    "long-lens": WolfCard(4, 1),
    "lead-the-target": WolfCard(4, 0),
    "one-shot": WolfCard(5, 0),
}


class Wolf(BossRules):
    cards = tuple(CARDS)
    health = (12, 24, 36)
    printed_defense = DEFENSE
    tokens = (DECOY, CROSSHAIR, *CROSSHAIRS)
    special = ("aim",)
    rim_marks = (DOG,)
    virtual = Virtual((5, 8, 11, 14), "pentazemin")

    def dice(self, state: State) -> int:
        """BOS-28: one more from threat 8 on."""
        return DICE if boss_of(state).track < SURE else DICE_WHEN_SURE

    def last_start(self) -> int:
        """BOS-28: her threat has neither names nor an end, but from 8 on all the dice are hers."""
        return SURE

    def set_up(self, state: State) -> None:
        """BOS-28: her tokens lie from number 1 on."""
        lay_out(state, [node.space for node in state.stage.nodes])

    def turn(self, state: State, table: Table) -> bool:
        """BOS-7: threat +1, then as many cards as her threat; when all heroes have been attacked her turn ends.

        BOS-48: whoever her dogs lie beside she leaves alone.
        """
        boss = boss_of(state)
        boss.track += 1
        table.report(ThreatRaised, boss.id, boss.track, rule="BOS-7")
        spared = lie_down(state, table)
        waiting = [hero for hero in heroes_in_reach(state) if hero not in spared]  # those not yet attacked this turn
        for _ in range(boss.track):
            if waiting:
                with resolving(state, table, "turn", "BOS-7") as card:
                    for hero in under_fire(state, table, waiting, reach_of(state, card)):
                        waiting = [each for each in waiting if each is not hero]
                        if hero not in spared:
                            boss_attack(state, table, hero, "BOS-7", glint(state, hero))
        return True

    def fire(self, state: State) -> Bitset:
        """BOS-30: whoever stands in her crosshair is attacked, whatever card comes. BOS-48: but for one under a box."""
        token = crosshair(state, HERS)
        is_spared = token and any(hero.space == token.space for hero in passed_over(state))
        return 1 << token.space if token and not is_spared else 0

    def answer(self, state: State, table: Table, dealt: int) -> None:
        """BOS-7: damaged, she reveals a card and takes its bonus; then she hides."""
        if not dealt:
            return
        boss = boss_of(state)
        with resolving(state, table, "reaction", "BOS-7") as card:
            if CARDS[card].bonus:
                hurt_boss(state, table, boss, CARDS[card].bonus, HIT, "BOS-7")
            if not boss.is_beaten:
                hide(state, table)

    blasted = answer

    def turn_ends(self, state: State, table: Table, hero: Hero) -> None:
        """BOS-7: at the end of any hero's turn she hides, if her figure is on the map."""
        if boss_of(state).body:
            hide(state, table)

    def off_limits(self, state: State) -> Bitset:
        """BOS-7: only Otacon may move on her tile."""
        is_otacons = state.turn != NOBODY and state.heroes[state.turn].id == OTACON
        return 0 if is_otacons else tile(state)

    def trespass(self, state: State, space: Space) -> Objection | None:
        """BOS-7: why a hero other than Otacon cannot move there."""
        facts = {"space": state.stage.board.names[space]}
        return Objection("BOS-7", "only-otacon", facts) if self.off_limits(state) >> space & 1 else None

    def gives_up(self, state: State) -> bool:
        """BOS-28: the stage is won as well when Otacon has reached her tile."""
        return any(hero.id == OTACON and tile(state) >> hero.space & 1 for hero in state.heroes)

    def notes(self, state: State) -> list[Note]:
        """Her threat, the way to win that her Health does not tell of, and whom she sees."""
        other_way = [Note("or-otacon", {})] if any(hero.id == OTACON for hero in heroes_in_reach(state)) else []
        seen = [Note("glint", {"hero": hero.id}) for hero in state.heroes if glint(state, hero)]
        dogs = [Note("dogs-know-the-box", {})] if boss_of(state).marked(KNOW_THE_BOX) else []
        return [Note("threat", {"threat": boss_of(state).track}), *other_way, *seen, *dogs]

    def numbers(self, state: State) -> dict[str, int]:
        return {card: reach_of(state, card) for card in CARDS}

    def rim(self, state: State) -> list[str]:
        return [DOG, DOG]

    def printed(self, state: State, space: Space) -> str:
        """The number of a space."""
        return next((str(number) for number, node in enumerate(state.stage.nodes, 1) if node.space == space), "")


# her turn


def reach_of(state: State, card: str) -> int:
    """How far a card takes her crosshair. BOS-46: wounded, 1 space less far, but always 1."""
    return max(1, CARDS[card].spaces - UNSTEADY * boss_of(state).is_wounded)


def under_fire(state: State, table: Table, waiting: list[Hero], spaces: int) -> list[Hero]:
    """BOS-7: moves her crosshair towards those who wait; all heroes whose space it leaves, enters or crosses, in order.

    BOS-30: if nobody waits but the one who stands in it, it stays, and that hero is attacked.
    """
    token = crosshair(state, HERS)
    if token is None:
        return []
    others = [hero for hero in waiting if hero.space != token.space]
    if not others:
        return waiting
    way, far = way_to(state, table, token, nearest(state, table, token, others))
    touched = glide(state, table, token, way, min(spaces, far), "BOS-7")
    return [hero for space in touched for hero in heroes_in_reach(state) if hero.space == space]


def glint(state: State, hero: Hero) -> int:
    """BOS-30: she sees the scope of a hero who keeps a crosshair on the map, and shoots better at them."""
    return MORE_FOR_A_GLINT if crosshair(state, hero.id) else 0


def nearest(state: State, table: Table, token: Token, heroes: list[Hero]) -> Hero:
    """BOS-7: of those in the row or column of her crosshair the nearest, else of all of them.

    BOS-30: walls do not count; ties: players choose.
    """
    ways = {hero.id: apart(state, token.space, hero.space) for hero in heroes}
    in_line = [hero for hero in heroes if 0 in ways[hero.id]] or heroes
    away = {hero.id: sum(map(abs, ways[hero.id])) for hero in in_line}
    least = min(away.values())
    options = [TARGET_HERO.option(hero.id, value=hero.id) for hero in in_line if away[hero.id] == least]
    facts: dict[str, str | int] = {
        "figure": CROSSHAIR,
        "guard": state.stage.board.names[token.space],
        "distance": least,
    }
    return state.hero(table.ask(Decision("target", "", options, "BOS-7", facts)).value)


def way_to(state: State, table: Table, token: Token, hero: Hero) -> tuple[Direction, int]:
    """BOS-7: straight to a hero in line, else along one axis, up to their row or column; players choose."""
    ways = ways_to(state, token.space, hero.space)
    options = [FACE.option(COMPASS[way], value=way) for way in sorted(ways)]
    facts: dict[str, str | int] = {"space": state.stage.board.names[token.space], "target": hero.id}
    way: Direction = table.ask(Decision("crosshair", "", options, "BOS-7", facts)).value
    return way, ways[way]


# her tile


@keep(16)
def rectangle(nodes: tuple[Node, ...], width: int) -> Bitset:
    """The smallest one that holds all these nodes."""
    spaces = [divmod(node.space, width) for node in nodes]
    rows, columns = sorted({row for row, _ in spaces}), sorted({column for _, column in spaces})
    line = sum(1 << column for column in range(columns[0], columns[-1] + 1))
    return sum(line << row * width for row in range(rows[0], rows[-1] + 1))


def tile(state: State) -> Bitset:
    """BOS-28: her tile is the smallest rectangle that holds the numbered spaces."""
    nodes = state.stage.nodes
    return rectangle(nodes, state.stage.board.width) if nodes else 0
