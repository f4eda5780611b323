"""A finished game as a moving picture. It takes a while: until it is there, whoever asks is told how far it is."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from noisecheck.foresight.shapes import MOVING_PARTS
from noisecheck.server import wire
from noisecheck.server.http import stage_of
from noisecheck.server.pictures import NotDrawn, Pictures, TooBusy, can_draw
from noisecheck.server.web import Trouble, as_json, room_of


async def answer(request: Request) -> Response:
    """Of a running game there is none: it would show what still is a secret there."""
    room = await room_of(request)
    game, part = room.log.play.game, request.query_params.get("part", "game")
    if not game.outcome:
        raise Trouble("still-running")
    if not await asyncio.to_thread(can_draw):
        raise Trouble("no-pictures")
    if part not in MOVING_PARTS:
        raise Trouble("malformed", "there is no such part")
    pictures: Pictures = request.app.state.animations
    try:
        found = pictures.ask(f"{room.id} {part}", game.save, part)
    except TooBusy:
        raise Trouble("pictures-busy") from None
    except NotDrawn as error:
        raise Trouble("broken", error) from None
    if not isinstance(found, bytes):
        return as_json(wire.MovingPicture(found.done, found.of), 202)
    name = f"noisecheck-{stage_of(room.log)}-{part}.gif"
    return Response(found, media_type="image/gif", headers={"content-disposition": f'attachment; filename="{name}"'})
