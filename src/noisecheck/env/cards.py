"""What can be said of an equipment card in a `use …` option, as words in which # stands for any space."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from noisecheck.engine.board import COMPASS
from noisecheck.engine.equipment import first_copy, gear_named
from noisecheck.engine.gear.camouflage import ADVANCED, CHARGE
from noisecheck.engine.gear.consumables import PENTAZEMIN
from noisecheck.engine.gear.keys import LEVELS, PAL
from noisecheck.engine.gear.mines import DETONATE
from noisecheck.engine.gear.worn import DECKS, HANDKERCHIEF
from noisecheck.engine.stage import Stage

SPACE = "#"
KNOCKED_OUT = ("ko 1", "ko 2")
CAN_BE_AIMED = ("pistol", "rifle", "cannon", "mine")
ARE_SIMPLY_USED = ("box", "medicine", "consumable", "tech", "melee")


def words_of(card: str, stage: Stage, dice: int) -> Iterable[str]:
    """All words after `use CARD` on this stage, in rolls of at most that many dice. Empty words: nothing after it."""
    gear, name = gear_named(card), first_copy(card)
    assert gear is not None
    if gear.family in CAN_BE_AIMED:
        yield SPACE
    if gear.family in ARE_SIMPLY_USED:
        yield ""
    if gear.family == "cannon":
        yield from (f"{SPACE} {CHARGE} {count + 1}" for count in range(gear.tokens))
    if gear.family == "melee" or name == ADVANCED:
        yield CHARGE
    match name:
        case "c-4":
            yield DETONATE
        case "chaff-grenade" | "night-vision-goggles":
            yield ""
        case "grenade" | "stun-grenade" | "nikita":
            yield SPACE
        case "missile-launcher":
            yield from COMPASS
        case "rope":
            yield from (SPACE, *(f"{SPACE} {body}" for body in KNOCKED_OUT))
        case "gas-mask":
            yield from DECKS
        case "thermal-goggles":
            yield from (stage.board.names[each.space] for each in stage.objectives)
    if name == PENTAZEMIN:
        yield from sets_of_dice(dice)
    if name == HANDKERCHIEF:
        yield from (f"die {die} {way}" for die in range(1, dice + 1) for way in ("up", "down"))
    if name == PAL:
        yield from (f"die {die}" for die in range(1, dice + 1))
    if name in LEVELS:
        yield from (door.name for door in stage.doors)


def sets_of_dice(dice: int) -> Iterable[str]:
    """Every choice of some dice, by number."""
    numbers = range(1, dice + 1)
    return (" ".join(map(str, chosen)) for size in numbers for chosen in combinations(numbers, size))
