"""The Codec by HTTP: what is no secret is listed, a number is called, a word is looked for (CDX-1)."""

from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from noisecheck import codec
from noisecheck.campaign.veil import beyond
from noisecheck.server import radio, wire
from tests.server.campaigns import choose
from tests.server.web import opened
from tests.table import rule

SECRETS = [call for call in codec.calls().values() if call.kind == "secret"]


def call(client: TestClient, words: str) -> wire.CodecReply:
    return msgspec.json.decode(client.get("/api/codec", params={"words": words}).content, type=wire.CodecReply)


@rule("CDX-1")
def test_the_list_has_every_call_that_is_no_secret_and_the_numbers_of_things(client: TestClient) -> None:
    index = msgspec.json.decode(client.get("/api/codec").content, type=wire.CodecIndex)

    assert [line.number for line in index.lines] == [each.number for each in codec.open_calls()]
    assert index.numbers["pistol-45"] == ["02.01"]
    assert "01.08" in index.numbers["psycho-mantis"]
    assert index.numbers["LOS-3"] == [*codec.numbers_for("LOS-3")]


@rule("CDX-1")
@pytest.mark.parametrize("typed", ["05.07", "5.7", "0507"])
def test_a_number_is_answered_with_the_words_of_the_call(client: TestClient, typed: str) -> None:
    (heard,) = call(client, typed).calls

    known = codec.calls()["05.07"]
    assert (heard.number, heard.title, heard.text) == (known.number, known.title, known.text)
    assert (heard.speaker, heard.role) == (known.speaker_name, known.speaker_role)
    assert heard.rules == [*known.rules]


def test_a_word_finds_what_the_codec_finds_best_first(client: TestClient) -> None:
    assert [each.number for each in call(client, "cardboard").calls] == ["06.19", "08.02"]
    assert call(client, "cardbord") == wire.CodecReply([], ["cardboard"], 0)


def test_a_number_without_an_answer_names_its_neighbours(client: TestClient) -> None:
    reply = call(client, "05.99")

    assert reply.calls == []
    assert reply.near == [*codec.look_up("05.99").near] != []


@rule("CDX-1")
@pytest.mark.parametrize("secret", SECRETS, ids=lambda each: each.number)
def test_a_secret_is_in_no_list_and_no_search_but_at_its_number(client: TestClient, secret: codec.Call) -> None:
    assert secret.number not in client.get("/api/codec").text.replace('"', " ").split()
    assert secret.title not in client.get("/api/codec").text
    assert secret.number not in [each.number for each in call(client, secret.title).calls]

    (heard,) = call(client, secret.number).calls
    assert (heard.kind, heard.text) == ("secret", secret.text)
    assert (heard.unlocks, heard.secret) == (secret.unlocks, secret.secret)


# the veil (RP-07)


def index(client: TestClient, reached: int) -> wire.CodecIndex:
    return msgspec.json.decode(client.get(f"/api/codec?reached={reached}").content, type=wire.CodecIndex)


def found(client: TestClient, words: str, reached: int) -> wire.CodecReply:
    asked = client.get("/api/codec", params={"words": words, "reached": reached})
    return msgspec.json.decode(asked.content, type=wire.CodecReply)


@rule("CDX-1")
def test_the_list_leaves_out_what_tells_of_stages_that_were_not_reached(client: TestClient) -> None:
    new, tank = index(client, 1), index(client, 5)

    assert [line.number for line in new.lines] == [each.number for each in codec.shown_calls(beyond(1))]
    assert len(new.lines) + new.veiled == len(codec.open_calls())
    assert "03.18" in {line.number for line in tank.lines} - {line.number for line in new.lines}
    assert index(client, 15).veiled == 0


@rule("CDX-1")
def test_words_find_what_was_reached_and_a_number_everything(client: TestClient) -> None:
    assert [each.number for each in found(client, "snow", 1).calls] == ["08.02", "08.10"]
    assert found(client, "snow", 1).veiled == len(call(client, "snow").calls) - 2
    assert [each.about for each in found(client, "03.13", 1).calls] == [
        each.about for each in call(client, "03.13").calls
    ]


def test_what_a_call_belongs_to_names_no_boss_that_was_not_met(client: TestClient) -> None:
    (new,), (later,) = found(client, "05.03", 1).calls, found(client, "05.03", 7).calls

    assert new.about == []
    assert later.about == ["ocelot", "ninja", "tank"]


@rule("CDX-1")
def test_things_carry_the_numbers_of_what_was_reached(client: TestClient) -> None:
    new, ocelot, everything = index(client, 3), index(client, 4), index(client, 15)

    assert "hostage" not in new.numbers
    assert ocelot.numbers["hostage"] == ["01.04"]
    assert new.numbers["frost-haze"] == ["07.25"]
    assert everything.numbers["frost-haze"] == ["07.25", "07.22"]
    listed = {line.number for line in new.lines}
    assert {number for numbers in new.numbers.values() for number in numbers} <= listed


@pytest.mark.parametrize("reached", ["", "far", "-1", "1e3", "999"])
def test_what_is_no_number_of_a_stage_is_refused(client: TestClient, reached: str) -> None:
    refused = client.get("/api/codec", params={"reached": reached})

    assert (refused.status_code, refused.json()["code"]) == (400, "malformed")


def test_too_long_a_search_is_refused_with_what_would_be_right(client: TestClient) -> None:
    refused = client.get("/api/codec", params={"words": "a" * (radio.LONGEST + 1)})

    assert refused.status_code == 400
    assert refused.json()["code"] == "malformed"
    assert "at most 80" in refused.json()["detail"]
    assert call(client, "a" * radio.LONGEST).calls == []
    assert call(client, "  ") == wire.CodecReply([], [], 0)


# what was heard, in a game by itself


def opening(client: TestClient, **wanted: object) -> dict[str, Any]:
    seat = opened(client, **wanted)
    found: dict[str, Any] = client.get(f"/api/tables/{seat['table']}/film").json()["opening"]
    return found


@rule("CDX-1", "BOS-23")
def test_who_called_the_secret_of_a_boss_knows_it_in_the_games_they_open(client: TestClient) -> None:
    usual = opening(client, stage="psycho-mantis")
    known = opening(client, stage="psycho-mantis", codec=["05.07", "10.26"])

    assert (usual["boss"]["defense"], known["boss"]["defense"]) == (12, 4)


@rule("CDX-1")
def test_a_secret_of_another_boss_changes_nothing(client: TestClient) -> None:
    usual, known = opening(client, stage="tank", seed=3), opening(client, stage="tank", seed=3, codec=["10.26"])

    assert usual == known


@rule("CDX-1", "SET-13")
def test_a_card_that_a_secret_is_worth_is_in_the_memory_box_once(client: TestClient) -> None:
    for box in ([], ["pal-key-card"]):
        opened_by_it = opening(client, stage="pal-override", codec=["07.31"], memory_box=box)
        assert (opened_by_it["phase"], opened_by_it["memory_box"]) == ("setup", ["pal-key-card"])


@pytest.mark.parametrize("numbers", [["10-26"], ["other-hand"], ["10.26"] * 201])
def test_what_is_no_number_of_the_codec_opens_no_table(client: TestClient, numbers: list[str]) -> None:
    refused = client.post("/api/tables", json={"name": "Ann", "stage": "psycho-mantis", "codec": numbers})

    assert (refused.status_code, refused.json()["code"]) == (400, "malformed")


def test_numbers_are_no_way_round_a_stage_that_is_not_there(client: TestClient) -> None:
    refused = client.post("/api/tables", json={"name": "Ann", "stage": "atlantis", "codec": ["10.26"]})

    assert refused.json()["code"] == "bad-stage"


@rule("CDX-1", "BOS-23")
def test_the_secret_of_a_boss_is_acted_on_at_the_table_and_kept_there_like_any_answer(client: TestClient) -> None:
    seat = opened(client, stage="psycho-mantis")

    state = choose(client, seat, ["learn other-hand"])

    assert state["position"]["boss"]["defense"] == 4
    film = client.get(f"/api/tables/{seat['table']}/film").json()
    assert film["opening"]["boss"]["defense"] == 12


def test_players_at_different_stages_do_not_have_the_list_worked_out_again_and_again() -> None:
    """It takes long, and everybody at the server would wait for it."""
    listed = radio.index(beyond(3), "en")
    radio.index(beyond(5), "en")

    assert radio.index(beyond(3), "en") is listed
