"""T59: over a whole game nothing hidden is in any message a page gets."""

import json
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from noisecheck import new_game
from noisecheck.engine.game import Game
from noisecheck.foresight.matters import foregone
from tests.browser.conftest import Sit
from tests.browser.lines import forge, make_reachable
from tests.browser.tables import Json, answers, record


def walk(thing: Any) -> Iterator[Json]:
    """Every object of a message, however deep."""
    if isinstance(thing, dict):
        yield thing
        for each in thing.values():
            yield from walk(each)
    elif isinstance(thing, list):
        for each in thing:
            yield from walk(each)


def is_under_way(message: Json) -> bool:
    return not message.get("state", {}).get("position", {}).get("outcome")


def next_order(game: Game) -> str:
    """The card on top of the Order deck, as the notation writes it."""
    return str(game.state.orders[0]) if game.state.orders else ""


def test_no_message_of_a_whole_game_tells_what_is_hidden(sit: Sit) -> None:
    game = record("recon-2-0")
    mirror = new_game(game["origin"]["stage"], game["origin"]["heroes"], game["origin"]["seed"])
    player = sit(**game["origin"])
    make_reachable(player.page)
    player.page.reload()
    player.expect_seated(player.seat)
    player.frames.clear()
    public: set[str] = set()

    for text in answers(game):
        hidden = next_order(mirror)
        mirror.choose(text)
        while option := foregone(mirror):
            mirror.choose(option)
        public.update(map(str, mirror.state.discard))
        if mirror.state.order:
            public.add(str(mirror.state.order))
        told = "".join(player.frames)
        assert hidden in public or not hidden or hidden not in told
        seq = player.seq
        forge(player.page, type="choose", seq=seq, text=text)
        player.await_entry(seq)

    assert str(player.outcome) == "won"
    for message in takewhile(is_under_way, map(json.loads, player.frames)):  # a game that is over tells its seed
        for part in walk(message):
            assert part.get("seed") is None
            assert part.get("nonce") is None or part.get("type") == "beat"
            assert not {"deck", "chance", "dice_left", "orders_left"} & part.keys()
            if {"kind", "orange", "green", "space"} == part.keys() and part["kind"] is None:
                assert (part["orange"], part["green"]) == (None, None)
            if "burned" in part:
                assert part.keys() == {"blue", "red", "burned", "current", "discard", "known"}
    assert player.seat.token not in "".join(player.frames)
