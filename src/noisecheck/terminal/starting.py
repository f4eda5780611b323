"""How a game begins: the stage somebody named, its heroes, a seed, and what is said before the first question."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from noisecheck.content import begin_game, load_stage, loader, stage_ids, variant_ids
from noisecheck.content.loader import all_stages, find_stage, folder_of, stages_like
from noisecheck.content.special_rules import special_rules
from noisecheck.engine.errors import StageError
from noisecheck.engine.game import Game
from noisecheck.terminal import saves
from noisecheck.texts import look_up, name, say

LARGEST_SEED = 1_000_000  # of those made up here: short enough to tell a friend


def stage_named(what: str) -> str:
    """The id of a stage that was named by its id or its folder; the folder's is known, and remembered, from now on.

    RP-07: whoever names none reads what may have been meant, and where the list is, which has a veil.
    """
    folder = folder_of(what)
    if folder is None and what not in all_stages():
        raise StageError([say("unknown-stage", {"name": what, "like": ", ".join(stages_like(what)) or "none"})])
    if folder is None or what in (*stage_ids(), *variant_ids()):
        return what
    stage = load_stage(folder).file.id
    with suppress(OSError):  # then saved games on it have to be loaded together with its folder
        saves.remember_stage(stage, folder)
    return stage


def parties(stage: str) -> list[tuple[str, ...]]:
    """SET-3: every party the stage takes, the smallest first."""
    file = find_stage(stage).file
    return [party for number in sorted(file.players) for party in loader.parties(file, number)]


def any_seed() -> int:
    return secrets.randbelow(LARGEST_SEED)


def once_more(game: Game) -> Game:
    """The same stage with the same heroes, but other dice and cards; a scene just as it was."""
    return begin_game(game.origin | {"seed": any_seed()} if "seed" in game.origin else game.origin)


def has_reader(console: Console) -> bool:
    """Whether somebody sits at the terminal, for whom pauses are made."""
    return console.is_terminal and sys.stdin.isatty()


def announce(console: Console, game: Game) -> None:
    """The stage with its briefing, what is special about it, and the seed."""
    mission = game.state.stage.mission
    if mission.id:
        console.print(Text(f"\n{name(mission.id)}", "bold"))
    if briefing := look_up(f"stage-{mission.id}.briefing", {}):
        console.print(Text(briefing))
    if mission.id in all_stages():  # a scene may bring along one that is nowhere here
        for special in special_rules(find_stage(mission.id).file, len(game.state.heroes)):
            console.print(Text(f"{say(f'special-{special.key}', special.facts)} ({special.rule})", "italic"))
    if "seed" in game.origin:
        console.print(Text(say("new-game", {"seed": str(game.origin["seed"])}), "dim"))
