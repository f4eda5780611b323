"""Before the game: go on where one stopped, or choose a stage, or an earlier game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from noisecheck import new_game, stage_ids
from noisecheck.campaign import plan as plans
from noisecheck.content.loader import folder_of
from noisecheck.engine.errors import NoisecheckError
from noisecheck.terminal import campaign_menu, memory_box, saves, starting
from noisecheck.terminal.bot_seats import seats_named
from noisecheck.terminal.opponents import ask_for_boss, stage_table
from noisecheck.terminal.party import ask_for_heroes
from noisecheck.terminal.saves import Saved
from noisecheck.terminal.session import LEAVE, Read
from noisecheck.terminal.signs import PROBLEM
from noisecheck.terminal.veil import OverSingles, turned
from noisecheck.texts import name, say, stage_name

CAMPAIGN, VEIL = "campaign", "veil"  # typed in place of a stage


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
        if chosen == CAMPAIGN:
            campaign_menu.visit(console, read)
            return None
        stage = ask_for_boss(console, read, chosen, met(chosen)) if chosen in stage_ids() else chosen
        if not stage:
            return None
    known = starting.stage_named(stage)
    party = heroes or ask_for_heroes(console, read, known, starting.parties(known))
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
    state = saved.game.state
    facts: dict[str, str | int] = {"stage": stage_name(state.stage.mission.id), "round": state.round}
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
    """A stage by number or name, an earlier game by number, or the campaign; empty if the player leaves."""
    stages, kept = stages_in_order(), saves.kept_games()
    things: list[str | Path] = [*stages, *(game.path for game in kept)]
    show_choice(console, stages, kept)
    while True:
        answer = read(say("choose-stage", {})).strip()
        if answer.lower() in LEAVE:
            return ""
        if answer.lower() in (CAMPAIGN, *stages):
            return answer.lower()
        if answer.lower() == VEIL:
            said = turned(OverSingles())
            show_choice(console, stages, kept)
            console.print(said)
            continue
        if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= len(things):
            return things[int(answer) - 1]
        if folder_of(answer):
            return answer
        if answer:
            console.print(Text(say("no-such-stage", {"count": len(things)}), PROBLEM))


def stages_in_order() -> list[str]:
    """The campaign's, then the VR missions."""
    return [stage for stage in plans.everything_in_order() if stage in stage_ids()]


def met(mission: str) -> list[str]:
    """BOS-45: the fights it can be played as, against bosses that players have come to."""
    hidden = OverSingles().hidden()
    return [fight for fight in plans.fights_of(mission) if fight not in hidden]


def show_choice(console: Console, stages: Sequence[str], kept: list[saves.SetAside]) -> None:
    """RP-07: what nobody has come to keeps its name, and can be played all the same."""
    hidden, of_campaign = OverSingles().hidden(), len(plans.core().stages)
    console.print(Text(say("stages", {}), "bold"))
    console.print(stage_table(stages[:of_campaign], hidden=hidden))
    if hidden:
        console.print(Text(say("stages-veiled", {}), "dim"))
    console.print(Text(say("stages-vr", {}), "bold"))
    console.print(stage_table(stages[of_campaign:], first=of_campaign + 1))
    if kept:
        console.print(Text(say("earlier-games", {}), "bold"))
        console.print(kept_table(kept, first=len(stages) + 1))
    console.print(Text.assemble((CAMPAIGN, "bold cyan"), f"  {say('campaign-way-in', {})}"))
    console.print(Text.assemble((VEIL, "bold cyan"), f"      {say('help-veil', {})}"))


def kept_table(games: list[saves.SetAside], first: int) -> Table:
    table = Table.grid(padding=(0, 2, 0, 1))
    for number, game in enumerate(games, first):
        who = ", ".join(map(name, game.heroes))
        title = stage_name(game.stage)
        answers = say("answers-given", {"count": game.answers})
        table.add_row(Text(str(number), "bold cyan"), Text(title, "bold"), Text(who), Text(answers, "dim"))
    return table
