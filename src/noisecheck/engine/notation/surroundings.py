"""The lines of a scene that say what the stage lays out: zones, doors, cameras, traps, objectives, ways out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from noisecheck.engine.board import bits
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.errors import SceneError
from noisecheck.engine.notation.draft import Draft
from noisecheck.engine.notation.lines import SceneLine
from noisecheck.engine.stage import (
    BOSS,
    DRAWN_LEVEL,
    DRAWN_NEEDS,
    OWN,
    SNEAKING,
    Barracks,
    Camera,
    Door,
    Elevator,
    EventToken,
    Mission,
    Objective,
    Terminal,
    Zone,
    drawn_door,
)
from noisecheck.engine.state import (
    GREEN,
    ORANGE,
    Trap,
)


def read_stage(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "stage")
    stage, kind = draft.stage, line.one_of([SNEAKING, BOSS, OWN, *draft.missions], "a kind of stage")
    if kind == OWN:
        stage.mission = Mission(line.name("the name of a stage"), own=True)
    elif kind not in (SNEAKING, BOSS):
        stage.mission = draft.missions[kind]
    stage.boss = line.name("a boss") if kind == BOSS or (kind == OWN and line.skip(BOSS)) else stage.mission.boss
    stage.kind = BOSS if stage.boss else SNEAKING
    if stage.mission.id:
        draft.later.append(partial(settle_mission, draft, line))


def settle_mission(draft: Draft, line: SceneLine) -> None:
    """What the events of a stage do must be possible on this map, and what was decided there one of its choices."""
    if draft.stage.mission.own:
        draft.stage.mission = replace(draft.stage.mission, boss=draft.stage.boss, **draft.rules)
    spaces = {draft.board.names[space] for space in bits(draft.board.floor)}
    known = {"guard": spaces, "unlock": set(draft.stage.door_numbers)}
    decided = dict(words.split() for words in draft.state.decided)
    for event in draft.stage.events:
        section = draft.stage.section(event.letter)
        for verb, *words in (effect for each in section.consequences() for effect in each.effects):
            if verb in known and words[0] not in known[verb]:
                found = f"event {event.letter}, which needs {words[0]}"
                raise line.fault(found, f"a map of the stage {draft.stage.mission.id}", line.words[0][1])
        chosen = decided.get(event.letter, "")
        if chosen and chosen not in section.choices:
            choices = ", ".join(section.choices) or "nothing"
            raise line.fault(f"event {event.letter} decided {chosen}", f"one of its choices: {choices}")


def read_zone(draft: Draft, line: SceneLine) -> None:
    name = line.name("the name of a zone")
    draft.only_once(line, f"zone {name}")
    area = 0
    while line.peek():
        area |= line.rectangle(draft.board)
    area &= draft.board.floor
    for zone in draft.zones:
        for space in bits(zone.area & area):
            raise line.fault(f"{draft.board.names[space]} in {zone.name} and in {name}", "each space in one zone")
    draft.zones.append(Zone(name, area))


def read_door(draft: Draft, line: SceneLine) -> None:
    column, name = line.column(), line.take("a door such as b2-c2")
    sides = [draft.board.numbers.get(side, -1) for side in name.split("-")]
    drawn = [number for number, door in enumerate(draft.board.doors) if sorted(sides) == list(door)]
    if not drawn:
        known = ", ".join("-".join(draft.board.names[side] for side in door) for door in draft.board.doors)
        raise line.fault(repr(name), f"a door drawn on the map: {known or 'there is none'}", column)
    draft.only_once(line, f"door {'-'.join(draft.board.names[side] for side in sorted(sides))}")
    level, needs = DRAWN_LEVEL, DRAWN_NEEDS
    while line.peek():
        match line.one_of(["level", "needs", "sealed", "open"], "a word about the door"):
            case "level":
                level = line.integer("the level of a lock", 2, 5)
            case "needs":
                needs = line.needs()
            case "sealed":
                needs = ()
            case _:
                draft.opened.add(drawn[0])
    draft.doors[drawn[0]] = Door(name, sides[0], sides[1], level, needs)


def read_terminal(draft: Draft, line: SceneLine) -> None:
    column, space = line.column(), line.space(draft.board)
    if any(terminal.space == space for terminal in draft.stage.terminals):
        raise line.fault("a second terminal there", "a space without one", column)
    line.must("level")
    level = line.integer("the level of a terminal", 2, 5)
    line.must("needs")
    terminal = Terminal(space, level, line.needs())
    if line.skip("hacked"):
        draft.state.hacked |= 1 << len(draft.stage.terminals)
    draft.stage.terminals += (terminal,)


def read_camera(draft: Draft, line: SceneLine) -> None:
    space = line.space(draft.board)
    line.must(ORANGE)
    orange = line.direction()
    line.must(GREEN)
    draft.stage.cameras += (Camera(space, orange, line.direction()),)


def read_cameras(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "cameras")
    draft.state.cameras = line.one_of([ORANGE, GREEN], "a colour")


def read_chaff(draft: Draft, line: SceneLine) -> None:
    for _ in line.listed(","):
        column, name = line.column(), line.name("the name of a zone")
        draft.later.append(partial(jam, draft, line, column, name))


def jam(draft: Draft, line: SceneLine, column: int, name: str) -> None:
    draft.state.chaff |= 1 << draft.zone_number(line, column, name)


def read_trap(draft: Draft, line: SceneLine) -> None:
    column, space = line.column(), line.space(draft.board)
    if any(trap.space == space for trap in draft.state.traps):
        raise line.fault("a second trap there", "a space without one", column)
    kind = line.one_of(["camera", "laser", "blank"], "a kind of trap")
    trap = Trap(space, kind, line.one_of(["down", "up"], "a side") == "down")
    if kind == "camera" and (line.peek() or not trap.down):
        line.must(ORANGE)
        orange = line.direction()
        line.must(GREEN)
        trap = trap._replace(orange=orange, green=line.direction())
    draft.state.traps.append(trap)
    draft.state.traps.sort()


def read_barracks(draft: Draft, line: SceneLine) -> None:
    space = line.space(draft.board)
    line.must("zone")
    column, name = line.column(), line.name("the name of a zone")
    line.must("count")
    count = line.integer("a Guard Count", 0, 12)
    faces = line.direction() if line.skip("faces") else None

    def finish() -> None:
        draft.stage.barracks += (Barracks(space, draft.zone_number(line, column, name), count, faces),)

    draft.later.append(finish)


def read_event(draft: Draft, line: SceneLine) -> None:
    letter = line.one_of("ABCD", "the letter of an event")
    draft.only_once(line, f"event {letter}")
    column, space = line.column(), line.space(draft.board)
    if any(event.space == space for event in draft.stage.events):
        raise line.fault("a second event there", "a space without one", column)
    if line.skip("used"):
        draft.state.resolved |= 1 << len(draft.stage.events)
        if line.skip("decided"):
            draft.state.decided = tuple(sorted((*draft.state.decided, f"{letter} {line.name('a choice')}")))
    draft.stage.events += (EventToken(letter, space),)


def read_objective(draft: Draft, line: SceneLine) -> None:
    objective, number = Objective(line.space(draft.board)), len(draft.stage.objectives)
    while line.peek():
        match line.one_of(["down", "taken", "optional", "hostage"], "a word about the objective"):
            case "down":
                objective = replace(objective, face_down=True)
                draft.state.face_down |= 1 << number
            case "taken":
                draft.state.taken |= 1 << number
            case "hostage":
                objective = replace(objective, hostage=True)
            case _:
                objective = replace(objective, optional=True)
    draft.stage.objectives += (objective,)


def read_exit(draft: Draft, line: SceneLine) -> None:
    space = line.space(draft.board)
    draft.stage.exits |= 1 << space
    if line.skip("of"):
        draft.stage.own_exits[line.one_of(HERO_IDS, "a hero")] = space


def read_elevator(draft: Draft, line: SceneLine) -> None:
    space = line.space(draft.board)
    line.must("to")
    column, to = line.column(), line.space(draft.board)
    if to == space:
        raise line.fault("the same space", "another space", column)
    draft.only_once(line, f"elevator {draft.board.names[space]} to {draft.board.names[to]}")
    draft.stage.elevators += (Elevator(space, to),)


def read_supply(draft: Draft, line: SceneLine) -> None:
    draft.stage.supplies += (line.space(draft.board),)


def settle_zones(draft: Draft, number: int) -> None:
    if not draft.zones:
        draft.zones = [Zone("main", draft.board.floor)]
    covered = sum(zone.area for zone in draft.zones)
    for space in bits(draft.board.floor & ~covered):
        raise SceneError(number, 1, f"{draft.board.names[space]} in no zone", "each space in exactly one zone")
    draft.stage.zones = tuple(draft.zones)


def settle_doors(draft: Draft) -> None:
    numbers = range(len(draft.board.doors))
    draft.stage.doors = tuple(draft.doors.get(number) or drawn_door(draft.board, number) for number in numbers)
    draft.state.locked = sum(1 << number for number in numbers if number not in draft.opened)


SURROUNDINGS: dict[str, Callable[[Draft, SceneLine], None]] = {
    "stage": read_stage,
    "zone": read_zone,
    "door": read_door,
    "terminal": read_terminal,
    "camera": read_camera,
    "cameras": read_cameras,
    "chaff": read_chaff,
    "trap": read_trap,
    "barracks": read_barracks,
    "event": read_event,
    "objective": read_objective,
    "exit": read_exit,
    "elevator": read_elevator,
    "supply": read_supply,
}
