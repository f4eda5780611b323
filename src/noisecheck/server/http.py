"""The HTTP side: opening and joining rooms, what there is to read, games as files."""

from __future__ import annotations

import asyncio
from io import BytesIO

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

import noisecheck
from noisecheck.campaign.progress import secrets_against
from noisecheck.codec import secrets_found
from noisecheck.content.loader import choose_heroes, find_stage
from noisecheck.engine.errors import NoisecheckError
from noisecheck.server import content, limits, sealed, showing, wire
from noisecheck.server.commands import may_copy
from noisecheck.server.editions import digest
from noisecheck.server.entries import Origin, RecordOrigin, SceneOrigin, StageOrigin
from noisecheck.server.origins import LOOPBACK
from noisecheck.server.reports import bug_report
from noisecheck.server.room import RoomLog, begin
from noisecheck.server.store import Unready
from noisecheck.server.web import (
    Trouble,
    as_file,
    as_json,
    body_of,
    check_may,
    check_seat,
    nickname,
    played_room,
    read,
    room_of,
    rooms_of,
    seated_room,
)

# to read


async def health(request: Request) -> Response:
    return as_json({"version": noisecheck.__version__, "rules": digest(), "protocol": wire.PROTOCOL})


async def ready(request: Request) -> Response:
    """Whether what is decided now could be kept."""
    try:
        async with asyncio.timeout(limits.STORE_SECONDS):
            await rooms_of(request).store.probe()
    except (Unready, TimeoutError):
        return as_json({"ready": False}, 503)
    return as_json({"ready": True})


async def outside(request: Request) -> Response:
    return as_json(wire.Outside(outside_address(request)))


async def stages(request: Request) -> Response:
    return as_json(await asyncio.to_thread(content.stages))


async def rules(request: Request) -> Response:
    return as_json(await asyncio.to_thread(content.rules))


async def gear(request: Request) -> Response:
    return as_json(content.gear())


async def show_scene(request: Request) -> Response:
    """What is wrong with a text that is not yet a scene is an answer too, not a failure: it is being written."""
    wanted = await read(request, wire.NewScene)
    try:
        return as_json(await asyncio.to_thread(content.show_scene, wanted.scene))
    except NoisecheckError as error:
        return as_json(Trouble("bad-scene", error).problem)


async def summary(request: Request) -> Response:
    room = await room_of(request)
    name = request.path_params["table"]
    return as_json(showing.summary(room.log, room.presence, name, watching=name == room.watch))


async def film(request: Request) -> Response:
    """Without a seat, a caller sees of a running game what spectators see."""
    room = await room_of(request)
    if not room.log.options.spectators and not room.log.play.game.outcome:
        check_seat(request, room.log)
    return as_json(showing.film(room.log, request.path_params["table"]))


async def qr(request: Request) -> Response:
    """The invite link as a square one points a phone at."""
    room = await room_of(request)
    path = f"/t/{room.id}" if request.path_params["table"] == room.id else f"/w/{room.watch}"
    drawn = BytesIO()
    segno.make(seen_from_outside(request) + path, error="m").save(drawn, kind="svg", scale=6, border=3, light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def outside_address(request: Request) -> str:
    """The address that others can use, for a page on this machine; any other page has come by one."""
    found: str = request.app.state.outside if request.base_url.hostname in LOOPBACK else ""
    return found


def seen_from_outside(request: Request) -> str:
    """What a link to this server begins with. A page on this machine gives others the address they can use."""
    return outside_address(request) or str(request.base_url).rstrip("/")


# to open


async def open_room(request: Request) -> Response:
    take_opening(request)
    wanted = await read(request, wire.NewRoom)
    name, origin = nickname(wanted.name), origin_of(wanted)
    return await opened(request, name, origin, wanted.options, wanted.alone, wanted.bots)


def origin_of(wanted: wire.NewRoom) -> Origin:
    if wanted.scene is not None:
        return SceneOrigin(wanted.scene)
    if wanted.stage is None:
        raise Trouble("malformed", "a table needs a stage or a scene")
    is_chosen = wanted.seed is not None
    seed = sealed.new_seed() if wanted.seed is None else wanted.seed
    try:
        heroes = wanted.heroes if wanted.heroes is not None else smallest_party(wanted.stage)
        secrets = secrets_against(wanted.stage, wanted.codec)
    except NoisecheckError as error:
        raise Trouble("bad-stage", error) from None
    cards = [card for card in secrets_found(wanted.codec).cards if card not in wanted.memory_box]
    return StageOrigin(wanted.stage, heroes, seed, [*wanted.memory_box, *cards], secrets, chosen=is_chosen)


def smallest_party(stage: str) -> list[str]:
    return list(choose_heroes(find_stage(stage).file, None))


def take_opening(request: Request) -> None:
    """Before any work is done for it."""
    check_may(request, limits.NEW_ROOMS)


async def opened(
    request: Request,
    name: str,
    origin: Origin,
    options: wire.Options | None,
    alone: bool,
    bots: dict[str, wire.BotName] | None = None,
) -> Response:
    try:
        play = await asyncio.to_thread(begin, origin)
        terms = options or wire.Options()
        seat = await rooms_of(request).open(name, origin, play, terms, sealed.new_nonce(), alone, bots)
    except NoisecheckError as error:
        raise Trouble(bad(origin), error) from None
    return as_json(seat, 201)


def bad(origin: Origin) -> wire.ProblemCode:
    match origin:
        case StageOrigin():
            return "bad-stage"
        case SceneOrigin():
            return "bad-scene"
        case RecordOrigin():
            return "bad-save"


async def import_room(request: Request) -> Response:
    take_opening(request)
    body = await body_of(request, limits.IMPORT_BYTES)
    name = nickname(request.query_params.get("name", "")[: wire.LONGEST_NICKNAME])
    try:
        record = await asyncio.to_thread(sealed.opened, body.decode(errors="replace"))
    except NoisecheckError as error:
        raise Trouble("bad-save", error) from None
    return await opened(request, name, RecordOrigin(record), None, alone=True)


async def join(request: Request) -> Response:
    wanted = await read(request, wire.Join)
    room = await played_room(request)
    seat = await room.join(nickname(wanted.name))
    if seat is None:
        raise Trouble("table-full")
    return as_json(seat, 201)


async def branch(request: Request) -> Response:
    """From a finished game only: a running one would show at the branch what still is hidden in the room."""
    take_opening(request)
    wanted = await read(request, wire.NewBranch)
    room = await room_of(request)
    play = room.log.play
    if not play.game.outcome:
        raise Trouble("still-running")
    if not play.base <= wanted.answers <= play.answers:
        raise Trouble("malformed", "there is no such moment")
    record = play.game_at(wanted.answers).save()
    return await opened(request, nickname(wanted.name), RecordOrigin(record), room.log.options, alone=True)


# games as files


async def export(request: Request) -> Response:
    room = await seated_room(request)
    if not may_copy(room.log):
        raise Trouble("still-running")
    await room.note_copy(check_seat(request, room.log))
    file = sealed.export(room.log.play.game, showing.facts(room.log))
    return as_file(file, f"noisecheck-{stage_of(room.log)}.json")


async def bug(request: Request) -> Response:
    room = await seated_room(request)
    if may_copy(room.log):  # else the report comes without it
        await room.note_copy(check_seat(request, room.log))
    found = await bug_report(room.log)
    return as_file(msgspec.json.encode(found).decode(), f"noisecheck-bug-{stage_of(room.log)}.json")


def stage_of(log: RoomLog) -> str:
    return log.play.game.state.stage.mission.id or "scene"
