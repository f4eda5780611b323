"""A flood of questions, for `bench.load --flood`: connections that ask for all the help there is, as fast as they can.

    python -m bench.flood ADDRESS CONNECTIONS

Half of them play at tables of their own, half watch. They come from another address than the players of the bench (on
Linux), heed no refusal, and come back when they are cut off. Ends when it is interrupted, and says what it was told.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter
from contextlib import suppress
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.load import PATIENCE, encode, post
from noisecheck.server.wire import PROTOCOL

FROM = ("127.0.0.2", 0) if sys.platform == "linux" else None
PAUSE = 0.001  # seconds between two questions of one connection


class Flooder:
    def __init__(self, address: str, number: int, told: Counter[str]) -> None:
        self.address = address
        self.chooser = random.Random(number)
        self.watches = bool(number % 2)
        self.told = told
        self.state: dict[str, Any] = {}
        self.numbers = count()

    async def flood(self) -> None:
        wanted = {"name": "Flood", "stage": "recon", "heroes": ["meryl", "snake"], "options": {"assist": 3}}
        seat = await post(self.address, "/api/tables", wanted)
        name, token = (seat["watch"], None) if self.watches else (seat["table"], seat["token"])
        while True:
            with suppress(WebSocketException, OSError, TimeoutError):
                address = self.address.replace("http", "ws") + f"/ws/{name}"
                async with connect(address, proxy=None, open_timeout=PATIENCE, local_addr=FROM) as line:
                    hello = {"type": "hello", "protocol": PROTOCOL, "tab": "tab", "token": token}
                    await line.send(json.dumps(hello))
                    await asyncio.gather(self.ask(line), self.hear(line))
            self.told["cut off"] += 1

    async def ask(self, line: ClientConnection) -> None:
        while True:
            if self.state:
                await line.send(encode(self.question()).decode())
            await asyncio.sleep(PAUSE)

    def question(self) -> dict[str, Any]:
        spaces = (
            [space["id"] for space in self.state["position"]["spaces"]] if "spaces" in self.state["position"] else []
        )
        about = {"id": f"q{next(self.numbers)}", "seq": self.state["seq"]}
        options = [option["text"] for option in (self.state["question"] or {"options": []})["options"]]
        space = self.chooser.choice(spaces or ["c3"])
        return about | self.chooser.choice(
            [
                {"type": "ask-turn", "hero": "snake", "answers": []},
                {"type": "ask-forecast", "hero": "snake", "space": space},
                {"type": "ask-risks", "hero": "snake"},
                {"type": "ask-odds", "text": self.chooser.choice(options or ["end"])},
                {"type": "ask-hint", "tier": 2},
            ]
        )

    async def hear(self, line: ClientConnection) -> None:
        async for raw in line:
            message = json.loads(raw)
            self.state = message.get("state", self.state)
            self.told[message.get("code") or message["type"]] += 1


async def main(address: str, connections: int) -> None:
    told: Counter[str] = Counter()
    try:
        await asyncio.gather(*(Flooder(address, number, told).flood() for number in range(connections)))
    finally:
        print("the flood was told:", ", ".join(f"{kind} {often}" for kind, often in told.most_common()))


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        asyncio.run(main(sys.argv[1], int(sys.argv[2])))
