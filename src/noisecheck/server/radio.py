"""The Codec by HTTP: the list of what is no secret, and what is heard at a number or found by words (CDX-1)."""

from __future__ import annotations

import asyncio
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from noisecheck import codec
from noisecheck.server import wire
from noisecheck.server.web import Trouble, as_json

LONGEST = 80  # letters somebody may look for


async def answer(request: Request) -> Response:
    """A secret is heard by its number only, as everywhere: the list and a search by words know none."""
    words = request.query_params.get("words")
    if words is None:
        return as_json(index())
    if len(words) > LONGEST:
        raise Trouble("malformed", f"{len(words)} letters to look for; at most {LONGEST}")
    return as_json(await asyncio.to_thread(look_up, words))


def read_index() -> wire.CodecIndex:
    listed = codec.open_calls()
    things = dict.fromkeys(thing for call in listed for thing in call.belongs_to)
    return wire.CodecIndex(
        lines=[wire.CodecLine(call.number, call.kind, call.title, call.speaker_name) for call in listed],
        numbers={thing: list(codec.numbers_for(thing)) for thing in things},
    )


index = cache(read_index)


def look_up(words: str) -> wire.CodecReply:
    found = codec.look_up(words)
    return wire.CodecReply([heard(call) for call in found.calls], list(found.near))


def heard(call: codec.Call) -> wire.CodecCall:
    return wire.CodecCall(
        number=call.number,
        kind=call.kind,
        speaker=call.speaker_name,
        role=call.speaker_role,
        title=call.title,
        text=call.text,
        about=list(call.about),
        rules=list(call.rules),
        stage=call.stage,
        unlocks=call.unlocks,
        secret=call.secret,
    )
