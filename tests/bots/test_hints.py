"""Hints: what they point out, what they suggest, with which odds. They know no more than players and change nothing."""

from msgspec import json

from noisecheck import Game, catalogue, new_game, scene, texts
from noisecheck.bots.hints import MOST_SUGGESTIONS, Doing, is_heard, point, suggest
from noisecheck.bots.shapes import Pointer, Suggestion
from noisecheck.engine.events import AttentionPlaced, Rolled
from tests.bots.positions import positions
from tests.foresight.looking import twin_of

YARD = """
    a   b   c   d   e   f
  +---+---+---+---+---+---+
1 | .   .   .   .   .   . |
  +   +---+---+---+---+   +
2 | . | .   .   .   . | . |
  +---+---+---+---+---+---+
"""


def pointed(game: Game, key: str) -> Pointer:
    found = [each for each in point(game) if each.why.key == key]
    assert found, [each.why.key for each in point(game)]
    return found[0]


def do_it(game: Game, suggested: Suggestion) -> list[str]:
    doing, done = Doing(suggested), []
    for _ in range(40):
        option = doing.choose(game)
        if option is None:
            break
        done.append(str(option))
        game.choose(option)
    return done


# tier 1


def test_it_points_at_the_guard_that_will_look_here() -> None:
    game = scene(YARD + "snake a1\nguard b2 W\nguard d1 E\nobjective f2\nexit a1\nturn snake")

    pointer = point(game, [3, 5])[0]
    assert (pointer.tone, pointer.why.key, pointer.why.facts["at"]) == ("danger", "bot-hint-looks-here", "d1")
    assert pointer.guards == [5]
    assert "a1" in pointer.spaces


def test_it_points_at_where_a_guard_will_look_that_one_could_go_to() -> None:
    game = scene(YARD + "snake a2\nguard d1 E\nobjective f2\nexit a1\nturn snake")

    pointer = pointed(game, "bot-hint-looks-there")
    assert {"a1", "b1"} <= set(pointer.spaces)
    assert "a2" not in pointer.spaces


def test_it_warns_of_eyes_that_rest_on_the_hero() -> None:
    game = scene(YARD + "snake a1\nguard f1 W\nobjective f2\nexit a1\nturn snake")

    pointer = point(game)[0]
    assert (pointer.why.key, pointer.why.rule, pointer.spaces) == ("bot-hint-in-sight", "LOS-6", ["a1"])


def test_it_tells_what_noise_may_come_to() -> None:
    game = scene(YARD + "snake a2\nguard c2 E\nobjective f1\nexit a1\nturn snake")
    game.choose("dash a1")
    game.choose("step b1")

    assert pointed(game, "bot-hint-noise").why.facts["chance"] == 17


def test_it_shows_opportunities() -> None:
    game = scene(YARD + "snake a1\nguard c1 E\nobjective f2\nexit a1\nturn snake")
    assert pointed(game, "bot-hint-fell").spaces == ["c1"]

    game = scene(YARD + "snake a1\nobjective c1\nexit a2\nturn snake")
    assert pointed(game, "bot-hint-take").spaces == ["c1"]

    game = scene(YARD + "snake a1\nobjective b1\nexit c1\nturn snake")
    assert pointed(game, "bot-hint-finish").spaces == ["c1"]


def test_where_nothing_else_is_to_say_it_shows_the_way() -> None:
    game = scene(
        """
        a   b   c   d   e   f   g   h   i   j   k
      +---+---+---+---+---+---+---+---+---+---+---+
    1 | .   .   .   .   .   .   .   .   .   .   . |
      +---+---+---+---+---+---+---+---+---+---+---+
    snake a1
    objective k1
    exit a1
    turn snake
    """
    )

    assert [each.why.key for each in point(game)] == ["bot-hint-goal"]
    assert point(game)[0].spaces == ["k1"]


# tier 2


def test_suggestions_are_few_and_can_be_begun_at_once() -> None:
    for game in positions(each=4):
        suggestions = suggest(game)
        assert game.decision is not None
        assert 1 <= len(suggestions) <= MOST_SUGGESTIONS
        assert all(game.decision.find(each.options[0]) for each in suggestions)


def test_a_quiet_plan_has_no_odds_against_it() -> None:
    game = scene(YARD + "snake a1\nobjective f2\nexit a1\nturn snake")

    odds = suggest(game)[0].odds
    assert odds is not None
    assert (odds.seen, odds.heard, odds.attacked, odds.success) == (0.0, 0.0, 0.0, 1.0)


def test_a_guard_that_calls_out_after_a_noise_check_has_not_heard_it() -> None:
    quiet = [Rolled("snake", "noise", ("w2",), rule="ATT-5")]

    assert is_heard("snake", [*quiet, AttentionPlaced("snake", "?", "a1", rule="ATT-4")])
    assert not is_heard("snake", [*quiet, AttentionPlaced("snake", "!", "a1", rule="COM-8")])


def test_who_crosses_a_guards_sight_is_seen_in_every_future() -> None:
    game = scene(YARD + "snake a1\nguard f1 W\nobjective b1\nexit c1\nturn snake")

    suggested = suggest(game)[0]
    assert suggested.odds is not None
    assert suggested.odds.seen == 1.0
    assert suggested.reason.key == "bot-finishes"


def test_the_chance_of_a_lock_is_between_never_and_always() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | . : . |
      +---+---+
    snake a1 inactive minus-white-or-move,plus-2,minus-2,reroll
    door a1-b1 level 3 needs 3+ 5+ 6
    objective b1
    exit a1
    turn snake
    """)

    suggested = suggest(game)[0]
    assert suggested.odds is not None
    assert suggested.options == ["interact a1-b1"]
    assert 0.1 < suggested.odds.success < 0.95


def test_the_sure_blow_from_behind_succeeds_in_every_future() -> None:
    game = scene(YARD + "snake a1\nguard c1 E\nobjective f1\nexit a1\nturn snake")

    felling = next(each for each in suggest(game) if "takedown c1" in each.options)
    assert felling.odds is not None
    assert felling.odds.success == 1.0


def test_reasons_speak_for_and_against_with_the_rule_behind_them() -> None:
    game = scene(YARD + "snake a1\nguard d1 E\nobjective f1\nexit a1\nturn snake")
    found = {why.key: why for each in suggest(game) for why in each.reasons}

    assert any(key.startswith("bot-for-") for key in found)
    assert all(why.rule in catalogue.rule_ids() for why in found.values())


def test_all_that_hints_say_has_words() -> None:
    for game in positions(each=4):
        whys = [each.why for each in point(game)]
        for each in suggest(game):
            whys += [each.reason, *each.reasons]
        for why in whys:
            assert not texts.say(why.key, why.facts).startswith("bot-"), why


def test_before_a_turn_is_chosen_the_plan_begins_with_it() -> None:
    game = new_game("recon", ["snake", "meryl"], seed=4)
    assert game.decision is not None
    assert game.decision.kind == "turn"

    suggested = suggest(game)[0]
    assert suggested.options[0] == f"turn {suggested.hero}"


def test_a_question_beside_actions_gets_one_answer_without_odds() -> None:
    game = scene(YARD + "snake a1\nguard b1 E\nturn snake\ndice 1 6 3\n")
    game.choose("combo b1")
    game.choose("pass")

    (suggested,) = suggest(game)
    assert suggested.odds is None
    assert game.decision is not None
    assert game.decision.find(suggested.options[0])
    assert point(game) == []


def test_a_game_that_is_over_gets_no_hints() -> None:
    game = scene(YARD + "snake b1\nobjective b1\nexit b1\nturn snake")
    game.choose("interact b1")

    assert game.outcome == "won"
    assert (point(game), suggest(game)) == ([], [])


# tier 3


def test_doing_it_plays_the_suggested_options_and_ends_the_turn() -> None:
    game = new_game("recon", ["snake", "meryl"], seed=4)
    suggested = suggest(game)[0]
    done = do_it(game, suggested)

    assert [text for text in done if text in suggested.options] == suggested.options
    assert "end" in done
    assert game.hero(suggested.hero).acted
    assert game.active_hero != suggested.hero


def test_doing_it_answers_the_rolls_on_the_way_and_stops_when_it_goes_otherwise() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | . : .   .   . |
      +---+---+---+---+
    snake a1
    door a1-b1 level 3 needs 3+ 5+ 6
    objective d1
    exit a1
    turn snake
    """)
    suggested = suggest(game)[0]
    done = do_it(game, suggested)
    assert done[0] == "interact a1-b1"
    assert game.hero("snake").acted or game.state.round > 1

    broken = Doing(Suggestion("snake", ["sneak d4"], "d4", suggested.odds, suggested.reason, []))
    assert broken.choose(game) is None


def test_an_answer_is_one_answer() -> None:
    game = scene(YARD + "snake a1\nguard b1 E\nturn snake\ndice 1 6 3\n")
    game.choose("combo b1")
    game.choose("pass")

    assert len(do_it(game, suggest(game)[0])) == 1


# honest


def everything(game: Game) -> bytes:
    return json.encode([point(game), suggest(game)])


def test_dealing_anew_what_is_hidden_changes_no_hint() -> None:
    compared = 0
    for game in positions(each=5):
        twin = twin_of(game, 5)
        if twin:
            compared += 1
            assert everything(twin) == everything(game), game.save()
    assert compared > 15


def test_the_order_of_hidden_things_changes_no_hint() -> None:
    around = YARD + "snake a2\nguard d1 E\nobjective f2\nexit a1\nturn snake\n"
    one = scene(around + "trap b2 blank down\ntrap e1 laser down\norders waken 4/3 right; radio-in 5/4 left\nseed 1")
    other = scene(around + "trap b2 laser down\ntrap e1 blank down\norders radio-in 5/4 left; waken 4/3 right\nseed 7")

    assert everything(one) == everything(other)


def test_hints_leave_the_game_as_it_is() -> None:
    for game in positions(each=2):
        before = game.save(), game.state.digest()
        point(game)
        suggest(game)

        assert (game.save(), game.state.digest()) == before
