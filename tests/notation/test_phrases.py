"""What can be said is declared once: texts are made and read by phrases, and by nothing else."""

import re
from pathlib import Path

import pytest

from noisecheck import new_game
from noisecheck.engine.phrases import Phrase, World, phrase, read

ROOT = Path(__file__).parents[2]
RECON = new_game("recon", ["snake", "otacon"]).state.stage


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("end", {}),
        ("sneak b1", {"space": "b1"}),
        ("use arm-cannon b1 charge 2", {"gear": "arm-cannon", "space": "b1", "count": "2"}),
        ("use c-4 detonate", {"gear": "c-4", "how": "detonate"}),
        ("use pentazemin 1 3", {"gear": "pentazemin", "dice": "1 3"}),
        (
            "focus otacon plus-minus-1 die 2 up",
            {"owner": "otacon", "token": "plus-minus-1", "dice": "2", "turned": "up"},
        ),
        ("drag b1 ko 2 tied", {"space": "b1", "body": "ko", "stars": "2", "tied": "tied"}),
        ("put die 2 on distraction 1", {"dice": "2", "card": "distraction", "slot": "1"}),
        ("put back meryl handgun-50", {"back": "back", "hero": "meryl", "gear": "handgun-50"}),
        ("face orange E green S", {"orange": "E", "green": "S"}),
        ("path b1 b2", {"spaces": "b1 b2"}),
        ("sneak z99", {"words": "z99"}),
        ("sneak b1 b2", {"words": "b1 b2"}),
        ("nonsense", {}),
    ],
)
def test_a_text_is_a_verb_and_its_parts(text: str, parts: dict[str, str]) -> None:
    said = read(RECON, text)

    assert said.verb == text.split()[0]
    assert said.parts == parts


def test_what_is_said_names_spaces_doors_and_dice() -> None:
    door = RECON.doors[0].name

    assert read(RECON, "path b1 b2").spaces == ["b1", "b2"]
    assert read(RECON, f"use key-card-3 {door}").doors == [door]
    assert read(RECON, "reroll 1 3").dice == (1, 3)


def test_a_phrase_knows_all_that_can_be_said_with_it() -> None:
    world = World(RECON, ("snake",), ("rope", "c-4"), 2, ("#",))

    assert list(phrase("use {gear} {space:beside}").every(world)) == ["use rope #", "use c-4 #"]
    assert list(phrase("use {gear} {space:beside}").every(world, gear="c-4")) == ["use c-4 #"]
    assert list(phrase("reroll {dice}").every(world)) == ["reroll 1", "reroll 2", "reroll 1 2"]


def test_the_same_phrase_is_declared_once() -> None:
    assert phrase("sneak {space:landing}") is phrase("sneak {space:landing}")
    assert str(Phrase("hack {space:terminal}").option("b1")) == "hack b1"


def test_nobody_else_takes_the_text_of_an_option_apart() -> None:
    apart = re.compile(r"\b(option|each|choice)\.(words|text)\.(split|partition|startswith|startsWith|includes)\b")
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "client" / "src").rglob("*.ts")]
    files += [*(ROOT / "client" / "src").rglob("*.svelte")]

    assert [str(path) for path in files if ".test." not in path.name and apart.search(path.read_text("utf-8"))] == []
