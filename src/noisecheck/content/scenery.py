"""What a stage says of its picture: its look, and what stands on its obstacles. The engine knows nothing of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from noisecheck.art import LOOKS, PLAIN, ElevatorThing, EventThing, Scenery, drawing, drawing_of, fits, furniture
from noisecheck.content.ground import Ground
from noisecheck.content.layout import area_of
from noisecheck.content.schema import StageFile
from noisecheck.engine.board import Bitset, Board, Space, bits
from noisecheck.engine.bosses.kit import BOSSES

# lint


def check_scenery(ground: Ground) -> None:
    if "look" not in ground.reading.bad:
        check_look(ground)
    if "furniture" not in ground.reading.bad:
        check_furniture(ground)


def check_look(ground: Ground) -> None:
    reading, look = ground.reading, ground.stage.look
    if isinstance(look, str):
        reading.check_name(("look",), look, [*LOOKS, PLAIN], "no such look")
        return
    for zone, name in look.items():
        reading.check_name(("look", zone), zone, ground.zones, "no such zone")
        reading.check_name(("look", zone), name, LOOKS, "no such look")
    for zone in ground.zones:
        if zone not in look and "zones" not in reading.bad:
            reading.fault(("look",), zone, "a zone without a look")


def check_furniture(ground: Ground) -> None:
    """Known pieces that fill obstacles, one on each."""
    reading, board, known = ground.reading, ground.board, furniture()
    filled = 0
    for area, kind in ground.stage.furniture.items():
        path = ("furniture", area)
        reading.check_name(path, kind, known, "no such furniture")
        spaces = ground.area(path, area)
        if not spaces:
            continue
        if spaces & ~board.obstacles:
            reading.fault(path, ground.names(spaces & ~board.obstacles), "furniture where there is no obstacle")
        if spaces & filled:
            reading.fault(path, ground.names(spaces & filled), "furniture where there is some already")
        filled |= spaces
        if kind in known:
            symbol = drawing(look_at(ground.stage, board, spaces), kind, *extent(board, spaces))
            if not fits(symbol, *extent(board, spaces)):
                size = f"{round(symbol.wide)} by {round(symbol.high)}"
                reading.fault(path, area, f"a {kind} is {size} spaces and does not fill this area")
    if ground.stage.furniture and ground.stage.look == PLAIN:
        reading.fault(("furniture",), None, "furniture in a stage without a look, where nothing is painted")


def look_at(stage: StageFile, board: Board, spaces: Bitset) -> str:
    """The look of the zone that these spaces are in."""
    if isinstance(stage.look, str):
        return stage.look
    zones = (look for zone, look in stage.look.items() if area_of(board, stage.zones.get(zone, [])) & spaces)
    return next(zones, PLAIN)


def extent(board: Board, area: Bitset) -> tuple[int, int]:
    """How many spaces a rectangle is wide and high."""
    places = [divmod(space, board.width) for space in bits(area)]
    (top, left), (bottom, right) = places[0], places[-1]
    return right - left + 1, bottom - top + 1


# for whoever draws


class Things(NamedTuple):
    """How what stands on the map is drawn: events by their letter, elevators by their space."""

    events: Mapping[str, EventThing]
    elevators: Mapping[Space, ElevatorThing]

    def event(self, letter: str) -> str:
        """The name of its drawing."""
        return drawing_of(self.events.get(letter, "console"))

    def elevator(self, space: Space) -> str:
        return drawing_of(self.elevators.get(space, "lift"))


def things_of(file: StageFile, board: Board) -> Things:
    return Things(
        {each.letter: each.thing for each in file.events},
        {board.numbers[each.space]: each.thing for each in file.elevators},
    )


def scenery_of(file: StageFile, board: Board) -> Scenery:
    """All that a painter has to know of a stage."""
    zones = file.look if isinstance(file.look, dict) else {}
    used = used_spaces(file, board)
    return Scenery(
        board,
        look=next(iter(zones.values())) if isinstance(file.look, dict) else file.look,
        zones=tuple((area_of(board, file.zones[zone]), look) for zone, look in zones.items() if zone in file.zones),
        furniture={area_of(board, [area]): kind for area, kind in file.furniture.items()},
        used=used,
        beyond=beyond(file, board, used),
        has_drops=file.boss is not None and BOSSES[file.boss.id].has_drops,
    )


def used_spaces(file: StageFile, board: Board) -> Bitset:
    """Where something lies or is printed, or a door opens: nothing is painted there."""
    tables = (
        *(file.terminals, file.cameras, file.traps, file.barracks, file.events, file.objectives, file.elevators),
        *(file.nodes, file.boss.tokens if file.boss else []),
    )
    exits = file.exits.values() if isinstance(file.exits, dict) else file.exits
    names = [entry.space for table in tables for entry in table]
    names += [*(each.to for each in file.elevators), *exits, *file.supplies]
    numbers = {*(board.numbers[name] for name in names), *board.facing_icons}
    numbers |= {side for door in board.doors for side in door}
    return board.turn_icons | sum(1 << number for number in numbers)


def beyond(file: StageFile, board: Board, used: Bitset) -> Bitset:
    """Floor that nobody walks on, such as the air round a roof: no way leads there from any space that is used."""
    starts = file.starts.values() if isinstance(file.starts, dict) else file.starts
    found = used & board.floor | sum({1 << board.numbers[name] for name in starts})
    geometry = board.geometry(0)  # every door can be opened
    walked = 0
    for space in bits(found):
        if not walked >> space & 1:
            walked |= geometry.within(space, board.size)
    return board.floor & ~walked
