"""The mission of the day in the browser: the same for everybody, with a score when it is over."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from noisecheck.bots.shapes import Why
from noisecheck.campaign.daily import daily
from noisecheck.server import entries, wire
from noisecheck.server.app import make_app
from noisecheck.server.daily import origin_of, score_of
from noisecheck.server.entries import ByBot, Chose, Hinted, Joined, OfDay, Opened, Started, TookHero, Undid
from noisecheck.server.room import RoomLog, fold
from noisecheck.server.sql_store import SqlStore
from tests.server.campaigns import do_nothing
from tests.server.house import Clock

TODAY = date(2026, 11, 15)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = anyio.run(SqlStore.open, f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with TestClient(make_app(store, Clock(), ["testserver"], today=lambda: TODAY)) as found:
        yield found


def opened(client: TestClient, day: str = "2026-11-15") -> dict[str, Any]:
    answer = client.post("/api/daily", json={"name": "Ann", "day": day})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_mission_of_a_day_is_that_of_the_terminal(client: TestClient) -> None:
    today, earlier = client.get("/api/daily").json(), client.get("/api/daily?day=2026-11-01").json()

    for shown, day in ((today, TODAY), (earlier, date(2026, 11, 1))):
        mission = daily(day)
        assert shown["day"] == day.isoformat()
        assert shown["today"] == "2026-11-15"
        assert (shown["stage"], shown["heroes"]) == (mission.stage, [*mission.heroes])
        assert shown["minutes"] == 10


@pytest.mark.slow
def test_everybody_plays_the_same_game(client: TestClient) -> None:
    one, other = do_nothing(client, opened(client)), do_nothing(client, opened(client))

    assert one["position"] == other["position"]
    assert one["seed"] == daily(TODAY).seed


def test_a_game_that_goes_on_names_its_day_and_has_no_score_yet(client: TestClient) -> None:
    seat = opened(client, "2026-11-01")

    with client.websocket_connect(f"/ws/{seat['table']}") as socket:
        socket.send_json({"type": "hello", "protocol": wire.PROTOCOL, "tab": "a", "token": seat["token"]})
        state = socket.receive_json()["state"]

    assert (state["day"], state["score"], state["campaign"]) == ("2026-11-01", None, "")


def test_when_it_is_over_there_is_a_score_and_a_line_to_share(client: TestClient) -> None:
    score = do_nothing(client, opened(client))["score"]

    assert (score["day"], score["cleared"], score["assisted"]) == ("2026-11-15", False, False)
    assert score["share"].startswith("VR 2026-11-15 · ")
    assert daily(TODAY).stage not in score["share"]


@pytest.mark.parametrize(
    ("day", "code"),
    [
        ("2026-11-16", "day-ahead"),
        ("9999-12-31", "day-ahead"),
        ("2026-02-30", "no-such-day"),
        ("0000-01-01", "no-such-day"),
    ],
)
def test_a_day_that_has_not_come_or_is_none_is_refused(client: TestClient, day: str, code: str) -> None:
    for answer in (
        client.get(f"/api/daily?day={day}"),
        client.post("/api/daily", json={"name": "Ann", "day": day}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize("day", ["", "today", "15.11.2026", "x" * 3_000, "٢٠٢٦-١١-١٥"])
def test_what_is_no_day_at_all_is_refused(client: TestClient, day: str) -> None:
    assert client.get("/api/daily", params={"day": day}).json()["code"] == "no-such-day"
    answer = client.post("/api/daily", json={"name": "Ann", "day": day})
    assert (answer.status_code, answer.json()["code"]) in [(400, "malformed"), (400, "no-such-day")]


# help


def log_of_a_day() -> list[entries.Entry]:
    origin = origin_of(TODAY)
    took = [TookHero(1, "", hero) for hero in origin.heroes]
    opening = Opened(origin, wire.Options(assist=3), "nonce", OfDay("2026-11-15"))
    return [opening, Joined(1, "Ann", "hash"), *took, Started(1, "")]


def finish(log: RoomLog) -> RoomLog:
    while question := log.play.game.decision:
        text = str(question.find("end") or question.options[0])
        log.apply(Chose(1, "", text, question.fingerprint()))
    return log


def by_a_bot(log: RoomLog) -> Chose:
    question, hero = log.play.game.decision, log.play.game.state.heroes[0].id
    assert question is not None
    return Chose(0, "", str(question.options[0]), question.fingerprint(), ByBot(hero, "steady", Why("x")))


def test_a_hint_can_be_had_and_is_told_in_the_line_to_share(client: TestClient) -> None:
    seat = opened(client)
    with client.websocket_connect(f"/ws/{seat['table']}") as socket:
        socket.send_json({"type": "hello", "protocol": wire.PROTOCOL, "tab": "a", "token": seat["token"]})
        state = socket.receive_json()["state"]
        socket.send_json({"type": "ask-hint", "id": "h", "seq": state["seq"], "tier": 1})
        while (message := socket.receive_json())["type"] != "hint":
            assert message["type"] != "refused", message

    score = do_nothing(client, seat)["score"]

    assert score["assisted"] is True
    assert score["share"].endswith("▯")


def test_who_had_no_help_is_not_assisted() -> None:
    score = score_of(finish(fold(log_of_a_day())))

    assert score
    assert not score.assisted


def test_a_hint_counts_whenever_it_was_given() -> None:
    log = fold(log_of_a_day())
    log.apply(Hinted(1, "h", 1))

    score = score_of(finish(log))

    assert score
    assert score.assisted


def test_an_answer_of_a_bot_counts_also_when_it_was_taken_back() -> None:
    log = fold(log_of_a_day())
    log.apply(by_a_bot(log))
    log.apply(Undid(1, "", 0))

    score = score_of(finish(log))

    assert score
    assert score.assisted
