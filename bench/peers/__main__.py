"""`python -m bench.peers`: all engines in turn, round after round; then the tables."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.peers.contest import MEASURED, Round

ROOT = Path(__file__).parent.parent.parent
PEERS = ROOT / ".venv" / "peers" / "bin" / "python"
OURS, PYTHON, COMPILED = "ours", "Python", "C++"
MICRO = 1e6


class Entry(NamedTuple):
    """An engine as the tables call it, whose it is, and how `contest` finds it."""

    title: str
    kind: str
    name: str


ENTRIES = (
    Entry("noisecheck, Heliport, 1 hero", OURS, "ours.heliport"),
    Entry("noisecheck, Recon, 1 hero", OURS, "ours.recon"),
    Entry("noisecheck, Recon, 4 heroes", OURS, "ours.recon-4"),
    Entry("Catanatron, 4 players", PYTHON, "catan"),
    Entry("python-chess, all its rules", PYTHON, "python_chess"),
    Entry("python-chess, without draws", PYTHON, "python_chess.without-draws"),
    Entry("OpenSpiel, chess", COMPILED, "spiel.chess"),
    Entry("OpenSpiel, backgammon", COMPILED, "spiel.backgammon"),
)


class Runner:
    """An engine in its process, and the rounds it has run."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        python = sys.executable if entry.kind == OURS else str(PEERS)
        command = [python, "-m", "bench.peers.contest", entry.name]
        same = {**os.environ, "PYTHONHASHSEED": "0"}  # else Catanatron plays other games every time
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=same, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.rounds: dict[str, list[Round]] = {measured: [] for measured in MEASURED}
        self.version: str = self.hear()

    def hear(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.entry.title} has stopped")
        return json.loads(line)

    def run(self, measured: str) -> Round:
        assert self.process.stdin is not None
        print(measured, file=self.process.stdin, flush=True)
        return Round(*self.hear())

    def best_and_middle(self, measured: str) -> tuple[float, float]:
        """Operations a second: the best tenth of the rounds, and the middle one."""
        rates = [each.done / each.seconds for each in self.rounds[measured]]
        return quantiles(rates, n=10, method="inclusive")[-1], median(rates)

    def choices(self) -> float:
        """The share of decisions that were choices."""
        return self.rounds["play"][0].choices / self.rounds["play"][0].done


def table_of_play(runners: list[Runner]) -> Table:
    table = Table("random play, decisions a second", "", title="the higher the better")
    for heading in ("best tenth", "middle", "ours ÷ it", "among 2 or more", "ours ÷ it"):
        table.add_column(heading, justify="right")
    slowest = min(each.best_and_middle("play")[1] for each in runners if each.entry.kind == OURS)
    choosing = min(each.best_and_middle("play")[1] * each.choices() for each in runners if each.entry.kind == OURS)
    for each in runners:
        best, middle = each.best_and_middle("play")
        chosen = middle * each.choices()
        ratios = ("", "") if each.entry.kind == OURS else (f"{slowest / middle:.2f}", f"{choosing / chosen:.2f}")
        table.add_row(*each.entry[:2], f"{best:,.0f}", f"{middle:,.0f}", ratios[0], f"{chosen:,.0f}", ratios[1])
    return table


def table_of_costs(runners: list[Runner], measured: str) -> Table:
    table = Table(f"{measured}, µs", "", title="the lower the better")
    for heading in ("best tenth", "middle", "it ÷ ours"):
        table.add_column(heading, justify="right")
    slowest = min(each.best_and_middle(measured)[1] for each in runners if each.entry.kind == OURS)
    for each in runners:
        best, middle = each.best_and_middle(measured)
        ratio = "" if each.entry.kind == OURS else f"{slowest / middle:.2f}"
        table.add_row(*each.entry[:2], f"{MICRO / best:.2f}", f"{MICRO / middle:.2f}", ratio)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=30, help="of each measurement; one more warms up")
    rounds = parser.parse_args().rounds
    console = Console(width=120)
    runners = [Runner(entry) for entry in ENTRIES]
    for number in track(range(rounds + 1), "rounds", console=console, transient=True):
        for measured in MEASURED:
            for runner in runners:
                result = runner.run(measured)
                if number:
                    runner.rounds[measured].append(result)
    for runner in runners:
        runner.process.communicate()
    console.print(f"Python {', '.join(sorted({runner.version for runner in runners}))}; {rounds} rounds")
    console.print("Ratios are between the middles, and for us that of our slowest row.")
    console.print(table_of_play(runners))
    for measured in list(MEASURED)[1:]:
        console.print(table_of_costs(runners, measured))


if __name__ == "__main__":
    main()
