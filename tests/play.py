"""Playing a scene in a test: choosing, passing, asking what is open and what happened."""

from typing import Any

from noisecheck import Event, Game
from noisecheck.content import begin_game
from noisecheck.engine.events.kinds import plain
from noisecheck.foresight.matters import foregone


def options(game: Game, verb: str = "") -> list[str]:
    """The texts of the options that are open now, or of those with one verb."""
    assert game.decision is not None, f"the game is over: {game.outcome}"
    return [str(option) for option in game.decision.options if not verb or option.verb == verb]


def pass_all(game: Game) -> None:
    """Lets every roll stand as it fell."""
    while game.decision and game.decision.find("pass"):
        game.choose("pass")


def play(game: Game, *choices: str) -> Game:
    """Chooses one after the other, letting rolls stand wherever the next choice is about something else."""
    for choice in choices:
        while game.decision and not game.decision.find(choice) and game.decision.find("pass"):
            game.choose("pass")
        game.choose(choice)
    pass_all(game)
    return game


def asked_in(record: Game) -> list[str]:
    """The answers of a game that was played, without those that a table gives itself, and as it gives them."""
    game, found = begin_game(record.origin), []
    for text in [answer.text for past in record.steps() for answer in past.answers]:
        option = foregone(game)
        if option is None:
            found.append(text)
        game.choose(option or text)
    return found


def objection(game: Game, text: str) -> tuple[str, str] | None:
    """The rule and the reason that stand against an option."""
    found = game.why_not(text)
    return (found.rule, found.reason) if found else None


def told(game: Game, kind: str) -> list[dict[str, Any]]:
    """The facts of everything of one kind that happened so far, dice by their texts."""
    found = [event.facts() for event in game.events if type(event).__name__ == kind]
    return [{name: plain(fact) for name, fact in facts.items()} for facts in found]


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def story(game: Game) -> list[str]:
    """Each event, indented under the one that caused it."""
    depth: list[int] = []
    for event in game.events:
        depth.append(0 if event.cause is None else depth[event.cause] + 1)
    return ["  " * deep + repr(event) for deep, event in zip(depth, game.events, strict=True)]
