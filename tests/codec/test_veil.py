"""The veil over the Codec (RP-07, T53): lists and words keep back what tells of stages ahead; numbers answer."""

import re
from pathlib import Path

import pytest

from noisecheck import Game, codec, new_game
from noisecheck.campaign import plan
from noisecheck.campaign.veil import beyond, boss_in
from noisecheck.terminal import campaign_store, veil
from noisecheck.terminal.saves import HOME
from noisecheck.texts import name
from tests.campaign.runs import cleared_to, won_record
from tests.table import rule
from tests.terminal.seats import in_one_line, sit_down

NEW = beyond(1)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def dock() -> Game:
    return new_game("cargo-dock", ["snake"], seed=1)


def numbers(words: str, veiled: frozenset[str]) -> list[str]:
    return [call.number for call in codec.look_up(words, veiled).calls]


@rule("CDX-1")
def test_words_do_not_find_what_tells_of_a_veiled_stage_but_how_many_there_are() -> None:
    reply = codec.look_up("shadows", NEW)

    assert (reply.calls, reply.near) == ((), ())
    assert reply.veiled == len(codec.look_up("shadows").calls) > 0


@rule("CDX-1")
def test_a_number_is_answered_whatever_is_veiled() -> None:
    assert [numbers(number, NEW) for number in codec.calls()] == [[number] for number in codec.calls()]


def test_a_call_is_found_from_the_stage_on_that_it_tells_of() -> None:
    assert "03.18" not in numbers("plates", beyond(4))
    assert "03.18" in numbers("plates", beyond(5))


def test_calls_of_no_stage_and_of_vr_missions_are_never_veiled() -> None:
    assert {call.stage for call in codec.shown_calls(NEW)} == {
        "",
        "cargo-dock",
        *(row.id for row in plan.core().missions),
    }


def test_neither_neighbours_nor_what_was_meant_come_from_behind_the_veil() -> None:
    assert codec.look_up("03.14").near == ("03.13", "03.15")
    assert codec.look_up("03.14", NEW).near == ()
    assert "westerly" in codec.look_up("westerley").near
    assert "westerly" not in codec.look_up("westerley", NEW).near


@pytest.mark.parametrize("row", plan.core().stages, ids=lambda row: row.id)
def test_no_call_on_the_list_names_a_boss_that_players_have_not_met(row: plan.StageRow) -> None:
    """RP-07: whatever can be read from the list without a number."""
    hidden = beyond(row.stage)
    ahead = [name(boss).lower() for stage in hidden if (boss := boss_in(stage))]

    said = {
        call.number: set(re.findall(r"\w+", f"{call.title} {call.text}".lower())) for call in codec.shown_calls(hidden)
    }

    assert [number for number, words in said.items() if words & set(ahead)] == []


# at the terminal


def test_a_new_player_is_told_that_there_is_more_and_how_to_see_it(dock: Game) -> None:
    said = in_one_line(sit_down(dock, "codec snow", "veil", "codec snow"))

    before, after = said.split("What lies ahead is shown from now on.")
    assert "08.10 Sign-off 6 calls tell of stages you have not reached; veil lists them too." in before
    assert "Tracks in the snow" not in before
    assert "Tracks in the snow" in after


def test_the_veil_is_drawn_again_and_stays_as_it_was_left(dock: Game) -> None:
    sit_down(dock, "veil")
    assert veil.OverSingles().hidden() == frozenset()

    sit_down(dock, "veil")
    assert veil.OverSingles().hidden() == NEW


def test_a_stage_is_known_once_it_is_played_and_the_next_one_once_it_is_won() -> None:
    sit_down(won_record())
    assert veil.OverSingles().hidden() == beyond(2)

    sit_down(new_game("tank", seed=1))
    assert veil.OverSingles().hidden() == beyond(5)
    sit_down(new_game("heliport", seed=1))
    assert veil.OverSingles().hidden() == beyond(5)


def test_a_boss_in_a_vr_mission_is_known_once_he_is_fought_there() -> None:
    sit_down(new_game("recon-ocelot", seed=1))

    assert veil.OverSingles().hidden() == beyond(4)


def test_what_a_campaign_has_come_to_is_known_in_single_games() -> None:
    campaign_store.added(cleared_to("tank"))

    assert veil.OverSingles().hidden() == beyond(5)


def test_a_file_that_cannot_be_read_is_kept_aside_and_everything_is_veiled(home: Path) -> None:
    home.mkdir()
    (home / veil.FILE).write_text('{"reached": "far"}')

    assert veil.OverSingles().hidden() == NEW
    assert [path.read_text() for path in home.glob("*broken*")] == ['{"reached": "far"}']


def test_a_campaign_has_a_veil_of_its_own() -> None:
    desk = campaign_store.added(cleared_to("tank"))
    fresh_one = campaign_store.begin("Another")

    assert (desk.hidden(), fresh_one.hidden()) == (beyond(5), NEW)
    assert desk.turn_veil()
    assert (desk.hidden(), fresh_one.hidden()) == (frozenset(), NEW)
