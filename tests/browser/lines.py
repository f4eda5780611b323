"""The line between a page and the server, in our hands: cut, mended, held up, listened to."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.player import Player

SOCKETS = re.compile(r"/ws/")

# Keeps the page's own socket where a test can send something through it that no button would.
REACHABLE = """
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...rest) {
      super(...rest);
      window.ownSocket = this;
    }
  };
"""
FORGE = """what => window.ownSocket.send(JSON.stringify({ id: crypto.randomUUID(), ...what }))"""


class Line:
    """Lay it before the page goes anywhere. `hold` keeps what the server says back until `release`, as far
    as it is of some kinds."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.is_up = True
        self.kinds: tuple[str, ...] = ()  # of messages that are kept back
        self.held: list[str | bytes] = []
        self.routes: list[WebSocketRoute] = []
        player.page.route_web_socket(SOCKETS, self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        if not self.is_up:
            route.close()
            return
        self.routes = [route]
        server = route.connect_to_server()
        route.on_message(lambda message: server.send(message))
        server.on_message(self.deliver)

    def deliver(self, message: str | bytes) -> None:
        if json.loads(message)["type"] in self.kinds:
            self.held.append(message)
            return
        self.player.hear(message)
        self.routes[-1].send(message)

    def say(self, message: str) -> None:
        """To the page, as if the server had said it."""
        self.routes[-1].send(message)

    def hold(self, *kinds: str) -> None:
        self.kinds = kinds

    def release(self) -> None:
        self.kinds = ()
        held, self.held = self.held, []
        for message in held:
            self.deliver(message)

    def cut(self) -> None:
        self.is_up = False
        for route in self.routes:
            route.close()

    def mend(self) -> None:
        self.is_up = True


def make_reachable(page: Page) -> None:
    page.add_init_script(REACHABLE)


def forge(page: Page, **message: Any) -> None:
    """Says something over the socket of the page that no button of it says."""
    page.evaluate(FORGE, message)
