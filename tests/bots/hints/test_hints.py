"""Hints: what they point out, what they suggest, with which odds. They know no more than players and change nothing."""

from itertools import chain

import pytest
from msgspec import json
from msgspec.structs import astuple

from noisecheck import Game, catalogue, new_game, scene, texts
from noisecheck.bots.fights.turn_worth import TurnWorth, everywhere
from noisecheck.bots.hints import point, suggest
from noisecheck.bots.hints.doing import Doing
from noisecheck.bots.hints.fights import MOST_SUGGESTIONS, fighter_for
from noisecheck.bots.shapes import Pointer, Suggestion, TurnOdds
from noisecheck.foresight.forecast import forecast
from noisecheck.foresight.odds import odds
from noisecheck.foresight.preview import preview
from noisecheck.foresight.shapes import Range
from tests.bosses.rooms import ROOM
from tests.bots.positions import fights, positions
from tests.foresight.looking import twin_of
from tests.laws.walks import GUARDED

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
    doing, done = Doing(suggested.hero, suggested.options), []
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

    game.state.guards[0].number, game.state.guards[1].number = 3, 5
    pointer = point(game)[0]
    assert (pointer.tone, pointer.why.key, pointer.why.facts["at"]) == ("danger", "bot-hint-looks-here", "d1")
    assert pointer.guards == [5]
    assert "a1" in pointer.spaces


@pytest.mark.slow
def test_the_chance_to_be_spotted_here_is_the_forecasts() -> None:
    found = 0
    for game in positions(each=12, every=5, stages=GUARDED):
        for pointer in point(game):
            if pointer.why.key == "bot-hint-looks-here":
                told = forecast(game, pointer.hero)
                assert told is not None
                spotted = next(each.spotted for each in told.heroes if each.hero == pointer.hero)
                figures = dict.fromkeys((round(100 * spotted.low), round(100 * spotted.high)))
                assert pointer.why.facts["chance"] == "–".join(map(str, figures))
                found += 1
    assert found > 5


def test_one_who_watches_is_named_once() -> None:
    """A guard that sees with both its eyes and the camera beside it: each space once."""
    game = scene(YARD + "snake c1\nguard f1 W\nguard a1 E\nobjective f2\nexit a1\nturn snake")

    named = str(pointed(game, "bot-hint-in-sight").why.facts["at"]).split(", ")
    assert sorted(named) == sorted(set(named))


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


@pytest.mark.slow
def test_suggestions_are_few_and_can_be_begun_at_once() -> None:
    for game in positions(each=4):
        suggestions = suggest(game)
        assert game.decision is not None
        assert 1 <= len(suggestions) <= MOST_SUGGESTIONS
        assert all(game.decision.find(each.options[0]) for each in suggestions)


def test_a_quiet_plan_has_no_odds_against_it() -> None:
    game = scene(YARD + "snake a1\nobjective f2\nexit a1\nturn snake")

    assert suggest(game)[0].odds == TurnOdds(Range(0.0, 0.0), Range(0.0, 0.0), 0.0, None, None)


@pytest.mark.slow
def test_the_figures_of_a_plan_are_those_of_the_forecast_when_it_is_done() -> None:
    """Plans without dice, played: what the forecast says of them is what it says then."""
    compared = 0
    for game in positions(each=4, stages=GUARDED):
        for each in suggest(game):
            done, after = each.options[1:] if each.options[0].startswith("turn ") else each.options, game.clone()
            if each.odds and each.odds.attacked and all(text.split()[0] in ("sneak", "dash", "step") for text in done):
                if reveals_something(after, each):
                    continue
                found = forecast(after, each.hero)
                if found and not found.cut:
                    risk = next(one for one in found.heroes if one.hero == each.hero)
                    assert (each.odds.spotted, each.odds.attacked) == (risk.spotted, risk.attacked), game.save()
                    assert each.odds.heard == found.heard
                    compared += 1
    assert compared > 10


def reveals_something(game: Game, plan: Suggestion) -> bool:
    """Has the plan done, unless something comes to light on the way."""
    doing = Doing(plan.hero, plan.options)
    while doing.left:
        option = doing.choose(game)
        assert option is not None, game.save()
        if preview(game, str(option)).reveals:
            return True
        game.choose(option)
    return False


def test_a_plan_goes_on_after_a_dash_that_focus_could_carry_on() -> None:
    game = scene(YARD + "gray-fox a1\nobjective f1\nturn gray-fox")
    doing = Doing("gray-fox", ["dash b1", "step c1", "sneak d1"])

    while doing.left:
        option = doing.choose(game)
        assert option is not None
        game.choose(option)

    assert game.state.hero("gray-fox").space == game.state.stage.board.numbers["d1"]


def test_who_wins_by_a_plan_is_not_attacked_any_more() -> None:
    game = scene(YARD + "snake a1\nguard f1 W\nobjective b1\nexit c1\nturn snake")

    suggested = suggest(game)[0]
    assert suggested.odds is not None
    assert (suggested.odds.spotted, suggested.odds.attacked) == (Range(0.0, 0.0), Range(0.0, 0.0))
    assert suggested.reason.key == "bot-finishes"


def test_who_wins_by_a_plan_is_not_heard_any_more_however_it_came_there() -> None:
    """SET-6: the stage is over before the turn is, so nobody listens for the Dash."""
    game = scene(YARD + "snake c1\nguard b2 W\nobjective f1\nexit f1\nturn snake")

    suggested = suggest(game)[0]
    assert suggested.options == ["sneak d1", "dash e1", "step f1", "interact f1"]
    assert suggested.odds is not None
    assert suggested.odds.heard == 0


def test_a_plan_that_rolls_has_the_odds_of_the_inspector_and_no_forecast() -> None:
    game = scene(YARD + "meryl a1\nguard b1 W\n! meryl a1\nobjective f1\nexit a2\nturn meryl\n")

    suggested = next(each for each in suggest(game) if each.options[0] == "combo b1")
    exact = odds(game, "combo b1")
    assert exact is not None
    assert suggested.odds == TurnOdds(None, None, None, exact.chances[0].chance, exact.chances[0].with_focus)
    assert suggested.odds.success == pytest.approx(20 / 27)


def test_going_in_a_circle_before_the_same_blow_is_no_other_plan() -> None:
    game = scene(YARD + "meryl a1\nguard b1 W\n! meryl a1\nobjective f1\nexit a2\nturn meryl\n")

    found = [each.options for each in suggest(game)]
    assert found[0] == ["combo b1"]
    assert not any(options[0].startswith("sneak") and "combo b1" in options for options in found)


def test_a_knock_before_the_same_blow_is_no_other_plan() -> None:
    game = scene(YARD + "snake a1\nguard b2 W\nguard d1 E\nobjective f2\nexit a1\nturn snake")

    found = [each.options for each in suggest(game)]
    assert any(options[-1] == "takedown d1" for options in found)
    assert not any(options[0] == "knock" and "takedown d1" in options for options in found)


@pytest.mark.slow
def test_a_reason_holds_by_the_figures() -> None:
    for game in positions(each=4, stages=GUARDED):
        hero = suggest(game)[0].hero
        staying = forecast(game, hero)
        for each in suggest(game):
            keys = [why.key for why in each.reasons]
            if each.odds and each.odds.attacked and staying:
                stays = next(one.attacked for one in staying.heroes if one.hero == hero)
                change = sum(astuple(each.odds.attacked)) - sum(astuple(stays))
                assert "bot-for-safety" not in keys or change < 0
                assert "bot-against-safety" not in keys or change > 0
                assert "bot-against-noise" not in keys or each.odds.heard


def test_the_chance_of_a_lock_is_that_of_its_roll() -> None:
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
    assert suggested.odds.success == pytest.approx(25 / 216)
    assert suggested.odds.with_focus is None


def test_the_sure_blow_from_behind_rolls_nothing() -> None:
    game = scene(YARD + "snake a1\nguard c1 E\nobjective f1\nexit a1\nturn snake")

    felling = next(each for each in suggest(game) if "takedown c1" in each.options)
    assert felling.odds is not None
    assert felling.odds.success is None
    assert felling.odds.attacked == Range(0.0, 0.0)


def test_reasons_speak_for_and_against_with_the_rule_behind_them() -> None:
    game = scene(YARD + "snake a1\nguard d1 E\nobjective f1\nexit a1\nturn snake")
    found = {why.key: why for each in suggest(game) for why in each.reasons}

    assert any(key.startswith("bot-for-") for key in found)
    assert all(why.rule in catalogue.rule_ids() for why in found.values())


@pytest.mark.slow
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


def test_in_a_fight_a_plan_tells_what_comes_of_the_place_it_leads_to() -> None:
    """By the turn that ranks the options, so that they can be told apart."""
    near = "boss ocelot a1 S\nboss-deck | fan-fire; reload |\nsnake e3 inactive minus-white-or-move\nturn snake"
    game = scene(ROOM + near)
    turn = TurnWorth(fighter_for(game).judge, game.state, game.hero("snake"), everywhere)

    for each in suggest(game):
        for why in each.reasons:
            space = game.state.stage.board.numbers[str(why.facts["space"])]
            if why.key == "bot-against-place":
                assert why.facts["damage"] == f"{turn.hits_at(space):.1f}"
            elif why.key == "bot-for-shelter":
                assert turn.hits_at(space) == 0
    told = [(why.key, why.facts["space"]) for each in suggest(game) for why in each.reasons]
    assert ("bot-against-place", "d3") in told


def test_a_game_that_is_over_gets_no_hints() -> None:
    game = scene(YARD + "snake b1\nobjective b1\nexit b1\nturn snake")
    game.choose("interact b1")

    assert str(game.outcome) == "won"
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
    assert done.count("end") == 1  # one hero alone is to act again at once: that is another turn
    assert game.state.round == 2

    broken = Doing("snake", ["sneak d4"])
    assert broken.choose(game) is None


# honest


def everything(game: Game) -> bytes:
    return json.encode([point(game), suggest(game)])


@pytest.mark.slow
def test_dealing_anew_what_is_hidden_changes_no_hint() -> None:
    compared = 0
    for game in chain(positions(each=5, stages=GUARDED), fights(each=2)):
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
    for game in chain(positions(each=2, stages=GUARDED), fights(each=1)):
        before = game.save(), game.state.digest()
        point(game)
        suggest(game)

        assert (game.save(), game.state.digest()) == before
