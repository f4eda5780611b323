"""Previews: what an option would surely do, and its risks. They touch nothing and tell nothing that is hidden."""

import random

import pytest

from noisecheck import Game, GameIsOver, IllegalOption
from noisecheck.foresight.preview import preview, previews
from tests.foresight.looking import EVERYWHERE, busy_games, filmed_walk, games
from tests.soak import few
from tests.table import picture, rule, scene

ROW = "    a   b   c   d   e\n  +---+---+---+---+---+\n1 | .   .   .   .   . |\n  +---+---+---+---+---+\n"
YARD = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +   +---+   +
2 | .   .   . |
  +---+---+---+
"""
MOVES = ("sneak", "dash", "step", "focus", "drag", "interact")
ALERTING = ("Seen", "LaserTripped")
BETWEEN = ("face-camera", "system-offer", "return-card")
MOVES_A_PART = 2_500  # of 10,000 in a soak, so that parts can run side by side


def risks(text: str, option: str) -> list[str]:
    return list(preview(scene(text), option).risks)


def go_on(game: Game) -> list[tuple[str, dict[str, object]]]:
    """Answers what comes between a move and who sees it: cameras are pointed anywhere, and nobody jams one."""
    happened = []
    while game.given and game.decision and game.decision.kind in BETWEEN:
        happened += [(type(event).__name__, event.facts()) for event in game.choose(game.decision.options[-1])]
    return happened


@pytest.mark.slow
@rule("LOS-6", "LOS-7")
@pytest.mark.parametrize("part", few(1, 2, 3, 4))
def test_who_is_previewed_as_seen_in_thousands_of_moves_is_alerted_and_nobody_else(part: int) -> None:
    previewed = 0
    for game, text in busy_games(MOVES_A_PART, MOVES, 1000 * part):
        shown = preview(game, text)
        previewed += "seen" in shown.risks
        happened = [(type(event).__name__, event.facts()) for event in game.choose(text)]
        further = go_on(game)
        alerted = {facts["hero"] for kind, facts in happened if kind in ALERTING}
        if "seen" in shown.risks:
            assert alerted | {facts["hero"] for kind, facts in further if kind in ALERTING}, text
        else:
            assert not alerted or shown.reveals, text
        if not shown.reveals and not further:
            assert {told.facts["hero"] for told in shown.events if told.kind in ALERTING} == alerted, text
    assert 250 < previewed < MOVES_A_PART - 250


@pytest.mark.slow
def test_what_is_previewed_is_what_happens_up_to_the_first_reveal() -> None:
    chooser = random.Random(2)
    for stage, heroes, seed in EVERYWHERE:
        for number, (game, film) in enumerate(filmed_walk(stage, heroes, seed, 80)):
            if number % 2:
                continue
            for option in chooser.sample(game.decision.options, 1) if game.decision else []:
                shown = preview(game, str(option))
                after, told = game.clone(), len(film)
                film.choose(after, option)
                assert shown.events == film.log(told)[: len(shown.events)]
                assert shown.reveals == (not after.can_take_back()), shown.text
                film.back(number)


@pytest.mark.slow
def test_a_preview_changes_nothing() -> None:
    for game in games(40):
        before = (picture(game), game.state.digest(), game.checkpoint.digest(), game.decision, len(game.events))
        previews(game)
        assert (picture(game), game.state.digest(), game.checkpoint.digest(), game.decision, len(game.events)) == before


@rule("LOS-7")
def test_a_way_tells_who_sees_the_hero_in_each_space_it_touches() -> None:
    shown = preview(scene(YARD + "snake a1\nguard c1 S\nturn snake"), "sneak b1")
    assert [(each.space, each.seen_by) for each in shown.way] == [("a1", []), ("b1", [])]

    shown = preview(scene(YARD + "snake b2\nguard c1 S\nguard a2 E\nturn snake"), "sneak c2")
    assert [(each.space, each.seen_by) for each in shown.way] == [
        ("b2", [("guard", "a2")]),
        ("c2", [("guard", "c1"), ("guard", "a2")]),
    ]
    assert shown.risks == ["seen"]


@rule("LOS-7")
def test_a_dash_shows_its_first_step_and_then_asks() -> None:
    game = scene(YARD + "snake a1\nguard c1 S\nturn snake")
    shown = preview(game, "dash a2")

    assert [each.space for each in shown.way] == ["a1", "a2"]
    assert shown.risks == []
    assert shown.noise == 1
    game.choose("dash a2")
    assert preview(game, "step b2").risks == []


def test_a_safe_step_has_no_risk() -> None:
    assert risks(ROW + "snake a1\nguard e1 E\nturn snake", "sneak b1") == []


@rule("HER-5")
def test_in_disguise_a_hero_may_walk_through_sight() -> None:
    assert risks(ROW + "meryl a1 disguised\nguard e1 W\nturn meryl", "sneak b1") == []


def test_a_box_that_moves_in_sight_is_seen_and_lost() -> None:
    text = ROW + "snake a1 boxed\ngear snake cardboard-box\nguard e1 W\nturn snake"

    assert risks(text, "sneak b1") == ["seen", "loss"]


def test_camouflage_hides_a_move_but_not_the_end_of_the_turn() -> None:
    text = ROW + "gray-fox a1 noisy 1\ngear gray-fox stealth-camouflage*2\nguard e1 W\nturn gray-fox"
    game = scene(text)
    game.choose("use stealth-camouflage")

    assert preview(game, "sneak b1").risks == []
    assert "seen" in preview(game, "end").risks


@rule("MOV-2", "MOV-3")
def test_leaping_over_a_guard_is_risky_and_shows_the_space_it_leaps_over() -> None:
    shown = preview(scene(ROW + "snake a1\nguard b1 E\nturn snake"), "sneak c1")

    assert "leapfrog" in shown.risks
    assert [each.space for each in shown.way] == ["a1", "b1", "c1"]
    assert shown.reveals


@rule("COM-6")
def test_a_roll_that_may_kill_a_hero_is_deadly_and_one_that_cannot_is_not() -> None:
    assert "death" in risks(ROW + "snake a1 damage 2\nguard b1 E\nturn snake", "sneak c1")
    assert "death" not in risks(ROW + "snake a1 damage 1\nguard b1 E\nturn snake", "sneak c1")
    assert "death" in risks(ROW + "snake a1 damage 2\ngear snake grenade\nguard c1 E\nturn snake", "use grenade b1")


@rule("COM-6")
def test_accepting_a_lethal_roll_is_deadly_and_changing_it_need_not_be() -> None:
    game = scene(ROW + "snake a1 damage 2\nguard b1 E\nturn snake\ndice 3 6")
    game.choose("sneak c1")
    shown = {each.text: each.risks for each in previews(game)}

    assert "death" in shown["pass"]
    assert "death" not in shown["focus minus-2 die 1"]
    assert "death" in shown["focus minus-2 die 2"]


@rule("ACT-15")
def test_a_loud_weapon_is_risky_and_so_is_its_last_shot() -> None:
    text = ROW + "meryl a1\ngear meryl light-assault-rifle*{}\nguard c1 E\nturn meryl"

    assert risks(text.format(1), "use light-assault-rifle c1") == ["loud", "last"]
    assert risks(text.format(2), "use light-assault-rifle c1") == ["loud"]


@rule("ACT-12")
def test_leaving_a_lock_with_dice_at_it_loses_them_and_so_does_the_end_of_the_turn() -> None:
    text = """
        a   b   c
      +---+---+---+
    1 | .   . : . |
      +---+---+---+
    door b1-c1 level 3 needs 6 6
    snake b1 inactive minus-white-or-move, reroll, plus-2, minus-2
    turn snake
    dice 2 2 2
    """
    game = scene(text)
    game.choose("interact b1-c1")

    assert preview(game, "sneak a1").risks == ["loss"]
    assert preview(game, "end").risks == ["loss", "unspent"]
    assert preview(game, "reroll 1").risks == []
    assert preview(game, "knock").risks == []


@rule("COM-8")
def test_the_end_of_a_turn_warns_of_actions_left_and_of_a_hurt_guard() -> None:
    game = scene(ROW + "snake a1 inactive minus-white-or-move, reroll, plus-2, minus-2\nguard b1 E\nturn snake\ndice 4")
    assert preview(game, "end").risks == ["unspent"]

    game.choose("hand-to-hand b1")
    while game.decision and game.decision.kind != "action":
        game.choose("no")

    assert preview(game, "end").risks == ["unspent", "hurt-guard"]
    assert risks(ROW + "snake a1 spent 4\nturn snake", "end") == []


@rule("ATT-5")
def test_the_noise_of_a_turn_grows_with_a_noisy_action_and_counts_only_with_a_guard_in_the_zone() -> None:
    text = YARD + "zone north a1:c1\nzone south a2:c2\nsnake a1 noisy 1\nguard c1 E\nturn snake"
    game = scene(text)

    assert (preview(game, "sneak b1").noise, preview(game, "dash b1").noise) == (1, 2)
    assert preview(game, "sneak b1").noise_chance == pytest.approx(1 / 6)
    assert preview(game, "dash b1").noise_chance == pytest.approx(11 / 36)
    assert (preview(game, "sneak a2").noise, preview(game, "sneak a2").noise_chance) == (1, 0.0)


@rule("LOS-10")
def test_a_trap_that_would_turn_up_ends_a_preview_before_it_does() -> None:
    shown = [
        preview(scene(YARD + f"snake a1\ntrap c2 {kind} down\nturn snake"), "sneak a2")
        for kind in ("camera", "laser", "blank")
    ]

    assert shown[0] == shown[1] == shown[2]
    assert [each.kind for each in shown[0].events] == ["Moved"]
    assert shown[0].reveals


@rule("LOS-7", "LOS-10")
def test_a_guard_is_minded_where_a_trap_turns_up_too() -> None:
    shown = preview(scene(YARD + "snake a1\nguard c1 S\ntrap c2 blank down\nturn snake"), "sneak a2")
    assert shown.risks == []

    shown = preview(scene(YARD + "snake a1\nguard c2 W\ntrap c2 blank down\nturn snake"), "sneak a2")
    assert (shown.risks, shown.reveals) == (["seen"], True)


def test_the_last_turn_of_a_round_reveals_what_the_enemy_will_do() -> None:
    text = ROW + "snake a1\nmeryl b1{}\nguard e1 E\nturn snake\norders waken 4/3 left; game-over"

    assert preview(scene(text.format(" acted")), "end").reveals
    assert not preview(scene(text.format("")), "end").reveals


def test_events_carry_the_numbers_of_guards() -> None:
    game = scene(ROW + "snake b1\nguard a1 W\nguard c1 E\nturn snake")
    shown = preview(game, "takedown c1")

    assert [(each.kind, each.guard) for each in shown.events] == [("Killed", 2)]


def test_only_options_can_be_previewed() -> None:
    game = scene(ROW + "objective b1\nexit b1\nsnake b1\nturn snake")
    with pytest.raises(IllegalOption):
        preview(game, "sneak e1")

    over = game.clone()
    over.choose("interact b1")
    assert previews(over) == []
    with pytest.raises(GameIsOver):
        preview(over, "end")
