"""A game is a row, and the same game is the same row."""

from collections import Counter
from itertools import count
from typing import Any

import pytest

from noisecheck import Game, new_game
from noisecheck.bots import bot
from noisecheck.engine.outcome import WON
from noisecheck.engine.state import ALERT
from noisecheck.lab import playing
from noisecheck.lab.box import borne, drawn_box, kinds_of, unlockable, won_box
from noisecheck.lab.playing import KILLED, TIME, Row, play_chunk
from noisecheck.lab.runs import Chunk, Setting, new_run
from tests.lab.making import timeless


def test_a_row_tells_how_its_game_went(rows: list[Row]) -> None:
    row = next(row for row in rows if row.bot == "steady" and row.stage == "heliport")

    game = new_game(row.stage, row.heroes, row.seed, drawn_box(4, row.seed))
    player = bot("steady", row.seed)
    decisions = 0
    while game.decision:
        game.choose(player.choose(game))
        decisions += 1
    kinds = Counter(type(event).__name__ for event in game.events)
    told = [event.facts() | {"kind": type(event).__name__} for event in game.events]

    assert row.won == (game.outcome == WON)
    assert (row.rounds, row.decisions) == (game.state.round, decisions)
    assert row.damage == sum(each["damage"] for each in told if each["kind"] == "Hurt" and each["figure"] == "snake")
    assert row.alarms == sum(each["kind"] == "AttentionPlaced" and each["side"] == ALERT for each in told)
    assert row.seen == Counter(each["space"] for each in told if each["kind"] == "Seen")
    assert row.orders == kinds["OrderDrawn"]
    assert row.carried == kinds_of(each["gear"] for each in told if each["kind"] == "Equipped")
    assert set(row.used) <= set(row.carried) <= set(row.box)


def test_a_row_says_how_long_each_turn_took(rows: list[Row]) -> None:
    for row in rows:
        turns = row.rounds * row.players
        assert turns - row.players <= len(row.turn_ms) <= turns
        assert min(row.turn_ms, default=1) > 0


def test_of_a_row_only_the_times_come_from_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    run = new_run(["cargo-dock"], [], ["random"], games=3)

    def played_at(milliseconds: int) -> list[Row]:
        """By a clock that goes on by so much whenever it is looked at."""
        monkeypatch.setattr(playing, "thread_time", count(step=milliseconds / 1000).__next__)
        return play_chunk(run, run.chunks()[0])

    fast, slow = played_at(1), played_at(2)

    assert timeless(fast) == timeless(slow)
    assert [[2 * time for time in row.turn_ms] for row in fast] == [row.turn_ms for row in slow]
    assert all(0 < sum(row.turn_ms) <= row.decisions for row in fast)  # a millisecond for every question


def test_a_lost_game_has_a_cause_and_a_won_one_has_none(rows: list[Row]) -> None:
    assert {row.outcome for row in rows} == {"won", "lost"}
    for row in rows:
        assert (row.cause == "") == row.won
        assert (row.cause == KILLED) == (row.victim in row.heroes)
        assert row.cause in ("", KILLED, TIME)


def test_all_parties_take_their_turn() -> None:
    run = new_run(["recon"], [2], ["random"], games=6)
    parties = [tuple(row.heroes) for chunk in run.chunks() for row in play_chunk(run, chunk)]

    assert len(set(parties)) == 6  # two of four heroes


def test_starting_equipment_is_carried() -> None:
    run = new_run(["recon"], [4], ["random"], games=1)
    row = play_chunk(run, run.chunks()[0])[0]

    assert {"handgun-50", "arm-cannon", "adv-stealth-camouflage"} <= set(row.carried)


def test_every_bot_finds_the_same_memory_box_for_a_seed(rows: list[Row]) -> None:
    boxes: dict[int, set[tuple[str, ...]]] = {}
    for row in rows:
        boxes.setdefault(row.seed, set()).add(tuple(row.box))

    assert all(len(found) == 1 for found in boxes.values())
    assert len(set.union(*boxes.values())) > 6


def test_a_memory_box_can_hold_every_card_that_is_unlocked() -> None:
    assert drawn_box(len(unlockable()), 3) == sorted(unlockable())
    assert "handgun-50" not in unlockable()
    assert {"rations-2", "key-card-3"} <= set(unlockable())
    assert kinds_of(["rations-2", "rations-3", "key-card-3"]) == ["key-card-3", "rations"]


def test_what_goes_wrong_says_in_which_game() -> None:
    run = new_run(["cargo-dock"], [], ["random"], games=1, first_seed=7)
    chunk = Chunk(0, Setting("cargo-dock", 3, "random"), range(7, 8))  # a number of heroes the stage does not take

    with pytest.raises(KeyError) as raised:
        play_chunk(run, chunk)
    assert "seed 7" in raised.value.__notes__[0]


def test_a_box_holds_what_the_campaign_gave_on_the_way() -> None:
    before = {"pistol-45", "rations-2", "chaff-grenade", "stun-grenade", "c-4"}
    virtual = {"pistol-suppressor", "rations-4", "claymore", "night-vision-goggles", "thermal-goggles"}

    assert set(won_box("story", "revolver-ocelot")) == before
    assert set(won_box("all", "revolver-ocelot")) == before | virtual | {"rifle-suppressor", "time-bomb"}
    assert won_box("none", "revolver-ocelot") == []


def test_who_meets_the_last_boss_with_every_card_has_the_one_for_all_of_them_too() -> None:
    assert set(won_box("all", "liquid")) == set(unlockable()) - {"pal-key-card"}
    assert "stealth-camouflage-2" not in won_box("all", "metal-gear-rex")


def test_a_game_of_the_campaign_is_played_with_its_box() -> None:
    run = new_run(["tank"], [1], ["random"], games=1, rewards=["story"])
    [row] = play_chunk(run, run.chunks()[0])

    assert row.rewards == "story"
    assert row.box == kinds_of(won_box("story", "tank"))


def test_who_comes_to_hind_d_in_the_campaign_has_held_out_and_begins_hurt() -> None:
    """By 1 damage, or by 2 where the dice were against him; other stages, and single games, begin unhurt."""
    found = [borne("story", "hind-d", seed) for seed in range(40)]

    assert {tuple(each.items()) for each in found} == {(("snake", 1),), (("snake", 2),)}
    assert found == [borne("all", "hind-d", seed) for seed in range(40)]
    assert borne("none", "hind-d", 0) == borne("story", "prison-break", 0) == borne("story", "tank", 0) == {}


def test_a_game_of_the_campaign_begins_with_the_damage_of_its_interrogation(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    def begin(*given: Any, **more: Any) -> Game:
        begun.append(new_game(*given, **more))
        return begun[-1]

    monkeypatch.setattr("noisecheck.lab.playing.new_game", begin)
    run = new_run(["hind-d"], [2], ["random"], games=1, rewards=["story", "none"])
    for chunk in run.chunks():
        play_chunk(run, chunk)

    assert [game.origin.get("wounds") for game in begun] == [borne("story", "hind-d", 0), None]
