"""Another language than English: names in their cases, words by gender and number, English for what is missing.

The language of these tests is made up of a few Polish lines; what is spoken really is tested with its words.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.core import Locale
from fluent.runtime import FluentBundle, FluentResource

from noisecheck import texts
from noisecheck.texts import capital, say
from noisecheck.texts.language import languages, nearest, of_environment, speaking, spoken
from scripts import languages as comparing

POLISH = """
name-snake = Snake
    .gen = Snake’a
    .gender = m
name-meryl = Meryl
    .gender = f
event-TurnBegan = tura { NAME($hero, case: "gen") }.
event-TurnEnded = { $hero } { GENDER($hero) ->
        [f] skończyła
       *[m] skończył
    }.
settings-percent = { PERCENT($value) }
rule-LOS-3 = Czysty prostokąt
"""


@pytest.fixture(autouse=True)
def polish(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    made = FluentBundle(["pl"], functions=texts.FUNCTIONS, use_isolating=False)
    made.add_resource(FluentResource(POLISH))
    real = texts.bundle_of
    monkeypatch.setattr(texts, "bundle_of", lambda language: made if language == "pl" else real(language))
    monkeypatch.setattr("noisecheck.texts.language.languages", lambda: ("en", "pl"))
    with speaking("pl"):
        yield


def test_a_name_stands_in_the_case_that_the_sentence_asks_for() -> None:
    assert say("event-TurnBegan", {"hero": "snake"}) == "tura Snake’a."


def test_a_name_without_forms_stands_as_it_is() -> None:
    assert say("event-TurnBegan", {"hero": "meryl"}) == "tura Meryl."
    assert say("event-TurnBegan", {"hero": "otacon"}) == "tura Otacon."


def test_words_agree_with_who_they_are_about() -> None:
    said = [say("event-TurnEnded", {"hero": hero}) for hero in ("snake", "meryl", "gray-fox")]

    assert said == ["Snake skończył.", "Meryl skończyła.", "Gray Fox skończył."]


def test_what_a_language_has_no_words_for_is_said_in_english() -> None:
    assert say("event-RoundBegan", {"round": 2}) == "round 2 begins."
    assert texts.look_up("rule-LOS-3", {}) == "Czysty prostokąt"
    assert (texts.look_up("rule-LOS-3.text", {}) or "").startswith("Take the smallest rectangle")


@pytest.mark.parametrize(("language", "said"), [("en", "31%"), ("it", "31%"), ("cs", "31\u00a0%"), ("es", "31\u00a0%")])
def test_a_part_of_a_hundred_is_written_as_in_the_language(language: str, said: str) -> None:
    assert texts.Percent(31).format(Locale(language)) == said
    assert texts.Percent("12–31").format(Locale(language)) == said.replace("31", "12–31")


def test_a_sentence_begins_with_a_capital_past_what_opens_it() -> None:
    said = [capital(words) for words in ("¿quién?", "„łowca”", "4 guards", "élan", "")]

    assert said == ["¿Quién?", "„Łowca”", "4 guards", "Élan", ""]


def test_whoever_is_answered_in_their_language_changes_nobody_elses() -> None:
    with speaking("en"):
        with speaking("pl"):
            assert spoken() == "pl"
        assert spoken() == "en"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "NOISECHECK_LANG": "en"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx"}, "en"),
        ({}, "en"),
    ],
)
def test_a_terminal_is_spoken_to_as_it_is_set_up(environment: dict[str, str], language: str) -> None:
    assert of_environment(environment) == language


def test_a_variety_of_a_language_is_answered_in_it() -> None:
    assert nearest(["pl-PL"]) == "pl"
    assert nearest(["fr-FR", "pl"]) == "pl"


def test_a_language_that_is_not_spoken_is_refused_with_those_that_are() -> None:
    command = [sys.executable, "-m", "noisecheck", "rules", "--lang", "xx"]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)

    assert asked.returncode == 1
    assert asked.stderr.strip() == "--lang xx: noisecheck does not speak it. It speaks: " + ", ".join(languages()) + "."


def test_what_is_wrong_with_a_translation_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "pl").mkdir()
    (tmp_path / "en" / "names.ftl").write_text(
        "lost = { $hero } lost { $health } Health (LOS-3).\n"
        "dice = { $count ->\n    [one] 1 die\n   *[other] { $count } dice\n}\nleft = Left\n",
        "utf-8",
    )
    (tmp_path / "pl" / "names.ftl").write_text(
        'lost = { NAME($who, case: "gen") } { $health } (LOS-4).\n'
        "dice = { $count ->\n    [one] 1 kość\n   *[other] { $count } kości\n}\nmore = Więcej\n",
        "utf-8",
    )
    monkeypatch.setattr(comparing, "TEXTS", tmp_path)
    comparing.said_in.cache_clear()
    found = [f"{key}: {problem}" for _, _, key, problem in comparing.faults("pl")]
    comparing.said_in.cache_clear()

    assert found == [
        "lost: knows no $who",
        "lost: does not tell $hero",
        "lost: 'LOS-3' stands in one of the two only",
        "lost: 'LOS-4' stands in one of the two only",
        "lost: other numbers: ['4'], in English ['3']",
        "dice: $count lacks the forms few, many",
        "more: English has no such message",
        "left: is missing",
    ]
