"""Mutation testing: do the tests bite?

    python scripts/bite.py [--sample N] [--seed N] [--minutes N] [--least PERCENT] [--since REVISION]

mutmut makes small faults (mutants) in the code that pyproject.toml names, one at a time, and runs the tests that reach
it. A mutant no test notices has survived. This wrapper picks the mutants, lets mutmut try them, reports, and fails
below 85 percent.

Mutants are tried in batches, in a random order fixed by the seed. So whatever makes us stop, those tried are a fair
sample of all, and the figure printed is an honest estimate.

The settings in pyproject.toml: `forkserver`, because workers forked from a process that had run the tests would inherit
its filled caches and never reach the mutant; a short timeout, because a mutant that loops for ever is caught as well.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from mutmut.configuration import config
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.stats import status_by_exit_code
from mutmut.utils.file_utils import walk_mutatable_files
from mutmut.utils.format_utils import get_mutant_name

ROOT = Path(__file__).resolve().parent.parent
BATCH = 250  # mutmut matches names with fnmatch, whose cache holds 256 patterns: more would slow it to a crawl
WORKERS = 2
SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"  # what mutmut's progress lines begin with
# "interrupted" is pytest's word for tests that could not even be imported; a dead or endless process is noticed, too.
CAUGHT = {"killed", "timeout", "segfault", "check was interrupted by user"}


def changed_since(revision: str) -> set[Path]:
    """The files that differ from what they were then, new ones among them."""
    named = ["git", "diff", "--name-only", "--relative", revision]
    listed = subprocess.run(named, capture_output=True, text=True, check=False)
    if listed.returncode:
        sys.exit(f"no such revision: {revision} (git says: {listed.stderr.strip()})")
    return set(map(Path, listed.stdout.splitlines()))


def all_mutants(since: str | None) -> dict[str, Path]:
    """Every mutant's name, with the file it is a fault in; with a revision, of files that changed since then."""
    files = set(walk_mutatable_files())
    return {
        get_mutant_name(path, name): path
        for path in sorted(files & changed_since(since) if since else files)
        for name in mutate_file_contents(str(path), path.read_text("utf-8")).mutant_names
    }


def try_out(names: list[str]) -> None:
    """Let mutmut run the tests against these mutants; it notes the verdicts in mutants/."""
    program = "from mutmut.__main__ import cli; cli()"
    run = subprocess.run(
        [sys.executable, "-c", program, "run", "--max-children", str(WORKERS), *names],
        env={**os.environ, "PYTHONPATH": str(ROOT / "scripts"), "PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode:
        lines = run.stdout.replace("\r", "\n").splitlines()
        print(*[line for line in lines if line.strip() and line[0] not in SPINNER][-40:], sep="\n")
        sys.exit("mutmut failed. Does `make test` pass? If so, set `debug = true` in [tool.mutmut] of pyproject.toml")


def verdicts(names: list[str], mutants: dict[str, Path]) -> dict[str, str]:
    """What became of each of these mutants."""
    codes: dict[str, int | None] = {}
    for path in {mutants[name] for name in names}:
        data = SourceFileMutationData(path=path)
        data.load()
        codes |= data.exit_code_by_key
    return {name: status_by_exit_code[codes[name]] for name in names}


def fault(name: str, path: Path) -> str:
    """The lines a mutant takes out and puts in."""
    lines = get_diff_for_mutant(name, path=path).splitlines()
    return "\n".join(f"    {line}" for line in lines if line[:1] in ("-", "+") and line[:3] not in ("---", "+++"))


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Between which percentages the true rate lies, 19 times in 20 (Wilson's score interval)."""
    z = 1.96
    rate, spread = hits / tries, z * z / tries
    middle = rate + spread / 2
    margin = z * (rate * (1 - rate) / tries + spread / tries / 4) ** 0.5
    return 100 * (middle - margin) / (1 + spread), 100 * (middle + margin) / (1 + spread)


def main() -> int:
    parser = argparse.ArgumentParser(description="Mutation testing: do the tests bite?")
    parser.add_argument("--sample", type=int, metavar="N", help="try N mutants instead of all")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which sample (1)")
    parser.add_argument("--minutes", type=float, default=60, metavar="N", help="start no new batch after so long (60)")
    parser.add_argument("--least", type=float, default=85, metavar="PERCENT", help="fail below this (85)")
    parser.add_argument("--since", metavar="REVISION", help="only files that changed since this commit")
    options = parser.parse_args()

    if missing := [name for name in config().pytest_add_cli_args_test_selection if not Path(name).exists()]:
        sys.exit(f"no such tests: {', '.join(missing)} (pyproject.toml, [tool.mutmut])")
    shutil.rmtree("mutants", ignore_errors=True)  # old verdicts know nothing of tests changed since
    mutants = all_mutants(options.since)
    if not mutants:
        sys.exit("nothing to mutate (pyproject.toml, [tool.mutmut], only_mutate; --since)")
    order = sorted(mutants)
    random.Random(options.seed).shuffle(order)
    order = order[: options.sample]
    print(f"{len(mutants)} mutants, trying {len(order)} (seed {options.seed})", flush=True)

    begin = time.monotonic()
    found: dict[str, str] = {}
    for first in range(0, len(order), BATCH):
        if found and time.monotonic() - begin > 60 * options.minutes:
            print(f"stopped: {options.minutes:g} minutes are over")
            break
        batch = order[first : first + BATCH]
        try_out(batch)
        found |= verdicts(batch, mutants)
        survivors = sorted(name for name, verdict in found.items() if verdict not in CAUGHT)
        print(f"  {len(found)} tried, {len(survivors)} survived, {time.monotonic() - begin:.0f} s", flush=True)

    for name in survivors:
        print(f"\n{found[name]}: {name} in {mutants[name]}\n{fault(name, mutants[name])}")

    caught = len(found) - len(survivors)
    percent = 100 * caught / len(found)
    kinds = ", ".join(f"{count} {verdict}" for verdict, count in Counter(found.values()).most_common())
    each = (time.monotonic() - begin) / len(found)
    print(f"\n{caught} caught, {len(survivors)} survived ({kinds}); {each:.2f} s a mutant")
    if len(found) == len(mutants):
        print(f"{percent:.1f} % of all {len(mutants)} mutants caught; at least {options.least:g} % wanted")
    else:
        low, high = interval(caught, len(found))
        print(
            f"{percent:.1f} % caught in a random sample of {len(found)} out of {len(mutants)} mutants: an estimate, "
            f"the true figure likely between {low:.1f} and {high:.1f} %; at least {options.least:g} % wanted"
        )
    return int(percent < options.least)


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
