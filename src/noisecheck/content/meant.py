"""Names that somebody may have meant, who typed one that there is not."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches


def names_like(typed: str, names: Iterable[str]) -> list[str]:
    """Those with this word in them, else those that are spelled much like it; capitals do not matter."""
    known, wanted = {name.lower(): name for name in names}, typed.lower()
    meant = [each for each in known if wanted in re.split(r"[\s-]", each)] or get_close_matches(wanted, known)
    return [known[each] for each in meant]
