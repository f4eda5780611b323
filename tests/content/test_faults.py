"""Each fault of a stage is told with its line, the value, and what could have stood there."""

from pathlib import Path

import pytest

from noisecheck import StageError
from noisecheck.content import lint_stage, load_stage
from tests.content.example import MAP, STAGE, Change, changed, faults, map_faults, said, write
from tests.table import rule

HEROES = "known: snake, meryl, otacon, gray-fox"


def stage_of(count: int) -> str:
    """More guards, each in a space of its own."""
    spaces = ["a1", "a2", "a3", "b1", "c1", "d1", "d2", "d3", "b3", "c3", "e2", "e1", "f2"][:count]
    return "".join(f'[[guards]]\nspace = "{space}"\nfacing = "E"\n' for space in spaces)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        # syntax and types
        ("minutes = 10", "minutes = ", "stage.toml:2: not TOML: Invalid value (at line 2, column 11)"),
        (
            "minutes = 10",
            "minutes = 10\nminutes = 11",
            "stage.toml:3: not TOML: Cannot overwrite a value (at line 3, col",
        ),
        ("minutes = 10", 'minutes = "ten"', "stage.toml:2: expected a number of minutes from 1 to 600: 'ten'"),
        ("minutes = 10", "minutes = 1979-05-27", "stage.toml:2: expected a number of minutes from 1 to 600: datetime"),
        (
            "minutes = 10\n",
            "",
            "stage.toml:1: the key 'minutes' is missing; expected a number of minutes from 1 to 600",
        ),
        ("level = 2\n", "", "stage.toml:14: the key 'level' is missing"),
        ("level = 2", "level = 6", "stage.toml:16: expected the level of a lock, 2 to 5: 6"),
        ("level = 2", "level = true", "stage.toml:16: expected the level of a lock, 2 to 5: True"),
        ('["3+", "5"]', '["3+", "7"]', "stage.toml:17: expected an exact face such as 5, or 4+ for 4 and more: '7'"),
        ('["3+", "5"]', "[]", "stage.toml:17: expected 1 to 4 slots such as 5 or 4+: an empty list"),
        ('space = "f1"', 'space = "F1"', "stage.toml:29: expected a space such as c4: 'F1'"),
        ('"f4"]', "4]", "stage.toml:4: expected a space such as c4: 4"),
        ('facing = "E"', 'facing = "X"', "stage.toml:26: expected one of these: 'X' (known: N, E, S, W)"),
        (
            "red = 2\n",
            "",
            "stage.toml:10: the key 'red' is missing; expected one number, or one for each number of heroes",
        ),
        (
            "[orders]\nblue = { 1 = 8, 2 = 6 }\nred = 2\n",
            "",
            "stage.toml:1: the key 'orders' is missing; expected [orders]",
        ),
        ('["3+", "5"]', '"3+ 5"', "stage.toml:17: expected 1 to 4 slots such as 5 or 4+: '3+ 5'"),
        ('id = "boathouse"', "id = boathouse", "Invalid value (at line 1, column 6); a text stands in quotes"),
        (
            "red = 2",
            'red = 2\nleaving = "one"',
            "stage.toml:13: a key of the stage, which stands above the first table",
        ),
        ("red = 2", 'red = "two"', "stage.toml:12: expected a number from 0 to 99: 'two'"),
        ("red = 2", "red = { 5 = 2 }", "stage.toml:12: expected a number of heroes, 1 to 4: '5'"),
        (
            "starts = {",
            "starts = 3 # {",
            "stage.toml:3: expected a list of spaces, or a table with a space for each hero: 3",
        ),
        ("[[guards]]", "[guards]", "stage.toml:24: expected [[guards]] with two brackets, once for each: a table"),
        # names
        ("[[guards]]", "[[gaurds]]", "stage.toml:24: unknown key: 'gaurds' (did you mean 'guards'?)"),
        (
            "faces =",
            "face =",
            "stage.toml:22: unknown key: 'face' (did you mean 'faces'? known: space, zone, count, faces)",
        ),
        ('id = "boathouse"', 'id = "boat"', "stage.toml:1: the id is not the name of its folder, boathouse: 'boat'"),
        (
            'must = ["snake", "meryl"]',
            'must = ["snake", "merly"]',
            f"no such hero: 'merly' (did you mean 'meryl'? {HEROES}",
        ),
        ('meryl = "b4"', 'nobody = "b4"', f"stage.toml:3: no such hero: 'nobody' ({HEROES})"),
        ('letter = "A"', 'letter = "E"', "stage.toml:32: expected one of these: 'E' (known: A, B, C, D)"),
        (
            '"draw-attention"',
            '"draw-atention"',
            "stage.toml:34: no such effect: 'draw-atention' (did you mean 'draw-attention'?",
        ),
        ('"draw-attention"', '"guard c3"', "stage.toml:34: the effect is written: guard c3 S: 'guard c3'"),
        ('"draw-attention"', '"guard c3 X"', "stage.toml:34: no such direction: 'X' (known: N, E, S, W)"),
        ("minutes = 10", 'required = ["B"]\nminutes = 10', "stage.toml:2: no such event: 'B' (known: A)"),
        (
            "minutes = 10",
            'rewards = ["ration"]\nminutes = 10',
            "stage.toml:2: no such equipment: 'ration' (did you mean 'rations'?",
        ),
        (
            "minutes = 10",
            'rules = ["no-focus"]\nminutes = 10',
            "expected one of these: 'no-focus' (did you mean 'forbids-focus'?",
        ),
        ("count = 2", 'zone = "shed"\ncount = 2', "stage.toml:21: no such zone: 'shed' (known: main)"),
        # who plays
        ('2 = { must = ["snake", "meryl"] }', "2 = {}", "stage.toml:8: fewer heroes than 2: 0"),
        ('1 = { must = ["snake"] }', '1 = { must = ["snake", "meryl"] }', "stage.toml:7: more heroes than 1: 2"),
        ('"snake", "meryl"] }', '"snake", "snake"] }', "stage.toml:8: a hero named twice: 'snake'"),
        (', meryl = "b4" }', " }", "stage.toml:3: a hero without a start: 'meryl'"),
        ('{ snake = "a4", meryl = "b4" }', '["a4"]', "stage.toml:3: fewer starts than 2 heroes need: 1"),
        (
            '1 = { must = ["snake"] }\n2 = { must = ["snake", "meryl"] }',
            "",
            "expected a table with at least one number of",
        ),
        # how many
        ("{ 1 = 8, 2 = 6 }", "21", "stage.toml:11: there are only 20 blue Order cards: 21"),
        ("red = 2", "red = 8", "stage.toml:12: there are only 7 red Order cards: 8"),
        ("red = 2", "red = 0", "stage.toml:12: no red card for 1 heroes: Game Over is one: 0"),
        ("{ 1 = 8, 2 = 6 }", "{ 1 = 8 }", "stage.toml:11: no number for 2 heroes; expected one for each number"),
        ("count = 2", "count = 13", "stage.toml:21: there are only 12 guards: 13"),
        (
            "minutes = 10",
            "objectives_needed = 2\nminutes = 10",
            "stage.toml:2: not from 1 to 1, the objectives there are: 2",
        ),
        ('["e4", "f4"]', '["f4"]', "stage.toml:4: fewer exits than 2 heroes need: 1"),
        ('["e4", "f4"]', '{ snake = "f4" }', "stage.toml:4: a hero without an exit: 'meryl'"),
        ('["e4", "f4"]', '[]\nrules = ["leaving-wins"]', "stage.toml:5: no exit to leave by: 'leaving-wins'"),
        ("minutes = 10", 'minutes = 10\nunarmed = ["cellar"]', "stage.toml:3: no such zone: 'cellar' (known: main)"),
        # its picture
        (
            "minutes = 10",
            'minutes = 10\nlook = "dok"',
            "stage.toml:3: no such look: 'dok' (did you mean 'dock'? known: ",
        ),
        ("minutes = 10", "minutes = 10\nlook = 3", "stage.toml:3: expected a look such as dock: 3"),
        ("minutes = 10", 'minutes = 10\nlook = { yard = "dock" }', "stage.toml:3: no such zone: 'yard' (known: main)"),
        ("minutes = 10", 'minutes = 10\nlook = { yard = "dock" }', "stage.toml:3: a zone without a look: 'main'"),
        (
            "minutes = 10",
            'minutes = 10\nlook = "dock"\nfurniture = { "b2:c2" = "contaner" }',
            "stage.toml:4: no such furniture: 'contaner' (did you mean 'container'?)",
        ),
        (
            "minutes = 10",
            'minutes = 10\nlook = "dock"\nfurniture = { "c2:d2" = "container" }',
            "stage.toml:4: furniture where there is no obstacle: 'd2'",
        ),
        (
            "minutes = 10",
            'minutes = 10\nlook = "dock"\nfurniture = { d4 = "container" }',
            "stage.toml:4: a container is 2 by 1 spaces and does not fill this area: 'd4'",
        ),
        (
            "minutes = 10",
            'minutes = 10\nlook = "dock"\nfurniture = { "b2:c2" = "crates", c2 = "crates" }',
            "stage.toml:4: furniture where there is some already: 'c2'",
        ),
        (
            "minutes = 10",
            'minutes = 10\nlook = "dock"\nfurniture = { h9 = "crates" }',
            "stage.toml:4: an area off the map, which goes from a1 to f4: 'h9'",
        ),
        (
            "minutes = 10",
            'minutes = 10\nfurniture = { d4 = "crates" }',
            "stage.toml:3: furniture in a stage without a look, where nothing is painted",
        ),
        ("minutes = 10", 'minutes = 10\nequipped = ["crown"]', "stage.toml:3: no such equipment: 'crown'"),
        ('"draw-attention"', '"give crown"', "stage.toml:34: no such equipment: 'crown'"),
        ('"draw-attention"', '"heal much"', "stage.toml:34: the effect is written: heal 2: 'much'"),
        ('[[objectives]]\nspace = "f1"', "", "stage.toml:1: nothing to win by: no objective and no required event"),
        # places
        ('space = "f1"', 'space = "g1"', "stage.toml:29: an objective off the map, which goes from a1 to f4: 'g1'"),
        ('space = "f1"', 'space = "b2"', "stage.toml:29: an objective where there is no floor: 'b2'"),
        (
            '"draw-attention"',
            '"guard z9 N"',
            "stage.toml:34: a guard of an event off the map, which goes from a1 to f4: 'z9'",
        ),
        ('space = "b1"', 'space = "a4"', "stage.toml:25: a guard in the space of a hero: 'a4'"),
        ('meryl = "b4"', 'meryl = "a4"', "stage.toml:3: a hero in the space of a hero: 'a4'"),
        ('["e4", "f4"]', '["e4", "f4", "e4"]', "stage.toml:4: an exit in the space of an exit: 'e4'"),
        ('space = "e2"', 'space = "a4"', "stage.toml:33: an event where a hero starts: nobody moves onto it: 'a4'"),
        (
            'edge = "d3-e3"',
            'edge = "c3-d3"',
            "stage.toml:15: no door is drawn there; in map.txt it is a : or a ===: 'c3-d3' (known: d3-e3)",
        ),
        ('edge = "d3-e3"', 'edge = "d3-f3"', "stage.toml:15: a door between spaces that are not neighbours: 'd3-f3'"),
        ('edge = "d3-e3"', 'edge = "d3-g3"', "stage.toml:15: a door off the map, which goes from a1 to f4: 'd3-g3'"),
        (
            '"unlock d3-e3"',
            '"unlock a1-a2"',
            "stage.toml:34: no door is drawn there; in map.txt it is a : or a ===: 'a1-a2' (known",
        ),
        ('facing = "E"', 'facing = "N"', "stage.toml:26: a guard that faces an obstacle (free: E, W): 'b1 N'"),
        ('space = "b1"', 'space = "d3"', "stage.toml:26: a guard that faces a locked door (free: N, W): 'd3 E'"),
        ('faces = "W"', 'faces = "S"', "stage.toml:22: a guard that faces an obstacle (free: E, W): 'c3 S'"),
        ('"draw-attention"', '"guard c1 S"', "stage.toml:34: a guard that faces an obstacle (free: E, W): 'c1 S'"),
        (
            'letter = "A"',
            'letter = "A"\nspace = "e1"\n[[events]]\nletter = "A"',
            "stage.toml:35: a second event with this letter: 'A'",
        ),
    ],
)
def test_a_fault_is_told(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert any(expected in fault for fault in faults(tmp_path, (old, new))), faults(tmp_path, (old, new))


ADDED = [
    (
        '[[doors]]\nedge = "e3-d3"\nlevel = 2\nneeds = ["5"]',
        "stage.toml:37: a second entry for this door: 'e3-d3'",
    ),
    (
        '[[cameras]]\nspace = "f1"\norange = "W"\ngreen = "N"',
        "stage.toml:39: a camera that faces an obstacle (free: S, W): 'f1 N'",
    ),
    ('[[elevators]]\nspace = "f1"\nto = "f1"', "stage.toml:38: an elevator to its own space: 'f1'"),
    ('[[barracks]]\nspace = "c1"\ncount = 1', "stage.toml:36: second barracks of this zone: 'main'"),
    (
        '[zones]\nwest = ["a1:d4"]\neast = ["e1:f9"]',
        "stage.toml:38: an area off the map, which goes from a1 to f4: 'e1:f9'",
    ),
    ('[zones]\nwest = ["d4:a1"]', "stage.toml:37: the top left corner of an area comes first: 'd4:a1'"),
    ('[zones]\nwest = ["a1:d4"]\neast = ["e1:f3"]', "stage.toml:36: in no zone: 'e4, f4'"),
    ('[zones]\nwest = ["a1:d4"]\neast = ["d1:f4"]', "stage.toml:38: in east and in a zone before it: 'd1, d2, d3'"),
    ('[zones]\nmain = ["a1:f4"]\nnone = ["b2"]', "stage.toml:38: a zone without a space: 'none'"),
    (
        '[zones]\nmain = ["a1:d4"]\neast = ["e1:f4"]',
        "stage.toml:38: a zone without barracks, where its guards come in: 'east'",
    ),
    (
        '[zones]\neast = ["e1:f4"]\nmain = ["a1:d4"]\n[[guards]]\nspace = "d2"\nfacing = "E"',
        "faces the border of its zone (free: N, S): 'd2 E'",
    ),
    ('[zones]\nmain = ["e1:f4"]\nwest = ["a1:d4"]', "stage.toml:20: barracks outside their zone main: 'c3'"),
    ('after = ["A"]', "stage.toml:36: no other event: 'A'"),
    ('needs = "badge"', "stage.toml:36: no such equipment: 'badge'"),
    ('choices = [{ id = "bluff" }]', "stage.toml:36: a single choice is none: 'bluff'"),
    (
        'choices = [{ id = "bluff" }, { id = "bluff" }]',
        "stage.toml:36: a second choice with this name: 'bluff'",
    ),
    (
        'choices = [{ id = "bluff", effects = ["unlock a1-b1"] }, { id = "wait" }]',
        "stage.toml:36: no door is drawn there; in map.txt it is a : or a ===: 'a1-b1' (known: d3-e3)",
    ),
    ('forfeits = ["crown"]', "stage.toml:36: no such equipment: 'crown'"),
    ('by = "storm"', "stage.toml:36: expected one of these: 'storm' (known: hero, blast)"),
    ("[spread]\nzones = 2\neach = 1", "stage.toml:37: not from 1 to 1: 2"),
]


@pytest.mark.parametrize(("more", "expected"), ADDED)
def test_a_fault_in_a_further_table_is_told(tmp_path: Path, more: str, expected: str) -> None:
    found = said(write(tmp_path, f"{STAGE}\n{more}\n"))

    assert any(expected in fault for fault in found), found


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("1 | >", "1 | ^", "map.txt:3: a facing icon that points at an obstacle: 'a1 N'"),
        ("1 | >", "1 | x", "map.txt:3: in column 5 there is 'x', expected a space: one of . # o ^ > v < or a blank"),
        ("    a   b", "    a   c", "map.txt:1: in column 9 there is 'c', expected the column letter 'b'"),
        ("4 | .   .   .   #   .   . |\n", "", "map.txt:9: in column 1 there is ' ', expected the row number '4'"),
        (
            "2 | .   #   #   .   .   . |",
            "2 | .   #   #   . | . | # |",
            "stage.toml:29: an objective that no hero can reach: 'f1'",
        ),
        (
            "3 | ^   .   .   < : .   . |",
            "3 | ^   .   .   < | .   . |",
            "stage.toml:15: no door is drawn there; in map.txt it is a : or a ===: 'd3-e3'",
        ),
    ],
)
def test_a_fault_of_the_map_is_told(tmp_path: Path, old: str, new: str, expected: str) -> None:
    found = map_faults(tmp_path, (old, new))

    assert any(fault.startswith(expected) for fault in found), found


@pytest.mark.parametrize(("space", "what"), [("f1", "an objective"), ("e2", "an event"), ("f4", "an exit")])
def test_what_no_hero_can_reach_is_told(tmp_path: Path, space: str, what: str) -> None:
    cut_off = changed(MAP, ("2 | .   #   #   .   .", "2 | .   #   #   . | ."), ("< : .", "< | ."))

    found = said(write(tmp_path, drawing=cut_off))

    assert any(f"{what} that no hero can reach: '{space}'" in fault for fault in found), found


def test_an_elevator_makes_a_place_reachable(tmp_path: Path) -> None:
    cut_off = changed(MAP, ("2 | .   #   #   .   .", "2 | .   #   #   . | ."))
    ride = f'{STAGE}\n[[elevators]]\nspace = "c4"\nto = "e4"\n'

    assert said(write(tmp_path, ride, cut_off)) == []


@rule("COM-12")
def test_more_guards_than_the_box_holds_are_told(tmp_path: Path) -> None:
    found = said(write(tmp_path, changed(STAGE, ('[[guards]]\nspace = "b1"\nfacing = "E"\n', stage_of(13)))))

    assert any("there are only 12 guards: 13" in fault for fault in found), found


def test_a_table_with_a_fault_is_not_missed_as_well(tmp_path: Path) -> None:
    assert faults(tmp_path, ("count = 2", "count = -1")) == ["stage.toml:21: expected a number from 0 to 99: -1"]


def test_all_faults_are_told_at_once_in_the_order_of_lines(tmp_path: Path) -> None:
    changes: list[Change] = [
        ("minutes = 10", "minutes = 0"),
        ("level = 2", "level = 9"),
        ('facing = "E"', 'facing = "N"'),
        ('space = "f1"', 'space = "g1"'),
    ]

    assert [fault.split(":")[1] for fault in faults(tmp_path, *changes)] == ["2", "16", "26", "29"]


def test_loading_a_stage_with_faults_raises_them_all(tmp_path: Path) -> None:
    place = write(tmp_path, changed(STAGE, ("minutes = 10", "minutes = 0"), ("level = 2", "level = 9")))

    with pytest.raises(StageError) as caught:
        load_stage(place)

    assert caught.value.faults == [str(fault) for fault in lint_stage(place)]
