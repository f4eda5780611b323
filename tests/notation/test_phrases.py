"""What can be said is declared once: texts are made and read by phrases, and by nothing else."""

import ast
import re
from pathlib import Path

import pytest

from noisecheck import new_game
from noisecheck.engine.phrases import PHRASES, Phrase, World, phrase, read

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


# what nobody else does: taking texts of options apart, reading all their words as one, putting them together

SPOKEN = {"option", "choice", "chosen", "answer", "resolved", "best", "found"}  # what options are called
READERS = {"split", "partition", "rpartition", "startswith", "endswith", "removeprefix", "find", "index"}
OF_PHRASES = ("engine/phrases.py", "engine/kinds.py", "engine/table.py", "engine/notation/", "engine/journal.py")
BOTH = ("engine/rules/actions.py",)  # what is typed is compared with the words of what there is
OTHER_TEXTS = {"features.py", "things.py", "cannon.py"}  # names of numbers and of drawings, a piece of a reason
VERBS = {verb for verb, phrases in PHRASES.items() if any(each.parts for each in phrases.values())}
OF_BROWSER = {*VERBS, "ability", "system"}  # the dock speaks of these in the same way
NO_OPTIONS = {"phrases.ts", "sight.ts"}  # quick words of a chat, what blocks a line of sight


def is_option(node: ast.expr) -> bool:
    """A value that is an option by its name, or was chosen just now."""
    match node:
        case ast.Name(name):
            return name in SPOKEN
        case ast.Call(ast.Name(name)) | ast.Call(ast.Attribute(attr=name)):
            return name.startswith("choose")
    return False


def read_apart(node: ast.AST) -> bool:
    """`option.words`; `str(option).split()`, `option.text.startswith()` and the like; `text.split()` of an option."""
    match node:
        case ast.Attribute(value, "words"):
            return is_option(value)
        case ast.Attribute(ast.Call(ast.Name("str"), [said]), attr=reader):
            return reader in READERS and is_option(said)
        case ast.Attribute(ast.Attribute(said, "text" | "words"), attr=reader):
            return reader in READERS and (is_option(said) or isinstance(said, ast.Name))
    return False


def put_together(node: ast.AST) -> bool:
    """`f"sneak {space}"`, `"reroll " + dice`."""
    match node:
        case ast.JoinedStr([ast.Constant(str() as begins), ast.FormattedValue(), *_]):
            return begins.endswith(" ") and begins.split(" ")[0] in VERBS
        case ast.BinOp(ast.Constant(str() as begins), ast.Add()):
            return begins.endswith(" ") and begins.split(" ")[0] in VERBS
    return False


def against(source: str) -> list[int]:
    """The lines in which options are spoken of by anything but phrases."""
    found = [node for node in ast.walk(ast.parse(source)) if read_apart(node) or put_together(node)]
    return sorted({getattr(node, "lineno", 0) for node in found})


@pytest.mark.parametrize(
    "line",
    [
        "hero = option.words",
        "game.hero(choose_turn(decision, state).words)",
        "facts = {'card': resolved.words}",
        "str(option).split()",
        "option.text.startswith('use')",
        "option.words.partition(' ')",
        "text = f'dash {names[0]}'",
        "again.choose(f'put back {hero} {card}')",
        "decision.find('reroll ' + ' '.join(dice))",
    ],
)
def test_every_way_around_phrases_is_seen(line: str) -> None:
    assert against(line) == [1]


def test_nobody_else_takes_texts_of_options_apart_or_puts_them_together() -> None:
    house = ROOT / "src" / "noisecheck"
    files = [path for path in house.rglob("*.py") if path.name not in OTHER_TEXTS]
    others = [path for path in files if not path.relative_to(house).as_posix().startswith((*OF_PHRASES, *BOTH))]

    found = [f"{path.relative_to(house)}:{line}" for path in others for line in against(path.read_text("utf-8"))]
    assert found == []


IN_BROWSER = re.compile(
    r"\b(option|each|choice|aimed)\??\.text\.(split|startsWith|endsWith|includes|slice|match)\b"
    r"|\btext\.split\(' '\)"
    rf"|`({'|'.join(sorted(OF_BROWSER))})( [a-z]+)* \$\{{"
    r"|`\$\{[^}`]*verb[^}`]*\} "
    rf"|'({'|'.join(sorted(OF_BROWSER))}) '",
    re.IGNORECASE,
)


@pytest.mark.parametrize(
    "line",
    [
        "choice.text.startsWith('use')",
        "const [verb] = text.split(' ');",
        "room.choice(`turn ${hero}`)",
        "why={`put back ${hero.id} ${card}`}",
        "const verb = token.ready ? `focus ${owner}` : '';",
        "about(`ability ${ability}`)",
        "return `${this.options[0]?.verb} ${space}`;",
        "hand.askWhy('face ' + facing)",
    ],
)
def test_every_way_around_them_is_seen_in_the_browser(line: str) -> None:
    assert IN_BROWSER.search(line)


def test_the_browser_does_not_either() -> None:
    files = [*(ROOT / "client" / "src").rglob("*.ts"), *(ROOT / "client" / "src").rglob("*.svelte")]
    others = [path for path in files if ".test." not in path.name and path.parent.name != "testing"]

    found = {path.name for path in others if IN_BROWSER.search(path.read_text("utf-8"))}
    assert found == {"said.ts", *NO_OPTIONS}
