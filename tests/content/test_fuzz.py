"""Whatever is done to a stage's folder, the linter answers with faults: nothing else comes out of it."""

import json
import tempfile
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noisecheck import Game, StageError, new_game
from noisecheck.content import Fault, lint_stage, load_stage
from tests.content.example import MAP, STAGE, write

values: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.booleans(),
        st.integers(-(10**25), 10**25),
        st.floats(),
        st.text(max_size=8),
        st.sampled_from(
            ["a1", "b2", "z9", "N", "A", "snake", "main", "a1:f4", "a1-a2", "guard a1 N", "unlock a1-b9", "4+"]
        ),
        st.dates(),
    ),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
signs = st.sampled_from(list("#.o^>v<|:-=+ 0129abz\t\r\x0b\u2028\0"))


def lint(stage: bytes, drawing: bytes) -> None:
    """The linter does not raise, and a stage it finds nothing wrong with can be played."""
    with tempfile.TemporaryDirectory() as folder:
        place = write(Path(folder))
        (place / "stage.toml").write_bytes(stage)
        (place / "map.txt").write_bytes(drawing)
        faults = lint_stage(place)
        assert all(isinstance(fault, Fault) and str(fault) and fault.line >= 1 for fault in faults)
        if faults:
            with pytest.raises(StageError):
                load_stage(place)
        else:
            for number, party in load_stage(place).file.players.items():
                assert isinstance(new_game("boathouse", [*party.must, *party.may][:number]), Game)


def written(stage: dict[str, Any]) -> str:
    """The values as TOML, each key on a line of its own."""
    return "".join(f"{json.dumps(key, ensure_ascii=False)} = {inline(value)}\n" for key, value in stage.items())


def inline(value: Any) -> str:
    if isinstance(value, dict):
        pairs = [f"{json.dumps(key, ensure_ascii=False)} = {inline(each)}" for key, each in value.items()]
        return f"{{ {', '.join(pairs)} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return str(value).lower()


def spliced(text: bytes, start: int, length: int, new: bytes) -> bytes:
    at = start % (len(text) + 1)
    return text[:at] + new + text[at + length :]


@settings(deadline=None)  # the first look at a new map takes its time
@given(st.integers(0, 5000), st.integers(0, 12), st.binary(max_size=6))
def test_changed_bytes_of_the_stage(start: int, length: int, new: bytes) -> None:
    lint(spliced(STAGE.encode(), start, length, new), MAP.encode())


@settings(deadline=None)  # the first look at a new map takes its time
@given(st.lists(st.tuples(st.integers(0, 5000), st.integers(0, 1), signs), min_size=1, max_size=4))
def test_changed_signs_of_the_map(changes: list[tuple[int, int, str]]) -> None:
    drawing = MAP.encode()
    for start, length, new in changes:
        drawing = spliced(drawing, start, length, new.encode())
    lint(STAGE.encode(), drawing)


@settings(deadline=None)  # the first look at a new map takes its time
@given(st.data())
def test_changed_values(data: st.DataObject) -> None:
    stage: dict[str, Any] = tomllib.loads(STAGE)
    for _ in range(data.draw(st.integers(1, 3))):
        place: Any = stage
        while True:
            keys = sorted(place) if isinstance(place, dict) else range(len(place))
            key = data.draw(st.sampled_from(keys))
            inner = place[key]
            if not isinstance(inner, (dict, list)) or not inner or data.draw(st.booleans()):
                break
            place = inner
        if isinstance(place, dict) and len(place) > 1 and data.draw(st.booleans()):
            del place[key]
        else:
            place[key] = data.draw(values)
    lint(written(stage).encode(), MAP.encode())
