"""What the game tells: every fact once, in order, each with its rule and what it follows from."""

from noisecheck import scene
from tests.play import play, story
from tests.yard import YARD


def test_the_story_of_a_leap_over_a_guard() -> None:
    game = play(scene(YARD + "snake a1\nmeryl e2\nguard b1 S\nturn snake\ndice 5 2"), "sneak c1")

    assert story(game) == [
        "Moved('snake', 'a1', 'c1', rule='ACT-4')",
        "  Leapt('snake', ('b1',), rule='MOV-2')",
        "AttentionPlaced('snake', '!', 'c1', rule='MOV-3')",
        "Rolled('snake', 'guard-attack', ('b5', 'b2'), rule='MOV-3')",
        "Attacked('guard', 'snake', 'c1', 1, rule='COM-2')",
        "  Hurt('snake', 'c1', 1, 'hit', rule='COM-2')",
    ]


def test_the_story_of_a_dash_into_sight() -> None:
    game = play(scene(YARD + "snake a1\nmeryl e2\nguard c2 N\nturn snake"), "dash b1", "step c1")

    assert story(game) == [
        "Moved('snake', 'a1', 'b1', rule='ACT-5')",
        "Moved('snake', 'b1', 'c1', rule='ACT-5')",
        "  Seen('snake', 'c1', 'guard', 'c2', rule='LOS-7')",
        "AttentionPlaced('snake', '!', 'c1', rule='LOS-7')",
    ]


def test_the_story_of_a_fight_with_focus() -> None:
    game = scene(YARD + "snake a1\nmeryl e2\nguard b1 E\nturn snake\ndice 2 ! 3 4")
    play(game, "combo b1", "focus minus-white-or-move", "focus plus-2 die 1", "focus reroll die 2")

    assert story(game) == [
        "FocusUsed('snake', 'minus-white-or-move', rule='FOC-1')",
        "  DieWithheld('snake', 'minus-white-or-move', 'w', rule='FOC-7')",
        "Rolled('snake', 'combo', ('w2', 'b1'), rule='ACT-7')",
        "  FocusUsed('snake', 'plus-2', rule='FOC-1')",
        "    DieChanged('snake', 'plus-2', 1, 'w2', 'w4', rule='FOC-5')",
        "  FocusUsed('snake', 'reroll', rule='FOC-1')",
        "    DieChanged('snake', 'reroll', 2, 'b1', 'b3', rule='FOC-2')",
        "Attacked('snake', 'guard', 'b1', 2, rule='COM-2')",
        "  Hurt('guard', 'b1', 2, 'ko', rule='COM-2')",
        "    KnockedOut('b1', rule='COM-7')",
    ]


def test_the_story_of_a_shot_from_behind() -> None:
    tired = "inactive minus-white-or-move,minus-2,reroll,plus-2"
    game = scene(YARD + f"snake a1 {tired}\nguard d1 E\nmeryl e2\ngear snake pistol-45\nturn snake\ndice 2")
    play(game, "use pistol-45 d1", "i-work-alone die 1 up", "yes")

    assert story(game) == [
        "GearUsed('snake', 'pistol-45', 'd1', rule='ACT-16')",
        "Rolled('snake', 'shot', ('w2',), rule='CON-2')",
        "  AbilityUsed('snake', 'i-work-alone', rule='HER-3')",
        "    DieChanged('snake', 'i-work-alone', 1, 'w2', 'w3', rule='FOC-5')",
        "Attacked('snake', 'guard', 'd1', 1, rule='COM-2')",
        "  Hurt('guard', 'd1', 1, 'hit', rule='COM-2')",
        "  AbilityUsed('snake', 'sneak-attack', rule='HER-2')",
        "    Hurt('guard', 'd1', 1, 'hit', rule='HER-2')",
        "      Killed('guard', 'd1', rule='COM-6')",
        "AttentionPlaced('snake', '!', 'a1', rule='ACT-15')",
    ]


def test_the_story_of_a_lock() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | . : .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake a1
    meryl a2
    trap c1 laser down
    door a1-b1 level 2 needs 6 3+
    turn snake
    dice 6 ! 1 ! 3
    """)
    play(game, "interact a1-b1", "reroll 2", "reroll 3", "sneak b1")

    assert story(game) == [
        "Rolled('snake', 'lock', ('w6', 'b1', 'b1'), rule='ACT-11')",
        "LockHeld('snake', 'a1-b1', ('w6', 'b1', 'b1'), ('6', '3+'), rule='ACT-11')",
        "Rolled('snake', 'lock', ('w6', 'b1', 'b1'), rule='ACT-11')",
        "LockHeld('snake', 'a1-b1', ('w6', 'b1', 'b1'), ('6', '3+'), rule='ACT-11')",
        "Rolled('snake', 'lock', ('w6', 'b1', 'b3'), rule='ACT-11')",
        "DoorOpened('snake', 'a1-b1', rule='ACT-11')",
        "  TrapFlipped('c1', 'laser', rule='LOS-10')",
        "    LaserTripped('snake', 'c1', rule='LOS-11')",
        "AttentionPlaced('snake', '!', 'a1', rule='LOS-11')",
        "Moved('snake', 'a1', 'b1', rule='ACT-4')",
    ]


def test_the_story_of_a_body() -> None:
    game = play(scene(YARD + "snake a1\nmeryl e2\nko b1 1\nturn snake"), "drag b1", "drop a1", "knock", "end")

    assert story(game) == [
        "BodyTaken('snake', 'b1', 1, rule='ACT-9')",
        "Moved('snake', 'a1', 'b1', rule='ACT-9')",
        "BodyDropped('snake', 'a1', 1, rule='ACT-9')",
        "Knocked('snake', 'b1', rule='ACT-13')",
        "  AttentionPlaced('snake', '?', 'b1', rule='ATT-2')",
        "TurnEnded('snake', rule='ACT-2')",
        "TurnBegan('meryl', rule='ACT-2')",
    ]


def test_the_story_of_the_end_of_a_loud_turn() -> None:
    game = scene(
        YARD + "snake a1 noisy 1 inactive reroll,plus-2\nmeryl e2\nguard b1 S ko 1 hurt-by snake\nturn snake\ndice !"
    )
    play(game, "refresh plus-2", "end")

    assert story(game) == [
        "FocusRefreshed('snake', 'plus-2', rule='ACT-8')",
        "Rolled('snake', 'noise', ('w!',), rule='ATT-5')",
        "  AttentionPlaced('snake', '?', 'a1', rule='ATT-4')",
        "AttentionPlaced('snake', '!', 'a1', rule='COM-8')",
        "TurnEnded('snake', rule='ACT-2')",
        "TurnBegan('meryl', rule='ACT-2')",
    ]


def test_the_story_of_an_objective_an_elevator_and_the_way_out() -> None:
    game = scene(YARD + "snake a1\nobjective a1\nelevator a1 to e2\nexit e2\nturn snake")
    play(game, "interact a1", "interact a1 to e2")

    assert story(game) == [
        "ObjectiveTaken('snake', 'a1', 'objective', rule='ACT-18')",
        "Moved('snake', 'a1', 'e2', rule='ACT-17')",
        "Won(rule='SET-4')",
    ]


def test_the_story_of_a_death() -> None:
    game = play(scene(YARD + "snake a1 damage 3\nmeryl e2\nguard b1 S\nturn snake\ndice 5 2"), "sneak c1")

    assert story(game)[-4:] == [
        "Attacked('guard', 'snake', 'c1', 1, rule='COM-2')",
        "  Hurt('snake', 'c1', 1, 'hit', rule='COM-2')",
        "    Killed('snake', 'c1', rule='COM-6')",
        "    Lost('killed', 'snake', rule='SET-5')",
    ]


def test_the_story_of_a_trap_that_is_a_camera() -> None:
    game = scene(YARD + "snake a2\nmeryl e1\ntrap c1 camera down\nturn snake")
    play(game, "dash b2", "step c2", "face orange S green E")

    assert story(game) == [
        "Moved('snake', 'a2', 'b2', rule='ACT-5')",
        "Moved('snake', 'b2', 'c2', rule='ACT-5')",
        "  TrapFlipped('c1', 'camera', rule='LOS-10')",
        "    CameraTurned('c1', 'S', 'E', rule='LOS-10')",
        "  Seen('snake', 'c2', 'camera', 'c1', rule='LOS-7')",
        "AttentionPlaced('snake', '!', 'c2', rule='LOS-7')",
    ]


def test_the_story_of_dice_given_and_taken() -> None:
    game = scene(YARD + "gray-fox a1\nguard b1 S\nmeryl e1 inactive plus-white\nturn gray-fox\ndice 5 2")
    play(game, "sneak c1", "focus minus-black", "focus plus-2 die 1")

    assert story(game)[3:6] == [
        "FocusUsed('gray-fox', 'minus-black', rule='FOC-1')",
        "  DieWithheld('gray-fox', 'minus-black', 'b', rule='FOC-7')",
        "Rolled('gray-fox', 'guard-attack', ('b5',), rule='MOV-3')",
    ]

    before = scene(YARD + "meryl a1\nguard b1 S\nturn meryl\ndice 2 2")
    play(before, "hand-to-hand b1", "focus plus-white")
    assert story(before)[:3] == [
        "FocusUsed('meryl', 'plus-white', rule='FOC-1')",
        "  DieGained('meryl', 'plus-white', 'w', rule='FOC-6')",
        "Rolled('meryl', 'hand-to-hand', ('w2', 'w2'), rule='ACT-6')",
    ]

    after = scene(YARD + "otacon a1\nguard b1 S\nturn otacon\ndice 2 2 6")
    play(after, "sneak c1", "pass", "focus plus-black")
    assert story(after)[4:6] == [
        "  FocusUsed('otacon', 'plus-black', rule='FOC-1')",
        "    DiceAdded('otacon', 'plus-black', ('b6',), rule='FOC-6')",
    ]


def test_the_story_of_a_disguise_blown_by_a_check() -> None:
    tired = "inactive plus-white,plus-2,plus-minus-1,extra-action"
    game = scene(YARD + f"meryl a1 {tired}\nsnake e2\ndead a1\nguard c2 N\nturn meryl\ndice !")
    play(game, "disguise", "dash b1", "step c1")

    assert story(game) == [
        "DisguiseGained('meryl', 'a1', rule='HER-4')",
        "Moved('meryl', 'a1', 'b1', rule='ACT-5')",
        "Moved('meryl', 'b1', 'c1', rule='ACT-5')",
        "Rolled('meryl', 'disguise-check', ('w!',), rule='HER-6')",
        "  AttentionPlaced('meryl', '?', 'c1', rule='ATT-4')",
        "  DisguiseLost('meryl', 'c1', rule='HER-5')",
        "    Seen('meryl', 'c1', 'guard', 'c2', rule='LOS-6')",
        "      AttentionPlaced('meryl', '!', 'c1', rule='LOS-6')",
    ]


def test_the_story_of_a_lucky_six_and_a_lent_token() -> None:
    tired = "inactive plus-2,minus-2,reroll,minus-white-or-move"
    game = scene(YARD + f"meryl b2\nsnake a2 {tired}\nguard c2 E\nguard a1 E\nturn meryl\ndice 6")
    play(game, "hand-to-hand c2")
    assert game.decision is not None
    assert (game.decision.rule, str(game.decision)) == ("HER-7", "Meryl: use Not a Rookie against the guard in c2?")
    assert game.decision.hero == "meryl"
    play(game, "yes", "end", "focus meryl extra-action")

    assert story(game)[:9] == [
        "Rolled('meryl', 'hand-to-hand', ('w6',), rule='ACT-6')",
        "Attacked('meryl', 'guard', 'c2', 1, rule='COM-2')",
        "  Hurt('guard', 'c2', 1, 'ko', rule='COM-2')",
        "  AbilityUsed('meryl', 'not-a-rookie', rule='HER-7')",
        "    Hurt('guard', 'c2', 1, 'ko', rule='HER-7')",
        "      KnockedOut('c2', rule='COM-7')",
        "TurnEnded('meryl', rule='ACT-2')",
        "TurnBegan('snake', rule='ACT-2')",
        "FocusUsed('meryl', 'extra-action', rule='FOC-1')",
    ]


def test_the_story_of_gray_fox_in_the_way_of_a_blow() -> None:
    tired = "inactive plus-2,plus-minus-2,minus-black,dash-2"
    worn = "inactive plus-2,minus-2,reroll,minus-white-or-move"
    game = scene(
        YARD + f"snake a1 {worn}\ngray-fox c2 {tired}\nguard b1 S\ngear gray-fox arm-cannon*0\nturn snake\ndice 5 2"
    )
    game.choose("sneak c1")
    assert game.decision is not None
    assert (game.decision.rule, str(game.decision)) == ("HER-17", "Gray Fox: take the attack on Snake in c1 instead?")
    game.choose("yes")
    assert game.decision is not None
    assert (game.decision.rule, str(game.decision)) == ("HER-17", "Gray Fox: put a charge on which card?")
    game.choose("charge arm-cannon")

    assert story(game)[3:] == [
        "AbilityUsed('gray-fox', 'get-clear', rule='HER-17')",
        "Rolled('gray-fox', 'guard-attack', ('b5', 'b2'), rule='MOV-3')",
        "Attacked('guard', 'gray-fox', 'c2', 1, rule='COM-2')",
        "  Hurt('gray-fox', 'c2', 1, 'hit', rule='COM-2')",
        "    CardCharged('gray-fox', 'arm-cannon', 1, rule='HER-17')",
    ]


def test_the_story_of_a_sweep_and_a_shot_from_the_arm() -> None:
    tired = "inactive plus-2,plus-minus-2,minus-black,dash-2"
    game = scene(
        YARD + f"gray-fox b1 {tired}\nguard a1 W\nguard c1 E\n"
        "gear gray-fox arm-cannon, high-frequency-blade\nturn gray-fox\ndice 5 ! 5 5 3"
    )
    play(game, "use high-frequency-blade", "use arm-cannon c1 charge 1")

    assert story(game) == [
        "GearUsed('gray-fox', 'high-frequency-blade', 'a1 c1', rule='ACT-16')",
        "Rolled('gray-fox', 'blade', ('w5',), rule='CON-2')",
        "Attacked('gray-fox', 'guard', 'a1', 1, rule='COM-2')",
        "  Hurt('guard', 'a1', 1, 'hit', rule='COM-2')",
        "Rolled('gray-fox', 'blade', ('w!',), rule='CON-2')",
        "  AttentionPlaced('gray-fox', '?', 'b1', rule='ATT-4')",
        "Attacked('gray-fox', 'guard', 'c1', 0, rule='COM-2')",
        "GearUsed('gray-fox', 'arm-cannon', 'c1', rule='ACT-16')",
        "Rolled('gray-fox', 'shot', ('w5', 'w5'), rule='CON-2')",
        "Attacked('gray-fox', 'guard', 'c1', 2, rule='COM-2')",
        "  Hurt('guard', 'c1', 2, 'hit', rule='COM-2')",
        "    Killed('guard', 'c1', rule='COM-6')",
        "AttentionPlaced('gray-fox', '!', 'b1', rule='ACT-15')",
    ]


def test_a_question_names_who_decides_by_which_rule_about_what() -> None:
    game = scene(YARD + "snake a1\nmeryl e2\nguard b1 E\nturn snake\ndice 2 4 5")

    asked = []
    for choice in ("combo b1", "pass", "pass"):
        assert game.decision is not None
        asked.append((game.decision.rule, str(game.decision)))
        game.choose(choice)

    assert asked == [
        ("ACT-3", "Snake: choose an action (4 left)"),
        ("FOC-2", "Snake is about to roll (Combo). Change anything first?"),
        ("FOC-2", "Snake: the dice show □2 □4 ■5 (Combo, needs 3+). Change them?"),
    ]
    offered = scene(
        YARD + "snake a1 inactive plus-2,minus-2,reroll,minus-white-or-move\nguard b1 E\nturn snake\ndice 4"
    )
    offered.choose("hand-to-hand b1")
    assert offered.decision is not None
    assert (offered.decision.rule, str(offered.decision)) == (
        "HER-2",
        "Snake: use Sneak Attack against the guard in b1?",
    )
