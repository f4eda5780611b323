"""Whatever is sent to a campaign, or as one, gets a typed answer, and what is refused changes nothing."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from noisecheck.server import wire
from tests.server.campaigns import DOCK, Leader, begin
from tests.server.siege import json_values, malformed
from tests.server.web import bearer

CODES = {*get_args(wire.ProblemCode)} - {"broken"}
FILE = json.loads((Path(__file__).parent.parent / "campaign" / "corpus" / "campaign-1.json").read_text("utf-8"))
PATHS = ["/games", "/resume", "/call", "/veil", "/rename"]

patient = settings(
    max_examples=150,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


def forget_limits(client: TestClient) -> None:
    app: Any = client.app
    app.state.budgets.buckets.clear()


def test_bodies_that_mean_nothing_are_refused_and_change_nothing(client: TestClient) -> None:
    leader = begin(client)
    leader.play()
    before = leader.page()

    @patient
    @given(malformed, st.sampled_from([*PATHS, ""]))
    def storm(raw: bytes, what: str) -> None:
        forget_limits(client)
        path = leader.path + what if what else "/api/campaigns"
        answer = client.post(path, content=raw, headers=bearer(leader.key))
        assert answer.status_code in (400, 413)
        assert answer.json()["code"] in ("malformed", "too-large")

    storm()
    assert leader.page() == before


def leaves(value: Any, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to everything in a file."""
    if way:
        yield way
    inner: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield from leaves(each, (*way, key))


def spoiled(way: tuple[str | int, ...], value: Any) -> bytes:
    found = json.loads(json.dumps(FILE))
    inner = found
    for key in way[:-1]:
        inner = inner[key]
    inner[way[-1]] = value
    return json.dumps(found).encode()


WAYS = sorted(leaves(FILE), key=str)
likely = st.sampled_from([0, 1, 2, 3, 2**40, 2**63, "", "won", "lost: x", "snake", "meryl", "recon", "rope", "05.07"])


def test_a_file_that_was_tampered_with_is_refused_or_can_be_led(client: TestClient) -> None:
    """No page of a campaign that was taken up fails, and none of its games brings the server down."""
    taken_up = 0

    @patient
    @given(st.sampled_from(WAYS), json_values | likely)
    def storm(way: tuple[str | int, ...], value: Any) -> None:
        nonlocal taken_up
        forget_limits(client)
        answer = client.post("/api/campaigns/import", content=spoiled(way, value))
        if answer.status_code == 400:
            assert answer.json()["code"] == "bad-campaign"
            assert answer.json()["detail"]
            return
        taken_up += 1
        leader = Leader(client, answer.json())
        for step in (leader.post("/resume", name="Ann"), leader.get("/export"), leader.post("/give-up")):
            assert step.status_code < 300 or step.json()["code"] in CODES
        assert leader.page().playing is None
        begun = leader.post("/games", **DOCK)
        assert begun.status_code == 201 or begun.json()["code"] in CODES

    storm()
    assert taken_up
