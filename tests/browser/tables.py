"""Tables to sit down at: opened by HTTP, remembered by a browser as if it had opened them itself."""

import json
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

from noisecheck import load_game
from tests.play import asked_in

ROOT = Path(__file__).parent.parent.parent
RECORDS = ROOT / "tests" / "records"
FIRST = ROOT / "client" / "src" / "tutorial" / "first.ts"

Json = dict[str, Any]

# Nothing plays by itself and nothing makes a noise: a test that wants the theatre says so.
QUICK: Json = {"speed": "instant", "muted": True}


class Seat(NamedTuple):
    table: str
    watch: str
    token: str
    player: int


def post(address: str, body: Json | str, token: str = "") -> Json:
    data = (body if isinstance(body, str) else json.dumps(body)).encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(address, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return dict(json.load(answer))
    except urllib.error.HTTPError as refusal:
        raise AssertionError(f"{address} refused: {refusal.read().decode()}") from None


def get(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=30) as answer:
        return json.load(answer)


def open_table(server: str, **wanted: Any) -> Seat:
    """`POST /api/tables`: a stage or a scene, for one person unless told otherwise."""
    return Seat(**post(f"{server}/api/tables", {"name": "Ana", **wanted}))


def import_game(server: str, record: Json) -> Seat:
    """A game that was played elsewhere, from where its record ends."""
    return Seat(**post(f"{server}/api/tables/import?name=Ana", json.dumps(record)))


def record(name: str) -> Json:
    return dict(json.loads((RECORDS / f"{name}.json").read_text("utf-8")))


def answers(game: Json) -> list[str]:
    """The texts of those answers of a record that a table asks for, oldest first."""
    return asked_in(load_game(json.dumps(game)))


def until(game: Json, count: int) -> Json:
    """The same game, stopped after so many answers."""
    steps: list[list[Any]] = []
    for digest, *given in game["steps"]:
        if count <= 0:
            break
        steps.append([digest, *given[:count]])
        count -= len(given)
    return {**game, "steps": steps}


def cards_of_first_times() -> list[str]:
    return ["alert", *re.findall(r"\{ id: '([a-z-]+)'", FIRST.read_text("utf-8"))]


def kept(server: str, seats: list[Seat], settings: Json | None = None, profile: Json | None = None) -> Json:
    """What a browser remembers: seats, settings, and every card for first times as read."""
    known = {"stage": "", "opened": 0, "label": ""}
    values = {
        "settings": {**QUICK, **(settings or {})},
        "profile": {
            "name": "Ana",
            "tables": [{**seat._asdict(), **known} for seat in seats],
            "seen": cards_of_first_times(),
            **(profile or {}),
        },
    }
    store = [{"name": f"noisecheck.{key}", "value": json.dumps(value)} for key, value in values.items()]
    return {"cookies": [], "origins": [{"origin": server, "localStorage": store}]}
