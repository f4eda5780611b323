"""README and docs say what is true: their sessions run, their lines are read, their options exist."""

import doctest
import re
from pathlib import Path

import pytest

from noisecheck import scene
from noisecheck.bots.bosses import PLANS
from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.equipment import GEAR, Gear
from noisecheck.engine.gear.using import uses
from noisecheck.engine.notation.figures import CHARGES
from noisecheck.engine.notation.scene import READERS
from noisecheck.engine.phrases import PHRASES

ROOT = Path(__file__).parent.parent
NOTATION = (ROOT / "docs" / "notation.md").read_text("utf-8")
MAP = """\
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   . | . |
  +   +---+   +   +   +
2 | . | # | .   . : . |
  +   +---+   +===+   +
3 | > | .   o   . | . |
  +---+---+---+---+---+
"""


@pytest.mark.parametrize(
    "page",
    ["README.md", "docs/bots.md", "docs/notation.md", "docs/forecast.md", "docs/codec.md", "docs/campaign.md"],
)
def test_the_sessions_of_a_page_go_as_shown(page: str) -> None:
    ran = doctest.testfile(str(ROOT / page), module_relative=False)

    assert ran.attempted
    assert not ran.failed


def test_every_hop_of_the_walks_through_the_house_is_there() -> None:
    walks = (ROOT / "ARCHITECTURE.md").read_text("utf-8").partition("## Four walks")[2].partition("\n## ")[0]
    hops = re.findall(r"`([\w/.]+\.(?:py|ts)):\s+([\w, ]+)`", walks)

    assert len(hops) > 40
    for file, names in hops:
        text = (ROOT / ("" if file.startswith("client/") else "src/noisecheck") / file).read_text("utf-8")
        begins = r"def " if file.endswith(".py") else r"^ *(?:[a-z]+ )*"
        for name in names.split(", "):
            assert re.search(rf"{begins}{name}\(", text, re.MULTILINE), f"{file}: {name}"


def test_the_walk_through_of_a_card_goes_as_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    for card in ("steel-helmet", "coin"):  # what the page adds is gone after it
        monkeypatch.setitem(GEAR, card, Gear(""))
        monkeypatch.setitem(uses, card, uses["rations"])

    ran = doctest.testfile(str(ROOT / "docs/cards.md"), module_relative=False)

    assert ran.attempted
    assert not ran.failed


def test_the_walk_through_of_a_boss_goes_as_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOSSES, "sentry", BOSSES["ocelot"])  # what the page adds is gone after it

    ran = doctest.testfile(str(ROOT / "docs/bosses.md"), module_relative=False)

    assert ran.attempted
    assert not ran.failed


@pytest.mark.parametrize("boss", PLANS)
def test_the_section_of_a_boss_has_the_plans_against_it_by_name(boss: str) -> None:
    sections = (ROOT / "docs/bosses.md").read_text("utf-8").split("\n## ")
    section = next(each for each in sections if boss in each.splitlines()[0].lower())

    named = re.findall(r"\(`([a-z-]+)`\)", section.split("Plans that differ: ")[1])
    assert sorted(named) == sorted(plan.name for plan in PLANS[boss])


def table_after(heading: str) -> list[str]:
    """The first cells of the table under a heading of the notation's page."""
    section = NOTATION.split(f"## {heading}")[1].split("\n## ")[0]
    return re.findall(r"^\| `([^`]+)` \|", section, re.M)


AROUND = {  # what some lines need beside them; the others a hero
    "snake": "",
    "rule": "snake a1\nstage own old-mill",
    "section": "snake a1\nstage own old-mill",
    "zone": "snake a1\nzone rest d2:d3 e1:e3",
    "barracks": "snake a1\nzone yard a1:e3",
    "!": "snake a1\nmeryl b3",
    "order": "snake a1\nphase enemy",
    "looked-at": "snake a1\norders game-over\nreactions known",
    "memory-box": "snake a1\nphase setup",
    "beside": "otacon a1",
    "trace": "stage boss hind\notacon a1",
    "boss-deck": "snake a1\nboss ocelot d2 W",
    "token": "snake a1\nboss ocelot d2 W",
}


@pytest.mark.parametrize("line", table_after("The lines"))
def test_every_documented_line_is_read(line: str) -> None:
    line = re.sub(r"[][]", "", line)

    scene("\n".join([MAP, AROUND.get(line.split()[0], "snake a1"), line]))


def test_the_page_lists_every_line_there_is() -> None:
    documented = {line.split()[0] for line in table_after("The lines")}

    assert documented == {"snake", "c-4", *READERS}
    assert all(name in NOTATION for name in (*HERO_IDS, *CHARGES))


def test_the_page_lists_every_verb_there_is() -> None:
    section = NOTATION.split("## The options")[1]
    documented = {text.split()[0] for text in re.findall(r"`([^`]+)`", section) if not text.startswith("game.")}

    assert PHRASES.keys() - documented == set(), "docs/notation.md, The options"
