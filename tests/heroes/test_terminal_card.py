"""HER-16: Otacon's terminal card in Boss stages. He sits in a booth that nobody can see into or get into."""

import pytest

from noisecheck.engine.systems.cards import BOSS_DECKS, LENT_DECKS
from tests.heroes.booth import DECK, HACKED, ROOM, TIRED, booth, trace_of
from tests.play import objection, options, play, story, told
from tests.table import picture, rule, scene


@pytest.fixture(autouse=True)
def deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A boss with a System deck of its own."""
    monkeypatch.setitem(BOSS_DECKS, "ocelot", DECK)


# the track


@rule("HER-16")
def test_for_each_attention_face_his_token_moves_one_space_right_on_the_card_and_not_on_the_map() -> None:
    game = booth("dice ! 2 1")
    assert trace_of(game) == [1, "?"]

    play(game, "access 1", "hacker 2")

    assert trace_of(game) == [2, "?"]
    assert game.attention("otacon") is None
    assert story(game)[:2] == [
        "Rolled('otacon', 'access', ('w!', 'w2', 'b1'), rule='HER-12')",
        "  Traced('otacon', 2, '?', rule='HER-16')",
    ]


@rule("HER-16")
def test_two_attention_faces_in_one_roll_are_two_steps() -> None:
    game = booth("dice ! ! 1")

    play(game, "access 1", "hacker 2")

    assert trace_of(game) == [3, "?"]
    assert [(fact["space"], fact["side"]) for fact in told(game, "Traced")] == [(2, "?"), (3, "?")]


@rule("HER-16")
def test_if_it_cannot_move_it_flips() -> None:
    game = booth("trace 2\ndice ! 1")
    assert trace_of(game) == [3, "?"]

    play(game, "access 1", "hacker 1")

    assert trace_of(game) == [3, "!"]
    assert "beside distraction 3 - -\n" in picture(game)
    assert told(game, "Attacked") == []


@rule("HER-16", "HER-10")
def test_hacking_is_traced_too() -> None:
    game = scene(ROOM.format("") + f"otacon a1 {TIRED}\ndice ! ! 1 1 1 1")

    play(game, "hack a1", "hacker 2")

    assert trace_of(game) == [3, "?"]


@rule("HER-16", "ATT-4")
def test_at_a_reroll_only_the_dice_rolled_now_are_traced() -> None:
    game = scene(ROOM.format("") + f"otacon a1 {TIRED}\ntrace 1\nlock a1 by otacon w! w2 b1 b1 b1 b1\ndice ! 1")

    play(game, "reroll 2 3")

    assert trace_of(game) == [3, "?"]


# while it shows its ! side


@rule("HER-16")
def test_once_it_has_flipped_each_further_one_makes_him_choose() -> None:
    game = booth("trace 3\ndice ! 1")

    play(game, "access 1", "hacker 1")

    assert game.decision is not None
    assert (game.decision.kind, game.decision.hero, game.decision.rule) == ("traced", "otacon", "HER-16")
    assert options(game) == ["disconnect", "hold"]
    assert str(game.decision) == (
        "Otacon is traced. Disconnect and lose the System cards, or hold the line and be attacked?"
    )


@rule("HER-16", "HER-14")
def test_he_disconnects_and_the_token_is_back_on_the_first_space_with_its_other_side_up() -> None:
    game = booth("trace 3\ndice ! 6")

    play(game, "access 1", "hacker 1", "disconnect", "return distraction top", "return lights-out bottom")

    assert trace_of(game) == [1, "?"]
    assert "system distraction; all-clear; sensor-control; lights-out\n" in picture(game)
    assert game.state.beside == []
    assert told(game, "Attacked") == []
    assert story(game) == [
        "Rolled('otacon', 'access', ('w!', 'b6'), rule='HER-12')",
        "  Disconnected('otacon', rule='HER-14')",
        "    SystemReturned('otacon', 'distraction', 'top', rule='HER-14')",
        "    SystemReturned('otacon', 'lights-out', 'bottom', rule='HER-14')",
    ]
    assert options(game, "search") == ["search"]  # the terminal stays hacked (HER-10)


@rule("HER-16", "COM-1")
def test_or_he_is_attacked_with_two_black_dice_and_all_stays_as_it_is() -> None:
    game = booth("trace 3\ndice ! 6 4 2")

    play(game, "access 1", "hacker 1", "hold", "done")

    assert game.hero("otacon").damage == 1
    assert trace_of(game) == [3, "!"]
    assert "beside distraction 3 - -\nbeside lights-out - 6\n" in picture(game)
    assert story(game)[1:4] == [
        "  Rolled('otacon', 'trace', ('b4', 'b2'), rule='HER-16')",
        "  Attacked('security', 'otacon', 'a1', 1, rule='COM-2')",
        "    Hurt('otacon', 'a1', 1, 'hit', rule='COM-2')",
    ]


@rule("HER-16")
def test_dice_of_the_roll_are_still_put_on_cards_after_an_attack() -> None:
    game = booth("trace 3\ndice ! 5 1 1")

    play(game, "access 1", "hacker 1", "hold", "put die 2 on distraction 3")

    assert "beside distraction 3 - 5\n" in picture(game)


@rule("HER-16", "COM-6")
def test_the_attack_may_be_the_end() -> None:
    game = scene(HACKED + f"otacon a1 damage 3 {TIRED}\ntrace 3\ndice ! 6 6 6")

    play(game, "access 1", "hacker 1", "hold")

    assert game.outcome is not None
    assert str(game.outcome).startswith("lost")


@rule("HER-16")
def test_remaining_ones_are_resolved_on_after_he_disconnected() -> None:
    game = booth("trace 3\ndice ! ! 6")

    play(game, "access 1", "hacker 2", "disconnect", "return distraction top", "return lights-out top")

    assert trace_of(game) == [2, "?"]
    assert told(game, "Traced") == [{"hero": "otacon", "space": 2, "side": "?"}]


@rule("HER-16")
def test_remaining_ones_are_resolved_on_after_he_was_attacked() -> None:
    game = booth("trace 3\ndice ! ! 6 1 1")

    play(game, "access 1", "hacker 2", "hold")
    assert options(game) == ["disconnect", "hold"]
    play(game, "disconnect", "return distraction top", "return lights-out top")

    assert len(told(game, "Attacked")) == 1
    assert trace_of(game) == [1, "?"]


@rule("HER-16")
def test_the_one_that_flips_it_and_the_one_after_it_may_come_from_the_same_roll() -> None:
    game = booth("trace 2\ndice ! ! 6")

    play(game, "access 1", "hacker 2")

    assert trace_of(game) == [3, "!"]
    assert options(game) == ["disconnect", "hold"]


@rule("HER-16")
def test_who_is_not_connected_has_nothing_to_give_up_and_is_attacked() -> None:
    game = scene(ROOM.format("") + f"otacon a1 {TIRED}\ntrace 3\ndice ! 1 1 1 1 6 1")

    play(game, "hack a1", "hacker 1")

    assert len(told(game, "Attacked")) == 1
    assert game.hero("otacon").damage == 1
    assert trace_of(game) == [3, "!"]


# whose card it is


@rule("HER-16")
def test_where_there_is_no_deck_for_the_boss_his_token_lies_on_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(BOSS_DECKS, "ocelot")
    monkeypatch.delitem(LENT_DECKS, "ocelot")
    game = booth("dice ! 1")

    play(game, "access 1", "hacker 1")

    assert game.attention("otacon") == ("?", "a1")
    assert (trace_of(game), told(game, "Traced")) == ([], [])


@rule("HER-16", "ATT-4")
def test_the_tokens_of_others_lie_on_the_map_as_always() -> None:
    game = scene(HACKED.replace("turn otacon", "turn snake").replace("snake b2", "snake c1") + "otacon a1\ndice !")

    play(game, "hand-to-hand d1", "pass", "pass")

    assert game.attention("snake") == ("?", "c1")
    assert trace_of(game) == [1, "?"]


@rule("HER-16", "ACT-15")
def test_whatever_else_would_alert_him_leaves_his_token_on_the_card() -> None:
    game = booth("gear otacon stun-grenade\ntrace 1")

    play(game, "use stun-grenade a1")

    assert (game.attention("otacon"), trace_of(game)) == (None, [2, "?"])


@rule("HER-16", "SET-18")
def test_in_his_booth_he_hacks_searches_accesses_and_resolves_but_goes_nowhere() -> None:
    game = booth("")

    verbs = {option.split()[0] for option in options(game)}
    assert verbs == {"search", "access", "recall", "refresh", "end"}
    for text in ("sneak b1", "dash b1", "knock"):
        assert objection(game, text) is not None


@rule("HER-16", "LOS-3")
def test_nobody_sees_into_the_booth_or_gets_there() -> None:
    geometry = booth("").state.geometry

    assert geometry.sight[0] & ~1 == 0
    assert geometry.near[0] == 0


@rule("HER-15", "HER-16")
def test_from_his_booth_he_helps_by_codec_call() -> None:
    snake = "snake c1 inactive minus-white-or-move,plus-2,minus-2,reroll"
    game = scene(HACKED.replace("turn otacon", "turn snake").replace("snake b2", snake) + "otacon a1\ndice 2 2 3")

    play(game, "combo d1", "focus otacon plus-minus-1 die 3 up")

    assert told(game, "Attacked")[0]["hits"] == 1
    assert game.hero("otacon").inactive == ("plus-minus-1",)
