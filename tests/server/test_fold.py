"""The law of the log: the same entries make the same table, whatever was done at it."""

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from noisecheck.bots.shapes import Why
from noisecheck.server import entries, showing, wire
from noisecheck.server.commands import chosen, consequence, deed
from noisecheck.server.entries import Entry, Joined, Opened, StageOrigin
from noisecheck.server.play import NOBODY
from noisecheck.server.presence import Presence
from noisecheck.server.refusals import Refusal
from noisecheck.server.room import RoomLog, fold
from noisecheck.server.seats import deciders
from tests.server.house import Clock

SEATS = [1, 2, 3]


def any_command(chooser: random.Random, log: RoomLog) -> wire.KeptCommand:
    """Something a player might do; much of it is not allowed."""
    id, seq, play = f"c{chooser.randrange(400)}", log.seq - (chooser.random() < 0.05), log.play
    options = [str(option) for option in play.game.decision.options] if play.game.decision else ["end"]
    hero, player = chooser.choice([*log.heroes, "nobody"]), chooser.choice([*SEATS, 9])
    moment = chooser.randint(0, play.answers + 1)
    choose = wire.Choose(id, seq, chooser.choice(options))
    commands: list[wire.KeptCommand] = [
        *[choose] * 14,
        *[wire.Undo(id, seq, max(0, play.answers - chooser.randint(1, 3)))] * 3,
        *[wire.Redo(id, seq)] * 3,
        wire.AskRewind(id, seq, moment),
        *[wire.AnswerRewind(id, seq, chooser.random() < 0.7)] * 3,
        wire.Prefer(id, seq, chooser.choice(options)),
        wire.TakeHero(id, hero),
        wire.LeaveHero(id, hero),
        wire.GiveToBot(id, hero, chooser.choice(["random", "steady"])),
        *[wire.HoldBot(id, seq, chooser.random() < 0.7)] * 2,
        wire.HandHero(id, hero, player),
        wire.HandLead(id, player),
        wire.Ready(id, chooser.random() < 0.8),
        wire.Start(id),
        wire.Rename(id, f"name {seq}"),
        wire.Bookmark(id, f"here {seq}"),
    ]
    return chooser.choice(commands)


def by_bot(chooser: random.Random, log: RoomLog) -> entries.Chose | None:
    """What a bot would write, if it is asked."""
    hero = log.bot_to_act()
    if not hero or log.is_held() or log.rewind or log.play.game.decision is None:
        return None
    entry = chosen(log, NOBODY, "", str(chooser.choice(log.play.game.decision.options)))
    entry.bot = entries.ByBot(hero, log.bots[hero], Why("bot-random", {"hero": hero}))
    return entry


def hinted(chooser: random.Random, log: RoomLog, by: int) -> entries.Hinted | None:
    return entries.Hinted(by, "", chooser.randint(1, 3)) if chooser.random() < 0.1 else None


def shown(log: RoomLog) -> bytes:
    """All of a table that anybody could see or that later commands depend on."""
    presence = Presence(Clock())
    private = (
        log.done,
        sorted(log.held),
        log.hinted,
        log.lent,
        log.play.redo,
        log.play.given,
        log.moved,
        log.play.game.checkpoint.digest(),
    )
    return msgspec.json.encode(showing.welcome(log, presence, [], "t", "w", 1)) + repr(private).encode()


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(["lead", "anyone", "vote"]))
def test_a_table_read_back_from_its_entries_is_the_same_table(seed: int, decides: str) -> None:
    chooser = random.Random(seed)
    heroes = chooser.sample(["snake", "meryl", "otacon", "gray-fox"], chooser.randint(2, 4))
    options = wire.Options(chooser.choice([None, 0, 3]), decides)  # type: ignore[arg-type]
    written: list[Entry] = [Opened(StageOrigin("recon", heroes, seed), options, "nonce")]
    written += [Joined(player, f"player {player}", "hash") for player in SEATS]
    log, clock = fold(written), Clock()
    presence = Presence(clock)

    for _ in range(120):
        clock.now += chooser.choice([1, 1, 1, 200])
        here = chooser.choice(SEATS)
        if chooser.random() < 0.1:
            presence.go(here) if presence.is_here(here) else presence.come(here)
        command, by = any_command(chooser, log), chooser.choice(SEATS)
        entry: entries.Later | None = None
        if (by, command.id) not in log.done:
            try:
                entry = deed(log, presence, by, command)
            except Refusal:
                entry = consequence(log, presence) or by_bot(chooser, log) or hinted(chooser, log, by)
        if entry:
            written.append(entry)
            log.apply(entry)
        running = log.started and not log.play.game.outcome
        is_bots = bool(log.bot_to_act()) and not log.is_held()
        assert bool(deciders(log, presence)) == (running and not is_bots), "somebody can always go on"

    kept = [entries.decode(entries.encode(entry)) for entry in written]
    assert kept == written
    assert shown(fold(kept)) == shown(log)
