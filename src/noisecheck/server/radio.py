"""The Codec over HTTP: the list of what is not a secret, and what is heard at a number or found by words (CDX-1)."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict

from starlette.requests import Request
from starlette.responses import Response

from noisecheck import codec
from noisecheck.campaign.veil import beyond
from noisecheck.engine.keeping import keep
from noisecheck.server import wire
from noisecheck.server.web import Trouble, as_json
from noisecheck.texts.language import spoken

LONGEST = 80  # letters somebody may look for
REACHED = re.compile(r"[0-9]{1,2}")


async def answer(request: Request) -> Response:
    """A secret is heard by its number only, as everywhere: the list and a search by words know none."""
    words, veiled = request.query_params.get("words"), await asyncio.to_thread(veiled_for, request)
    if words is None:
        return as_json(await asyncio.to_thread(index, veiled, spoken()))
    if len(words) > LONGEST:
        raise Trouble("malformed", f"{len(words)} letters to look for; at most {LONGEST}")
    return as_json(await asyncio.to_thread(look_up, words, veiled))


def veiled_for(request: Request) -> frozenset[str]:
    """RP-07: what lies beyond the stage that whoever asks has come to; nothing, if they do not say."""
    reached = request.query_params.get("reached")
    if reached is None:
        return frozenset()
    if not REACHED.fullmatch(reached):
        raise Trouble("malformed", f"reached: {reached[:LONGEST]!r} is no number of a stage")
    return beyond(int(reached))


def read_index(veiled: frozenset[str], language: str) -> wire.CodecIndex:
    """In the language that is spoken, which it is kept by."""
    listed = codec.shown_calls(veiled)
    numbers: defaultdict[str, list[str]] = defaultdict(list)
    for call in listed:
        for thing in dict.fromkeys(call.belongs_to):
            numbers[thing].append(call.number)
    return wire.CodecIndex(
        lines=[wire.CodecLine(call.number, call.kind, call.title, call.speaker, call.speaker_name) for call in listed],
        numbers=dict(numbers),
        veiled=len(codec.hidden_calls(veiled)),
    )


index = keep(128)(read_index)  # for each stage of the campaign that somebody may have come to, in each language


def look_up(words: str, veiled: frozenset[str]) -> wire.CodecReply:
    found = codec.look_up(words, veiled)
    return wire.CodecReply([heard(call) for call in found.calls], list(found.near), found.veiled)


def heard(call: codec.Call) -> wire.CodecCall:
    """What was said, and what it belongs to."""
    return wire.CodecCall(
        number=call.number,
        kind=call.kind,
        caller=call.speaker,
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
