"""The application: routes, headers, and what lives as long as the server does."""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from noisecheck.server import animations, http, http_campaigns, limits, metrics, plates, radio, sharing, web, wire
from noisecheck.server.campaigns import Campaigns
from noisecheck.server.daily import utc_today
from noisecheck.server.doorkeeper import Doorkeeper
from noisecheck.server.limits import Budgets
from noisecheck.server.pages import Pages
from noisecheck.server.pictures import Pictures
from noisecheck.server.presence import Clock
from noisecheck.server.rooms import Rooms
from noisecheck.server.socket import serve_socket
from noisecheck.server.store import Store

STATIC = "NOISECHECK_STATIC"  # the folder of the built client, if it is not the one beside this file

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; "
        "base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}


class SecureHeaders:
    """Puts the headers on whatever is answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def static_folder() -> Path:
    return Path(os.environ.get(STATIC) or Path(__file__).parent / "static")


def make_app(
    store: Store,
    clock: Clock = time.monotonic,
    names: Iterable[str] = (),
    outside: str = "",
    today: Callable[[], date] = utc_today,
    most_sockets: int = limits.MOST_CONNECTIONS,
) -> Starlette:
    """The server on a store, which is closed with it. `names` are those of hosts it may be called by, `outside` is the
    address by which other devices come, if they can; `today` is the day of the mission of the day; `most_sockets` may
    be at tables at a time."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        rooms = Rooms(store, store.bus(), clock)
        app.state.rooms = rooms
        app.state.campaigns = Campaigns(store, rooms)
        await rooms.start()
        try:
            with metrics.standing(rooms):
                yield
        finally:
            await app.state.postcards.stop()
            await app.state.animations.stop()
            await rooms.stop()
            await store.close()

    def get(path: str, handler: web.Handler) -> Route:
        return Route(path, web.guarded(handler), methods=["GET"])

    def post(path: str, handler: web.Handler) -> Route:
        return Route(path, web.guarded(handler), methods=["POST"])

    def delete(path: str, handler: web.Handler) -> Route:
        return Route(path, web.guarded(handler), methods=["DELETE"])

    pages = Pages(static_folder())
    app = Starlette(
        routes=[
            get("/health", http.health),
            get("/ready", http.ready),
            get("/api/outside", http.outside),
            get("/api/stages", http.stages),
            get("/api/rules", http.rules),
            get("/api/gear", http.gear),
            get("/api/plates/{stage}/{mark}/{light}/{detail}.svg", plates.answer),
            get("/api/codec", radio.answer),
            post("/api/scenes", http.show_scene),
            post("/api/tables", http.open_room),
            post("/api/tables/import", http.import_room),
            get("/api/tables/{table}", http.summary),
            post("/api/tables/{table}/join", http.join),
            post("/api/tables/{table}/branch", http.branch),
            get("/api/tables/{table}/film", http.film),
            get("/api/tables/{table}/export", http.export),
            get("/api/tables/{table}/bug", http.bug),
            get("/api/tables/{table}/qr.svg", http.qr),
            get("/api/tables/{table}/picture.png", sharing.picture_of_room),
            get("/api/tables/{table}/animation", animations.answer),
            get("/api/tables/{table}/campaign", http_campaigns.show_in_room),
            post("/api/campaigns", http_campaigns.begin),
            post("/api/campaigns/import", http_campaigns.bring_in),
            get("/api/campaigns/{campaign}", http_campaigns.show),
            delete("/api/campaigns/{campaign}", http_campaigns.remove),
            get("/api/campaigns/{campaign}/export", http_campaigns.export),
            post("/api/campaigns/{campaign}/games", http_campaigns.play),
            post("/api/campaigns/{campaign}/resume", http_campaigns.resume),
            post("/api/campaigns/{campaign}/give-up", http_campaigns.give_up),
            post("/api/campaigns/{campaign}/call", http_campaigns.call),
            post("/api/campaigns/{campaign}/veil", http_campaigns.veil),
            post("/api/campaigns/{campaign}/interrogation", http_campaigns.interrogate),
            post("/api/campaigns/{campaign}/rename", http_campaigns.rename),
            get("/api/daily", http_campaigns.mission),
            get("/api/daily/picture.png", sharing.picture_of_day),
            post("/api/daily", http_campaigns.open_mission),
            WebSocketRoute("/ws/{table}", serve_socket),
            Route("/api/{rest:path}", no_api, methods=["GET", "POST"]),
            get("/{path:path}", pages.answer),
        ],
        middleware=[Middleware(SecureHeaders), Middleware(GZipMiddleware, minimum_size=1_000, compresslevel=5)],
        exception_handlers={HTTPException: no_such_page},
        lifespan=lifespan,
    )
    app.state.names = frozenset(name.lower() for name in names)
    app.state.outside = outside
    app.state.pages = pages
    app.state.postcards = Pictures(limits.POSTCARDS, limits.POSTCARD_SECONDS)
    app.state.animations = Pictures(limits.ANIMATIONS, limits.ANIMATION_SECONDS)
    app.state.today = today
    app.state.budgets = Budgets(clock)
    app.state.sockets = Doorkeeper(most=most_sockets)
    return app


async def no_api(request: Request) -> Response:
    return web.as_problem(wire.Problem("no-such-page"))


async def no_such_page(request: Request, error: Exception) -> Response:
    """Where the router itself says no."""
    return web.as_problem(wire.Problem("no-such-page", str(error)))
