"""What heroes find on the map: the things that a stage may name, each with its drawing."""

from __future__ import annotations

from typing import Literal, TypeAlias

EventThing: TypeAlias = Literal[
    "box", "console", "crates", "drawer", "lever", "locker", "prisoner", "reader", "switchboard", "weapons"
]
ElevatorThing: TypeAlias = Literal["hatch", "lift"]


def drawing_of(thing: EventThing | ElevatorThing) -> str:
    """The symbol of a thing: a prisoner is a figure, all others have their own."""
    return "hostage" if thing == "prisoner" else f"thing-{thing}"
