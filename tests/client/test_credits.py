"""T58: whatever is shipped is named on the credits page, under the licence its package states."""

import json
import re
import tomllib
from importlib.metadata import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
CLIENT = ROOT / "client"
CREDIT = re.compile(r"name: '([^']+)'.*?licence: '([^']+)'", re.DOTALL)
LISTS = re.compile(r"export const (\w+): Credit\[\] = \[(.*?)\n\];", re.DOTALL)


def credited(*lists: str) -> dict[str, str]:
    """The licence of everything on these lists of the page."""
    text = (CLIENT / "src" / "screens" / "credits.ts").read_text("utf-8")
    found = {name: dict(CREDIT.findall(body)) for name, body in LISTS.findall(text)}
    return {name: licence for each in lists for name, licence in found[each].items()}


def test_the_page_names_every_package_of_the_client_and_no_other() -> None:
    package = json.loads((CLIENT / "package.json").read_text("utf-8"))

    assert set(credited("FONTS", "ICONS", "CODE")) == set(package["dependencies"])


def test_the_page_names_every_package_of_the_server_and_no_other() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["server"], *extras["render"], *extras["postgres"]]
    names = {found.group() for each in wanted if (found := re.match(r"[\w.-]+", each))}

    assert set(credited("SERVER")) == names - {"noisecheck"}


def test_the_licences_are_those_the_client_packages_state() -> None:
    packages = {name: CLIENT / "node_modules" / name / "package.json" for name in credited("FONTS", "ICONS", "CODE")}
    if not all(path.exists() for path in packages.values()):
        pytest.skip("the client's packages are not installed")
    stated = {name: json.loads(path.read_text("utf-8"))["license"] for name, path in packages.items()}

    assert credited("FONTS", "ICONS", "CODE") == stated


def test_a_licence_that_a_server_package_states_by_its_name_is_the_one_on_the_page() -> None:
    stated = {name: metadata(name).json.get("license_expression") for name in credited("SERVER")}

    assert {name: licence for name, licence in credited("SERVER").items() if stated[name]} == {
        name: licence for name, licence in stated.items() if licence
    }


def test_fonts_and_icons_come_with_the_text_of_their_licence() -> None:
    text = (CLIENT / "src" / "screens" / "credits.ts").read_text("utf-8")

    assert {name for name in credited("FONTS", "ICONS") if f"{name}/LICENSE" not in text} == set()
