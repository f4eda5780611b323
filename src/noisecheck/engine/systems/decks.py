"""BOS-10: the System decks that Otacon has for bosses, by boss."""

from __future__ import annotations

from noisecheck.engine.systems import hind, raven, rex

DECKS = {"hind": tuple(hind.CARDS), "raven": tuple(raven.CARDS), "rex": tuple(rex.CARDS)}
CARDS = hind.CARDS | raven.CARDS | rex.CARDS
EFFECTS = hind.EFFECTS | raven.EFFECTS | rex.EFFECTS
