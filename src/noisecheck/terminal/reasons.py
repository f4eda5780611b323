"""Why something is possible or not: of an option by its number, of a whole action, of anything typed."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import islice

from rich.text import Text

from noisecheck import catalogue
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.game import Game
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import split_verb
from noisecheck.foresight.view.likely import likely
from noisecheck.foresight.view.questions import rule_of
from noisecheck.terminal.choices import ListedOption, numbered
from noisecheck.terminal.radio import number_line
from noisecheck.terminal.typed import meant
from noisecheck.texts import about, say

MOST_REASONS = 3


def explain(game: Game, words: str, veiled: Collection[str]) -> Iterator[Text]:
    """Why this is possible now, or why not."""
    choice = choice_meant(game, words)
    if choice:
        yield praise(choice)
    elif words.isdecimal():
        yield Text(say("no-such-number", {"count": len(numbered(game))}))
    else:
        yield from refusal(game, meant(game, words))
    yield from cards_meant(game, meant(game, words), veiled)


def cards_meant(game: Game, text: str, veiled: Collection[str]) -> Iterator[Text]:
    """What the cards do that somebody asks about: all the hero carries with `use`, one with `use CARD`."""
    verb, words = split_verb(text)
    if game.decision and game.decision.hero and verb == "use":
        wanted, _ = split_verb(words)
        for card in game.hero(game.decision.hero).gear:
            if wanted in ("", card.id):
                yield Text(say("why-card", {"gear": card.id, "does": about(card.id)}))
                if numbers := number_line(card.id, veiled):
                    yield numbers


def choice_meant(game: Game, words: str) -> ListedOption | None:
    """The option with this number or text."""
    text = meant(game, words)
    return next((each for each in numbered(game) if words == str(each.number) or text == str(each.option)), None)


def praise(choice: ListedOption) -> Text:
    """An option: its text, and what there is to know of it."""
    label = choice.label
    more = ", ".join(part for part in (label.price, label.note, label.warning) if part)
    return Text(say("why-possible", {"text": str(choice.option), "number": choice.number, "more": more or "none"}))


def refusal(game: Game, text: str) -> Iterator[Text]:
    """The rule and the reason; of an action without an object, which objects it has or what it needs."""
    options = options_of(game, text)
    if options:
        yield Text(say("why-which", {"options": ", ".join(options)}))
    elif is_whole_action(game, text):
        yield from needs_of(game, text)
    elif game.decision and game.decision.find(text):
        yield Text(say("why-unlisted", {"text": text}))
    else:
        yield explain_objection(objection_to(game, text))


def options_of(game: Game, verb: str) -> list[str]:
    """The options that begin with this word."""
    return [str(each.option) for each in numbered(game) if each.option.verb == verb]


def is_whole_action(game: Game, text: str) -> bool:
    """Whether this is the name of an action the hero has, without an object."""
    decision = game.decision
    if decision is None or decision.kind != "action":
        return False
    return text == "focus" or text in DASHBOARDS[decision.hero].actions


def objection_to(game: Game, text: str) -> Objection:
    objection = game.why_not(text)
    assert objection is not None
    return objection


def needs_of(game: Game, verb: str) -> Iterator[Text]:
    """The rule of an action with what it asks for, and what is in the way of the nearest objects."""
    assert game.decision is not None
    hero = game.hero(game.decision.hero)
    if verb != "use":  # what a card needs it says itself
        rule = catalogue.rule(rule_of(verb))
        yield Text.assemble((rule.id, "bold cyan"), (f"  {rule.title}", "bold"), f"\n{rule.text}")
    elif not hero.gear:
        yield Text(say("why-no-gear", {"hero": hero.id}))
    for text in islice(likely(game.state, hero, verb), MOST_REASONS):
        objection = game.why_not(text)
        if objection:
            yield Text(say("why-reason", {"text": text, "reason": str(objection)}))


def explain_objection(objection: Objection) -> Text:
    """The rule with its title, and the reason."""
    title = catalogue.rule(objection.rule).title
    return Text.assemble((objection.rule, "bold cyan"), (f"  {title}", "bold"), f"\n{objection}")
