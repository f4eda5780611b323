"""A campaign as a file: whatever was played comes back as it was, and what is no campaign changes nothing."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noisecheck import Game, campaign, codec
from noisecheck.campaign import Campaign, CampaignError
from noisecheck.campaign import plan as plans
from noisecheck.engine.outcome import WON
from tests.campaign.runs import LOST, OTHER_HAND, cleared_to, fresh, with_result


def sample() -> Campaign:
    """With something of everything: results, a secret, a game in which something was done."""
    run = with_result(campaign.call(fresh(), OTHER_HAND), "cargo-dock", LOST)
    run, game = campaign.begin_stage(with_result(run, "cargo-dock"), "heliport", ["snake"], 7)
    game.choose("sneak c7")
    return campaign.keep(run, 3, json.loads(game.save()) | {"bots": {"snake": "steady"}})


def file_of(run: Campaign) -> dict[str, Any]:
    found = json.loads(campaign.export(run))
    assert isinstance(found, dict)
    return found


# what goes out comes in


def test_a_campaign_comes_back_from_its_file_as_it_was() -> None:
    assert campaign.read(campaign.export(sample())) == sample()


def test_the_file_says_what_it_is_and_can_be_read_by_people() -> None:
    text = campaign.export(sample())

    assert text.startswith('{\n  "noisecheck": "campaign",\n  "format": 3,\n')
    assert '      "stage": "cargo-dock",\n' in text


def test_the_page_about_campaigns_names_every_key_of_the_file() -> None:
    page = (Path(__file__).parents[2] / "docs" / "campaign.md").read_text("utf-8")
    section = page.split("## As a file")[1].split("## As data")[0]
    keys = [*file_of(sample()), *file_of(sample())["results"][0], *file_of(sample())["playing"]]

    assert [key for key in keys if f"`{key}`" not in section] == []


class Deeds:
    """A campaign to which one thing after the other happens, as numbers say."""

    def __init__(self) -> None:
        self.run = fresh()
        self.game: Game | None = None

    def do(self, what: int, which: int) -> None:
        deeds = [self.begin, self.answer, self.result, self.call, self.veil, self.give_up]
        deeds[what % len(deeds)](which)

    def begin(self, which: int) -> None:
        self.give_up(which)
        open_ones = [each for each in (*campaign.stages(self.run), *campaign.missions(self.run)) if each.can_be_played]
        stage = open_ones[which % len(open_ones)]
        self.run, self.game = campaign.begin_stage(self.run, stage.id, stage.parties[which % len(stage.parties)], which)

    def answer(self, which: int) -> None:
        if self.game and self.game.decision:
            self.game.choose(self.game.decision.options[which % len(self.game.decision.options)])
            assert self.run.playing
            self.run = campaign.keep(self.run, self.run.playing.number, json.loads(self.game.save()))

    def result(self, which: int) -> None:
        self.give_up(which)
        coming = campaign.next_stage(self.run)
        stage = coming.id if coming and which % 3 else plans.core().everything()[which % 5]
        self.run = with_result(
            self.run, stage, LOST if which % 4 == 0 else WON, rounds=1 + which % 20, alarms=which % 7
        )

    def call(self, which: int) -> None:
        numbers = [*codec.calls()]
        self.run = campaign.call(self.run, numbers[which % len(numbers)])

    def veil(self, which: int) -> None:
        self.run = campaign.lift_veil(self.run) if which % 2 else campaign.draw_veil(self.run)

    def give_up(self, which: int) -> None:
        self.run, self.game = campaign.give_up(self.run), None


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 10_000)), max_size=25))
def test_whatever_happens_in_a_campaign_it_survives_export_and_import(deeds: list[tuple[int, int]]) -> None:
    played = Deeds()
    for what, which in deeds:
        played.do(what, which)
        back = campaign.read(campaign.export(played.run))

        assert back == played.run
        assert campaign.stages(back) == campaign.stages(played.run)
        assert campaign.memory_box(back) == campaign.memory_box(played.run)


# what is no campaign


def spoiled(*keys: str | int, value: object) -> str:
    """The file of the sample with one thing in it changed."""
    found = file_of(sample())
    place: Any = found
    for key in keys[:-1]:
        place = place[key]
    place[keys[-1]] = value
    return json.dumps(found)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "JSON"),
        ("{", "JSON"),
        ("[" * 100_000, "JSON"),
        ("[]", "not a campaign"),
        ("{}", "not a campaign"),
        ('{"noisecheck": "tables"}', "not a campaign"),
        ('{"noisecheck": 1, "origin": {}, "steps": []}', "a saved game"),
        ('{"noisecheck": "campaign"}', "does not give its format"),
        ('{"noisecheck": "campaign", "format": "1"}', "does not give its format"),
        ('{"noisecheck": "campaign", "format": 0}', "does not give its format"),
        ('{"noisecheck": "campaign", "format": 99}', "format 99.*Update"),
        ('{"noisecheck": "campaign", "format": 1}', "missing required field `id`"),
    ],
)
def test_another_file_is_told_from_a_campaign(text: str, told: str) -> None:
    with pytest.raises(CampaignError) as refused:
        campaign.read(text)

    assert refused.match(told)


@pytest.mark.parametrize(
    ("keys", "value", "told"),
    [
        (["id"], "../../etc/passwd", "id"),
        (["id"], 7, r"\$\.id"),
        (["name"], "", "name"),
        (["name"], "a\nb", "name of a campaign"),
        (["name"], " a ", "name of a campaign"),
        (["name"], "\ud800", "name of a campaign"),
        (["created"], "yesterday", "created"),
        (["created"], "2026-11-15T12:00:00", "created"),
        (["extra"], 1, "extra"),
        (["unveiled"], 1, "unveiled"),
        (["games"], 1, "only 1 game was begun"),
        (["codec"], ["05.07"], "05.07"),
        (["codec"], [OTHER_HAND, OTHER_HAND], "twice"),
        (["results"], {}, "results"),
        (["results", 0, "stage"], "boathouse", "boathouse"),
        (["results", 0, "heroes"], ["raiden"], "raiden"),
        (["results", 0, "heroes"], ["snake", "snake"], "twice"),
        (["results", 0, "heroes"], [], "no heroes"),
        (["results", 0, "seed"], -1, "-1 is not a seed"),
        (["results", 0, "seed"], 2**64, "is not a seed"),
        (["results", 0, "seed"], "7", "seed"),
        (["results", 0, "outcome"], "won", "outcome"),
        (["results", 0, "outcome", "kind"], "drawn", "drawn"),
        (["results", 0, "outcome", "reason"], "", "neither won nor lost"),
        (["results", 0, "outcome", "figure"], "\x1b[2J", "neither won nor lost"),
        (["results", 0, "rewards"], ["rope"], "it was lost and has rewards"),
        (["results", 1, "rewards"], ["excalibur"], "excalibur"),
        (["results", 1, "rewards"], ["handgun-50"], "starting equipment of meryl"),
        (["results", 1, "rewards"], ["rope", "rope"], "rope"),
        (["results", 1, "secrets"], ["xyzzy"], "xyzzy"),
        (["results", 1, "number"], 1, "1 appears twice"),
        (["results", 1, "rounds"], 0, "rounds"),
        (["results", 1, "alarms"], -1, "alarms"),
        (["playing", "number"], 2, "2 appears twice"),
        (["playing", "number"], 4, "only 3 games were begun"),
        (["playing", "game"], {}, 'a saved game has "noisecheck": 1'),
        (["playing", "game", "extra"], 1, "extra"),
        (["playing", "game", "bots"], {"snake": 1}, "bots"),
        (["playing", "game", "noisecheck"], 9, "format 9"),
        (["playing", "game", "origin"], {"scene": "snake a1"}, "scene"),
        (["playing", "game", "origin", "stage"], "boathouse", "boathouse"),
        (["playing", "game", "origin", "heroes"], ["raiden"], "raiden"),
        (["playing", "game", "origin", "memory_box"], ["excalibur"], "excalibur"),
        (["playing", "game", "origin", "seed"], -1, "-1 is not a seed"),
        (["playing", "game", "origin", "secrets"], [[]], "secret"),
        (["playing", "game", "origin", "secrets"], ["xyzzy"], "xyzzy"),
        (["playing", "game", "steps"], [["0", ["sneak c7"]]], "step 1"),
        (["playing", "game", "steps"], [["0", ["\ud800", 1]]], "cannot be saved again"),
    ],
)
def test_what_is_wrong_with_a_campaign_is_told(keys: list[str | int], value: object, told: str) -> None:
    with pytest.raises(CampaignError) as refused:
        campaign.read(spoiled(*keys, value=value))

    assert refused.match(told)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda each: st.lists(each) | st.dictionaries(st.text(), each),
    )
)
@settings(max_examples=60, deadline=None)
def test_nonsense_in_any_place_is_refused_and_never_crashes(nonsense: object) -> None:
    for key in file_of(sample()):
        with suppress(CampaignError):  # a name may be nearly anything
            campaign.read(spoiled(key, value=nonsense))


def test_a_stage_further_on_than_its_neighbours_is_no_fault() -> None:
    """Stages may be added to the campaign between those that somebody has cleared."""
    run = with_result(cleared_to("tank"), "liquid")

    assert campaign.read(campaign.export(run)) == run


def test_an_open_game_that_its_stage_no_longer_takes_does_not_cost_the_campaign() -> None:
    """Stages change; the game is told of when somebody wants to go on with it."""
    run = campaign.read(spoiled("playing", "game", "origin", "heroes", value=["meryl"]))

    assert run.results == sample().results
