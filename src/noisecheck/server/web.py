"""What every request goes through: it is weighed, read, and answered as JSON, a file or a problem."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from noisecheck.engine.nesting import TooDeep, shallow
from noisecheck.server import limits, metrics, wire
from noisecheck.server.commands import tidy
from noisecheck.server.editions import NewerRules
from noisecheck.server.limits import Allowance, Budgets
from noisecheck.server.live import LiveRoom
from noisecheck.server.origins import is_called_right, is_ours
from noisecheck.server.refusals import Refusal
from noisecheck.server.room import RoomLog
from noisecheck.server.rooms import NewerRoom, Rooms, UnreadableRoom
from noisecheck.server.seats import player_with
from noisecheck.texts.language import nearest, speaking, spoken

logger = logging.getLogger(__name__)

Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]

STATUS: dict[wire.ProblemCode, int] = {
    "too-large": 413,
    "too-fast": 429,
    "wrong-origin": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "seat-needed": 401,
    "table-full": 409,
    "still-running": 409,
    "no-such-campaign": 404,
    "campaign-key-needed": 401,
    "game-open": 409,
    "no-game-open": 409,
    "not-asked": 409,
    "no-pictures": 501,
    "pictures-busy": 503,
    "newer-version": 503,
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
    metrics.count_refusal(problem.code)
    return as_json(problem, STATUS.get(problem.code, 400))


def as_file(text: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


def guarded(handler: Handler) -> Handler:
    """Weighs every request before it is handled: whose page sent it, how many came, what went wrong."""

    async def handle(request: Request) -> Response:
        try:
            if not is_called_right(request, request.app.state.names):
                raise Trouble("wrong-origin", "noisecheck serve --allow-host")
            if request.method != "GET" and not is_ours(request):
                raise Trouble("wrong-origin")
            check_may(request, limits.REQUESTS)
            with speaking(language_for(request)):
                return await handler(request)
        except Trouble as trouble:
            return as_problem(trouble.problem)
        except (NewerRoom, NewerRules) as error:
            return as_problem(wire.Problem("newer-version", str(error)))
        except ClientDisconnect:
            return as_problem(wire.Problem("malformed"))
        except Exception:
            logger.exception("no answer to %s %r", request.method, request.url.path[:200])
            return as_problem(wire.Problem("broken"))

    return handle


def language_for(request: Request) -> str:
    """What whoever asks reads: `?lang=pl`; without it, what the server speaks."""
    wanted = request.query_params.get("lang")
    return nearest([wanted]) if wanted else spoken()


def check_may(request: Request, allowed: Allowance) -> None:
    budgets: Budgets = request.app.state.budgets
    if not budgets.take(allowed, request.client.host if request.client else ""):
        raise Trouble("too-fast")


async def body_of(request: Request, most: int) -> bytes:
    """The body, as long as it is not too long and does not take too long to come."""
    found = b""
    try:
        async with asyncio.timeout(limits.BODY_SECONDS):
            async for chunk in request.stream():
                found += chunk
                if len(found) > most:
                    raise Trouble("too-large")
    except TimeoutError:
        raise Trouble("malformed", f"the body did not come within {limits.BODY_SECONDS:g} seconds") from None
    return found


async def read(request: Request, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(shallow(await body_of(request, limits.BODY_BYTES)), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, TooDeep) as error:
        raise Trouble("malformed", error) from None


def nickname(name: str) -> str:
    try:
        return tidy(name)
    except Refusal:
        raise Trouble("malformed", "a name has letters") from None


def rooms_of(request: Request) -> Rooms:
    found: Rooms = request.app.state.rooms
    return found


async def room_of(request: Request) -> LiveRoom:
    """The room of the address, by either of its names."""
    return await room_named(request, request.path_params["table"])


async def room_named(request: Request, name: str) -> LiveRoom:
    try:
        found = await rooms_of(request).find(name)
    except NewerRoom:
        raise
    except UnreadableRoom as error:
        raise Trouble("bad-save", error) from None
    if found is None:
        raise Trouble("no-such-table")
    if name == found.watch and not found.log.options.spectators:
        raise Trouble("seat-needed")
    return found


async def played_room(request: Request) -> LiveRoom:
    """The same, by the name in the players' link only."""
    found = await room_of(request)
    if request.path_params["table"] != found.id:
        raise Trouble("no-such-table")
    return found


async def seated_room(request: Request) -> LiveRoom:
    """The same, for who proves a seat at it."""
    found = await played_room(request)
    check_seat(request, found.log)
    return found


def check_seat(request: Request, log: RoomLog) -> int:
    """The player who proves a seat."""
    player = player_with(log, bearer(request))
    if player is None:
        raise Trouble("seat-needed")
    return player


def bearer(request: Request) -> str:
    """The token that came with a request; empty if none did."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
