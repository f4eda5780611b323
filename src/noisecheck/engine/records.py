"""Records: small mutable things a position is made of.

Copy, equality and digest of every record come from its one list of fields, so a new field cannot be forgotten anywhere.
The copy is generated as straight-line code: it is what searching bots spend their time on.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, Self, TypeVar

T = TypeVar("T", bound="type[Record]")

# How a field is copied, as its metadata; without any it is a plain value and shared.
LIST = {"copy": "{0}[:]"}  # a list of plain values
MAYBE_LIST = {"copy": "None if {0} is None else {0}[:]"}
RECORDS = {"copy": "[each.copy() for each in {0}]"}  # a list of records
MAYBE_RECORD = {"copy": "None if {0} is None else {0}.copy()"}

# How a field counts in the digest; without any by its values.
AS_TEXT = {"digest": str}  # by its text in the notation, whatever it is made of
AS_TEXTS = {"digest": lambda each: tuple(map(str, each))}  # by those of its parts


class Record:
    """What every record can do."""

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError("written by copied_by_fields")


def copied_by_fields(cls: T) -> T:
    """Gives a slotted dataclass its `copy`."""
    lines = ["def copy(self):", "    twin = new(kind)"]
    for each in fields(cls):  # type: ignore[arg-type]
        how = each.metadata.get("copy", "{0}").format(f"self.{each.name}")
        lines.append(f"    twin.{each.name} = {how}")
    scope: dict[str, Any] = {"new": object.__new__, "kind": cls}
    exec("\n".join([*lines, "    return twin"]), scope)
    cls.copy = scope["copy"]  # type: ignore[method-assign]
    return cls


def values(thing: Any) -> Any:
    """A record as plain values by name: only what differs from its field's default, nothing that is only shared.

    So a field that is added later changes nothing for the positions that do not use it.
    """
    if isinstance(thing, list):
        return [values(each) for each in thing]
    if not isinstance(thing, Record):
        return thing
    found = []
    for each in fields(thing):  # type: ignore[arg-type]
        value = getattr(thing, each.name)
        default = each.default_factory() if each.default_factory is not MISSING else each.default
        if each.compare and value != default:
            found.append((each.name, each.metadata.get("digest", values)(value)))
    return found
