"""Every word a player sees, in Project Fluent files that Python and the browser both read.

Code and data know ids only. `say(key, facts)` looks a message up; facts that are ids of heroes, tokens or gear
are shown by their names. `tell(event)` makes an event a sentence. A stage from a folder may bring words of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from noisecheck.content.words import words_of_stages
from noisecheck.engine.cards import BLACK, WHITE, Die, face_text
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.events import CardsUnlocked, Event
from noisecheck.engine.keeping import keep
from noisecheck.engine.speech import Fact, Facts

DEFAULT = "en"
NAMED = frozenset(
    (
        *("hero", "figure", "attacker", "target", "owner", "watcher"),
        *("token", "ability", "by", "gear", "purpose", "verb", "choice", "zone"),
        *("facing", "orange", "green"),  # directions
    )
)
LED_BY_NAME = frozenset(["card"])  # a card and its numbers
SCENE = "scene"
LETTERS = {hero: hero[0].upper() for hero in HERO_IDS}  # of heroes, on drawn maps
DIE_SIGNS = {WHITE: "□", BLACK: "■"}


class Percent(FluentType):
    """PERCENT(31) in a message, or of a range 12–31; browsers say it as their reader writes it (`locale.svelte.ts`)."""

    def __init__(self, hundredths: int | str) -> None:
        self.hundredths = hundredths

    def format(self, locale: object) -> str:
        return f"{self.hundredths}%"


def cached_bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions={"PERCENT": Percent}, use_isolating=False)
    for path in sorted(files("noisecheck.texts").joinpath(language).iterdir(), key=lambda each: each.name):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


bundle_of = keep(8)(cached_bundle)


def look_up(key: str, facts: Mapping[str, str | int], language: str = DEFAULT) -> str | None:
    """The message, or its attribute for a key such as `rule-LOS-3.text`; None if there is none."""
    message_id, _, attribute = key.partition(".")
    bundles = (bundle_of(language), *words_of_stages())
    bundle = next((each for each in bundles if each.has_message(message_id)), None)
    if bundle is None:
        return None
    message = bundle.get_message(message_id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    said, errors = bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise ValueError(f"{language}/{key}: {errors}")
    return str(said)


def name(thing: str, language: str = DEFAULT) -> str:
    """The name of a hero, a token, a card, a stage; the id itself where it has no other name."""
    single = re.sub(r"-\d+$", "", thing)  # rations-2 is one of several Rations
    return look_up(f"name-{thing}", {}, language) or look_up(f"name-{single}", {}, language) or thing


def stage_name(stage: str) -> str:
    """The name of a stage; a position that belongs to none is a scene."""
    return name(stage or SCENE)


def about(card: str, language: str = DEFAULT) -> str:
    """What an equipment card does, in one line; copies of a card share its words."""
    single = re.sub(r"-\d+$", "", card)
    said = look_up(f"card-{card}", {}, language) or look_up(f"card-{single}", {}, language) or card
    return " ".join(said.split())


def boss_card(card: str, side: str, number: int, language: str = DEFAULT) -> str:
    """What a boss's card does in its "turn" or as a "reaction", in one line; nothing where it has none.

    `number` is the one in it that half of the boss's Health changes (BOS-46).
    """
    said = look_up(f"boss-card-{card}" + ".reaction" * (side == "reaction"), {"number": number}, language)
    return " ".join((said or "").split())


def dice(shown: Iterable[Die]) -> str:
    """White and black dice as signs: □4 □!"""
    return " ".join(DIE_SIGNS[die.colour] + face_text(die.face) for die in shown)


def worded(fact: str, value: Fact, language: str) -> str | int:
    """A fact as players read it."""
    if isinstance(value, Die):
        return dice([value])
    if isinstance(value, tuple):
        return " ".join(str(worded(fact, each, language)) for each in value)
    if not isinstance(value, str) or not value:
        return value
    if fact in NAMED:
        return name(value, language)
    if fact in LED_BY_NAME:
        first, blank, rest = value.partition(" ")
        return name(first, language) + blank + rest
    return value


def say(key: str, facts: Facts, language: str = DEFAULT) -> str:
    """A message with its facts. Every key has one: a test sees to that. A hero's crosshair has a name of its own."""
    words = {fact: worded(fact, value, language) for fact, value in facts.items()}
    if facts.get("owner") and "token" in facts:
        words["token"] = look_up(f"name-{facts['token']}-{facts['owner']}", {}, language) or words["token"]
    said = look_up(key, words, language)
    return f"{key} {dict(facts)}" if said is None else said


def tell(event: Event, language: str = DEFAULT) -> str:
    """What happened, as a sentence."""
    facts = event.facts()
    if isinstance(event, CardsUnlocked):
        facts["cards"] = ", ".join(name(card, language) for card in event.cards)
    said = say(f"event-{type(event).__name__}", facts, language)
    return said[:1].upper() + said[1:]
