"""The map as others see it: what the stage lays on the table, and what has to be done on it."""

from __future__ import annotations

from noisecheck.art import LOOKS
from noisecheck.content.loader import scenery_for
from noisecheck.engine.board import COMPASS, bits
from noisecheck.engine.board.drawing import WALL
from noisecheck.engine.bosses.kit.brink import has_drops
from noisecheck.engine.bosses.kit.reference_card import covered_actions, special_actions
from noisecheck.engine.rules.outcome import objectives_needed
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import State
from noisecheck.foresight import shapes
from noisecheck.foresight.view.position import texts


def stage_map(state: State) -> shapes.StageMap:
    """What the stage lays on the table, and what has to be done on it by these heroes."""
    stage, board = state.stage, state.stage.board
    names, mission = board.names, stage.mission
    return shapes.StageMap(
        id=mission.id,
        width=board.width,
        height=board.height,
        spaces=[space_of(state, space) for space in range(board.size)],
        walls=walls(state),
        zones=[zone.name for zone in stage.zones],
        doors=[
            shapes.Door(each.name, names[each.first], names[each.second], each.level, texts(each.needs))
            for each in stage.doors
        ],
        terminals=[shapes.Terminal(names[each.space], each.level, texts(each.needs)) for each in stage.terminals],
        cameras=[shapes.Camera(names[each.space], COMPASS[each.orange], COMPASS[each.green]) for each in stage.cameras],
        barracks=[
            shapes.Barracks(
                names[each.space],
                stage.zones[each.zone].name,
                each.count,
                None if each.faces is None else COMPASS[each.faces],
            )
            for each in stage.barracks
        ],
        events=[shapes.EventToken(each.letter, names[each.space]) for each in stage.events],
        objectives=[shapes.Objective(names[each.space], each.optional, each.hostage) for each in stage.objectives],
        exits=[names[space] for space in bits(stage.exits)],
        own_exits={hero: names[space] for hero, space in stage.own_exits.items()},
        elevators=[shapes.Elevator(names[each.space], names[each.to]) for each in stage.elevators],
        supplies=[names[space] for space in stage.supplies],
        required=list(mission.required),
        needed=objectives_needed(state),
        spread=shapes.Spread(*mission.spread[len(state.heroes) - 1]) if mission.spread else None,
        leaving=mission.leaving,  # type: ignore[arg-type]
        forbids_focus=mission.forbids_focus,
        killing_fails=mission.killing_fails,
        nodes=[shapes.Node(names[each.space], COMPASS[each.facing]) for each in stage.nodes],
        has_drops=has_drops(state),
        special=list(special_actions(stage)),
        plate=plate_of(stage),
        covered={hero.id: list(covered_actions(stage, hero.id)) for hero in state.heroes},
    )


def plate_of(stage: Stage) -> shapes.Plate | None:
    scenery = scenery_for(stage)
    if scenery is None:
        return None
    address = f"/api/plates/{stage.mission.id}/{scenery.mark}"
    zones = {zone.name: look for zone in stage.zones for area, look in scenery.zones if area & zone.area}
    return shapes.Plate(address, LOOKS[scenery.look].floor, scenery.look, zones)


def space_of(state: State, space: int) -> shapes.Space:
    stage, board = state.stage, state.stage.board
    zone = stage.zone_of[space]
    kind = "floor" if board.floor >> space & 1 else "obstacle" if board.obstacles >> space & 1 else "hole"
    icon = COMPASS[board.facing_icons[space]] if space in board.facing_icons else ""
    return shapes.Space(
        board.names[space],
        kind,  # type: ignore[arg-type]
        stage.zones[zone].name if zone >= 0 else None,
        "turn" if board.turn_icons >> space & 1 else icon,
    )


def walls(state: State) -> list[tuple[str, str]]:
    board = state.stage.board
    names, right, below = board.names, board.drawing.right, board.drawing.below
    found = []
    for space in range(board.size):
        if right[space] == WALL and (space + 1) % board.width:
            found.append((names[space], names[space + 1]))
        if below[space] == WALL and space + board.width < board.size:
            found.append((names[space], names[space + board.width]))
    return found
