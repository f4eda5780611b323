"""Every question the engine can ask has its own place in the browser. Both sources are read, not run."""

import re
from pathlib import Path

from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.rules.actions import ACTIONS
from noisecheck.engine.table import END
from tests.test_texts import questions

CLIENT = Path(__file__).parents[2] / "client" / "src"


def registered() -> set[str]:
    """The kinds of `panels/decision/registry.ts`, each with a component."""
    text = (CLIENT / "panels" / "decision" / "registry.ts").read_text("utf-8")
    return set(re.findall(r"^  '?([a-z-]+)'?: \{ component: \w+", text, re.MULTILINE))


def raised() -> set[str]:
    """The kinds of all decisions in the engine's source."""
    return {said.key.removeprefix("decision-") for said in questions()}


def words(name: str, text: str) -> list[str]:
    """A list of texts that the client's source gives this name."""
    found = re.search(rf"{name}(?:: \w+\[\])? = \[(.*?)\]", text, re.DOTALL)
    assert found, name
    return re.findall(r"'([a-z-]+)'", found[1])


def test_every_kind_of_decision_has_a_component() -> None:
    assert len(raised()) > 20
    assert registered() == raised()


def test_every_component_of_the_registry_is_there() -> None:
    text = (CLIENT / "panels" / "decision" / "registry.ts").read_text("utf-8")
    imported = re.findall(r"^import (\w+) from './(\w+)\.svelte';$", text, re.MULTILINE)

    assert set(re.findall(r"\{ component: (\w+)", text)) == {name for name, _ in imported}
    assert [file for _, file in imported if not (CLIENT / "panels" / "decision" / f"{file}.svelte").exists()] == []


def test_the_dock_has_every_action_of_every_dashboard() -> None:
    """But those that are offered on cards, at the lock and on System cards."""
    dock = words("DOCK", (CLIENT / "lib" / "heroes.ts").read_text("utf-8"))
    printed = {action for dashboard in DASHBOARDS.values() for action in dashboard.actions}

    assert {*dock} == printed - {"use", "reroll", "recall", "resolve"}


def test_every_verb_of_an_action_has_words_of_its_own() -> None:
    """A label is made for every verb; none falls through to the bare text of the notation."""
    text = (CLIENT / "lib" / "labels.ts").read_text("utf-8")
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
