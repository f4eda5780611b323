"""What one roll may come to.

`roll.py` runs the rules with every throw, `dice.py` says how dice may fall, `focus.py` what Focus makes of them.
"""

from __future__ import annotations

from noisecheck.foresight.odds.roll import odds

__all__ = ["odds"]
