"""Why a message is not carried out."""

from __future__ import annotations

from noisecheck.foresight.shapes import Facts, Objection
from noisecheck.server import wire


class Refusal(Exception):
    """Why a message is not carried out; becomes a `refused`."""

    def __init__(self, code: wire.RefusalCode, facts: Facts | None = None, because: Objection | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts or {}
        self.objection = because
