"""What an event is; `@event` makes one and puts it on the list of all kinds."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, dataclass_transform

from noisecheck.engine.cards import Die
from noisecheck.engine.keeping import keep

KINDS: dict[str, type[Event]] = {}


@dataclass(slots=True, repr=False)
class Event:
    rule: str = field(kw_only=True)
    cause: int | None = field(default=None, kw_only=True)
    guard: int | None = field(default=None, kw_only=True, compare=False)

    def facts(self) -> dict[str, Any]:
        """The event's own facts by name, without what stands beside them: rule, cause, guard, what a roll is for."""
        return {name: getattr(self, name) for name in own_facts(type(self))}

    def __repr__(self) -> str:
        given = ", ".join(repr(plain(value)) for value in self.facts().values())
        return f"{type(self).__name__}({given}{', ' if given else ''}rule={self.rule!r})"


def names_of_facts(kind: type[Event]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind) if not each.kw_only)


own_facts = keep(512)(names_of_facts)


def plain(fact: Any) -> Any:
    """A fact as it is written: dice by their texts."""
    if isinstance(fact, Die):
        return str(fact)
    return tuple(map(plain, fact)) if isinstance(fact, tuple) else fact


@dataclass_transform(eq_default=True, field_specifiers=(field,))
def event(cls: type[Any]) -> Any:
    made = dataclass(slots=True, repr=False)(cls)
    KINDS[made.__name__] = made
    return made
