"""Looking a call up by its number or by a word."""

import pytest

from noisecheck import codec
from tests.table import rule


def numbers(words: str) -> list[str]:
    return [call.number for call in codec.look_up(words).calls]


@rule("CDX-1")
@pytest.mark.parametrize("typed", ["05.07", "5.7", "0507", "507", " 05.07 ", "5,07", "05:07"])
def test_a_number_may_be_typed_in_several_ways(typed: str) -> None:
    assert numbers(typed) == ["05.07"]


@pytest.mark.parametrize("typed", ["57", "05.007", "٠٥.٠٧", "05.07.01", "-5.7", "", "  ", "5."])
def test_what_is_no_number_calls_none(typed: str) -> None:
    assert codec.number_in(typed) is None


@rule("CDX-1")
def test_a_word_finds_calls_by_title_component_and_text_in_this_order() -> None:
    found = numbers("footsteps")
    calls = codec.calls()

    in_title = ["footsteps" in calls[number].title.lower() for number in found]
    assert in_title == sorted(in_title, reverse=True)
    assert found[:2] == ["06.01", "08.03"]
    assert all("footsteps" in (calls[number].title + calls[number].text).lower() for number in found)


def test_the_name_of_a_component_is_found_where_no_sentence_has_it() -> None:
    call = codec.calls()["06.18"]

    assert "medicine" in call.text.lower()
    assert numbers("Medicine")[0] == "06.18"
    assert "body armor" not in codec.calls()["06.12"].text.lower()
    assert numbers("body armor")[0] == "06.12"


def test_a_rule_finds_the_calls_that_speak_of_it() -> None:
    assert "06.04" in numbers("act-9")


def test_all_words_have_to_occur() -> None:
    both = set(numbers("camera")) & set(numbers("orange"))

    assert both
    assert set(numbers("camera orange")) == both


@rule("CDX-1")
def test_a_secret_is_heard_by_its_number_only() -> None:
    secrets = [call for call in codec.calls().values() if call.kind == "secret"]

    for secret in secrets:
        assert numbers(secret.number) == [secret.number]
        assert secret.number not in numbers(secret.title)
        assert secret.number not in [*numbers("the"), *codec.numbers_for(secret.stage)]
        assert not {*secret.about, *secret.rules} & {"", secret.number}


@pytest.mark.parametrize(
    ("typed", "meant"), [("fotsteps", "footsteps"), ("cardbord", "cardboard"), ("camera ornage", "camera orange")]
)
def test_a_misspelled_word_is_answered_with_one_that_is_known(typed: str, meant: str) -> None:
    reply = codec.look_up(typed)

    assert not reply.calls
    assert meant in reply.near
    assert all(codec.look_up(each).calls for each in reply.near)


def test_words_that_never_meet_are_offered_one_by_one() -> None:
    assert codec.look_up("tank footsteps").near == ("tank", "footsteps")


def test_a_silent_number_is_answered_with_open_ones() -> None:
    reply = codec.look_up("07.14")

    assert not reply.calls
    assert reply.near == ("07.13", "07.19")


def test_a_secret_is_not_given_away_by_its_neighbours() -> None:
    assert codec.look_up("07.30").near == ("07.25",)
    assert codec.look_up("10.25").near == ()


@pytest.mark.parametrize("typed", ["", "   ", "zzzzzz", "[bold]", "\x00", "x" * 5000])
def test_nonsense_finds_nothing(typed: str) -> None:
    assert codec.look_up(typed) == codec.Reply()


@rule("CDX-1")
@pytest.mark.parametrize(
    ("thing", "number"),
    [
        ("pistol-45", "02.01"),
        ("rations", "06.18"),
        ("rations-3", "06.18"),
        ("key-card-4", "06.09"),
        ("plus-2", "06.10"),
        ("takedown", "06.29"),
        ("distraction", "07.19"),
        ("ACT-9", "06.04"),
        ("heliport", "01.02"),
        ("wolf", "03.03"),
    ],
)
def test_a_component_carries_its_number(thing: str, number: str) -> None:
    assert number in codec.numbers_for(thing)


def test_what_carries_no_number_has_none() -> None:
    assert codec.numbers_for("toaster") == ()
    assert codec.numbers_for("") == ()
