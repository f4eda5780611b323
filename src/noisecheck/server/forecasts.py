"""Aids that take long: odds, forecasts and hints. They are thought of off the loop, and kept as long as they are likely
to be asked for again (FC-05); so are turns to come."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from noisecheck.bots.hints import point, suggest
from noisecheck.engine.errors import IllegalOption, UnknownName
from noisecheck.engine.game import Game
from noisecheck.engine.keeping import LastKept
from noisecheck.foresight.forecast import forecast, forecast_film, risks
from noisecheck.foresight.forecast.walks import ways
from noisecheck.foresight.odds import odds
from noisecheck.foresight.shapes import HeroRisk
from noisecheck.server import wire
from noisecheck.server.aids import answer
from noisecheck.server.commands import check_fresh, check_option
from noisecheck.server.refusals import Refusal
from noisecheck.server.room import RoomLog
from noisecheck.server.thinking import think

Single: TypeAlias = wire.AskOdds | wire.AskForecast | wire.AskForecastFilm | wire.AskHint

MOST_KEPT = 400  # answers of a room
AT_ONCE = 2  # spaces of a background fill; what somebody waits for comes in between


def check_names(log: RoomLog, query: wire.Slow) -> None:
    """Whether there are such a hero, space and option. Foresight knows which cards may come and where heroes can be."""
    hero, space = getattr(query, "hero", ""), getattr(query, "space", None)
    if isinstance(query, wire.AskOdds):
        check_option(log, query.text)
    if hero and hero not in log.heroes:
        raise Refusal("no-such-hero")
    if space and space not in log.play.game.state.stage.board.numbers:
        raise Refusal("no-such-space")


class AskedPosition(NamedTuple):
    """The position a question is about, as it stands now, and who asks: a thread may look at it for as long as it
    likes."""

    game: Game
    seq: int
    key: tuple[Any, ...]  # of what an answer depends on
    asker: str

    @classmethod
    def of(cls, log: RoomLog, asker: str = "") -> AskedPosition:
        return cls(log.play.game.clone(), log.seq, key_of(log.play.game), asker)


def key_of(game: Game) -> tuple[Any, ...]:
    guards = [guard.number for guard in game.state.guards]
    return game.checkpoint.digest(), game.answers, *guards, game.state.last_number


class SharedTask:
    """Something that is being worked out, for a number of askers."""

    def __init__(self, task: asyncio.Task[Any]) -> None:
        self.task = task
        self.askers = 0


class Forecasts:
    """The long answers of one room, by position and question. What several ask for is thought of once."""

    def __init__(self) -> None:
        self.kept: LastKept[tuple[Any, ...], Any] = LastKept(MOST_KEPT)
        self.begun: dict[tuple[Any, ...], SharedTask] = {}
        self.urgent = 0
        self.calm = asyncio.Event()
        self.calm.set()

    def at_once(self, log: RoomLog, query: wire.Quick) -> wire.Answer:
        """What is answered on the loop. A turn to come takes longest of it, a millisecond or two, so it is kept."""
        if not isinstance(query, wire.AskTurn):
            return answer(log, query)
        check_fresh(log, query.seq)
        key = (*key_of(log.play.game), query.hero, *query.answers)
        if key not in self.kept:
            self.kept[key] = answer(log, query)
        found: wire.TurnIs = self.kept[key]
        return replace(found, id=query.id, seq=log.seq)

    async def answers(self, asked: AskedPosition, query: wire.Slow) -> AsyncIterator[wire.Answer]:
        """One answer or several. Raises `Refusal` for a space or a card that cannot be."""
        if isinstance(query, wire.AskRisks):
            async for batch in self.fill(asked, query):
                yield batch
            return
        with self.hurry():
            found = await self.answer(asked, query)
        yield found

    @contextmanager
    def hurry(self) -> Iterator[None]:
        """Somebody waits for this one; a fill of the same room lets it pass."""
        self.urgent += 1
        self.calm.clear()
        try:
            yield
        finally:
            self.urgent -= 1
            if not self.urgent:
                self.calm.set()

    async def answer(self, asked: AskedPosition, query: Single) -> wire.Answer:
        game, seq, _, _ = asked
        match query:
            case wire.AskOdds(id, _, text):
                return wire.OddsAre(id, seq, text, await self.find(asked, odds, game, text))
            case wire.AskForecast(id, _, hero, space):
                return wire.ForecastIs(id, seq, await self.find(asked, forecast, game, hero, space or ""))
            case wire.AskForecastFilm(id, _, hero, space, card):
                return wire.ForecastFilmIs(
                    id, seq, await self.find(asked, forecast_film, game, hero, space or "", card)
                )
            case wire.AskHint(id, _, 1):
                return wire.HintIs(id, seq, 1, await self.find(asked, point, game), [])
            case wire.AskHint(id, _, tier):
                return wire.HintIs(id, seq, tier, [], await self.find(asked, suggest, game))

    async def fill(self, asked: AskedPosition, query: wire.AskRisks) -> AsyncIterator[wire.RisksAre]:
        """The acting hero's spaces, some at a time; the present one comes first."""
        hero = query.hero or asked.game.active_hero or ""
        spaces: list[str] = []
        if hero and hero == asked.game.active_hero:
            spaces = [asked.game.where(hero), *ways(asked.game)]
        while spaces:
            await self.calm.wait()
            now, spaces = spaces[:AT_ONCE], spaces[AT_ONCE:]
            found: dict[str, HeroRisk] = await self.find(asked, risks, asked.game, hero, tuple(now))
            yield wire.RisksAre(query.id, asked.seq, hero, found, len(spaces))
            if not spaces:
                return
        yield wire.RisksAre(query.id, asked.seq, hero, {}, 0)

    async def find(self, asked: AskedPosition, function: Callable[..., Any], *arguments: Any) -> Any:
        """Kept under the position and what is asked about it. If nobody waits for it any more it is dropped."""
        wanted = [each for each in arguments if isinstance(each, str | tuple)]
        key = (*asked.key, function.__name__, *wanted)
        if key in self.kept:
            return self.kept[key]
        if key not in self.begun:
            self.begun[key] = SharedTask(asyncio.create_task(think(asked.asker, function, *arguments)))
        thought = self.begun[key]
        thought.askers += 1
        try:
            self.kept[key] = await asyncio.shield(thought.task)
        except (UnknownName, IllegalOption):
            raise Refusal("not-an-option") from None
        finally:
            thought.askers -= 1
            if not thought.askers:
                thought.task.cancel()
                del self.begun[key]
        return self.kept[key]
