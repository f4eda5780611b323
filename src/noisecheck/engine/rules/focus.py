"""The Focus tokens: a closed vocabulary of what they do (FOC)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from noisecheck.engine import moments
from noisecheck.engine.cards import BLACK, WHITE
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.events import FocusRefreshed, FocusUsed
from noisecheck.engine.keeping import keep
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import KINDS, PartKind, Phrase, Words, World, phrase
from noisecheck.engine.rules.acting import Action, Way
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Option, Table


@dataclass(frozen=True)
class FocusToken:
    """What a Focus token can do: each field is one printed effect."""

    adds: tuple[int, ...] = ()  # to any one die
    rerolls: str = ""  # dice of these colours
    takes: str = ""  # one die of this colour fewer, before the roll (FOC-7)
    gives: str = ""  # one die of this colour more, before or after the roll (FOC-6)
    moves: int = 0  # spaces, in the owner's turn (FOC-3)
    actions: int = 0  # more this turn
    dashes: int = 0  # more spaces in a Dash

    @property
    def changes_dice(self) -> bool:
        return bool(self.adds or self.rerolls or self.takes or self.gives)


TOKENS = {
    "minus-white-or-move": FocusToken(takes=WHITE, moves=1),
    "plus-2": FocusToken(adds=(2,)),
    "minus-2": FocusToken(adds=(-2,)),
    "reroll": FocusToken(rerolls=WHITE + BLACK),
    "plus-white": FocusToken(gives=WHITE),
    "plus-minus-1": FocusToken(adds=(1, -1)),
    "extra-action": FocusToken(actions=1),
    "reroll-black": FocusToken(rerolls=BLACK),
    "plus-minus-2": FocusToken(adds=(2, -2)),
    "plus-black": FocusToken(gives=BLACK),
    "minus-black": FocusToken(takes=BLACK),
    "dash-2": FocusToken(dashes=2),
}


# what is said of them


def kind_of_token(does: Callable[[FocusToken], object]) -> PartKind:
    """Tokens that do this: the owner's, or those of all heroes where nobody lends one."""

    def every(world: World, words: Words) -> list[str]:
        owners = [words["owner"]] if "owner" in words else [words["hero"]] if "hero" in words else world.heroes
        tokens = dict.fromkeys(token for owner in owners for token in DASHBOARDS[owner].focus)
        return [token for token in tokens if does(TOKENS[token])]

    return PartKind(every, lambda stage, word: word in TOKENS and bool(does(TOKENS[word])), looks="|".join(TOKENS))


def lenders(world: World, words: Words) -> list[str]:
    return [hero for hero in LENDERS if hero in world.heroes and len(world.heroes) > 1]


def a_hero(stage: Stage, word: str) -> str | None:
    return word if word in DASHBOARDS else None


LENDERS = ("meryl", "otacon")  # whose Focus tokens others may use
KINDS["lender"] = PartKind(lenders, lambda stage, word: word in DASHBOARDS, a_hero, looks="|".join(DASHBOARDS))
KINDS["token"] = kind_of_token(lambda token: True)
KINDS["mover"] = kind_of_token(lambda token: token.moves)
KINDS["helper"] = kind_of_token(lambda token: token.takes or token.gives or token.actions or token.dashes)
KINDS["reroller"] = kind_of_token(lambda token: token.rerolls)
KINDS["adder"] = kind_of_token(lambda token: len(token.adds) == 1)
KINDS["turner"] = kind_of_token(lambda token: len(token.adds) > 1)


class OfToken(NamedTuple):
    """What is said with a Focus token: the hero's own, or one that is lent."""

    lent: Phrase
    own: Phrase

    def option(self, owner: str, token: str, *words: object, value: Any = None) -> Option:
        return (
            self.lent.option(owner, token, *words, value=value)
            if owner
            else self.own.option(token, *words, value=value)
        )


def of_token(kind: str, rest: str = "") -> OfToken:
    return OfToken(phrase(f"focus {{owner:lender}} {{token:{kind}}}{rest}"), phrase(f"focus {{token:{kind}}}{rest}"))


MOVE = of_token("mover", " {space:landing}")
HELP = of_token("helper")
AGAIN = of_token("reroller", " die {dice:die}")
ADD = of_token("adder", " die {dice:die}")
ADD_OR_TAKE = of_token("turner", " die {dice:die} {turned}")


# what becomes of them


def active_tokens(state: State, hero: Hero) -> tuple[str, ...]:
    """FOC-1: the tokens a hero may flip now."""
    return () if out_of_play(state) else tokens_but(hero.id, hero.inactive)


def out_of_play(state: State) -> Objection | None:
    """SET-7: a stage may be played without Focus; a boss may have a say in it too."""
    if state.stage.mission.forbids_focus:
        return Objection("SET-7", "no-focus-here")
    if state.boss is not None:
        for bar in moments.focus_barred:
            if found := bar(state):
                return found
    return None


def make_tokens_but(hero: str, inactive: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(token for token in DASHBOARDS[hero].focus if token not in inactive)


tokens_but = keep(256)(make_tokens_but)


def owners(state: State, hero: Hero) -> list[Hero]:
    """The heroes whose Focus tokens a hero may use: their own first."""
    found = [hero]
    if len(state.heroes) > 1:
        for lend in moments.focus_lenders:
            found += lend(state, hero)
    return found


def flip(table: Table, hero: Hero, token: str) -> int:
    """FOC-1: using a token turns it over, at no cost."""
    hero.inactive = tuple([each for each in DASHBOARDS[hero.id].focus if each == token or each in hero.inactive])
    return table.report(FocusUsed, hero.id, token, rule="FOC-1")


def refresh_objection(state: State, hero: Hero, token: str) -> Objection | None:
    """ACT-8: only an inactive token can be turned back, for the cost on it."""
    costs = DASHBOARDS[hero.id].focus
    if found := out_of_play(state):
        return found
    if token not in costs:
        return Objection("ACT-8", "no-such-token", {"token": token, "known": ", ".join(costs)})
    if token not in hero.inactive:
        return Objection("ACT-8", "token-active", {"token": token})
    for forbid in moments.refresh_forbidden:
        if found := forbid(state, hero):
            return found
    return None


REFRESH = phrase("refresh {token}")
REFRESHES = {token: REFRESH.option(token, value=token) for token in TOKENS}


def refresh_options(state: State, hero: Hero) -> list[Option]:
    tokens = hero.inactive
    if not tokens or refresh_objection(state, hero, tokens[0]):  # what stands against one stands against all
        return []
    return [REFRESHES[token] for token in tokens]


def refresh(state: State, table: Table, hero: Hero, token: str) -> None:
    """ACT-8: an inactive Focus token becomes active again."""
    hero.inactive = tuple(each for each in hero.inactive if each != token)
    table.report(FocusRefreshed, hero.id, token, rule="ACT-8")


def refresh_cost(hero: Hero, token: str) -> int:
    """FOC-4: the cost is printed on the token's inactive side."""
    return DASHBOARDS[hero.id].focus[token]


REFRESHING = Action("ACT-8", (Way(REFRESH, refresh_objection),), refresh_options, refresh, refresh_cost)
