"""Scenes: text that is a position, and text that is not."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from noisecheck import SceneError, picture, scene

MAP = """\
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   . | . |
  +   +---+   +   +   +
2 | . | # | .   . : . |
  +   +---+   +===+   +
3 | > | .   o   . | . |
  +---+---+---+---+---+
"""

EVERYTHING = (
    MAP
    + """\
stage own old-mill
rule forbids-focus
rule killing-fails
rule leaving-wins
rule required AC
rule needed 1 1 2 2
rule spread 1 1 1 2 2 1 2 1
rule leaving one
rule unarmed hall
rule endless pistol-45
rule equipped pal-key-card
rule rewards rope rations-2
rule rewards-for-sparing medicine
rule gives-back knock
section A after C needs rope by-blast does guard c1 S; unlock d2-e2; give nikita; heal 2; reward rope; forfeit rations
section C | bluff does alert; hush | force does draw-attention; refresh | wait
zone yard a1:d3
zone hall e1:e3
door d2-e2 level 2 needs 4+ 5
door d2-d3 level 5 needs 2 3 6 1 open
terminal e2 level 3 needs 2 4 5 hacked
terminal a1 level 2 needs 4+
camera e1 orange W green S
cameras green
chaff hall
trap a1 camera up orange E green S
trap e3 laser down
barracks a1 zone yard count 3 faces E
barracks e3 zone hall count 2
event A c1 used
event C d3
objective e1 optional down
objective c3 taken
exit a1
exit a2
elevator e3 to a1
supply b3
snake a3 damage 2 spent 3 noisy 1 inactive plus-2,reroll used sneak-attack
gear snake pistol-45, rations-2*0
meryl b3 disguised boxed acted
otacon b1
guard c2 S damage 1 ko 1 hurt-by snake
guard e2 N
dead d1
ko c3 1 tied
ko c3 2
! snake a3
? meryl b1
c-4 a2 by snake
lock d2-e2 by snake w! b4 b1
orders stay-alert 6/5 left flip; radio-in 5/4 right; game-over
discard lost-contact 5/4 left
reactions known; known
system lights-out; radio-silence
beside camera-loop - -
beside distraction 3 - 5
turn snake
round 3
dice 3 5 1 2
seed 7
"""
)


def test_a_scene_with_one_of_everything_is_printed_as_it_was_read() -> None:
    assert picture(scene(EVERYTHING)) == EVERYTHING


def test_lines_may_come_in_any_order_with_comments_and_indentation() -> None:
    plain = MAP + "snake a1\nguard c1 S\n! snake a1\nseed 3\n"
    mixed = MAP + "\nseed 3      # a comment\n! snake a1\nguard c1 S\n\n# another\nsnake a1"

    assert picture(scene(plain)) == picture(scene("\n".join("      " + line for line in mixed.splitlines())))


def test_between_checkpoints_a_picture_holds_the_answers_given_since() -> None:
    game = scene(MAP + "snake a1\nturn snake")
    game.choose("dash a2")

    assert picture(game).splitlines()[-1] == "answers dash a2"
    assert scene(picture(game)).state == game.state


def test_a_drawn_door_without_a_line_is_locked_at_level_three() -> None:
    assert "door d2-e2 level 3 needs 3+ 4+ 5+" in picture(scene(MAP + "snake a1"))


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("snake z9", 7, "found 'z9', expected a space from a1 to e3"),
        ("snake b2", 7, "where there is no floor"),
        ("snake", 6, "the end of the line"),
        ("snake a1 sleepy", 10, "a word about a hero"),
        ("snake a1 inactive plus-white", 19, "a Focus token: minus-white-or-move"),
        ("snake a1 damage 99", 17, "a number from 0 to 42"),
        ("guard a1 X", 10, "a direction: N, E, S, W"),
        ("guard a1", 9, "a direction"),
        ("solid-snake a1", 1, "a line that begins with one of: snake, meryl"),
        ("? otacon a1", 3, "a hero of this scene"),
        ("gear snake bazooka", 12, "equipment: handgun-50"),
        ("gear snake pistol-45*3", 12, "at most the 0 tokens"),
        ("zone yard a1:z9", 11, "a rectangle of the map"),
        ("zone yard c3:a1", 11, "the top left corner first"),
        ("zone yard a1:b3", 1, "c1 in no zone"),
        ("door a1-b1", 6, "a door drawn on the map: d2-e2, d2-d3"),
        ("door d2-e2 level 9", 18, "a number from 2 to 5"),
        ("door d2-e2 needs 7", 18, "1 to 4 slots"),
        ("ko a1 3", 7, "a number from 1 to 2"),
        ("orders nap 5/4 left", 8, "an Order card: waken"),
        ("orders waken 54 left", 14, "a red and a blue number"),
        ("orders waken 5/4 up", 18, "a turn arrow: left, right"),
        ("reactions nonsense", 11, "a Reaction card: known"),
        ("dice 3 7", 8, "the side of a die"),
        ("seed x", 6, "a seed"),
        ("looked-at orders", 1, "a deck of this scene"),
        ("looked-at traps", 11, "a deck: orders, reactions"),
        ("memory-box rope", 1, "phase setup, where it is open"),
        ("phase setup\nmemory-box bazooka", 12, "equipment, each card once: handgun-50"),
        ("phase setup\nmemory-box rope, rope", 18, "equipment, each card once: handgun-50"),
        ("turn meryl", 6, "a hero of this scene"),
        ("lock a1-b1 by snake b1", 6, "a locked door or terminal"),
        ("terminal a1 level 2 needs 4 hacked\nlock a1 by snake b1", 6, "a locked door or terminal"),
        ("terminal a1 level 2 needs 4\nterminal a1 level 3 needs 4", 10, "a space without one"),
        ("system nonsense", 8, "a System card: distraction, door-control"),
        ("system lights-out; lights-out", 20, "each System card once"),
        ("otacon a1\nsystem lights-out\nbeside lights-out - -", 8, "each System card once"),
        ("beside distraction 3 - 5", 8, "a hero of this scene"),
        ("otacon a1\nbeside distraction 2 - 5", 20, "a die that fits 3+"),
        ("otacon a1\nbeside distraction 3 - 6", 24, "a die that fits 5"),
        ("otacon a1\nbeside distraction 3 4", 23, "a die or - for an empty slot"),
        (
            "otacon a1\nbeside lights-out - -\nbeside all-clear - - -\nbeside camera-loop - -\n"
            "beside radio-silence - -",
            8,
            "at most 3 (HER-11)",
        ),
        ("lock d2-e2 by snake x1", 21, "a die such as w! or b4"),
        ("elevator a1 to a1", 16, "another space"),
        ("stage moon", 7, "a kind of stage: sneaking, boss"),
        ("trap a1 rat down", 9, "a kind of trap: camera, laser, blank"),
        ("answers fly", 9, "an option of the position"),
        ("order waken 5/4 left", 1, "phase enemy"),
        ("claymore a1 by meryl", 16, "a hero of this scene"),
        ("guard a1 E hurt-by meryl", 20, "a hero of this scene"),
        ("gear snake rope, rope", 1, "rope of snake a second time"),
        ("elevator a1 to e3\nelevator a1 to e3", 1, "elevator a1 to e3 a second time"),
        ("trap a1 laser up\ntrap a1 blank up", 6, "a second trap there"),
        ("stage cargo-dock\nevent A a1", 1, "event A, which needs"),
        ("stage own Mill", 11, "the name of a stage in lower case letters"),
        ("stage own old-mill\nrule loud", 6, "a rule of a stage: forbids-focus, killing-fails"),
        ("stage own old-mill\nrule required AX", 15, "letters of events such as AB"),
        ("stage own old-mill\nrule needed 1 2 3", 18, "a number for each number of heroes"),
        ("stage own old-mill\nrule rewards bazooka", 14, "equipment: handgun-50"),
        ("stage own old-mill\nrule leaving one\nrule leaving all", 1, "rule leaving a second time"),
        ("stage own old-mill\nsection A does fly", 16, "what an event does: guard, unlock"),
        ("stage own old-mill\nevent A a1\nsection A does guard b2 N", 1, "event A, which needs b2"),
        ("stage cargo-dock\nrule killing-fails", 1, "a line such as: stage own old-mill"),
        ("section A does alert", 1, "a line such as: stage own old-mill"),
    ],
)
def test_a_fault_is_named_by_line_column_and_what_was_expected(line: str, column: int, message: str) -> None:
    second = "" if line.startswith("snake") else "snake c1\n"

    with pytest.raises(SceneError) as error:
        scene(MAP + second + line)

    assert message in str(error.value)
    assert error.value.column == column
    assert error.value.line >= 9


@pytest.mark.parametrize(
    ("text", "digest"),
    [
        ("won", "00d616e2551d961b"),
        ("lost: snake killed in action", "b4b5d23cd578b011"),
        ("lost: gray-fox killed in action", "f85bebc51f9c037c"),
        ("lost: hostage killed", "6cfeb7d2707ffea5"),
        ("lost: a guard was killed", "bfbc9f1d8f0dabc4"),
        ("lost: game over", "360ee709115adac7"),
    ],
)
def test_an_outcome_is_printed_as_it_was_read_and_its_digest_stays(text: str, digest: str) -> None:
    game = scene(f"    a   b\n  +---+---+\n1 | .   . |\n  +---+---+\nsnake a1\nmeryl b1\noutcome {text}")

    assert str(game.outcome) == text
    assert scene(picture(game)).outcome == game.outcome
    assert game.state.digest() == digest


@pytest.mark.parametrize(
    ("marks", "digest"),
    [
        ("spent-snake,spent-snake", "6a2984daf2469eef"),
        ("other-hand,spent-gray-fox,vain", "3594d9f324b0a7c6"),
        ("past-alarms-3,past-games-12", "a733bfaee9b92d4c"),
    ],
)
def test_the_marks_of_a_boss_are_printed_as_they_were_read_and_their_digest_stays(marks: str, digest: str) -> None:
    room = "    a   b   c\n  +---+---+---+\n1 | .   .   . |\n  +---+---+---+\n"
    game = scene(f"{room}snake a1\nmeryl b1\nboss mantis c1 W marks {marks}\nturn snake")

    assert f" marks {marks}\n" in picture(game)
    assert scene(picture(game)).state == game.state
    assert game.state.digest() == digest


@pytest.mark.parametrize(
    ("boss", "tokens", "digest"),
    [
        ("wolf off", ["crosshair b1", "crosshair-gray-fox b1", "crosshair-snake b1"], "ba70428bca15dcbb"),
        ("rex c1 W", ["lock-on-meryl b1"], "9b40eb9e1e851597"),
    ],
)
def test_tokens_of_a_hero_are_printed_as_they_were_read_and_their_digest_stays(
    boss: str, tokens: list[str], digest: str
) -> None:
    room = "    a   b   c\n  +---+---+---+\n1 | .   .   . |\n  +---+---+---+\n"
    lines = [f"token {token}" for token in tokens]
    game = scene("\n".join([f"{room}snake a1\nmeryl b1\nboss {boss}", *lines, "turn snake"]))

    assert [line for line in picture(game).splitlines() if line.startswith("token ")] == lines
    assert scene(picture(game)).state == game.state
    assert game.state.digest() == digest


@given(st.text(alphabet=" .#|+-=:o><^vabc123\nsnakeguardNESW!?\t", max_size=300))
@example("")
@example("\n\n\n")
@example("    a\n  +---+\n1 | . |\n  +---+\nsnake a1\nturn snake\nphase enemy")
@example(EVERYTHING.replace("seed 7", "phase enemy"))
def test_any_text_is_a_scene_or_a_scene_error(text: str) -> None:
    try:
        shown = picture(scene(text))
    except SceneError:
        return
    assert picture(scene(shown)) == shown


LINES = EVERYTHING.splitlines()


@given(st.data())
def test_a_scene_with_a_word_or_line_spoilt_is_a_scene_or_a_scene_error(data: st.DataObject) -> None:
    lines = LINES.copy()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(" ")
        word = data.draw(st.integers(0, len(words) - 1))
        words[word] = data.draw(
            st.sampled_from(["", "x", "99", "-1", "a1", "N", ";", ",", "level", "é", words[word] * 2])
        )
        lines[at] = " ".join(words)
    try:
        game = scene("\n".join(lines))
    except SceneError:
        return
    assert scene(picture(game)).state == game.state
