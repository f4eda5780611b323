"""Every question the engine can ask has its own place in the browser. Both sources are read, not run."""

import re
from pathlib import Path

from noisecheck.engine.heroes.dashboards import DASHBOARDS
from noisecheck.engine.rules.actions import ACTIONS
from noisecheck.engine.table import END
from tests.test_texts import questions

CLIENT = Path(__file__).parents[2] / "client" / "src"


def registered() -> set[str]:
    """The kinds of `decisions/registry.ts`, each with a component."""
    text = (CLIENT / "decisions" / "registry.ts").read_text("utf-8")
    return set(re.findall(r"^  '?([a-z-]+)'?: \{ component: \w+", text, re.MULTILINE))


def raised() -> set[str]:
    """The kinds of all decisions in the engine's source."""
    return {said.key.removeprefix("decision-") for said in questions()}


def words(name: str, text: str) -> list[str]:
    """A list of texts that the client's source gives this name."""
    found = re.search(rf"{name}(?:: \w+\[\])? = \[(.*?)\]", text, re.DOTALL)
    assert found, name
    return re.findall(r"'([a-z-]+)'", found[1])


def rows(name: str, text: str) -> list[tuple[str, str]]:
    """What a table of the client's source has for each hero."""
    found = re.search(rf"export const {name}: .*? = \{{\n(.*?)\n\}};", text, re.DOTALL)
    assert found, name
    return re.findall(r"^  '?([a-z-]+)'?: \[(.*)\],$", found[1], re.MULTILINE)


def dashboards() -> tuple[dict[str, set[str]], set[str]]:
    """The actions in the dock for each hero, and those that are offered elsewhere."""
    text = (CLIENT / "panels" / "dashboards.ts").read_text("utf-8")
    lists = {name: words(name, text) for name in ("MOVES", "BLOWS", "REST")}
    found: dict[str, set[str]] = {}
    for hero, row in rows("DASHBOARDS", text):
        spread = [verb for name in re.findall(r"\.\.\.([A-Z]+)", row) for verb in lists[name]]
        found[hero] = {*spread, *re.findall(r"'([a-z-]+)'", row)}
    return found, set(words("ELSEWHERE", text))


def test_every_kind_of_decision_has_a_component() -> None:
    assert len(raised()) > 20
    assert registered() == raised()


def test_every_component_of_the_registry_is_there() -> None:
    text = (CLIENT / "decisions" / "registry.ts").read_text("utf-8")
    imported = re.findall(r"^import (\w+) from './(\w+)\.svelte';$", text, re.MULTILINE)

    assert set(re.findall(r"\{ component: (\w+)", text)) == {name for name, _ in imported}
    assert [file for _, file in imported if not (CLIENT / "decisions" / f"{file}.svelte").exists()] == []


def test_the_dock_has_every_action_of_every_dashboard() -> None:
    docks, elsewhere = dashboards()

    assert {hero: actions | (elsewhere & set(DASHBOARDS[hero].actions)) for hero, actions in docks.items()} == {
        hero: set(dashboard.actions) for hero, dashboard in DASHBOARDS.items()
    }


def test_the_dock_has_every_ability_of_every_dashboard() -> None:
    text = (CLIENT / "panels" / "dashboards.ts").read_text("utf-8")
    shown = {hero: re.findall(r"'([a-z-]+)'", row) for hero, row in rows("ABILITIES", text)}

    assert {hero: shown.get(hero, []) for hero in DASHBOARDS} == {
        hero: [*dashboard.abilities] for hero, dashboard in DASHBOARDS.items()
    }


def test_every_verb_of_an_action_has_words_of_its_own() -> None:
    """A label is made for every verb; none falls through to the bare text of the notation."""
    text = (CLIENT / "panels" / "labels.ts").read_text("utf-8")
    known = set(re.findall(r"case '([a-z-]+)':", text))

    assert {*ACTIONS, END, "turn", "step", "stop", "focus", "pass"} - known == {
        "disguise",
        "knock",
        "search",
        "resupply",
        "topple",
        "throw",
        "aim",
        "pull",
    }
