"""Installed without extras we are engine, texts and terminal; what needs more says which extra, and how to get it.

Nothing is installed here: a process of its own is shown only those libraries that the extras named would bring.
"""

import subprocess
import sys
import time
import tomllib
import urllib.request
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from noisecheck.terminal import saves

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))["project"]
HIDING = """
import sys
class Hiding:
    def find_spec(self, name, *_):
        if name.split(".")[0] in {hidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Hiding())
"""
PATIENCE = 60.0  # seconds for a server to answer
COMMAND = "from noisecheck.cli import app; app(prog_name='noisecheck')"
LAB = ("lab", "run", "run", "--stages", "cargo-dock", "--players", "1", "--games", "1", "--processes", "1")


def of_the_project(extras: frozenset[str]) -> list[str]:
    return [*PROJECT["dependencies"], *(each for extra in extras for each in PROJECT["optional-dependencies"][extra])]


@cache
def brought(extras: frozenset[str]) -> frozenset[str]:
    """The names of all libraries that come with these extras, and with what those need in turn."""
    found: dict[str, set[str]] = {}

    def bring(wanted: str, of: frozenset[str] | set[str]) -> None:
        need = Requirement(wanted)
        if need.marker and not any(need.marker.evaluate({"extra": extra}) for extra in of or {""}):
            return
        name = canonicalize_name(need.name)
        if name in found and need.extras <= found[name]:
            return
        found.setdefault(name, set()).update(need.extras)
        inner = of_the_project(frozenset(need.extras)) if name == "noisecheck" else requires(name) or []
        for each in inner:
            bring(each, need.extras)

    for each in of_the_project(extras):
        bring(each, frozenset())
    return frozenset(found)


def python(code: str, extras: tuple[str, ...]) -> tuple[str, str, str]:
    """Runs the code where only these extras are installed."""
    there = brought(frozenset(extras))
    hidden = {
        module
        for module, names in packages_distributions().items()
        if not {canonicalize_name(name) for name in names} & {*there, "noisecheck"}
    }
    return sys.executable, "-c", HIDING.format(hidden=hidden) + code


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(saves.HOME, str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*words: str, extras: tuple[str, ...] = (), code: str = COMMAND) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*python(code, extras), *words], input="", capture_output=True, text=True, check=False)


def told(extra: str) -> str:
    """For the Python that runs: pip would bring another program of our name where ours is not installed."""
    return f'It comes with the extra {extra}: {sys.executable} -m pip install "noisecheck[{extra}]"'


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--help"], "lab"),
        (["terminal", "cargo-dock", "--heroes", "snake", "--seed", "7"], "Snake: choose an action"),
        (["rules", "LOS-3"], "LOS-3"),
        (["lab", "--help"], "report"),
    ],
)
def test_engine_texts_and_terminal_need_no_extra(words: list[str], said: str) -> None:
    done = run(*words)

    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout


@pytest.mark.parametrize(
    ("words", "there", "extra"),
    [
        (["serve"], (), "server"),
        (["serve", "--port", "0", "--database", "postgresql://nobody@127.0.0.1/none"], ("server",), "postgres"),
        (["render", "recon"], (), "render"),
        ([*LAB], (), "lab"),
        pytest.param([*LAB, "--ray"], ("lab",), "ray", marks=pytest.mark.slow),
    ],
)
def test_a_command_whose_extra_is_missing_says_how_to_get_it(
    place: Path, words: list[str], there: tuple[str, ...], extra: str
) -> None:
    done = run(*words, extras=there)

    assert done.returncode == 1
    assert told(extra) in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (place / "run").exists()


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@pytest.mark.slow
def test_with_the_extra_server_tables_are_served(place: Path) -> None:
    words = ["serve", "--no-open", "--port", "0", "--database", f"sqlite:///{place / 'tables.sqlite3'}"]
    served = subprocess.Popen([*python(COMMAND, ("server",)), *words], stdout=subprocess.PIPE, text=True)
    assert served.stdout is not None
    try:
        address = next(word for word in served.stdout.readline().split() if word.startswith("http://"))
        end = time.monotonic() + PATIENCE
        while served.poll() is None and not answers(f"{address}/health"):
            assert time.monotonic() < end, "it does not answer"
            time.sleep(0.05)
        assert served.poll() is None
    finally:
        served.kill()
        served.communicate()


def test_with_the_extra_render_maps_are_drawn(place: Path) -> None:
    assert run("render", "recon", extras=("render",)).returncode == 0
    assert {path.name for path in place.glob("recon.*")} == {"recon.svg", "recon.png"}


@pytest.mark.slow
def test_with_the_extra_lab_games_are_played_and_reported(place: Path) -> None:
    assert run(*LAB, extras=("lab",)).returncode == 0
    assert run("lab", "report", "run", extras=("lab",)).returncode == 0
    assert (place / "run" / "report.html").exists()


def test_with_the_extra_env_learners_can_play() -> None:
    code = (
        "import gymnasium, noisecheck.env\n"
        "gymnasium.make('noisecheck/CargoDock-v0').reset(seed=7)\n"
        "noisecheck.env.aec('noisecheck/CargoDock-v0').reset(seed=7)\n"
    )
    assert run(extras=("env",), code=code).returncode == 0


@pytest.mark.parametrize("extra", ["env", "render"])
def test_a_package_whose_extra_is_missing_says_how_to_get_it(extra: str) -> None:
    assert told(extra) in run(code=f"import noisecheck.{extra}").stderr
