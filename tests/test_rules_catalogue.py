"""The rules catalogue is complete: data, words and reasons speak of the same rules.

No engine is needed here; the three files are read as they are shipped.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

PACKAGE = files("noisecheck")
CATALOGUE: dict[str, Any] = tomllib.loads(PACKAGE.joinpath("packs/core/rules.toml").read_text(encoding="utf-8"))
WORDS = PACKAGE.joinpath("texts/en/rules.ftl").read_text(encoding="utf-8")
RULINGS = Path(__file__).parent.parent.joinpath("RULINGS.md").read_text(encoding="utf-8")

RULES: dict[str, dict[str, Any]] = {
    key: value for key, value in CATALOGUE.items() if re.fullmatch(r"[A-Z]{3}-\d+", key)
}
CHAPTERS: list[dict[str, Any]] = CATALOGUE["chapter"]


@cache
def english() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(WORDS))
    return bundle


def said(message: str, attribute: str | None = None) -> str | None:
    """The formatted words, or None where there are none; an error in formatting fails the test."""
    bundle = english()
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    pattern = found.value if attribute is None else found.attributes.get(attribute)
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern)
    assert not errors, f"{message}: {errors}"
    return str(text)


def names_in_the_words() -> list[str]:
    return re.findall(r"^([a-zA-Z][\w-]*) =", WORDS, flags=re.MULTILINE)


def test_the_file_of_words_is_sound_fluent() -> None:
    junk = [entry for entry in FluentResource(WORDS).body if type(entry).__name__ == "Junk"]

    assert junk == []


def test_every_rule_stands_in_exactly_one_chapter_and_in_its_order() -> None:
    listed = [rule for chapter in CHAPTERS for rule in chapter["rules"]]

    assert listed == list(RULES)
    assert len(listed) == len(set(listed))
    for chapter in CHAPTERS:
        assert all(rule.startswith(f"{chapter['id']}-") for rule in chapter["rules"])


def test_rules_and_words_speak_of_the_same_rules_and_chapters() -> None:
    expected = [f"chapter-{chapter['id']}" for chapter in CHAPTERS]
    expected += [f"rule-{rule}" for rule in RULES]

    assert names_in_the_words() == expected


def test_every_rule_is_cited_where_it_is_played() -> None:
    """Whoever looks for a rule finds its function by its id."""
    sources = "\n".join(file.read_text("utf-8") for file in sorted(Path(str(PACKAGE)).rglob("*.py")))
    cited = set(re.findall(r"\b[A-Z]{3}-\d+\b", sources))

    assert [rule for rule in RULES if rule not in cited] == []


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_has_page_title_and_text_and_a_ruling_where_it_says_so(rule: str) -> None:
    facts = RULES[rule]

    assert set(facts) == {"page", "ruling"}
    assert re.fullmatch(r"(\d+(\u2013\d+)?(, \d+(\u2013\d+)?)*)?", facts["page"])
    assert isinstance(facts["ruling"], bool)
    assert said(f"rule-{rule}")
    assert said(f"rule-{rule}", "text")
    assert facts["ruling"] == bool(said(f"rule-{rule}", "ruling"))


def test_a_rule_has_no_other_attribute() -> None:
    attributes = set(re.findall(r"^\s+\.([\w-]+) =", WORDS, flags=re.MULTILINE))

    assert attributes == {"text", "ruling"}


@pytest.mark.parametrize("chapter", [chapter["id"] for chapter in CHAPTERS])
def test_a_chapter_has_a_title(chapter: str) -> None:
    assert said(f"chapter-{chapter}")


def test_rulings_are_explained_and_nothing_else_is() -> None:
    explained = re.findall(r"^\*\*([A-Z]{3}-\d+) ", RULINGS, flags=re.MULTILINE)

    assert explained == [rule for rule, facts in RULES.items() if facts["ruling"]]


def test_texts_point_to_rules_that_exist() -> None:
    named = set(re.findall(r"\b[A-Z]{3}-\d+\b", WORDS + RULINGS))

    assert named <= set(RULES)


def test_what_is_built_is_in_the_catalogue() -> None:
    assert set(CATALOGUE["built"]) <= {chapter["id"] for chapter in CHAPTERS}
    assert set(CATALOGUE["built_rules"]) <= set(RULES)
