"""The page with all keys is what the types say, and so is the JSON Schema for editors."""

import json
import re
from pathlib import Path

import pytest

from noisecheck.content.happenings import SENTENCES
from noisecheck.content.reference import stage_reference, stage_schema, things
from noisecheck.content.schema import StageFile
from noisecheck.content.values import SPECIAL_RULES
from noisecheck.engine.rules.stage_events import EFFECTS
from scripts import stage_reference as script

PAGE = Path(__file__).parents[2] / "docs" / "stages-reference.md"


def test_the_page_is_what_the_types_say() -> None:
    assert PAGE.read_text("utf-8") == stage_reference(), "run `make reference`"


def test_a_page_that_says_something_else_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "TARGET", tmp_path / "page.md")
    script.main([])
    script.main(["--check"])
    (tmp_path / "page.md").write_text("something else")

    with pytest.raises(SystemExit, match="make reference"):
        script.main(["--check"])


def test_every_table_and_every_key_is_described() -> None:
    for path, table in things(StageFile, ""):
        assert table.__doc__, path
    rows = re.findall(r"^\| `\w+` \| (.*) \| (.*) \|$", stage_reference(), re.MULTILINE)

    assert len(rows) > 80
    assert all(len(value) > 5 and len(text) > 5 for value, text in rows)


def test_every_link_leads_to_a_heading_of_the_page() -> None:
    page = stage_reference()
    headings = {re.sub("[^a-z]", "", heading) for heading in re.findall(r"^## `(.*)`$", page, re.MULTILINE)}

    assert set(re.findall(r"\(#(\w+)\)", page)) <= headings


def test_the_vocabulary_is_complete() -> None:
    page = stage_reference()

    assert [*SENTENCES] == [*EFFECTS]
    assert all(f"| `{sentence.model}` |" in page for sentence in SENTENCES.values())
    assert all(f'| `"{rule}"` |' in page for rule in SPECIAL_RULES)


def test_the_schema_names_every_key_and_is_one_that_editors_understand() -> None:
    schema = json.loads(stage_schema())
    stage = schema["$defs"]["StageFile"]

    assert list(stage["properties"]) == list(StageFile.__struct_fields__)
    assert stage["required"] == ["id", "minutes", "players", "starts"]
    assert stage["additionalProperties"] is False
    assert all(r"\Z" not in pattern for pattern in re.findall(r'"pattern": "(.*)"', stage_schema()))
