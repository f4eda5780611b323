"""What can be said: an option is a verb and typed parts, and every way to say one is declared once.

A `Phrase` such as `put die {dice:die} on {card:system} {slot}` stands with the action or card it belongs to. The texts
of options are made by it and read by it; nothing else takes a text apart. In braces stands a part: its name, then its
kind where that is called otherwise, or after = the one word it can be. A kind knows which words fit it on a stage,
and which there can ever be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from noisecheck.engine.board import Board
from noisecheck.engine.keeping import keep
from noisecheck.engine.stage import Stage
from noisecheck.engine.table import Option

SPACE, DOOR = "space", "door"
OPEN = "[a-z][a-z0-9-]*"  # how most ids look

Words = Mapping[str, str]  # the words of parts by the names of the parts, in their order


class World(NamedTuple):
    """All there is to speak of on a stage: heroes, the cards they may carry, the most dice of a roll, spaces."""

    stage: Stage
    heroes: tuple[str, ...]
    cards: tuple[str, ...]
    dice: int
    spaces: tuple[str, ...]


def itself(at: Stage | Board, word: str) -> str:
    return word


class PartKind(NamedTuple):
    """What a part can be. `every` are all its words in a world, after the parts before it.

    A rule gets the `value` of a word, None if it is no such thing, and names it by its `word`. A part that `takes_all`
    has all words that are left. `looks` is a pattern for whoever has no stage at hand; `names` says that it is a space
    or a door.
    """

    every: Callable[[World, Words], Iterable[str]]
    fits: Callable[[Stage, str], bool]
    value: Callable[[Stage, str], Any] = itself
    word: Callable[[Board, Any], str] = itself
    takes_all: bool = False
    looks: str = OPEN
    names: str = ""


KINDS: dict[str, PartKind] = {}
"""By name. What is on every stage is in `kinds.py`; other kinds stand beside what they are about."""


class Part(NamedTuple):
    name: str
    kind: str
    word: str = ""  # where it can be this one only

    def fits(self, stage: Stage, word: str) -> bool:
        return word == self.word if self.word else KINDS[self.kind].fits(stage, word)


Source = Callable[[Part, Words], Iterable[str]]  # of words for a part, after those before it


class Phrase:
    """One way to say an option."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.verb, *places = pattern.split(" ")
        self.places = [read_part(place) if place.startswith("{") else place for place in places]
        self.parts = [place for place in self.places if isinstance(place, Part)]
        self.form = " ".join(place if isinstance(place, str) else place.word or "{}" for place in self.places)

    def __repr__(self) -> str:
        return f"<{self.pattern}>"

    def option(self, *words: object, value: Any = None) -> Option:
        """The option that says this, with a word for each part that can have several; more words are left out."""
        return Option(self.verb, self.form.format(*words), value)

    def text(self, *words: object) -> str:
        """The text of that option."""
        return str(self.option(*words))

    def words(self, board: Board, values: Iterable[Any]) -> list[str]:
        """What is said of these values, one for each such part."""
        parts = (part for part in self.parts if not part.word)
        return [KINDS[part.kind].word(board, value) for part, value in zip(parts, values, strict=True)]

    def split(self, words: str) -> dict[str, str] | None:
        """The words of the parts; None where other words stand, or more of them. Those that are missing are empty."""
        left = words.split(" ") if words else []
        found: dict[str, str] = {}
        for place in self.places:
            taken, left = left[:1], left[1:]
            if isinstance(place, str):
                if taken != [place]:
                    return None
                continue
            if takes_all(place):
                taken, left = taken + left, []
            found[place.name] = " ".join(taken)
            if place.word and found[place.name] != place.word:
                return None
        return None if left else found

    def read(self, stage: Stage, words: str) -> dict[str, str] | None:
        """The same where each is of its kind."""
        found = self.split(words)
        fits = found is not None and all(part.fits(stage, found[part.name]) for part in self.parts)
        return found if fits else None

    def values(self, stage: Stage, found: Words) -> list[Any]:
        """What a rule gets for these words: a part that can be one word only says nothing new."""
        return [KINDS[part.kind].value(stage, found[part.name]) for part in self.parts if not part.word]

    def fitting(self, stage: Stage, words: str) -> int:
        """How many of its places the words fit, from the first on."""
        left = words.split(" ")
        for count, place in enumerate(self.places):
            taken = " ".join(left if takes_all(place) else left[:1])
            if taken != place if isinstance(place, str) else not place.fits(stage, taken):
                return count
            left = left[1:]
        return len(self.places)

    def missing(self, stage: Stage, words: str) -> Part | None:
        """The first part that is not said, where all that is said fits."""
        known = self.fitting(stage, words)
        if known < len(split_words(words)):
            return None
        return next((place for place in self.places[known:] if isinstance(place, Part) and not place.word), None)

    def nonsense(self, stage: Stage, words: str, known: int) -> tuple[str, str]:
        """Of words that say nothing, after the places that are known: the space that is not on the map, or whatever
        stands where nothing else should."""
        first, *others = words.split(" ")[known:] or [""]
        place = self.places[known] if known < len(self.places) else ""
        if isinstance(place, str) or place.word or KINDS[place.kind].names != SPACE:
            return "", " ".join([first, *others])
        return ("", " ".join(others)) if first in stage.board.numbers else (SPACE, first)

    def every(self, world: World, **only: str) -> Iterator[str]:
        """All texts of it in a world; with these words for parts of these names."""
        return self.texts(lambda part, words: KINDS[part.kind].every(world, words), only)

    def texts(self, source: Source, only: Words) -> Iterator[str]:
        """All texts of it with words from a source, or these for parts of these names."""
        for words in self.filled(source, only, {}):
            text = self.form.format(*(words[part.name] for part in self.parts if not part.word))
            yield f"{self.verb} {text}".rstrip()

    def filled(self, source: Source, only: Words, words: dict[str, str]) -> Iterator[dict[str, str]]:
        if len(words) == len(self.parts):
            yield words
            return
        part = self.parts[len(words)]
        for word in [part.word] if part.word else source(part, words):
            if only.get(part.name, word) == word:
                yield from self.filled(source, only, {**words, part.name: word})


def takes_all(place: str | Part) -> bool:
    """Whether all words that are left belong there."""
    return isinstance(place, Part) and not place.word and KINDS[place.kind].takes_all


def read_part(place: str) -> Part:
    name, _, word = place[1:-1].partition("=")
    name, _, kind = name.partition(":")
    return Part(name, kind or name, word)


PHRASES: dict[str, dict[str, Phrase]] = {}
"""By verb and pattern, in the order in which a text is tried."""


def phrase(pattern: str) -> Phrase:
    """Declares a way to say something; the same again is the same phrase."""
    made = Phrase(pattern)
    return PHRASES.setdefault(made.verb, {}).setdefault(pattern, made)


class Said(NamedTuple):
    """A text taken apart. What is no phrase has no parts but its `words`."""

    verb: str
    parts: dict[str, str]
    phrase: Phrase | None = None

    @property
    def places(self) -> list[tuple[str, str]]:
        """Its words in their order, each with the name of the part it is, if it is one."""
        if self.phrase is None:
            return list(self.parts.items())
        return [
            (each.name, self.parts[each.name]) if isinstance(each, Part) else ("", each) for each in self.phrase.places
        ]

    @property
    def dice(self) -> tuple[int, ...]:
        """The numbers of the dice it speaks of."""
        return tuple(map(int, self.parts.get("dice", "").split()))

    @property
    def spaces(self) -> list[str]:
        return [name for words in self.naming(SPACE) for name in words.split()]

    @property
    def doors(self) -> list[str]:
        return self.naming(DOOR)

    def naming(self, what: str) -> list[str]:
        parts = self.phrase.parts if self.phrase else []
        return [self.parts[part.name] for part in parts if not part.word and KINDS[part.kind].names == what]


def take_apart(stage: Stage, text: str) -> Said:
    verb, words = split_verb(text)
    for each in PHRASES.get(verb, {}).values():
        found = each.read(stage, words)
        if found is not None:
            return Said(verb, found, each)
    return Said(verb, {"words": words} if words else {})


read = keep(8192)(take_apart)  # the same few, shown at every question


def split_verb(text: str) -> tuple[str, str]:
    """The verb, and the words after it."""
    verb, _, words = text.partition(" ")
    return verb, words


def split_words(text: str) -> list[str]:
    """All words, whatever they say."""
    return text.split()
