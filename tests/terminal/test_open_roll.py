"""What hangs on a roll is said before anybody has to decide."""

from noisecheck import Game
from noisecheck.engine.cards import Die
from noisecheck.engine.stage import Slot
from noisecheck.foresight.view.locks import missing
from tests.table import rule, scene
from tests.terminal.seats import in_one_line, sit_down

ROW = "    a   b   c   d\n  +---+---+---+---+\n1 | .   .   .   . |\n  +---+---+---+---+\n"


def noisy(dice: str) -> Game:
    game = scene(f"{ROW}snake a1 noisy 1 inactive minus-white-or-move\nguard d1 E\nturn snake\ndice {dice}\n")
    game.choose("end")
    return game


@rule("ATT-5")
def test_a_quiet_noise_check_is_not_asked_about() -> None:
    game = noisy("4")
    assert game.decision is not None
    assert "(noise check). Change them?" in str(game.decision)

    assert "(noise check). Change them?" not in in_one_line(sit_down(game))


@rule("ATT-5")
def test_a_noise_check_with_a_bang_is_heard() -> None:
    assert "The ! draws attention as it stands." in sit_down(noisy("!"))


@rule("ATT-5")
def test_before_the_noise_check_its_dice_are_named() -> None:
    game = scene(f"{ROW}snake a1 noisy 2\nguard d1 E\nturn snake\n")

    assert "About to roll: □ □. Only a ! is heard." in sit_down(game, "end")


@rule("COM-2")
def test_an_attack_says_what_hits_and_how_many_do() -> None:
    game = scene(f"{ROW}snake a1 inactive minus-white-or-move\nguard b1 E\nturn snake\ndice 3 ! 2\n")

    said = in_one_line(sit_down(game, "combo b1"))

    assert "Each 3+ hits the guard: 1 hit as it stands. The ! draws attention as it stands." in said


@rule("COM-3")
def test_a_guards_attack_says_whom_it_hits() -> None:
    game = scene(f"{ROW}snake a1\nguard b1 E\nturn snake\ndice 5 1\n")

    said = in_one_line(sit_down(game, "sneak c1"))

    assert "Each 3+ hits Snake: 1 hit as it stands." in said


@rule("COM-3")
def test_a_guards_attack_that_misses_is_not_asked_about_and_an_undo_goes_back_before_it() -> None:
    game = scene(f"{ROW}snake a1\nguard b1 E\nturn snake\ndice 2 1\n")

    said = in_one_line(sit_down(game, "sneak c1", "rewind"))

    assert "hits Snake" not in said
    assert game.answers == ()


@rule("ACT-11")
def test_what_is_missing_is_told_for_the_best_use_of_the_dice() -> None:
    needs = (Slot(3, False), Slot(4, True), Slot(5, True))

    assert missing([Die("b", 6), Die("b", 4)], needs) == (Slot(3, False),)
    assert missing([Die("b", 5)], needs)[0] == Slot(3, False)
    assert missing([Die("w", 0)], needs) == needs
    assert missing([Die("b", 3), Die("b", 5), Die("b", 4)], needs) == ()


def test_with_nothing_left_the_question_says_so() -> None:
    game = scene(f"{ROW}snake a1 spent 4 inactive minus-white-or-move\nturn snake\n")

    assert "Snake: nothing left to do but end the turn" in sit_down(game)


def test_with_a_free_move_left_there_is_still_a_choice() -> None:
    game = scene(f"{ROW}snake a1 spent 4\nturn snake\n")

    assert "Snake: no actions left" in sit_down(game)
