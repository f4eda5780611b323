"""How an open roll can be changed: by Focus tokens (FOC) and by abilities of heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from noisecheck.engine.cards import ATTENTION_FACE, BLACK, WHITE, Die
from noisecheck.engine.events import DiceAdded, DieChanged, DieWithheld
from noisecheck.engine.heroes import abilities, snake
from noisecheck.engine.rules.focus import TOKENS, active_tokens, flip
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Option, Table

if TYPE_CHECKING:
    from noisecheck.engine.rules.dice import Roll


class Change(NamedTuple):
    """One change: `source` is the Focus token or ability, `die` the position of the die it touches."""

    source: str
    kind: str  # add, reroll, take, give
    die: int = 0
    amount: int = 0
    colour: str = ""


ABILITIES = {"i-work-alone": snake.may_work_alone}


def changes(state: State, hero: Hero, roll: Roll) -> list[Option]:
    """All that this hero may do to the roll now."""
    found: list[Option] = []
    if hero is roll.hero:
        for token in active_tokens(state, hero):
            found += by_token(token, roll)
        for ability, allows in ABILITIES.items():
            if allows(state, hero, roll):
                found += adjustments(ability, ability, roll, (1, -1))
    return found


def by_token(token: str, roll: Roll) -> list[Option]:
    """FOC-7: taking a die away comes before the roll, changing one after it; FOC-6: a die more, either way."""
    effect = TOKENS[token]
    found = []
    if roll.dice:
        found += adjustments(f"focus {token}", token, roll, effect.adds)
        found += [
            Option("focus", f"{token} die {number + 1}", Change(token, "reroll", number))
            for number, die in enumerate(roll.dice)
            if die.colour in effect.rerolls
        ]
    elif effect.takes and (roll.white if effect.takes == WHITE else roll.black):
        found.append(Option("focus", token, Change(token, "take", colour=effect.takes)))
    if effect.gives:
        found.append(Option("focus", token, Change(token, "give", colour=effect.gives)))
    return found


def adjustments(text: str, source: str, roll: Roll, amounts: tuple[int, ...]) -> list[Option]:
    """FOC-7: also where it is of no use, but never on a ! (ATT-6)."""
    verb, _, words = text.partition(" ")
    both_ways = len(amounts) > 1
    return [
        Option(
            verb,
            f"{words} die {number + 1}".strip() + (" up" if amount > 0 else " down") * both_ways,
            Change(source, "add", number, amount),
        )
        for amount in amounts
        for number, die in enumerate(roll.dice)
        if die.face != ATTENTION_FACE
    ]


def make(state: State, table: Table, hero: Hero, roll: Roll, change: Change) -> None:
    """Carries a change out; its token turns over, its ability is used up for the round."""
    use_up = flip if change.source in TOKENS else abilities.use
    with table.because(use_up(table, hero, change.source)):
        if change.kind == "add":
            face = min(6, max(1, roll.dice[change.die].face + change.amount))  # FOC-5
            put(table, hero, roll, change, Die(roll.dice[change.die].colour, face), "FOC-5")
        elif change.kind == "reroll":
            roll.fresh.add(change.die)
            put(table, hero, roll, change, table.roll_again(roll.dice[change.die]), "FOC-2")
        elif change.kind == "give":
            give(table, hero, roll, change)
        else:
            take(table, hero, roll, change)


def put(table: Table, hero: Hero, roll: Roll, change: Change, die: Die, rule: str) -> None:
    before = roll.dice[change.die]
    roll.dice[change.die] = die
    table.tell(DieChanged(hero.id, change.source, change.die + 1, str(before), str(die), rule=rule))


def give(table: Table, hero: Hero, roll: Roll, change: Change) -> None:
    """FOC-6: before the roll the count grows; after it the new die is rolled to the others."""
    if not roll.dice:
        roll.white += change.colour == WHITE
        roll.black += change.colour == BLACK
        table.tell(DiceAdded(hero.id, change.source, (change.colour,), rule="FOC-6"))
        return
    die = table.roll(white=1)[0] if change.colour == WHITE else table.roll(black=1)[0]
    roll.fresh.add(len(roll.dice))
    roll.dice.append(die)
    table.tell(DiceAdded(hero.id, change.source, (str(die),), rule="FOC-6"))


def take(table: Table, hero: Hero, roll: Roll, change: Change) -> None:
    """FOC-7: one die fewer is rolled."""
    roll.white -= change.colour == WHITE
    roll.black -= change.colour == BLACK
    table.tell(DieWithheld(hero.id, change.source, change.colour, rule="FOC-7"))
