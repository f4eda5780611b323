"""What `make soak` plays: whole games of a bot, and as many minefields, each watched."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from multiprocessing import Pool

from rich.progress import track

from tests.laws.minefields import play_minefield
from tests.laws.whole_games import play_watched


def soak(games: int, play: Callable[[int], str], what: str) -> None:
    with Pool() as pool:
        outcomes = Counter(track(pool.imap_unordered(play, range(games), chunksize=20), what, total=games))
    for outcome, count in outcomes.most_common():
        print(f"{count:6d}  {outcome}")
    print(f"{games} {what}, none that broke a law")


if __name__ == "__main__":
    count, bot = int(sys.argv[1]), sys.argv[2]
    soak(count, partial(play_watched, player=bot), f"games by {bot}")
    soak(count, play_minefield, "minefields")
