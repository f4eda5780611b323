"""The position as others see it: what is painted is what the rules see, and nothing hidden is in it."""

from itertools import count

import pytest
from msgspec import json

from noisecheck import Game, new_game
from noisecheck.foresight.shapes import Watcher
from noisecheck.foresight.view.map import stage_map
from noisecheck.foresight.view.position import position
from tests.board.plain import PlainMap
from tests.foresight.looking import games
from tests.table import rule, scene

CORNER = """
    a   b   c
  +---+---+---+
1 | .   #   . |
  +   +   +===+
2 | .   .   o |
  +---+---+---+
"""

known: dict[tuple[str, int, int, int | None], list[str]] = {}


def plainly_seen(game: Game, space: int, facing: int | None) -> list[str]:
    """By the second version of the rules of sight, which looks at the drawing square by square."""
    board = game.state.stage.board
    key = (str(board), game.state.locked, space, facing)
    if key not in known:
        plain = PlainMap(game.state.geometry)
        known[key] = [
            board.names[target]
            for target in plain.spaces
            if plain.standable(target)
            and (facing is None or plain.is_ahead(space, facing, target))
            and plain.box_is_clear(space, target)
        ]
    return known[key]


def plain_watchers(game: Game) -> list[tuple[str, str, list[str]]]:
    """Guards, cameras by the colour in force, traps; all but guards and face-down traps not where chaff fell."""
    state = game.state
    names = state.stage.board.names
    eyes = [("guard", guard.space, guard.facing) for guard in state.guards]
    cameras = [(each.space, each.orange, each.green) for each in state.stage.cameras]
    cameras += [
        (trap.space, trap.orange, trap.green)
        for trap in state.traps
        if trap.kind == "camera" and not trap.down and trap.orange >= 0
    ]
    eyes += [
        ("camera", space, orange if state.cameras == "orange" else green)
        for space, orange, green in cameras
        if not state.chaff >> state.zone(space) & 1
    ]
    found = [(kind, names[space], plainly_seen(game, space, facing)) for kind, space, facing in eyes]
    for trap in state.traps:
        if trap.down:
            found.append(("trap", names[trap.space], plainly_seen(game, trap.space, None)))
        elif trap.kind == "laser" and not state.chaff >> state.zone(trap.space) & 1:
            found.append(("laser", names[trap.space], plainly_seen(game, trap.space, None)))
    return found


def as_plain(watcher: Watcher) -> tuple[str, str, list[str]]:
    return watcher.kind, watcher.space, watcher.sees


@pytest.mark.slow
@rule("LOS-2", "LOS-3")
def test_what_is_painted_in_a_thousand_positions_is_what_is_seen_square_by_square() -> None:
    number = count(1)
    for game in games(200):
        painted = sorted(map(as_plain, position(game).watchers))
        assert painted == sorted(plain_watchers(game))
        if next(number) == 1000:
            return
    raise AssertionError("too few positions")


def test_a_position_says_what_lies_on_the_table() -> None:
    for game in games(40):
        shown, state, names = position(game), game.state, game.state.stage.board.names
        assert [(hero.id, hero.space, hero.damage, hero.spent, hero.noisy) for hero in shown.heroes] == [
            (hero.id, names[hero.space], hero.damage, hero.spent, hero.noisy) for hero in state.heroes
        ]
        assert [[(card.id, card.tokens) for card in hero.gear] for hero in shown.heroes] == [
            [(card.id, card.tokens) for card in hero.gear] for hero in state.heroes
        ]
        assert [(guard.id, guard.space, guard.facing) for guard in shown.guards] == sorted(
            (guard.number, names[guard.space], "NESW"[guard.facing]) for guard in state.guards
        )
        assert [(trap.space, trap.kind) for trap in shown.traps] == [
            (names[trap.space], None if trap.down else trap.kind) for trap in state.traps
        ]
        assert (shown.round, shown.phase, shown.cameras) == (state.round, state.phase, state.cameras)
        assert shown.turn == (None if state.turn < 0 else state.heroes[state.turn].id)
        assert shown.system == (None if state.system is None else len(state.system))
        assert shown.reactions == (None if state.reactions is None else len(state.reactions))
        assert numbered(shown.locked, [door.name for door in state.stage.doors]) == state.locked
        assert numbered(shown.chaff, [zone.name for zone in state.stage.zones]) == state.chaff
        assert numbered(shown.hacked, [names[each.space] for each in state.stage.terminals]) == state.hacked
        assert numbered(shown.taken, [names[each.space] for each in state.stage.objectives]) == state.taken
        assert numbered(shown.resolved, [each.letter for each in state.stage.events]) == state.resolved


def numbered(shown: list[str], names: list[str]) -> int:
    """As the state keeps it: a bit for each name, by its place."""
    return sum(1 << names.index(name) for name in shown)


def test_a_face_down_trap_shows_nothing_and_looks_everywhere() -> None:
    positions = {
        json.encode(position(scene(CORNER + f"snake c1\ntrap a1 {kind} down\nturn snake")))
        for kind in ("camera", "laser", "blank")
    }

    assert len(positions) == 1
    trap = json.decode(positions.pop(), type=dict)["watchers"][0]
    assert trap == {"kind": "trap", "space": "a1", "facing": None, "sees": ["a1", "a2"]}


@rule("LOS-10")
def test_a_camera_that_waits_to_be_pointed_is_known_as_one_and_sees_nothing_yet() -> None:
    game = scene(CORNER + "snake c2\ntrap a2 camera down\nturn snake")

    game.choose("sneak b2")

    assert [(trap.kind, trap.orange) for trap in position(game).traps] == [("camera", None)]
    assert position(game).watchers == []


@rule("ACT-16")
def test_a_card_that_no_action_uses_has_no_price() -> None:
    game = scene(CORNER + "snake a1\ngear snake body-armor, pal-key-card, rations-2, thermal-goggles\nturn snake\n")

    (snake,) = position(game).heroes

    assert {card.id: card.cost for card in snake.gear} == {
        "body-armor": 0,
        "pal-key-card": 0,
        "rations-2": 1,
        "thermal-goggles": 2,
    }


def test_the_order_deck_is_told_by_colours_and_never_by_cards() -> None:
    game = new_game("heliport", seed=7)
    orders = position(game).orders

    assert orders is not None
    assert (orders.blue, orders.red, orders.burned) == (13, 5, 0)
    assert (orders.current, orders.known, orders.discard) == (None, None, [])


def test_a_burned_card_is_counted_by_itself_and_a_looked_at_one_is_told() -> None:
    game = scene(
        CORNER + "snake a1\ngear snake gas-mask\nturn snake\n"
        "orders waken 4/3 left; radio-in 5/4 right | stay-alert 6/5 left; game-over | waken 6/5 left"
    )
    before = position(game).orders
    game.choose("use gas-mask order")
    after = position(game).orders

    assert before is not None
    assert after is not None
    assert (before.blue, before.red, before.burned, before.known) == (2, 2, 1, None)
    assert after.known == "waken 4/3 left"


def test_the_map_is_the_drawing() -> None:
    found = stage_map(scene(CORNER + "door c1-c2 level 3 needs 4+ 5\nobjective a2\nexit a1\nsnake c2").state)

    assert (found.width, found.height) == (3, 2)
    assert [(space.name, space.kind, space.icon) for space in found.spaces if space.kind != "floor" or space.icon] == [
        ("b1", "obstacle", ""),
        ("c2", "floor", "turn"),
    ]
    assert found.walls == []
    assert [(door.first, door.second, door.needs) for door in found.doors] == [("c1", "c2", ["4+", "5"])]
    assert (found.needed, found.exits) == (1, ["a1"])


def test_walls_stand_between_neighbours_and_the_border_is_none() -> None:
    text = "    a   b\n  +---+---+\n1 | . | . |\n  +   +---+\n2 | .   . |\n  +---+---+\nsnake a1"

    assert stage_map(scene(text).state).walls == [("a1", "b1"), ("b1", "b2")]
