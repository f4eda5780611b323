"""The second reading of a TOML text finds the line of everything that the first one read."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from noisecheck.content.orders import STAGES
from noisecheck.content.positions import Path, line_numbers, line_of

SAMPLE = '''\
title = "a # is no comment here"
[table]                      # but here it is
dotted.key = [1, 2.5, 1979-05-27 07:32:00, "]"]
"quo ted" = { inner = "}", list = [ { deep = true } ] }
text = """
[not a table]
"quoted" \\""" still inside
"""
literal = \'\'\'
key = "no"\'\'\'
[[row]]
name = "first"
[row.below]
x = 1
[[row]]
name = "second"
[[row.child]]
y = [
  1,

  # between
  2,
]
[[row.child]]
z = 3
'''


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in what tomllib read."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, each in value.items():
            yield from paths(each, (*path, key))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from paths(each, (*path, number))


@pytest.mark.parametrize(
    "text", [SAMPLE, *((folder / "stage.toml").read_text("utf-8") for folder in sorted(STAGES.iterdir()))]
)
def test_everything_has_a_line_and_nothing_else(text: str) -> None:
    assert sorted(line_numbers(text), key=repr) == sorted(paths(tomllib.loads(text)), key=repr)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 1),
        (("table", "dotted", "key", 3), 3),
        (("table", "quo ted", "list", 0, "deep"), 4),
        (("table", "literal"), 9),
        (("row", 0, "below", "x"), 14),
        (("row", 1), 15),
        (("row", 1, "child", 0, "y", 1), 22),
        (("row", 1, "child", 1, "z"), 25),
        (("row", 1, "child", 1, "missing"), 24),
        (("nowhere",), 1),
    ],
)
def test_a_value_is_found_on_its_line_and_a_missing_one_on_that_of_its_table(path: Path, line: int) -> None:
    assert line_of(line_numbers(SAMPLE), path) == line
