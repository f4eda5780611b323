"""What all shapes are made of. Spaces are named as on the map (`c4`), dice are `w4`, `b!`."""

from __future__ import annotations

from typing import Literal, TypeAlias

SpaceName: TypeAlias = str
Facing: TypeAlias = Literal["N", "E", "S", "W"]
Facts: TypeAlias = dict[str, str | int | list[str]]
