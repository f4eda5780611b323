"""What is not possible says why: the rule and a sentence that helps."""

import pytest

from noisecheck import scene

YARD = """
    a   b   c   d   e   f
  +---+---+---+---+---+---+
1 | .   .   . | .   .   # |
  +   +---+   +   +   +---+
2 | .   .   .   . : . : . |
  +   +   +   +   +---+---+
3 | .   .   .   .   .   . |
  +---+---+---+---+---+---+
snake c2 spent 2 inactive reroll
meryl a3
guard d1 S
guard b2 E
guard c3 N
ko d2 2
dead d2
dead a1
door d2-e2 level 2 needs 6 6
door e2-f2 open
elevator c2 to a3
elevator c2 to f2
gear snake pistol-45, light-assault-rifle*0, body-armor
objective a1
turn snake
"""

REFUSALS = [
    (
        "fly a1",
        "ACT-3",
        "There is no action fly. Known: sneak, dash, hand-to-hand, combo, drag, interact, reroll, knock",
    ),
    ("disguise", "ACT-3", "Gain Disguise is not on Snake’s dashboard."),
    ("sneak", "ADJ-1", "Say which space."),
    ("focus minus-white-or-move", "ADJ-1", "Say which space."),
    ("sneak z9", "ADJ-1", "There is no space “z9” on this map."),
    ("sneak c2", "MOV-1", "The figure is already in c2."),
    ("sneak f1", "ADJ-2", "Nobody can stand in f1."),
    ("sneak b2", "MOV-1", "A figure stands in b2."),
    ("sneak e1", "ACT-4", "e1 is more than one space away from c2."),
    ("dash e1", "ACT-4", "e1 is more than one space away from c2."),
    ("hand-to-hand a2", "ACT-14", "No enemy stands in a2."),
    ("hand-to-hand d2", "COM-10", "The guard in d2 lies on the floor and cannot be attacked."),
    ("hand-to-hand d1", "ADJ-1", "d1 is not adjacent."),
    ("combo d1", "ADJ-1", "d1 is not adjacent."),
    ("takedown a2", "HER-1", "No guard stands in a2."),
    ("takedown d1", "ADJ-1", "d1 is not adjacent."),
    ("takedown c3", "HER-1", "The guard in c3 does not have its back turned."),
    ("drag z9", "ADJ-1", "There is no space “z9” on this map."),
    ("drag c1", "ACT-9", "There is no such KO or Dead token within reach in c1."),
    ("drag d2", "ACT-9", "There is no such KO or Dead token within reach in d2."),
    ("drag d2 ko 1", "ACT-9", "There is no such KO or Dead token within reach in d2."),
    ("drag a1", "ACT-9", "There is no such KO or Dead token within reach in a1."),
    ("interact", "ACT-10", "Say what this is used on."),
    ("interact the guard", "ACT-10", "“the guard” is not something this can be used on."),
    ("interact a1-b1", "ACT-10", "There is no door a1-b1."),
    ("interact d2-e2", "ACT-10", "The door d2-e2 is not on an edge of this space."),
    ("interact a1", "ACT-10", "There is nothing to interact with in a1."),
    ("interact c2", "ACT-10", "There is nothing to interact with in c2."),
    ("interact c2 to a3", "ACT-17", "A figure stands in a3."),
    ("interact c2 to e1", "ACT-17", "No elevator leads from c2 to e1."),
    ("interact a3 to c2", "ACT-17", "No elevator leads from a3 to c2."),
    ("reroll 1", "ACT-11", "There are no dice at a lock this turn."),
    ("reroll x", "ACT-11", "“x” is not something this can be used on."),
    ("knock twice", "ACT-13", "“twice” is not something this can be used on."),
    (
        "refresh plus-white",
        "ACT-8",
        "There is no Focus token +1□ here. Known: minus-white-or-move, plus-2, minus-2, reroll.",
    ),
    ("refresh plus-2", "ACT-8", "The Focus token +2 is ready; there is nothing to refresh."),
    (
        "focus plus-white",
        "FOC-1",
        "There is no Focus token +1□ here. Known: minus-white-or-move, plus-2, minus-2, reroll.",
    ),
    ("focus reroll die 1", "FOC-1", "The Focus token Reroll is turned over; refresh it first."),
    ("focus plus-2 die 1", "FOC-2", "The Focus token +2 only works on a roll."),
    ("focus minus-white-or-move b2", "MOV-1", "A figure stands in b2."),
    ("use nikita a1", "SET-13", "The hero does not carry Nikita."),
    ("use body-armor c2", "ACT-16", "Body Armor is not used as an action."),
    ("use pistol-45 z9", "ADJ-1", "There is no space “z9” on this map."),
    ("use pistol-45 a2", "ACT-14", "No enemy stands in a2."),
    ("use pistol-45 d1", "LOS-1", "d1 is out of the hero’s sight."),
    ("use light-assault-rifle b2", "SET-14", "Nothing is left on Light Assault Rifle to use."),
    ("pass", "ACT-3", "There is no action pass."),
]


@pytest.mark.parametrize(("text", "rule", "sentence"), REFUSALS, ids=[text for text, *_ in REFUSALS])
def test_a_refusal_cites_its_rule_and_says_why(text: str, rule: str, sentence: str) -> None:
    refusal = scene(YARD).why_not(text)

    assert refusal is not None
    assert refusal.rule == rule
    assert str(refusal).startswith(sentence)


@pytest.mark.parametrize(
    ("position", "text", "rule", "sentence"),
    [
        ("snake d2", "sneak e2", "ADJ-2", "The door between d2 and e2 is locked."),
        ("snake c1", "sneak d1", "ADJ-2", "A wall stands between c1 and d1."),
        ("snake e2", "interact e2-f2", "ACT-10", "The door e2-f2 is already open."),
        ("snake d2\nlock d2-e2 by snake b1 b2", "interact e2-d2", "ACT-11", "There are already dice at e2-d2"),
        (
            "snake d2\nlock d2-e2 by snake b1 b2",
            "reroll 3",
            "ACT-11",
            "Name dice from 1 to 2, in ascending order, each once.",
        ),
        (
            "snake d2\nlock d2-e2 by snake b1 b2",
            "reroll 2 1",
            "ACT-11",
            "Name dice from 1 to 2, in ascending order, each once.",
        ),
        (
            "snake d2\nlock d2-e2 by snake b1 b2",
            "reroll",
            "ACT-11",
            "Name dice from 1 to 2, in ascending order, each once.",
        ),
        ("snake d2 spent 3\nguard d1 N", "combo d1", "ACT-3", "It costs 2 actions, and 1 is left."),
        ("snake d2 spent 4", "knock", "ACT-3", "It costs 1 action, and 0 are left."),
        ("otacon d2\nguard d1 N", "hand-to-hand d1", "ACT-3", "Hand-to-Hand is not on Otacon’s dashboard."),
        ("meryl a1", "disguise", "HER-4", "There is no KO or Dead token here or in an adjacent space"),
        ("meryl a1\ndead a2\n! meryl f2", "disguise", "HER-4", "No disguise helps while the ! lies in f2."),
        ("meryl a1 disguised\ndead a2", "disguise", "HER-4", "The hero is already disguised."),
        ("meryl a1\ndead a2\nstage boss ocelot", "disguise", "SET-18", "Gain Disguise is out of use in Boss stages."),
        ("meryl a1\ndead a2", "disguise me", "HER-4", "“me” is not something"),
        ("snake a1\nmeryl d1", "focus meryl extra-action", "HER-8", "Meryl’s Focus tokens are not at hand here."),
        (
            "gray-fox a1 inactive plus-2\n! gray-fox f2",
            "refresh plus-2",
            "HER-17",
            "No Focus action while the ! lies in the same zone (f2).",
        ),
        (
            "gray-fox a1\ngear gray-fox high-frequency-blade",
            "use high-frequency-blade",
            "ADJ-1",
            "No enemy stands in an adjacent space.",
        ),
        (
            "gray-fox a1\ngear gray-fox high-frequency-blade",
            "use high-frequency-blade hard",
            "ACT-16",
            "“hard” is not something",
        ),
        (
            "gray-fox a1\nguard a2 S\ngear gray-fox high-frequency-blade*0",
            "use high-frequency-blade charge",
            "SET-14",
            "Nothing is left on High-Frequency Blade to use.",
        ),
        (
            "gray-fox a1\nguard a2 S\ngear gray-fox arm-cannon",
            "use arm-cannon a2 now",
            "ACT-16",
            "“now” is not something",
        ),
        ("snake f2\ndead f2\ndead f2\nguard e1 E", "drag f2 dead", "ACT-9", "No step from f2 leads to a place"),
    ],
)
def test_a_refusal_knows_the_position(position: str, text: str, rule: str, sentence: str) -> None:
    board = YARD.split("snake c2")[0]
    doors = "\ndoor d2-e2 level 2 needs 6 6\ndoor e2-f2 open\nturn "

    refusal = scene(board + position + doors + position.split()[0]).why_not(text)

    assert refusal is not None
    assert (refusal.rule, str(refusal)[: len(sentence)]) == (rule, sentence)
