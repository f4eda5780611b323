"""All that is wrong with a stage's folder, at once: `lint_stage`.

Types and syntax are told by `reading`, everything about places by `ground`; here are names, numbers and the goal.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path as FilePath

from noisecheck.content.faults import Fault
from noisecheck.content.ground import Ground
from noisecheck.content.layout import facing_of
from noisecheck.content.orders import BLUE_CARDS, RED_CARDS, STAGES
from noisecheck.content.positions import Path
from noisecheck.content.reading import Reading
from noisecheck.content.schema import StageFile, Thing, for_heroes
from noisecheck.content.variants import against
from noisecheck.engine.board import COMPASS, Board
from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.engine.bosses.reference_card import COVERED, COVERED_FOR_OTACON
from noisecheck.engine.gear.catalogue import GEAR, gear_named
from noisecheck.engine.heroes.dashboards import HERO_IDS
from noisecheck.engine.heroes.otacon import OTACON
from noisecheck.engine.rules.damage import GUARD_FIGURES
from noisecheck.engine.rules.stage_events import EFFECTS
from noisecheck.engine.stage import BOSS, SNEAKING
from noisecheck.engine.systems.cards import BOSS_DECKS

SENTENCES = {"guard": "guard c3 S", "unlock": "unlock b2-c2"}  # the effects that name something; all others stand alone


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
        check_boss(reading, stage)
        if reading.board is not None:
            Ground(reading, stage, reading.board).check()
            check_arena(reading, stage, reading.board)
    reading.faults.sort(key=lambda fault: (fault.file, fault.line))
    return reading


def check_id(reading: Reading, stage: StageFile) -> None:
    if "id" in reading.bad:
        return
    folder = reading.folder.resolve()
    if stage.id in (SNEAKING, BOSS):
        reading.fault(("id",), stage.id, "a word the notation has another use for")
    elif stage.id != folder.name:
        reading.fault(("id",), stage.id, f"the id is not the name of its folder, {folder.name}")
    elif (STAGES / stage.id).is_dir() and not folder.samefile(STAGES / stage.id):
        reading.fault(("id",), stage.id, "the name of a stage that comes with the game")


# who plays


def check_parties(reading: Reading, stage: StageFile) -> None:
    """SET-3: known heroes, as many as the number says, each with a place to start."""
    playing: dict[str, None] = {}
    for number, party in stage.players.items():
        path = reading.at(stage, "players", str(number))
        for key, heroes in (("must", party.must), ("may", party.may)):
            for place, hero in enumerate(heroes):
                check_name(reading, (*path, key, place), hero, HERO_IDS, "no such hero")
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
            check_name(reading, reading.at(stage, "starts", hero), hero, HERO_IDS, "no such hero")
        for hero in playing:
            if hero not in stage.starts:
                reading.fault(reading.at(stage, "starts"), hero, "a hero without a start")
    elif len(stage.starts) < max(stage.players):
        path = reading.at(stage, "starts")
        reading.fault(path, len(stage.starts), f"fewer starts than {max(stage.players)} heroes need")


# what happens


def check_events(reading: Reading, stage: StageFile) -> None:
    """SET-8: letters once each; effects in the closed vocabulary."""
    letters = [event.letter for event in stage.events]
    for place, event in enumerate(stage.events):
        if event.letter in letters[:place]:
            reading.fault(reading.at(event, "letter"), event.letter, "a second event with this letter")
        for number, effect in enumerate(event.effects):
            check_effect(reading, reading.at(event, "effects", number), effect)
    if "events" not in reading.bad:
        for number, letter in enumerate(stage.required):
            check_name(reading, ("required", number), letter, letters, "no such event")


def check_effect(reading: Reading, path: Path, effect: str) -> None:
    verb, *words = effect.split() or [""]
    if verb not in EFFECTS:
        reading.fault(path, verb, "no such effect", EFFECTS)
        return
    model = SENTENCES.get(verb, verb)
    if len(words) != len(model.split()) - 1:
        reading.fault(path, effect, f"the effect is written: {model}")
    elif verb == "guard" and words[1] not in tuple(COMPASS):
        reading.fault(path, words[1], "no such direction", COMPASS)


def check_rewards(reading: Reading, stage: StageFile) -> None:
    lists: list[tuple[Path, list[str]]] = [(("rewards",), stage.rewards)]
    lists += [(("rewards_for_sparing",), stage.rewards_for_sparing)]
    lists += [(reading.at(event, "rewards"), event.rewards) for event in stage.events]
    for path, cards in lists:
        for number, card in enumerate(cards):
            if gear_named(card) is None:
                reading.fault((*path, number), card, "no such equipment", GEAR)


def check_name(reading: Reading, path: Path, name: str, known: Iterable[str], problem: str) -> None:
    known = list(known)
    if name not in known:
        reading.fault(path, name, problem, known)


# how many


def check_numbers(reading: Reading, stage: StageFile) -> None:
    """SET-16, COM-12: not more cards and figures than the box holds; the Game Over card among the reds.

    SET-2: what a Boss stage says of guards is that they have barracks and Order cards.
    """
    numbers = [] if "players" in reading.bad else sorted(stage.players)
    if (stage.kind == SNEAKING or stage.barracks) and ("orders",) not in reading.lines:
        reading.fault((), None, "the key 'orders' is missing")
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


def counts(reading: Reading, path: Path, count: int | dict[int, int], numbers: list[int]) -> Iterable[tuple[int, int]]:
    """A number for each number of heroes the stage supports."""
    for heroes in numbers:
        if isinstance(count, dict) and heroes not in count:
            reading.fault(path, None, f"no number for {heroes} heroes")
        else:
            yield heroes, for_heroes(count, heroes)


def check_goal(reading: Reading, stage: StageFile) -> None:
    """SET-4: there is something to do. ACT-19: there are exits for all who have to leave."""
    has_goal = stage.required or stage.boss or not all(objective.optional for objective in stage.objectives)
    if not has_goal and not reading.bad & {"objectives", "required", "boss"}:
        reading.fault((), None, "nothing to win by: no objective and no required event")
    leaving = 1 if stage.leaving == "one" else max(stage.players, default=1)
    if stage.exits and len(set(stage.exits)) < leaving and not reading.bad & {"players", "leaving"}:
        reading.fault(("exits",), len(set(stage.exits)), f"fewer exits than {leaving} heroes need")


def check_boss(reading: Reading, stage: StageFile) -> None:
    """SET-17, SET-18: a Boss stage has a boss we know, with Health for every number of heroes and tokens of its own."""
    boss = stage.boss
    for number, action in enumerate(stage.gives_back):
        known = dict.fromkeys((*COVERED, *COVERED_FOR_OTACON))
        check_name(
            reading, reading.at(stage, "gives_back", number), action, known, "no action that a Boss stage covers"
        )
    if {"kind", "boss"} & reading.bad:
        return
    if boss is None:
        if stage.kind == BOSS:
            reading.fault((), None, "the key 'boss' is missing")
        return
    if stage.kind == SNEAKING:
        reading.fault(("boss",), boss.id, "a boss in a sneaking stage")
    check_name(reading, reading.at(boss, "id"), boss.id, BOSSES, "no such boss")
    if boss.id not in BOSSES:
        return
    for token in boss.tokens:
        check_name(reading, reading.at(token, "kind"), token.kind, BOSSES[boss.id].tokens, "no token of this boss")
    if boss.space and facing_of(stage, boss) is None and "nodes" not in reading.bad:
        path = reading.at(boss, "space")
        reading.fault(path, boss.space, "a boss that faces nowhere: it has no facing and is on no node")
    if boss.health is not None:
        path = reading.at(boss, "health")
        for _, health in counts(reading, path, boss.health, sorted(stage.players)):
            if not health:
                reading.fault(path, health, "a boss without Health")
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
    doors = [door.edge for door in stage.doors]
    for number, edge in enumerate(stage.arena.open):
        check_name(reading, reading.at(stage.arena, "open", number), edge, doors, "no entry for this door")
    known = [boss for boss, rules in BOSSES.items() if rules.virtual]
    for boss in stage.arena.bosses:
        check_name(reading, reading.at(boss, "id"), boss.id, known, "no boss of VR missions")
        if boss.id in known:
            variant = against(stage, stage.arena, boss)
            made: list[tuple[Thing | None, Thing]] = [(variant, stage.arena), (variant.boss, boss)]
            for thing, of in [*made, *zip(variant.doors, stage.doors, strict=True)]:
                reading.places[id(thing)] = reading.at(of)
            check_variant(reading, variant, board)
    reading.faults[:] = dict.fromkeys(reading.faults)  # what all variants have in common is told once


def check_variant(reading: Reading, stage: StageFile, board: Board) -> None:
    check_parties(reading, stage)
    check_boss(reading, stage)
    Ground(reading, stage, board).check()
