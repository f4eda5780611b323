"""What to play: a run is its settings; all its games follow from them, cut into chunks.

Chunks are the same whoever plays them, so a run that was stopped knows what is missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

import noisecheck
from noisecheck.bots import A_TURN, BOTS, check_name
from noisecheck.campaign import plan as plans
from noisecheck.content.loader import LoadedStage, comes_with_the_game, folder_of, load_stage, wrong_number
from noisecheck.engine.chance import MASK
from noisecheck.engine.errors import NoisecheckError
from noisecheck.lab.box import NONE, REWARDS, unlockable
from noisecheck.texts import say

# Long enough that handing a chunk out costs nothing beside it, short enough that little is lost when a run is stopped.
GAMES_A_CHUNK = {"random": 100, "steady": 10}
OTHERS = 2
# The folders of the package that games depend on.
DECIDING = ("engine", "content", "campaign", "foresight", "bots", "lab", "packs")


class LabError(NoisecheckError):
    """A run or a report that is not possible as asked for."""


class Setting(NamedTuple):
    """A stage with a number of heroes, a bot on all seats, and the rewards won before."""

    stage: str  # an id, or the folder of a stage that somebody made
    players: int
    bot: str
    rewards: str = NONE


class Chunk(NamedTuple):
    """Games of one setting with neighbouring seeds."""

    number: int
    setting: Setting
    seeds: range


class Run(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides what the rows of a run are."""

    version: str
    code: str  # fingerprint of rules, bots, stages and lab
    settings: list[Setting]
    first_seed: int
    games: int  # of each setting
    gear: int  # cards in the Memory Box, drawn for each seed
    milliseconds: float  # a search thinks a turn
    nodes: int  # or playouts it makes at a decision

    @property
    def total(self) -> int:
        return self.games * len(self.settings)

    @property
    def last_seed(self) -> int:
        return self.first_seed + self.games - 1

    def chunks(self) -> list[Chunk]:
        """In the order of their seeds: a run that is stopped early has pairs of games in every setting."""
        seeds = range(self.first_seed, self.first_seed + self.games)
        cut = [
            (setting, seeds[at : at + size])
            for setting in self.settings
            for size in [GAMES_A_CHUNK.get(setting.bot.partition(":")[0], OTHERS)]
            for at in range(0, self.games, size)
        ]
        cut.sort(key=lambda each: each[1].start)
        return [Chunk(number, *each) for number, each in enumerate(cut)]


def new_run(
    stages: Sequence[str],
    players: Sequence[int],
    bots: Sequence[str],
    *,
    games: int,
    first_seed: int = 0,
    gear: int = 0,
    rewards: Sequence[str] = (NONE,),
    milliseconds: float = A_TURN,
    nodes: int = 0,
) -> Run:
    """A run over stages × numbers of heroes × rewards × bots; no numbers: all that each stage takes.

    Raises a `NoisecheckError` for whatever cannot be played.
    """
    if not bots:
        raise LabError(say("lab-no-bot", {"known": ", ".join(BOTS)}))
    loaded = [(named(stage), load_stage(stage)) for stage in stages]
    for name, (_, each) in product(bots, loaded):
        check_name(name, each.file.boss.id if each.file.boss else "")
    ids = [each.file.id for _, each in loaded]
    for what, given in (("stage", ids), ("bot", bots), ("number", players), ("word for rewards", rewards)):
        if len(set(given)) < len(given):
            raise LabError(say("lab-named-twice", {"what": what}))
    if not 0 <= gear <= len(unlockable()):
        raise LabError(say("lab-too-much-gear", {"most": len(unlockable()), "given": gear}))
    if bad := [each for each in rewards if each not in REWARDS]:
        raise LabError(say("lab-no-rewards", {"given": bad[0], "known": ", ".join(REWARDS)}))
    if set(rewards) - {NONE} and (odd := [stage for stage in ids if not plans.core().row(stage)]):
        raise LabError(say("lab-not-in-campaign", {"stage": odd[0]}))
    if first_seed + games - 1 > MASK:
        raise LabError(say("lab-seed-too-large", {"most": str(MASK)}))
    numbers = [(stage, number) for stage, each in loaded for number in numbers_of(each, players)]
    return Run(
        version=noisecheck.__version__,
        code=fingerprint([stage for stage, _ in loaded]),
        settings=[Setting(*setting, name, won) for setting, won, name in product(numbers, rewards, bots)],
        first_seed=first_seed,
        games=games,
        gear=gear,
        milliseconds=milliseconds,
        nodes=nodes,
    )


def named(stage: str) -> str:
    """The id of a stage of the game; the whole path of a folder, which means the same wherever a run is resumed."""
    folder = folder_of(stage)
    return stage if folder is None or comes_with_the_game(folder) else str(folder.resolve())


def numbers_of(stage: LoadedStage, players: Sequence[int]) -> list[int]:
    taken = sorted(stage.file.players)
    for number in players:
        if number not in taken:
            raise wrong_number(stage.file, number)
    return sorted(players) or taken


def fingerprint(stages: Sequence[str]) -> str:
    """Changes with any rule, bot or stage, and with the lab: rows that different ones played must not be mixed."""
    package = Path(noisecheck.__file__).parent
    folders = [*(package / part for part in DECIDING), *(Path(stage) for stage in stages if Path(stage).is_absolute())]
    digest = blake2b(digest_size=8)
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml", ".txt"):
                digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
