"""The card of a stage that was won: everybody's way on its map, and the rank as the debriefing tells it."""

import xml.etree.ElementTree as ElementTree

import pytest

from noisecheck import load_game
from noisecheck.campaign.rank import RANKS, Rank, rank
from noisecheck.engine.game import Game
from noisecheck.render import palette
from noisecheck.render.card import HEIGHT, STAMP, WIDTH, card
from noisecheck.render.lettering import shortened
from noisecheck.texts import say
from tests.endings import RECORDS


def won(record: str) -> tuple[Game, Rank]:
    game = load_game((RECORDS / f"{record}.json").read_text("utf-8"))
    made = rank(game, 0)
    assert made
    return game, made


def strokes(picture: str) -> list[str]:
    """The colours of all lines that are drawn."""
    return [each.get("stroke", "") for each in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}path")]


def test_it_is_as_large_as_a_postcard_and_every_hero_has_a_way_in_their_colour() -> None:
    picture = card(*won("recon-2-0")).as_str()
    size = ElementTree.fromstring(picture)

    assert (size.get("width"), size.get("height")) == (str(WIDTH), str(HEIGHT))
    assert {palette.HEROES["snake"], palette.HEROES["meryl"]} <= set(strokes(picture))
    assert palette.HEROES["otacon"] not in strokes(picture)


@pytest.mark.parametrize("name", [*RANKS, "racket"])
def test_every_rank_has_room_on_it(name: str) -> None:
    said = say("rank-told", {"rank": name, "decibels": 188})

    assert shortened(said, 22, STAMP - 30) == said


def test_another_rank_makes_another_card() -> None:
    game, made = won("cargo-dock-1-0")
    louder = rank(game, 3)

    assert louder
    assert card(game, made).as_str() != card(game, louder).as_str()
