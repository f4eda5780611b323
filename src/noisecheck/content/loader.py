"""From a stage's folder to a game: `load_stage`, `new_game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from noisecheck.art import Scenery
from noisecheck.content.faults import shown
from noisecheck.content.layout import lay_out, mission_of
from noisecheck.content.lint import check_stage
from noisecheck.content.meant import names_like
from noisecheck.content.orders import STAGES, deal_orders
from noisecheck.content.reading import MAP_FILE, STAGE_FILE, WORDS_IN, is_folder
from noisecheck.content.scenery import Things, scenery_of, things_of
from noisecheck.content.schema import StageFile, for_heroes
from noisecheck.content.variants import variants_of
from noisecheck.content.words import speak
from noisecheck.engine.board import Board
from noisecheck.engine.bosses.kit import BOSSES, boss_of, rules_of
from noisecheck.engine.bosses.kit.past import remember
from noisecheck.engine.chance import MASK, shuffled
from noisecheck.engine.dashboards import DASHBOARDS, HERO_IDS, starting_hero
from noisecheck.engine.equipment import GEAR, gear_named
from noisecheck.engine.errors import StageError, UnknownName
from noisecheck.engine.game import Game
from noisecheck.engine.guards.reactions import REACTIONS
from noisecheck.engine.keeping import keep
from noisecheck.engine.rules.loadout import begin_setup
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import Mark, State
from noisecheck.engine.systems.cards import deck_of

NO_THINGS = Things({}, {})
NO_PAST: Mapping[str, int] = {}
UNHURT: Mapping[str, int] = {}
MOST_TOLD = 1_000_000  # of anything in a past


class LoadedStage:
    """A stage without faults: what its file says, its map, and its rules as the engine has them."""

    def __init__(self, file: StageFile, board: Board, own: bool) -> None:
        self.file = file
        self.board = board
        self.mission = mission_of(file, own)

    @cached_property
    def scenery(self) -> Scenery:
        """What a painter is told of it."""
        return scenery_of(self.file, self.board)

    @cached_property
    def things(self) -> Things:
        """How what lies on its map is drawn."""
        return things_of(self.file, self.board)

    def opening(self, heroes: tuple[str, ...]) -> State:
        """The position at the start, before cards are dealt."""
        return laid_out(self, heroes).copy()


def lay_out_for(stage: LoadedStage, heroes: tuple[str, ...]) -> State:
    return lay_out(stage.file, stage.board, stage.mission, heroes)


laid_out = keep(1024)(lay_out_for)  # the games of a party share one map
own_stages: dict[str, LoadedStage] = {}  # by id: those that do not come with the game, since they were loaded


@keep(1)
def core_folders() -> dict[str, str]:
    """Of every stage that comes with the game, by id: the name of its folder; for a variant, that of its mission."""
    found: dict[str, str] = {}
    for file in sorted(STAGES.glob(f"*/{STAGE_FILE}")):
        found[file.parent.name] = file.parent.name
        with suppress(OSError, ValueError, msgspec.MsgspecError):  # a broken stage tells its faults when it is loaded
            variants = variants_of(msgspec.toml.decode(file.read_bytes(), type=StageFile))
            found |= dict.fromkeys(variants, file.parent.name)
    return found


def stage_ids() -> list[str]:
    """The stages that come with the game."""
    return [stage for stage, folder in core_folders().items() if stage == folder]


def stage_ids_of(kind: str) -> list[str]:
    """Those of one kind (SET-2)."""
    return [stage for stage in stage_ids() if find_stage(stage).file.kind == kind]


def variant_ids() -> list[str]:
    """BOS-45: the fights that VR missions which come with the game can also be played as."""
    return [stage for stage, folder in core_folders().items() if stage != folder]


def load_stage(stage: str | Path) -> LoadedStage:
    """A stage by its id, or from where it is; from then on `new_game` and scenes know it by its id.

    Raises `StageError` with all its faults, `UnknownName` if there is neither such a stage nor such a folder.
    """
    folder = folder_of(stage)
    if folder is None:
        raise UnknownName("stage", stage, known_stages(stage, f"and folders with a {STAGE_FILE}"))
    found = read_folder(folder)
    return found[stage] if isinstance(stage, str) and stage in core_folders() else next(iter(found.values()))


def read_folder(folder: Path) -> dict[str, LoadedStage]:
    """The stage of a folder, then its variants, by id."""
    reading = check_stage(folder)
    if reading.faults or reading.stage is None or reading.board is None:
        raise StageError([str(fault) for fault in reading.faults])
    own = not comes_with_the_game(folder)
    files = (reading.stage, *variants_of(reading.stage).values())
    found = {file.id: LoadedStage(file, reading.board, own) for file in files}
    if own:
        own_stages.update(found)
        speak(reading.stage.id, reading.words)
    return found


core_folder = keep(64)(read_folder)


def read_core_stage(stage_id: str) -> LoadedStage:
    return core_folder(STAGES / core_folders()[stage_id])[stage_id]


core_stage = keep(256)(read_core_stage)  # by id: paths are slow to compare, and the Codec asks very often


def folder_of(stage: str | Path) -> Path | None:
    """Where a stage is that somebody names: by its id if it comes with the game, else by its folder or a file in it.

    None if there is nothing of that name.
    """
    if isinstance(stage, str) and stage in core_folders():
        return STAGES / core_folders()[stage]
    if not isinstance(stage, (str, Path)) or not stage:
        return None
    path = Path(stage)
    if (path.name in (STAGE_FILE, MAP_FILE) or WORDS_IN.fullmatch(path.name)) and not is_folder(path):
        path = path.parent
    return path if is_folder(path) else None


def comes_with_the_game(folder: Path) -> bool:
    return folder.resolve().parent == STAGES.resolve()


def known_stages(name: object, *others: str) -> str:
    """All that there are, fights of VR missions aside; then those that somebody may have meant by a name."""
    listed = ", ".join([*(each for each in all_stages() if each not in variant_ids()), *others])
    meant = stages_like(name)
    return f"{listed}; perhaps {', '.join(meant)}" if meant else listed


def stages_like(name: object) -> list[str]:
    """Those that somebody may have meant."""
    return names_like(str(name), all_stages())


def all_stages() -> list[str]:
    """What comes with the game, its variants, and what was loaded."""
    return list(dict.fromkeys([*stage_ids(), *variant_ids(), *sorted(own_stages)]))


def new_game(
    stage_id: str,
    heroes: Sequence[str] | None = None,
    seed: int = 0,
    memory_box: Sequence[str] = (),
    secrets: Sequence[str] = (),
    past: Mapping[str, int] = NO_PAST,
    wounds: Mapping[str, int] = UNHURT,
) -> Game:
    """A new game on a stage that comes with the game, or that was loaded. Without `heroes`: the stage's smallest party.

    With cards in the Memory Box it begins with the set-up (SET-13). `secrets` are what players know of the boss before
    the fight, `past` what the boss may know of the games before it, `wounds` the damage that heroes bring along.
    Raises `UnknownName` for a stage, hero, card or secret that does not exist, `StageError` for heroes the stage does
    not take, cards of no Memory Box, a bad seed, a past that is not in numbers, and wounds that nobody bears.
    """
    stage = find_stage(stage_id)
    party = choose_heroes(stage.file, heroes)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MASK:
        raise StageError([f"a seed is a whole number from 0 to {MASK}, not {shown(seed)}"])
    state = deal(stage, party, seed)
    origin: dict[str, Any] = {"stage": stage.file.id, "heroes": list(party), "seed": seed}
    if cards := with_equipped(stage.file, check_memory_box(memory_box)):
        begin_setup(state, cards)
        origin["memory_box"] = cards
    if known := check_secrets(state, secrets):
        boss_of(state).marks = tuple(map(Mark, known))
        origin["secrets"] = known
    if told := check_past(state, past):
        remember(state, told)
        origin["past"] = told
    if hurt := check_wounds(party, wounds):
        for hero in state.heroes:
            hero.damage = hurt.get(hero.id, 0)
        origin["wounds"] = hurt
    return Game(state, origin)


def check_secrets(state: State, secrets: Sequence[str]) -> list[str]:
    """CDX-1: secrets of the boss of this stage, each once."""
    if isinstance(secrets, str) or not isinstance(secrets, Sequence):
        raise StageError([f"secrets are given as a list of names, not as {shown(secrets)}"])
    of_boss = rules_of(state.boss).secrets if state.boss else ()
    for secret in secrets:
        if secret not in of_boss:
            raise UnknownName("secret", secret, ", ".join(of_boss))
    return sorted(set(secrets))


def check_past(state: State, past: Mapping[str, int]) -> dict[str, int]:
    """What the boss of this stage speaks of, and no more."""
    if not isinstance(past, Mapping):
        raise StageError([f"a past is given as numbers by name, not as {shown(past)}"])
    told = {name: past[name] for name in (rules_of(state.boss).past if state.boss else ()) if name in past}
    for name, number in told.items():
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST_TOLD:
            raise StageError([f"{name}: a number from 0 to {MOST_TOLD} is told of the past, not {shown(number)}"])
    return told


def check_wounds(party: Sequence[str], wounds: Mapping[str, int]) -> dict[str, int]:
    """Of those who are there, damage that they survive."""
    if not isinstance(wounds, Mapping):
        raise StageError([f"wounds are given as damage by hero, not as {shown(wounds)}"])
    borne = {hero: wounds[hero] for hero in party if hero in wounds}
    for hero, damage in borne.items():
        if not isinstance(damage, int) or isinstance(damage, bool) or not 0 < damage < DASHBOARDS[hero].health:
            raise StageError([f"{hero} cannot begin with {shown(damage)} damage"])
    return borne


def with_equipped(stage: StageFile, cards: list[str]) -> list[str]:
    """SET-7: what somebody has to carry in this stage is there to be chosen."""
    return [*cards, *(card for card in stage.equipped if card not in cards)]


def check_memory_box(cards: Sequence[str]) -> list[str]:
    """SET-10, SET-12: unlockable equipment, each card once."""
    if isinstance(cards, str) or not isinstance(cards, Sequence):
        raise StageError([f"a Memory Box is given as a list of cards such as ['pistol-45'], not as {shown(cards)}"])
    for card in cards:
        if not isinstance(card, str) or gear_named(card) is None:
            raise UnknownName("equipment", card, ", ".join(GEAR))
        if owner := starting_hero(card):
            raise StageError([f"{card} is starting equipment of {owner}, not a card of the Memory Box"])
    if len(set(cards)) < len(cards):
        raise StageError([f"each card is in the Memory Box once; named twice in {', '.join(cards)}"])
    return list(cards)


def find_stage(stage_id: str) -> LoadedStage:
    """By id only: the id may come from a saved game of a stranger, who has no business with folders of this machine."""
    if isinstance(stage_id, str) and stage_id in own_stages:
        return own_stages[stage_id]
    if not isinstance(stage_id, str) or stage_id not in core_folders():
        raise UnknownName("stage", stage_id, known_stages(stage_id))
    return core_stage(stage_id)


def scenery_for(stage: Stage) -> Scenery | None:
    """What a painter is told of the map that is played on; None if nobody paints it, or it is not the stage's own."""
    found = loaded_for(stage)
    return found.scenery if found and found.scenery.is_painted else None


def things_for(stage: Stage) -> Things:
    """How things on the map that is played on are drawn; those of another map than the stage's own as is usual."""
    found = loaded_for(stage)
    return found.things if found else NO_THINGS


def loaded_for(stage: Stage) -> LoadedStage | None:
    """The stage whose own map is played on."""
    try:
        found = find_stage(stage.mission.id)
    except UnknownName:
        return None
    return found if found.board == stage.board else None


def boss_in(stage_id: str) -> str:
    """The boss of a stage; empty if it has none."""
    boss = find_stage(stage_id).file.boss
    return boss.id if boss else ""


def secrets_of(stage_id: str) -> tuple[str, ...]:
    """CDX-1: what the boss of a stage hides; nothing without a boss."""
    boss = boss_in(stage_id)
    return BOSSES[boss].secrets if boss else ()


def deal(stage: LoadedStage, heroes: tuple[str, ...], seed: int) -> State:
    """The opening position with cards and hidden tokens dealt from the seed (SET-16, SET-17)."""
    state = stage.opening(heroes)
    state.chance = seed
    if state.stage.has_guards:
        counts = stage.file.orders
        blue, red = for_heroes(counts.blue, len(heroes)), for_heroes(counts.red, len(heroes))
        state.orders, state.chance = deal_orders(seed, blue, red)
        state.layers = (blue, red)
        state.reactions = list(REACTIONS)
        state.chance = shuffled(state.chance, state.reactions)
    if "otacon" in heroes:
        state.system = list(deck_of(state.stage))
        state.chance = shuffled(state.chance, state.system)
    if "shuffles-traps" in stage.file.rules:
        kinds = [trap.kind for trap in state.traps]
        state.chance = shuffled(state.chance, kinds)
        state.traps = [trap._replace(kind=kind) for trap, kind in zip(state.traps, kinds, strict=True)]
    if state.boss is not None:
        state.chance = shuffled(state.chance, state.boss.deck)
        rules_of(state.boss).set_up(state)
    return state


def choose_heroes(stage: StageFile, heroes: Sequence[str] | None) -> tuple[str, ...]:
    """SET-3: the heroes, if the stage takes them."""
    if heroes is None:
        number = min(stage.players)
        party = stage.players[number]
        return tuple([*party.must, *party.may][:number])
    if isinstance(heroes, str) or not isinstance(heroes, Sequence):
        raise StageError([f"heroes are given as a list of names such as ['snake'], not as {shown(heroes)}"])
    chosen = tuple(heroes)
    for hero in chosen:
        if hero not in HERO_IDS:
            raise UnknownName("hero", hero, ", ".join(HERO_IDS))
    if len(set(chosen)) < len(chosen):
        raise StageError([f"each hero takes part once; named twice in {', '.join(chosen)}"])
    if len(chosen) not in stage.players:
        raise wrong_number(stage, len(chosen))
    party = stage.players[len(chosen)]
    for hero in party.must:
        if hero not in chosen:
            raise StageError([f"{stage.id} needs {hero} in a party of {len(chosen)}"])
    for hero in chosen:
        if hero not in (*party.must, *party.may):
            takes = ", ".join([*party.must, *party.may])
            raise StageError([f"{stage.id} does not take {hero} in a party of {len(chosen)}; it takes: {takes}"])
    return chosen


def wrong_number(stage: StageFile, number: int) -> StageError:
    """SET-3: the stage does not take that many heroes."""
    numbers = " or ".join(map(str, sorted(stage.players)))
    return StageError([f"{stage.id}: the number of heroes is {numbers}, not {number}"])


def parties(stage: StageFile, number: int) -> list[tuple[str, ...]]:
    """SET-3: every party of that many heroes that the stage takes."""
    party = stage.players[number]
    return [(*party.must, *others) for others in combinations(party.may, number - len(party.must))]
