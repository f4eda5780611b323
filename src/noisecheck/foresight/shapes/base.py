"""What all shapes are made of. Spaces are named as on the map (`c4`)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from noisecheck.engine.board import Facing as Facing

SpaceName: TypeAlias = str


class Die(Struct, frozen=True):
    """A die that lies on the table: white or black, with the face that is up, 0 for the white one's !."""

    colour: Literal["w", "b"]
    face: int


Facts: TypeAlias = dict[str, str | int | list[str]]
EventFacts: TypeAlias = dict[str, str | int | Die | list[str | Die]]
