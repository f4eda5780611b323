"""From a game to text: `picture(game)`. At every checkpoint `scene` reads it back as the same position."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.engine.board import COMPASS, bits
from noisecheck.engine.equipment import gear_named
from noisecheck.engine.game import Game
from noisecheck.engine.notation.missions import told
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import BOSS_PART, NOBODY, ORANGE, PLAYER_PHASE, Boss, Hero, State


def picture(game: Game) -> str:
    """The position at the last checkpoint, and the answers given since."""
    lines = [str(game.checkpoint.stage.board), *surroundings(game.checkpoint), *position(game.checkpoint)]
    if game.answers:
        lines.append("answers " + "; ".join(game.answers))
    return "\n".join(lines) + "\n"


def rectangles(stage: Stage, area: int, gaps: int = 0) -> Iterator[str]:
    """An area as few rectangles: runs of a row, grown down as long as they fit. Spaces in the gaps may lie inside."""
    board, left = stage.board, area
    fits = area | gaps
    while left:
        start = (left & -left).bit_length() - 1
        top, first = divmod(start, board.width)
        last = first
        while last + 1 < board.width and left >> top * board.width + last + 1 & 1:
            last += 1
        run = (1 << last + 1) - (1 << first)
        bottom = top
        while bottom + 1 < board.height and not run << (bottom + 1) * board.width & ~fits:
            bottom += 1
        for row in range(top, bottom + 1):
            left &= ~(run << row * board.width)
        yield f"{board.names[start]}:{board.names[bottom * board.width + last]}"


def surroundings(state: State) -> Iterator[str]:
    """What the stage laid out, with what became of it."""
    stage, names = state.stage, state.stage.board.names
    if stage.mission.own:
        yield from told(stage.mission)
    elif stage.mission.id:
        yield f"stage {stage.mission.id}"
    elif stage.boss:
        yield f"stage boss {stage.boss}"
    if len(stage.zones) > 1 or stage.zones[0].name != "main":
        for zone in stage.zones:
            yield f"zone {zone.name} {' '.join(rectangles(stage, zone.area, ~stage.board.floor))}"
    for number, door in enumerate(stage.doors):
        opened = "" if state.locked >> number & 1 else " open"
        lock = "sealed" if door.is_sealed else f"needs {' '.join(map(str, door.needs))}"
        yield f"door {door.name} level {door.level} {lock}{opened}"
    for number, terminal in enumerate(stage.terminals):
        needs, hacked = " ".join(map(str, terminal.needs)), " hacked" if state.hacked >> number & 1 else ""
        yield f"terminal {names[terminal.space]} level {terminal.level} needs {needs}{hacked}"
    for camera in stage.cameras:
        yield f"camera {names[camera.space]} orange {COMPASS[camera.orange]} green {COMPASS[camera.green]}"
    if stage.cameras or state.traps or state.cameras != ORANGE:
        yield f"cameras {state.cameras}"
    for number, zone in enumerate(stage.zones):
        if state.chaff >> number & 1:
            yield f"chaff {zone.name}"
    for trap in state.traps:
        cones = f" orange {COMPASS[trap.orange]} green {COMPASS[trap.green]}" if trap.orange >= 0 else ""
        yield f"trap {names[trap.space]} {trap.kind} {'down' if trap.down else 'up'}{cones}"
    for barracks in stage.barracks:
        faces = "" if barracks.faces is None else f" faces {COMPASS[barracks.faces]}"
        yield f"barracks {names[barracks.space]} zone {stage.zones[barracks.zone].name} count {barracks.count}{faces}"
    decided = dict(words.split() for words in state.decided)
    for number, event in enumerate(stage.events):
        words = [f"event {event.letter} {names[event.space]}"]
        words += ["used"] * (state.resolved >> number & 1)
        words += [f"decided {choice}" for letter, choice in decided.items() if letter == event.letter]
        yield " ".join(words)
    for number, objective in enumerate(stage.objectives):
        words = [f"objective {names[objective.space]}"]
        words += ["optional"] * objective.optional + ["hostage"] * objective.hostage
        words += ["down"] * (state.face_down >> number & 1) + ["taken"] * (state.taken >> number & 1)
        yield " ".join(words)
    owners = {space: hero for hero, space in stage.own_exits.items()}
    for space in bits(stage.exits):
        yield f"exit {names[space]}" + (f" of {owners[space]}" if space in owners else "")
    for elevator in stage.elevators:
        yield f"elevator {names[elevator.space]} to {names[elevator.to]}"
    for space in stage.supplies:
        yield f"supply {names[space]}"
    for node in stage.nodes:
        yield f"node {names[node.space]} {COMPASS[node.facing]}"


def position(state: State) -> Iterator[str]:
    """Figures, tokens, cards, turn and chance."""
    names = state.stage.board.names
    for hero in state.heroes:
        yield " ".join(hero_words(state, hero))
        if hero.gear:
            yield f"gear {hero.id} {', '.join(map(gear_text, ((card.id, card.tokens) for card in hero.gear)))}"
    for guard in state.guards:
        words = [f"guard {names[guard.space]} {COMPASS[guard.facing]}"]
        words += [f"damage {guard.damage}"] * bool(guard.damage) + [f"ko {guard.ko}"] * bool(guard.ko)
        words += [f"hurt-by {guard.hurt_by}"] * bool(guard.hurt_by)
        words += ["checked"] * guard.checked + ["activated"] * guard.activated
        yield " ".join(words)
    if state.boss is not None:
        yield from boss_lines(state, state.boss)
    for body in state.bodies:
        yield f"ko {names[body.space]} {body.stars}{' tied' * body.tied}" if body.stars else f"dead {names[body.space]}"
    for hero in state.heroes:
        if hero.attention:
            yield f"{hero.attention} {hero.id} {names[hero.attention_space]}"
    for charge in state.charges:
        yield f"{charge.kind} {names[charge.space]} by {charge.owner}"
    if state.lock:
        yield f"lock {state.lock.name} by {state.lock.hero} {' '.join(map(str, state.lock.dice))}"
    if state.orders is not None:
        yield f"orders {orders_text(state) if state.orders else 'none'}"
    if state.discard:
        yield f"discard {'; '.join(map(str, state.discard))}"
    if state.order:
        yield f"order {state.order}"
    if state.reactions is not None:
        yield f"reactions {'; '.join(state.reactions)}"
    if state.system is not None:
        yield f"system {'; '.join(state.system) or 'none'}"
    for card in state.beside:
        yield f"beside {card.card} {' '.join(str(die) if die else '-' for die in card.dice)}"
    if state.trace:
        yield f"trace {state.trace}"
    if state.looked_at:
        yield f"looked-at {', '.join(state.looked_at)}"
    if state.memory_box:
        yield f"memory-box {', '.join(state.memory_box)}"
    if state.turn != NOBODY:
        yield f"turn {state.heroes[state.turn].id}"
    if state.phase != PLAYER_PHASE:
        yield f"phase {BOSS_PART if state.part else state.phase}"
    if state.outcome:
        yield f"outcome {state.outcome}"
    if state.round > 1:
        yield f"round {state.round}"
    if state.dice:
        yield f"dice {' '.join(map(str, state.dice))}"
    if state.chance:
        yield f"seed {state.chance}"


def boss_lines(state: State, boss: Boss) -> Iterator[str]:
    """The boss, its deck and its tokens."""
    names = state.stage.board.names
    spaces = [part.removesuffix(f":{part.split(':')[0]}") for part in rectangles(state.stage, boss.body)]
    where = " ".join([*spaces, COMPASS[boss.facing]]) if spaces else "off"
    words = [f"boss {boss.id} {where} health {boss.health}"]
    words += [f"{word} {getattr(boss, word)}" for word in ("damage", "track") if getattr(boss, word)]
    words += [f"marks {','.join(map(str, boss.marks))}"] * bool(boss.marks)
    yield " ".join(words)
    seen = boss.atop + boss.unseen
    parts = [boss.deck[: boss.atop], boss.deck[boss.atop : seen], boss.deck[seen:]]
    yield " ".join(["boss-deck", *" | ".join("; ".join(part) for part in parts).split()])
    for token in boss.tokens:
        damage, face = f" damage {token.damage}" * bool(token.damage), f" hides {token.face}" * bool(token.face)
        yield f"token {token.name} {names[token.space]}{damage}{face}"


def orders_text(state: State) -> str:
    """The Order deck, top first; a bar ends each layer of unseen cards."""
    left = list(map(str, state.orders or []))
    parts = []
    for size in state.layers:
        parts.append("; ".join(left[:size]))
        left = left[size:]
    return " | ".join([*parts, "; ".join(left)]).strip()


def hero_words(state: State, hero: Hero) -> Iterator[str]:
    yield f"{hero.id} {state.stage.board.names[hero.space]}"
    if hero.disguised:
        yield "disguised"
    if hero.boxed:
        yield "boxed"
    for word in ("damage", "spent", "noisy", "hostages"):
        if getattr(hero, word):
            yield f"{word} {getattr(hero, word)}"
    if hero.acted:
        yield "acted"
    if hero.inactive:
        yield f"inactive {','.join(hero.inactive)}"
    if hero.used:
        yield f"used {','.join(hero.used)}"


def gear_text(card: tuple[str, int]) -> str:
    name, tokens = card
    gear = gear_named(name)
    return name if gear and gear.tokens == tokens else f"{name}*{tokens}"
