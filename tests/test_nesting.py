"""A text that is all brackets is refused before it is decoded: in a browser, decoding it would end the game."""

import json

import pytest

from noisecheck.campaign import CampaignError
from noisecheck.campaign import read as read_campaign
from noisecheck.engine.errors import BadSave
from noisecheck.engine.journal import parse
from noisecheck.engine.nesting import DEEPEST, TooDeep, shallow, shallow_text
from noisecheck.server import sealed

DEEP = "[" * 100_000


def nested(deep: int) -> str:
    return '{"a":[' * (deep // 2) + "]}" * (deep // 2)


def test_what_is_nested_as_deep_as_can_be_is_let_through() -> None:
    assert json.loads(shallow(nested(DEEPEST).encode()))
    with pytest.raises(TooDeep):
        shallow(nested(DEEPEST + 2).encode())


@pytest.mark.parametrize("said", ["[" * 5_000, '\\" [' * 500, "\\\\", "]{" * 900])
def test_brackets_that_somebody_says_are_no_nesting(said: str) -> None:
    text = json.dumps([said, [said] * 3])

    assert shallow_text(text) == text


def test_many_lists_side_by_side_are_not_deep() -> None:
    text = json.dumps([[[each]] for each in range(1_000)])

    assert shallow_text(text) == text


@pytest.mark.parametrize("text", [DEEP, '"\\' + DEEP, '{"a":"\\"",' + '"a":{' * 9_000])
def test_nothing_that_is_read_goes_that_deep(text: str) -> None:
    with pytest.raises(BadSave):
        parse(text)
    with pytest.raises(BadSave):
        sealed.opened(text)
    with pytest.raises(BadSave):
        parse(sealed.opened(json.dumps({"noisecheck-sealed": sealed.FORMAT, "sealed": sealed.sealed_record(text)})))
    with pytest.raises(CampaignError):
        read_campaign(text)
    with pytest.raises(CampaignError):
        sealed.read_campaign(text)
