"""A stage's folder, read: its files, their syntax, and the types of all values.

Nothing here raises on bad input. Every fault is noted and the reading goes on with what is left, so that an author sees
all faults at once: a wrong value is left out, and what depends on it is not looked at.
"""

from __future__ import annotations

import re
import tomllib
import types
from collections.abc import Iterable
from pathlib import Path as FilePath
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from noisecheck.content.faults import Fault, fault
from noisecheck.content.harmless import first_obeyed
from noisecheck.content.positions import Path, line_numbers, line_of
from noisecheck.content.schema import StageFile, TomlTable
from noisecheck.engine.board import Board, parse_board
from noisecheck.engine.errors import SceneError
from noisecheck.engine.keeping import keep

STAGE_FILE, MAP_FILE, WORDS_FILE = "stage.toml", "map.txt", "words.ftl"
WORDS_IN = re.compile(r"words(?:\.([a-z]{2,3}))?\.ftl")  # words.pl.ftl are the words in Polish
LARGEST = 64 * 1024  # bytes; a map of the largest size fits twice
BAD: Any = object()  # stands for a value that cannot be used
fields_of = keep(128)(msgspec.structs.fields)
TOP = {field.name for field in fields_of(StageFile)}
MISSING = {"id": "", "minutes": 1, "players": {}, "starts": []}  # to go on with


class Reading:
    """What could be read of a stage, and the faults found so far."""

    def __init__(self, folder: FilePath) -> None:
        self.folder = folder
        self.faults: list[Fault] = []
        self.lines: dict[Path, int] = {}
        self.places: dict[int, Path] = {}  # where each table stands in the file, by the identity of what was made of it
        self.bad: set[str] = set()  # keys of the file whose values are not to be trusted
        self.first_map_line = 1
        self.stage: StageFile | None = None
        self.board: Board | None = None
        self.words: dict[str, str] = {}  # by file
        if is_folder(folder):
            self.stage = self.read_stage()
            self.board = self.read_map()
            self.words = self.read_words()
        else:
            self.faults.append(fault(str(folder), 1, None, f"no folder with {STAGE_FILE} and {MAP_FILE}"))

    # faults

    def at(self, path: Path | TomlTable, *keys: str | int) -> Path:
        return (*(self.places[id(path)] if isinstance(path, TomlTable) else path), *keys)

    def fault(self, path: Path, value: object, problem: str, known: Iterable[object] = ()) -> None:
        """A fault of the stage file."""
        self.faults.append(fault(str(self.folder / STAGE_FILE), line_of(self.lines, path), value, problem, known))

    def check_name(self, path: Path, name: str, known: Iterable[str], problem: str) -> None:
        """A fault of the stage file if this is not one of the names there are."""
        known = list(known)
        if name not in known:
            self.fault(path, name, problem, known)

    def file_fault(self, file: str, line: int, value: object, problem: str, known: Iterable[object] = ()) -> None:
        """A fault of a file beside it."""
        self.faults.append(fault(str(self.folder / file), line, value, problem, known))

    # files

    def read_words(self) -> dict[str, str]:
        names = sorted(file.name for file in self.folder.iterdir() if WORDS_IN.fullmatch(file.name))
        texts = {name: self.read_text(name) for name in names}
        return {name: text for name, text in texts.items() if text is not None}

    def read_text(self, name: str) -> str | None:
        path = self.folder / name
        try:
            if not path.is_file():
                raise FileNotFoundError
            if path.stat().st_size > LARGEST:
                self.faults.append(fault(str(path), 1, None, f"larger than {LARGEST} bytes"))
                return None
            raw = path.read_bytes()
        except FileNotFoundError:
            self.faults.append(fault(str(path), 1, None, "there is no such file"))
            return None
        except OSError as error:
            self.faults.append(fault(str(path), 1, None, f"cannot be read: {error.strerror}"))
            return None
        if b"\0" in raw:
            line = raw[: raw.index(b"\0")].count(b"\n") + 1
            self.faults.append(fault(str(path), line, None, "a binary file, not a text"))
            return None
        try:
            text = raw.decode("utf-8-sig").replace("\r\n", "\n")  # both are what some editors make of a text
        except UnicodeDecodeError as error:
            line = raw[: error.start].count(b"\n") + 1
            self.faults.append(fault(str(path), line, raw[error.start : error.end], "not UTF-8"))
            return None
        place = first_obeyed(text)
        if place is not None:
            line = text[:place].count("\n") + 1
            self.faults.append(fault(str(path), line, None, "a control character, which terminals would obey"))
            return None
        return text

    def read_map(self) -> Board | None:
        text = self.read_text(MAP_FILE)
        if text is None:
            return None
        lines = text.rstrip().split("\n")
        while len(lines) > 1 and not lines[0].strip():
            del lines[0]
            self.first_map_line += 1
        try:
            return parse_board(lines, self.first_map_line)
        except SceneError as error:
            where = f"in column {error.column} there is {error.found}, expected {error.expected}"
            self.file_fault(MAP_FILE, error.line, None, where)
            return None

    def read_stage(self) -> StageFile | None:
        text = self.read_text(STAGE_FILE)
        if text is None:
            return None
        try:
            data = tomllib.loads(text)
            self.lines = line_numbers(text)
        except RecursionError:
            self.faults.append(fault(str(self.folder / STAGE_FILE), 1, None, "nested too deeply"))
            return None
        except ValueError as error:  # bad TOML, or a number of more digits than Python reads
            found = re.search(r"at line (\d+)", str(error))
            line = int(found[1]) if found else text.count("\n") + 1
            hint = "; a text stands in quotes" if "Invalid value" in str(error) else ""
            self.faults.append(fault(str(self.folder / STAGE_FILE), line, None, f"not TOML: {error}{hint}"))
            return None
        values = self.read_table(data, StageFile, ())
        self.bad |= {key for key in MISSING if key not in values}
        stage = StageFile(**{**MISSING, **values})
        self.places[id(stage)] = ()
        return stage

    # values

    def read_table(self, table: dict[str, Any], kind: type[TomlTable], path: Path) -> dict[str, Any]:
        """The fields of a table that are as they should be."""
        fields = {field.name: field for field in fields_of(kind)}
        for key in table:
            if key not in fields and path and key in TOP:
                self.fault((*path, key), key, "a key of the stage, which stands above the first table in brackets")
            elif key not in fields:
                self.fault((*path, key), key, "unknown key", fields)
        good = {}
        for name, field in fields.items():
            if name not in table:
                if field.required:
                    self.fault(path, None, f"the key {name!r} is missing; expected {expected(field.type)}")
                continue
            value = self.read(table[name], field.type, (*path, name))
            if value is not BAD:
                good[name] = value
            elif not path:
                self.bad.add(name)
        return good

    def read(self, value: Any, kind: Any, path: Path) -> Any:
        """The value as this type, or BAD after noting what is wrong with it."""
        plain = bare(kind)
        if get_origin(plain) in (Union, types.UnionType):
            kind = arm(kind, plain, value)
            plain = bare(kind)
        if isinstance(plain, type) and issubclass(plain, TomlTable) and isinstance(value, dict):
            return self.read_thing(value, plain, path)
        if get_origin(plain) is list and holds_things(plain) and isinstance(value, dict):
            self.fault(path, value, f"expected [[{path[-1]}]] with two brackets, once for each")
            return BAD
        if get_origin(plain) is list and isinstance(value, list):
            elements = [self.read(each, get_args(plain)[0], (*path, number)) for number, each in enumerate(value)]
            if holds_things(plain):
                self.bad |= {str(path[0])} if BAD in elements else set()
                return [each for each in elements if each is not BAD]
            return BAD if BAD in elements else self.convert(elements, kind, path)
        if get_origin(plain) is dict and isinstance(value, dict):
            key_kind, value_kind = get_args(plain)
            pairs = [
                (self.convert(key, key_kind, (*path, key), strict=False), self.read(each, value_kind, (*path, key)))
                for key, each in value.items()
            ]
            if any(BAD in pair for pair in pairs):
                return BAD
            return dict(pairs) if holds_things(plain) and pairs else self.convert(dict(pairs), kind, path)
        return self.convert(value, kind, path)

    def read_thing(self, value: dict[str, Any], kind: type[TomlTable], path: Path) -> Any:
        good = self.read_table(value, kind, path)
        if any(field.required and field.name not in good for field in fields_of(kind)):
            return BAD
        thing = kind(**good)
        self.places[id(thing)] = path
        return thing

    def convert(self, value: Any, kind: Any, path: Path, *, strict: bool = True) -> Any:
        """`strict`: a text is not a number; but the key of a table can be nothing else."""
        try:
            return msgspec.convert(value, kind, strict=strict)
        except (msgspec.ValidationError, OverflowError):
            self.fault(path, value, f"expected {expected(kind)}", choices(kind))
            return BAD


def is_folder(path: str | FilePath) -> bool:
    try:
        return FilePath(path).is_dir()
    except (OSError, ValueError):  # a name no file system could have
        return False


def arm(kind: Any, union: Any, value: Any) -> Any:
    """The member of a union that a value of this shape can only mean; the whole union if it can be none."""
    shape = dict if isinstance(value, dict) else list if isinstance(value, list) else None
    for member in get_args(union):
        plain = bare(member)
        if get_origin(plain) in (Union, types.UnionType):
            return arm(member, plain, value)
        is_table = isinstance(plain, type) and issubclass(plain, TomlTable)
        origin = dict if is_table else get_origin(plain) if get_origin(plain) in (dict, list) else None
        if origin is shape and plain is not types.NoneType:
            return member
    return kind


def bare(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def holds_things(kind: Any) -> bool:
    element = get_args(kind)[-1]
    return isinstance(element, type) and issubclass(element, TomlTable)


def choices(kind: Any) -> tuple[object, ...]:
    """The values of a closed vocabulary."""
    plain = bare(kind)
    return get_args(plain) if get_origin(plain) is Literal else ()


def expected(kind: Any) -> str:
    """A type in words."""
    plain, *notes = get_args(kind) if get_origin(kind) is Annotated else (kind,)
    if get_origin(plain) is Literal:
        return "one of these"
    for note in notes:
        if isinstance(note, msgspec.Meta) and note.title:
            return note.title
    if isinstance(plain, type) and issubclass(plain, TomlTable):
        return "a table"
    if get_origin(plain) in (Union, types.UnionType):
        return expected(get_args(plain)[0])  # the other one says that it may be left out
    names = {bool: "true or false", str: "a text", int: "a number", list: "a list", dict: "a table"}
    return names.get(get_origin(plain) or plain, "another kind of value")
