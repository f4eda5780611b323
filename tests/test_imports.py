"""Imports point one way: client, server, bots, foresight, content, art, engine."""

import ast
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "noisecheck"
ENGINE = SOURCE / "engine"
RULES = ENGINE / "rules"
PRINTED = ("dashboards.py", "equipment.py")
CAST = ("bosses", "gear", "guards", "heroes", "systems")
WHOLE = "noisecheck.engine"
RUN_THE_RULES = ("engine", "content", "foresight", "bots", "env")
FRONT = (
    *("game", "state", "stage", "table", "phrases", "cards", "events", "outcome", "objections", "errors", "dealing"),
    *("board", "board.drawing", "dashboards", "equipment", "journal", "formats", "nesting", "notation"),
    *("chance", "keeping", "speech"),
)
FORBIDDEN = {"random", "time", "datetime", "os", "secrets", "socket", "threading"}


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports by a relative path"
            found |= {node.module or "", *(f"{node.module}.{name.name}" for name in node.names)}
    return found


def test_the_engine_needs_the_standard_library_and_itself() -> None:
    for path in ENGINE.rglob("*.py"):
        for module in imported(path):
            inside = module.startswith("noisecheck.engine")
            assert inside or module.split(".")[0] in sys.stdlib_module_names, f"{path} imports {module}"


def known(path: Path, *parts: str) -> set[str]:
    """What a file imports from these parts of the engine."""
    names = tuple(f"noisecheck.engine.{part}" for part in parts)
    return {module for module in imported(path) if f"{module}.".startswith(tuple(f"{name}." for name in names))}


def test_rules_know_no_boss_gear_hero_or_guard_by_name() -> None:
    """They ask at moments; `cast.py` says who takes part."""
    for path in RULES.rglob("*.py"):
        assert not known(path, *CAST, "cast", "game", "notation"), path


def test_the_kit_of_bosses_knows_no_boss() -> None:
    """Its parts are there for every boss, the next one too."""
    for path in (ENGINE / "bosses" / "kit").rglob("*.py"):
        assert known(path, "bosses") <= {"noisecheck.engine.bosses.kit", *known(path, "bosses.kit")}, path


def test_board_state_events_and_what_is_printed_know_no_rules() -> None:
    below = [*(ENGINE / "board").rglob("*.py"), *(ENGINE / "events").rglob("*.py")]
    below += [ENGINE / name for name in ("state.py", "stage.py", "cards.py", "table.py", "keeping.py", *PRINTED)]
    for path in below:
        assert not known(path, "rules", *CAST, "cast", "game", "notation"), path


def test_those_who_show_the_game_know_the_front_of_the_engine_and_no_rules() -> None:
    """What follows from the rules they ask of a `Game`, of `foresight/view` or of `content`."""
    for path in SOURCE.rglob("*.py"):
        if path.relative_to(SOURCE).parts[0] not in RUN_THE_RULES:
            inside = {module.removeprefix(f"{WHOLE}.") for module in imported(path) if module.startswith(f"{WHOLE}.")}
            assert not {each for each in inside if each not in FRONT and each.rpartition(".")[0] not in FRONT}, path


def test_only_a_game_knows_the_cast() -> None:
    for path in ENGINE.rglob("*.py"):
        assert path == ENGINE / "game.py" or not known(path, "cast"), path


def test_all_that_is_kept_is_kept_in_one_way() -> None:
    """With a bound, and typed: `keeping.py`."""
    for path in {*SOURCE.rglob("*.py")} - {ENGINE / "keeping.py"}:
        assert not imported(path) & {"functools.cache", "functools.lru_cache"}, path


def test_art_content_foresight_and_bots_know_nothing_of_those_who_use_them() -> None:
    below = {
        "art": ("engine", "art"),
        "content": ("engine", "art", "content"),
        "foresight": ("engine", "art", "content", "foresight"),
        "bots": ("engine", "content", "foresight", "bots"),
    }
    for part, allowed in below.items():
        for path in (SOURCE / part).rglob("*.py"):
            for module in imported(path):
                is_ours = module.split(".")[0] == "noisecheck"
                assert not is_ours or module.startswith(tuple(f"noisecheck.{each}" for each in allowed)), path


def test_campaigns_know_no_players_and_no_bots() -> None:
    for path in (SOURCE / "campaign").rglob("*.py"):
        others = tuple(
            f"noisecheck.{each}" for each in ("server", "terminal", "bots", "foresight", "lab", "env", "cli")
        )
        assert not any(module.startswith(others) for module in imported(path)), path
        assert not {module.split(".")[0] for module in imported(path)} & {"os", "pathlib", "time", "random", "rich"}, (
            path
        )


def test_only_the_command_knows_the_lab_and_the_lab_knows_no_players() -> None:
    for path in SOURCE.rglob("*.py"):
        modules = imported(path)
        if path.is_relative_to(SOURCE / "lab"):
            others = tuple(f"noisecheck.{each}" for each in ("server", "terminal", "env", "cli"))
            assert not any(module.startswith(others) for module in modules), path
        elif path != SOURCE / "cli.py":
            assert not any(module.startswith("noisecheck.lab") for module in modules), path


def test_nobody_needs_the_environments_and_they_need_no_players() -> None:
    for path in SOURCE.rglob("*.py"):
        modules = imported(path)
        if path.is_relative_to(SOURCE / "env"):
            others = tuple(f"noisecheck.{each}" for each in ("server", "terminal", "lab", "cli"))
            assert not any(module.startswith(others) for module in modules), path
        else:
            ours = ("noisecheck.env", "gymnasium", "pettingzoo")
            assert not any(module.startswith(ours) for module in modules), path


def test_no_rule_looks_at_a_clock_or_rolls_dice_of_its_own() -> None:
    for path in ENGINE.rglob("*.py"):
        assert not FORBIDDEN & {module.split(".")[0] for module in imported(path)}, path


def test_the_application_is_imported_without_what_only_a_server_process_has() -> None:
    """A page runs it too: there are no threads of uvicorn, no database and no compiled cryptography."""
    absent = ("uvicorn", "sqlalchemy", "psycopg", "aiosqlite", "cryptography", "h11")
    program = f"""
import sys
sys.modules.update(dict.fromkeys({absent!r}))
import noisecheck.server.app
"""
    subprocess.run([sys.executable, "-c", program], check=True)
