"""Writes client/src/wire.ts, the types of what server and client exchange, from server/wire.

python scripts/wire_types.py            write the file
python scripts/wire_types.py --check    fail if it is not what would be written
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, KeysView
from pathlib import Path

from msgspec import Struct, inspect

from noisecheck.bots import shapes as hints
from noisecheck.campaign import rank
from noisecheck.engine import game as game  # all that can be said is declared
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.outcome import Outcome
from noisecheck.engine.phrases import KINDS, OPEN, PHRASES, Part
from noisecheck.engine.rules.actions import ACTIONS
from noisecheck.foresight import shapes
from noisecheck.server import wire
from noisecheck.server.wire import aids, base, campaign, codec, library, play, seats, talk

TARGET = Path(__file__).resolve().parent.parent / "client" / "src" / "wire.ts"
HEAD = (
    "// Made by `make wire` from server/wire, foresight/shapes, bots/shapes.py, campaign/rank.py,\n"
    "// what is printed on the dashboards and what can be said.\n"
    "// Change those, not this.\n"
)
UNIONS = ("FromClient", "FromServer", "Command", "Query", "Answer")
SHAPES = (
    *(shapes.base, shapes.boss, shapes.map, shapes.table, shapes.told),
    *(shapes.asked, shapes.aids, shapes.forecast, shapes.ending),
)
CHAPTERS = (*SHAPES, hints, rank, seats, play, aids, talk, library, campaign, codec)
ALIASES = {
    "Risk": shapes,
    "Facing": shapes,
    "MovingPart": shapes,
    "BotName": base,
    "Assist": base,
    "Difficulty": seats,
    "StageState": campaign,
}
SIMPLE = {
    inspect.BoolType: "boolean",
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.NoneType: "null",
}


def typescript(shape: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match shape:
        case inspect.Metadata(inner):
            return typescript(inner)
        case inspect.UnionType(types):
            return " | ".join(typescript(each) for each in types)
        case inspect.LiteralType(values):
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)
        case inspect.ListType(inner) | inspect.VarTupleType(inner):
            written = typescript(inner)
            return f"({written})[]" if "|" in written else f"{written}[]"
        case inspect.TupleType(types):
            return f"[{', '.join(typescript(each) for each in types)}]"
        case inspect.DictType(key, value):
            return f"Record<{typescript(key)}, {typescript(value)}>"
        case inspect.StructType(cls) | inspect.DataclassType(cls):
            return str(cls.__name__)
    return SIMPLE[type(shape)]


def structs(module: object) -> list[type]:
    found = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Struct)]
    return [each for each in found if each.__module__ == getattr(module, "__name__", "") and each is not Struct]


def interface(cls: type) -> Iterator[str]:
    """One struct, or a record of the engine. What has a default may be left out by whoever sends it."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType | inspect.DataclassType)
    yield f"export interface {cls.__name__} {{"
    if isinstance(info, inspect.StructType) and info.tag is not None:
        yield f"  {info.tag_field}: '{info.tag}';"
    for field in info.fields:
        optional = "?" if may_be_left_out(info, field) else ""
        yield f"  {field.encode_name}{optional}: {typescript(field.type)};"
    yield "}"


def may_be_left_out(info: inspect.StructType | inspect.DataclassType, field: inspect.Field) -> bool:
    if isinstance(info, inspect.DataclassType):
        return False
    is_sent_by_client = info.forbid_unknown_fields
    return not field.required and (is_sent_by_client or info.cls.__struct_config__.omit_defaults)


def union(name: str) -> str:
    """A union of what was not said in another that it holds."""
    members = members_of(name)
    within = [other for other in UNIONS if members_of(other) < members]
    named = [*(each for each in members if not any(each in members_of(other) for other in within)), *within]
    return f"export type {name} =\n  | " + "\n  | ".join(named) + ";"


def members_of(union: str) -> KeysView[str]:
    """Its structs by name, in their order."""
    info = inspect.type_info(getattr(wire, union))
    assert isinstance(info, inspect.UnionType)
    return {each.cls.__name__: each for each in info.types if isinstance(each, inspect.StructType)}.keys()


def difficulties() -> Iterator[str]:
    """The presets by value: who opens a table shows what it would be like."""
    rows = [
        f"  {name}: {{ assist: {preset.assist}, rewinds: {'null' if preset.rewinds is None else preset.rewinds} }},"
        for name, preset in seats.DIFFICULTIES.items()
    ]
    kind = "Record<Difficulty, { assist: Assist; rewinds: number | null }>"
    yield "\n".join([f"export const DIFFICULTIES: {kind} = {{", *rows, "};"])


def dashboards() -> Iterator[str]:
    """The heroes in their order, and what is printed on their dashboards."""
    rows = [
        f"  '{hero}': {{ actions: {texts(board.actions)}, abilities: {texts(board.abilities)} }},"
        for hero, board in DASHBOARDS.items()
    ]
    kind = "Record<string, { actions: string[]; abilities: string[] }>"
    yield "\n".join([f"export const DASHBOARDS: {kind} = {{", *rows, "};"])


def actions() -> Iterator[str]:
    """What each action takes, unless that depends on what is chosen, and whether it is noisy."""
    rows = [
        f"  '{verb}': {{ cost: {action.cost}, noisy: {str(action.is_noisy).lower()} }},"
        for verb, action in ACTIONS.items()
        if isinstance(action.cost, int)
    ]
    yield "\n".join(["export const ACTIONS: Record<string, { cost: number; noisy: boolean }> = {", *rows, "};"])


def phrases() -> Iterator[str]:
    """Every way to say an option, as a pattern with its parts: for texts that come without a question. What can be many
    things is tried last."""
    said = [each for verb in sorted(PHRASES) for each in PHRASES[verb].values()]
    rows = {f"  /^{' '.join([each.verb, *map(looks, each.places)])}$/,": each.verb for each in said}
    ordered = sorted(rows, key=lambda row: (rows[row], row.count(OPEN), row))
    yield "\n".join(["export const PHRASES: RegExp[] = [", *ordered, "];"])


def looks(place: Part | str) -> str:
    if isinstance(place, str):
        return place
    return f"(?<{place.name}>{place.word or KINDS[place.kind].looks})"


def texts(words: Iterable[str]) -> str:
    quoted = ", ".join(f"'{word}'" for word in words)
    return f"[{quoted}]"


def blocks() -> Iterator[str]:
    yield HEAD
    yield f"export const PROTOCOL = {wire.PROTOCOL};"
    yield "\n".join(interface(Outcome))
    for chapter in CHAPTERS:
        for cls in structs(chapter):
            yield "\n".join(interface(cls))
    for name, module in ALIASES.items():
        yield f"export type {name} = {typescript(inspect.type_info(getattr(module, name)))};"
    yield f"export const MOVING_PARTS: MovingPart[] = {texts(shapes.MOVING_PARTS)};"
    yield from difficulties()
    yield from dashboards()
    yield from phrases()
    yield from actions()
    for name in UNIONS:
        yield union(name)


def written(parts: Iterable[str]) -> str:
    return "\n\n".join(parts).replace("\n\n\n", "\n\n") + "\n"


def main(arguments: list[str]) -> None:
    text = written(blocks())
    if arguments == ["--check"]:
        if not TARGET.is_file() or TARGET.read_text("utf-8") != text:
            sys.exit("client/src/wire.ts is not what server/wire says: run `make wire`")
    elif arguments:
        sys.exit(__doc__)
    else:
        TARGET.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
