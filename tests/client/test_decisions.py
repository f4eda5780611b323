"""Every question the engine can ask has its own place in the browser. Both sources are read, not run."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.phrases import PHRASES
from tests.client.test_words import WORDS, messages
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


@cache
def spoken_of() -> dict[str, set[str]]:
    """What each message about options names."""
    found: dict[str, set[str]] = {}

    class Named(Visitor):
        def visit_Message(self, node: Message) -> None:
            self.names = found[node.id.name] = set()
            self.generic_visit(node)

        def visit_VariableReference(self, node: VariableReference) -> None:
            self.names.add(node.id.name)

    Named().visit(FluentParser().parse((WORDS / "table.ftl").read_text("utf-8")))
    return found


def test_every_way_to_say_an_option_has_words_of_its_own() -> None:
    """A label is made for every phrase; none falls through to the bare text of the notation, and a message for the verb
    alone serves where it names all parts: else two options would read alike."""
    known = {key for file in ("table", "names") for key in messages(file)}
    said = {(each.verb, *(part.name for part in each.parts)) for verb in PHRASES.values() for each in verb.values()}
    bare = {
        words
        for words in said
        if f"play-option-{'-'.join(words)}" not in known
        and not (f"play-option-{words[0]}" in known and spoken_of()[f"play-option-{words[0]}"] >= {*words[1:]})
        and not (len(words) == 1 and f"name-{words[0]}" in known)
        and not (words[1:] == ("space",) and f"name-{words[0]}" in known)
    }

    assert bare == {("pull", "hero"), ("learn", "secret")}, "they need play-option-VERB-PARTS in texts/en/table.ftl"
