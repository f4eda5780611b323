"""Psycho Mantis: his track and what its steps forbid (BOS-4)."""

import pytest

from noisecheck import SceneError
from noisecheck.engine.bosses.mantis import STEPS
from tests.bosses.study import COLUMN_ONLY, MIND_CONTROL, NO_FOCUS, ROW_ONLY, STUDY, TIRED, at_step, marker
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene


@rule("BOS-4")
@pytest.mark.parametrize("die", [6, 2])
def test_each_attack_hit_or_miss_moves_his_marker_one_step(die: int) -> None:
    game = at_step(COLUMN_ONLY, f"snake c4 {TIRED}\nturn snake\ndice {die}")

    play(game, "hand-to-hand c3")

    assert marker(game) == ROW_ONLY
    assert told(game, "TrackMoved") == [{"figure": "mantis", "ability": "row-only"}]


@rule("BOS-4")
def test_from_the_bottom_of_the_track_it_goes_to_the_top() -> None:
    game = at_step(MIND_CONTROL, f"snake c4 {TIRED}\nturn snake\ndice 2")

    play(game, "hand-to-hand c3")

    assert marker(game) == COLUMN_ONLY
    assert STEPS == ("column-only", "row-only", "no-focus", "mind-control")


@rule("BOS-4")
def test_then_he_reveals_a_card_resolves_its_reaction_and_puts_it_to_the_bottom() -> None:
    game = scene(STUDY + f"boss mantis c3 S\nboss-deck cold-draft; dark-room\nsnake c4 {TIRED}\nturn snake\ndice 2 6")

    play(game, "hand-to-hand c3")

    assert told(game, "BossCardRevealed") == [
        {"figure": "mantis", "card": "cold-draft", "side": "reaction", "number": 0}
    ]
    assert [fact["attacker"] for fact in told(game, "Attacked")] == ["snake", "mantis"]
    assert "boss-deck | dark-room | cold-draft" in picture(game)


@rule("BOS-4")
def test_at_one_step_he_can_be_attacked_only_from_his_column() -> None:
    beside = at_step(COLUMN_ONLY, "snake b3\nturn snake")
    below = at_step(COLUMN_ONLY, "snake c4\nturn snake")

    assert objection(beside, "hand-to-hand c3") == ("BOS-4", "only-from-his-column")
    assert not {"hand-to-hand c3", "combo c3"} & set(options(beside))
    assert {"hand-to-hand c3", "combo c3"} <= set(options(below))


@rule("BOS-4")
def test_at_the_next_only_from_his_row() -> None:
    beside = at_step(ROW_ONLY, "snake b3\nturn snake")
    below = at_step(ROW_ONLY, "snake c4\nturn snake")

    assert objection(below, "combo c3") == ("BOS-4", "only-from-his-row")
    assert "combo c3" not in options(below)
    assert "combo c3" in options(beside)


@rule("BOS-4")
def test_row_and_column_hold_for_shots_from_afar_as_well() -> None:
    text = "meryl e3\ngear meryl handgun-50\nturn meryl"

    assert "use handgun-50 c3" in options(at_step(ROW_ONLY, text))
    assert "use handgun-50 c3" not in options(at_step(COLUMN_ONLY, text))


@rule("BOS-4", "COM-1")
@pytest.mark.parametrize(("step", "hurt"), [(COLUMN_ONLY, 0), (ROW_ONLY, 3)])
def test_a_missile_is_an_attack_from_where_the_hero_stands(step: int, hurt: int) -> None:
    """Along his row it bursts at him; at the step for columns that is no attack on him, and his marker stays."""
    game = at_step(step, f"snake e3 {TIRED}\ngear snake missile-launcher\nturn snake\ndice 6 6 6")

    play(game, "use missile-launcher W")

    assert len(told(game, "Exploded")) == 1
    assert game.state.boss is not None
    assert game.state.boss.damage == hurt
    assert len(told(game, "TrackMoved")) == bool(hurt)


@rule("BOS-4")
def test_at_the_third_there_are_no_focus_tokens_and_no_focus_actions() -> None:
    game = at_step(NO_FOCUS, "snake c4 inactive reroll\nturn snake\ndice 3")

    assert not options(game, "focus")
    assert not options(game, "refresh")
    assert objection(game, "refresh reroll") == ("BOS-4", "cannot-concentrate")
    assert objection(game, "focus minus-white-or-move d4") == ("BOS-4", "cannot-concentrate")
    game.choose("hand-to-hand c3")
    assert game.decision is not None
    assert game.decision.kind == "action"  # the roll stood as it fell
    assert options(game, "focus")  # and his marker has gone on


def test_a_marker_that_is_off_the_track_is_refused() -> None:
    with pytest.raises(SceneError, match="mantis with track 4, expected a step from 0 to 3"):
        at_step(4, "snake c4")
