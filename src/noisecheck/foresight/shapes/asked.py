"""What is asked, and what cannot be answered."""

from __future__ import annotations

from msgspec import Struct

from noisecheck.foresight.shapes.base import Die, Facts, SpaceName


class Choice(Struct, omit_defaults=True):
    """An option by its notation text, which is its verb and its parts. `spaces` are those on the map it points at.

    `dice` are the dice on the table that it touches, from 1; `becomes` what they turn to, where that is sure.
    """

    text: str
    verb: str
    parts: dict[str, str]
    spaces: list[SpaceName] = []
    cost: int | None = None
    noisy: bool = False
    loud: bool = False
    dice: list[int] = []
    becomes: list[Die] = []


class Objection(Struct):
    """Why `text` is not possible now. Words: `objection-<reason>` with the facts; the page is the rule's."""

    text: str
    rule: str
    reason: str
    facts: Facts


class Question(Struct):
    """Words: `decision-<kind>` with `hero` and the facts. `hero` is empty where the players decide together; `dice`
    are those it is about.

    `closed` has a reason for every action of the hero's dashboard, every special one and every card that offers nothing
    now.
    """

    kind: str
    hero: str
    rule: str
    facts: Facts
    options: list[Choice]
    closed: list[Objection]
    dice: list[Die]
