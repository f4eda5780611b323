"""The equipment cards by id: family, printed tokens, who may carry them (CON-2, SET-13, SET-14).

All that can be read off a card. What its action does is in the file of its family, in `gear/`.
"""

from __future__ import annotations

from dataclasses import dataclass

from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.state import Card, Hero


@dataclass(frozen=True)
class Gear:
    family: str
    tokens: int = 0  # ammo, charges or pieces printed on the card
    heroes: tuple[str, ...] = ()  # portraits; none: anyone
    cost: int = 1
    white: int = 0
    loud: bool = False
    defense: int = 0  # more for whoever carries it
    ignores: tuple[str, ...] = ()  # dangers that do not touch whoever carries it: "laser", "gas"

    @property
    def is_weapon(self) -> bool:
        """Whether it attacks, with dice (HER-9)."""
        return self.family in ("pistol", "rifle", "melee", "cannon", "launcher")

    @property
    def shoots_or_explodes(self) -> bool:
        return self.family in ("pistol", "rifle", "cannon", "launcher", "grenade", "mine")

    @property
    def has_charges(self) -> bool:
        """Whether the tokens on it are charges."""
        return self.family in ("tech", "melee", "cannon")


GEAR = {
    "handgun-50": Gear("pistol", heroes=("meryl",), white=1, loud=True),
    "light-assault-rifle": Gear("rifle", 3, heroes=("meryl",), white=2, loud=True),
    "stealth-camouflage": Gear("tech", 2),
    "high-frequency-blade": Gear("melee", 3, heroes=("gray-fox",), white=1),
    "arm-cannon": Gear("cannon", 3, heroes=("gray-fox",), white=1, loud=True),
    "rations": Gear("consumable", 1),
    "adv-stealth-camouflage": Gear("tech", 2, heroes=("otacon",)),
    "pistol-45": Gear("pistol", white=1, loud=True),
    "chaff-grenade": Gear("grenade", 1),
    "stun-grenade": Gear("grenade", 1, loud=True),
    "c-4": Gear("mine", 2),
    "grenade": Gear("grenade", 1, loud=True),
    "claymore": Gear("mine", 2),
    "nikita": Gear("launcher", 3, white=3, loud=True),
    "cardboard-box": Gear("box"),
    "medicine": Gear("medicine", 1, cost=0),
    "key-card-3": Gear("key", 1),
    "key-card-4": Gear("key", 1),
    "gas-mask": Gear("worn", ignores=("gas",)),
    "rope": Gear("item", 5),
    "missile-launcher": Gear("launcher", 3, white=3, loud=True),
    "sniper-rifle": Gear("rifle", 6, cost=2, white=3, loud=True),
    "pentazemin": Gear("medicine", 2, cost=0),
    "handkerchief": Gear("worn", heroes=("otacon",)),
    "body-armor": Gear("worn", heroes=("snake", "meryl"), defense=1),
    "bandana": Gear("worn", heroes=("snake",)),
    "pistol-suppressor": Gear("attachment"),
    "rifle-suppressor": Gear("attachment"),
    "assault-rifle": Gear("rifle", 6, white=2, loud=True),
    "time-bomb": Gear("mine", 1),
    "night-vision-goggles": Gear("worn", ignores=("laser",)),
    "thermal-goggles": Gear("worn", cost=2, ignores=("laser",)),
    "pal-key-card": Gear("key"),
}
COPIES = {"rations": 5, "cardboard-box": 2, "stealth-camouflage": 2}  # rations-2, cardboard-box-2 …
FIRST_COPIES = {f"{card}-{number}": card for card, copies in COPIES.items() for number in range(2, copies + 1)}


def first_copy(card: str) -> str:
    """The id under which copies of a card are known."""
    return FIRST_COPIES.get(card, card)


def gear_named(card: str) -> Gear | None:
    """The card with this id; copies carry a number behind their name."""
    return GEAR.get(first_copy(card))


def printed(card: Card) -> Gear:
    """What is printed on a card."""
    return GEAR[first_copy(card.id)]


def found(card: str) -> Card:
    """SET-11: a card with all the tokens printed on it."""
    return Card(card, printed(Card(card)).tokens)


def carried(hero: Hero, card: str) -> Card | None:
    return next((each for each in hero.gear if each.id == card), None)


def has_card(hero: Hero, card: str) -> bool:
    """Whether the hero carries this card or a copy of it."""
    return any(card in (each.id, first_copy(each.id)) for each in hero.gear)


def can_handle(hero: Hero, card: Card) -> bool:
    """HER-9: not every hero uses weapons."""
    return DASHBOARDS[hero.id].uses_weapons or not printed(card).is_weapon


def ignores(hero: Hero, danger: str) -> bool:
    """Whether something the hero carries guards them against a danger."""
    return bool(hero.gear) and any(danger in printed(card).ignores for card in hero.gear)
