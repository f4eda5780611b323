"""How well bots play: `python -m bench.bots --games 50 random steady search`.

Every bot plays the same games: stage, heroes and seed are the same, so differences are taken game by game. On a stage
where players choose their heroes the party changes with the seed. Shown are wins with Wilson's interval, the
difference to the bot before, the processor time a turn takes, why games were lost; at the end all games pooled.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import sqrt
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from noisecheck import new_game
from noisecheck.bots import BOTS, bot
from noisecheck.content.loader import load_stage

Z = 1.96  # for intervals of 95 %
STAGES = ("cargo-dock", "heliport", "recon")
FIRST_SEED = 1000  # low ones were at hand while the thumbs were tuned, and may flatter them


class Setting(NamedTuple):
    """A stage with a number of heroes."""

    stage: str
    heroes: int

    def party(self, seed: int) -> list[str]:
        """The heroes of one game: all parties the stage takes, one after the other."""
        allowed = load_stage(self.stage).file.players[self.heroes]
        free = self.heroes - len(allowed.must)
        parties = [[*allowed.must, *others] for others in combinations(allowed.may, free)]
        return parties[seed % len(parties)]


class Thought(NamedTuple):
    """How long a search thinks: milliseconds a turn, or futures a decision, which any machine does alike."""

    milliseconds: float
    nodes: int

    def __str__(self) -> str:
        return f"{self.nodes} futures a decision" if self.nodes else f"{self.milliseconds:g} ms a turn"


class Played(NamedTuple):
    outcome: str
    rounds: int
    turns: list[float]  # milliseconds


def settings(stages: tuple[str, ...]) -> Iterator[Setting]:
    for stage in stages:
        for heroes in sorted(load_stage(stage).file.players):
            yield Setting(stage, heroes)


def play(setting: Setting, seed: int, name: str, thought: Thought) -> Played:
    game = new_game(setting.stage, setting.party(seed), seed)
    player = bot(name, seed, milliseconds=thought.milliseconds, nodes=thought.nodes)
    turns = [0.0]
    while game.decision:
        kind = game.decision.kind
        begin = time.process_time()
        option = player.choose(game)
        turns[-1] += 1000 * (time.process_time() - begin)
        if kind == "action" and option.verb == "end":
            turns.append(0.0)
        game.choose(option)
    return Played(game.outcome or "", game.state.round, turns[:-1] or turns)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    share, z2 = wins / games, Z * Z
    middle = share + z2 / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return (middle - spread) / (1 + z2 / games), (middle + spread) / (1 + z2 / games)


def paired(first: list[bool], second: list[bool]) -> tuple[float, float, float]:
    """By how much the second wins more often in the same games, with its interval."""
    differences = [int(b) - int(a) for a, b in zip(first, second, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    spread = Z * sqrt(sum((each - mean) ** 2 for each in differences) / max(1, count - 1) / count)
    return mean, mean - spread, mean + spread


def percents(low: float, high: float) -> str:
    return f"{100 * low:.0f} … {100 * high:.0f}"


def difference(first: list[bool], second: list[bool]) -> str:
    """By how many points of a hundred the second wins more often, with its interval."""
    mean, low, high = (100 * each for each in paired(first, second))
    return f"{mean:+.0f} ({low:+.0f} … {high:+.0f})"


def causes(played: list[Played]) -> str:
    """Why games were lost, most frequent first; of heroes killed, how often any was."""
    lost = Counter("killed" if "killed" in each.outcome else "time" for each in played if each.outcome != "won")
    return ", ".join(f"{cause} {count}" for cause, count in lost.most_common())


def report(console: Console, names: list[str], stages: tuple[str, ...], games: int, thought: Thought) -> None:
    seeds = range(FIRST_SEED, FIRST_SEED + games)
    title = f"{games} games each, seeds {seeds[0]} to {seeds[-1]}, search with {thought}"
    table = Table("stage", "heroes", "bot", title=title)
    for heading in ("won", "95 %", "over the one before", "rounds", "ms a turn", "lost by"):
        table.add_column(heading, justify="right")
    won: dict[str, list[bool]] = {name: [] for name in names}
    for setting in settings(stages):
        before: list[bool] = []
        for name in names:
            played = [play(setting, seed, name, thought) for seed in seeds]
            wins = [each.outcome == "won" for each in played]
            won[name] += wins
            table.add_row(
                setting.stage,
                str(setting.heroes),
                name,
                f"{100 * sum(wins) / games:.0f} %",
                percents(*wilson(sum(wins), games)),
                difference(before, wins) if before else "",
                f"{median(each.rounds for each in played):g}",
                f"{median(turn for each in played for turn in each.turns):.1f}",
                causes(played),
            )
            before = wins
            console.print(f"[dim]{setting.stage} {setting.heroes} {name}: {sum(wins)} of {games}[/dim]")
    console.print(table)
    for worse, better in pairwise(names):
        console.print(f"{better} over {worse}: {difference(won[worse], won[better])}, {len(won[worse])} games in pairs")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", default=list(BOTS), help="weakest first")
    parser.add_argument("--games", type=int, default=30, help="for each stage and number of heroes")
    parser.add_argument("--stages", nargs="*", default=list(STAGES))
    parser.add_argument("--milliseconds", type=float, default=200.0, help="that a search thinks a turn")
    parser.add_argument("--nodes", type=int, default=0, help="futures that a search tries a decision, however long")
    given = parser.parse_args()
    thought = Thought(given.milliseconds, given.nodes)
    report(Console(width=120), given.bots, tuple(given.stages), given.games, thought)


if __name__ == "__main__":
    main()
