"""What the parts of phrases can be on every stage: spaces, doors, directions, heroes, dice, numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from noisecheck.engine.board import COMPASS
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.phrases import DOOR, KINDS, SPACE, PartKind, Words, World, phrase
from noisecheck.engine.stage import Stage

FACES = 6
CELL = "[a-z]+[1-9][0-9]*"


def is_space(stage: Stage, word: str) -> bool:
    return word in stage.board.numbers


def number_of_space(stage: Stage, word: str) -> int | None:
    return stage.board.numbers.get(word)


def spaces(every: Callable[[World, Words], Iterable[str]]) -> PartKind:
    """Spaces, of which only these can ever be meant."""
    return PartKind(every, is_space, number_of_space, lambda board, space: board.names[space], looks=CELL, names=SPACE)


def numbers(every: Callable[[World, Words], Iterable[int]]) -> PartKind:
    """Numbers as they are written, without a nought before them."""
    return PartKind(
        lambda world, words: map(str, every(world, words)),
        lambda stage, word: read_number(stage, word) is not None,
        read_number,
        lambda board, number: str(number),
        looks="[0-9]+",
    )


def read_number(stage: Stage, word: str) -> int | None:
    return int(word) if word.isdecimal() and len(word) < 3 and str(int(word)) == word else None


def words_of(*known: str) -> PartKind:
    """A closed list of words."""
    return PartKind(lambda world, words: known, lambda stage, word: word in known, looks="|".join(known))


def read_dice(stage: Stage, words: str) -> tuple[int, ...] | None:
    dice = words.split(" ") if words else []
    return tuple(map(int, dice)) if all(die.isdecimal() and len(die) < 3 for die in dice) else None


def sets_of_dice(world: World, words: Words) -> Iterator[str]:
    """Every choice of some dice, by number."""
    dice = range(1, world.dice + 1)
    return (" ".join(map(str, chosen)) for size in dice for chosen in combinations(dice, size))


def any_space(world: World, words: Words) -> Iterable[str]:
    return world.spaces


def named(world: World, places: Iterable[int]) -> list[str]:
    return [world.stage.board.names[space] for space in places]


def floors(world: World, words: Words) -> list[str]:
    """Where elevators lead; from the space that is named, if one is."""
    start = world.stage.board.numbers.get(words.get("space", ""))
    return named(world, [each.to for each in world.stage.elevators if start in (None, each.space)])


KINDS |= {
    kind: spaces(any_space)
    for kind in ("space", "landing", "enemy", "beside", "lying")  # told apart by what is likely meant
}
KINDS["untied"] = PartKind(any_space, is_space, looks=CELL, names=SPACE)
KINDS["hidden"] = KINDS["objective"] = spaces(
    lambda world, words: named(world, [each.space for each in world.stage.objectives])
)
KINDS["terminal"] = spaces(lambda world, words: named(world, [each.space for each in world.stage.terminals]))
KINDS["elevator"] = spaces(lambda world, words: named(world, [each.space for each in world.stage.elevators]))
KINDS["floor"] = spaces(floors)
KINDS["way"] = PartKind(
    any_space,
    lambda stage, words: all(is_space(stage, each) for each in words.split(" ")),
    takes_all=True,
    looks=f"{CELL}(?: {CELL})*",
    names=SPACE,
)
KINDS["door"] = PartKind(
    lambda world, words: [door.name for door in world.stage.doors],
    lambda stage, word: word in stage.door_numbers,
    looks=f"{CELL}-{CELL}",
    names=DOOR,
)
KINDS["edge"] = KINDS["door"]._replace(value=lambda stage, word: word if "-" in word else None)  # else it is no door
KINDS["zone"] = PartKind(
    lambda world, words: [zone.name for zone in world.stage.zones],
    lambda stage, word: any(zone.name == word for zone in stage.zones),
)
KINDS["facing"] = PartKind(
    lambda world, words: COMPASS,
    lambda stage, word: word in COMPASS,
    lambda stage, word: COMPASS.index(word) if word in COMPASS else None,
    lambda board, way: COMPASS[way],
    looks=f"[{''.join(COMPASS)}]",
)
KINDS["die"] = numbers(lambda world, words: range(1, world.dice + 1))
KINDS["face"] = numbers(lambda world, words: range(1, FACES + 1))
KINDS["dice"] = PartKind(
    sets_of_dice,
    lambda stage, words: bool(read_dice(stage, words)),
    read_dice,
    lambda board, dice: " ".join(map(str, dice)),
    takes_all=True,
    looks="[0-9]+(?: [0-9]+)*",
)
KINDS["turned"] = words_of("up", "down")
KINDS["hero"] = PartKind(
    lambda world, words: world.heroes, lambda stage, word: word in HERO_IDS, looks="|".join(HERO_IDS)
)


# what several rules ask

TARGET, TARGET_HERO = phrase("target {space}"), phrase("target {hero}")
FACE = phrase("face {facing}")
