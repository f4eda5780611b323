"""What System cards for several bosses do (BOS-10, HER-13). What only one of them does is in the file of its deck."""

from __future__ import annotations

from collections.abc import Callable

from noisecheck.engine.bosses.kit import BOSSES, boss_of, deck
from noisecheck.engine.bosses.kit.handed_out import fill_up, is_short
from noisecheck.engine.events import AttackJammed, HandedOut, HeroVeiled, TrackMoved
from noisecheck.engine.kinds import TARGET_HERO
from noisecheck.engine.phrases import KINDS, PartKind, phrase
from noisecheck.engine.state import Hero, State
from noisecheck.engine.systems.cards import LEVELS
from noisecheck.engine.systems.effects import SystemEffect
from noisecheck.engine.systems.resolving import DONE
from noisecheck.engine.table import Decision, Option, Table

TARGET_CARD, TARGET_THING = phrase("target {choice:boss-card}"), phrase("target {choice:thing}")
KINDS["boss-card"] = PartKind(
    lambda world, words: BOSSES[world.stage.boss].cards if world.stage.boss else (),
    lambda stage, word: bool(stage.boss) and word in BOSSES[stage.boss].cards,
)
KINDS["thing"] = PartKind(lambda world, words: (), lambda stage, word: False)  # there is but one: nobody has to say it

VEILED = "veiled"  # a mark of the boss with a hero


def by_level(level: int) -> int:
    """1 at level 2, 2 at level 3, 3 at level 4."""
    return 1 + LEVELS.index(level)


def always(what: str) -> Callable[[State, int], list[Option]]:
    """One thing that is always there, as much of it as the level gives."""

    def there(state: State, level: int) -> list[Option]:
        return [TARGET_THING.option(what, value=by_level(level))]

    return there


# the boss's deck


def pick_card(table: Table, otacon: Hero, cards: list[str], use: str) -> str | None:
    """One of these cards, or none; `use` is what will be done with it: "bury", "raise" or "announce"."""
    options = [*(TARGET_CARD.option(card, value=card) for card in cards), DONE]
    card: str | None = table.ask(Decision("boss-card", otacon.id, options, "HER-13", {"use": use})).value
    return card


def read_and_bury(state: State, table: Table, otacon: Hero, count: int) -> None:
    """Players look at that many cards on top of its deck; any of them may go to the bottom."""
    cards = deck.read(state, table, count, "HER-13")
    while cards and (card := pick_card(table, otacon, cards, "bury")):
        cards.remove(card)
        deck.bury(state, table, card, "HER-13")


def read_and_raise(state: State, table: Table, otacon: Hero, count: int) -> None:
    """Players look at one card more than that; one of them may go on top."""
    cards = deck.read(state, table, count + 1, "HER-13")
    if card := pick_card(table, otacon, cards, "raise"):
        deck.pull_up(state, table, card, "HER-13")


# its track


def risen_threat(state: State, level: int) -> list[Option]:
    """A marker that is above the first step of its track, and how far it can fall."""
    fall = min(by_level(level), boss_of(state).track)
    return [TARGET_THING.option("threat", value=fall)] if fall else []


def lower_threat(steps: tuple[str, ...]) -> Callable[[State, Table, Hero, int], None]:
    """Its threat falls."""

    def lower(state: State, table: Table, otacon: Hero, fall: int) -> None:
        boss = boss_of(state)
        boss.track -= fall
        table.report(TrackMoved, boss.id, steps[boss.track], rule="HER-13")

    return lower


# what heroes have


def short_heroes(state: State, level: int) -> list[Option]:
    """Those with fewer grenades, missiles or mines than the stage gave them."""
    return [TARGET_HERO.option(hero.id, value=hero.id) for hero in state.heroes if is_short(state, hero)]


def hand_out(state: State, table: Table, otacon: Hero, name: str) -> None:
    """A hero has as many of them again as at the start."""
    hero = state.hero(name)
    fill_up(state, hero)
    table.report(HandedOut, hero.id, rule="HER-13")


# its attacks


def jam(state: State, table: Table, otacon: Hero, dice: int) -> None:
    """The attack that is about to be made has that many fewer dice; `resolving.fewer_dice` takes them away."""
    table.report(AttackJammed, boss_of(state).id, dice, rule="HER-13")


def heroes_to_veil(state: State, level: int) -> list[Option]:
    boss = boss_of(state)
    heroes = [hero for hero in state.heroes if not boss.marked(VEILED, hero.id)]
    return [TARGET_HERO.option(hero.id, value=hero.id) for hero in heroes]


def veil(state: State, table: Table, otacon: Hero, name: str) -> None:
    """The next attack of the boss on this hero is lost."""
    boss_of(state).mark(VEILED, name)
    table.report(HeroVeiled, name, rule="HER-13")


def lost_in_the_haze(state: State, table: Table, hero: Hero, dice: int) -> int:
    """HER-13: an attack on a veiled hero has no dice; the veil is gone with it."""
    boss = boss_of(state)
    if not boss.marked(VEILED, hero.id):
        return dice
    boss.unmark(VEILED, hero.id)
    table.report(AttackJammed, boss.id, dice, rule="HER-13")
    return 0


READ_AND_BURY = SystemEffect(always("boss-deck"), read_and_bury)
READ_AND_RAISE = SystemEffect(always("boss-deck"), read_and_raise)
HAND_OUT = SystemEffect(short_heroes, hand_out)
JAM = SystemEffect(always("dice"), jam)
VEIL = SystemEffect(heroes_to_veil, veil)
