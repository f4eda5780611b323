"""A stage laid out for these heroes: what its file and its map say, as the engine has it."""

from __future__ import annotations

from collections.abc import Iterable

from noisecheck.content.schema import BossEntry, ConsequenceEntry, EventEntry, GuardEntry, StageFile, for_heroes
from noisecheck.engine.board import COMPASS, Bitset, Board
from noisecheck.engine.bosses.kit import as_printed_for, token_named
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import GEAR
from noisecheck.engine.stage import (
    SNEAKING,
    Barracks,
    Camera,
    Consequence,
    Door,
    Elevator,
    EventToken,
    Mission,
    Needs,
    Node,
    Objective,
    Section,
    Slot,
    Stage,
    Terminal,
    Zone,
    drawn_door,
)
from noisecheck.engine.state import ALERT, Boss, Card, Guard, Hero, State, Trap


def lay_out(file: StageFile, board: Board, mission: Mission, party: tuple[str, ...]) -> State:
    """SET-22: the position at the start of the stage, the colour of its cameras with it, without its cards."""
    stage = surroundings(file, board, mission, party)
    opened = sum(1 << stage.door_numbers[door.edge] for door in file.doors if door.open)
    state = State(
        stage,
        heroes=[starting(file, board, place, hero) for place, hero in enumerate(party)],
        traps=sorted(Trap(board.numbers[trap.space], trap.kind) for trap in file.traps),
        locked=(1 << len(stage.doors)) - 1 - opened,
        face_down=sum(objective.face_down << number for number, objective in enumerate(stage.objectives)),
        cameras=file.camera_colour,
        boss=boss_of(file, file.boss, board, len(party)) if file.boss else None,
    )
    for guard in guards_of(file, len(party)):
        state.bring_in(Guard(board.numbers[guard.space], COMPASS.index(guard.facing)))
    return state


def surroundings(file: StageFile, board: Board, mission: Mission, party: tuple[str, ...]) -> Stage:
    """What lies on the map and never changes; zones in the order in which the stage names them (SET-22)."""
    at, heroes = board.numbers, len(party)
    zones = {name: area_of(board, areas) & board.floor for name, areas in file.zones.items()} or {"main": board.floor}
    by_hero = file.exits if isinstance(file.exits, dict) else {}
    own_exits = {hero: at[space] for hero, space in by_hero.items() if hero in party}
    return Stage(
        board,
        tuple(Zone(name, area) for name, area in zones.items()),
        kind=file.kind,
        boss=mission.boss,
        mission=mission,
        doors=doors_of(file, board),
        terminals=tuple(Terminal(at[each.space], each.level, slots(each.needs)) for each in file.terminals),
        cameras=tuple(
            Camera(at[each.space], COMPASS.index(each.orange), COMPASS.index(each.green))
            for each in file.cameras
            if not each.heroes or heroes in each.heroes
        ),
        barracks=tuple(
            Barracks(
                at[each.space],
                [*zones].index(each.zone),
                for_heroes(each.count, heroes),
                COMPASS.index(each.faces) if each.faces else None,
            )
            for each in (file.barracks if is_guarded(file, heroes) else ())
        ),
        events=tuple(EventToken(each.letter, at[each.space]) for each in file.events),
        objectives=tuple(
            Objective(at[each.space], each.face_down, each.optional, each.hostage) for each in file.objectives
        ),
        exits=sum(1 << space for space in own_exits.values()) or area_of(board, file.exits),
        own_exits=own_exits,
        elevators=tuple(Elevator(at[each.space], at[each.to]) for each in file.elevators),
        supplies=tuple(at[space] for space in file.supplies),
        nodes=tuple(Node(at[each.space], COMPASS.index(each.facing)) for each in file.nodes),
    )


def doors_of(file: StageFile, board: Board) -> tuple[Door, ...]:
    """Every door that is drawn, as its entry says if it has one."""
    doors = [drawn_door(board, number) for number in range(len(board.doors))]
    for entry in file.doors:
        first, second = (board.numbers[side] for side in entry.edge.split("-"))
        number = board.doors.index((min(first, second), max(first, second)))
        doors[number] = Door(entry.edge, first, second, entry.level, slots(entry.needs or ()))
    return tuple(doors)


def guards_of(file: StageFile, heroes: int) -> list[GuardEntry]:
    guards = file.guards if is_guarded(file, heroes) else []
    return [guard for guard in guards if not guard.heroes or heroes in guard.heroes]


def is_guarded(file: StageFile, heroes: int) -> bool:
    """SET-2: whether there are guards with that many heroes."""
    return file.kind == SNEAKING or not file.orders.are_none(heroes)


def starting(file: StageFile, board: Board, place: int, hero: str) -> Hero:
    """SET-11: undamaged, with the starting equipment."""
    space = board.numbers[file.starts[hero] if isinstance(file.starts, dict) else file.starts[place]]
    gear = [Card(card, GEAR[card].tokens) for card in DASHBOARDS[hero].starting_gear if card in GEAR]
    if "starts-in-alert" in file.rules:
        return Hero(hero, space, gear=gear, attention=ALERT, attention_space=space)
    return Hero(hero, space, gear=gear)


def boss_of(file: StageFile, entry: BossEntry, board: Board, heroes: int) -> Boss:
    """SET-17: the boss and its tokens; its deck is dealt with the other cards."""
    boss = Boss(
        entry.id,
        for_heroes(entry.health or 0, heroes),
        body=area_of(board, [entry.space] if entry.space else []),
        facing=COMPASS.index((entry.space and facing_of(file, entry)) or COMPASS[0]),
        track=for_heroes(entry.track, heroes),
        tokens=sorted(token_named(board.numbers[token.space], token.kind) for token in entry.tokens),
    )
    return as_printed_for(boss, heroes)


def facing_of(stage: StageFile, boss: BossEntry) -> str | None:
    """Its own facing, or the arrow of the node it starts on."""
    return boss.facing or next((node.facing for node in stage.nodes if node.space == boss.space), None)


def area_of(board: Board, areas: Iterable[str]) -> Bitset:
    """The spaces of these rectangles, floor or not."""
    found = 0
    for area in areas:
        first, _, last = area.partition(":")
        found |= board.rectangle(board.numbers[first], board.numbers[last or first])
    return found


def slots(needs: Iterable[str]) -> Needs:
    return tuple(Slot(int(slot[0]), slot.endswith("+")) for slot in needs)


def mission_of(stage: StageFile, own: bool) -> Mission:
    """What the engine keeps of a stage beside the things on the map (SET-7). The same for any number of heroes."""
    spread = stage.spread
    return Mission(
        id=stage.id,
        own=own,
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
    """The number for 1, 2, 3 and 4 heroes; 0 where the stage does not take that many."""
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
