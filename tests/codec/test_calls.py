"""The Codec's data: every call has words, every reference leads somewhere, no call is like another."""

import re
from collections import Counter
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from noisecheck import catalogue, codec, stage_ids, texts
from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.engine.cards import GAME_OVER, ORDER_ACTIONS
from noisecheck.engine.dashboards import DASHBOARDS, HERO_IDS
from noisecheck.engine.equipment import GEAR
from noisecheck.engine.guards.reactions import REACTIONS
from noisecheck.engine.heroes.terminal_card import SECURITY
from noisecheck.engine.rules.actions import ACTIONS
from noisecheck.engine.rules.focus import TOKENS
from noisecheck.engine.systems.cards import SYSTEM_CARDS
from tests.table import rule

every_call = pytest.mark.parametrize("call", codec.calls().values(), ids=lambda call: call.number)
LEAST, MOST = 40, 110  # words of a call
RUN = 7  # words in a row that two calls do not share

KNOWN = {  # CDX-2: the component that each known number speaks of; BOS for either of two
    **dict.fromkeys(["05.06", "05.07"], "guard"),
    "05.05": "known",
    "05.01": "security",
    "04.12": "hack",
    "04.13": "disguise",
    "07.12": "sneak-attack",
    "07.13": "otacon",
    "07.19": "distraction",
    "05.10": "light-assault-rifle",
    "02.01": "pistol-45",
    "06.12": "body-armor",
    **dict.fromkeys(["03.04", "03.07"], "ocelot"),
    **dict.fromkeys(["03.13", "03.15", "02.02"], "mantis"),
    "02.03": "hind",
    **dict.fromkeys(["03.16", "03.17", "03.18", "03.02", "03.05", "02.14"], "hind|tank"),
    **dict.fromkeys(["03.03", "03.20", "04.01", "04.03"], "wolf"),
    "03.21": "aim",  # her stage's special action
    "04.02": "handkerchief",
    **dict.fromkeys(["02.17", "02.07"], "raven"),
}


def components() -> set[str]:
    """All that a call may be about, by id."""
    abilities = {ability for dashboard in DASHBOARDS.values() for ability in dashboard.abilities}
    of_bosses = {each for boss in BOSSES.values() for each in (*boss.cards, *boss.tokens, *boss.steps)}
    cards = {*GEAR, *SYSTEM_CARDS, *ORDER_ACTIONS, GAME_OVER, *REACTIONS}
    return {*HERO_IDS, *BOSSES, "guard", "camera", SECURITY, *ACTIONS, *TOKENS, *abilities, *of_bosses, *cards}


def written() -> dict[str, set[str]]:
    """The messages of the Codec with their attributes."""
    source = files("noisecheck").joinpath("texts/en/codec.ftl").read_text("utf-8")
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in FluentParser().parse(source).body
        if isinstance(entry, Message)
    }


def test_a_number_is_given_once() -> None:
    source = files("noisecheck").joinpath("packs/core/codec.toml").read_text("utf-8")

    assert Counter(re.findall(r'^number = "(.+)"', source, re.M)) == Counter(list(codec.calls()))


def test_calls_and_words_are_the_same_and_everybody_who_speaks_has_a_name() -> None:
    speakers = {f"codec-speaker-{call.speaker}": {"role"} for call in codec.calls().values()}

    assert written() == {call.key: {"call"} for call in codec.calls().values()} | speakers


@every_call
def test_a_call_is_short_and_long_enough(call: codec.Call) -> None:
    assert LEAST <= len(call.text.split()) <= MOST


@every_call
def test_a_call_speaks_of_things_that_exist(call: codec.Call) -> None:
    assert set(call.about) <= components()
    assert set(call.rules) <= set(catalogue.rule_ids())
    assert call.stage in ("", *stage_ids())
    assert call.unlocks in ("", *GEAR)


def test_what_a_call_is_about_has_a_name() -> None:
    things = {thing for call in codec.calls().values() for thing in call.about}

    assert [thing for thing in sorted(things) if texts.look_up(f"name-{thing}", {}) is None] == []


def test_help_is_about_a_component_or_a_rule() -> None:
    assert [call.number for call in codec.calls().values() if call.kind == "help" and not call.about + call.rules] == []


@rule("CDX-2")
def test_known_numbers_keep_their_component() -> None:
    for number, component in KNOWN.items():
        call = codec.calls()[number]

        assert call.kind == "help", number
        assert set(component.split("|")) & set(call.about), number


@rule("CDX-2")
def test_the_rule_lists_the_known_numbers() -> None:
    said = catalogue.rule("CDX-2").text
    spans = re.findall(r"(\d\d)\.(\d\d) to \d\d\.(\d\d)", said)
    between = {f"{band}.{each:02}" for band, low, high in spans for each in range(int(low), int(high) + 1)}

    assert between | set(re.findall(r"\d\d\.\d\d", said)) == set(KNOWN)


def test_there_are_sixty_calls_and_more_and_ten_of_them_are_secrets() -> None:
    kinds = Counter(call.kind for call in codec.calls().values())

    assert kinds.total() >= 60
    assert kinds["secret"] == 10


def test_every_stage_every_boss_and_every_hero_is_spoken_of() -> None:
    assert [thing for thing in (*stage_ids(), *BOSSES, *HERO_IDS) if not codec.numbers_for(thing)] == []


@rule("CDX-1")
def test_every_card_token_and_ability_carries_a_number() -> None:
    abilities = [ability for dashboard in DASHBOARDS.values() for ability in dashboard.abilities]
    things = [*GEAR, *TOKENS, *abilities, *SYSTEM_CARDS, *REACTIONS, *ORDER_ACTIONS, GAME_OVER]

    assert [thing for thing in things if not codec.numbers_for(thing)] == [], "name them in packs/core/codec.toml"


def test_no_two_calls_are_alike() -> None:
    runs: dict[str, str] = {}
    for call in codec.calls().values():
        said = re.findall(r"[\w’]+", call.text.lower())
        for run in {" ".join(said[at : at + RUN]) for at in range(len(said) - RUN + 1)}:
            assert runs.setdefault(run, call.number) == call.number, run
    titles = Counter(call.title for call in codec.calls().values())

    assert titles.most_common(1)[0][1] == 1


def test_only_secrets_have_clues_and_rewards() -> None:
    for call in codec.calls().values():
        assert bool(call.clue) == (call.kind == "secret"), call.number
        assert call.kind == "secret" or not call.unlocks + call.secret, call.number
