"""Rope."""

from noisecheck.engine.gear.rope import cut_rope
from tests.play import objection, options, play, story, told
from tests.table import Script, picture, rule, scene
from tests.yard import YARD


@rule("ORD-2")
def test_a_tied_guard_sleeps_through_waken_guard() -> None:
    game = scene(
        YARD + "snake a1 acted\nko b1 1 tied\nko d1 2 tied\nko e2 1\nguard a2 W\nphase enemy\norders waken 1/0 left"
    )

    assert [event["space"] for event in told(game, "GuardWoke")] == ["e2"]
    assert told(game, "StarLost") == []
    assert "ko b1 1 tied\nko d1 2 tied\n" in picture(game)


@rule("GRD-2", "GRD-20")
def test_a_guard_that_comes_upon_a_tied_one_cuts_the_rope_and_reacts() -> None:
    game = scene(
        YARD + "snake a2 acted\nko d1 2 tied\nguard e1 W\nphase enemy\norders lost-contact 3/2 left\nreactions shrug"
    )

    told_so = [each.strip() for each in story(game)]
    moved = told_so.index("GuardMoved('e1', 'd1', 'W', rule='GRD-7')")
    assert told_so[moved : moved + 4] == [
        "GuardMoved('e1', 'd1', 'W', rule='GRD-7')",
        "RopeCut('d1', rule='CON-2')",
        "ReactionDrawn('d1', 'shrug', rule='GRD-20')",
        "TokenRemoved('d1', 'ko', '', rule='GRD-21')",
    ]
    assert "ko d1" not in picture(game)
    assert len(told(game, "TokenRemoved")) == 1


def test_a_rope_that_was_cut_binds_no_more() -> None:
    game = scene(YARD + "snake a2\nko e1 2 tied\nguard e1 W\nturn snake")
    state = game.checkpoint.copy()
    table = Script(state)

    cut_rope(state, table, state.stage.board.numbers["e1"])

    assert [body.tied for body in state.bodies] == [False]
    assert [type(event).__name__ for event in table.events] == ["RopeCut"]


@rule("ACT-9")
def test_a_hero_that_steps_onto_a_tied_guard_leaves_the_rope_alone() -> None:
    game = scene(YARD + "snake a1\nko b1 2 tied\nturn snake")

    play(game, "sneak b1")

    assert "ko b1 2 tied" in picture(game)
    assert told(game, "RopeCut") == []


@rule("ACT-16", "SET-14")
def test_a_knocked_out_guard_beside_the_hero_is_tied_for_an_action_and_a_rope() -> None:
    game = scene(YARD + "snake a1\nko b1 1\ngear snake rope\nturn snake")

    game.choose("use rope b1")

    assert story(game) == [
        "GearUsed('snake', 'rope', 'b1', rule='ACT-16')",
        "  GuardTied('snake', 'b1', rule='CON-2')",
    ]
    assert "ko b1 1 tied" in picture(game)
    assert (game.hero("snake").spent, game.hero("snake").gear[0].tokens) == (1, 4)


def test_of_several_bodies_in_a_space_each_that_can_be_tied_is_named() -> None:
    game = scene(YARD + "snake a1\nko b1 1\nko b1 2\nko b1 2 tied\ndead b1\ngear snake rope\nturn snake")
    assert options(game, "use") == ["use rope b1 ko 1", "use rope b1 ko 2"]

    game.choose("use rope b1 ko 2")

    assert picture(game).count("ko b1 2 tied") == 2
    assert "ko b1 1\n" in picture(game)
    assert picture(game).count("ko b1") == 3


def test_what_cannot_be_tied() -> None:
    game = scene(YARD + "snake a1\nko a1 2\nko c1 2\ndead b1\nguard a2 W\ngear snake rope\nturn snake")

    assert options(game, "use") == []
    for words in ("a1", "b1", "c1", "a2"):
        assert objection(game, f"use rope {words}") == ("CON-2", "nobody-to-tie")
    assert objection(game, "use rope") == ("ADJ-1", "which-space")
    assert str(game.why_not("use rope b1")) == "There is no untied KO token at “b1” beside the hero."
    empty = scene(YARD + "snake a1\nko b1 2\ngear snake rope*0\nturn snake")
    assert objection(empty, "use rope b1") == ("SET-14", "out-of-tokens")
    assert str(empty.why_not("use rope b1")) == "Nothing is left on Rope to use."
    assert options(empty, "use") == []
