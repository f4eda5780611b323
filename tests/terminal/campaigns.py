"""Visiting campaigns at the terminal, and what is kept of them."""

from collections.abc import Iterator
from contextlib import suppress

from noisecheck.campaign import Campaign
from noisecheck.terminal import campaign_menu, campaign_store
from tests.campaign.runs import answers_of, won_record
from tests.terminal.seats import plain_console, shown, typist


def visit(*lines: str, width: int = 100) -> str:
    """All that is shown while these lines are typed; then the input ends, as if the window were closed."""
    console = plain_console(width)
    with suppress(EOFError):
        campaign_menu.visit(console, typist(*lines))
    return shown(console)


def kept() -> Campaign:
    """The campaign that was played last, as its file has it."""
    return campaign_store.desks()[0][0].campaign


def winning() -> Iterator[str]:
    return iter(answers_of(won_record()))
