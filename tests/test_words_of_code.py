"""One word for one idea: `docs/words.md` is true, no retired word comes back, and no two classes share a name."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "noisecheck"
PAGE = ROOT / "docs" / "words.md"

GIVEN = ("concurrent.futures", "cancel_futures", '"Foreseen"')  # by Python and by players
HISTORY = ("CHANGELOG.md", "docs/words.md", "tests/test_words_of_code.py")
CODE = (".py", ".md", ".ts", ".svelte", ".toml", ".html")

SHAPES = "foresight/shapes/"  # show what the engine has
WIRE = "server/wire/"  # may do so too, if it is the same thing:
SENT = {"Example", "Film", "Presence", "SpecialRule"}


def table_rows(heading: str) -> Iterator[list[str]]:
    """The rows of the tables of the page whose first column has this heading."""
    for table in re.findall(r"(?:^\|.*\|\n)+", PAGE.read_text("utf-8"), re.MULTILINE):
        rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()]
        if rows[0][0] == heading:
            yield from rows[2:]


def retired() -> set[str]:
    return {word for row in table_rows("retired") for word in re.findall(r"`(\w+)`", row[0])}


def files() -> Iterator[Path]:
    for folder in ("src", "tests", "bench", "scripts", "examples", "docs", "client/src"):
        yield from (path for path in (ROOT / folder).rglob("*") if path.suffix in (*CODE, ".ftl"))
    yield from ROOT.glob("*.md")


def plain(text: str) -> str:
    """With `LookAhead`, `lookAhead` and `look-ahead` as `look_ahead`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", text).replace("-", "_").lower()


def words_in(path: Path) -> str:
    """All of a file and its name; of the texts for players only the ids."""
    text = path.read_text("utf-8")
    for name in GIVEN:
        text = text.replace(name, "")
    if path.suffix == ".ftl":
        text = "\n".join(re.findall(r"^-?[a-z][\w-]*(?= *=)", text, re.MULTILINE))
    return plain(f"{path.stem}\n{text}")


def test_no_retired_word_has_come_back() -> None:
    words = re.compile(rf"(?<![a-z])(?:{'|'.join(sorted(retired()))})(?![a-z])")
    found = {}
    for path in files():
        name = path.relative_to(ROOT).as_posix()
        if name not in HISTORY and (back := set(words.findall(words_in(path)))):
            found[name] = back

    assert retired()
    assert found == {}


def classes() -> dict[str, list[str]]:
    """The files in which there is a class of this name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(SOURCE).as_posix())
    return found


def test_no_two_classes_have_one_name_for_different_things() -> None:
    shared = set()
    for name, paths in classes().items():
        own = [path for path in paths if not path.startswith(SHAPES) and not (path.startswith(WIRE) and name in SENT)]
        if len(own) > 1:
            shared.add(name)

    assert shared == set()


@pytest.mark.parametrize("row", [*table_rows("word")], ids=lambda row: row[0])
def test_every_word_lives_where_the_page_says(row: list[str]) -> None:
    for place in re.findall(r"`([\w/.]+)`", row[2]):
        assert (ROOT / place if place.startswith(("client/", "tests/")) else SOURCE / place).exists(), place
