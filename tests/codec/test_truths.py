"""Numbers that calls name, beside those that the game plays by: whoever changes the one has to change the other."""

from collections.abc import Callable

import pytest

from noisecheck import codec
from noisecheck.content.loader import find_stage
from noisecheck.engine.bosses import hind, liquid, mantis, ninja, raven, rex, tank
from noisecheck.engine.bosses.kit import decoys
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import GEAR
from noisecheck.engine.guards.reactions import REACTIONS
from noisecheck.engine.heroes import terminal_card
from noisecheck.engine.systems import decks

SAID: list[tuple[str, str, Callable[[], object], object]] = [
    ("05.05", "one of six Reaction cards", lambda: len(REACTIONS), 6),
    (
        "05.05",
        "One card ends there",
        lambda: [card for card, line in REACTIONS.items() if not any(line.values())],
        ["shrug"],
    ),
    ("05.01", "A track of three spaces", lambda: terminal_card.SPACES, 3),
    ("05.01", "attacked with two black dice", lambda: terminal_card.DICE, 2),
    ("05.10", "Two white dice", lambda: GEAR["light-assault-rifle"].white, 2),
    ("05.10", "three rounds", lambda: GEAR["light-assault-rifle"].tokens, 3),
    ("06.17", "three cards a hero", lambda: {each.limit for each in DASHBOARDS.values()}, {3}),
    ("06.18", "You have four Health", lambda: {each.health for each in DASHBOARDS.values()}, {4}),
    ("06.20", "Two charges", lambda: GEAR["stealth-camouflage"].tokens, 2),
    ("06.25", "Five pieces", lambda: GEAR["rope"].tokens, 5),
    ("01.01", "Three guards", lambda: len(find_stage("cargo-dock").file.guards), 3),
    ("01.02", "two cameras", lambda: len(find_stage("heliport").file.cameras), 2),
    ("01.02", "begin on green", lambda: find_stage("heliport").file.camera_colour, "green"),
    (
        "01.21",
        "needs two of them, a full team six",
        lambda: find_stage("recon").file.objectives_needed,
        {1: 2, 2: 3, 3: 5, 4: 6},
    ),
    ("07.25", "seven cards", lambda: len(decks.LENT), 7),
    ("01.05", "two grenades a head", lambda: tank.GRENADES, 2),
    ("02.02", "Defense twelve", lambda: mantis.READS_MINDS, 12),
    ("02.02", "a single black die", lambda: mantis.DICE, 1),
    ("03.13", "four steps", lambda: mantis.STEPS, ("column-only", "row-only", "no-focus", "mind-control")),
    (
        "03.15",
        "two exceptions",
        lambda: {name for name, card in mantis.CARDS.items() if card.turn.attack == "everybody"},
        {"falling-plaster", "broken-mirror"},
    ),
    ("02.03", "three of them each", lambda: hind.MISSILES, 3),
    ("03.16", "Six cards", lambda: len(hind.CARDS), 6),
    ("03.17", "Three, four, five, six, six plus", lambda: hind.THREAT, (3, 4, 5, 6, 6)),
    ("03.17", "three dice instead of two", lambda: (hind.MORE_DICE, hind.DICE), (3, 2)),
    (
        "03.18",
        "on a corner is worth two, on the middle of a side three",
        lambda: [[plate.damage for plate in row] for row in tank.PLATES],
        [[2, 3, 2], [3, 3, 3], [2, 3, 2]],
    ),
    (
        "03.18",
        "from nothing to as much again",
        lambda: (min(card.bonus for card in tank.CARDS.values()), max(card.bonus for card in tank.CARDS.values())),
        (0, 3),
    ),
    ("03.02", "within three spaces", lambda: tank.CLOSE, 3),
    ("03.31", "four at the most", lambda: ninja.SHADOWS, 4),
    ("03.03", "seven tokens", lambda: decoys.DECOYS, 7),
    ("03.03", "Nine numbered places", lambda: len(find_stage("sniper-wolf").file.nodes), 9),
    ("02.07", "two or more in one attack", lambda: raven.PUNISHED, 2),
    ("02.07", "You have two each", lambda: raven.CLAYMORES, 2),
    (
        "03.33",
        "Two of its locks cling",
        lambda: {name for name, card in rex.CARDS.items() if card.clings},
        {"missile-rain", "heavy-tread"},
    ),
    ("03.34", "Three at once", lambda: rex.MISSILES, 3),
    (
        "03.36",
        "Off balance, two. Planted, none",
        lambda: liquid.GIVES_WAY,
        {"upright": 1, "planted": 0, "off-balance": 2, "waiting": 1},
    ),
]


@pytest.mark.parametrize(
    ("number", "words", "played", "said"), SAID, ids=[f"{number} {words}" for number, words, *_ in SAID]
)
def test_what_a_call_says_is_so(number: str, words: str, played: Callable[[], object], said: object) -> None:
    assert words in codec.calls()[number].text
    assert played() == said
