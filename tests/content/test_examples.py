"""Every example of the rules page is a sound scene, cites rules there are, and shows what its words promise."""

from importlib.resources import files

import pytest

from noisecheck import Game, catalogue, scene, texts
from noisecheck.catalogue import Example, examples
from noisecheck.engine.cards import Die
from tests.play import play, told
from tests.table import rule

SHOWN = [
    ("clear-box", ["sneak d4", "sneak c4"], "Seen", "LOS-7", {"space": "c4", "watcher_space": "c1"}),
    ("seen-on-the-way", ["dash c2", "step d2"], "AttentionPlaced", "LOS-7", {"side": "!", "space": "d2"}),
    ("camera-cones", ["end"], "Seen", "LOS-6", {"space": "b3", "watcher": "camera"}),
    ("traps", ["sneak a2", "sneak a1"], "TrapFlipped", "LOS-10", {"space": "e1", "kind": "camera"}),
    ("traps", ["sneak a2", "sneak a3"], "LaserTripped", "LOS-11", {"laser": "e3"}),
    (
        "noise-check",
        ["dash b1", "step c1", "dash d1", "stop", "end"],
        "Rolled",
        "ATT-5",
        {"dice": (Die("w", 4), Die("w", 0))},
    ),
    ("leapfrog", ["sneak b1", "sneak d1"], "AttentionPlaced", "MOV-3", {"side": "!", "space": "d1"}),
    ("lock", ["interact b1-c1", "reroll 1"], "DoorOpened", "ACT-11", {"door": "b1-c1"}),
    ("focus-on-dice", ["hand-to-hand b2", "focus plus-2 die 1"], "Attacked", "COM-2", {"hits": 1}),
    ("hurt-but-standing", ["hand-to-hand b2", "end"], "AttentionPlaced", "COM-8", {"side": "!"}),
    ("takedown", ["sneak b2", "takedown c2"], "Killed", "HER-1", {"figure": "guard", "space": "c2"}),
    ("system-effect", ["resolve lights-out level 2"], "AttentionPlaced", "HER-13", {"side": "?", "hero": "meryl"}),
    ("radio-in", ["end"], "GuardSpawned", "ORD-3", {"space": "a1", "facing": "E"}),
    ("stay-alert", ["end"], "AttentionPlaced", "ORD-5", {"hero": "snake", "side": "?", "space": "b2"}),
    ("nearest-guard", ["end"], "ModeChosen", "GRD-4", {"space": "a1", "mode": "investigate", "target": "d1"}),
    ("equal-ways", ["end", "path b1 c1 d1 e1 e2 e3"], "PathChosen", "GRD-6", {"space": "a1"}),
    ("guards-hop", ["end"], "GuardLeapt", "GRD-8", {"start": "b1", "end": "e1"}),
]


def opened(name: str) -> Game:
    return scene(next(each.scene for each in examples() if each.name == name))


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_an_example_opens_with_a_question_and_a_still_table(example: Example) -> None:
    """Nothing has happened yet: whoever opens it sees the position that the page shows."""
    game = scene(example.scene)

    assert game.decision is not None
    assert game.events == []


@pytest.mark.parametrize(("name", "choices", "kind", "by", "facts"), SHOWN)
def test_an_example_shows_its_rule(name: str, choices: list[str], kind: str, by: str, facts: dict[str, object]) -> None:
    game = play(opened(name), *choices)

    happened = [(event.rule, event.facts()) for event in game.events if type(event).__name__ == kind]
    assert any(found == by and facts.items() <= shown.items() for found, shown in happened), happened


def test_every_example_is_shown_by_its_page() -> None:
    assert {name for name, *_ in SHOWN} == {each.name for each in examples()}


def test_examples_cite_rules_there_are() -> None:
    assert {rule for each in examples() for rule in each.rules} <= set(catalogue.built_ids())


def test_every_example_has_words_and_all_words_have_an_example() -> None:
    words = {each.name: texts.look_up(f"example-{each.name}", {}) for each in examples()}

    assert [name for name, said in words.items() if not said] == []


def test_no_scene_lies_in_the_folder_unlisted() -> None:
    folder = files("noisecheck").joinpath("packs/core/examples")
    found = {each.name.removesuffix(".txt") for each in folder.iterdir() if each.name.endswith(".txt")}

    assert found == {each.name for each in examples()}


@rule("LOS-3")
def test_the_box_with_the_crate_hides_snake_until_he_leaves_it() -> None:
    game = play(opened("clear-box"), "sneak d4")

    assert told(game, "Seen") == []
