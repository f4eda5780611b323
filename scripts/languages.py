"""Compares every other language with English: the same messages, facts, numbers and signs, and its own grammar kept.

python scripts/languages.py [LANGUAGE ...]

What it finds are faults; with `--read` it lists besides what only a reader can judge: words that are still English,
and what every message with a number says for some numbers.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel.core import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

TEXTS = Path(__file__).resolve().parent.parent / "src" / "noisecheck" / "texts"
ENGLISH = "en"
NAMES = "names.ftl"
FUNCTIONS = {"NAME", "GENDER", "PERCENT", "NUMBER"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
GENDERS = {"m", "f", "n", "none"}
# what has to be the same in every language: rules, Codec numbers, dice, commands, names of files
PROTECTED = re.compile(r"\b[A-Z]{3}-\d+\b|\b\d\d\.\d\d\b|[□■★→]|`[^`]*`|--[a-z-]+|\b[a-z]+\.(?:ftl|toml|txt|json)\b")
NUMBER = re.compile(r"\d+")
LEFT_IN_ENGLISH = re.compile(r"\b(?:the|of|and|your|with|is|you|when)\b")


class Said(NamedTuple):
    """A message or an attribute of one, where it stands, and what is in it."""

    file: str
    key: str
    pattern: ast.Pattern

    @property
    def words(self) -> str:
        """All its text, of every variant, without what is put in."""
        return " ".join(text for text in texts_in(self.pattern) if text.strip())


class Fault(NamedTuple):
    language: str
    file: str
    key: str
    problem: str

    def __str__(self) -> str:
        return f"{self.language}/{self.file}: {self.key}: {self.problem}"


def languages() -> list[str]:
    return sorted(path.name for path in TEXTS.iterdir() if (path / NAMES).is_file() and path.name != ENGLISH)


@cache
def said_in(language: str) -> dict[str, Said]:
    found: dict[str, Said] = {}
    for path in sorted((TEXTS / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, (ast.Message, ast.Term)):
                key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if entry.value:
                    found[key] = Said(path.name, key, entry.value)
                for each in entry.attributes:
                    found[f"{key}.{each.id.name}"] = Said(path.name, f"{key}.{each.id.name}", each.value)
    return found


def faults(language: str) -> Iterator[Fault]:
    yield from unsound(language)
    english, theirs = said_in(ENGLISH), said_in(language)
    for key, said in theirs.items():
        if key in english:
            yield from (Fault(language, said.file, key, each) for each in differences(english[key], said, language))
        elif not is_form(key, english):
            yield Fault(language, said.file, key, "English has no such message")
    begun = {said.file for said in theirs.values()}  # a language is spoken when all its files are there
    for key, said in english.items():
        if key not in theirs and said.file in begun:
            yield Fault(language, said.file, key, "is missing")


def unsound(language: str) -> Iterator[Fault]:
    for path in sorted((TEXTS / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().partition("\n")[0]
                yield Fault(language, path.name, first[:60], "is not Fluent")


def is_form(key: str, english: dict[str, Said]) -> bool:
    """A case, a gender or a short form of a name."""
    name, _, form = key.partition(".")
    return name.startswith("name-") and name in english and bool(form)


def differences(english: Said, said: Said, language: str) -> Iterator[str]:
    """What is not as it has to be: facts, selectors, protected parts, typography."""
    wanted, used = variables_in(english.pattern), variables_in(said.pattern)
    for name in sorted(used - wanted):
        yield f"knows no ${name}"
    for name in sorted(wanted - used):
        yield f"does not tell ${name}"
    for name in sorted(functions_in(said.pattern) - FUNCTIONS):
        yield f"there is no function {name}"
    yield from wrong_selectors(english, said, language)
    for sign in sorted(set(PROTECTED.findall(english.words)) ^ set(PROTECTED.findall(said.words))):
        yield f"{sign!r} stands in one of the two only"
    numbers = set(NUMBER.findall(english.words)), set(NUMBER.findall(said.words))
    if numbers[0] != numbers[1]:
        yield f"other numbers: {sorted(numbers[1])}, in English {sorted(numbers[0])}"
    yield from (each for each in badly_set(said, language) if each not in badly_set(english, language))


def wrong_selectors(english: Said, said: Said, language: str) -> Iterator[str]:
    theirs = selectors_in(english.pattern)
    form = Locale(language).plural_form
    categories, needed = {*form.tags, "other"}, {form(count) for count in range(200)}
    for name, keys in selectors_in(said.pattern).items():
        plurals, others = keys & PLURALS, {key for key in keys - PLURALS if not key.isdecimal()}
        if name.startswith("GENDER"):
            if not keys <= GENDERS:
                yield f"a gender is one of {', '.join(sorted(GENDERS))}: {sorted(keys)}"
        elif not others and (plurals - {"other"} or "one" in theirs.get(name, ())):
            lacking = needed - plurals - ({"one"} if "1" in keys else set())
            if lacking:
                yield f"${name} lacks the forms {', '.join(sorted(lacking))}"
            if plurals - categories:
                yield f"${name} has forms that the language has not: {', '.join(sorted(plurals - categories))}"
        elif name in theirs and keys != theirs[name]:
            yield f"${name} is told apart by {sorted(keys)}, in English by {sorted(theirs[name])}"
    for name, keys in theirs.items():
        if not keys & PLURALS and name not in selectors_in(said.pattern):
            yield f"${name} is not told apart by {sorted(keys)}"


QUOTES = {"es": "«»“”‘’", "it": "«»“”‘’", "pl": "„”«»’‚", "cs": "„“‚‘’»«"}


def badly_set(said: Said, language: str) -> Iterator[str]:
    """Quotes, blanks and marks as the language has them. What English has too is a command to copy, or a column."""
    words = said.words
    if any(re.search(r"\S {2,}\S", text) for text in texts_in(said.pattern)):
        yield "two blanks"
    if '"' in words or "'" in words:
        yield "straight quotes"
    if strange := set("“”„«»‘‚") & set(words) - set(QUOTES.get(language, words)):
        yield f"quotes of another language: {''.join(sorted(strange))}"
    if language == "es":
        for opening, closing in ("¡!", "¿?"):
            if len(re.findall(rf"\w[^.{opening}]*\{closing}", words)) and opening not in words and " ? " not in words:
                bare = re.sub(r"[□■“«]\S*|(?<!\w)[!?]", "", words)
                if closing in bare:
                    yield f"{closing} without {opening}"
    if "..." in words:
        yield "three dots instead of …"


# what is in a pattern


def texts_in(node: ast.BaseNode) -> list[str]:
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(node.value)

        def visit_CallArguments(self, node: ast.CallArguments) -> None:
            """Names of cases are no words."""

        def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
            found.append(node.value)

    Texts().visit(node)
    return found


def variables_in(node: ast.BaseNode) -> set[str]:
    found: set[str] = set()

    class Variables(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

    Variables().visit(node)
    return found


def functions_in(node: ast.BaseNode) -> set[str]:
    found: set[str] = set()

    class Functions(Visitor):
        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
            found.add(node.id.name)
            self.generic_visit(node)

    Functions().visit(node)
    return found


def selectors_in(node: ast.BaseNode) -> dict[str, set[str]]:
    """By what is asked, the keys it is told apart by."""
    found: dict[str, set[str]] = {}

    class Selectors(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            keys = {each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants}
            found.setdefault(asked(node.selector), set()).update(keys)
            self.generic_visit(node)

    Selectors().visit(node)
    return found


def asked(selector: ast.BaseNode) -> str:
    if isinstance(selector, ast.VariableReference):
        return selector.id.name
    if isinstance(selector, ast.FunctionReference):
        return f"{selector.id.name} {' '.join(sorted(variables_in(selector)))}"
    return type(selector).__name__


# for readers


def left_in_english(language: str) -> Iterator[str]:
    english = said_in(ENGLISH)
    for key, said in said_in(language).items():
        same = key in english and said.words == english[key].words and len(said.words.split()) > 1
        if same or LEFT_IN_ENGLISH.search(said.words):
            yield f"{language}/{said.file}: {key}: {said.words}"


def main(wanted: Iterable[str], read: bool) -> int:
    found = [fault for language in wanted for fault in faults(language)]
    for fault in found:
        print(fault)
    for language in wanted if read else ():
        print(*left_in_english(language), sep="\n")
    for language in wanted:
        messages = said_in(language)
        words = sum(len(each.words.split()) for each in messages.values())
        print(f"{language}: {len(messages)} messages, {words} words", file=sys.stderr)
    return bool(found)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("languages", nargs="*", help="such as pl; all of them without it")
    parser.add_argument("--read", action="store_true", help="also list what a reader has to judge")
    given = parser.parse_args()
    sys.exit(main(given.languages or languages(), given.read))
