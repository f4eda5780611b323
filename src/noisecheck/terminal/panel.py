"""Beside or below the map: the round, the heroes' dashboards, what is left to do."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from noisecheck.engine.dashboards import DASHBOARDS, actions_left
from noisecheck.engine.events import CardBurned
from noisecheck.engine.game import Game
from noisecheck.engine.state import ALERT, ENEMY_PHASE, NOBODY, Hero, State
from noisecheck.foresight.view import locks
from noisecheck.foresight.view.boss import boss_shown
from noisecheck.foresight.view.goals import Goals, goals
from noisecheck.foresight.view.position import system_cards, trace
from noisecheck.terminal import signs
from noisecheck.terminal.boss import boss_lines
from noisecheck.terminal.choices import flow
from noisecheck.texts import LETTERS, dice, name, say, stage_name

FULL, EMPTY = "●", "○"
QUIET = "dim"
LABEL_WIDTH = 8


def draw_panel(game: Game) -> list[Text]:
    """The stage, then each hero: blocks to put below or beside one another."""
    state = game.state
    heroes = [dashboard(state, hero, is_acting=seat == state.turn) for seat, hero in enumerate(state.heroes)]
    boss = boss_shown(state)
    bosses = [boss_lines(boss)] if boss else []
    return [Text("\n").join(block) for block in (progress(game), *bosses, *heroes)]


def draw_short_panel(game: Game, width: int, *, only_acting: bool = False) -> Text:
    """The same in as few lines as will do, or only what concerns the hero whose turn it is."""
    state = game.state
    lines = list(flow(list(progress(game)), width, indent=1))
    boss = boss_shown(state)
    if boss and not only_acting:
        lines += flow([without_indent(line) for line in boss_lines(boss)], width, indent=4)
    for seat, hero in enumerate(state.heroes):
        is_acting = seat == state.turn
        if is_acting or not only_acting or (state.turn == NOBODY and seat == 0):
            head, *items = dashboard(state, hero, is_acting=is_acting)
            lines += flow([head, *map(without_indent, items)], width, indent=4)
    return Text("\n").join(lines)


def draw_least_panel(game: Game, width: int) -> Text:
    """Where the hero whose turn it is stands, and what they have left."""
    state = game.state
    if not state.heroes:
        return Text("")
    head, *items = dashboard(state, state.heroes[max(0, state.turn)], is_acting=state.turn != NOBODY)
    return Text("\n").join(flow([head, *map(without_indent, items[:2])], width, indent=4))


def without_indent(item: Text) -> Text:
    return item[len(item.plain) - len(item.plain.lstrip()) :]


def progress(game: Game) -> Iterator[Text]:
    """Where the stage stands, and what is left to do."""
    state = game.state
    yield Text(stage_name(state.stage.mission.id), "bold")
    yield Text(say("panel-round", {"round": state.round, "phase": state.phase}), QUIET)
    yield from goal_lines(state)
    yield from lock_lines(state)
    yield from cards(game)


def dashboard(state: State, hero: Hero, *, is_acting: bool) -> Iterator[Text]:
    """One hero: in full in their turn, short otherwise."""
    board = DASHBOARDS[hero.id]
    colour = signs.HEROES[hero.id]
    yield title(state, hero, is_acting=is_acting)
    left = max(0, actions_left(hero))
    yield meter("panel-actions", left, max(board.actions_a_turn, left), colour)
    yield meter("panel-health", max(0, board.health - hero.damage), board.health, signs.ALERT if hero.damage else "")
    if hero.noisy or hero.hostages:
        facts = {"count": hero.noisy + hero.hostages, "hostages": hero.hostages}
        yield Text.assemble(label("panel-noise"), (say("panel-noise-dice", facts), signs.INVESTIGATE))
    if not state.stage.mission.forbids_focus:
        yield from focus_lines(hero, is_acting)
    for card in hero.gear:
        yield Text.assemble(f" {name(card.id)}", (f" ×{card.tokens}" if card.tokens else "", QUIET))
    if "access" in board.actions:
        yield from trace_lines(state)
        yield from system_lines(state)


def trace_lines(state: State) -> Iterator[Text]:
    """HER-16: the track of the terminal card, where there is one, with Otacon's token on its space."""
    if traced := trace(state):
        side = traced.side
        track = [side if each == traced.space else EMPTY for each in range(1, traced.of + 1)]
        style = signs.ALERT if side == ALERT else signs.INVESTIGATE
        yield Text.assemble(label("panel-trace"), *((each, style if each == side else QUIET) for each in track))


def system_lines(state: State) -> Iterator[Text]:
    """The System cards beside Otacon's dashboard: the die on each slot, or what the slot needs."""
    for card in system_cards(state):
        slots = zip(card.dice, card.needs, strict=True)
        shown = [(f" ■{die}", "") if die else (f" {slot}", QUIET) for die, slot in slots]
        yield Text.assemble(f" {name(card.id)}", *shown)


def title(state: State, hero: Hero, *, is_acting: bool) -> Text:
    """The hero's letter, name, space and Attention token."""
    colour, names = signs.HEROES[hero.id], state.stage.board.names
    text = Text.assemble(
        (f" {LETTERS[hero.id]} ", f"bold reverse {colour}" if is_acting else f"bold {colour}"),
        (f" {name(hero.id)} ", f"bold {colour}"),
        (names[hero.space], ""),
    )
    if hero.attention:
        style = signs.ALERT if hero.attention == ALERT else signs.INVESTIGATE
        text.append(f"  {hero.attention} {names[hero.attention_space]}", style)
    if hero.disguised or hero.boxed:
        text.append("  " + say("panel-passes", {"as": "guard" if hero.disguised else "box"}), QUIET)
    if hero.acted:
        text.append("  " + say("panel-acted", {}), QUIET)
    return text


def label(key: str) -> tuple[str, str]:
    return f" {say(key, {}):{LABEL_WIDTH}}", QUIET


def meter(key: str, full: int, of: int, style: str) -> Text:
    return Text.assemble(label(key), (FULL * full, style), (EMPTY * (of - full), QUIET))


def focus_lines(hero: Hero, in_full: bool) -> Iterator[Text]:
    """The Focus tokens: those turned over with what it costs to refresh them."""
    tokens = DASHBOARDS[hero.id].focus
    if not in_full:
        yield meter("panel-focus", len(tokens) - len(hero.inactive), len(tokens), "")
        return
    for number, (token, cost) in enumerate(tokens.items()):
        head = label("panel-focus") if number == 0 else (" " * (LABEL_WIDTH + 1), "")
        spent = token in hero.inactive
        text = f"{EMPTY if spent else FULL} {name(token)}"
        yield Text.assemble(head, (f"{text} ({cost})" if spent else text, QUIET if spent else ""))


def goal_lines(state: State) -> Iterator[Text]:
    """SET-4: what has to be done, and then who has to leave."""
    left = goals(state)
    for words in (*tasks(state, left), *leaving(state, left)):
        yield Text(words, signs.GOAL)


def tasks(state: State, left: Goals) -> Iterator[str]:
    if state.boss:
        yield say("panel-defeat", {"figure": state.boss.id})
    if left.needed:
        hostages = "yes" if left.hostages else "no"
        yield say("panel-objectives", {"done": left.taken, "all": left.needed, "hostages": hostages})
    if left.zones:
        zones, each = state.stage.mission.spread[len(state.heroes) - 1]
        counts = ", ".join(f"{name(zone)} {taken}/{each}" for zone, taken in left.zones.items())
        yield say("panel-spread", {"zones": zones, "each": each, "counts": counts})
    if left.events:
        yield say("panel-events", {"letters": ", ".join(left.events)})
    if state.stage.mission.killing_fails:
        yield say("panel-no-killing", {})


def leaving(state: State, left: Goals) -> Iterator[str]:
    """ACT-19: by any exit, or each hero by their own (SET-7); it may be all there is to do."""
    if not left.leave:
        return
    stage, mission = state.stage, state.stage.mission
    is_all = not (state.boss or mission.required or left.needed)
    own = [f"{signs.own_exit(hero)} {stage.board.names[space]}" for hero, space in stage.own_exits.items()]
    facts = {"who": mission.leaving, "alone": "yes" if is_all else "no", "exits": ", ".join(own)}
    yield say("panel-own-exits" if own else "panel-exits", facts)


def lock_lines(state: State) -> Iterator[Text]:
    """What the locks beside heroes need; the one with dice at it comes first, with what these lack."""
    heroes = state.heroes if state.turn == NOBODY else [state.heroes[state.turn]]
    names = [name for hero in heroes for name in locks.locks_at(state, hero)]
    lying = state.lock
    for each in dict.fromkeys(([lying.name] if lying else []) + names):
        lock = state.stage.locked_object(each)
        if not lock.needs:
            yield Text(say("panel-sealed", {"door": each}), signs.INVESTIGATE)
            continue
        facts: dict[str, str | int] = {"lock": each, "level": lock.level, "needs": locks.in_words(lock.needs)}
        yield Text(say("panel-lock", facts), signs.INVESTIGATE)
        if lying and lying.name == each:
            lacking = locks.in_words(locks.missing(list(lying.dice), lock.needs))
            rolled = dice(lying.dice)
            yield Text(say("panel-lock-dice", {"dice": rolled, "missing": lacking}), signs.INVESTIGATE)


def cards(game: Game) -> Iterator[Text]:
    """The Order cards, the cameras, the elevators."""
    state, names = game.state, game.state.stage.board.names
    if state.orders is not None:
        burned = sum(isinstance(event, CardBurned) for event in game.events)
        facts = {"count": len(state.orders), "burned": min(burned, len(state.orders))}
        yield Text(say("panel-orders", facts), QUIET)
    if state.stage.cameras:
        yield Text(say("panel-cameras", {"colour": state.cameras}), QUIET)
    if state.stage.elevators:
        yield Text(say("panel-elevators", {"ways": "  ".join(rides(state, names))}), QUIET)
    if state.phase == ENEMY_PHASE and state.order:
        yield Text(say("panel-order", {"card": str(state.order)}), signs.INVESTIGATE)


def rides(state: State, names: tuple[str, ...] | list[str]) -> Iterator[str]:
    """Where the elevators lead, both ways in one."""
    ways = {(each.space, each.to) for each in state.stage.elevators}
    for start, end in sorted(ways, key=lambda way: names[way[0]]):
        if (end, start) not in ways:
            yield f"{names[start]}→{names[end]}"
        elif names[start] < names[end]:
            yield f"{names[start]}↔{names[end]}"
