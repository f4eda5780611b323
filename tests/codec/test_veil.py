"""The veil over the Codec (RP-07, T53): lists and words keep back what tells of stages ahead; numbers answer."""

import re
from pathlib import Path
from shutil import copytree

import pytest

from noisecheck import Game, codec, load_game, new_game
from noisecheck.campaign import plan
from noisecheck.campaign.veil import beyond
from noisecheck.content.loader import boss_in, load_stage
from noisecheck.content.orders import STAGES
from noisecheck.engine.systems.decks import LENT
from noisecheck.terminal import campaign_store, saves, veil
from noisecheck.terminal.saves import HOME
from noisecheck.texts import name
from tests.campaign.runs import RECORDS, cleared_to, won_record
from tests.command import run
from tests.table import rule, scene
from tests.terminal.seats import in_one_line, sit_down

NEW = beyond(1)
CELL = """
    a
  +---+
1 | . |
  +---+
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def dock() -> Game:
    return new_game("cargo-dock", ["snake"], seed=1)


def numbers(words: str, veiled: frozenset[str]) -> list[str]:
    return [call.number for call in codec.look_up(words, veiled).calls]


def words_of_bosses(veiled: frozenset[str]) -> set[str]:
    """The names of the bosses that players have not met, without articles."""
    bosses = {boss_in(stage) for stage in veiled} - {""}
    return {word for boss in bosses for word in name(boss).lower().split()} - {"the"}


def spoken(call: codec.Call) -> set[str]:
    """The words of its title, of its text and of the names of what it belongs to."""
    names = " ".join(map(name, call.belongs_to))
    return set(re.findall(r"\w+", f"{call.title} {call.text} {names}".lower()))


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
def test_no_boss_ahead_is_found_or_meant_by_name(row: plan.StageRow) -> None:
    """RP-07: nor by what a call of no stage belongs to."""
    for word in words_of_bosses(hidden := beyond(row.stage)):
        whole = {call.number for call in codec.look_up(word, hidden).calls if word in spoken(call)}

        assert (word, whole) == (word, set())
        assert word not in codec.look_up(f"{word}{word[-1]}", hidden).near


def test_a_boss_is_found_and_meant_by_name_once_he_is_met() -> None:
    assert "05.03" not in numbers("ninja", beyond(6))
    assert codec.look_up("ninjaa", beyond(6)).near == ()
    assert "05.03" in numbers("ninja", beyond(7))
    assert codec.look_up("ninjaa", beyond(7)).near == ("ninja",)


@rule("CDX-1")
def test_things_carry_the_numbers_of_stages_that_players_have_come_to() -> None:
    assert codec.numbers_for("hostage") == codec.numbers_for("hostage", beyond(4)) == ("01.04",)
    assert codec.numbers_for("hostage", beyond(3)) == ()
    assert "05.03" in codec.numbers_for("ninja", beyond(7))
    assert codec.numbers_for("ninja", beyond(6)) == ()


@rule("CDX-1", "BOS-10")
@pytest.mark.parametrize("card", LENT)
def test_the_cards_lent_in_vr_missions_have_a_call_that_tells_of_no_stage(card: str) -> None:
    assert codec.numbers_for(card, NEW) == ("07.25",)
    assert codec.numbers_for(card)[0] == "07.25"


@pytest.mark.parametrize("row", plan.core().stages, ids=lambda row: row.id)
def test_no_call_on_the_list_names_a_boss_that_players_have_not_met(row: plan.StageRow) -> None:
    """RP-07: whatever can be read from the list without a number."""
    ahead = words_of_bosses(hidden := beyond(row.stage))

    assert [call.number for call in codec.shown_calls(hidden) if spoken(call) & ahead] == []


# at the terminal


def test_a_new_player_is_told_that_there_is_more_and_how_to_see_it(dock: Game) -> None:
    said = in_one_line(sit_down(dock, "codec snow", "veil", "codec snow"))

    before, after = said.split("What lies ahead is shown from now on.")
    assert "08.10 Sign-off 6 calls are about stages you haven’t reached yet; `veil` lists them too." in before
    assert "Tracks in the snow" not in before
    assert "Tracks in the snow" in after


def test_rules_and_cards_name_the_numbers_of_what_players_have_come_to(dock: Game) -> None:
    said = in_one_line(sit_down(dock, "rule LOS-9", "veil", "rule LOS-9"))

    before, after = said.split("What lies ahead is shown from now on.")
    assert ("01.02" in before, "01.02" in after) == (False, True)

    carrying = f"{CELL}snake a1\ngear snake nikita\nturn snake\n"
    lifted, drawn = (in_one_line(sit_down(scene(carrying), *typed, "why use")) for typed in ([], ["veil"]))
    assert ("01.06" in lifted, "01.06" in drawn) == (True, False)
    assert "Codec 06." in drawn


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


def test_a_folder_that_cannot_be_used_veils_everything_and_stops_no_game(home: Path, dock: Game) -> None:
    home.write_text("a file in the place of the folder")

    assert veil.OverSingles().hidden() == NEW
    assert "6 calls are about stages you haven’t reached" in in_one_line(sit_down(dock, "codec snow"))
    assert run("terminal", typed="quit\n").exit_code == 0


def test_a_file_that_makes_no_sense_and_cannot_be_kept_aside_stays(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home.mkdir()
    (home / veil.FILE).write_text("far")

    def refuse(path: Path, word: str) -> Path:
        raise PermissionError(path)

    monkeypatch.setattr(saves, "set_aside", refuse)
    assert veil.OverSingles().hidden() == NEW
    assert (home / veil.FILE).read_text() == "far"


def test_a_fight_that_is_won_in_a_vr_mission_leads_to_no_stage() -> None:
    veil.come_to(load_game((RECORDS / "recon-ocelot-1-0.json").read_text("utf-8")))

    assert veil.OverSingles().hidden() == beyond(4)


def test_a_stage_of_ones_own_leads_to_none_whoever_is_fought_there(tmp_path: Path) -> None:
    own = tmp_path / "own-duel"
    copytree(STAGES / "revolver-ocelot", own)
    text = (own / "stage.toml").read_text("utf-8").replace('id = "revolver-ocelot"', 'id = "own-duel"', 1)
    (own / "stage.toml").write_text(text, "utf-8")
    load_stage(own)

    veil.come_to(new_game("own-duel", seed=1))

    assert veil.OverSingles().hidden() == NEW


def test_a_campaign_has_a_veil_of_its_own() -> None:
    desk = campaign_store.added(cleared_to("tank"))
    fresh_one = campaign_store.begin("Another")

    assert (desk.hidden(), fresh_one.hidden()) == (beyond(5), NEW)
    assert desk.turn_veil()
    assert (desk.hidden(), fresh_one.hidden()) == (frozenset(), NEW)
