"""BOS-10: the System decks that Otacon has for bosses, by boss."""

from __future__ import annotations

from noisecheck.engine.systems import hind, raven, rex

DECKS = {"hind": tuple(hind.CARDS), "raven": tuple(raven.CARDS), "rex": tuple(rex.CARDS)}
CARDS = hind.CARDS | raven.CARDS | rex.CARDS
EFFECTS = hind.EFFECTS | raven.EFFECTS | rex.EFFECTS

# Cards that ask nothing of a boss but a deck and attacks. Freight Belt is none of them: onto Wolf's tile it would carry
# heroes who may not go there, and Otacon, who has won when he is there (BOS-7, BOS-28).
LENT = (
    "flight-recorder",
    "feed-jam",
    "medical-locker",
    "track-reading",
    "frost-haze",
    "supply-cage",
    "open-channel",
)
LENT_DECKS = dict.fromkeys(("ocelot", "mantis", "wolf", "liquid"), LENT)
