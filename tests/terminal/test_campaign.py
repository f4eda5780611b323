"""Campaigns at the terminal: the list, the page of one, and files of them."""

from pathlib import Path

import pytest

from noisecheck import campaign
from noisecheck.terminal import campaign_menu, campaign_store
from noisecheck.terminal.campaign_store import Desk
from noisecheck.texts import name
from tests.campaign.runs import LOST, PAL_CARD, cleared_to, fresh, questioned_at, with_result, won_record
from tests.command import run as command
from tests.table import rule
from tests.terminal.campaigns import kept, visit
from tests.terminal.seats import in_one_line, plain_console, typist

pytestmark = pytest.mark.usefixtures("dice")


# the list


def test_a_campaign_is_begun_by_its_name() -> None:
    said = visit("new Shadow run", "quit")

    assert "There is none" not in said.splitlines()[0]
    assert "Shadow run  0 of" in said
    assert kept().name == "Shadow run"


def test_campaigns_stand_side_by_side() -> None:
    visit("new One", "back", "new Two", "quit")
    said = visit("quit")

    assert "One" in said
    assert "Two" in said
    assert {desk.campaign.name for desk in campaign_store.desks()[0]} == {"One", "Two"}


@pytest.mark.parametrize("typed", ["7", "nonsense", "import", "new " + "x" * 61, "import no-such-file.json"])
def test_what_the_list_does_not_know_is_told_and_changes_nothing(typed: str) -> None:
    said = visit(typed, "quit")

    assert len(said.split("Campaigns")[1].strip()) > 10
    assert campaign_store.desks() == ([], [])


def test_a_file_that_is_no_campaign_is_told_and_left_alone(home: Path) -> None:
    (home / "campaigns").mkdir(parents=True)
    broken = home / "campaigns" / "broken.json"
    broken.write_bytes(b"\xff{")

    (home / "campaigns" / "folder.json").mkdir()

    assert in_one_line(visit("new One", "back", "quit")).count("is left alone") == 4
    assert broken.read_bytes() == b"\xff{"


def test_the_first_menu_leads_to_the_campaigns() -> None:
    result = command("terminal", typed="campaign\nnew One\nquit\n")

    assert result.exit_code == 0
    assert "campaign  the stages one after another" in result.output
    assert "One  0 of" in result.output


def test_the_command_opens_a_campaign_by_name_and_begins_one_when_the_player_says_so() -> None:
    begun = command("campaign", "Night", typed="y\nquit\n").output
    assert "There is no campaign “Night”." in begun
    assert "Begin a new one, “Night”?" in begun
    assert "Night  0 of" in begun
    for named in ("Night", "night"):
        again = command("campaign", named, typed="quit\n").output
        assert "Night  0 of" in again
        assert "There is no" not in again

    assert len(campaign_store.desks()[0]) == 1
    assert command("campaign", typed="").exit_code == 0


@pytest.mark.parametrize("typed", ["", "\n", "n\n", "quit\n", "1\n"])
@pytest.mark.parametrize("named", ["Shadw run", "shadow", "Shadow  runs"])
def test_a_mistyped_name_is_answered_with_the_one_that_was_meant_and_begins_nothing(named: str, typed: str) -> None:
    visit("new Shadow run", "back", "new Winter", "quit")
    said = command("campaign", named, typed=typed)

    assert said.exit_code == 0
    assert "Perhaps you mean “Shadow run”." in said.output
    assert len(campaign_store.desks()[0]) == 2


def test_a_word_of_a_name_suggests_it_however_long_the_name_is() -> None:
    visit("new The long night of the second winter", "quit")

    assert "Perhaps you mean “The long night" in command("campaign", "winter", typed="n\n").output


@pytest.mark.parametrize("named", ["   ", "n" * 90])
def test_what_cannot_be_a_name_is_refused_before_anything_is_asked(named: str) -> None:
    said = command("campaign", named, typed="y\n")

    assert said.exit_code == 1
    assert "The name of a campaign has 1 to" in said.output
    assert "Begin a new one" not in said.output


def test_a_name_like_no_other_suggests_nothing_and_leads_to_the_list() -> None:
    visit("new Shadow run", "quit")
    said = command("campaign", "Elephants", typed="n\n1\nquit\n").output

    assert "Perhaps" not in said
    assert "1  Shadow run  0 of" in said
    assert len(campaign_store.desks()[0]) == 1


# the page of a campaign


def test_every_stage_says_what_to_expect_or_why_it_has_to_wait() -> None:
    campaign_store.added(with_result(fresh(), "cargo-dock", rounds=9, alarms=1))
    said = in_one_line(visit("1", "quit"))

    assert "1 Cargo Dock sneaking, 25 min, 1 hero cleared: 9 rounds, 1 alert" in said
    assert "2 Heliport sneaking, 40 min, 1 hero open" in said
    assert "5 not reached yet clear stage 2 first" in said
    assert "Enter: Heliport" in said


def test_what_lies_ahead_is_named_when_the_veil_is_lifted() -> None:
    campaign_store.added(fresh())

    assert "Liquid" not in visit("1", "quit")
    lifted = visit("1", "veil", "quit")
    assert "Liquid" in lifted
    assert "9 Prison Break sneaking, 60 min clear stage 1 first" in in_one_line(lifted), (
        "for heroes who have not joined"
    )
    assert "Liquid" in visit("1", "quit")
    assert "Liquid" not in visit("1", "veil", "quit").split("veil")[-1].split("not reached yet")[-1]


def test_a_stage_that_has_to_wait_is_not_begun() -> None:
    campaign_store.added(fresh())
    said = in_one_line(visit("1", "2", "99", "vr9", "nonsense", "quit"))

    assert "This stage cannot be played now: clear stage 1 first" in said
    assert said.count("Press Enter, or type the number of a stage") == 3
    assert kept() == fresh()


@rule("SET-10")
def test_the_memory_box_shows_what_cards_do_and_where_there_are_more() -> None:
    run = with_result(cleared_to("heliport"), "heliport")
    coming = campaign.next_stage(run)
    assert coming
    campaign_store.added(run)
    said = in_one_line(visit("1", "box", "quit")).split("Memory Box: ")[1]

    assert said.startswith("3 cards")
    assert "Pistol (.45 Cal) 1 action." in said
    assert f"More to win {name(coming.id)} " in said
    assert "Recon 1 card" in said
    assert "Tank" not in said


def test_results_tell_every_game() -> None:
    campaign_store.added(with_result(with_result(fresh(), "cargo-dock", LOST), "cargo-dock"))
    said = in_one_line(visit("1", "results", "quit"))

    assert "Stage failed: Snake was killed. 6 rounds" in said
    assert "Stage cleared! 6 rounds" in said
    assert "No game of this campaign" in visit("new Two", "results", "quit")


@rule("CDX-1")
def test_a_secret_heard_between_stages_stays_found() -> None:
    visit("new One", f"codec {PAL_CARD}", "quit")

    assert kept().codec == (PAL_CARD,)
    assert "PAL Key Card" in visit("1", "box", "quit")


@rule("CDX-1")
def test_a_secret_heard_in_the_middle_of_a_game_stays_found() -> None:
    visit("new One", "", f"codec {PAL_CARD}", "sneak a7")

    assert kept().codec == (PAL_CARD,)


def test_help_names_every_command() -> None:
    said = visit("new One", "help", "quit")

    page = campaign_menu.Page(campaign_menu.Menu(plain_console(), typist()), Desk(fresh(), ""))
    explained = [line.split()[0] for line in said.splitlines() if line.strip()]
    assert [command for command in page.commands if command not in (*explained, "help")] == []


# export and import


def test_a_campaign_goes_to_another_machine_in_one_file(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    visit("new One", "", "sneak a7", "quit", f"export {file}", "quit")
    before = kept()
    for path in (home / "campaigns").iterdir():
        path.unlink()

    said = visit(f"import {file}", "quit")

    assert "“One” is here now." in said
    assert kept() == before


def test_importing_what_is_here_already_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    said = visit("new One", f"export {file}", "back", f"import {file}", "quit")

    assert "already here" in said
    assert len(campaign_store.desks()[0]) == 1


def test_an_older_state_of_a_campaign_is_imported_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    visit("new One", f"export {file}", "veil", "back", f"import {file}", "quit")

    assert sorted(desk.campaign.unveiled for desk in campaign_store.desks()[0]) == [False, True]


def test_an_export_writes_over_nothing(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("precious")
    said = in_one_line(
        visit("new One", "export", f"export {file}", f"export {tmp_path / 'no' / 'folder.json'}", "quit")
    )

    assert "Export to which file?" in said
    assert "already exists" in said
    assert "No such file or directory" in said
    assert file.read_text() == "precious"


def test_a_file_that_is_no_campaign_is_not_imported(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(won_record().save())

    assert "This is a saved game, not a campaign" in in_one_line(visit(f"import {file}", "quit"))
    assert campaign_store.desks() == ([], [])


# the interrogation


def test_he_is_questioned_before_stage_9_and_only_the_words_themselves_are_an_answer() -> None:
    campaign_store.added(questioned_at())

    said = visit("1", "9", "", "", "yes", "hold out", "give in", "back")

    assert "the interrogation comes first" in said
    assert said.count("That is not an answer") == 2
    assert "Snake says nothing." in said
    assert "Those who come for Snake are expected" in in_one_line(said)
    answers = kept().interrogation
    assert answers is not None
    assert (len(answers.lost), answers.gave_in) == (1, True)


def test_who_goes_back_is_asked_the_same_question_later() -> None:
    campaign_store.added(questioned_at())

    said = visit("1", "", "hold out", "back", "", "back")

    assert said.count("Where is she waiting?") == 2
    assert campaign.standing(kept(), "prison-break").state == "blocked"
