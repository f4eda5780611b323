"""Words of a stage that somebody made: heard where the game speaks of it, and told when they are wrong."""

from pathlib import Path

import pytest

from noisecheck.content import load_stage
from noisecheck.texts import look_up, name
from noisecheck.texts.language import speaking
from tests.content.example import STAGE, said, write

WORDS = """\
# what players read
name-boathouse = The Boathouse
stage-boathouse = A boat, a door, a guard.
    .briefing = Fetch the oars.
    .event-A = The bell rings.
"""


def with_words(folder: Path, words: str, stage: str = STAGE) -> Path:
    place = write(folder, stage)
    (place / "words.ftl").write_text(words, "utf-8")
    return place


def test_the_words_of_a_stage_are_heard_once_it_is_loaded(tmp_path: Path) -> None:
    load_stage(with_words(tmp_path, WORDS))

    assert name("boathouse") == "The Boathouse"
    assert look_up("stage-boathouse.briefing", {}) == "Fetch the oars."
    assert look_up("stage-boathouse.event-A", {}) == "The bell rings."


def test_words_that_were_changed_are_heard_when_the_stage_is_loaded_again(tmp_path: Path) -> None:
    load_stage(with_words(tmp_path, WORDS))
    load_stage(with_words(tmp_path, WORDS.replace("The Boathouse", "By the Lake")))

    assert name("boathouse") == "By the Lake"


def test_a_stage_speaks_every_language_that_it_has_words_in(tmp_path: Path) -> None:
    folder = with_words(tmp_path, WORDS)
    (folder / "words.pl.ftl").write_text(WORDS.replace("The Boathouse", "Hangar dla łodzi"), "utf-8")
    load_stage(folder)

    spoken = {}
    for language in ("en", "pl", "cs"):
        with speaking(language):
            spoken[language] = name("boathouse")

    assert spoken == {"en": "The Boathouse", "pl": "Hangar dla łodzi", "cs": "The Boathouse"}


def test_words_in_every_language_are_checked(tmp_path: Path) -> None:
    folder = with_words(tmp_path, WORDS)
    (folder / "words.pl.ftl").write_text(WORDS.replace(".event-A", ".event-B"), "utf-8")

    assert [line.partition(":")[0] for line in said(folder)] == ["words.pl.ftl", "words.pl.ftl"]


def test_a_stage_may_do_without_words(tmp_path: Path) -> None:
    load_stage(write(tmp_path))

    assert name("boathouse") == "boathouse"
    assert look_up("stage-boathouse.briefing", {}) is None


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("name-boathouse =", "name-boathouse", "words.ftl:2: not written as in `name-my-stage = My Stage`: 'name-boat"),
        (
            "name-boathouse =",
            "name-snake =",
            "words.ftl:2: words that this stage has no use for: 'name-snake' (known: ",
        ),
        (
            ".event-A",
            ".event-B",
            "words.ftl:5: words that this stage has no use for: 'stage-boathouse.event-B' (did you",
        ),
        (
            ".event-A",
            ".event-B",
            "words.ftl:5: no words for stage-boathouse.event-A; expected .event-A = … below stage-",
        ),
        (
            "name-boathouse = The Boathouse\n",
            "",
            "words.ftl:4: no words for name-boathouse; expected name-boathouse = …",
        ),
        (
            "the oars",
            "the { $thing }",
            "words.ftl:4: { } in words that are shown as they stand: 'stage-boathouse.brief",
        ),
        ("# what players read", "name-boathouse = X", "words.ftl:2: written a second time: 'name-boathouse'"),
        ("# what players read", "-brand = X", "words.ftl:1: words that this stage has no use for: '-brand'"),
    ],
)
def test_a_fault_of_the_words_is_told(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert old in WORDS

    found = said(with_words(tmp_path, WORDS.replace(old, new)))

    assert any(fault.startswith(expected) for fault in found), found


def test_how_it_ends_may_be_told_or_not(tmp_path: Path) -> None:
    ends = "    .won = Rowed away.\n    .lost = Sunk.\n"

    assert said(with_words(tmp_path, WORDS)) == []
    assert said(with_words(tmp_path, WORDS + ends)) == []
    load_stage(with_words(tmp_path, WORDS + ends))
    assert look_up("stage-boathouse.lost", {}) == "Sunk."


def test_an_end_that_cannot_come_needs_no_words(tmp_path: Path) -> None:
    killed = WORDS + "    .lost-killing = You were not to.\n"

    assert said(with_words(tmp_path, killed, 'rules = ["killing-fails"]\n' + STAGE)) == []
    (fault,) = said(with_words(tmp_path, killed))
    assert fault.startswith("words.ftl:6: words that this stage has no use for: 'stage-boathouse.lost-killing' (did")


def test_a_choice_needs_its_words(tmp_path: Path) -> None:
    choices = 'choices = [{ id = "shout", effects = ["alert"] }, { id = "whisper" }]\n'

    found = said(with_words(tmp_path, WORDS + "name-shout = Shout.\n", STAGE + choices))

    assert found == ["words.ftl:6: no words for name-whisper; expected name-whisper = …"]


def test_words_that_are_no_text_are_told(tmp_path: Path) -> None:
    place = write(tmp_path)
    (place / "words.ftl").write_bytes(b"name-boathouse = \xff\n")

    assert said(place) == ["words.ftl:1: not UTF-8: b'\\xff'"]
