"""What a command would write, or why it is refused. Nothing is changed here."""

from __future__ import annotations

from noisecheck.engine.table import Option
from noisecheck.foresight.view.questions import objection
from noisecheck.server import entries, wire
from noisecheck.server.entries import AnyDeed
from noisecheck.server.play import NOBODY
from noisecheck.server.presence import Presence
from noisecheck.server.refusals import Refusal
from noisecheck.server.room import DO_IT, RoomLog
from noisecheck.server.seating import seating_deed
from noisecheck.server.seats import deciders, is_voted_on, leaders, may_answer, name_for, people, voters, winner

MOST_BOOKMARKS = 50


def check_fresh(log: RoomLog, seq: int) -> None:
    """What was said or marked in the meantime makes nothing stale; an answer, an undo or a start does."""
    if not log.moved <= seq <= log.seq:
        raise Refusal("stale")


def deed(log: RoomLog, presence: Presence, by: int, command: wire.KeptCommand) -> AnyDeed:
    """The entry for a command of a player's."""
    match command:
        case wire.Rename(id, name):
            return entries.Renamed(by, id, name_for(log, by, tidy(name)))
        case wire.Bookmark(id, name):
            if len(log.bookmarks) >= MOST_BOOKMARKS:
                raise Refusal("too-many-bookmarks", {"most": MOST_BOOKMARKS})
            return entries.Bookmarked(by, id, tidy(name))
    if isinstance(command, Move):
        check_fresh(log, command.seq)
        if not log.started:
            raise Refusal("not-started")
        if log.play.game.outcome:
            raise Refusal("game-over")
        return move(log, presence, by, command)
    return seating_deed(log, presence, by, command)


def changes_nothing(log: RoomLog, entry: AnyDeed) -> bool:
    """Whether everything is so already: then there is nothing to write."""
    match entry:
        case entries.Preferred(by, _, text):
            return log.preferences.get(by) == text
        case entries.Readied(by, _, ready):
            return log.players[by].ready == ready
        case entries.Renamed(by, _, name):
            return log.players[by].name == name
        case entries.LedBy(_, _, lead):
            return log.lead == lead
        case entries.GaveToBot(_, _, hero, bot):
            return log.bots.get(hero) == bot
        case entries.HeldBot(_, _, hold):
            return log.is_held() == hold
    return False


def tidy(text: str) -> str:
    """Without what cannot be seen; words made of nothing else are none."""
    found = " ".join("".join(each if each.isprintable() else " " for each in text).split())
    if not found:
        raise Refusal("malformed")
    return found


# the game

Move = (
    wire.Choose
    | wire.Prefer
    | wire.Undo
    | wire.Redo
    | wire.AskRewind
    | wire.AnswerRewind
    | wire.HoldBot
    | wire.CarryOut
)


def move(log: RoomLog, presence: Presence, by: int, command: Move) -> AnyDeed:
    if log.rewind and not isinstance(command, wire.AnswerRewind):
        raise Refusal("rewind-pending")
    match command:
        case wire.Choose(id, _, text):
            return choice(log, presence, by, id, text)
        case wire.Prefer(id, _, text):
            check_option(log, text)
            if by not in log.seated():
                raise Refusal("not-your-decision")
            return entries.Preferred(by, id, text)
        case wire.Undo(id, _, answers):
            check_undo(log, presence, by, answers)
            return entries.Undid(by, id, answers)
        case wire.Redo(id, _):
            if not log.play.redo:
                raise Refusal("nothing-to-redo")
            check_may_answer(log, presence, by, log.play.redo[-1].text)
            return entries.Redid(by, id)
        case wire.HoldBot(id, _, hold):
            if not log.bot_to_act():
                raise Refusal("no-bot-decides")
            if by not in people(log, presence):
                raise Refusal("not-your-decision")
            return entries.HeldBot(by, id, hold)
        case wire.CarryOut(id, _, options):
            return entrusted(log, presence, by, id, options)
        case wire.AskRewind(id, _, answers):
            return request(log, presence, by, id, answers)
        case wire.AnswerRewind(id, _, agree):
            if log.rewind is None or by in log.rewind.agreed or (agree and by == log.rewind.by):
                raise Refusal("no-rewind-pending")
            if by not in log.seated() and by != log.rewind.by:
                raise Refusal("not-your-decision")
            return entries.AnsweredRewind(by, id, agree)


def choice(log: RoomLog, presence: Presence, by: int, id: str, text: str) -> AnyDeed:
    decision = log.play.game.decision
    check_may_answer(log, presence, by, text)
    check_option(log, text)
    if is_voted_on(log, decision):
        return entries.Preferred(by, id, text)
    return chosen(log, by, id, text)


def entrusted(log: RoomLog, presence: Presence, by: int, id: str, options: list[str]) -> AnyDeed:
    """AI-01: who could answer has a bot do it, to the end of the turn."""
    check_assist(log, DO_IT)
    if log.bot_to_act():
        raise Refusal("bot-decides")
    check_may_answer(log, presence, by, options[0])
    option = check_option(log, options[0])
    decision = log.play.game.decision
    hero = log.play.hero_of(option) if decision and decision.kind == "turn" else log.play.game.active_hero
    if not hero:
        raise Refusal("not-an-option")
    return entries.Entrusted(by, id, hero, options)


def chosen(log: RoomLog, by: int, id: str, text: str) -> entries.Chose:
    """The answer is tried before it is written: what the engine cannot carry out must not be kept."""
    decision = log.play.game.decision
    assert decision is not None
    log.play.tried(text)
    return entries.Chose(by, id, text, decision.fingerprint())


def check_may_answer(log: RoomLog, presence: Presence, by: int, text: str) -> None:
    if not may_answer(log, presence, by, text):
        raise Refusal("bot-decides" if log.bot_to_act() else "not-your-decision")


def check_option(log: RoomLog, text: str) -> Option:
    decision = log.play.game.decision
    option = decision.find(text) if decision else None
    if option is None:
        raise Refusal("not-an-option", {}, objection(log.play.game, text))
    return option


def check_assist(log: RoomLog, needed: int) -> None:
    """FC-07: a room that agreed to do without an aid does without it."""
    if log.options.assist < needed:
        raise Refusal("assist-too-low", {"needed": needed, "assist": log.options.assist})


def may_copy(log: RoomLog) -> bool:
    """AI-04: a copy of a game that is not over could be played ahead, with the same dice. Legend does without."""
    terms = wire.Preset(log.options.assist, log.options.rewinds)
    return bool(log.play.game.outcome) or terms != wire.DIFFICULTIES["legend"]


def check_undo(log: RoomLog, presence: Presence, by: int, answers: int) -> None:
    play = log.play
    if not play.base <= answers < play.answers:
        raise Refusal("nothing-to-undo")
    if answers < play.free_to() or by not in undoers(log, presence):
        raise Refusal("needs-consent")


def undoers(log: RoomLog, presence: Presence) -> list[int]:
    """Who may freely take back the last answers. If only bots gave them, any player may."""
    if log.play.free_to() == log.play.answers:
        return []
    by = log.play.undoer()
    return [by] if by else people(log, presence)


def request(log: RoomLog, presence: Presence, by: int, id: str, answers: int) -> AnyDeed:
    """UN-05: with nobody to ask it happens at once."""
    if by not in log.seated() and by not in leaders(log, presence):
        raise Refusal("not-your-decision")
    if not log.play.base <= answers < log.play.answers:
        raise Refusal("nothing-to-undo")
    if log.options.rewinds is not None and log.rewinds_used >= log.options.rewinds:
        raise Refusal("no-rewinds-left")
    if any(player != by for player in voters(log, presence)):
        return entries.AskedRewind(by, id, answers)
    return entries.Rewound(by, id, answers)


def waiting(log: RoomLog, presence: Presence) -> list[int]:
    """Who has not answered the request to go back: those who play and are here."""
    if log.rewind is None:
        return []
    return [each for each in voters(log, presence) if each != log.rewind.by and each not in log.rewind.agreed]


def awaited(log: RoomLog, presence: Presence) -> list[int]:
    """Whom the room waits for: who decides and has not voted; first of all who has to say whether to go back."""
    if log.rewind:
        return waiting(log, presence)
    found = deciders(log, presence)
    return (
        [each for each in found if each not in log.preferences] if is_voted_on(log, log.play.game.decision) else found
    )


# what follows by itself


def goes_without_saying(log: RoomLog) -> bool:
    """Whether the room answers the open question itself, before anybody is shown it."""
    return log.started and not log.rewind and log.play.foregone is not None


def consequence(log: RoomLog, presence: Presence) -> AnyDeed | None:
    """What the room does when nobody has to be asked any more: a rewind all agreed to, an answer that cannot matter,
    an option voted for, a hero given back to a player who returned."""
    game = log.play.game
    if not log.started or game.outcome:
        return None
    if log.rewind:
        return None if waiting(log, presence) else entries.Rewound(log.rewind.by, "", log.rewind.mark.answers)
    if goes_without_saying(log):
        entry = chosen(log, NOBODY, "", str(log.play.foregone))
        entry.foregone = True
        return entry
    if is_voted_on(log, game.decision) and (text := winner(log, presence)):
        return chosen(log, NOBODY, "", text)
    for hero, owner in log.lent.items():
        if presence.is_awake(owner) and game.decision and (hero in log.bots or game.decision.hero != hero):
            return entries.TookHero(owner, "", hero)
    return None
