"""The mission of the day at the terminal: one attempt counts, and it survives whatever happens to the window."""

from contextlib import suppress
from datetime import date

import pytest

from noisecheck.campaign import daily as model
from noisecheck.campaign.daily import Daily
from noisecheck.terminal import daily
from tests.terminal.seats import plain_console, shown, typist

DAY = date(2026, 11, 15)
ALONE = Daily(DAY, "recon", ("snake",), 20261115)


@pytest.fixture(autouse=True)
def _mission(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mission stands, whatever missions there will be some day."""
    monkeypatch.setattr(daily, "daily", lambda day: ALONE)


def visit(*lines: str) -> str:
    """All that is shown while these lines are typed; then the window is closed."""
    console = plain_console(100)
    with suppress(EOFError):
        daily.play(console, typist(*lines), DAY)
    return shown(console)


def test_the_day_its_heroes_and_its_briefing_are_told() -> None:
    said = visit("quit")

    assert "VR mission of 2026-11-15: Snake" in said
    assert "Recon" in said
    assert "Your attempt is saved. Continue it today or later: noisecheck daily 2026-11-15" in said


def test_the_codec_is_veiled_there_as_in_single_games() -> None:
    said = " ".join(visit("codec snow", "veil", "codec snow", "quit").split())

    before, after = said.split("What lies ahead is shown from now on.")
    assert ("Tracks in the snow" in before, "Tracks in the snow" in after) == (False, True)


def test_the_attempt_that_counts_goes_on_after_a_restart() -> None:
    options = [str(option) for option in ALONE.begin().decision.options]  # type: ignore[union-attr]
    visit("hint", options[0])
    attempt = daily.Attempt(ALONE)

    saved = attempt.go_on()

    assert saved is not None
    assert saved.game.events != ALONE.begin().events
    assert attempt.is_assisted


def test_a_hint_counts_also_if_the_window_is_closed_before_the_next_answer() -> None:
    visit("hint", "quit")
    visit("quit")
    attempt = daily.Attempt(ALONE)

    assert attempt.go_on() is not None
    assert attempt.is_assisted


def test_an_attempt_that_cannot_be_read_is_set_aside_and_told() -> None:
    visit("quit")
    daily.open_path(DAY).write_text("{")

    said = visit("quit")

    assert "broken-1.json" in said.replace("\n", ""), "a long path is wrapped"
    assert [path.read_text() for path in daily.open_path(DAY).parent.glob("*broken*")] == ["{"]


def test_when_it_is_over_the_line_to_share_is_shown_and_later_games_count_for_nothing() -> None:
    said = visit("bot snake", *[""] * 400)

    made = daily.score_of(DAY)
    assert made is not None
    assert made.assisted
    assert model.share(DAY, made) in said
    again = visit("quit")
    assert "does not count" in again
    assert daily.score_of(DAY) == made
    assert not daily.open_path(DAY).exists()
