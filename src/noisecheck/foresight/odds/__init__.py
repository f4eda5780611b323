"""What one roll may come to.

`roll.py` runs the rules with every throw, `dice.py` says how dice may fall, `focus.py` what Focus makes of them, and
`best_use.py` looks for the best that it can.
"""

from __future__ import annotations

from noisecheck.foresight.odds.roll import odds

__all__ = ["odds"]
