"""The interrogation at the terminal: question by question. Nothing but the words themselves is an answer."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from noisecheck import campaign as campaigns
from noisecheck.campaign import interrogation
from noisecheck.campaign import plan as plans
from noisecheck.terminal import signs, starting
from noisecheck.terminal.campaign_store import Desk
from noisecheck.terminal.story import hanging
from noisecheck.texts import say


def face(console: Console, ask: Callable[[str], str], desk: Desk) -> None:
    """Until it is over, or the player goes back; what was answered stays so."""

    def tell(text: str, style: str = "") -> None:
        console.print(hanging(console, Text(f" {text}", style)))

    tell(say("interrogation", {}), "bold")
    tell(say("interrogation-intro", {}), "italic")
    while interrogation.is_due(desk.campaign):
        left, number = interrogation.strength_left(desk.campaign), interrogation.number_of_question(desk.campaign)
        tell(say("interrogation-question", {"number": number}), "italic")
        tell(say("interrogation-strength", {"left": left, "strength": plans.core().interrogation.strength}))
        tell(say("interrogation-terms", {}), "dim")
        match ask(say("interrogation-prompt", {})).lower():
            case "hold out":
                desk.put(campaigns.hold_out(desk.campaign, starting.any_seed()))
                tell(say("interrogation-held", {"lost": left - interrogation.strength_left(desk.campaign)}))
            case "give in":
                desk.put(campaigns.give_in(desk.campaign))
            case "back":
                return
            case _:
                tell(say("interrogation-what", {}), signs.PROBLEM)
    tell(say("interrogation-outcome", {"outcome": interrogation.outcome(desk.campaign)}), signs.GOAL)
