"""From a stage to the notation: the lines of a scene that lay it out for these heroes.

The engine has one reader for positions. A stage goes through it like any scene, so a stage can say nothing that a
picture of the game could not.
"""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.content.schema import BossEntry, ConsequenceEntry, EventEntry, StageFile, for_heroes
from noisecheck.engine.gear.catalogue import GEAR
from noisecheck.engine.heroes.dashboards import DASHBOARDS
from noisecheck.engine.stage import SNEAKING, Consequence, Mission, Section


def lay_out(stage: StageFile, drawing: str, heroes: tuple[str, ...]) -> str:
    """The scene at the start of the stage, without its cards."""
    return "\n".join([drawing, *surroundings(stage, heroes), *figures(stage, heroes)])


def surroundings(stage: StageFile, party: tuple[str, ...]) -> Iterator[str]:
    heroes = len(party)
    yield f"stage {stage.id}"
    for name, areas in stage.zones.items():
        yield f"zone {name} {' '.join(areas)}"
    for door in stage.doors:
        lock = f"needs {' '.join(door.needs)}" if door.needs else "sealed"
        yield f"door {door.edge} level {door.level} {lock}{' open' * door.open}"
    for terminal in stage.terminals:
        yield f"terminal {terminal.space} level {terminal.level} needs {' '.join(terminal.needs)}"
    for camera in (each for each in stage.cameras if not each.heroes or heroes in each.heroes):
        yield f"camera {camera.space} orange {camera.orange} green {camera.green}"
    yield f"cameras {stage.camera_colour}"
    for trap in stage.traps:
        yield f"trap {trap.space} {trap.kind} down"
    for barracks in stage.barracks if is_guarded(stage, heroes) else ():
        faces = f" faces {barracks.faces}" if barracks.faces else ""
        yield f"barracks {barracks.space} zone {barracks.zone} count {for_heroes(barracks.count, heroes)}{faces}"
    for event in stage.events:
        yield f"event {event.letter} {event.space}"
    for objective in stage.objectives:
        words = [f"objective {objective.space}", *["optional"] * objective.optional, *["down"] * objective.face_down]
        yield " ".join([*words, *["hostage"] * objective.hostage])
    if isinstance(stage.exits, dict):
        yield from (f"exit {space} of {hero}" for hero, space in stage.exits.items() if hero in party)
    else:
        yield from (f"exit {space}" for space in stage.exits)
    for elevator in stage.elevators:
        yield f"elevator {elevator.space} to {elevator.to}"
    for space in stage.supplies:
        yield f"supply {space}"
    for node in stage.nodes:
        yield f"node {node.space} {node.facing}"


def is_guarded(stage: StageFile, heroes: int) -> bool:
    """SET-2: whether there are guards with so many heroes."""
    return stage.kind == SNEAKING or not stage.orders.are_none(heroes)


def figures(stage: StageFile, heroes: tuple[str, ...]) -> Iterator[str]:
    """SET-11: undamaged heroes with their starting equipment, and the guards."""
    for place, hero in enumerate(heroes):
        start = stage.starts[hero] if isinstance(stage.starts, dict) else stage.starts[place]
        yield f"{hero} {start}"
        if "starts-in-alert" in stage.rules:
            yield f"! {hero} {start}"
        gear = [card for card in DASHBOARDS[hero].starting_gear if card in GEAR]
        if gear:
            yield f"gear {hero} {', '.join(gear)}"
    for guard in stage.guards if is_guarded(stage, len(heroes)) else ():
        if not guard.heroes or len(heroes) in guard.heroes:
            yield f"guard {guard.space} {guard.facing}"
    if stage.boss is not None:
        yield from boss_lines(stage, stage.boss, len(heroes))


def boss_lines(stage: StageFile, boss: BossEntry, heroes: int) -> Iterator[str]:
    """SET-17: the boss and its tokens; its deck is dealt with the other cards."""
    where = f"{boss.space} {facing_of(stage, boss)}" if boss.space else "off"
    health = f" health {for_heroes(boss.health, heroes)}" if boss.health else ""
    track = for_heroes(boss.track, heroes)
    yield f"boss {boss.id} {where}{health}" + (f" track {track}" if track else "")
    for token in boss.tokens:
        yield f"token {token.kind} {token.space}"


def facing_of(stage: StageFile, boss: BossEntry) -> str | None:
    """Its own facing, or the arrow of the node it starts on."""
    return boss.facing or next((node.facing for node in stage.nodes if node.space == boss.space), None)


def mission_of(stage: StageFile) -> Mission:
    """What the engine keeps of a stage beside the things on the map (SET-7). The same for any number of heroes."""
    spread = stage.spread
    return Mission(
        id=stage.id,
        forbids_focus="forbids-focus" in stage.rules,
        killing_fails="killing-fails" in stage.rules,
        leaving_wins="leaving-wins" in stage.rules,
        required="".join(stage.required),
        needed=() if stage.objectives_needed is None else by_heroes(stage.objectives_needed),
        spread=() if spread is None else tuple(zip(by_heroes(spread.zones), by_heroes(spread.each), strict=True)),
        leaving=stage.leaving,
        events={event.letter: section_of(event) for event in stage.events},
        unarmed=tuple(stage.unarmed),
        endless=tuple(stage.endless),
        equipped=tuple(stage.equipped),
        rewards=tuple(stage.rewards),
        boss=stage.boss.id if stage.boss else "",
        rewards_for_sparing=tuple(stage.rewards_for_sparing),
        gives_back=tuple(stage.gives_back),
    )


def by_heroes(number: int | dict[int, int]) -> tuple[int, ...]:
    """The number for 1, 2, 3 and 4 heroes; 0 for as many as the stage is not for."""
    return tuple(number if isinstance(number, int) else number.get(heroes, 0) for heroes in range(1, 5))


def section_of(event: EventEntry) -> Section:
    """SET-8: what comes of an event token."""
    return Section(
        always=consequence_of(event),
        after="".join(event.after),
        needs=event.needs,
        by_blast=event.by == "blast",
        choices={choice.id: consequence_of(choice) for choice in event.choices},
    )


def consequence_of(entry: ConsequenceEntry) -> Consequence:
    effects = tuple(tuple(effect.split()) for effect in entry.effects)
    return Consequence(effects, tuple(entry.rewards), tuple(entry.forfeits))
