"""The rules catalogue: every rule of the game by its id, with page, title and words of our own, and scenes to try some.

Which rules and scenes there are is data (`packs/core/rules.toml`, `packs/core/examples`); their words are texts
(`texts/<language>/rules.ftl`, and `example-<name>` for what a scene shows).
"""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from importlib.resources import files
from typing import Any, NamedTuple

from noisecheck import texts
from noisecheck.engine.errors import UnknownName
from noisecheck.engine.keeping import keep


class Rule(NamedTuple):
    """One rule. `ruling`: where the rulebook is silent or at odds with itself, `ruling_text` says what we decided."""

    id: str
    title: str
    page: str
    ruling: bool
    text: str
    ruling_text: str


class Chapter(NamedTuple):
    id: str
    title: str
    rules: tuple[str, ...]


class Example(NamedTuple):
    """`scene`, a position in the notation, shows these rules at work; words: `example-<name>`."""

    name: str
    rules: tuple[str, ...]
    scene: str


def read_data() -> dict[str, Any]:
    return tomllib.loads(files("noisecheck").joinpath("packs/core/rules.toml").read_text("utf-8"))


def read_examples() -> tuple[Example, ...]:
    folder = files("noisecheck").joinpath("packs/core/examples")
    listed = tomllib.loads(folder.joinpath("examples.toml").read_text("utf-8"))
    return tuple(
        Example(name, tuple(rules), folder.joinpath(f"{name}.txt").read_text("utf-8")) for name, rules in listed.items()
    )


data = keep(1)(read_data)
examples = keep(1)(read_examples)


def chapters() -> list[Chapter]:
    """The chapters in the order of the rulebook."""
    return [
        Chapter(each["id"], texts.say(f"chapter-{each['id']}", {}), tuple(each["rules"])) for each in data()["chapter"]
    ]


def rule_ids() -> list[str]:
    """Every rule, chapter by chapter."""
    return [rule for chapter in data()["chapter"] for rule in chapter["rules"]]


def built_ids() -> list[str]:
    """The rules the engine plays: those of finished chapters, and single ones of the others."""
    return [rule for rule in rule_ids() if rule.partition("-")[0] in data()["built"] or rule in data()["built_rules"]]


def rule(name: str) -> Rule:
    """The rule with this id, in upper or lower case."""
    id = name.strip().upper()
    if id not in rule_ids():
        raise UnknownName("rule", name, near(id))
    facts = data()[id]
    key = f"rule-{id}"
    ruling = texts.say(f"{key}.ruling", {}) if facts["ruling"] else ""
    return Rule(id, texts.say(key, {}), facts["page"], facts["ruling"], texts.say(f"{key}.text", {}), ruling)


def search(words: str) -> list[Rule]:
    """The rules that have all these words, those with one in the title first."""
    wanted = words.lower().split()
    rules = [rule(id) for id in rule_ids()] if wanted else []
    found = [
        each for each in rules if all(word in f"{each.title} {each.text} {each.ruling_text}".lower() for word in wanted)
    ]
    return sorted(found, key=lambda each: not any(word in each.title.lower() for word in wanted))


def near(id: str) -> str:
    """The rules somebody may have meant: those of the chapter, else those spelled alike, else the chapters."""
    chapter = id.partition("-")[0]
    same = [rule for rule in rule_ids() if rule.partition("-")[0] == chapter]
    alike = get_close_matches(id, rule_ids(), cutoff=0.5)
    return ", ".join(alike or same or [f"{each['id']}-…" for each in data()["chapter"]])
