"""Psycho Mantis: heroes in his grip attack each other, or themselves (BOS-4, BOS-24)."""

import pytest

from noisecheck.engine.state import Mark
from tests.bosses.study import COLUMN_ONLY, MIND_CONTROL, NO_FOCUS, QUIET, STUDY, TIRED, at_step
from tests.play import play, told
from tests.table import picture, rule, scene


@rule("BOS-4")
def test_at_the_fourth_a_hero_that_rolls_attention_attacks_the_other_with_one_white_die() -> None:
    """Meryl is at the far end of the room; she rolls against her own Defense."""
    game = at_step(MIND_CONTROL, f"snake c4 {TIRED}\nmeryl e1\nturn snake\ndice ! 5")

    play(game, "hand-to-hand c3")

    assert told(game, "HeroControlled") == [{"figure": "mantis", "hero": "snake", "target": "meryl"}]
    assert told(game, "Attacked")[0] == {"attacker": "snake", "target": "meryl", "space": "e1", "hits": 1}
    assert told(game, "Rolled")[1] == {"hero": "meryl", "purpose": "mind-control", "dice": ("w5",)}
    assert game.hero("meryl").damage == 1


@rule("BOS-24")
def test_the_attack_he_forces_needs_neither_sight_nor_a_weapon_that_reaches() -> None:
    """A wall goes all along row 1; Meryl is behind it, three spaces from Snake."""
    walled = STUDY.replace("+   +   +   +   +   +\n2", "+---+---+---+---+---+\n2")
    game = scene(
        walled + f"boss mantis c3 E track {MIND_CONTROL}\n{QUIET}snake c4 {TIRED}\nmeryl c1\nturn snake\ndice ! 5"
    )

    play(game, "hand-to-hand c3")

    assert game.hero("meryl").damage == 1


@rule("BOS-4")
def test_who_is_alone_attacks_itself() -> None:
    game = at_step(MIND_CONTROL, f"snake c4 {TIRED}\nturn snake\ndice ! 5")

    play(game, "hand-to-hand c3")

    assert game.hero("snake").damage == 1


@rule("BOS-4")
def test_his_grip_closes_once_a_turn_also_when_the_blow_itself_shows_attention() -> None:
    game = at_step(MIND_CONTROL, f"snake c4 {TIRED}\nturn snake\ndice ! !")

    play(game, "hand-to-hand c3")

    assert len(told(game, "HeroControlled")) == 1
    assert "boss mantis c3 E health 15 marks grips-snake" in picture(game)


@rule("BOS-4")
def test_a_second_attention_in_the_same_turn_is_free_and_in_the_next_turn_it_is_not() -> None:
    held = scene(STUDY + f"boss mantis c3 E track 3 marks grips-snake\n{QUIET}snake c4 {TIRED}\nturn snake\ndice !")

    play(held, "hand-to-hand c3")
    assert told(held, "HeroControlled") == []

    play(held, "end")
    assert held.state.boss is not None
    assert held.state.boss.marks == ()


def test_letting_go_of_heroes_he_forgets_nothing_else() -> None:
    """What a stage hands out is counted among a boss's marks, and so are secrets."""
    marks = "grips-snake,other-hand,spent-snake"
    game = scene(STUDY + f"boss mantis c3 E marks {marks}\n{QUIET}snake a1\nphase enemy\ndice 1 1")

    play(game)

    assert game.state.boss is not None
    assert game.state.boss.marks == (Mark("other-hand"), Mark("spent", "snake"))


@rule("BOS-4")
@pytest.mark.parametrize("step", [COLUMN_ONLY, NO_FOCUS])
def test_at_no_other_step_does_attention_put_anybody_in_his_grip(step: int) -> None:
    game = at_step(step, f"snake c4 {TIRED}\nturn snake\ndice ! 6")

    play(game, "hand-to-hand c3")

    assert told(game, "HeroControlled") == []


@rule("BOS-4")
def test_who_is_attacked_in_somebody_elses_turn_does_not_come_under_his_grip() -> None:
    """Meryl adds a white die to the attack on her in his turn, and it shows a !."""
    game = scene(
        STUDY
        + "boss mantis c3 S track 3\nboss-deck flying-books; cold-draft\nmeryl c4\nsnake a1\nphase enemy\ndice 1 !"
    )

    play(game, "focus plus-white")

    assert told(game, "HeroControlled") == []


@rule("BOS-24")
def test_in_a_larger_party_the_one_whose_seat_comes_next_is_attacked() -> None:
    game = at_step(MIND_CONTROL, "snake e4\nmeryl e1\ngray-fox c4\nturn gray-fox\ndice ! 1")

    play(game, "hand-to-hand c3")

    assert told(game, "HeroControlled") == [{"figure": "mantis", "hero": "gray-fox", "target": "snake"}]


@rule("BOS-4", "BOS-10")
def test_otacon_at_his_terminal_is_passed_over() -> None:
    """His seat comes next, but no harm reaches him there other than that of the terminal card."""
    terminal = "otacon e1\nterminal e1 level 3 needs 3+\n"
    game = at_step(MIND_CONTROL, f"snake c4 {TIRED}\n{terminal}meryl a1\nturn snake\ndice ! 5")

    play(game, "hand-to-hand c3")

    assert told(game, "HeroControlled") == [{"figure": "mantis", "hero": "snake", "target": "meryl"}]
