"""Steady: whole turns and answers in scenes where it is plain what is right."""

from noisecheck import Game, autoplay, new_game, scene
from noisecheck.bots import bot
from noisecheck.bots.steady import Steady
from tests.laws.walks import STAGES, begin
from tests.play import told


def turn_of(game: Game) -> list[str]:
    """What steady does with a turn, action by action, to its end."""
    player, chosen = Steady(), [""]
    while game.decision and chosen[-1] != "end":
        option = str(player.choose(game))
        if game.decision.kind in ("action", "step"):
            chosen.append(option)
        game.choose(option)
    return chosen[1:]


def answers_of(game: Game, kind: str) -> list[str]:
    """What steady answers until somebody acts, of one kind of question."""
    player, chosen = Steady(), []
    while game.decision and game.decision.kind not in ("turn", "action"):
        option = str(player.choose(game))
        if game.decision.kind == kind:
            chosen.append(option)
        game.choose(option)
    return chosen


def test_whatever_wins_now_is_done_even_in_sight() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    snake a1
    guard d1 W
    objective b1
    exit c1
    turn snake
    """)
    turn_of(game)

    assert game.outcome == "won"


def test_it_dashes_where_nobody_hears() -> None:
    game = scene("""
        a   b   c   d   e   f   g   h   i   j
      +---+---+---+---+---+---+---+---+---+---+
    1 | .   .   .   .   .   .   .   .   .   . |
      +---+---+---+---+---+---+---+---+---+---+
    snake a1
    objective j1
    exit a1
    turn snake
    """)

    assert turn_of(game)[:2] == ["dash b1", "step c1"]


def test_it_takes_a_guard_down_from_behind_that_bars_the_way() -> None:
    game = scene("""
        a   b   c   d   e   f   g
      +---+---+---+---+---+---+---+
    1 | .   .   .   .   .   .   . |
      +---+---+---+---+---+---+---+
    snake a1
    guard c1 E
    objective g1
    exit a1
    turn snake
    """)

    assert "takedown c1" in turn_of(game)


def test_it_works_on_the_door_its_way_leads_through() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   . : . |
      +---+---+---+
    snake a1
    door b1-c1 level 2 needs 2+
    objective c1
    exit a1
    turn snake
    """)

    assert turn_of(game)[:2] == ["sneak b1", "interact b1-c1"]


def test_it_keeps_the_dice_that_fit_a_lock() -> None:
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
    dice 6 5 1 1 1 1
    """)

    assert turn_of(game)[:2] == ["interact a1-b1", "reroll 3"]


def test_a_token_that_opens_a_lock_is_used() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | . : . |
      +---+---+
    snake a1
    door a1-b1 level 3 needs 3+ 5+ 6
    objective b1
    exit a1
    turn snake
    dice 6 5 1
    """)
    turn_of(game)

    assert {"hero": "snake", "token": "plus-2"} in told(game, "FocusUsed")
    assert told(game, "DoorOpened")


def test_focus_turns_a_wound_away() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    snake a1
    guard c1 W
    phase enemy
    orders lost-contact 5/4 left; waken 5/4 left
    dice 4 1
    """)

    assert answers_of(game, "change-roll") == ["focus minus-2 die 1", "pass"]
    assert game.hero("snake").damage == 0


def test_the_hurt_eat_when_there_is_time() -> None:
    game = scene("""
        a   b   c   d   e   f
      +---+---+---+---+---+---+
    1 | .   . |   | .   .   . |
      +---+---+---+---+---+---+
    snake a1 damage 3
    gear snake rations
    objective f1
    exit a1
    turn snake
    """)

    assert "use rations" in turn_of(game)


def test_players_send_a_guard_where_it_sees_nobody() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +---+   +
    2 | . | # | . |
      +   +---+   +
    3 | .   .   . |
      +---+---+---+
    snake a1
    meryl c2
    guard c3 S
    ! snake a1
    phase enemy
    orders lost-contact 2/1 left; waken 5/4 left
    """)

    assert answers_of(game, "path") == ["path b3 a3 a2 a1"]


def test_whoever_bears_it_best_is_attacked() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +   +   +
    2 | .   .   . |
      +---+---+---+
    snake a1 damage 3
    meryl c1
    guard b2 N
    phase enemy
    orders lost-contact 2/1 left; waken 5/4 left
    """)

    assert answers_of(game, "target") == ["target meryl"]


def test_gray_fox_steps_in_for_one_who_is_worse_off() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +   +---+---+---+
    2 | . | .   .   . |
      +---+---+---+---+
    snake a1 damage 3
    gray-fox a2
    guard d1 W
    phase enemy
    orders lost-contact 2/1 left; waken 5/4 left
    """)

    assert answers_of(game, "get-clear") == ["yes"]


def test_it_carries_what_it_can_use() -> None:
    game = new_game("heliport", seed=1, memory_box=["nikita", "body-armor", "gas-mask", "cardboard-box", "rations-2"])
    player = Steady()
    while game.decision and game.decision.kind == "loadout":
        game.choose(player.choose(game))

    assert {card.id for card in game.hero("snake").gear} == {"body-armor", "cardboard-box", "rations-2"}


def test_steady_plays_whole_games_on_every_stage_with_any_gear() -> None:
    for number, (stage, heroes) in enumerate(STAGES):
        ending = autoplay(begin(stage, heroes, number), bot("steady", number).policy, decisions=5_000)

        assert ending.state.outcome


def test_steady_wins_where_random_does_not() -> None:
    wins = {"steady": 0, "random": 0}
    for name in wins:
        for seed in range(8):
            wins[name] += autoplay(new_game("cargo-dock", seed=seed), bot(name, seed).policy).state.outcome == "won"

    assert wins["steady"] >= 4
    assert wins["random"] == 0
