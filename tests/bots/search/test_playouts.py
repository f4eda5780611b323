"""Playouts: what has come to light stays, everything else is dealt anew, and the game itself is not touched."""

from collections import Counter

import pytest

from noisecheck import Decision, Game, Option, State, new_game, scene
from noisecheck.bots import bot
from noisecheck.bots.search.bot import Search
from noisecheck.bots.search.playouts import play_out
from noisecheck.engine import chance
from noisecheck.engine.state import hidden
from tests.bots.positions import positions
from tests.foresight.looking import twin_of
from tests.play import told

CORRIDOR = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +---+---+---+---+
"""
NIGHT = CORRIDOR + "snake a1\nguard d1 W\nphase enemy\n"


class Onlooker:
    """Answers with given texts, then with the last option, and keeps what it was asked and the first position."""

    def __init__(self, *texts: str) -> None:
        self.texts = list(texts)
        self.first: tuple[Decision, State] | None = None
        self.asked: list[Decision] = []

    def policy(self, decision: Decision, state: State) -> Option:
        self.asked.append(decision)
        if self.first is None:
            self.first = decision, state.copy()
        option = decision.find(self.texts.pop(0)) if self.texts else None
        return option or decision.options[-1]


def first_asked(game: Game, seed: int) -> tuple[Decision, State]:
    onlooker = Onlooker()
    play_out(game, seed, onlooker.policy)
    assert onlooker.first
    return onlooker.first


def with_nothing_hidden(state: State) -> State:
    plain = state.copy()
    plain.chance, plain.dice = 0, []
    plain.orders, plain.reactions, plain.system = None, None, None
    plain.traps = [trap._replace(kind="") if trap.down else trap for trap in plain.traps]
    if plain.boss:
        unseen = slice(plain.boss.atop, plain.boss.atop + plain.boss.unseen)
        plain.boss.deck[unseen] = sorted(plain.boss.deck[unseen])
        plain.boss.tokens = [token._replace(face="") for token in plain.boss.tokens]
    return plain


@pytest.mark.slow
def test_a_future_begins_with_the_question_that_waits_in_the_same_position() -> None:
    for game in positions(each=12):
        decision, state = first_asked(game, 1)

        assert game.decision is not None
        assert (decision.kind, decision.hero, list(map(str, decision.options))) == (
            game.decision.kind,
            game.decision.hero,
            list(map(str, game.decision.options)),
        )
        assert with_nothing_hidden(state) == with_nothing_hidden(game.state)


@pytest.mark.slow
def test_the_real_order_of_what_is_hidden_does_not_show_in_a_future() -> None:
    compared = 0
    for game in positions(each=12):
        twin = twin_of(game, 1)
        if twin:
            compared += 1
            assert first_asked(twin, 5)[1] == first_asked(game, 5)[1]
    assert compared > 40


def test_the_dice_of_playouts_are_not_those_of_the_game_with_the_same_seed() -> None:
    for seed in (0, 1, 2000):
        game = new_game("heliport", seed=seed)
        own, near = bot("search", seed), {game.state.chance}
        assert isinstance(own, Search)
        ahead = behind = game.state.chance
        for _ in range(1000):
            ahead, behind = chance.advance(ahead), (behind - chance.advance(0)) & chance.MASK
            near |= {ahead, behind}
        for number in range(100):
            own.chance = chance.advance(own.chance)
            assert own.chance not in near
            for dealt in (own.chance, seed + number):  # as bots deal, and as hints do
                assert first_asked(game, dealt)[1].chance not in near


def test_playouts_differ_in_what_is_hidden_and_are_the_same_for_the_same_seed() -> None:
    game = next(positions(each=1))

    assert hidden(first_asked(game, 1)[1]) != hidden(first_asked(game, 2)[1])
    assert first_asked(game, 1)[1] == first_asked(game, 1)[1]


def test_a_future_does_not_touch_the_game() -> None:
    for game in positions(each=3):
        before = game.save(), game.state.digest(), game.checkpoint.digest()
        play_out(game, 1, Onlooker().policy)

        assert (game.save(), game.state.digest(), game.checkpoint.digest()) == before


def test_a_future_goes_on_to_the_next_round() -> None:
    game = scene(CORRIDOR + "snake a1\nguard b1 E\nturn snake\ndice 1 6 3 2 2 2 2\n")
    game.choose("combo b1")
    game.choose("pass")

    assert play_out(game, 1, Onlooker("pass").policy).round == game.state.round + 1


def test_dice_that_have_fallen_lie_as_they_are_and_those_to_come_are_anybodys_guess() -> None:
    game = scene(CORRIDOR + "snake a1\nguard b1 E\nturn snake\ndice 1 6 3 2 2 2 2\n")
    game.choose("combo b1")
    game.choose("pass")  # the three dice lie there, Focus may change them

    assert told(game, "Rolled")[0]["dice"] == ("w!", "w6", "b3")
    rerolls: Counter[str] = Counter()
    for seed in range(60):
        onlooker = Onlooker("focus reroll die 1")
        play_out(game, seed, onlooker.policy)
        first, *others = map(str, onlooker.asked[1].dice)
        assert others == ["w6", "b3"]
        rerolls[first] += 1
    assert set(rerolls) == {"w!", "w2", "w3", "w4", "w5", "w6"}


def test_a_card_drawn_in_this_step_stays_and_those_below_it_are_shuffled() -> None:
    deck = "orders waken 5/4 left; radio-in 4/3 left; stay-alert 4/3 left; lost-contact 4/3 left\n"
    game = scene(NIGHT + "ko c1 1\nmeryl c1\n" + deck)

    assert game.decision is not None
    assert game.decision.kind == "face"  # the guard woke up beside Meryl; players turn it
    states = [first_asked(game, seed)[1] for seed in range(40)]
    assert {str(state.order) for state in states} == {"waken 5/4 left"}
    assert {str((state.orders or [])[0]) for state in states} == {
        "radio-in 4/3 left",
        "stay-alert 4/3 left",
        "lost-contact 4/3 left",
    }


def test_a_trap_turned_up_in_this_step_stays_and_the_others_change_places() -> None:
    game = scene(
        """
            a   b   c   d   e
          +---+---+---+---+---+
        1 | .   .   . | .   . |
          +   +---+---+---+---+
        2 | . | .   .   .   . |
          +---+---+---+---+---+
        snake a2
        trap b1 camera down
        trap e1 laser down
        trap e2 blank down
        turn snake
        """
    )
    game.choose("sneak a1")  # players give the camera its cones

    assert game.decision is not None
    assert game.decision.kind == "face-camera"
    kinds = {tuple(trap.kind for trap in first_asked(game, seed)[1].traps) for seed in range(20)}
    assert kinds == {("camera", "laser", "blank"), ("camera", "blank", "laser")}


def test_a_card_that_players_have_looked_at_is_known() -> None:
    deck = "orders waken 5/4 left; radio-in 4/3 left; stay-alert 4/3 left\nlooked-at orders\n"
    game = scene(CORRIDOR + "snake a1\nguard d1 E\nturn snake\n" + deck)

    tops = {str((first_asked(game, seed)[1].orders or [])[0]) for seed in range(20)}
    assert tops == {"waken 5/4 left"}
