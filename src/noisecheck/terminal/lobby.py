"""Before the game: go on where one stopped, or choose a stage, or an earlier game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from noisecheck import new_game, stage_ids
from noisecheck.content.loader import choose_heroes, find_stage
from noisecheck.engine.errors import NoisecheckError
from noisecheck.engine.heroes.dashboards import HERO_IDS
from noisecheck.terminal import memory_box, saves, starting
from noisecheck.terminal.bot_seats import seats_named
from noisecheck.terminal.panel import stage_title
from noisecheck.terminal.saves import Saved
from noisecheck.terminal.session import LEAVE, Read
from noisecheck.terminal.signs import PROBLEM
from noisecheck.terminal.typed import SHORTEST
from noisecheck.texts import look_up, name, say


def begin(
    console: Console,
    read: Read,
    stage: str,
    heroes: Sequence[str] | None,
    seed: int | None,
    box: Sequence[str] = (),
    bots: Sequence[str] = (),
) -> Saved | None:
    """The game to play and its bots; None if the player would rather leave."""
    if not stage:
        if saved := resume(console, read):
            return with_bots(saved, bots)
        chosen = choose(console, read)
        if isinstance(chosen, Path):
            return with_bots(take_up(console, chosen), bots)
        stage = ask_for_boss(console, read, chosen) if chosen in stage_ids() else chosen
        if not stage:
            return None
    known = starting.stage_named(stage)
    if known != stage:
        saves.remember_stage(known, Path(stage))
    party = heroes or ask_for_heroes(console, read, known)
    if party is None:
        return None
    game = new_game(known, party, starting.any_seed() if seed is None else seed, box or memory_box.unlocked())
    begun = with_bots(Saved(game, {}), bots)
    keep_earlier_game(console)
    starting.announce(console, game)
    return begun


def with_bots(saved: Saved, named: Sequence[str]) -> Saved:
    """The seats named now count before those a saved game brings along."""
    return saved._replace(bots=saved.bots | seats_named(saved.game, named))


# games that wait


def resume(console: Console, read: Read) -> Saved | None:
    """The game of the autosave, if there is one and the player wants it. One that cannot be read is kept aside."""
    path = saves.autosave_path()
    if not path.exists():
        return None
    try:
        saved = saves.read_saved(path)
    except NoisecheckError as error:
        kept = saves.set_aside(path, "broken")
        console.print(Text(say("autosave-broken", {"file": str(kept), "reason": str(error)}), PROBLEM))
        return None
    facts: dict[str, str | int] = {"stage": stage_title(saved.game.state), "round": saved.game.state.round}
    while True:
        answer = read(say("resume", facts)).strip().lower()
        if answer in ("", *say("yes-words", {}).split()):
            return saved
        if answer in say("no-words", {}).split():
            return None
        console.print(Text(say("yes-or-no", {}), PROBLEM))


def keep_earlier_game(console: Console) -> None:
    """A new game takes the autosave's place; one in which something was done is not lost by that."""
    path = saves.autosave_path()
    try:
        if path.exists() and not saves.is_untouched(path):
            kept = saves.set_aside(path, saves.EARLIER)
            console.print(Text(say("earlier-kept", {"file": str(kept)}), "dim"))
    except OSError as error:
        console.print(Text(say("save-failed", {"file": str(path), "reason": str(error.strerror)}), PROBLEM))


def take_up(console: Console, kept: Path) -> Saved:
    """An earlier game becomes the present one: its file is the autosave again."""
    saved = saves.read_saved(kept)
    keep_earlier_game(console)
    kept.replace(saves.autosave_path())
    return saved


# what to play


def choose(console: Console, read: Read) -> str | Path:
    """A stage by number or name, or an earlier game by number; empty if the player leaves."""
    stages, kept = stage_ids(), saves.kept_games()
    things: list[str | Path] = [*stages, *(game.path for game in kept)]
    console.print(Text(say("stages", {}), "bold"))
    console.print(stage_table(stages))
    if kept:
        console.print(Text(say("earlier-games", {}), "bold"))
        console.print(kept_table(kept, first=len(stages) + 1))
    while True:
        answer = read(say("choose-stage", {})).strip()
        if answer.lower() in LEAVE:
            return ""
        if answer.lower() in stages:
            return answer.lower()
        if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= len(things):
            return things[int(answer) - 1]
        if answer and Path(answer).is_dir():
            return answer
        if answer:
            console.print(Text(say("no-such-stage", {"count": len(things)}), PROBLEM))


def stage_table(stages: list[str]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 1))
    for number, stage in enumerate(stages, 1):
        summary = look_up(f"stage-{stage}", {}) or ""
        table.add_row(Text(str(number), "bold cyan"), Text(name(stage), "bold"), Text(stage, "dim"), Text(summary))
    return table


def kept_table(games: list[saves.Kept], first: int) -> Table:
    table = Table.grid(padding=(0, 2, 0, 1))
    for number, game in enumerate(games, first):
        who = ", ".join(map(name, game.heroes))
        title = name(game.stage) if game.stage else say("panel-scene", {})
        answers = say("answers-given", {"count": game.answers})
        table.add_row(Text(str(number), "bold cyan"), Text(title, "bold"), Text(who), Text(answers, "dim"))
    return table


# against whom, and who plays


def ask_for_boss(console: Console, read: Read, stage: str) -> str:
    """BOS-45: the stage itself, or one of the fights a VR mission can also be played as; empty if the player leaves."""
    fights = starting.fights(stage)
    if not fights:
        return stage
    console.print(stage_table(fights))
    while True:
        answer = read(say("choose-boss", {})).strip().lower()
        if answer in LEAVE:
            return ""
        if not answer:
            return stage
        if answer in fights:
            return answer
        if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= len(fights):
            return fights[int(answer) - 1]
        console.print(Text(say("no-such-boss", {"count": len(fights)}), PROBLEM))


def ask_for_heroes(console: Console, read: Read, stage: str) -> tuple[str, ...] | None:
    """The party, asked for only where the stage leaves a choice; None if the player leaves."""
    possible = starting.parties(stage)
    if len(possible) == 1:
        return possible[0]
    heroes = [hero for hero in HERO_IDS if any(hero in party for party in possible)]
    console.print(Text.assemble(" ", *hero_words(heroes)))
    counts = sorted({len(party) for party in possible})
    facts: dict[str, str | int] = {"fewest": counts[0], "most": counts[-1], "first": ", ".join(possible[0])}
    while True:
        answer = read(say("choose-heroes", facts)).strip().lower()
        if answer in LEAVE:
            return None
        if not answer:
            return possible[0]
        try:
            return choose_heroes(find_stage(stage).file, [hero_meant(word, heroes) for word in in_parts(answer)])
        except NoisecheckError as error:
            console.print(Text(str(error), PROBLEM))


def hero_words(heroes: list[str]) -> list[tuple[str, str] | str]:
    words: list[tuple[str, str] | str] = []
    for number, hero in enumerate(heroes, 1):
        words += [(str(number), "bold cyan"), f" {hero}  "]
    return words


def in_parts(answer: str) -> list[str]:
    return answer.replace("gray fox", "gray-fox").replace(",", " ").split()


def hero_meant(word: str, heroes: list[str]) -> str:
    """By number, name or the beginning of the name."""
    if word.isdecimal() and 1 <= int(word[:3]) <= len(heroes):
        return heroes[int(word[:3]) - 1]
    found = [hero for hero in heroes if hero.startswith(word) and len(word) >= min(SHORTEST, len(hero))]
    return found[0] if len(found) == 1 else word
