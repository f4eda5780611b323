"""The rank of a stage that was won: decibels by rules that are told."""

import pytest

from noisecheck import Game, load_game, scene
from noisecheck.campaign.rank import DECIBELS, HUSH, LINES, RANKS, heard, name_of, rank, wave
from noisecheck.content.loader import find_stage
from tests.endings import RECORDS


def played(record: str) -> Game:
    return load_game((RECORDS / f"{record}.json").read_text("utf-8"))


def counts(game: Game, rewinds: int = 0) -> dict[str, int]:
    found = rank(game, rewinds)
    assert found
    return {part.what: part.count for part in found.parts}


@pytest.mark.parametrize(
    ("decibels", "name"),
    [(0, "silence"), (1, "breath"), (10, "breath"), (11, "whisper"), (45, "murmur"), (80, "clatter"), (81, "racket")],
)
def test_a_rank_reaches_from_the_one_before_it_to_its_own_decibels(decibels: int, name: str) -> None:
    assert name_of(decibels) == name


def test_the_scale_only_gets_louder() -> None:
    assert list(RANKS.values()) == sorted(set(RANKS.values()))


def test_alerts_damage_and_bodies_count_and_the_sum_is_what_is_told() -> None:
    made = rank(played("cargo-dock-1-2"), 0)

    assert made
    assert {part.what: part.count for part in made.parts} == {
        "alerts": 2,
        "damage": 2,
        "bodies": 1,
        "rounds": 0,
        "rewinds": 0,
    }
    assert made.decibels == 2 * 10 + 2 * 5 + 1 * 3
    assert (made.name, made.decibels) == ("murmur", sum(part.count * part.each for part in made.parts))


def test_a_rewind_is_heard() -> None:
    game = played("cargo-dock-1-2")
    quiet, loud = rank(game, 0), rank(game, 3)

    assert quiet
    assert loud
    assert loud.decibels == quiet.decibels + 3 * DECIBELS["rewinds"]


def test_par_is_a_round_for_every_five_minutes_and_only_rounds_above_it_count() -> None:
    game = played("heliport-1-0")
    assert find_stage("heliport").file.minutes == 40
    assert game.state.round == 9

    made = rank(game, 0)

    assert made
    assert (made.par, counts(game)["rounds"]) == (8, 1)


def test_nobody_seen_nobody_hurt_nobody_down_in_par_is_silence() -> None:
    made = rank(played("recon-wolf-1-0"), 0)

    assert made
    assert (made.name, made.decibels) == ("silence", 0)


def test_a_loss_has_no_rank_and_neither_has_a_game_that_goes_on() -> None:
    game = played("cargo-dock-1-0")
    game.rewind()

    assert rank(game, 0) is None
    assert rank(played("cargo-dock-1-killed-in-action"), 0) is None


def test_a_scene_has_no_par() -> None:
    game = scene("""
    a   b   c
  +---+---+---+
1 | .   .   . |
  +---+---+---+
snake b1
objective b1
exit c1
turn snake
""")
    game.choose("interact b1")
    game.choose("sneak c1")

    made = rank(game, 0)

    assert made
    assert (made.par, made.name) == (None, "silence")


@pytest.mark.parametrize("record", ["cargo-dock-1-0", "cargo-dock-1-2", "heliport-1-0", "recon-2-0"])
def test_every_decibel_but_those_of_rewinds_is_heard_in_one_round(record: str) -> None:
    game = played(record)
    made = rank(game, rewinds=2)
    assert made

    rounds = heard(game, made.par)

    assert len(rounds) == game.state.round
    assert sum(rounds) == made.decibels - 2 * DECIBELS["rewinds"]


def test_the_printed_wave_is_flat_where_it_was_quiet_and_highest_where_it_was_loudest() -> None:
    quiet, loud, louder = (wave([0, decibels, 0]) for decibels in (0, 10, 30))

    assert set(quiet) == {HUSH}
    assert set(loud[:LINES] + loud[-LINES:]) == {HUSH}
    assert HUSH < max(loud) < max(louder) <= 100
    assert max(wave([1000])) <= 100


def test_the_wave_goes_from_the_first_round_to_the_last() -> None:
    game = played("cargo-dock-1-0")
    made = rank(game, 0)

    assert made
    assert len(made.wave) == LINES * game.state.round
