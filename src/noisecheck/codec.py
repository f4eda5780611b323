"""The Codec: radio calls by number, for help or a secret (CDX-1, CDX-2).

Which numbers there are is data (`packs/core/codec.toml`), their words are texts (`texts/<language>/codec.ftl`).
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from importlib.resources import files
from itertools import islice
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from noisecheck import texts
from noisecheck.content.loader import boss_in
from noisecheck.engine.keeping import keep
from noisecheck.texts.language import spoken

Number = Annotated[str, msgspec.Meta(pattern=r"^\d\d\.\d\d$")]
TYPED = re.compile(r"([0-9]{1,2})[.,:]([0-9]{1,2})|([0-9]{1,2})([0-9]{2})")  # 05.07, 5.7, 0507, 507
SHORTEST = 4  # letters of a word that another may be a misspelling of
ALIKE = 0.75


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number, who answers there, and what the call belongs to: components by id, rules, a stage.

    A secret is heard by its number only, which stands in the text of `clue`. It may unlock a card, or be what a boss
    does not want known (`BossRules.secrets`).
    """

    number: Number
    kind: Literal["help", "call", "secret"]
    speaker: str
    about: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    stage: str = ""
    unlocks: str = ""
    secret: str = ""
    clue: str = ""

    @property
    def key(self) -> str:
        """The message with its words: the title, and the call as its attribute."""
        return f"codec-{self.number.replace('.', '-')}"

    @property
    def belongs_to(self) -> tuple[str, ...]:
        """All that carries its number: components, rules, the stage."""
        return (*self.about, *self.rules, *filter(None, [self.stage]))

    @property
    def title(self) -> str:
        return texts.say(self.key, {})

    @property
    def text(self) -> str:
        return texts.say(f"{self.key}.call", {})

    @property
    def speaker_name(self) -> str:
        return texts.say(f"codec-speaker-{self.speaker}", {})

    @property
    def speaker_role(self) -> str:
        return texts.say(f"codec-speaker-{self.speaker}.role", {})


class Pack(msgspec.Struct, forbid_unknown_fields=True):
    call: list[Call]


class Reply(NamedTuple):
    """What was found, best first; if nothing was, what may have been meant. Of veiled calls no more than how many."""

    calls: tuple[Call, ...] = ()
    near: tuple[str, ...] = ()
    veiled: int = 0


class SecretsFound(NamedTuple):
    """Secrets by their numbers, the cards they unlock, and what players now know of a boss."""

    numbers: tuple[str, ...]
    cards: tuple[str, ...]
    secrets: tuple[str, ...]


def read_calls() -> dict[str, Call]:
    data = files("noisecheck").joinpath("packs/core/codec.toml").read_bytes()
    return {call.number: call for call in msgspec.toml.decode(data, type=Pack).call}


calls = keep(1)(read_calls)


def open_calls() -> list[Call]:
    """All but the secrets."""
    return [call for call in calls().values() if call.kind != "secret"]


def shown_calls(veiled: Collection[str]) -> list[Call]:
    """RP-07: those that may be listed while these stages are veiled, as far as they are known then."""
    unmet = {boss_in(stage) for stage in veiled}
    return [without(call, unmet) for call in open_calls() if call.stage not in veiled]


def hidden_calls(veiled: Collection[str]) -> list[Call]:
    """RP-07: those that tell of a veiled stage."""
    return [call for call in open_calls() if call.stage in veiled]


def as_known(call: Call, veiled: Collection[str]) -> Call:
    """RP-07: of bosses it belongs to those that players have met, and that of its own stage."""
    own = boss_in(call.stage) if call.stage in veiled else ""
    return without(call, {boss_in(stage) for stage in veiled} - {own})


def without(call: Call, unmet: Collection[str]) -> Call:
    """The call as if it did not belong to these."""
    return replace(call, about=tuple(thing for thing in call.about if thing not in unmet))


def look_up(words: str, veiled: Collection[str] = ()) -> Reply:
    """CDX-1: the call with this number, or the calls that have these words in title, component or text.

    RP-07: a number is always answered; words do not find what tells of a veiled stage.
    """
    number = number_in(words)
    if number is None:
        return search(words, veiled)
    if number in calls():
        return Reply((as_known(calls()[number], veiled),))
    return Reply(near=near_numbers(number, veiled))


def number_in(words: str) -> str | None:
    """The number that somebody typed, as it is written: `5.7` and `0507` are 05.07."""
    typed = TYPED.fullmatch(words.strip())
    if typed is None:
        return None
    before, after = (int(part) for part in typed.groups() if part is not None)
    return f"{before:02}.{after:02}"


def near_numbers(number: str, veiled: Collection[str] = ()) -> tuple[str, ...]:
    """The numbers on either side at which somebody answers."""
    band = sorted(call.number for call in shown_calls(veiled) if call.number[:2] == number[:2])
    after = bisect(band, number)
    return tuple(band[max(0, after - 1) : after + 1])


def numbers_for(thing: str, veiled: Collection[str] = ()) -> tuple[str, ...]:
    """CDX-1: the numbers that a component carries: a card, a token, an action, a hero, a boss, a rule, a stage.

    RP-07: without those of calls that tell of a veiled stage.
    """
    single = re.sub(r"-\d+$", "", thing)  # rations-2 is one of several Rations
    for name in (thing, single):
        found = [call.number for call in shown_calls(veiled) if name in call.belongs_to]
        if found:
            return tuple(found)
    return ()


def secrets_found(numbers: Iterable[str]) -> SecretsFound:
    """CDX-1: what players have found out who called these numbers."""
    called = {number_in(number) for number in numbers}
    found = [call for call in calls().values() if call.kind == "secret" and call.number in called]
    return SecretsFound(
        numbers=tuple(call.number for call in found),
        cards=tuple(call.unlocks for call in found if call.unlocks),
        secrets=tuple(call.secret for call in found if call.secret),
    )


# words


def search(words: str, veiled: Collection[str]) -> Reply:
    """The calls that have all these words: those with them in the title first, then in a component's name."""
    wanted, shown = words.lower().split(), shown_calls(veiled)
    if not wanted:
        return Reply()
    found, hidden = ranked(wanted, shown), ranked(wanted, hidden_calls(veiled))
    near = () if found or hidden else tuple(meant_by(wanted, shown))
    return Reply(tuple(found), near, len(hidden))


def ranked(wanted: list[str], listed: list[Call]) -> list[Call]:
    found = [(rank, call) for call in listed if (rank := rank_of(call, wanted)) is not None]
    return [call for _, call in sorted(found, key=lambda each: (each[0], each[1].number))]


def rank_of(call: Call, wanted: list[str]) -> int | None:
    """The lower the better; None if one of the words is missing."""
    ranks = [rank for word in wanted for rank in islice(ranks_in(call, word), 1)]
    return sum(ranks) if len(ranks) == len(wanted) else None


def ranks_in(call: Call, word: str) -> Iterator[int]:
    """Where this word is, title before name before text, whole words before parts of others."""
    for place, said in enumerate(pieces(call)):
        if word in said:
            yield 2 * place + (word not in single_words(said))


def pieces(call: Call) -> tuple[str, str, str]:
    """Title, names of what the call belongs to and who speaks, and text, as they are searched."""
    return pieces_in(call, spoken())


def read_pieces(call: Call, language: str) -> tuple[str, str, str]:
    names = " ".join([*map(texts.name, call.belongs_to), call.speaker_name])
    return call.title.lower(), names.lower(), call.text.lower()


pieces_in = keep(1024)(read_pieces)


def single_words(said: str) -> list[str]:
    return re.findall(r"[\w-]+", said)


def meant_by(wanted: list[str], listed: list[Call]) -> Iterator[str]:
    """What may have been meant: a misspelled word replaced by one like it, else each of the words that do occur."""
    known = sorted({word for call in listed for said in pieces(call) for word in single_words(said)})
    for at, word in enumerate(wanted):
        if not any(word in each for each in known):
            alike = get_close_matches(word, [each for each in known if len(each) >= SHORTEST], cutoff=ALIKE)
            phrases = [[*wanted[:at], each, *wanted[at + 1 :]] for each in alike]
            yield from (" ".join(phrase) for phrase in phrases if ranked(phrase, listed))
            return
    yield from wanted
