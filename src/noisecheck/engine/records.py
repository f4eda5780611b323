"""Records: small mutable things a position is made of.

Copy, equality and digest of every record come from its one list of fields, so a new field cannot be forgotten anywhere.
The copy is generated as straight-line code: it is what searching bots spend their time on.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Self, TypeVar

T = TypeVar("T", bound="type[Record]")

# How a field is copied, as its metadata; without any it is a plain value and shared.
LIST = {"copy": "{0}[:]"}  # a list of plain values
MAYBE_LIST = {"copy": "None if {0} is None else {0}[:]"}
RECORDS = {"copy": "[each.copy() for each in {0}]"}  # a list of records


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
    """A record as nested tuples of plain values, in the order of its fields, without what is only shared."""
    if isinstance(thing, list):
        return [values(each) for each in thing]
    if isinstance(thing, Record):
        return tuple(values(getattr(thing, each.name)) for each in fields(thing) if each.compare)  # type: ignore[arg-type]
    return thing
