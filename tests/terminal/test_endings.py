"""How a stage ends is told in its own words, at the table and in a campaign."""

import pytest

from noisecheck import Game, load_game
from noisecheck.terminal.story import tell_ending
from noisecheck.texts import look_up, say
from tests.endings import RECORDS
from tests.terminal.seats import in_one_line, sit_down


def game_of(record: str) -> Game:
    return load_game((RECORDS / f"{record}.json").read_text("utf-8"))


@pytest.mark.parametrize(
    ("record", "ending"),
    [
        ("heliport-1-0", "won"),
        ("heliport-1-game-over", "lost"),
        ("heliport-1-killed-in-action", "lost"),
        ("stealth-1-a-guard-was-killed", "lost-killing"),
        ("stealth-1-game-over", "lost"),
        ("revolver-ocelot-1-hostage-killed", "lost-hostage"),
        ("hostages-ocelot-1-hostage-killed", "lost-hostage"),
        ("revolver-ocelot-1-killed-in-action", "lost"),
        ("sniper-wolf-3-0", "won"),
        ("sniper-wolf-4-0", "spared"),
        ("tank-1-0", "won"),
    ],
)
def test_a_stage_tells_its_end_as_it_came(record: str, ending: str) -> None:
    game = game_of(record)

    assert tell_ending(game.state) == look_up(f"stage-{game.state.stage.mission.id}.{ending}", {})


def test_it_is_told_at_the_table_below_the_outcome() -> None:
    words = look_up("stage-heliport.won", {})

    assert f"{say('won', {})} {words} Footfall, 46 dB" in in_one_line(sit_down(game_of("heliport-1-0")))


def test_a_win_has_a_rank_and_says_what_it_is_made_of() -> None:
    said = in_one_line(sit_down(game_of("cargo-dock-1-2")))

    assert "Murmur, 33 dB 2 alerts: 2 × 10 dB · 2 damage: 2 × 5 dB · 1 guard down: 1 × 3 dB" in said
    assert "Par here is 5 rounds" in said


def test_a_loss_names_the_choice_that_led_to_it_first() -> None:
    said = in_one_line(sit_down(game_of("cargo-dock-1-killed-in-action")))
    choice = "Snake ended the turn in e9, where guard 3 found them, with 3 actions unspent."

    assert f"{say('lost', {'reason': 'killed', 'figure': 'snake'})} {choice}" in said
