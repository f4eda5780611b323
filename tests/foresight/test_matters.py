"""Questions that cannot matter are answered by the table; all others are asked."""

import random

import pytest

from noisecheck import Game, new_game
from noisecheck.engine.rules.changes import Change
from noisecheck.foresight.honest import Open
from noisecheck.foresight.matters import distinct, foregone, open_question
from noisecheck.foresight.odds.roll import BAD, Thrown, first_hits, outcomes
from noisecheck.foresight.view.questions import touched
from tests.foresight.looking import games, twin_of
from tests.play import options, play
from tests.table import rule, scene
from tests.yard import RING

YARD = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +   +---+   +   +
2 | .   .   .   . |
  +---+---+---+---+
"""
MANY = 60  # more dice than are ever rolled for one answer
SHOT_AT = "\nguard d1 W\norder lost-contact 5/4 left\nphase enemy\ndice "
LOCK = """
    a   b   c
  +---+---+---+
1 | . : .   . |
  +---+---+---+
snake a1
door a1-b1 level 3 needs 6 6 6
turn snake
"""
ROUTES = f"""{RING}snake a4
guard a2 E
! snake e2
phase enemy
"""


def given(game: Game) -> str:
    """What the table answers to the open question; nothing where it asks."""
    option = foregone(game)
    return str(option) if option else ""


def asked(game: Game) -> str:
    assert game.decision is not None
    return game.decision.kind


# rolls


@rule("FOC-2", "COM-1")
@pytest.mark.parametrize(("dice", "answer"), [("1 2", "pass"), ("1 5", "")])
def test_a_hero_whom_no_die_hits_is_not_asked_to_change_them(dice: str, answer: str) -> None:
    game = scene(YARD + "snake a1" + SHOT_AT + dice)

    assert asked(game) == "change-roll"
    assert given(game) == answer


@rule("FOC-2", "FOC-6")
def test_one_die_more_helps_nobody_who_is_shot_at() -> None:
    game = scene(YARD + "meryl a1" + SHOT_AT + "5 5")

    assert asked(game) == "before-roll"
    assert given(game) == "pass"


@rule("FOC-2", "FOC-5")
@pytest.mark.parametrize(("inactive", "answer"), [("minus-2,reroll", "pass"), ("plus-2,reroll", "")])
def test_a_hit_that_no_token_can_turn_into_a_miss_is_not_asked_about(inactive: str, answer: str) -> None:
    game = scene(YARD + f"snake a1 inactive minus-white-or-move,{inactive}" + SHOT_AT + "4 1")

    assert asked(game) == "change-roll"
    assert given(game) == answer


@rule("HER-17")
@pytest.mark.parametrize(("gear", "answer"), [("arm-cannon*2", ""), ("stealth-camouflage", "pass")])
def test_a_hero_who_gains_by_damage_is_asked_even_so(gear: str, answer: str) -> None:
    game = scene(YARD + f"gray-fox a1\ngear gray-fox {gear}" + SHOT_AT + "1 1")
    while asked(game) == "before-roll":
        game.choose("pass")

    assert asked(game) == "change-roll"
    assert given(game) == answer


@rule("FOC-2", "ATT-5")
@pytest.mark.parametrize(("dice", "answer"), [("5", "pass"), ("!", "")])
def test_noise_that_nobody_heard_is_not_asked_about(dice: str, answer: str) -> None:
    game = scene(YARD + f"snake a1\nguard d2 E\nturn snake\ndice {dice}")
    for text in ("dash b1", "stop", "end"):
        game.choose(text)
    assert (asked(game), given(game)) == ("before-roll", "")  # one die fewer might be worth a token
    game.choose("pass")

    assert asked(game) == "change-roll"
    assert given(game) == answer


@rule("FOC-2", "COM-2")
@pytest.mark.parametrize(("die", "answer"), [("6", "pass"), ("2", ""), ("!", "")])
def test_a_blow_that_hits_is_good_enough(die: str, answer: str) -> None:
    game = scene(YARD + f"snake a1\nguard b1 N\nturn snake\ndice {die}")
    for text in ("hand-to-hand b1", "pass"):
        game.choose(text)

    assert asked(game) == "change-roll"
    assert given(game) == answer


@rule("HER-7", "FOC-2")
@pytest.mark.parametrize(("die", "answer"), [("5", ""), ("6", "pass")])
def test_who_may_make_more_of_a_six_is_asked_about_less(die: str, answer: str) -> None:
    game = scene(YARD + f"meryl a1 inactive plus-white\nguard b1 N\nturn meryl\ndice {die}")
    game.choose("hand-to-hand b1")

    assert asked(game) == "change-roll"
    assert given(game) == answer


@rule("FOC-2", "ACT-11")
def test_at_a_lock_every_number_may_be_of_use() -> None:
    game = scene(LOCK + "dice 2 1 1")
    for text in ("interact a1-b1", "pass"):
        game.choose(text)

    assert (asked(game), given(game)) == ("change-roll", "")


@rule("FOC-2", "FOC-5")
def test_a_token_that_turns_no_die_is_not_offered_anywhere() -> None:
    game = scene(LOCK.replace("snake a1", "snake a1 inactive minus-white-or-move,plus-2,reroll") + "dice ! 1 1")
    game.choose("interact a1-b1")

    assert (asked(game), given(game)) == ("change-roll", "pass")


# ways


@rule("GRD-6")
@pytest.mark.parametrize(("spaces", "answer"), [(6, "path b2 b1 c1 d1 d2 e2"), (3, "")])
def test_ways_that_end_alike_are_one(spaces: int, answer: str) -> None:
    game = scene(ROUTES + f"order lost-contact {spaces}/0 left")

    assert asked(game) == "path"
    assert given(game) == answer


RINGS = """
    a   b   c   d   e   f   g   h
  +---+---+---+---+---+---+---+---+
1 | . | .   .   . | .   .   . | . |
  +---+   +---+   +   +---+   +---+
2 | .   .   #   .   .   #   .   . |
  +---+   +---+   +   +---+   +---+
3 | . | .   .   . | .   .   . | . |
  +---+---+---+---+---+---+---+---+
4 | .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+
snake a4
guard a2 E
! snake h2
phase enemy
"""


@rule("GRD-6")
def test_of_ways_that_part_out_of_reach_one_is_asked_for() -> None:
    """The guard gets round the first ring only: how it would go round the second makes no difference."""
    game = scene(RINGS + "order lost-contact 4/3 left")
    assert len(options(game)) == 4
    assert given(game) == ""

    north, south = map(str, distinct(game))
    assert north.startswith("path b2 b1")
    assert south.startswith("path b2 b3")
    put = open_question(game)
    assert put is not None
    assert [each.text for each in put.options] == [north, south]


# the set-up


@rule("SET-13")
def test_who_can_carry_nothing_else_is_not_asked_what_to_carry() -> None:
    game = new_game("recon", ["snake", "meryl"], memory_box=["cardboard-box"])
    assert (asked(game), given(game)) == ("loadout", "")

    play(game, "equip snake cardboard-box")
    assert given(game) == ""  # what was taken from the box can be put back

    game.choose("done")
    assert game.decision is not None
    assert (asked(game), game.decision.hero, given(game)) == ("loadout", "meryl", "done")


@rule("SET-13")
def test_who_can_carry_a_card_instead_is_asked() -> None:
    game = new_game("recon", ["meryl"], memory_box=["cardboard-box"])

    assert (asked(game), given(game)) == ("loadout", "")


# a turn


@rule("ACT-3")
def test_a_turn_never_ends_by_itself() -> None:
    game = scene(YARD + "snake a1 spent 4 inactive minus-white-or-move\nturn snake")

    assert options(game) == ["end"]
    assert given(game) == ""


# everywhere


def ended(game: Game, answer: str) -> str:
    """The position when the step is over that begins with this answer, whatever is asked in it."""
    game = game.clone()
    steps = len(game.steps())
    game.choose(answer)
    while game.decision and len(game.steps()) == steps:
        game.choose(game.decision.options[0])
    return game.steps()[steps].checkpoint.digest() if len(game.steps()) > steps + 1 else game.checkpoint.digest()


def dice_of(question: Open, change: str) -> int:
    """How many dice are rolled for a change."""
    value = question.option(change).value
    if not isinstance(value, Change) or value.kind == "add":
        return 0
    return len(touched(value)) if value.kind == "reroll" else 1


def is_no_better(game: Game, change: str, side: int) -> bool:
    """Nothing good comes of a change that does not come without it, and nothing bad is averted."""
    question = Open(game)
    if question.decision.kind == "before-roll":  # the same dice, and one more
        as_it_is, changed = (Thrown(question, text, [side] * MANY) for text in ("pass", change))
    else:
        as_it_is, changed = Thrown(question, "pass", []), Thrown(question, change, [side] * dice_of(question, change))
    as_it_is.run()
    changed.run()
    now, then = outcomes(as_it_is), outcomes(changed)
    if any(kind == "killed" for kind, *_ in then):  # nothing is worse; what would have followed does not
        return True
    is_hit = question.decision.facts["target"] == question.decision.hero
    hits, others = first_hits(as_it_is) or 0, first_hits(changed) or 0
    good = {each for each in then - now if each[0] not in BAD}
    averted = {each for each in now - then if each[0] in BAD}
    return not good and not averted and (others >= hits if is_hit else others <= hits)


@pytest.mark.slow
def test_what_is_not_asked_could_not_have_mattered() -> None:
    """All stages, any answers: every other answer leads to the same position, and no change makes a roll better."""
    chooser = random.Random(3)
    rolls = others = 0
    for game in games(100):
        option = foregone(game)
        if option is None or game.decision is None:
            continue
        if game.decision.kind in ("change-roll", "before-roll"):
            rolls += 1
            for each in chooser.sample(game.decision.options, min(4, len(game.decision.options))):
                for side in (1, 6):
                    assert is_no_better(game, str(each), side), (game, each, side)
        elif game.decision.kind != "loadout":
            others += 1
            assert len({ended(game, str(each)) for each in game.decision.options}) == 1, game
    assert rolls > 100
    assert others > 10


@pytest.mark.slow
def test_what_is_hidden_has_no_say_in_what_is_asked() -> None:
    chooser = random.Random(8)
    compared = 0
    for number, game in enumerate(games(100)):
        if number % 3 == 0 and game.decision and game.decision.kind != "action":
            twin = twin_of(game, chooser.randrange(1 << 32))
            if twin is not None:
                compared += 1
                assert foregone(game) == foregone(twin)
    assert compared > 100
