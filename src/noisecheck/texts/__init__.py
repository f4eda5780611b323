"""Every word a player sees, in Project Fluent files that Python and the browser both read.

Code and data know ids only. `say(key, facts)` looks a message up; facts that are ids of heroes, tokens or gear
are shown by their names, in the case that a message asks for. `tell(event)` makes an event a sentence. All is said in
the language that is spoken (`texts/language.py`), and in English what that has no words for. A stage from a folder may
bring words of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any

from babel.core import Locale
from babel.numbers import format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from noisecheck.content.words import words_of_stages
from noisecheck.engine.cards import BLACK, WHITE, Die, face_text
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.events import CardsUnlocked, Event
from noisecheck.engine.keeping import keep
from noisecheck.engine.speech import Fact, Facts
from noisecheck.texts.language import DEFAULT, spoken

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
FIRST_LETTER = re.compile(r"\A([¡¿«„“‘\"(]*)([^\W\d_])")  # past what opens a sentence
DIE_SIGNS = {WHITE: "□", BLACK: "■"}


class Percent(FluentType):
    """PERCENT(31) in a message, or of a range 12–31: as the language writes it; `locale.svelte.ts` has it too."""

    def __init__(self, hundredths: int | str) -> None:
        self.hundredths = hundredths

    def format(self, locale: Locale) -> str:
        return format_percent(0, locale=locale).replace("0", str(self.hundredths))


class NamedThing(str):
    """The name of a thing as a fact of a message, with its id: NAME and GENDER ask for more of it."""

    __slots__ = ("id",)
    id: str

    @classmethod
    def of(cls, id: str) -> str:
        """What has no name is no more than its id, and can be told apart by it."""
        known = name_of(id)
        if known is None:
            return id
        named = cls(known)
        named.id = id
        return named


def in_case(thing: str, case: str = "") -> str:
    """NAME($hero, case: "gen") in a message: the name in this form; as it is where the language has no such form."""
    form = name_of(thing.id, case) if case and isinstance(thing, NamedThing) else None
    return thing if form is None else form


def gender(thing: str) -> str:
    """GENDER($hero) in a message, to choose words by."""
    return (name_of(thing.id, "gender") if isinstance(thing, NamedThing) else None) or "none"


FUNCTIONS: dict[str, Any] = {"PERCENT": Percent, "NAME": in_case, "GENDER": gender}


def read_bundle(language: str) -> FluentBundle:
    """All words of the game in a language; none if it is not spoken."""
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    folder = files("noisecheck.texts").joinpath(language)
    for path in sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else ():
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


bundle_of = keep(8)(read_bundle)


def bundles() -> Iterator[FluentBundle]:
    """Where words are looked for, one after the other."""
    yield from map(bundle_of, dict.fromkeys([spoken(), DEFAULT]))
    yield from words_of_stages(spoken())


def look_up(key: str, facts: Mapping[str, str | int]) -> str | None:
    """The message, or its attribute for a key such as `rule-LOS-3.text`; None if there is none."""
    message_id, _, attribute = key.partition(".")
    for bundle in bundles():
        if not bundle.has_message(message_id):
            continue
        message = bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            said, errors = bundle.format_pattern(pattern, dict(facts))
            if errors:
                raise ValueError(f"{spoken()}/{key}: {errors}")
            return str(said)
    return None


def single(thing: str) -> str:
    """What a thing is one of: rations-2 is one of several Rations."""
    return re.sub(r"-\d+$", "", thing)


def name_of(thing: str, form: str = "") -> str | None:
    """The name of a thing, or a form of it, if it has one."""
    ending = form and f".{form}"
    return look_up(f"name-{thing}{ending}", {}) or look_up(f"name-{single(thing)}{ending}", {})


def name(thing: str) -> str:
    """The name of a hero, a token, a card, a stage; the id itself where it has no other name."""
    return name_of(thing) or thing


def stage_name(stage: str) -> str:
    """The name of a stage; a position that belongs to none is a scene."""
    return name(stage or SCENE)


def about(card: str) -> str:
    """What an equipment card does, in one line; copies of a card share its words."""
    said = look_up(f"card-{card}", {}) or look_up(f"card-{single(card)}", {}) or card
    return " ".join(said.split())


def boss_card(card: str, side: str, number: int) -> str:
    """What a boss's card does in its "turn" or as a "reaction", in one line; nothing where it has none.

    `number` is the one in it that half of the boss's Health changes (BOS-46).
    """
    said = look_up(f"boss-card-{card}" + ".reaction" * (side == "reaction"), {"number": number})
    return " ".join((said or "").split())


def dice(shown: Iterable[Die]) -> str:
    """White and black dice as signs: □4 □!"""
    return " ".join(DIE_SIGNS[die.colour] + face_text(die.face) for die in shown)


def worded(fact: str, value: Fact) -> str | int:
    """A fact as players read it."""
    if isinstance(value, Die):
        return dice([value])
    if isinstance(value, tuple):
        return " ".join(str(worded(fact, each)) for each in value)
    if not isinstance(value, str) or not value:
        return value
    if fact in NAMED:
        return NamedThing.of(value)
    if fact in LED_BY_NAME:
        first, blank, rest = value.partition(" ")
        return name(first) + blank + rest
    return value


def say(key: str, facts: Facts) -> str:
    """A message with its facts. Every key has one: a test sees to that. A hero's crosshair has a name of its own."""
    words = {fact: worded(fact, value) for fact, value in facts.items()}
    if facts.get("owner") and "token" in facts:
        words["token"] = look_up(f"name-{facts['token']}-{facts['owner']}", {}) or words["token"]
    said = look_up(key, words)
    return f"{key} {dict(facts)}" if said is None else said


def tell(event: Event) -> str:
    """What happened, as a sentence."""
    facts = event.facts()
    if isinstance(event, CardsUnlocked):
        facts["cards"] = ", ".join(name(card) for card in event.cards)
    return capital(say(f"event-{type(event).__name__}", facts))


def capital(words: str) -> str:
    """With a capital, as sentences begin."""
    return FIRST_LETTER.sub(lambda first: first[1] + first[2].upper(), words)
