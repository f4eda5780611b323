"""Does a stage fit its map? Spaces, zones, doors, what lies where, which way things look, what can be reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from noisecheck.content.happenings import consequences
from noisecheck.content.positions import Path
from noisecheck.content.reading import MAP_FILE, Reading
from noisecheck.content.schema import StageFile
from noisecheck.engine.board import COMPASS, Board, Geometry, bits
from noisecheck.engine.stage import SNEAKING
from noisecheck.engine.state import STANDING

FIGURES = ("a hero", "a guard", "the boss", "a figure of the boss")


class Placed(NamedTuple):
    """A thing in a space, as the file names it."""

    what: str
    space: str
    path: Path


class Ground:
    """The stage on its map."""

    def __init__(self, reading: Reading, stage: StageFile, board: Board) -> None:
        self.reading, self.stage, self.board = reading, stage, board
        self.extent = f"which goes from {board.names[0]} to {board.names[-1]}"
        self.things = [*placed(reading, stage), *self.boss_spaces()]
        self.zones = self.read_zones()
        locked = 0
        opened = {frozenset(door.edge.split("-")) for door in stage.doors if door.open}
        for number, door in enumerate(board.doors):
            if {board.names[side] for side in door} not in opened:
                locked |= 1 << number
        self.closed: Geometry = board.geometry(locked)
        self.open: Geometry = board.geometry(0)  # every door can be opened

    def check(self) -> None:
        self.check_spaces()
        self.check_company()
        self.check_doors()
        self.check_zones()
        self.check_barracks()
        self.check_facings()
        self.check_icons()
        self.check_reach()

    def space(self, name: str) -> int | None:
        """The space with this name, if a figure can stand there."""
        number = self.board.numbers.get(name)
        return number if number is not None and self.board.floor >> number & 1 else None

    # what lies where

    def check_spaces(self) -> None:
        for thing in self.things:
            if thing.space not in self.board.numbers:
                self.reading.fault(thing.path, thing.space, f"{thing.what} off the map, {self.extent}")
            elif self.space(thing.space) is None:
                self.reading.fault(thing.path, thing.space, f"{thing.what} where there is no floor")

    def check_company(self) -> None:
        """MOV-1: one figure a space. Two tokens of one kind in a space could not be told apart."""
        seen: dict[tuple[str, str], str] = {}
        for thing in self.things:
            kind = "a figure" if thing.what in FIGURES else thing.what
            if thing.what in ("an elevator", "the end of an elevator"):
                continue  # several may start or end in one space
            if (kind, thing.space) in seen:
                self.reading.fault(thing.path, thing.space, f"{thing.what} in the space of {seen[kind, thing.space]}")
            seen.setdefault((kind, thing.space), thing.what)
        starts = {thing.space for thing in self.things if thing.what == "a hero"}
        for thing in self.things:
            if thing.what == "an event" and thing.space in starts:
                self.reading.fault(thing.path, thing.space, "an event where a hero starts: nobody moves onto it")
        for elevator in self.stage.elevators:
            if elevator.space == elevator.to:
                self.reading.fault(self.reading.at(elevator, "to"), elevator.to, "an elevator to its own space")

    def check_doors(self) -> None:
        names = self.board.names
        drawn = {frozenset((names[first], names[second])) for first, second in self.board.doors}
        known = ["-".join(names[side] for side in door) for door in self.board.doors]
        seen = set()
        for door in self.stage.doors:
            path, sides = self.reading.at(door, "edge"), frozenset(door.edge.split("-"))
            if sides not in drawn:
                self.reading.fault(path, door.edge, self.no_door(door.edge), known)
            elif sides in seen:
                self.reading.fault(path, door.edge, "a second entry for this door")
            seen.add(sides)
        for path, words in effects(self.reading, self.stage):
            if words[:1] == ["unlock"] and len(words) == 2 and frozenset(words[1].split("-")) not in drawn:
                self.reading.fault(path, words[1], self.no_door(words[1]), known)

    def no_door(self, edge: str) -> str:
        """Why there is none: the author may have named the wrong spaces, or not drawn it."""
        sides = [self.board.numbers.get(side) for side in edge.split("-")]
        if None in sides:
            return f"a door off the map, {self.extent}"
        (row, column), *others = [divmod(side or 0, self.board.width) for side in sides]
        near = [abs(row - other_row) + abs(column - other_column) == 1 for other_row, other_column in others]
        if near != [True]:
            return "a door between spaces that are not neighbours"
        return f"no door is drawn there; in {MAP_FILE} it is a : or a ==="

    # zones

    def read_zones(self) -> dict[str, int]:
        """The floor of each zone. Notes areas that are not on the map."""
        zones = {}
        for name, areas in self.stage.zones.items():
            zones[name] = 0
            for number, area in enumerate(areas):
                zones[name] |= self.area(("zones", name, number), area)
            zones[name] &= self.board.floor
        return zones or {"main": self.board.floor}

    def area(self, path: Path, area: str) -> int:
        """The spaces of a rectangle. Notes one that is not on the map."""
        corners = [self.board.numbers.get(corner) for corner in area.split(":")]
        if None in corners:
            self.reading.fault(path, area, f"an area off the map, {self.extent}")
            self.reading.bad.add(str(path[0]))
            return 0
        found = self.board.rectangle(corners[0] or 0, corners[-1] or 0)
        if not found:
            self.reading.fault(path, area, "the top left corner of an area comes first")
            self.reading.bad.add(str(path[0]))
        return found

    def boss_spaces(self) -> Iterator[Placed]:
        """Every space the figure of the boss covers."""
        boss = self.stage.boss
        if boss is not None and boss.space:
            path = self.reading.at(boss, "space")
            for space in bits(self.area(path, boss.space)):
                yield Placed("the boss", self.board.names[space], path)

    def check_zones(self) -> None:
        """SET-19: each space in exactly one zone."""
        if "zones" in self.reading.bad:
            return
        covered = 0
        for name, area in self.zones.items():
            if not area:
                self.reading.fault(("zones", name), name, "a zone without a space")
            if covered & area:
                self.reading.fault(("zones", name), self.names(covered & area), f"in {name} and in a zone before it")
            covered |= area
        if self.board.floor & ~covered:
            self.reading.fault(("zones",), self.names(self.board.floor & ~covered), "in no zone")

    def check_barracks(self) -> None:
        """ORD-3: each zone has its barracks. SET-7: a rule for a zone names one of them."""
        if {"zones", "barracks"} & self.reading.bad:
            return
        seen = set()
        for barracks in self.stage.barracks:
            space = self.space(barracks.space)
            if barracks.zone not in self.zones:
                self.reading.fault(self.reading.at(barracks, "zone"), barracks.zone, "no such zone", self.zones)
            elif space is not None and not self.zones[barracks.zone] >> space & 1:
                path = self.reading.at(barracks, "space")
                self.reading.fault(path, barracks.space, f"barracks outside their zone {barracks.zone}")
            if barracks.zone in seen:
                self.reading.fault(self.reading.at(barracks, "zone"), barracks.zone, "second barracks of this zone")
            seen.add(barracks.zone)
        for number, name in enumerate(self.stage.unarmed):
            if name not in self.zones:
                self.reading.fault(("unarmed", number), name, "no such zone", self.zones)
        for name in self.zones:
            if name not in seen and (self.stage.kind == SNEAKING or seen):
                self.reading.fault(("zones", name), name, "a zone without barracks, where its guards come in")

    # which way things look

    def blocked(self, space: str, facing: str, *, doors_open: bool = False, guard: bool = True) -> str:
        """What one who stands there and looks this way has before it; nothing if the way is open."""
        at = self.space(space)
        if at is None:
            return ""
        direction = COMPASS.index(facing)
        geometry = self.open if doors_open else self.closed
        if geometry.steps[at][direction] < 0:
            return "a locked door" if self.open.steps[at][direction] >= 0 else "an obstacle"
        zone = next((area for area in self.zones.values() if area >> at & 1), 0)
        if guard and zone and geometry.inside(zone).steps[at][direction] < 0:
            return "the border of its zone"
        return ""

    def check_facings(self) -> None:
        """GRD-12: no guard faces an obstacle. A camera whose cone begins at a wall sees nothing."""
        at = self.reading.at
        looks = [(at(guard, "facing"), guard.space, str(guard.facing)) for guard in self.stage.guards]
        looks += [(at(each, "faces"), each.space, str(each.faces)) for each in self.stage.barracks if each.faces]
        looks += [
            (path, words[1], words[2])
            for path, words in effects(self.reading, self.stage)
            if words[:1] == ["guard"] and len(words) == 3 and words[2] in COMPASS
        ]
        for path, space, facing in looks:
            if before := self.blocked(space, facing):
                free = [each for each in COMPASS if not self.blocked(space, each)]
                self.reading.fault(path, f"{space} {facing}", f"a guard that faces {before}{offered(free)}")
        for camera in self.stage.cameras:
            for key, cone in (("orange", camera.orange), ("green", camera.green)):
                if before := self.blocked(camera.space, cone, doors_open=True, guard=False):
                    free = [
                        each for each in COMPASS if not self.blocked(camera.space, each, doors_open=True, guard=False)
                    ]
                    problem = f"a camera that faces {before}{offered(free)}"
                    self.reading.fault(at(camera, key), f"{camera.space} {cone}", problem)

    def check_icons(self) -> None:
        """A facing icon that points at a wall would only make guards look for another way."""
        for space, facing in self.board.facing_icons.items():
            if before := self.blocked(self.board.names[space], COMPASS[facing], doors_open=True):
                line = self.reading.first_map_line + 2 * (space // self.board.width) + 2
                value = f"{self.board.names[space]} {COMPASS[facing]}"
                self.reading.file_fault(MAP_FILE, line, value, f"a facing icon that points at {before}")

    # what can be reached

    def check_reach(self) -> None:
        """Every objective, event and exit, with all doors opened and all elevators ridden."""
        starts = [self.space(thing.space) for thing in self.things if thing.what == "a hero"]
        waiting = [space for space in starts if space is not None]
        if not waiting:
            return
        reached = 0
        while waiting:
            reached |= self.open.within(waiting.pop(), self.board.size)
            for elevator in self.stage.elevators:
                at, to = self.space(elevator.space), self.space(elevator.to)
                if at is not None and to is not None and reached >> at & 1 and not reached >> to & 1:
                    waiting.append(to)
        for thing in self.things:
            at = self.space(thing.space)
            if thing.what in ("an objective", "an event", "an exit") and at is not None and not reached >> at & 1:
                self.reading.fault(thing.path, thing.space, f"{thing.what} that no hero can reach")

    def names(self, area: int) -> str:
        names = [self.board.names[space] for space in bits(area)]
        return ", ".join(names[:8]) + (f" and {len(names) - 8} more" if len(names) > 8 else "")


def offered(free: Sequence[str]) -> str:
    """The directions that would do."""
    return f" (free: {', '.join(free)})" if free else ""


def placed(reading: Reading, stage: StageFile) -> Iterator[Placed]:
    """Everything that lies or stands in a space."""
    starts: dict[Any, str] = stage.starts if isinstance(stage.starts, dict) else dict(enumerate(stage.starts))
    for key, space in starts.items():
        yield Placed("a hero", space, reading.at(stage, "starts", key))
    tables: dict[str, Sequence[Any]] = {
        "a guard": stage.guards,
        "a terminal": stage.terminals,
        "a camera": stage.cameras,
        "a trap": stage.traps,
        "barracks": stage.barracks,
        "an event": stage.events,
        "an objective": stage.objectives,
        "an elevator": stage.elevators,
        "a node": stage.nodes,
    }
    for what, entries in tables.items():
        for entry in entries:
            yield Placed(what, entry.space, reading.at(entry, "space"))
    for elevator in stage.elevators:
        yield Placed("the end of an elevator", elevator.to, reading.at(elevator, "to"))
    lists: list[tuple[str, str, Any]] = [
        ("exits", "an exit", stage.exits),
        ("supplies", "a supply icon", stage.supplies),
    ]
    for key, what, spaces in lists:
        for number, space in spaces.items() if isinstance(spaces, dict) else enumerate(spaces):
            yield Placed(what, space, reading.at(stage, key, number))
    if stage.boss is not None:
        for token in stage.boss.tokens:
            what = "a figure of the boss" if token.kind in STANDING else f"a {token.kind}"
            yield Placed(what, token.space, reading.at(token, "space"))
    for path, words in effects(reading, stage):
        if words[:1] == ["guard"] and len(words) == 3:
            yield Placed("a guard of an event", words[1], path)


def effects(reading: Reading, stage: StageFile) -> Iterator[tuple[Path, list[str]]]:
    """The sentences of all events, word by word."""
    for entry in consequences(stage):
        for number, effect in enumerate(entry.effects):
            yield reading.at(entry, "effects", number), effect.split()
