"""Random play through an environment, on every stage and with every card."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from noisecheck.engine.dashboards import HERO_IDS, starting_hero
from noisecheck.engine.equipment import GEAR
from noisecheck.env.play import Episodes

ALL_CARDS = tuple(card for card in GEAR if not starting_hero(card))
PARTIES = [party for size in range(1, 5) for party in combinations(HERO_IDS, size)]
TABLES = [("cargo-dock", ("snake",)), ("heliport", ("snake",)), *[("recon", party) for party in PARTIES]]
ALONE, TWO = ("snake",), ("snake", "meryl")
MORE = [(*TWO, "gray-fox"), (*TWO, "otacon", "gray-fox")]
DUELS = ("cyborg-ninja", "psycho-mantis", "revolver-ocelot", "tank")
BATTLES = ("hind-d", "liquid", "metal-gear-rex", "sniper-wolf", "vulcan-raven")
FIGHTS: list[tuple[str, tuple[str, ...]]] = [(stage, party) for stage in (*DUELS, *BATTLES) for party in (ALONE, TWO)]
FIGHTS += [(stage, party) for stage in BATTLES for party in MORE]


def steps(play: Episodes, seed: int) -> Iterator[int]:
    """Plays a game to its end; before every step it hands out the action it is about to take.

    It chooses a verb before an action and seldom ends a turn, so that more happens than in plain random play.
    """
    chance = random.Random(seed)
    play.begin(seed)
    while not play.is_over:
        assert play.asked is not None
        texts = {action: play.catalogue.texts[action] for action in play.asked.answers}
        verbs = {text.split()[0] for text in texts.values()}
        if len(verbs) > 1 and chance.random() < 0.8:
            verbs.discard("end")
        verb = chance.choice(sorted(verbs))
        action = chance.choice([action for action, text in texts.items() if text.split()[0] == verb])
        yield action
        play.take(action)


def some_cards(seed: int) -> list[str]:
    return random.Random(seed).sample(ALL_CARDS, 10)
