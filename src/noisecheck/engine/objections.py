"""Why something is not possible now: a rule and a reason.

Every action has one function that objects or does not. What has no objection is offered, so a refusal and the list of
options can never disagree.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from noisecheck.engine.speech import say


class Objection(NamedTuple):
    rule: str
    reason: str
    facts: Mapping[str, str | int] = {}

    def __str__(self) -> str:
        return say(f"objection-{self.reason}", self.facts)
