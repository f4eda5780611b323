"""Between stages 8 and 9 Snake is questioned: what it costs to hold out, and what comes of it later."""

import pytest
from msgspec.structs import replace

from noisecheck import StageError, campaign, load_game, new_game, texts
from noisecheck.campaign import Campaign, CampaignError, interrogation
from noisecheck.campaign import plan as plans
from noisecheck.campaign.shapes import Interrogation
from noisecheck.engine.events import BeganHurt
from noisecheck.terminal.story import tell_story
from tests.campaign.runs import questioned_at, with_result
from tests.play import play, told
from tests.table import rule

PLAN = plans.core().interrogation


def seeds() -> tuple[int, int]:
    """Seeds whose die costs 1 strength, and 2."""
    costs = {seed: campaign.hold_out(questioned_at(), seed).interrogation for seed in range(40)}
    little = next(seed for seed, asked in costs.items() if asked and asked.lost == (1,))
    return little, next(seed for seed, asked in costs.items() if asked and asked.lost == (2,))


def held_out(times: int, seed: int) -> Campaign:
    run = questioned_at()
    for _ in range(times):
        run = campaign.hold_out(run, seed)
    return run


def test_it_is_due_after_stage_8_and_stage_9_waits_for_it() -> None:
    run = questioned_at()

    assert interrogation.is_due(run)
    standing = campaign.standing(run, "prison-break")
    assert (standing.state, str(standing.reason)) == ("blocked", "the interrogation comes first")
    with pytest.raises(CampaignError, match="interrogation"):
        campaign.begin_stage(run, "prison-break", ["otacon"], 1)
    assert campaign.standing(run, "heliport").can_be_played
    assert campaign.standing(run, "recon").can_be_played


def test_nobody_is_questioned_before_and_a_campaign_that_is_past_it_is_spared() -> None:
    before = replace(questioned_at(), results=questioned_at().results[:-1])
    past = with_result(questioned_at(), "prison-break", heroes=("otacon",))

    for run in (before, past):
        assert not interrogation.is_due(run)
        with pytest.raises(CampaignError, match="Nobody is being questioned"):
            campaign.give_in(run)
    assert campaign.standing(past, "hind-d").can_be_played


def test_each_time_it_costs_1_strength_or_2_on_a_5_or_6() -> None:
    costs = [campaign.hold_out(questioned_at(), seed).interrogation for seed in range(600)]
    hard = sum(asked == Interrogation((2,)) for asked in costs)

    assert {asked.lost for asked in costs if asked} == {(1,), (2,)}
    assert 150 < hard < 250  # a third


def test_who_holds_out_three_times_has_endured_and_is_asked_no_more() -> None:
    little, _ = seeds()
    assert interrogation.outcome(held_out(2, little)) == ""

    run = held_out(3, little)

    assert (interrogation.outcome(run), interrogation.strength_left(run)) == ("endured", 2)
    assert campaign.standing(run, "prison-break").can_be_played
    with pytest.raises(CampaignError):
        campaign.hold_out(run, little)


def test_without_strength_he_faints() -> None:
    _, much = seeds()

    assert interrogation.outcome(held_out(2, much)) == ""
    assert interrogation.outcome(held_out(3, much)) == "fainted"


def test_he_may_give_in_at_any_question() -> None:
    little, _ = seeds()

    for times in range(3):
        run = campaign.give_in(held_out(times, little))
        assert interrogation.outcome(run) == "gave-in"
        assert not interrogation.is_due(run)


@pytest.mark.parametrize("outcome", ["endured", "fainted", "gave-in"])
def test_what_came_of_it_is_felt_where_later_stages_begin_and_the_words_say_so(outcome: str) -> None:
    little, much = seeds()
    run = {
        "endured": held_out(3, little),
        "fainted": held_out(3, much),
        "gave-in": campaign.give_in(questioned_at()),
    }[outcome]
    assert interrogation.outcome(run) == outcome
    said = texts.say("interrogation-outcome", {"outcome": outcome})

    for scar in PLAN.scars[outcome]:
        there = run if scar.stage == "prison-break" else with_result(run, "prison-break", heroes=("otacon",))
        party = next(each for each in campaign.standing(there, scar.stage).parties if scar.hero in each)
        begun = campaign.begin_stage(there, scar.stage, party, 3)
        assert begun.game.hero(scar.hero).damage == scar.damage
        assert load_game(begun.game.save()).hero(scar.hero).damage == scar.damage
        number = next(row.stage for row in plans.core().stages if row.id == scar.stage)  # its name is veiled still
        assert f"stage {number} with {scar.damage} damage" in said
        assert texts.name(scar.hero) in said


@rule("SET-11")
def test_who_begins_hurt_is_told_so_once_when_the_first_turn_begins() -> None:
    run = with_result(campaign.give_in(questioned_at()), "prison-break", heroes=("otacon",))
    game = campaign.begin_stage(run, "hind-d", ["snake", "meryl"], 3).game
    while game.decision and game.decision.kind == "loadout":
        play(game, "done")
    play(game, "turn snake")

    assert [(event.rule, event.facts()) for event in game.events if isinstance(event, BeganHurt)] == [
        ("SET-11", {"hero": "meryl", "damage": 1})
    ]
    said = [line.plain.strip() for line in tell_story(game.events)]
    assert "Meryl begins with 1 damage, from before this stage.  SET-11" in said
    assert len(told(play(game, "end"), "BeganHurt")) == 1
    assert told(play(new_game("hind-d", ["snake", "meryl"]), "turn snake"), "BeganHurt") == []


def test_later_stages_and_other_heroes_begin_unhurt() -> None:
    run = with_result(campaign.give_in(questioned_at()), "prison-break", heroes=("otacon",))
    game = campaign.begin_stage(with_result(run, "hind-d"), "sniper-wolf", ["snake"], 3).game

    assert game.hero("snake").damage == 0
    assert "wounds" not in game.origin


def test_it_is_saved_with_the_campaign() -> None:
    run = campaign.hold_out(questioned_at(), 3)

    assert campaign.read(campaign.export(run)) == run
    assert campaign.read(campaign.export(campaign.give_in(run))).interrogation == replace(
        run.interrogation or Interrogation(), gave_in=True
    )


@pytest.mark.parametrize(
    "asked",
    [
        Interrogation((1, 1, 1, 1)),
        Interrogation((1, 1, 1), gave_in=True),
        Interrogation((2, 2, 2), gave_in=True),
    ],
)
def test_a_file_with_more_answers_than_questions_is_refused(asked: Interrogation) -> None:
    with pytest.raises(CampaignError, match="interrogation"):
        campaign.read(campaign.export(replace(questioned_at(), interrogation=asked)))


def test_nor_is_one_taken_in_which_he_was_questioned_too_early() -> None:
    run = replace(questioned_at(), results=(), interrogation=Interrogation((1,)))

    with pytest.raises(CampaignError, match="too early"):
        campaign.read(campaign.export(run))


@pytest.mark.parametrize("wounds", [{"snake": 4}, {"snake": 0}, {"snake": "much"}, ["snake"]])
def test_wounds_that_nobody_bears_are_refused(wounds: object) -> None:
    with pytest.raises(StageError):
        new_game("hind-d", ["snake"], wounds=wounds)  # type: ignore[arg-type]


def test_a_stage_that_is_taken_back_takes_its_questions_with_it() -> None:
    asked = campaign.hold_out(questioned_at(), 1)
    last = asked.results[-1]
    saved = {"noisecheck": 1, "origin": {"stage": last.stage, "heroes": list(last.heroes), "seed": 1}, "steps": []}
    kept = campaign.keep(asked, last.number, saved)

    assert kept.interrogation is None
    assert campaign.read(campaign.export(kept)) == kept
