"""The table as its entries add up: who sits where, the game, what was said. Pure: no clock, no store, nobody's socket.

Applying the same entries gives the same table, on any process and after any crash.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from noisecheck.content import begin_game
from noisecheck.engine.errors import BadSave, Diverged
from noisecheck.engine.journal import parse
from noisecheck.server import entries
from noisecheck.server.entries import Entry, Opened, Origin, RecordOrigin, SceneOrigin, StageOrigin
from noisecheck.server.play import Play
from noisecheck.server.sealed import commitment_of
from noisecheck.server.wire import Bookmarked, Line, Mark, Options

OPENER = 1
KEPT_LINES = 300
MOST_ANSWERS = 5_000  # ten times a long game


@dataclass(slots=True)
class Sitter:
    """A player at the table, with or without heroes."""

    name: str
    token_hash: str
    ready: bool = False


@dataclass(slots=True)
class PendingRewind:
    by: int
    mark: Mark
    agreed: list[int] = field(default_factory=list)


class TableLog:
    """The fold. `seq` counts the entries; `moved` is the last of them that changed what commands are about."""

    def __init__(self, opened: Opened) -> None:
        self.seq = 1
        self.moved = 1
        self.origin = opened.origin
        self.options: Options = opened.options
        self.nonce = opened.nonce
        self.play = begin(opened.origin)
        self.seed: int | None = self.play.origin.get("seed")
        self.commitment = "" if self.seed is None else commitment_of(self.seed, opened.nonce)
        self.started = False
        self.players: dict[int, Sitter] = {}
        self.lead = OPENER
        self.heroes: dict[str, int] = {hero.id: 0 for hero in self.play.game.state.heroes}
        self.lent: dict[str, int] = {}
        self.rewind: PendingRewind | None = None
        self.rewinds_used = 0
        self.preferences: dict[int, str] = {}
        self.lines: list[Line] = []
        self.bookmarks: list[Bookmarked] = []
        self.done: dict[tuple[int, str], int] = {}

    def heroes_of(self, player: int) -> list[str]:
        return [hero for hero, owner in self.heroes.items() if owner == player]

    def seated(self) -> list[int]:
        """Those who play a hero."""
        return [player for player in self.players if player in self.heroes.values()]

    def apply(self, entry: Entry) -> None:
        self.seq += 1
        match entry:
            case entries.Joined(player, name, token_hash):
                self.players[player] = Sitter(name, token_hash)
                return
            case Opened():
                raise ValueError("a table is opened once")
        if entry.id:
            self.done[entry.by, entry.id] = self.seq
        match entry:
            case entries.SaidLine(by, _, text):
                self.lines.append(Line(self.seq, by, self.players[by].name, text))
                del self.lines[:-KEPT_LINES]
            case entries.Renamed(by, _, name):
                self.players[by].name = name
            case entries.Readied(by, _, ready):
                self.players[by].ready = ready
            case entries.Bookmarked(_, _, name):
                self.bookmarks.append(Bookmarked(name, self.play.answers, self.play.game.state.round))
            case entries.Preferred(by, _, text):
                self.preferences[by] = text
            case entries.TookHero() | entries.LeftHero() | entries.Handed() | entries.LedBy() | entries.Started():
                self.seat(entry)
            case _:
                self.moved = self.seq
                self.move(entry)

    def seat(self, entry: Entry) -> None:
        """Who plays whom, who leads."""
        match entry:
            case entries.TookHero(by, _, hero):
                owner = self.heroes[hero]
                if self.started and owner not in (0, by):
                    self.lent.setdefault(hero, owner)
                if self.lent.get(hero) == by:
                    del self.lent[hero]
                self.heroes[hero] = by
            case entries.LeftHero(_, _, hero):
                self.heroes[hero] = 0
                self.lent.pop(hero, None)
            case entries.Handed(_, _, hero, to):
                self.heroes[hero] = to
                self.lent.pop(hero, None)
            case entries.LedBy(_, _, lead):
                self.lead = lead
            case entries.Started():
                self.started = True
                self.moved = self.seq
                self.heroes = {hero: owner or self.lead for hero, owner in self.heroes.items()}

    def move(self, entry: Entry) -> None:
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
            case entries.Chose(by, _, text, question):
                self.play.choose(by, text, question)
            case entries.Redid(by, _):
                self.play.choose_again(by)
            case entries.Undid(_, _, to):
                self.play.back(to)
            case entries.Rewound(_, _, to):
                self.play.back(to)
                self.rewinds_used += 1
        self.rewind = None
        self.preferences = {}
        self.bookmarks = [each for each in self.bookmarks if each.answers <= self.play.answers]


def begin(origin: Origin) -> Play:
    match origin:
        case StageOrigin(stage, heroes, seed, memory_box):
            return Play(begin_game({"stage": stage, "heroes": heroes, "seed": seed, "memory_box": memory_box}))
        case SceneOrigin(scene):
            return Play(begin_game({"scene": scene}))
        case RecordOrigin(record):
            return begin_from_record(record)


def begin_from_record(record: str) -> Play:
    """A saved game, played again; its answers count as the opener's."""
    how, steps = parse(record)
    if sum(len(answers) for _, answers in steps) > MOST_ANSWERS:
        raise BadSave(f"a saved game of more than {MOST_ANSWERS} answers is not taken up")
    play = Play(begin_game(how))
    for digest, answers in steps:
        if play.game.checkpoint.digest() != digest:
            raise Diverged(f"before {answers[0].text!r}: the position is not the one that was saved")
        for answer in answers:
            play.choose(OPENER, answer.text, answer.question)
    return play
