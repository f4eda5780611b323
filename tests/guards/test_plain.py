"""The engine and the slow, literal second version agree on any activation of any guard."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from noisecheck.engine.board import Board, bits
from noisecheck.engine.board.drawing import Drawing
from noisecheck.engine.cards import OrderCard
from noisecheck.engine.guards.activation import activate
from noisecheck.engine.rules.sight import alert_the_seen
from noisecheck.engine.stage import Camera, Door, Stage, Zone
from noisecheck.engine.state import ENEMY_PHASE, NOWHERE, Body, Guard, Hero, State
from noisecheck.engine.table import Decision, Offhand, Option
from tests.guards.plain import plain
from tests.guards.plain_board import name
from tests.play import kinds
from tests.table import rule


def some_board(chance: Random) -> Board:
    """A small map with rooms, icons and doors; open enough to walk about in."""
    width, height = chance.randint(3, 6), chance.randint(3, 6)
    size = width * height
    signs = "".join(chance.choices(".# o^>v<", [30, 3, 1, 3, 1, 1, 1, 1], k=size))
    walls = chance.choice([1, 3, 6])

    def edge(space: int, other: int, *, border: bool) -> str:
        drawn = chance.choices(" |:", [12, walls, 1])[0]
        if border:
            return "|"
        return " " if drawn == ":" and (signs[space] in "# " or signs[other] in "# ") else drawn

    right = [edge(s, (s + 1) % size, border=s % width == width - 1) for s in range(size)]
    below = [edge(s, (s + width) % size, border=s // width == height - 1) for s in range(size)]
    return Board(Drawing(width, height, signs, "".join(right), "".join(below)))


def some_position(seed: int) -> State:
    """A crowd of guards, a few heroes out of most lines of sight, tokens lying about, the enemy phase under way."""
    chance = Random(seed)
    board = some_board(chance)
    floor = list(bits(board.floor))
    border = chance.choice([board.width, board.width, board.width // 2])
    west = sum(1 << space for space in floor if space % board.width < border)
    sides = [chance.sample(pair, 2) for pair in board.doors]
    doors = tuple(Door("", first, second, 2, ()) for first, second in sides)
    cameras = [Camera(chance.choice(floor), chance.randrange(4), chance.randrange(4))] * chance.randint(0, 1)
    stage = Stage(board, (Zone("west", west), Zone("east", board.floor & ~west)), doors=doors, cameras=tuple(cameras))
    figures = chance.sample(floor, len(floor))
    heroes = [Hero(each, figures.pop()) for each in ("snake", "meryl", "otacon")[: chance.randint(1, 3)]]
    for hero in heroes:
        hero.attention = chance.choice(["", "", "?", "!"])
        hero.attention_space = chance.choice(floor) if hero.attention else NOWHERE
    crowd = chance.randint(1, min(10, len(figures)))
    bodies = [Body(chance.choice(floor), chance.randint(0, 2)) for _ in range(chance.randint(0, 2))]
    return State(
        stage,
        heroes=heroes,
        guards=[Guard(space, chance.randrange(4)) for space in sorted(figures[:crowd])],
        bodies=sorted(bodies),
        locked=chance.getrandbits(len(board.doors)) if board.doors else 0,
        order=OrderCard("lost-contact", chance.randint(0, 6), chance.randint(0, 6), chance.choice(["left", "right"])),
        reactions=["shrug"],
        phase=ENEMY_PHASE,
        dice=[1] * 8,
    )


@rule("GRD-0", "GRD-6", "GRD-18")
@settings(deadline=None, max_examples=1000)
@given(st.integers(0, 2**32).map(some_position), st.integers(0, 9))
def test_any_activation_is_as_the_rules_say_word_for_word(state: State, which: int) -> None:
    asked: list[list[str]] = []

    def first_by_name(decision: Decision, state: State) -> Option:
        letting_be = decision.find("pass")
        if letting_be:
            return letting_be
        asked.append(sorted(map(str, decision.options)))
        return min(decision.options, key=str)

    table = Offhand(state, first_by_name)
    alert_the_seen(state, table)  # as it is whenever a guard is activated
    number = which % len(state.guards)
    expected = plain(state, number)
    guard = state.guards[number]
    assert state.order is not None

    activate(state, table, guard, state.order)
    expected.activate()

    names = state.stage.board.names
    told = [(kind, event.facts()) for kind, event in zip(kinds(table.events), table.events, strict=True)]
    assert [facts["mode"] for kind, facts in told if kind == "ModeChosen"] == [expected.mode] * bool(expected.mode)
    assert asked == expected.asked
    assert [
        [*facts.get("over", ()), facts["end"]] for kind, facts in told if kind in ("GuardMoved", "GuardLeapt")
    ] == expected.ways
    assert (names[guard.space], "NESW"[guard.facing]) == (name(expected.cell), expected.facing)
    assert [facts["target"] for kind, facts in told if kind == "Attacked"] == expected.attacked
    assert {each.id: (each.attention, names[each.attention_space]) for each in state.heroes if each.attention} == {
        hero: (side, name(cell)) for hero, (side, cell) in expected.attention.items()
    }
    assert [names[body.space] for body in state.bodies] == [name(cell) for cell in sorted(expected.bodies)]
