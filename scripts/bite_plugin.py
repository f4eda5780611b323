"""What `make bite` changes in a test run (a pytest plugin; scripts/bite.py puts this folder on the path)."""

import sys
from collections.abc import Iterator

import hypothesis
import pytest

# mutmut 3.8 reads this attribute, which pytest 9.2 no longer has.
pytest.Item._nodeid = property(lambda item: item.nodeid)  # type: ignore[attr-defined]

# Fewer examples and always the same: a verdict must not depend on luck, nor on how slow a mutant or the machine is.
hypothesis.settings.register_profile(
    "bite",
    max_examples=30,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)


def engine_objects() -> Iterator[object]:
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "noisecheck":
            for thing in list(vars(module).values()):
                yield thing
                if isinstance(thing, type):
                    yield from list(vars(thing).values())


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Empty whatever keeps answers, so that each test runs the code it relies on.

    Otherwise only the first test to look at a map is known to reach its geometry, and only that test would be tried
    against the mutants there.
    """
    for thing in engine_objects():
        if not isinstance(thing, type) and callable(clear := getattr(thing, "cache_clear", None)):
            clear()
