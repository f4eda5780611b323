"""The looks there are: what a place is made of. Colours, materials and habits; how each floor is laid is in `floors`.

A floor is dark (its relative luminance is 0.025 at most), so that whatever is drawn for the rules shines on it; the
bright edge of a wall stands out from it 7 to 1.
"""

from __future__ import annotations

from dataclasses import dataclass

PLAIN = "vr"  # what a stage looks like that says nothing: a wireframe, which nobody paints


@dataclass(frozen=True)
class Style:
    """`seam` and `seam_light` are the engraved lines between spaces; a wall has a `top`, a dark `face` and an `edge`.

    `paints`: what obstacles are painted with. `outside`: what holes are. `one`, `two` and `four`: what stands on single
    obstacles and on pairs, in turn, and on blocks of two by two. `kerb`: whether its edges have one. `bars`:
    whether its doors have.
    """

    floor: str
    second: str
    seam: str
    seam_light: str
    top: str
    face: str
    edge: str
    paints: tuple[str, ...]
    outside: str
    one: tuple[str, ...]
    two: tuple[str, ...]
    four: str
    kerb: bool = False
    bars: bool = False


LOOKS: dict[str, Style] = {
    "dock": Style(
        *("#141f24", "#17242a", "#080e11", "#2b3d45", "#384b53", "#0c1316", "#9dbcc2"),
        paints=("#314753", "#474233", "#453732", "#324139"),
        outside="water",
        one=("crates", "barrels", "winch", "sacks", "reel", "crates"),
        two=("container",),
        four="container",
        kerb=True,
    ),
    "heliport": Style(
        *("#1b2931", "#1e2d35", "#101a20", "#324751", "#4a5a62", "#0d1417", "#c2d6dd"),
        paints=("#333e39", "#313a3e", "#35382d"),
        outside="rock",
        one=("crates", "generator", "barrels", "sandbags"),
        two=("truck",),
        four="hut",
    ),
    "cells": Style(
        *("#1a1e1c", "#1d2220", "#0c0f0d", "#303733", "#454b42", "#0f1210", "#b4bfae"),
        paints=("#3d4a40", "#33383a", "#454034"),
        outside="rock",
        one=("cabinet", "crates", "desk", "washer", "rack"),
        two=("shelf", "table"),
        four="bunks",
        bars=True,
    ),
    "warheads": Style(
        *("#191b22", "#1c1f27", "#0b0c10", "#30343f", "#424756", "#0d0e13", "#b3b9cc"),
        paints=("#3a3f4a", "#262b38", "#3d3a33"),
        outside="rock",
        one=("crates", "cone", "bottles", "cart", "cabinet"),
        two=("rack",),
        four="rack",
    ),
    "glacier": Style(
        *("#13222b", "#162731", "#091319", "#2c444f", "#37505c", "#0a1318", "#a9d4e4"),
        paints=("#2b424e", "#353d41", "#3e3c35", "#303f3a"),
        outside="rock",
        one=("rock", "ice", "stones", "tree"),
        two=("ridge", "cliff"),
        four="rock",
    ),
    "furnace": Style(
        *("#201916", "#241c18", "#0f0b09", "#3b2f28", "#54443a", "#120d0a", "#d0b29a"),
        paints=("#3f3630", "#4a3329", "#38383a"),
        outside="pit",
        one=("boiler", "coal", "ingots", "ladle", "pipes"),
        two=("oven", "belt"),
        four="smelter",
    ),
    "lab": Style(
        *("#172022", "#1a2426", "#0b1112", "#2c393b", "#45585a", "#0c1213", "#b8d6d2"),
        paints=("#3a4648", "#2f4443", "#3b3f48"),
        outside="rock",
        one=("tank", "bench", "centrifuge", "cabinet"),
        two=("desk", "pod"),
        four="scanner",
    ),
    "office": Style(
        *("#211b19", "#251e1b", "#100c0b", "#3a302b", "#4f4338", "#130f0d", "#cbb8a0"),
        paints=("#4a3628", "#3a2a26", "#2f3a34", "#3d3226"),
        outside="rock",
        one=("shelf", "globe", "cabinet", "plant"),
        two=("shelf", "desk"),
        four="piano",
    ),
    "hangar": Style(
        *("#171c20", "#1a2025", "#090c0e", "#30393f", "#3d454b", "#0d1113", "#a7b3ba"),
        paints=("#333c43", "#46412f", "#3a3540", "#2f4040"),
        outside="rock",
        one=("cabinet", "tools", "crates", "tyres", "generator"),
        two=("gantry", "engine"),
        four="gantry",
    ),
    "roof": Style(
        *("#1e202a", "#222531", "#0f1016", "#363947", "#55505a", "#121218", "#d9c3bd"),
        paints=("#3a3c46", "#2b2c36", "#45403f"),
        outside="air",
        one=("vent", "chimney", "dish"),
        two=("duct",),
        four="house",
        kerb=True,
    ),
}
