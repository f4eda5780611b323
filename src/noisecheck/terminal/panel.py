"""Beside the map: the round, the heroes' dashboards, what is left to do."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from noisecheck.engine.game import Game
from noisecheck.engine.heroes.dashboards import DASHBOARDS
from noisecheck.engine.rules.actions import actions_left
from noisecheck.engine.state import ALERT, ENEMY_PHASE, Hero, State
from noisecheck.terminal import signs
from noisecheck.texts import dice, name, say

FULL, EMPTY = "●", "○"
QUIET = "dim"


def draw_panel(game: Game) -> list[Text]:
    """The stage, then each hero: blocks to put below or beside one another."""
    state = game.state
    heroes = [dashboard(state, hero, is_acting=seat == state.turn) for seat, hero in enumerate(state.heroes)]
    return [Text("\n").join(block) for block in (progress(state), *heroes)]


def progress(state: State) -> Iterator[Text]:
    """Where the stage stands, and what is left to do."""
    yield Text(stage_title(state), "bold")
    yield Text(say("panel-round", {"round": state.round, "phase": state.phase}), QUIET)
    yield from goals(state)
    yield from cards(state)


def stage_title(state: State) -> str:
    """A stage's name; a bare scene has none."""
    return name(state.stage.mission.id) if state.stage.mission.id else say("panel-scene", {})


def dashboard(state: State, hero: Hero, *, is_acting: bool) -> Iterator[Text]:
    """One hero: in full in its turn, short otherwise."""
    board = DASHBOARDS[hero.id]
    colour = signs.HEROES[hero.id]
    title = Text.assemble(
        (f" {signs.LETTERS[hero.id]} ", f"bold reverse {colour}" if is_acting else f"bold {colour}"),
        (f" {name(hero.id)} ", f"bold {colour}"),
        (state.stage.board.names[hero.space], ""),
    )
    if hero.attention:
        style = signs.ALERT if hero.attention == ALERT else signs.INVESTIGATE
        title.append(f"  {hero.attention} {state.stage.board.names[hero.attention_space]}", style)
    if hero.acted:
        title.append("  " + say("panel-acted", {}), QUIET)
    yield title
    left = max(0, actions_left(hero))
    yield meter("panel-actions", left, max(board.actions_a_turn, left), colour)
    yield meter("panel-health", max(0, board.health - hero.damage), board.health, signs.ALERT if hero.damage else "")
    if hero.noisy:
        yield Text.assemble(label("panel-noise"), (say("panel-noise-dice", {"count": hero.noisy}), signs.INVESTIGATE))
    if not state.stage.mission.forbids_focus:
        yield from focus_lines(hero, is_acting)
    for card in hero.gear:
        yield Text.assemble(f" {name(card.id)}", (f" ×{card.tokens}" if card.tokens else "", QUIET))


def label(key: str) -> tuple[str, str]:
    return f" {say(key, {}):8}", QUIET


def meter(key: str, full: int, of: int, style: str) -> Text:
    return Text.assemble(label(key), (FULL * full, style), (EMPTY * (of - full), QUIET))


def focus_lines(hero: Hero, in_full: bool) -> Iterator[Text]:
    """The Focus tokens: those turned over with what it costs to refresh them."""
    tokens = DASHBOARDS[hero.id].focus
    if not in_full:
        yield meter("panel-focus", len(tokens) - len(hero.inactive), len(tokens), "")
        return
    for number, (token, cost) in enumerate(tokens.items()):
        head = label("panel-focus") if number == 0 else (" " * 9, "")
        spent = token in hero.inactive
        text = f"{EMPTY if spent else FULL} {name(token)}"
        yield Text.assemble(head, (f"{text} ({cost})" if spent else text, QUIET if spent else ""))


def goals(state: State) -> Iterator[Text]:
    stage, mission = state.stage, state.stage.mission
    wanted = [number for number, each in enumerate(stage.objectives) if not each.optional]
    if wanted:
        done = sum(state.taken >> number & 1 for number in wanted)
        needed = mission.needed[len(state.heroes) - 1] if mission.needed else len(wanted)
        yield Text(say("panel-objectives", {"done": done, "all": needed}), signs.GOAL)
    missing = [
        event.letter
        for number, event in enumerate(stage.events)
        if event.letter in mission.required and not state.resolved >> number & 1
    ]
    if missing:
        yield Text(say("panel-events", {"letters": ", ".join(missing)}), signs.GOAL)
    if stage.exits and (wanted or mission.required):
        yield Text(say("panel-exits", {"who": mission.leaving}), signs.GOAL)


def cards(state: State) -> Iterator[Text]:
    """The dice at a lock, the Order cards, the cameras."""
    stage = state.stage
    if state.lock:
        needs = " ".join(map(str, stage.doors[stage.door_numbers[state.lock.name]].needs))
        rolled = dice(" ".join(map(str, state.lock.dice)))
        yield Text(say("panel-lock", {"door": state.lock.name, "dice": rolled, "needs": needs}), signs.INVESTIGATE)
    if state.orders is not None:
        yield Text(say("panel-orders", {"count": len(state.orders)}), QUIET)
    if stage.cameras:
        yield Text(say("panel-cameras", {"colour": state.cameras}), QUIET)
    if state.phase == ENEMY_PHASE and state.order:
        yield Text(say("panel-order", {"card": str(state.order)}), signs.INVESTIGATE)
