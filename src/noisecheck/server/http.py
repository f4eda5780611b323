"""The HTTP side: opening and joining tables, what there is to read, games as files."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

import noisecheck
from noisecheck.engine.errors import NoisecheckError
from noisecheck.server import content, limits, sealed, showing, wire
from noisecheck.server.commands import Refusal, tidy
from noisecheck.server.entries import Origin, RecordOrigin, SceneOrigin, StageOrigin
from noisecheck.server.live import LiveTable
from noisecheck.server.origins import is_called_right, is_ours
from noisecheck.server.reports import bug_report
from noisecheck.server.seats import player_with
from noisecheck.server.table import TableLog
from noisecheck.server.tables import Tables, Unreadable

logger = logging.getLogger(__name__)

Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]

SEED_BITS = 53  # as many as a browser can count: a commitment to fewer could be tried out
STATUS: dict[wire.ProblemCode, int] = {
    "too-large": 413,
    "too-fast": 429,
    "wrong-origin": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "seat-needed": 401,
    "table-full": 409,
    "still-running": 409,
    "broken": 500,
}


class Trouble(Exception):
    """Why a request is not answered as asked; becomes a `Problem`."""

    def __init__(self, code: wire.ProblemCode, detail: object = "") -> None:
        super().__init__(code)
        self.problem = wire.Problem(code, str(detail)[:2000])


def as_json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def as_problem(problem: wire.Problem) -> Response:
    return as_json(problem, STATUS.get(problem.code, 400))


def as_file(text: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


def guarded(handler: Handler) -> Handler:
    """Weighs every request before it is handled: whose page sent it, how many came, what went wrong."""

    async def handle(request: Request) -> Response:
        address = request.client.host if request.client else ""
        try:
            if not is_called_right(request, request.app.state.names):
                raise Trouble("wrong-origin", "noisecheck serve --allow-host")
            if request.method != "GET" and not is_ours(request):
                raise Trouble("wrong-origin")
            if not request.app.state.requests.take(address):
                raise Trouble("too-fast")
            return await handler(request)
        except Trouble as trouble:
            return as_problem(trouble.problem)
        except ClientDisconnect:
            return as_problem(wire.Problem("malformed"))
        except Exception:
            logger.exception("no answer to %s %r", request.method, request.url.path[:200])
            return as_problem(wire.Problem("broken"))

    return handle


async def body_of(request: Request, most: int) -> bytes:
    """The body, as long as it is not too long."""
    found = b""
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Trouble("too-large")
    return found


async def read(request: Request, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(await body_of(request, limits.BODY_BYTES), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble("malformed", error) from None


def nickname(name: str) -> str:
    try:
        return tidy(name)
    except Refusal:
        raise Trouble("malformed", "a name has letters") from None


def tables_of(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


async def table_of(request: Request) -> LiveTable:
    """The table of the address, by either of its names."""
    try:
        found = await tables_of(request).find(request.path_params["table"])
    except Unreadable as error:
        raise Trouble("bad-save", error) from None
    if found is None:
        raise Trouble("no-such-table")
    if request.path_params["table"] == found.watch and not found.log.options.spectators:
        raise Trouble("seat-needed")
    return found


async def played_table(request: Request) -> LiveTable:
    """The same, by the name in the players' link only."""
    found = await table_of(request)
    if request.path_params["table"] != found.id:
        raise Trouble("no-such-table")
    return found


async def seated_table(request: Request) -> LiveTable:
    """The same, for who proves a seat at it."""
    found = await played_table(request)
    check_seat(request, found.log)
    return found


def check_seat(request: Request, log: TableLog) -> None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or player_with(log, token.strip()) is None:
        raise Trouble("seat-needed")


# to read


async def health(request: Request) -> Response:
    return as_json({"version": noisecheck.__version__, "protocol": wire.PROTOCOL})


async def stages(request: Request) -> Response:
    return as_json(await asyncio.to_thread(content.stages))


async def rules(request: Request) -> Response:
    return as_json(await asyncio.to_thread(content.rules))


async def gear(request: Request) -> Response:
    return as_json(content.gear())


async def show_scene(request: Request) -> Response:
    """What is wrong with a text that is no scene yet is an answer too, and no failure: somebody is writing it."""
    wanted = await read(request, wire.NewScene)
    try:
        return as_json(await asyncio.to_thread(content.show_scene, wanted.scene))
    except NoisecheckError as error:
        return as_json(Trouble("bad-scene", error).problem)


async def summary(request: Request) -> Response:
    table = await table_of(request)
    name = request.path_params["table"]
    return as_json(showing.summary(table.log, table.presence, name, watching=name == table.watch))


async def film(request: Request) -> Response:
    """Who has no seat may see of a running game what spectators may."""
    table = await table_of(request)
    if not table.log.options.spectators and not table.log.play.game.outcome:
        check_seat(request, table.log)
    return as_json(showing.film(table.log, request.path_params["table"]))


async def qr(request: Request) -> Response:
    """The invite link as a square one points a phone at."""
    table = await table_of(request)
    path = f"/t/{table.id}" if request.path_params["table"] == table.id else f"/w/{table.watch}"
    address = str(request.base_url).rstrip("/") + path
    drawn = BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=6, border=3, light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml")


# to open


async def open_table(request: Request) -> Response:
    take_opening(request)
    wanted = await read(request, wire.NewTable)
    return await opened(request, nickname(wanted.name), origin_of(wanted), wanted.options, wanted.alone)


def origin_of(wanted: wire.NewTable) -> Origin:
    if wanted.scene is not None:
        return SceneOrigin(wanted.scene)
    if wanted.stage is None:
        raise Trouble("malformed", "a table needs a stage or a scene")
    seed = secrets.randbits(SEED_BITS) if wanted.seed is None else wanted.seed
    heroes = wanted.heroes if wanted.heroes is not None else smallest_party(wanted.stage)
    return StageOrigin(wanted.stage, heroes, seed, wanted.memory_box)


def smallest_party(stage: str) -> list[str]:
    try:
        return list(noisecheck.new_game(stage).origin["heroes"])
    except NoisecheckError as error:
        raise Trouble("bad-stage", error) from None


def take_opening(request: Request) -> None:
    """Before any work is done for it."""
    address = request.client.host if request.client else ""
    if not request.app.state.openings.take(address):
        raise Trouble("too-fast")


async def opened(request: Request, name: str, origin: Origin, options: wire.Options | None, alone: bool) -> Response:
    nonce = secrets.token_hex(16)
    try:
        return as_json(await tables_of(request).open(name, origin, options or wire.Options(), nonce, alone), 201)
    except NoisecheckError as error:
        raise Trouble(bad(origin), error) from None


def bad(origin: Origin) -> wire.ProblemCode:
    match origin:
        case StageOrigin():
            return "bad-stage"
        case SceneOrigin():
            return "bad-scene"
        case RecordOrigin():
            return "bad-save"


async def import_table(request: Request) -> Response:
    take_opening(request)
    body = await body_of(request, limits.IMPORT_BYTES)
    name = nickname(request.query_params.get("name", "")[:24])
    try:
        record = await asyncio.to_thread(sealed.opened, body.decode())
    except (NoisecheckError, UnicodeDecodeError) as error:
        raise Trouble("bad-save", error) from None
    return await opened(request, name, RecordOrigin(record), None, alone=True)


async def join(request: Request) -> Response:
    wanted = await read(request, wire.Join)
    table = await played_table(request)
    seat = await table.join(nickname(wanted.name))
    if seat is None:
        raise Trouble("table-full")
    return as_json(seat, 201)


async def branch(request: Request) -> Response:
    """From a finished game only: a running one would show at the branch what still is hidden at the table."""
    take_opening(request)
    wanted = await read(request, wire.Branch)
    table = await table_of(request)
    play = table.log.play
    if not play.game.outcome:
        raise Trouble("still-running")
    if not play.base <= wanted.answers <= play.answers:
        raise Trouble("malformed", "there is no such moment")
    record = play.game_at(wanted.answers).save()
    return await opened(request, nickname(wanted.name), RecordOrigin(record), table.log.options, alone=True)


# games as files


async def export(request: Request) -> Response:
    log = (await seated_table(request)).log
    return as_file(sealed.export(log.play.game, showing.facts(log)), f"noisecheck-{stage_of(log)}.json")


async def bug(request: Request) -> Response:
    table = await seated_table(request)
    found = await bug_report(table.log)
    return as_file(msgspec.json.encode(found).decode(), f"noisecheck-bug-{stage_of(table.log)}.json")


def stage_of(log: TableLog) -> str:
    return log.play.game.state.stage.mission.id or "scene"
