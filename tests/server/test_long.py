"""Under load, memory and descriptors stay what they are: a little of what `make torture` tries for half an hour."""

from pathlib import Path

import pytest

from tests.server.torture import check_nothing_stays, is_flat, play_for_long


@pytest.mark.slow
def test_tables_that_come_and_go_leave_nothing_behind(tmp_path: Path) -> None:
    found = play_for_long(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tables=4, seconds=3, idle=0.5)

    check_nothing_stays(found)
    assert any(look.tables >= 4 for look in found.during)
    assert any(look.descriptors > found.before.descriptors + 8 for look in found.during)


@pytest.mark.parametrize(
    ("values", "flat"), [([5, 5, 6, 5, 5, 5], True), ([5, 6, 7, 8, 9, 10], False), ([9, 8, 7, 6, 5, 4], True)]
)
def test_what_grows_is_not_flat(values: list[float], flat: bool) -> None:
    assert is_flat(values) == flat
