"""SET: what a stage is, how it is won and lost."""

import pytest

from noisecheck import NoisecheckError, new_game
from noisecheck.content import load_stage
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

CORRIDOR = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +---+---+---+---+---+
"""


@rule("SET-1")
def test_a_stage_names_its_players_its_time_its_map_and_its_rewards() -> None:
    heliport = load_stage("heliport").file

    assert list(heliport.players) == [1]
    assert heliport.minutes > 0
    assert heliport.rewards == ["pistol-45", "rations-2"]


@rule("SET-2")
def test_a_stage_is_a_sneaking_stage_unless_it_names_a_boss() -> None:
    assert scene(CORRIDOR + "snake a1").state.stage.is_sneaking
    assert not scene(CORRIDOR + "snake a1\nstage boss ocelot").state.stage.is_sneaking


@rule("SET-3")
def test_a_stage_says_which_heroes_may_play_it() -> None:
    assert [hero.id for hero in new_game("heliport", heroes=["snake"]).state.heroes] == ["snake"]
    with pytest.raises(NoisecheckError, match="needs snake"):
        new_game("heliport", heroes=["otacon"])


@rule("SET-4")
def test_the_last_objective_wins_and_an_optional_one_is_not_needed() -> None:
    game = scene(CORRIDOR + "snake a1\nobjective a1\nobjective e1 optional\nturn snake")

    game.choose("interact a1")

    assert str(game.outcome) == "won"


@rule("SET-4")
def test_without_objectives_a_scene_is_never_won() -> None:
    game = scene(CORRIDOR + "snake a1\nexit a1\nexit b1\nturn snake")

    game.choose("sneak b1")

    assert game.outcome is None


@rule("SET-6")
def test_failure_beats_success_inside_the_action_that_completes_the_last_objective() -> None:
    """The leap onto the exit is paid with his life: the guard's attack is part of the action."""
    game = scene(CORRIDOR + "snake a1 damage 3\nguard b1 E\nobjective e1 taken\nexit c1\nturn snake\ndice 6 6")

    play(game, "sneak c1")

    assert str(game.outcome) == "lost: snake killed in action"


@rule("SET-6")
def test_winning_comes_before_the_noise_check() -> None:
    game = scene(CORRIDOR + "snake a1 noisy 3\nguard e1 E\nobjective a1\nturn snake\ndice ! ! !")

    game.choose("interact a1")

    assert str(game.outcome) == "won"
    assert told(game, "Rolled") == []


@rule("SET-6", "FOC-3")
def test_a_focus_move_onto_the_exit_wins_too() -> None:
    game = scene(CORRIDOR + "snake a1 spent 4\nobjective e1 taken\nexit b1\nturn snake")

    game.choose("focus minus-white-or-move b1")

    assert str(game.outcome) == "won"


@rule("SET-7")
def test_the_rules_of_a_stage_come_before_the_others() -> None:
    """Cargo Dock is played without Focus: Snake's tokens lie there and may not be used."""
    game = new_game("cargo-dock")

    assert options(game, "focus") == []
    assert objection(game, "focus minus-white-or-move b8") == ("SET-7", "no-focus-here")
    assert objection(game, "refresh plus-2") == ("SET-7", "no-focus-here")


@rule("SET-8")
def test_an_event_is_resolved_in_the_middle_of_a_dash_which_then_goes_on() -> None:
    game = scene(CORRIDOR + "snake a1\nevent A b1\nturn snake")

    game.choose("dash b1")
    assert told(game, "EventReached") == [{"letter": "A", "hero": "snake"}]
    game.choose("step c1")

    assert "event A b1 used" in picture(game)
    play(game, "sneak b1")
    assert len(told(game, "EventReached")) == 1


@rule("SET-11")
def test_a_hero_starts_a_stage_whole_rested_and_unnoticed() -> None:
    snake = new_game("heliport", heroes=["snake"]).hero("snake")

    assert (snake.damage, snake.spent, snake.inactive, snake.used, snake.attention) == (0, 0, (), (), "")


@rule("SET-19")
def test_every_space_belongs_to_one_zone() -> None:
    game = scene(CORRIDOR + "zone yard a1:b1\nzone hall c1:e1\nsnake a1")

    assert [game.state.zone(space) for space in range(5)] == [0, 0, 1, 1, 1]


@rule("SET-16")
def test_the_order_deck_is_blue_over_red_with_game_over_among_the_red() -> None:
    """Heliport takes 13 blue and 5 red cards; each colour is shuffled by itself."""
    decks = [new_game("heliport", seed=seed).state.orders or [] for seed in range(30)]

    for deck in decks:
        assert len(deck) == 18
        assert [card.action for card in deck].count("game-over") == 1
        assert all(card.action != "game-over" for card in deck[:13])
    assert len({tuple(deck[:13]) for deck in decks}) > 20
    assert len({tuple(deck[13:]) for deck in decks}) > 10
    assert len({tuple(new_game("heliport", seed=seed).state.reactions or []) for seed in range(30)}) > 20


@rule("SET-22")
def test_a_stage_says_which_cameras_cone_is_up_and_the_order_of_its_zones() -> None:
    assert new_game("heliport").state.cameras == "green"
    assert [zone.name for zone in new_game("recon").state.stage.zones] == ["archive", "core", "laboratory"]
