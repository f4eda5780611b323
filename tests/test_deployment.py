"""What we tell those who serve strangers is true: files parse, options exist, no lock has a known hole."""

import configparser
import re
import shlex
import tomllib
from datetime import date
from pathlib import Path

import pytest
import typer.main

from noisecheck.cli import app
from scripts import audit, image

ROOT = Path(__file__).parent.parent
KNOWN = tomllib.loads((ROOT / "requirements" / "advisories.toml").read_text("utf-8"))


def expect_a_command(words: list[str]) -> None:
    """As the command line would read it, without doing it."""
    name, *rest = words
    command = typer.main.get_command(app).commands[name]  # type: ignore[attr-defined]
    command.make_context(name, rest)


def container() -> list[image.Step]:
    return image.steps((ROOT / "Containerfile").read_text("utf-8"))


def test_the_containerfile_can_be_read_and_what_it_copies_is_there() -> None:
    found = container()

    assert found[0].word == "FROM"
    copied = [step.rest.split() for step in found if step.word == "COPY"]
    for source, *_ in (words for words in copied if not words[0].startswith("--")):
        assert (ROOT / source).exists()
    (name,) = [words[0].removeprefix("--from=") for words in copied if words[0].startswith("--from=")]
    assert f"AS {name}" in found[0].rest


def test_the_container_serves_as_a_user_without_rights_and_says_whether_it_is_well() -> None:
    last = container()[[step.word for step in container()].index("FROM", 1) :]
    words = [step.word for step in last]

    assert next(step.rest for step in last if step.word == "USER") != "root"
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert "/ready" in next(step for step in last if step.word == "HEALTHCHECK").listed()[-1]
    program, *command = last[-1].listed()
    assert program == "noisecheck"
    expect_a_command(command)


@pytest.mark.parametrize("line", ["DANCE all night", "ADD x y"])
def test_a_step_that_nobody_knows_is_noticed(line: str) -> None:
    with pytest.raises(ValueError, match="not a step"):
        image.steps(line)


def test_the_systemd_unit_starts_what_there_is() -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(ROOT / "deploy" / "noisecheck.service", "utf-8")

    program, *command = shlex.split(unit["Service"]["ExecStart"])

    assert program.endswith("/bin/noisecheck")
    expect_a_command(command)
    assert "--trust-proxy" in command
    assert {"Unit", "Service", "Install"} == {*unit.sections()}


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_leads_to_where_the_unit_listens(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text("utf-8")

    assert "127.0.0.1:8000" in text
    assert text.count("{") == text.count("}")
    if name == "nginx.conf":
        assert re.search(r"proxy_set_header X-Forwarded-For \$remote_addr;", text), "set, not added to"
        assert re.search(r"proxy_set_header Host \$host;", text)


def test_the_page_names_commands_and_files_that_exist() -> None:
    page = (ROOT / "docs" / "deployment.md").read_text("utf-8")
    words = r"^noisecheck (\w+)"

    assert {*re.findall(words, page, re.MULTILINE)} == {"backup", "check", "prune"}
    for link in re.findall(r"\]\((\.\./[\w./-]+|[\w-]+\.md)[#)]", page):
        assert (ROOT / "docs" / link).exists(), link


# holes


def test_no_lock_has_a_version_with_a_known_hole() -> None:
    packages = [*audit.locked(ROOT)]

    assert {"uvicorn", "svelte", "psycopg"} <= {package.name for package in packages}
    assert not [*audit.holes(packages, KNOWN)]
    assert isinstance(KNOWN["renewed"], date)


@pytest.mark.parametrize(
    ("package", "hole"),
    [
        (audit.Package("dev.txt", "python", "starlette", "0.46.0"), "CVE-2025-62727"),
        (audit.Package("package-lock.json", "npm", "vite", "6.3.3"), "CVE-2025-46565"),
        (audit.Package("package-lock.json", "npm", "debug", "4.4.2"), "malicious"),
    ],
)
def test_a_version_with_a_hole_is_named(package: audit.Package, hole: str) -> None:
    assert any(hole in each for each in audit.holes([package], KNOWN))


def test_locks_are_read_whole(tmp_path: Path) -> None:
    lock = tmp_path / "some.txt"
    lock.write_text("a==1.0 \\\n    --hash=sha256:00\nB_c[x]==2 ; sys_platform == 'win32' \\\n    # via a\n")

    assert [(each.name, each.version) for each in audit.locked_by_pip(lock)] == [("a", "1.0"), ("b-c", "2")]
