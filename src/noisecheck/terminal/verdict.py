"""How a game ended, in a few lines: the verdict, the choice that led to a loss, the rank of a win."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from noisecheck.campaign.rank import Rank, RankPart, rank
from noisecheck.engine.game import Game
from noisecheck.engine.phrases import split_verb
from noisecheck.engine.state import GUARD
from noisecheck.foresight.shapes import FatalChoice
from noisecheck.foresight.view.ending import fatal_choice
from noisecheck.terminal import signs
from noisecheck.terminal.labels import in_plan
from noisecheck.terminal.story import tell_ending, tell_outcome
from noisecheck.texts import say


def tell_end(game: Game, rewinds: int) -> Iterator[Text]:
    """Of a game that is over, after that many rewinds."""
    assert game.outcome
    yield tell_outcome(game.outcome)
    choice, made = fatal_choice(game), rank(game, rewinds)
    if choice:
        yield Text(tell_choice(game, choice), signs.INVESTIGATE)
    if told := tell_ending(game.state):
        yield Text(told, "italic")
    if made:
        yield tell_rank(made)


def tell_choice(game: Game, choice: FatalChoice) -> str:
    """The choice that led to a loss."""
    facts: dict[str, str | int] = {
        "hero": choice.hero,
        "did": split_verb(choice.text)[0],
        "what": in_plan(game, choice.text),
        "space": choice.space,
        "how": choice.how,
        "who": who(choice.watcher),
        "watcher": choice.watcher,
        "guard": choice.guard or 0,
        "unspent": choice.unspent,
    }
    return say("choice-told", facts)


def who(watcher: str) -> str:
    """Of which kind somebody is who sees or strikes."""
    if not watcher:
        return "nobody"
    return watcher if watcher in (GUARD, "camera") else "boss"


def tell_rank(made: Rank) -> Text:
    """The rank, and what it is made of."""
    said = say("rank-told", {"rank": made.name, "decibels": made.decibels})
    parts = [say("rank-part", {"what": each.what, "count": each.count, "each": each.each}) for each in counted(made)]
    par = say("rank-par-none", {}) if made.par is None else say("rank-par", {"par": made.par})
    return Text.assemble((said, "bold"), (f"  {' · '.join([*parts, par])}", "dim"))


def counted(made: Rank) -> Iterator[RankPart]:
    return (each for each in made.parts if each.count)
