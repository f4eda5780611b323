"""The room as its entries add up: who sits where, the game, what was said. Pure: no clock, no store, nobody's socket.

Applying the same entries gives the same room, on any process and after any crash. Players call it their table, and so
do addresses, messages and the database; in code a table is what rules are played on (`engine/table.py`).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import islice

from noisecheck.content import begin_game, begin_record
from noisecheck.engine.errors import BadSave, Diverged
from noisecheck.engine.journal import FORMAT, parse
from noisecheck.server import entries, limits
from noisecheck.server.editions import check_not_newer
from noisecheck.server.entries import Entry, Later, Opened, Origin, RecordOrigin, SceneOrigin, StageOrigin
from noisecheck.server.play import NOBODY, Play
from noisecheck.server.sealed import commitment_of
from noisecheck.server.wire import BookmarkShown, BotName, ChatLine, Options, RewindMark

OPENER = 1
DO_IT = 3  # the tier of a hint that is carried out
KEPT_LINES = 300
KEPT_IDS = 400  # of commands, to know one again that is repeated
MOST_ANSWERS = 5_000  # ten times a long game


@dataclass(slots=True)
class Sitter:
    """A player in the room, with or without heroes."""

    name: str
    token_hash: str
    ready: bool = False


@dataclass(slots=True)
class PendingRewind:
    by: int
    mark: RewindMark
    agreed: list[int] = field(default_factory=list)


@dataclass(slots=True)
class PlanLeft:
    """What is left of a plan that a bot carries out for a player."""

    by: int
    hero: str
    round: int
    options: list[str]


class RoomLog:
    """The fold. `seq` counts the entries; `moved` is the last of them that changed what commands are about."""

    def __init__(self, opened: Opened, play: Play) -> None:
        """`play` is the game that the first entry says."""
        self.seq = 1
        self.moved = 1
        self.moves = 0
        self.options: Options = opened.options
        self.nonce = opened.nonce
        self.occasion = opened.occasion
        self.began_by = self.rules = opened.rules
        self.play = play
        self.seed: int | None = play.origin.get("seed")
        self.commitment = "" if self.seed is None else commitment_of(self.seed, opened.nonce)
        self.started = False
        self.players: dict[int, Sitter] = {}
        self.lead = OPENER
        self.heroes: dict[str, int] = {hero.id: 0 for hero in play.game.state.heroes}
        self.lent: dict[str, int] = {}
        self.bots: dict[str, BotName] = {}
        self.held: set[str] = set()  # heroes whose bots wait until they are let go on
        self.plan: PlanLeft | None = None
        self.hints: Counter[int] = Counter()
        self.hinted: set[tuple[int, int, int, str | None]] = set()
        self.bots_answered = False  # at any time, also if it was taken back
        self.is_saved = isinstance(opened.origin, RecordOrigin)
        self.seed_was_chosen = isinstance(opened.origin, StageOrigin) and opened.origin.chosen
        self.copied_at: int | None = None  # how many moves there were when the last copy was taken
        self.rewind: PendingRewind | None = None
        self.rewinds_used = 0
        self.preferences: dict[int, str] = {}
        self.lines: list[ChatLine] = []
        self.bookmarks: list[BookmarkShown] = []
        self.done: dict[tuple[int, str], int] = {}

    def is_full(self, kind: type[Later]) -> bool:
        """Whether no more entries of this kind are taken."""
        if issubclass(kind, entries.MOVES):
            return self.moves >= limits.MOST_MOVES
        return self.seq - self.moves >= limits.MOST_ASIDES

    @property
    def has_moved(self) -> bool:
        """Whether the last entry did."""
        return self.moved == self.seq

    def heroes_of(self, player: int) -> list[str]:
        return [hero for hero, owner in self.heroes.items() if owner == player]

    def seated(self) -> list[int]:
        """Those who play a hero."""
        return [player for player in self.players if player in self.heroes.values()]

    def bot_to_act(self) -> str:
        """The hero whose bot has to answer, or is held there; empty if the question is for people.

        People decide together, and who acts next, as long as any of them has a hero to do it with.
        """
        decision = self.play.game.decision
        if decision is None or not self.started:
            return ""
        if plan := self.carried_out():
            return plan.hero
        if decision.kind == "turn":
            heroes = [self.play.hero_of(option) for option in decision.options]
            return heroes[0] if all(hero in self.bots for hero in heroes) else ""
        if decision.hero:
            return decision.hero if decision.hero in self.bots else ""
        return "" if self.seated() else next(iter(self.bots), "")

    def carried_out(self) -> PlanLeft | None:
        """The plan that a bot carries out, if the question belongs to it: if it is for the hero of the plan, or for
        another one of the same player's."""
        decision, plan = self.play.game.decision, self.plan
        if decision is None or plan is None:
            return None
        is_own = decision.kind == "turn" or plan.hero == decision.hero or plan.by == self.heroes.get(decision.hero)
        return plan if is_own else None

    def is_held(self) -> bool:
        """Whether people answer for the bot whose question this is."""
        return self.bot_to_act() in self.held and not self.carried_out()

    def answers_for(self) -> int:
        """The player for whom a bot answers this question, 0 where the hero is a bot's."""
        plan = self.carried_out()
        return plan.by if plan else NOBODY

    def kind_of_bot(self, hero: str) -> BotName:
        return "steady" if self.carried_out() else self.bots[hero]

    def hint_key(self, by: int, tier: int) -> tuple[int, int, int, str | None]:
        return by, tier, self.play.game.state.round, self.play.game.active_hero

    def apply(self, entry: Later) -> None:
        self.seq += 1
        self.moves += isinstance(entry, entries.MOVES)
        if isinstance(entry, entries.Joined):
            self.join(entry)
            return
        if entry.id:
            self.done[entry.by, entry.id] = self.seq
            for oldest in [*islice(self.done, max(0, len(self.done) - KEPT_IDS))]:
                del self.done[oldest]
        match entry:
            case entries.SaidLine(by, _, text):
                self.lines.append(ChatLine(self.seq, by, self.players[by].name, text))
                del self.lines[:-KEPT_LINES]
            case entries.Renamed(by, _, name):
                self.players[by].name = name
            case entries.Readied(by, _, ready):
                self.players[by].ready = ready
            case entries.Copied():
                self.copied_at = self.moves
            case entries.Upgraded(_, _, rules):
                self.rules = rules
            case entries.Bookmarked(_, _, name):
                self.bookmarks.append(BookmarkShown(name, self.play.answers, self.play.game.state.round))
            case entries.Preferred(by, _, text):
                self.preferences[by] = text
            case entries.HeldBot() if self.carried_out():
                self.plan = None
            case entries.HeldBot(_, _, True):
                self.held.add(self.bot_to_act())
            case entries.HeldBot():
                self.held.discard(self.bot_to_act())
            case entries.Entrusted(by, _, hero, options):
                self.plan = PlanLeft(by, hero, self.play.game.state.round, list(options))
                self.count_hint(by, DO_IT)
            case entries.Hinted(by, _, tier):
                self.count_hint(by, tier)
            case entries.LedBy(_, _, lead):
                self.lead = lead
            case entries.TookHero() | entries.GaveToBot() | entries.LeftHero() | entries.Handed() | entries.Started():
                self.seat(entry)
            case _:
                self.moved = self.seq
                self.move(entry)

    def count_hint(self, by: int, tier: int) -> None:
        """AI-02: hints of a tier count once in a hero's turn."""
        if self.hint_key(by, tier) not in self.hinted:
            self.hinted.add(self.hint_key(by, tier))
            self.hints[by] += 1

    def join(self, joined: entries.Joined) -> None:
        self.players.pop(joined.instead_of, None)
        self.preferences.pop(joined.instead_of, None)
        self.players[joined.player] = Sitter(joined.name, joined.token_hash)

    def seat(self, entry: Later) -> None:
        """Who plays whom. A bot's hero has no owner, but it may be lent."""
        self.plan = None
        match entry:
            case entries.TookHero(by, _, hero):
                self.lend(hero, by)
                self.heroes[hero] = by
                self.no_bot(hero)
            case entries.GaveToBot(by, _, hero, bot):
                self.lend(hero, by)
                self.heroes[hero] = 0
                self.no_bot(hero)
                self.bots[hero] = bot
            case entries.LeftHero(_, _, hero):
                self.heroes[hero] = 0
                self.lent.pop(hero, None)
                self.no_bot(hero)
            case entries.Handed(_, _, hero, to):
                self.heroes[hero] = to
                self.lent.pop(hero, None)
            case entries.Started():
                self.started = True
                self.moved = self.seq
                self.heroes = {
                    hero: owner if owner or hero in self.bots else self.lead for hero, owner in self.heroes.items()
                }

    def no_bot(self, hero: str) -> None:
        """Whichever bot had the hero no longer has it, and is not held either."""
        self.bots.pop(hero, None)
        self.held.discard(hero)

    def lend(self, hero: str, by: int) -> None:
        """Somebody disposes of a hero: one of another player's is lent until that player is back."""
        owner = self.heroes[hero]
        if self.started and owner not in (0, by):
            self.lent.setdefault(hero, owner)
        if self.lent.get(hero) == by:
            del self.lent[hero]

    def move(self, entry: Later) -> None:
        """The game goes on or back."""
        match entry:
            case entries.AskedRewind(by, _, to):
                self.rewind = PendingRewind(by, self.play.mark_at(to))
                return
            case entries.AnsweredRewind(by, _, agree):
                assert self.rewind is not None
                if agree:
                    self.rewind.agreed.append(by)
                else:
                    self.rewind = None
                return
            case entries.Chose(text=text, question=question, foregone=True):
                self.play.go_without_saying(text, question)
            case entries.Chose(by, _, text, question, bot):
                self.play.choose(by, text, question, bot)
                self.bots_answered = self.bots_answered or bot is not None
            case entries.Redid(by, _):
                self.play.choose_again(by)
            case entries.Undid(_, _, to):
                self.play.back(to)
            case entries.Rewound(_, _, to):
                self.play.back(to)
                self.rewinds_used += 1
        self.plan = self.plan_after(entry)
        if self.play.redo and (hero := self.bot_to_act()):  # who takes an answer back does not want it given again
            self.held.add(hero)
        self.rewind = None
        self.preferences = {}
        self.bookmarks = [each for each in self.bookmarks if each.answers <= self.play.answers]

    def plan_after(self, entry: Later) -> PlanLeft | None:
        """A plan goes on to the end of the turn, unless something is taken back."""
        plan, game = self.plan, self.play.game
        if plan is None or not isinstance(entry, entries.Chose):
            return None
        if (game.active_hero, game.state.round) != (plan.hero, plan.round):
            return None
        return replace(plan, options=plan.options[1:]) if plan.options[:1] == [entry.text] else plan


def begin(origin: Origin) -> Play:
    match origin:
        case StageOrigin():
            return Play(begin_game(origin.game()))
        case SceneOrigin(scene):
            return Play(begin_game({"scene": scene}))
        case RecordOrigin(record):
            return begin_from_record(record)


def begin_from_record(record: str) -> Play:
    """A saved game, played again; its answers count as the opener's."""
    how, steps = parse(record)
    if sum(len(answers) for _, answers in steps) > MOST_ANSWERS:
        raise BadSave(f"a saved game of more than {MOST_ANSWERS} answers is not taken up")
    play = Play(begin_record(how))
    for digest, answers in steps:
        if play.game.checkpoint.digest() != digest:
            raise Diverged(f"before {answers[0].text!r}: the position is not the one that was saved")
        for answer in answers:
            play.choose(OPENER, answer.text, answer.question)
    return play


def bare(origin: Origin, play: Play) -> Origin:
    """An origin without what the game it began does not need: a saved game may carry anything along."""
    if not isinstance(origin, RecordOrigin):
        return origin
    steps = [[digest, *answers] for digest, answers in parse(origin.record)[1]]
    return RecordOrigin(json.dumps({"noisecheck": FORMAT, "origin": play.origin, "steps": steps}))


def fold(found: Iterable[Entry]) -> RoomLog:
    """Raises `NewerRules` for a room that this version leaves alone."""
    opened, *later = found
    assert isinstance(opened, Opened)
    check_not_newer(opened)
    log = RoomLog(opened, begin(opened.origin))
    for entry in later:
        log.apply(as_later(entry))
    return log


def as_later(entry: Entry) -> Later:
    check_not_newer(entry)
    if isinstance(entry, Opened):
        raise ValueError("a table is opened once")
    return entry
