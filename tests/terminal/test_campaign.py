"""Campaigns at the terminal: list, stages, games and what comes of them, kept at every moment."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from noisecheck import campaign
from noisecheck.campaign import Campaign
from noisecheck.terminal import campaign_game, campaign_menu, campaign_store, saves, starting
from noisecheck.terminal.campaign_store import Desk
from noisecheck.texts import name
from tests.campaign.runs import PAL_CARD, answers_of, cleared_to, fresh, with_result, won_record
from tests.play import play
from tests.table import rule, scene
from tests.terminal.seats import in_one_line, plain_console, shown, typist
from tests.test_cli import run as command


@pytest.fixture(autouse=True)
def _dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games begin with the seed of the record."""
    monkeypatch.setattr(starting, "any_seed", lambda: 0)


def visit(*lines: str, width: int = 100) -> str:
    """All that is shown while these lines are typed; then the input ends, as if the window were closed."""
    console = plain_console(width)
    with suppress(EOFError):
        campaign_menu.visit(console, typist(*lines))
    return shown(console)


def kept() -> Campaign:
    """The campaign that was played last, as its file has it."""
    return campaign_store.desks()[0][0].campaign


def winning() -> Iterator[str]:
    return iter(answers_of(won_record()))


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
    assert "campaign  the stages one after the other" in result.output
    assert "One  0 of" in result.output


def test_the_command_opens_a_campaign_by_name_or_begins_it() -> None:
    for _ in range(2):
        assert "Night  0 of" in command("campaign", "Night", typed="quit\n").output

    assert len(campaign_store.desks()[0]) == 1
    assert command("campaign", typed="").exit_code == 0


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
    assert "Liquid" in visit("1", "veil", "quit")
    assert "Liquid" in visit("1", "quit")
    assert "Liquid" not in visit("1", "veil", "quit").split("veil")[-1].split("not reached yet")[-1]


def test_a_stage_that_has_to_wait_is_not_begun() -> None:
    campaign_store.added(fresh())
    said = in_one_line(visit("1", "2", "99", "vr9", "nonsense", "quit"))

    assert "This stage cannot be played now: clear stage 1 first" in said
    assert said.count("Type Enter, the number of a stage") == 3
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
    campaign_store.added(with_result(with_result(fresh(), "cargo-dock", "lost: snake killed in action"), "cargo-dock"))
    said = in_one_line(visit("1", "results", "quit"))

    assert "Stage failed: Snake killed in action. 6 rounds" in said
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


# games


def test_a_stage_is_played_and_won_and_the_next_one_opens() -> None:
    said = in_one_line(visit("new One", "", *winning(), "quit", "quit"))

    assert "quit for the campaign and what comes next." in said

    assert "Debriefing: Cargo Dock Stage cleared!" in said
    assert "Seed 0." in said
    assert "Enter: Heliport" in said.split("Debriefing")[1]
    assert [result.outcome for result in kept().results] == ["won"]
    assert kept().playing is None


@rule("SET-9")
def test_the_debriefing_shows_new_cards_and_heroes() -> None:
    before = cleared_to("heliport")
    after = with_result(before, "heliport")
    said = in_one_line("\n".join(map(str, campaign_game.debrief(before, after, after.results[-1], []))))

    assert "Pistol (.45 Cal) goes to the Memory Box. 1 action." in said
    assert "Meryl joins you from now on." in said
    again = in_one_line(
        "\n".join(map(str, campaign_game.debrief(after, with_result(after, "heliport"), after.results[-1], [])))
    )
    assert "goes to the Memory Box" not in again


def test_the_end_of_the_story_is_told_once() -> None:
    before = cleared_to("metal-gear-rex")
    after = with_result(before, "metal-gear-rex")

    assert "come to its end" in "".join(map(str, campaign_game.debrief(before, after, after.results[-1], [])))
    bonus = with_result(after, "liquid")
    assert "come to its end" not in "".join(map(str, campaign_game.debrief(after, bonus, bonus.results[-1], [])))


def test_a_loss_tells_what_led_to_it_and_the_stage_can_be_tried_again() -> None:
    said = visit("new One", "", *["end"] * 80, "again", "quit", "quit")

    assert "Stage failed" in said
    (result,) = kept().results
    assert result.outcome.startswith("lost: ")
    assert kept().playing
    assert kept().games == 2


def test_the_last_game_can_be_played_once_more_with_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    visit("new One", "again", "", *winning(), "quit", "quit")
    monkeypatch.setattr(starting, "any_seed", lambda: 5)
    said = visit("1", "again", *winning(), "quit", "quit")

    assert "Seed 0." in said
    assert [(result.seed, result.outcome) for result in kept().results] == [(0, "won"), (0, "won")]


def test_the_debriefing_of_a_loss_goes_back_to_its_cause() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    snake a1 damage 3
    guard c1 W
    turn snake
    orders radio-in 4/3 left
    dice 5 5
    """)
    play(game, "sneak b1", "end")
    assert game.outcome
    run = with_result(fresh(), "cargo-dock", game.outcome)

    said = [str(line).strip() for line in campaign_game.debrief(fresh(), run, run.results[-1], game.events)]

    assert said[1].startswith("Stage failed: Snake killed in action.")
    assert [line.rpartition("  ")[2] for line in said[2:]] == ["ORD-9", "COM-2", "COM-2"]


def test_a_game_goes_on_where_the_window_was_closed() -> None:
    answers = [*winning()]
    visit("new One", "", *answers[:5])
    assert kept().playing

    said = in_one_line(visit("1", "", *answers[5:], "quit", "quit"))

    assert "Enter: go on with Cargo Dock" in said
    assert [result.outcome for result in kept().results] == ["won"]


def test_a_campaign_is_whole_after_every_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    answers, found = [*winning()], []
    write = saves.write_atomically

    def watched(path: Path, text: str) -> None:
        write(path, text)
        found.append(campaign.read(path.read_text("utf-8")))

    monkeypatch.setattr(saves, "write_atomically", watched)
    visit("new One", "", *answers, "quit", "quit")

    steps = [sum(len(step) - 1 for step in each.playing.game["steps"]) for each in found if each.playing]
    assert steps == [*range(len(answers))]
    assert [len(each.results) for each in found if not each.playing] == [0, 1]


def test_taking_the_last_answer_back_takes_back_the_result() -> None:
    answers = [*winning()]
    visit("new One", "", *answers, "rewind", "quit", "quit")
    assert kept().results == ()

    visit("1", "", answers[-1], "quit", "quit")
    assert len(kept().results) == 1


def test_another_stage_is_begun_only_when_the_open_game_is_given_up() -> None:
    visit("new One", "", "sneak a7", "quit", "vr1", "n", "quit", "quit")
    assert kept().playing
    assert kept().games == 1

    visit("1", "vr1", "y", "quit", "quit")
    playing = kept().playing
    assert playing
    assert playing.stage == "recon"


def test_a_campaign_has_a_memory_box_of_its_own(home: Path) -> None:
    visit("new One", "", *winning(), "quit", "quit")

    assert not (home / "memory-box.json").exists()
    assert not (home / "autosave.json").exists()


def test_heroes_that_have_not_joined_are_not_offered() -> None:
    campaign_store.added(cleared_to("tank"))
    said = in_one_line(visit("1", "vr1", "", "otacon", "snake meryl", "quit", "quit"))

    assert "1 hero: Snake, Meryl 2 heroes: Snake + Meryl" in said
    assert "Not in this party now. There are: snake, meryl." in said
    playing = kept().playing
    assert playing
    assert playing.heroes == ("snake", "meryl")


@rule("BOS-45")
def test_a_vr_mission_can_be_played_against_a_boss_one_has_met() -> None:
    campaign_store.added(cleared_to("tank"))
    said = visit("1", "vr1", "recon-ocelot", "snake", "quit", "quit")

    assert "Recon against Ocelot" in said
    assert "Recon against Wolf" not in said
    playing = kept().playing
    assert playing
    assert playing.stage == "recon-ocelot"


@pytest.mark.parametrize(
    "change",
    [
        {"steps": [["0", ["sneak z9", 1]]]},
        {"origin": {"stage": "cargo-dock", "heroes": ["meryl"], "seed": 0}},
    ],
)
def test_an_open_game_that_cannot_go_on_is_kept_aside(home: Path, change: dict[str, object]) -> None:
    begun = campaign.begin_stage(fresh(), "cargo-dock", ["snake"], 0).campaign
    assert begun.playing
    spoiled = begun.playing.game | change
    campaign_store.added(campaign.keep(begun, 1, spoiled))

    said = in_one_line(visit("1", "", "quit"))

    assert "cannot be resumed" in said
    assert kept().playing is None
    (aside,) = home.glob("*.broken-1.json")
    assert json.loads(aside.read_text("utf-8")) == spoiled


def test_a_campaign_that_was_played_in_another_window_is_not_written_over() -> None:
    desk = campaign_store.added(fresh())
    other = campaign_store.desks()[0][0]
    other.put(with_result(other.campaign, "cargo-dock"))

    with pytest.raises(campaign.CampaignError, match="played elsewhere"):
        desk.put(campaign.lift_veil(desk.campaign))
    assert kept() == with_result(fresh(), "cargo-dock")


def test_a_full_disk_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    campaign_store.added(fresh())
    monkeypatch.setattr(saves, "write_atomically", full)
    said = in_one_line(visit("1", "", *winning(), "quit", "quit"))

    assert said.count("No space left on device") == 1
    assert "Debriefing" in said


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

    assert "here already" in said
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
    assert "exists already" in said
    assert "No such file or directory" in said
    assert file.read_text() == "precious"


def test_a_file_that_is_no_campaign_is_not_imported(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(won_record().save())

    assert "This is a saved game, not a campaign" in in_one_line(visit(f"import {file}", "quit"))
    assert campaign_store.desks() == ([], [])
