"""Games of a campaign at the terminal: what comes of them, kept at every moment."""

import json
from pathlib import Path

import pytest

from noisecheck import campaign
from noisecheck.engine.outcome import WON
from noisecheck.terminal import campaign_game, campaign_store, saves, starting, veil
from tests.campaign.runs import cleared_to, fresh, with_result
from tests.play import play
from tests.table import rule, scene
from tests.terminal.campaigns import kept, visit, winning
from tests.terminal.seats import in_one_line

pytestmark = pytest.mark.usefixtures("dice")


# games


def test_a_stage_is_played_and_won_and_the_next_one_opens() -> None:
    said = in_one_line(visit("new One", "", *winning(), "quit", "quit"))

    assert "`quit` for the campaign and what comes next." in said

    assert "Debriefing: Cargo Dock Stage cleared!" in said
    assert "Seed 0." in said
    assert "Enter: Heliport" in said.split("Debriefing")[1]
    assert [result.outcome for result in kept().results] == [WON]
    assert kept().playing is None


@rule("CDX-1")
def test_the_codec_of_a_campaign_knows_what_that_campaign_has_come_to_and_no_other() -> None:
    """RP-07: on its page and at its tables."""
    campaign_store.added(cleared_to("tank"))
    desk = campaign_store.begin("Another")
    assert veil.OverSingles().hidden() != desk.hidden()

    on_page, at_table = (in_one_line(visit(*lines)) for lines in (["1", "codec plates"], ["1", "", "codec plates"]))

    assert "1 call is about a stage you haven’t reached" in on_page
    assert "1 call is about a stage you haven’t reached" in at_table


@rule("SET-9")
def test_the_debriefing_shows_new_cards_and_heroes() -> None:
    before = cleared_to("heliport")
    after = with_result(before, "heliport")
    said = in_one_line("\n".join(map(str, campaign_game.debrief(before, after, after.results[-1], []))))

    assert "Pistol (.45 Cal) goes into the Memory Box. 1 action." in said
    assert "Meryl joins you from now on." in said
    again = in_one_line(
        "\n".join(map(str, campaign_game.debrief(after, with_result(after, "heliport"), after.results[-1], [])))
    )
    assert "goes into the Memory Box" not in again


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
    assert str(result.outcome).startswith("lost: ")
    assert kept().playing
    assert kept().games == 2


def test_the_last_game_can_be_played_once_more_with_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    visit("new One", "again", "", *winning(), "quit", "quit")
    monkeypatch.setattr(starting, "any_seed", lambda: 5)
    said = visit("1", "again", *winning(), "quit", "quit")

    assert "Seed 0." in said
    assert [(result.seed, result.outcome) for result in kept().results] == [(0, WON), (0, WON)]


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

    assert said[1].startswith("Stage failed: Snake was killed.")
    assert [line.rpartition("  ")[2] for line in said[2:]] == ["ORD-9", "COM-2", "COM-2"]


def test_a_game_goes_on_where_the_window_was_closed() -> None:
    answers = [*winning()]
    visit("new One", "", *answers[:5])
    assert kept().playing

    said = in_one_line(visit("1", "", *answers[5:], "quit", "quit"))

    assert "Enter: go on with Cargo Dock" in said
    assert [result.outcome for result in kept().results] == [WON]


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


def test_a_rewind_is_written_once_and_counted_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    visit("new One", "", *[*winning()][:2], "quit", "quit")
    found: list[int] = []
    write = saves.write_atomically

    def watched(path: Path, text: str) -> None:
        write(path, text)
        if playing := campaign.read(text).playing:
            found.append(playing.rewinds)

    monkeypatch.setattr(saves, "write_atomically", watched)
    visit("1", "", "rewind", "quit", "quit")

    assert found == [1]


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
    assert "Not in this party now. Available: snake, meryl." in said
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
