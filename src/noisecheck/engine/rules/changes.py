"""How an open roll can be changed: by Focus tokens (FOC), abilities of heroes, equipment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from noisecheck.engine import moments
from noisecheck.engine.cards import ATTENTION_FACE, BLACK, WHITE, Die
from noisecheck.engine.events import DiceAdded, DieChanged, DieGained, DieWithheld
from noisecheck.engine.keeping import keep
from noisecheck.engine.phrases import Phrase
from noisecheck.engine.rules import abilities
from noisecheck.engine.rules.focus import ADD, ADD_OR_TAKE, AGAIN, HELP, TOKENS, active_tokens, flip, owners
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Option, Table

if TYPE_CHECKING:
    from noisecheck.engine.rules.dice import Roll

ANY_COLOUR = WHITE + BLACK


class Change(NamedTuple):
    """One change: `source` is the Focus token or ability, `die` the position of the die it touches."""

    source: str
    kind: str  # add, reroll, take, give
    die: int = 0
    amount: int = 0
    colour: str = ""
    owner: str = ""  # whose token it is, if not the roller's own
    dice: tuple[int, ...] = ()  # the positions, where it touches several dice


class InARoll(NamedTuple):
    """A card that changes rolls: how that is said, and what becomes of it; `use` returns its event's index."""

    phrase: Phrase
    use: Callable[[Table, Hero], int]


use_card: dict[str, InARoll] = {}
"""By card. Filled in `cast.py`."""


def changes(state: State, roll: Roll) -> list[Option]:
    """All that may be done to the roll now, by whoever rolls."""
    found: list[Option] = []
    for source in moments.roll_changes:
        found += source(state, roll.hero, roll)
    if roll.hero.gear or roll.hero.used:
        for source in moments.gear_changes:
            found += source(state, roll.hero, roll)
    return found


def focus_tokens(state: State, hero: Hero, roll: Roll) -> list[Option]:
    """FOC-2: the roller's own Focus tokens, and those lent to it for any use."""
    found: list[Option] = []
    for owner in owners(state, hero):
        found += by_tokens(roll, active_tokens(state, owner), "" if owner is hero else owner.id)
    return found


def by_tokens(roll: Roll, tokens: tuple[str, ...], owner: str = "", colours: str = ANY_COLOUR) -> tuple[Option, ...]:
    """What these Focus tokens can do to a roll. `owner` lends them, for dice of these colours."""
    return token_options(tokens, owner, colours, tuple(roll.dice), roll.white > 0, roll.black > 0)


def make_token_options(
    tokens: tuple[str, ...], owner: str, colours: str, dice: tuple[Die, ...], has_white: bool, has_black: bool
) -> tuple[Option, ...]:
    """FOC-7: taking a die away comes before the roll, changing one after it; FOC-6: a die more, either way."""
    found = []
    for token in tokens:
        effect = TOKENS[token]
        if dice:
            say = partial((ADD_OR_TAKE if len(effect.adds) > 1 else ADD).option, owner, token)
            found += adjustments(say, dice, Change(token, "add", owner=owner), effect.adds, colours)
            found += [
                AGAIN.option(owner, token, number + 1, value=Change(token, "reroll", number, owner=owner))
                for number, die in enumerate(dice)
                if die.colour in effect.rerolls and die.colour in colours
            ]
        elif effect.takes and effect.takes in colours and (has_white if effect.takes == WHITE else has_black):
            found.append(HELP.option(owner, token, value=Change(token, "take", colour=effect.takes, owner=owner)))
        if effect.gives and effect.gives in colours:
            found.append(HELP.option(owner, token, value=Change(token, "give", colour=effect.gives, owner=owner)))
    return tuple(found)


token_options = keep(4096)(make_token_options)  # few dice show few faces: the same are asked for again and again


def adjustments(
    say: Callable[..., Option], dice: Sequence[Die], change: Change, amounts: tuple[int, ...], colours: str = ANY_COLOUR
) -> list[Option]:
    """FOC-7: one die up or down, also where it is of no use, but never on a ! (ATT-6). Which way is said of two."""
    return [
        say(number + 1, *turned, value=change._replace(die=number, amount=amount))
        for amount in amounts
        for turned in [("up" if amount > 0 else "down",) if len(amounts) > 1 else ()]
        for number, die in enumerate(dice)
        if die.face != ATTENTION_FACE and die.colour in colours
    ]


def make(state: State, table: Table, roll: Roll, change: Change) -> None:
    """Carries a change out, on each die it touches; its token, ability or card is used up."""
    owner = state.hero(change.owner) if change.owner else roll.hero
    with table.because(use_up(table, owner, change.source)):
        for each in [change._replace(die=die) for die in change.dice] if change.dice else [change]:
            roll.made.append(each)
            KINDS[change.kind](table, roll.hero, roll, each)


def use_up(table: Table, owner: Hero, source: str) -> int:
    """A token turns over, an ability is used up for the round, a card says itself what it takes."""
    if source in TOKENS:
        return flip(table, owner, source)
    if source in use_card:
        return use_card[source].use(table, owner)
    return abilities.use(table, owner, source)


def add(table: Table, hero: Hero, roll: Roll, change: Change) -> None:
    """FOC-5: a result stays between 1 and 6."""
    die = roll.dice[change.die]
    put(table, hero, roll, change, Die(die.colour, min(6, max(1, die.face + change.amount))), "FOC-5")


def reroll(table: Table, hero: Hero, roll: Roll, change: Change) -> None:
    roll.fresh.add(change.die)
    put(table, hero, roll, change, table.roll_again(roll.dice[change.die]), "FOC-2")


def put(table: Table, hero: Hero, roll: Roll, change: Change, die: Die, rule: str) -> None:
    before = roll.dice[change.die]
    roll.dice[change.die] = die
    table.report(DieChanged, hero.id, change.source, change.die + 1, before, die, rule=rule)


def give(table: Table, hero: Hero, roll: Roll, change: Change) -> None:
    """FOC-6: before the roll the count grows; after it the new die is rolled to the others."""
    if not roll.dice:
        roll.white += change.colour == WHITE
        roll.black += change.colour == BLACK
        table.report(DieGained, hero.id, change.source, change.colour, rule="FOC-6")
        return
    die = table.roll(white=1)[0] if change.colour == WHITE else table.roll(black=1)[0]
    roll.fresh.add(len(roll.dice))
    roll.dice.append(die)
    table.report(DiceAdded, hero.id, change.source, (die,), rule="FOC-6")


def take(table: Table, hero: Hero, roll: Roll, change: Change) -> None:
    """FOC-7: one die fewer is rolled."""
    roll.white -= change.colour == WHITE
    roll.black -= change.colour == BLACK
    table.report(DieWithheld, hero.id, change.source, change.colour, rule="FOC-7")


KINDS = {"add": add, "reroll": reroll, "give": give, "take": take}
