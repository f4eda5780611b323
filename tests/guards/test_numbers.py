"""Guards have a number: players and events speak of guard 1, 2 … It says who a guard is, not what it is like."""

from noisecheck import Game, load_game, new_game
from noisecheck.engine.events import NoNewPath, ReactionDrawn, RopeCut, TokenRemoved
from noisecheck.engine.rules.stage_events import place_guard
from tests.table import Script, picture, rule, scene

ROW = "    a   b   c   d   e\n  +---+---+---+---+---+\n1 | .   .   .   .   . |\n  +---+---+---+---+---+\n"
BARRACKS = "zone all a1:e1\nbarracks d1 zone all count 2 faces W\norders radio-in 4/3 left; waken 4/3 left; game-over\n"


def numbers(game: Game) -> dict[int, str]:
    names = game.state.stage.board.names
    return {guard.number: names[guard.space] for guard in game.state.guards}


def one_falls_and_one_comes() -> Game:
    """Guard 1 is knocked out, and Radio-In brings another."""
    game = scene(ROW + BARRACKS + "snake a1\nguard b1 E\nguard e1 E\nturn snake\ndice 6 6 6")
    game.choose("combo b1")
    while game.decision and game.decision.find("pass"):
        game.choose("pass")
    assert numbers(game) == {2: "e1"}
    game.choose("end")
    while game.decision and game.decision.kind not in ("action", "turn"):
        game.choose(game.decision.options[-1])
    return game


def test_guards_are_numbered_in_the_order_of_the_scene() -> None:
    assert numbers(scene(ROW + "snake a1\nguard d1 E\nguard b1 E\nguard e1 E\nturn snake")) == {
        1: "d1",
        2: "b1",
        3: "e1",
    }


@rule("ORD-6")
def test_who_comes_later_gets_the_next_number_and_nobody_gets_that_of_the_fallen() -> None:
    assert sorted(numbers(one_falls_and_one_comes())) == [2, 3]


def test_a_guard_keeps_its_number_when_the_game_is_saved_cloned_or_taken_back() -> None:
    game = one_falls_and_one_comes()
    again, loaded = game.clone(), load_game(game.save())
    while len(again.state.guards) != 1:
        again.rewind()

    assert numbers(loaded) == numbers(game)
    assert numbers(again) == {2: "e1"}
    assert sorted(numbers(game)) == [2, 3]


def test_events_tell_which_guard_they_speak_of() -> None:
    told = [(type(event).__name__, event.guard) for event in one_falls_and_one_comes().events]

    for expected in [
        ("Attacked", 1),
        ("KnockedOut", 1),
        ("GuardSpawned", 3),
        ("GuardActivated", 2),
        ("OrderDrawn", None),
    ]:
        assert expected in told


@rule("SET-8")
def test_guards_that_an_event_brings_get_the_next_numbers() -> None:
    game = new_game("warhead-storage", heroes=["snake"], seed=1)
    before, state = game.state.last_number, game.checkpoint.copy()
    table = Script(state)
    for space in ("r1", "y7", "v5"):
        place_guard(state, table, state.heroes[0], space, "S")

    assert [event.guard for event in table.events] == [before + 1, before + 2, before + 3]


@rule("GRD-11", "GRD-20")
def test_a_guard_that_stumbles_upon_somebody_or_finds_no_way_is_named_too() -> None:
    enemies = "phase enemy\norders lost-contact 3/2 left\nreactions shrug"
    roped = scene(ROW + "snake e1 acted\nguard a1 W activated\nguard d1 W\nko c1 2 tied\n" + enemies)
    stuck = scene("    a\n  +---+\n1 | . |\n  +---+\n2 | . |\n  +---+\nsnake a1 acted\nguard a2 N\n" + enemies)

    assert {event.guard for event in roped.events if isinstance(event, RopeCut | ReactionDrawn | TokenRemoved)} == {2}
    assert {event.guard for event in stuck.events if isinstance(event, NoNewPath)} == {1}


def test_positions_with_other_numbers_are_the_same_position() -> None:
    game = one_falls_and_one_comes()
    read = scene(picture(game))

    assert sorted(numbers(read)) == [1, 2]
    assert read.checkpoint == game.checkpoint
    assert read.checkpoint.digest() == game.checkpoint.digest()
    assert picture(read) == picture(game)
