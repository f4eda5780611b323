"""A verb without its parts is answered with what is missing, whatever the verb."""

from collections.abc import Iterator

import pytest

from noisecheck import new_game
from noisecheck.engine.equipment import GEAR
from noisecheck.engine.gear.using import use_of
from noisecheck.engine.phrases import KINDS, SPACE, Part, Phrase, World, takes_all
from noisecheck.engine.rules.acting import Way
from noisecheck.engine.rules.actions import ACTIONS, FOCUS, objection
from noisecheck.engine.state import Card, State
from noisecheck.texts import say

USES = {card: use.ways for card in GEAR if (use := use_of(card))}
WAYS = [*(action.ways for verb, action in ACTIONS.items() if verb != "use"), *USES.values(), FOCUS]


@pytest.fixture
def state() -> State:
    return new_game("recon", ["snake", "otacon"]).state


def begun(state: State, phrase: Phrase, **only: str) -> Iterator[str]:
    """Words of a phrase up to each part that can be missing: all but the dice, of which none is a number too."""
    world = World(state.stage, ("snake", "otacon"), tuple(GEAR), 3, state.stage.board.names)
    text = next(phrase.every(world, **only), "")
    for at, place in enumerate(phrase.places if text else []):
        if isinstance(place, Part) and not place.word and not takes_all(place) and place.name not in only:
            yield " ".join(text.split()[1 : at + 1])


def cut_short(state: State, ways: tuple[Way, ...], **only: str) -> list[str]:
    """What is begun in one of these ways and says nothing yet in any."""
    said = [words for way in ways for words in begun(state, way.phrase, **only)]
    return [words for words in said if all(way.phrase.read(state.stage, words) is None for way in ways)]


def test_whatever_is_left_out_is_asked_for(state: State) -> None:
    snake = state.hero("snake")
    found = []
    for verb, action in ACTIONS.items():
        found += [(verb, words, action.objection(state, snake, words)) for words in cut_short(state, action.ways)]
    for card, ways in USES.items():
        snake.gear = [Card(card, 1)]
        found += [("use", words, objection(state, snake, "use", words)) for words in cut_short(state, ways, gear=card)]
    found += [("focus", "", objection(state, snake, "focus", ""))]

    asked = [said for said in found if said[2] and said[2].reason in ("which-space", "which-thing")]
    assert [said for said in found if said not in asked] == []
    assert len(found) > 40


@pytest.mark.parametrize(
    ("verb", "asked"),
    [
        ("use", "Say which card."),
        ("focus", "Say which Focus token."),
        ("refresh", "Say which Focus token."),
        ("interact", "Say what this is used on."),
    ],
)
def test_it_is_asked_for_by_what_it_is(state: State, verb: str, asked: str) -> None:
    assert str(objection(state, state.hero("snake"), verb, "")) == asked


def test_there_are_words_for_every_part() -> None:
    parts = [part for ways in WAYS for way in ways for part in way.phrase.parts if not part.word]
    names = {part.name for part in parts if KINDS[part.kind].names != SPACE}
    unnamed = say("objection-which-thing", {"part": "thing"})

    assert [name for name in sorted(names) if say("objection-which-thing", {"part": name}) == unnamed] == []
