"""One game is one row: who played what, how it ended, what its events tell, and how long its turns took.

The same game twice gives the same row, but for `turn_ms`: nothing else comes from a clock.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from noisecheck import new_game
from noisecheck.bots import bot
from noisecheck.bots.clock import thread_time
from noisecheck.content.loader import load_stage, parties
from noisecheck.engine import events
from noisecheck.engine.events import Event
from noisecheck.engine.game import Game
from noisecheck.engine.keeping import keep
from noisecheck.engine.outcome import WON
from noisecheck.engine.state import ALERT, INVESTIGATE
from noisecheck.lab.box import borne, drawn_box, kinds_of, won_box
from noisecheck.lab.runs import Chunk, Run

OPEN = "open"
KILLED, TIME, FAILED = "killed", "time", "failed"
CAUSES = {"": "", "time": TIME, "killed": KILLED, "hostage": KILLED, "killing": FAILED}  # by the reason of a loss
MOST_ROUNDS = 60  # a game that is still open then has no outcome


class Row(Struct, frozen=True):
    """A game. `docs/lab.md` says what the columns mean."""

    stage: str
    players: int
    heroes: list[str]
    bot: str
    seed: int
    outcome: str
    cause: str
    victim: str
    rounds: int
    decisions: int
    damage: int
    alarms: int
    noises: int
    orders: int
    spawned: int
    knocked_out: int
    killed: int
    focus: int
    objectives: int
    rewards: str
    box: list[str]
    carried: list[str]
    used: list[str]
    seen: dict[str, int]
    turn_ms: list[float]

    @property
    def won(self) -> bool:
        return self.outcome == WON.kind


class RowFacts(NamedTuple):
    """What belongs to a row and the game's events do not tell."""

    bot: str
    seed: int
    rewards: str
    box: Sequence[str]
    brought: Sequence[str]  # starting equipment
    decisions: int
    turn_ms: list[float]


known_stage = keep(128)(load_stage)  # a process plays many games on each


def play_chunk(run: Run, chunk: Chunk) -> list[Row]:
    """The games of a chunk. What went wrong in one says in which."""
    rows = []
    for seed in chunk.seeds:
        try:
            rows.append(play(run, chunk, seed))
        except Exception as error:
            error.add_note(f"in the game {chunk.setting}, seed {seed}")
            raise
    return rows


def play(run: Run, chunk: Chunk, seed: int) -> Row:
    setting = chunk.setting
    file = known_stage(setting.stage).file
    takes = parties(file, setting.players)
    heroes = takes[seed % len(takes)]
    box = [*drawn_box(run.gear, seed), *won_box(setting.rewards, file.id)]
    game = new_game(file.id, heroes, seed, box, wounds=borne(setting.rewards, file.id, seed))
    brought = [card.id for hero in game.state.heroes for card in hero.gear]
    player = bot(setting.bot, seed, milliseconds=run.milliseconds, nodes=run.nodes)
    decisions, thought, turn_ms = 0, 0.0, []
    while game.decision and game.state.round <= MOST_ROUNDS:
        begin = thread_time()  # of the processor: what else the machine does is not the bot's fault
        option = player.choose(game)
        thought += thread_time() - begin
        if game.decision.kind == "action" and option.verb == "end":
            turn_ms.append(round(1000 * thought, 3))
            thought = 0.0
        game.choose(option)
        decisions += 1
    return row_of(game, RowFacts(setting.bot, seed, setting.rewards, box, brought, decisions, turn_ms))


def row_of(game: Game, beside: RowFacts) -> Row:
    state, told = game.state, game.events
    heroes = [hero.id for hero in state.heroes]
    attention = Counter(event.side for event in told if isinstance(event, events.AttentionPlaced))
    kinds = Counter(type(event) for event in told)
    equipped = [event.gear for event in told if isinstance(event, events.Equipped)]
    put_back = [event.gear for event in told if isinstance(event, events.PutBack)]
    cause = CAUSES[state.outcome.reason] if state.outcome else ""
    return Row(
        stage=state.stage.mission.id,
        players=len(heroes),
        heroes=heroes,
        bot=beside.bot,
        seed=beside.seed,
        outcome=state.outcome.kind if state.outcome else OPEN,
        cause=cause,
        victim=state.outcome.figure if state.outcome and cause == KILLED else "",
        rounds=state.round,
        decisions=beside.decisions,
        damage=sum(event.damage for event in told if isinstance(event, events.Hurt) and event.figure in heroes),
        alarms=attention[ALERT],
        noises=attention[INVESTIGATE],
        orders=kinds[events.OrderDrawn],
        spawned=kinds[events.GuardSpawned],
        knocked_out=kinds[events.KnockedOut],
        killed=sum(isinstance(event, events.Killed) and event.figure not in heroes for event in told),
        focus=kinds[events.FocusUsed],
        objectives=kinds[events.ObjectiveTaken],
        rewards=beside.rewards,
        box=kinds_of(beside.box),
        carried=kinds_of((Counter([*beside.brought, *equipped]) - Counter(put_back)).elements()),
        used=kinds_of(event.gear for event in told if isinstance(event, events.GearUsed)),
        seen=places_seen(told),
        turn_ms=beside.turn_ms,
    )


def places_seen(told: Sequence[Event]) -> dict[str, int]:
    """How often heroes were seen in each space."""
    return dict(sorted(Counter(event.space for event in told if isinstance(event, events.Seen)).items()))
