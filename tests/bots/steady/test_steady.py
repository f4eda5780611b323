"""Steady: whole turns and answers in scenes where it is plain what is right."""

import pytest

from noisecheck import Game, autoplay, new_game, scene
from noisecheck.bots import bot
from noisecheck.bots.steady.bot import Steady
from noisecheck.bots.steady.goals import routes
from noisecheck.engine.outcome import WON
from noisecheck.engine.stage import Consequence, Section
from tests.laws.walks import STAGES, begin
from tests.play import told
from tests.soak import is_soak
from tests.table import staged

NAMES = [stage for stage, _ in STAGES]
SMALLEST = sorted(map(NAMES.index, set(NAMES)))  # the first party of each stage


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

    assert str(game.outcome) == "won"


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


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(STAGES)) if is_soak() else SMALLEST)
def test_steady_plays_whole_games_on_every_stage_with_any_gear(number: int) -> None:
    stage, heroes = STAGES[number]

    ending = autoplay(begin(stage, heroes, number), bot("steady", number).policy, decisions=5_000)

    assert ending.state.outcome


def test_steady_wins_where_random_does_not() -> None:
    wins = {"steady": 0, "random": 0}
    for name in wins:
        for seed in range(8):
            wins[name] += autoplay(new_game("cargo-dock", seed=seed), bot(name, seed).policy).state.outcome == WON

    assert wins["steady"] >= 4
    assert wins["random"] == 0


# special rules of stages (SET-7)


CELLS = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +   +---+---+---+   +
2 | .   .   . : .   . |
  +---+---+---+---+---+
stage test-mission
door c2-d2 level 2 sealed
"""


def test_it_goes_round_a_sealed_door_and_takes_events_in_their_order() -> None:
    events = {"A": Section(after="B")}
    game = staged(CELLS + "event A e2\nevent B a1\nsnake c2\nturn snake", events=events, required="A")

    play_on(game, rounds=6)

    assert [each["letter"] for each in told(game, "EventReached")] == ["B", "A"]


def test_where_killing_fails_it_keeps_its_gun_down() -> None:
    things = "snake a2\ngear snake pistol-45\nguard c1 W\n! snake a2\nobjective e2\nexit e1\nturn snake"
    game = staged(CELLS + things, killing_fails=True)

    play_on(game, rounds=1)

    assert told(game, "GearUsed") == []


def test_each_makes_for_an_exit_of_its_own() -> None:
    things = "exit a1 of meryl\nexit e1 of snake\nsnake a2\nmeryl e2\nturn snake"
    game = staged(CELLS + things, leaving_wins=True)

    play_on(game, rounds=6)

    assert str(game.outcome) == "won"


def test_it_takes_objectives_in_as_many_zones_as_are_asked_for() -> None:
    zones = "zone west a1:c2\nzone east d1:e2\n"
    things = "objective a1\nobjective b1\nobjective e2\nsnake c1\nturn snake"
    game = staged(CELLS + zones + things, needed=(2, 2, 2, 2), spread=((2, 1),) * 4)

    play_on(game, rounds=6)

    assert str(game.outcome) == "won"


def test_it_carries_what_the_stage_asks_for() -> None:
    things = "objective e1\nsnake a1\nmeryl b1\nmemory-box pal-key-card\nphase setup\nturn snake"
    game = staged(CELLS + things, equipped=("pal-key-card",))

    while game.decision and game.decision.kind == "loadout":
        game.choose(Steady().choose(game))

    assert "pal-key-card" in [card.id for hero in game.state.heroes for card in hero.gear]


def test_it_decides_for_what_opens_doors_and_keeps_quiet() -> None:
    choices = {"alarm": Consequence((("alert",),)), "panel": Consequence((("unlock", "c2-d2"),))}
    game = staged(CELLS + "event A b1\nsnake a1\nturn snake", events={"A": Section(choices=choices)})
    game.choose("sneak b1")

    assert str(Steady().choose(game)) == "decide panel"


def play_on(game: Game, rounds: int) -> None:
    """Steady plays on until the stage is over or so many rounds are."""
    player = Steady()
    while game.decision and game.state.round <= rounds:
        game.choose(player.choose(game))


def test_it_takes_the_event_that_opens_the_way_to_the_rest() -> None:
    """Beyond a sealed gate everything is far; that must not keep it from what opens the gate."""
    opens = Section(Consequence((("unlock", "c2-d2"),)), after="A")
    walled = CELLS.replace("1 | .   .   .   .   . |", "1 | .   .   . | .   . |")
    things = "event A a1\nevent B b1\nexit e2\nsnake a2\nturn snake"
    game = staged(walled + things, events={"B": opens}, required="AB")

    play_on(game, rounds=6)

    assert str(game.outcome) == "won"


def test_who_waits_counts_on_a_gate_that_two_others_are_about_to_open() -> None:
    opens = Section(Consequence((("unlock", "c2-d2"),)))
    walled = CELLS.replace("1 | .   .   .   .   . |", "1 | .   .   . | .   . |")
    things = "event A a1\nevent B c1\nexit d1\nexit d2\nexit e2\nsnake a2\nmeryl b1\ngray-fox b2\nturn snake"
    game = staged(walled + things, events={"A": opens, "B": opens}, required="AB")

    assert routes(game.state)[2].opened == 1 << game.state.stage.door_numbers["c2-d2"]
