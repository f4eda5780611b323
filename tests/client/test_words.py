"""Whatever the browser says has words, and no words are written for nothing. The client's source is read, not run."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from noisecheck import texts

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "client" / "src"
WORDS = ROOT / "src" / "noisecheck" / "texts" / "en"
# the files the client loads
SPOKEN = ("names", "game", "cards", "stages", "rules", "table", "missions", "campaign", "bots", "bosses")

LITERAL = re.compile(r"\b(?:t|has)\(\s*'([^']+)'")
TEMPLATE = re.compile(r"\b(?:t|has)\(\s*`([^`]+)`")
QUOTED = re.compile(r"'([a-z][\w.-]*)'|\"([a-z][\w.-]*)\"|`([^`\s]+)`")


@cache
def sources() -> dict[str, str]:
    paths = [*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]
    return {str(path.relative_to(SOURCE)): path.read_text("utf-8") for path in paths if ".test." not in path.name}


def messages(file: str) -> Iterator[str]:
    for entry in FluentParser().parse((WORDS / f"{file}.ftl").read_text("utf-8")).body:
        if isinstance(entry, Message):
            yield entry.id.name
            yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


def pattern(template: str) -> re.Pattern[str]:
    """A template as a pattern over keys: whatever is put in stands for anything."""
    return re.compile(re.sub(r"\\\$\\{.*?\\}", ".+", re.escape(template)))


def test_whatever_the_browser_says_has_words() -> None:
    known = {key for file in SPOKEN for key in messages(file)}
    wanted = {(path, key) for path, text in sources().items() for key in LITERAL.findall(text)}

    assert sorted(f"{path}: {key}" for path, key in wanted if key not in known) == []


def test_whatever_the_browser_puts_together_has_words() -> None:
    known = [key for file in SPOKEN for key in messages(file)]
    wanted = {(path, key) for path, text in sources().items() for key in TEMPLATE.findall(text)}

    assert sorted(f"{path}: {key}" for path, key in wanted if not any(map(pattern(key).fullmatch, known))) == []


def test_no_words_of_the_browser_are_written_for_nothing() -> None:
    quoted = {key for text in sources().values() for found in QUOTED.findall(text) for key in found if key}
    plain = {key for key in quoted if "${" not in key}
    templates = [pattern(key) for key in quoted if "${" in key and re.match(r"[a-z]+-", key)]
    unused = [
        key
        for file in ("table", "missions", "cards")
        for key in messages(file)
        if key not in plain and not any(each.fullmatch(key) for each in templates)
    ]

    assert unused == []


def test_browser_and_server_say_the_same_facts_by_name() -> None:
    source = sources()["lib/words.svelte.ts"]

    def listed(name: str) -> set[str]:
        found = re.search(rf"export const {name} = new Set\(\s*(?:'([^']*)'|\[([^\]]*)\])", source)
        assert found
        return set(re.findall(r"[a-z_]+", found[1] or found[2]))

    assert listed("NAMED") == texts.NAMED
    assert listed("LED_BY_NAME") == texts.LED_BY_NAME
