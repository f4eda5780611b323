"""Plates: the pictures of maps as far as they never change, painted when first asked for; the latest are kept."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from noisecheck.art import DETAILS, LIGHTS, Detail, Light, Scenery, plate
from noisecheck.content.loader import find_stage
from noisecheck.engine.errors import UnknownName
from noisecheck.engine.keeping import LastKept
from noisecheck.server.pages import ASK_AGAIN, FOR_EVER
from noisecheck.server.web import Trouble

STAGES = 32  # painted ones: those of the game, and as many of one's own
MOST = STAGES * len(DETAILS) * len(LIGHTS)  # plates; each is less than 100 kB
painted: LastKept[tuple[str, str, str], str] = LastKept(MOST)


async def answer(request: Request) -> Response:
    """The address names what the plate is made of, so that browsers may keep it for ever."""
    wanted = request.path_params
    detail = next((each for each in DETAILS if each == wanted["detail"]), None)
    light = next((each for each in LIGHTS if each == wanted["light"]), None)
    try:
        scenery = find_stage(wanted["stage"]).scenery
    except UnknownName as error:
        raise Trouble("no-such-page", error) from None
    if detail is None or light is None or not scenery.is_painted:
        raise Trouble("no-such-page")
    text = await asyncio.to_thread(painted_once, scenery, detail, light)
    keeping = FOR_EVER if wanted["mark"] == scenery.mark else ASK_AGAIN
    return Response(text, media_type="image/svg+xml", headers={"cache-control": keeping})


def painted_once(scenery: Scenery, detail: Detail, light: Light) -> str:
    key = (scenery.mark, detail, light)
    if key not in painted:
        painted[key] = plate(scenery, detail, light)
    return painted[key]
