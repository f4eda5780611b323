"""The scenes that show a rule at work: which there are is data (`packs/core/examples`), what each shows is a text."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Example(NamedTuple):
    """`scene` is a position in the notation; words: `example-<name>`."""

    name: str
    rules: tuple[str, ...]
    scene: str


def read_examples() -> tuple[Example, ...]:
    folder = files("noisecheck").joinpath("packs/core/examples")
    listed = tomllib.loads(folder.joinpath("examples.toml").read_text("utf-8"))
    return tuple(
        Example(name, tuple(rules), folder.joinpath(f"{name}.txt").read_text("utf-8")) for name, rules in listed.items()
    )


examples = cache(read_examples)
