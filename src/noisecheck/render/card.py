"""A stage that was won, on a card to be shared: the map with everybody's way, and below it a strip of card stock with
the wave of the mission and its rank, as the debriefing prints it."""

from __future__ import annotations

import svg

from noisecheck.campaign.rank import Rank
from noisecheck.engine.game import Game
from noisecheck.foresight.shapes import POSTCARD, Footprints
from noisecheck.foresight.view.footprints import footprints
from noisecheck.render import palette
from noisecheck.render.floor_plan import FloorPlan
from noisecheck.render.ink import Art, Chain, Ink, box, letters, lines, number, pen, safe, shape
from noisecheck.render.lettering import shortened
from noisecheck.render.sheet import BoardPicture, page
from noisecheck.texts import say, stage_name

WIDTH, HEIGHT = POSTCARD
BORDER = 40
STRIP = 150  # of card stock, at the bottom
CUT = 22  # its corner
STAMP = 380  # of the strip, for the rank
STOCK, PRINT = "#E5DECB", "#1C2423"
CASING = "#05090A"
BESIDE = ((-5, -5), (5, 5), (5, -5), (-5, 5))  # so that ways along the same spaces lie side by side


def card(game: Game, made: Rank) -> svg.SVG:
    """Of a stage that was won with this rank."""
    title = stage_name(game.state.stage.mission.id)
    back = box(0, 0, WIDTH, HEIGHT, Ink(palette.PANEL))
    art: Art = [svg.Title(text=safe(title)), back, board(game), *strip(), *wave(made.wave), *stamp(title, made)]
    return page(WIDTH, HEIGHT, art)


def board(game: Game) -> svg.G:
    """The map as it was left, as large as it can be above the strip."""
    picture = BoardPicture(game.state)
    plan = picture.plan
    wide, high = plan.right - plan.left, plan.bottom - plan.top
    room, tall = WIDTH - 2 * BORDER, HEIGHT - STRIP - 2 * BORDER
    scale = min(room / wide, tall / high)
    x = (WIDTH - scale * wide) / 2 - scale * plan.left
    y = BORDER / 2 + (tall + BORDER / 2 - scale * high) / 2 - scale * plan.top
    moves: list[svg.Transform] = [svg.Translate(number(x), number(y)), svg.Scale(round(scale, 3))]
    ways = [each for seat, one in enumerate(footprints(game)) for each in way(one, seat, plan)]
    return svg.G(transform=moves, elements=[*picture.floor(), *picture.ground(), *ways, *picture.figures()])


def way(one: Footprints, seat: int, plan: FloorPlan) -> Art:
    """Where a hero went, in their colour."""
    across, down = BESIDE[seat % len(BESIDE)]
    places = [plan.centre_of(plan.board.names.index(name)) for name in one.spaces]
    chain: Chain = [(x + across, y + down) for x, y in places]
    return [lines([chain], pen(CASING, 11)), lines([chain], pen(palette.HEROES[one.hero], 6))]


def strip() -> Art:
    """Card stock with one corner cut off."""
    left, right, top, bottom = BORDER, WIDTH - BORDER, HEIGHT - BORDER - STRIP, HEIGHT - BORDER
    corners = [(left, top), (right - CUT, top), (right, top + CUT), (right, bottom), (left, bottom)]
    return [shape(corners, Ink(STOCK))]


def wave(heights: list[int]) -> Art:
    """How loud it was, from the first round to the last."""
    left, middle = BORDER + 30, HEIGHT - BORDER - STRIP / 2
    room = WIDTH - 2 * BORDER - STAMP - 60
    apart = room / len(heights)
    chains: list[Chain] = [
        [(left + (at + 1 / 2) * apart, middle + sign * high * (STRIP / 2 - 16) / 100) for sign in (-1, 1)]
        for at, high in enumerate(heights)
    ]
    return [lines(chains, pen(PRINT, min(4, apart / 2)))]


def stamp(title: str, made: Rank) -> Art:
    """The stage, the rank and its decibels, and whose card it is."""
    right, top = WIDTH - BORDER - 30, HEIGHT - BORDER - STRIP
    facts: dict[str, str | int] = {"rank": made.name, "decibels": made.decibels}
    room = STAMP - 30
    return [
        *letters(shortened(title, 13, room), right - CUT, top + 28, 13, PRINT, anchor=1),
        *letters(shortened(say("rank-told", facts), 22, room), right, top + 72, 22, PRINT, anchor=1, weight=0.13),
        *letters("noisecheck", right, top + STRIP - 28, 13, PRINT, anchor=1),
    ]
