"""Seats that bots have at the terminal: who plays which hero, and what a bot says before it acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from noisecheck.bots import Bot, bot, check_name
from noisecheck.engine.game import Game
from noisecheck.engine.table import Option
from noisecheck.terminal import signs
from noisecheck.terminal.labels import in_plan
from noisecheck.texts import say

USUAL = "steady"


def seats_named(game: Game, named: Sequence[str]) -> dict[str, str]:
    """Heroes with the kind of bot that plays each: `meryl=search`, or `meryl` alone for the usual one."""
    found = {}
    for text in named:
        hero, _, kind = text.partition("=")
        found[game.hero(hero).id] = known_kind(game, kind or USUAL)
    return found


def known_kind(game: Game, kind: str) -> str:
    """`steady`, or `steady:keep-away` where the boss is fought by this plan."""
    check_name(kind, game.state.stage.boss)
    return kind


def bot_name(kind: str) -> str:
    return say(f"bot-name-{kind.partition(':')[0]}", {})


class BotSeats:
    """The kind of bot by hero. Each bot is made for one game, when it is first asked something."""

    def __init__(self, kinds: Mapping[str, str]) -> None:
        self.kinds = dict(kinds)
        self.players: dict[str, Bot] = {}
        self.announced: tuple[str, ...] = ()  # options that have been announced and not been taken yet

    def begin(self) -> None:
        """Another game: the bots of the last one are done."""
        self.players = {}
        self.announced = ()

    def give(self, hero: str, kind: str) -> None:
        self.kinds[hero] = kind
        self.players.pop(hero, None)

    def hand_back(self, hero: str) -> None:
        self.kinds.pop(hero, None)
        self.players.pop(hero, None)

    def obey(self, game: Game, words: str) -> str:
        """`meryl search` gives a hero to a bot, `meryl off` back to a person; returns what to say about it."""
        name, _, kind = words.partition(" ")
        hero = game.hero(name).id
        if kind == "off":
            self.hand_back(hero)
            return say("seat-back", {"hero": hero})
        self.give(hero, known_kind(game, kind or USUAL))
        return self.given(hero)

    def given(self, hero: str) -> str:
        """That a bot has this seat, and how to have it back."""
        return say("seat-given", {"hero": hero, "bot": bot_name(self.kinds[hero]), "command": f"bot {hero} off"})

    def player(self, game: Game) -> Bot | None:
        """The bot whose question this is. What players decide together is a person's, as long as there is one."""
        decision = game.decision
        if decision is None:
            return None
        heroes = [hero.id for hero in game.state.heroes]
        hero = decision.hero or (heroes[0] if all(each in self.kinds for each in heroes) else "")
        if hero not in self.kinds:
            return None
        if hero not in self.players:
            self.players[hero] = bot(self.kinds[hero], seed=int(game.origin.get("seed", 0)))
        return self.players[hero]

    def announce(self, game: Game, player: Bot, option: Option) -> Text | None:
        """What the bot is about to do and why: of a plan once, of every other answer, such as a roll, each time."""
        decision, texts = game.decision, (str(option), *player.intent())
        if decision is None:
            return None
        if decision.kind in ("action", "step"):
            is_known, self.announced = texts == self.announced, texts[1:]
            if is_known:
                return None
        else:
            texts = texts[:1]
        why, hero = player.explain(), decision.hero or game.state.heroes[0].id
        plan = ", ".join(in_plan(game, text) for text in texts)
        said = say("seat-announces", {"hero": hero, "bot": bot_name(player.name), "plan": plan})
        return Text.assemble((f" {said} ", signs.HEROES[hero]), (say(why.key, why.facts), "italic"))
