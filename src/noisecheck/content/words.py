"""The words of a stage that somebody made: `words.ftl` in its folder, in Fluent like those of the game.

`words.pl.ftl` has them in Polish, and so on; who reads another language has those of `words.ftl`. Without any, ids are
shown. Each file is complete, and says nothing else: the name of the stage, a line and a briefing, what is told at each
event, and the name of every choice. How it ends may be left to the players.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, Resource, SyntaxNode, Term, TextElement

from noisecheck.content.reading import WORDS_IN, Reading
from noisecheck.content.schema import StageFile
from noisecheck.engine.state import HOSTAGE

SAY_HOW_IT_ENDS = "rules", "boss", "rewards_for_sparing"  # keys of the stage

_spoken: dict[str, dict[str, FluentBundle]] = {}  # by the id of the stage and the language; "" is that of `words.ftl`


def speak(stage: str, words: Mapping[str, str]) -> None:
    """From now on these are the words of the stage, by file."""
    _spoken[stage] = {language_of(file): bundle_of(text) for file, text in words.items()}


def language_of(file: str) -> str:
    found = WORDS_IN.fullmatch(file)
    return (found and found[1]) or ""


def bundle_of(words: str) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)  # they are shown as they stand
    bundle.add_resource(FluentResource(words))
    return bundle


def words_of_stages(language: str) -> Iterator[FluentBundle]:
    """The words of the stages that were loaded from folders, those in this language first."""
    for bundles in _spoken.values():
        yield from (bundles[each] for each in (language, "") if each in bundles)


def keys_of(stage: StageFile) -> list[str]:
    """The words that belong to a stage: messages, and attributes after a dot."""
    events = [f"stage-{stage.id}.event-{event.letter}" for event in stage.events]
    choices = [f"name-{choice.id}" for event in stage.events for choice in event.choices]
    return [f"name-{stage.id}", f"stage-{stage.id}", f"stage-{stage.id}.briefing", *events, *choices]


def endings_of(stage: StageFile) -> list[str]:
    """The words for its end: it was won or lost, and what else the story makes a difference of."""
    has_hostage = stage.boss is not None and any(token.kind == HOSTAGE for token in stage.boss.tokens)
    own = {
        "spared": bool(stage.rewards_for_sparing),
        "lost-hostage": has_hostage,
        "lost-killing": "killing-fails" in stage.rules,
    }
    return [f"stage-{stage.id}.{end}" for end in ("won", "lost", *(end for end, has_it in own.items() if has_it))]


class Words(NamedTuple):
    """A message or an attribute of the file."""

    key: str
    node: SyntaxNode  # its name, below the comment that may come first
    pattern: Pattern


def check_words(reading: Reading, stage: StageFile) -> None:
    """Every file is Fluent, has all words that the stage needs, each once, and no others but those for its end."""
    if {"id", "events", *SAY_HOW_IT_ENDS} & reading.bad:
        return
    for file in reading.words:
        check_file(reading, file, stage)


def check_file(reading: Reading, file: str, stage: StageFile) -> None:
    text = reading.words[file]

    def fault(node: SyntaxNode, value: str, problem: str, known: Iterable[str] = ()) -> None:
        assert node.span is not None  # the parser was asked for them
        reading.file_fault(file, text.count("\n", 0, node.span.start) + 1, value, problem, known)

    try:
        resource = FluentParser().parse(text)
    except RecursionError:
        reading.file_fault(file, 1, None, "nested too deeply")
        return
    needed, seen = keys_of(stage), set()
    known = [*needed, *endings_of(stage)]
    for words in entries(resource):
        if words.key not in known:
            fault(words.node, words.key, "words that this stage has no use for", known)
        elif words.key in seen:
            fault(words.node, words.key, "written a second time")
        elif not all(isinstance(element, TextElement) for element in words.pattern.elements):
            fault(words.node, words.key, "{ } in words that are shown as they stand")
        seen.add(words.key)
    broken = [entry for entry in resource.body if isinstance(entry, Junk)]
    for junk in broken:
        first_line = (junk.content or "").strip().partition("\n")[0]
        fault(junk, first_line, "not written as in `name-my-stage = My Stage`")
    for key in needed if not broken else ():
        if key not in seen:
            message, _, attribute = key.partition(".")
            model = f".{attribute} = … below {message}" if attribute else f"{message} = …"
            last_line = text.rstrip().count("\n") + 1
            reading.file_fault(file, last_line, None, f"no words for {key}; expected {model}")


def entries(resource: Resource) -> Iterator[Words]:
    for entry in resource.body:
        if isinstance(entry, (Message, Term)):
            name = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
            if entry.value is not None:
                yield Words(name, entry.id, entry.value)
            for attribute in entry.attributes:
                yield Words(f"{name}.{attribute.id.name}", attribute.id, attribute.value)
