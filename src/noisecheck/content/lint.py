"""All that is wrong with a stage's folder, at once: `lint_stage`.

Types and syntax are told by `reading`, everything about places by `ground`, about events by
`happenings`, about its picture by `scenery`, about its words by `words`; here are names, numbers and the goal.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path as FilePath

from noisecheck.content.faults import Fault
from noisecheck.content.ground import Ground
from noisecheck.content.happenings import check_events, check_rewards
from noisecheck.content.layout import facing_of
from noisecheck.content.orders import BLUE_CARDS, RED_CARDS, STAGES
from noisecheck.content.positions import Path
from noisecheck.content.reading import Reading
from noisecheck.content.scenery import check_scenery
from noisecheck.content.schema import StageFile, for_heroes
from noisecheck.content.variants import against
from noisecheck.content.words import check_words
from noisecheck.engine.board import Board
from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.engine.bosses.kit.reference_card import COVERED, COVERED_FOR_OTACON
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.equipment import GEAR
from noisecheck.engine.heroes.otacon import OTACON
from noisecheck.engine.rules.damage import GUARD_FIGURES
from noisecheck.engine.stage import BOSS, OWN, SNEAKING
from noisecheck.engine.systems.cards import BOSS_DECKS


def lint_stage(folder: str | FilePath) -> list[Fault]:
    """Every fault of the stage in this folder, in the order of its files and lines. Never raises."""
    return check_stage(FilePath(folder)).faults


def check_stage(folder: FilePath) -> Reading:
    """The stage as far as it can be read, with all its faults."""
    reading = Reading(folder)
    stage = reading.stage
    if stage is not None:
        check_id(reading, stage)
        check_parties(reading, stage)
        check_events(reading, stage)
        check_rewards(reading, stage)
        check_numbers(reading, stage)
        check_goal(reading, stage)
        check_exits(reading, stage)
        check_boss(reading, stage)
        check_words(reading, stage)
        if reading.board is not None:
            ground = Ground(reading, stage, reading.board)
            ground.check()
            check_scenery(ground)
            check_arena(reading, stage, reading.board)
    reading.faults.sort(key=lambda fault: (fault.file, fault.line))
    return reading


def check_id(reading: Reading, stage: StageFile) -> None:
    if "id" in reading.bad:
        return
    folder = reading.folder.resolve()
    if stage.id != folder.name:
        reading.fault(("id",), stage.id, f"the id is not the name of its folder, {folder.name}")
        reading.bad.add("id")
    elif (why := why_not_named(stage.id)) and folder.parent != STAGES.resolve():
        reading.fault(("id",), stage.id, why)


def why_not_named(name: str) -> str:
    """Why a stage that somebody makes cannot have this name; empty if it can."""
    if name in (SNEAKING, BOSS, OWN):
        return "a word the notation has another use for"
    mission, _, boss = name.rpartition("-")
    if (STAGES / name).is_dir() or (mission and boss in BOSSES and (STAGES / mission).is_dir()):  # BOS-45: recon-ocelot
        return "the name of a stage that comes with the game"
    return "the name of a hero, a boss or a card" if name in {*HERO_IDS, *BOSSES, *GEAR} else ""


# who plays


def check_parties(reading: Reading, stage: StageFile) -> None:
    """SET-3: known heroes, as many as the number says, each with a place to start."""
    playing: dict[str, None] = {}
    for number, party in stage.players.items():
        path = reading.at(stage, "players", str(number))
        for key, heroes in (("must", party.must), ("may", party.may)):
            for place, hero in enumerate(heroes):
                reading.check_name((*path, key, place), hero, HERO_IDS, "no such hero")
        heroes = [*party.must, *party.may]
        playing |= dict.fromkeys(hero for hero in heroes if hero in HERO_IDS)
        for hero in sorted({hero for hero in heroes if heroes.count(hero) > 1}):
            reading.fault(path, hero, "a hero named twice")
        if len(party.must) > number:
            reading.fault((*path, "must"), len(party.must), f"more heroes than {number}")
        elif len(heroes) < number:
            reading.fault(path, len(heroes), f"fewer heroes than {number}")
    if "starts" in reading.bad or "players" in reading.bad:
        return
    if isinstance(stage.starts, dict):
        for hero in stage.starts:
            reading.check_name(reading.at(stage, "starts", hero), hero, HERO_IDS, "no such hero")
        for hero in playing:
            if hero not in stage.starts:
                reading.fault(reading.at(stage, "starts"), hero, "a hero without a start")
    elif len(stage.starts) < max(stage.players):
        path = reading.at(stage, "starts")
        reading.fault(path, len(stage.starts), f"fewer starts than {max(stage.players)} heroes need")


# how many


def check_numbers(reading: Reading, stage: StageFile) -> None:
    """SET-16, COM-12: not more cards and figures than the box holds; the Game Over card among the reds.

    SET-2: what a Boss stage says of guards is that they have barracks and Order cards.
    """
    numbers = [] if "players" in reading.bad else sorted(stage.players)
    if (stage.kind == SNEAKING or stage.barracks) and ("orders",) not in reading.lines:
        reading.fault((), None, "the key 'orders' is missing; expected [orders] with blue and red cards")
    elif "orders" not in reading.bad and ("orders",) in reading.lines:
        for key, count, most in (("blue", stage.orders.blue, BLUE_CARDS), ("red", stage.orders.red, RED_CARDS)):
            for heroes, cards in counts(reading, ("orders", key), count, numbers):
                if cards > most:
                    reading.fault(("orders", key), cards, f"there are only {most} {key} Order cards")
                elif key == "red" and cards == 0 and not (stage.kind == BOSS and stage.orders.are_none(heroes)):
                    reading.fault(("orders", key), cards, f"no red card for {heroes} heroes: Game Over is one")
    for barracks in stage.barracks:
        path = reading.at(barracks, "count")
        for _, guards in counts(reading, path, barracks.count, numbers):
            if guards > GUARD_FIGURES:
                reading.fault(path, guards, f"there are only {GUARD_FIGURES} guards")
    if stage.kind == BOSS and stage.guards and not stage.barracks and "barracks" not in reading.bad:
        path = reading.at(stage.guards[0], "space")
        reading.fault(path, stage.guards[0].space, "a guard in a Boss stage without barracks")
    if len(stage.guards) > GUARD_FIGURES:
        path = reading.at(stage.guards[GUARD_FIGURES])
        reading.fault(path, len(stage.guards), f"there are only {GUARD_FIGURES} guards")
    objectives = sum(not objective.optional for objective in stage.objectives)
    if stage.objectives_needed is not None and "objectives" not in reading.bad:
        for _, needed in counts(reading, ("objectives_needed",), stage.objectives_needed, numbers):
            if not 1 <= needed <= objectives:
                reading.fault(("objectives_needed",), needed, f"not from 1 to {objectives}, the objectives there are")
    if stage.spread is not None:
        for key, number, most in (
            ("zones", stage.spread.zones, len(stage.zones) or 1),
            ("each", stage.spread.each, objectives),
        ):
            for _, count in counts(reading, ("spread", key), number, numbers):
                if not 1 <= count <= most:
                    reading.fault(("spread", key), count, f"not from 1 to {most}")


def counts(reading: Reading, path: Path, count: int | dict[int, int], numbers: list[int]) -> Iterable[tuple[int, int]]:
    """A number for each number of heroes the stage supports."""
    for heroes in numbers:
        if isinstance(count, dict) and heroes not in count:
            reading.fault(path, None, f"no number for {heroes} heroes; expected one for each number the stage takes")
        else:
            yield heroes, for_heroes(count, heroes)


def check_exits(reading: Reading, stage: StageFile) -> None:
    """SET-7: where each hero has their own exit, every hero that may play has one."""
    if not isinstance(stage.exits, dict) or {"exits", "players"} & reading.bad:
        return
    for hero in stage.exits:
        reading.check_name(("exits", hero), hero, HERO_IDS, "no such hero")
    playing = dict.fromkeys(hero for party in stage.players.values() for hero in (*party.must, *party.may))
    for hero in playing:
        if hero in HERO_IDS and hero not in stage.exits:
            reading.fault(("exits",), hero, "a hero without an exit")


def check_goal(reading: Reading, stage: StageFile) -> None:
    """SET-4: there is something to do. ACT-19: there are exits for all who have to leave."""
    has_goal = stage.required or stage.boss or not all(objective.optional for objective in stage.objectives)
    if "leaving-wins" in stage.rules:
        has_goal = True
        if not stage.exits and "exits" not in reading.bad:
            reading.fault(("rules",), "leaving-wins", "no exit to leave by")
    if not has_goal and not reading.bad & {"objectives", "required", "boss"}:
        reading.fault((), None, "nothing to win by: no objective and no required event")
    leaving = 1 if stage.leaving == "one" else max(stage.players, default=1)
    shared = set(stage.exits) if isinstance(stage.exits, list) else set()
    if shared and len(shared) < leaving and not reading.bad & {"players", "leaving"}:
        reading.fault(("exits",), len(shared), f"fewer exits than {leaving} heroes need")


def check_boss(reading: Reading, stage: StageFile) -> None:
    """SET-17, SET-18: a Boss stage has a boss we know, with Health for every number of heroes and tokens of its own."""
    boss = stage.boss
    for number, action in enumerate(stage.gives_back):
        known = dict.fromkeys((*COVERED, *COVERED_FOR_OTACON))
        reading.check_name(reading.at(stage, "gives_back", number), action, known, "no action that a Boss stage covers")
    if {"kind", "boss"} & reading.bad:
        return
    if boss is None:
        if stage.kind == BOSS:
            reading.fault((), None, "the key 'boss' is missing")
        return
    if stage.kind == SNEAKING:
        reading.fault(("boss",), boss.id, "a boss in a sneaking stage")
    reading.check_name(reading.at(boss, "id"), boss.id, BOSSES, "no such boss")
    if boss.id not in BOSSES:
        return
    for token in boss.tokens:
        reading.check_name(reading.at(token, "kind"), token.kind, BOSSES[boss.id].tokens, "no token of this boss")
    if boss.space and facing_of(stage, boss) is None and "nodes" not in reading.bad:
        path = reading.at(boss, "space")
        reading.fault(path, boss.space, "a boss that faces nowhere: it has no facing and is on no node")
    if boss.health is not None:
        path = reading.at(boss, "health")
        for _, health in counts(reading, path, boss.health, sorted(stage.players)):
            if not health:
                reading.fault(path, health, "a boss without Health")
    for _, step in counts(reading, reading.at(boss, "track"), boss.track, sorted(stage.players)):
        if step > BOSSES[boss.id].last_start():
            reading.fault(reading.at(boss, "track"), step, "no such step of its track")
    if boss.id in BOSS_DECKS and not {"starts", "terminals"} & reading.bad:
        check_booth(reading, stage)


def check_booth(reading: Reading, stage: StageFile) -> None:
    """BOS-10: where there are System cards for the boss, Otacon begins at a terminal."""
    start = stage.starts.get(OTACON) if isinstance(stage.starts, dict) else None
    if start and start not in [terminal.space for terminal in stage.terminals]:
        reading.fault(reading.at(stage, "starts", OTACON), start, "no terminal there for Otacon's System cards")


def check_arena(reading: Reading, stage: StageFile, board: Board) -> None:
    """BOS-45: every boss of a VR mission's arena makes a Boss stage, which is checked like one."""
    if stage.arena is None or reading.faults:
        return
    known = [boss for boss, rules in BOSSES.items() if rules.virtual]
    for boss in stage.arena.bosses:
        reading.check_name(reading.at(boss, "id"), boss.id, known, "no boss of VR missions")
        if boss.id in known:
            variant = against(stage, stage.arena, boss)
            reading.places[id(variant)] = reading.at(stage.arena)
            reading.places[id(variant.boss)] = reading.at(boss)
            for sealed, door in zip(variant.doors, stage.doors, strict=True):
                reading.places[id(sealed)] = reading.at(door)
            check_variant(reading, variant, board)
    reading.faults[:] = dict.fromkeys(reading.faults)  # what all variants have in common is told once


def check_variant(reading: Reading, stage: StageFile, board: Board) -> None:
    check_parties(reading, stage)
    check_boss(reading, stage)
    Ground(reading, stage, board).check()
