"""Imports point one way: client, server, foresight, content, engine."""

import ast
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "noisecheck"
ENGINE = SOURCE / "engine"
FORBIDDEN = {"random", "time", "datetime", "os", "secrets", "socket", "threading"}


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports by a relative path"
            found.add(node.module or "")
    return found


def test_the_engine_needs_the_standard_library_and_itself() -> None:
    for path in ENGINE.rglob("*.py"):
        for module in imported(path):
            inside = module.startswith("noisecheck.engine")
            assert inside or module.split(".")[0] in sys.stdlib_module_names, f"{path} imports {module}"


def test_content_and_foresight_know_nothing_of_those_who_use_them() -> None:
    below = {"content": ("engine", "content"), "foresight": ("engine", "content", "foresight")}
    for part, allowed in below.items():
        for path in (SOURCE / part).rglob("*.py"):
            for module in imported(path):
                is_ours = module.split(".")[0] == "noisecheck"
                assert not is_ours or module.startswith(tuple(f"noisecheck.{each}" for each in allowed)), path


def test_no_rule_looks_at_a_clock_or_rolls_dice_of_its_own() -> None:
    for path in ENGINE.rglob("*.py"):
        assert not FORBIDDEN & {module.split(".")[0] for module in imported(path)}, path
