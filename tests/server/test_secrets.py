"""Nothing hidden reaches a client: not in what it is shown, not in what it may ask, not in files."""

import asyncio
import json
import random
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from typing import Any
from zlib import compress

import msgspec
import pytest
from cryptography.fernet import Fernet

from noisecheck import Game, Option, known_to_players
from noisecheck.bots import bot
from noisecheck.engine.errors import BadSave
from noisecheck.engine.rules.actions import ACTIONS
from noisecheck.engine.state import SETUP_PHASE, State, hidden
from noisecheck.foresight.odds import odds
from noisecheck.foresight.view.map import stage_map
from noisecheck.server import sealed, showing, wire
from noisecheck.server.aids import answer
from noisecheck.server.entries import Joined, Opened, SceneOrigin
from noisecheck.server.forecasts import AskedPosition, Forecasts
from noisecheck.server.ghosts import RoomGhosts
from noisecheck.server.minder import decide
from noisecheck.server.play import Play
from noisecheck.server.presence import Presence
from noisecheck.server.reports import bug_report
from noisecheck.server.room import RoomLog
from tests.laws.walks import STAGES, walk
from tests.server.house import Clock, House
from tests.soak import few, times

pytestmark = pytest.mark.slow

SCENE = "    a\n  +---+\n1 | . |\n  +---+\nsnake a1\nturn snake\n"


def room_at(state: State) -> RoomLog:
    """A table whose game begins with this position."""
    log = RoomLog(Opened(SceneOrigin(SCENE), wire.Options(), "nonce"), Play(Game(state, {})))
    log.heroes = {hero.id: 1 for hero in state.heroes}
    log.apply(Joined(1, "Ann", "hash"))
    log.started = True
    return log


def all_that_is_told(log: RoomLog) -> Iterator[bytes]:
    """Every message a client can get out of the server at this position, and every file but what is sealed."""
    presence = Presence(Clock())
    welcome = showing.welcome(log, presence, [], "t", "w", None)
    assert welcome.aids is not None
    yield msgspec.json.encode(welcome)
    yield msgspec.json.encode(showing.film(log, "t"))
    yield msgspec.json.encode(showing.summary(log, presence, "t", watching=True))
    yield msgspec.json.encode(answer(log, wire.AskLoadout("q", log.seq)))
    for option in some_options(log):
        yield msgspec.json.encode(odds(log.play.game, str(option)))
    spaces = [space.name for space in stage_map(log.play.game.state).spaces][::23]
    for verb in ACTIONS:
        for words in ("", *spaces):
            yield msgspec.json.encode(answer(log, wire.AskWhy("q", log.seq, f"{verb} {words}".strip())))
    for space in spaces:
        yield msgspec.json.encode(answer(log, wire.AskSight("q", log.seq, space, spaces[0])))
    yield from all_that_is_planned(log)


def all_that_is_planned(log: RoomLog) -> Iterator[bytes]:
    """Of each hero who waits: what could be done, and the ghost of the last walk there is."""
    state = log.play.game.state
    waiting = [hero.id for hero in state.heroes if hero.id != log.play.game.active_hero]
    for hero in waiting if state.phase != SETUP_PHASE else []:
        turn = answer(log, wire.AskTurn("q", log.seq, hero, []))
        assert isinstance(turn, wire.TurnIs)
        yield msgspec.json.encode(turn)
        for ways in [*turn.reach.values()][-1:]:
            ghosts = RoomGhosts()
            ghosts.plan(log, 1, hero, ways[0].answers)
            yield msgspec.json.encode(ghosts.renew(log))


def some_options(log: RoomLog) -> list[Option]:
    """Of each verb that is offered one option, in a soak every one."""
    decision = log.play.game.decision
    by_verb: dict[str, list[Option]] = {}
    for option in decision.options if decision else []:
        by_verb.setdefault(option.verb, []).append(option)
    return [option for options in by_verb.values() for option in options[: times(1, len(options))]]


@pytest.mark.parametrize(("stage", "heroes"), STAGES)
@pytest.mark.parametrize("seed", few(0, 1))
def test_dealing_anew_what_is_hidden_changes_no_byte_that_anybody_gets(
    stage: str, heroes: list[str], seed: int
) -> None:
    """T09"""
    compared = 0
    for number, game in enumerate(walk(stage, heroes, seed, most=50)):
        is_open = not game.answers and hidden(game.checkpoint) == hidden(game.state)
        if game.outcome or not is_open:
            continue
        told = list(all_that_is_told(room_at(game.checkpoint)))
        for deal in few(1, 2):
            assert list(all_that_is_told(room_at(known_to_players(game, seed=number * 10 + deal)))) == told
        compared += 1
    assert compared > 5


async def all_that_is_thought(log: RoomLog) -> list[bytes]:
    """What forecasts, hints and bots come to at this position."""
    seq, asked = log.seq, AskedPosition.of(log)
    queries: list[wire.Slow] = [wire.AskForecast("q", seq), wire.AskForecastFilm("q", seq), wire.AskRisks("q", seq)]
    queries += [wire.AskHint("q", seq, 1), wire.AskHint("q", seq, 2)]
    found = [msgspec.json.encode(each) for query in queries async for each in Forecasts().answers(asked, query)]
    thought = decide(bot("steady", 1), log.play.game.clone())
    return [*found, msgspec.json.encode(thought)]


@pytest.mark.anyio
@pytest.mark.parametrize(("stage", "heroes"), STAGES)
async def test_dealing_anew_what_is_hidden_changes_nothing_that_is_thought_of_it(stage: str, heroes: list[str]) -> None:
    compared = 0
    for number, game in enumerate(walk(stage, heroes, 4, most=times(30, 400))):
        is_open = not game.answers and hidden(game.checkpoint) == hidden(game.state)
        if number % times(24, 3) or game.outcome or not is_open:
            continue
        thought = await all_that_is_thought(room_at(game.checkpoint))
        for deal in few(1, 2):
            assert await all_that_is_thought(room_at(known_to_players(game, seed=number * 10 + deal))) == thought
        compared += 1
    assert compared


@pytest.mark.anyio
async def test_the_wire_carries_no_card_of_a_deck_no_seed_and_no_token_face_down(house: House) -> None:
    """T59"""
    searched = 0
    for seed in (8_421_973_560_517, 8_421_973_560_518, 8_421_973_560_519):
        searched += await searched_messages(house, seed)

    assert searched > 150


@pytest.mark.anyio
@pytest.mark.parametrize("stage", ["revolver-ocelot", "sniper-wolf"])
async def test_of_a_boss_the_wire_tells_neither_the_order_of_unseen_cards_nor_a_face(house: House, stage: str) -> None:
    """T59: unseen cards come by name, which is no order, and what lies face down has no face in any message."""
    ann, ben, seat, _ = await house.pair(stage=stage, heroes=("snake", "meryl"), seed=8_421_973_560_517)
    watching, chooser, told = await house.watch(seat), random.Random(5), 0
    for _ in range(60):
        if ann.room.log.play.game.outcome:
            break
        decider = {each.voice.player: each for each in (ann, ben)}[ann.state["deciders"][0]]
        await decider.choose(chooser.choice([option["text"] for option in ann.state["question"]["options"]]))
    for wired in [message for each in (ann, ben, watching) for message in each.voice.heard]:
        for boss in bosses_in(json.loads(wired)):
            told += 1
            assert boss["unseen"] == sorted(boss["unseen"])
            assert not {"deck", "marks", "face"} & boss.keys()
            assert all("face" not in token for token in boss["tokens"])
    assert told > 50


def bosses_in(message: Any) -> Iterator[dict[str, Any]]:
    """Every boss in a message, however deep."""
    if isinstance(message, dict):
        if "unseen" in message and "atop" in message:
            yield message
        for each in message.values():
            yield from bosses_in(each)
    elif isinstance(message, list):
        for each in message:
            yield from bosses_in(each)


async def searched_messages(house: House, seed: int) -> int:
    """Plays a game by chance and looks at whatever anybody hears of it."""
    ann, ben, seat, _ = await house.pair(stage="recon", heroes=("meryl", "snake", "otacon"), seed=seed)
    watching = await house.watch(seat)
    chooser = random.Random(3)
    everybody, searched = (ann, ben, watching), 0
    for _ in range(150):
        if ann.room.log.play.game.outcome:
            break
        people = {each.voice.player: each for each in (ann, ben)}
        decider = people[ann.state["deciders"][0]]
        options = [option["text"] for option in ann.state["question"]["options"]]
        await decider.choose(chooser.choice(options))
        state = ann.room.log.play.game.state
        for wired in [message for each in everybody for message in each.voice.heard]:
            searched += 1
            assert not [card for card in secrets_of(state) if card.encode() in wired]
            assert str(state.chance).encode() not in wired
            assert state.outcome or str(seed).encode() not in wired
            assert seat.token.encode() not in wired
        for each in everybody:
            each.voice.heard.clear()
    return searched


def secrets_of(state: State) -> set[str]:
    """Cards that lie in a deck and are not known from elsewhere."""
    shown = {str(card) for card in state.discard} | {str(state.order)} | {beside.card for beside in state.beside}
    decks = [*map(str, state.orders or []), *(state.system or [])]
    return {f'"{card}"' for card in decks if card not in shown and not state.looked_at}


@pytest.mark.parametrize(
    ("stage", "heroes"),
    [
        ("heliport", ["snake"]),
        ("recon", ["gray-fox", "snake", "otacon"]),
        ("crowd", ["snake", "meryl", "otacon", "gray-fox"]),
    ],
)
def test_the_file_of_a_running_game_is_sealed_and_goes_on_where_it_was(stage: str, heroes: list[str]) -> None:
    *_, game = walk(stage, heroes, seed=8_421_973, most=25)
    assert not game.outcome
    text = sealed.export(game, {})
    clear = json.loads(text)

    assert {*clear} == {"noisecheck-sealed", "version", "stage", "heroes", "round", "sealed"}
    assert "8421973" not in text
    assert not [card for card in secrets_of(game.state) if card.strip('"') in text]
    answers = {answer.text for step in game.steps() for answer in step.answers}
    assert not [each for each in answers if len(each) > 6 and each in text]
    assert sealed.opened(text) == game.save()


def test_a_game_that_was_sealed_by_an_older_version_still_opens() -> None:
    *_, game = walk("heliport", ["snake"], seed=8_421_973, most=25)
    file = json.loads(sealed.export(game, {}))
    fernet = Fernet(urlsafe_b64encode(sealed.KEY))
    file |= {"noisecheck-sealed": 1, "sealed": fernet.encrypt(compress(game.save().encode())).decode()}

    assert sealed.opened(json.dumps(file)) == game.save()
    with pytest.raises(BadSave, match="seal"):
        sealed.opened(json.dumps(file | {"sealed": file["sealed"][:-9]}))


def test_the_file_of_a_finished_game_is_open() -> None:
    game = finished()

    saved = json.loads(sealed.export(game, {"players": ["Ann"]}))

    assert saved["origin"] == json.loads(game.save())["origin"]
    assert saved["steps"] == json.loads(game.save())["steps"]
    assert saved["table"] == {"players": ["Ann"]}


def finished() -> Game:
    for seed in range(50):
        for game in walk("cargo-dock", ["snake"], seed):
            if game.outcome:
                return game
    raise AssertionError("no game ended")


@pytest.mark.parametrize("spoil", ["", "x", "broken", None])
def test_a_broken_seal_is_refused_with_a_word(spoil: str | None) -> None:
    game = next(iter(walk("heliport", ["snake"], 1)))
    file: dict[str, Any] = json.loads(sealed.export(game, {}))
    file["sealed"] = spoil if spoil is None else file["sealed"][: len(spoil) * 10] + spoil

    with pytest.raises(Exception, match="seal") as refused:
        sealed.opened(json.dumps(file))
    assert type(refused.value).__name__ == "BadSave"


def test_a_bug_report_of_a_running_game_hides_what_the_game_hides() -> None:
    for number, game in enumerate(walk("recon", ["otacon", "meryl"], seed=8_421_973, most=60)):
        if number < 20 or game.answers or game.outcome:
            continue
        log = room_at(game.checkpoint)
        real = repr(hidden(log.play.game.state))
        reports = [asyncio.run(bug_report(log)) for _ in range(6)]
        assert len({report["scene"] for report in reports}) > 1, "what is hidden is dealt anew each time"
        assert all("8421973" not in msgspec.json.encode(report).decode() for report in reports)
        assert all(str(log.play.game.state.chance) not in report["scene"] for report in reports), real
        return
    raise AssertionError("the walk was too short")
