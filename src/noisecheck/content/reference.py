"""What a stage file can say, told from its types: a JSON Schema for editors, and the page for authors.

Every description stands once, beside what it describes; `docs/stages-reference.md` is written from here, and a test
compares.
"""

from __future__ import annotations

import re
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta
from msgspec.structs import FieldInfo, fields

from noisecheck.content.happenings import SENTENCES
from noisecheck.content.reading import bare, expected
from noisecheck.content.schema import StageFile, TomlTable
from noisecheck.content.values import NOTATIONS, SPECIAL_RULES

DIALECT = "https://json-schema.org/draft/2020-12/schema"
HEAD = """\
# Everything a stage can say

All keys of `stage.toml`; `make reference` writes this page from the types that read the file. How
to make a stage: [stages](stages.md). How its map is drawn: [notation](notation.md). What is not
marked as required may be left out.
"""


def stage_schema() -> str:
    """The JSON Schema of `stage.toml`."""
    made = {"$schema": DIALECT, **msgspec.json.schema(StageFile)}
    text = msgspec.json.format(msgspec.json.encode(made), indent=2).decode()
    return text.replace(r"\\Z", "$")  # as editors spell the end of a text


def stage_reference() -> str:
    """The page."""
    return "\n".join([HEAD, *tables(), *vocabulary(), *notations()])


def tables() -> Iterator[str]:
    headings = dict(reversed([(cls, name) for name, cls in things(StageFile, "")]))  # the first place of each counts
    for name, cls in things(StageFile, ""):
        if headings[cls] != name:
            continue
        yield f"## {f'`{name}`' if name else 'The stage'}\n"
        yield f"{' '.join((cls.__doc__ or '').split())}\n"
        yield "| key | value | |\n|---|---|---|"
        for field in fields(cls):
            kind, _ = element(field.type)
            value = link(headings[kind]) if kind else in_words(field.type)
            yield f"| `{field.name}` | {value} | {description(field)}{default(field)} |"
        yield ""


def link(heading: str) -> str:
    return f"[`{heading}`](#{re.sub('[^a-z]', '', heading)})"


def things(cls: type[TomlTable], path: str) -> Iterator[tuple[str, type[TomlTable]]]:
    """The tables of the file as they are written, `[[doors]]`, each before those inside it."""
    yield path, cls
    inside = path.strip("[]")
    for field in fields(cls):
        kind, is_list = element(field.type)
        if kind is not None:
            key = ".".join(filter(None, [inside, field.name]))
            yield from things(kind, f"[[{key}]]" if is_list else f"[{key}]")


def element(kind: Any) -> tuple[type[TomlTable] | None, bool]:
    """The table that a value of this type is, or is made of; whether it is a list of them."""
    plain = bare(kind)
    if get_origin(plain) in (Union, types.UnionType, dict, list):
        found = [element(each)[0] for each in get_args(plain)]
        return next((each for each in found if each), None), get_origin(plain) is list
    return (plain if isinstance(plain, type) and issubclass(plain, TomlTable) else None), False


def in_words(kind: Any) -> str:
    """A type as an author reads it."""
    plain = bare(kind)
    if titled(kind):
        return expected(kind)
    if get_origin(plain) is Literal:
        return " · ".join(f'`"{each}"`' for each in get_args(plain))
    if get_origin(plain) in (Union, types.UnionType):
        return in_words(get_args(plain)[0])  # the other one says that it may be left out
    if get_origin(plain) is list:
        return f"a list, each {in_words(get_args(plain)[0])}"
    return expected(kind)


def titled(kind: Any) -> bool:
    notes = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    return any(isinstance(note, Meta) and note.title for note in notes)


def description(field: FieldInfo) -> str:
    """The last one: a field may say more than its type."""
    notes = get_args(field.type)[1:] if get_origin(field.type) is Annotated else ()
    told = [note.description for note in notes if isinstance(note, Meta) and note.description]
    assert told, f"{field.name} has no description"
    return told[-1]


def default(field: FieldInfo) -> str:
    if field.required:
        return " · **required**"
    plain = field.default is not NODEFAULT and field.default not in (None, "", False)
    return f" · default `{field.default}`" if plain else ""


def vocabulary() -> Iterator[str]:
    yield "## Effects\n\nWhat an event does, in sentences that are resolved in order.\n\n| effect | |\n|---|---|"
    yield from (f"| `{sentence.model}` | {sentence.note} |" for sentence in SENTENCES.values())
    yield "\n## Special rules\n\nFor `rules`. Others are keys of the stage: `unarmed`, `endless`, `equipped`, `spread`."
    yield "\n| rule | |\n|---|---|"
    yield from (f'| `"{rule}"` | {note} |' for rule, note in SPECIAL_RULES.items())


def notations() -> Iterator[str]:
    yield "\n## How values are written\n\n| value | | |\n|---|---|---|"
    yield from (f"| {name} | {in_words(kind)} | {note} |" for name, (kind, note) in NOTATIONS.items())
    yield ""
