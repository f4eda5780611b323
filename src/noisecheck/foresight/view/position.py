"""The position and the map as others see them. Nothing hidden goes in.

A position is asked for after every event, and little changes between two of them. So every part is made from plain
values and kept: what is the same is the same object, and nobody may change one.
"""

from __future__ import annotations

from operator import attrgetter

from noisecheck.engine.board import COMPASS, Geometry, bits
from noisecheck.engine.cards import Die
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import printed
from noisecheck.engine.game import Game
from noisecheck.engine.gear.attachments import is_loud
from noisecheck.engine.gear.using import price
from noisecheck.engine.guards.zones import active_zones
from noisecheck.engine.heroes.terminal_card import SPACES, has_token, token_on_card
from noisecheck.engine.keeping import keep
from noisecheck.engine.rules.attacks import defense_of
from noisecheck.engine.rules.sight import is_jammed, watching_cameras
from noisecheck.engine.stage import Needs
from noisecheck.engine.state import GUARD, NOBODY, ORDER_DECK, REACTION_DECK, State
from noisecheck.engine.state import Card as CarriedCard
from noisecheck.engine.state import Hero as Figure
from noisecheck.engine.systems.cards import SYSTEM_CARDS
from noisecheck.foresight import shapes
from noisecheck.foresight.view.boss import boss_shown, boss_watching
from noisecheck.foresight.view.poses import hero_pose

KEPT = 1 << 13  # parts of positions


def position(game: Game) -> shapes.Position:
    """What lies on the table now."""
    return position_of(game.state)


def position_of(state: State) -> shapes.Position:
    stage, names = state.stage, state.stage.board.names
    return shapes.Position(
        round=state.round,
        phase=state.phase,  # type: ignore[arg-type]
        turn=None if state.turn == NOBODY else state.heroes[state.turn].id,
        outcome=state.outcome,
        heroes=[hero_of(state, hero) for hero in state.heroes],
        guards=guards(state),
        bodies=[shapes.Body(names[body.space], body.stars, body.tied) for body in state.bodies],
        traps=traps(state),
        charges=[shapes.Charge(names[each.space], each.kind, each.owner) for each in state.charges],
        watchers=watchers(state),
        locked=[door.name for number, door in enumerate(stage.doors) if state.locked >> number & 1],
        lock=open_lock(state),
        hacked=[names[each.space] for number, each in enumerate(stage.terminals) if state.hacked >> number & 1],
        taken=[names[each.space] for number, each in enumerate(stage.objectives) if state.taken >> number & 1],
        face_down=[names[each.space] for number, each in enumerate(stage.objectives) if state.face_down >> number & 1],
        resolved=[each.letter for number, each in enumerate(stage.events) if state.resolved >> number & 1],
        cameras=state.cameras,  # type: ignore[arg-type]
        chaff=[zone.name for number, zone in enumerate(stage.zones) if state.chaff >> number & 1],
        active_zones=[stage.zones[number].name for number in active_zones(state)],
        system=None if state.system is None else len(state.system),
        beside=system_cards(state),
        trace=trace(state),
        orders=orders(state),
        reactions=None if state.reactions is None else len(state.reactions),
        known_reaction=state.reactions[0] if state.reactions and REACTION_DECK in state.looked_at else None,
        memory_box=state.memory_box[:],
        boss=boss_shown(state),
    )


def texts(needs: Needs) -> list[str]:
    """The slots of a combination: `5`, `4+`."""
    return [str(slot) for slot in needs]


# heroes


def hero_of(state: State, hero: Figure) -> shapes.Hero:
    names = state.stage.board.names
    where = names[hero.attention_space] if hero.attention else ""
    cards = tuple([(card.id, card.tokens, is_loud(hero, card)) for card in hero.gear])
    return kept_hero(
        (hero.id, names[hero.space], hero.damage, hero.spent, hero.noisy, hero.hostages),
        (hero.acted, hero.disguised, hero.boxed),
        hero_pose(state, hero),
        (hero.attention, where),
        hero.inactive,
        hero.used,
        cards,
        defense_of(hero),
    )


def make_hero(
    plain: tuple[str, str, int, int, int, int],
    told: tuple[bool, bool, bool],
    pose: shapes.HeroPose,
    attention: tuple[str, str],
    inactive: tuple[str, ...],
    used: tuple[str, ...],
    cards: tuple[tuple[str, int, bool], ...],
    defense: int,
) -> shapes.Hero:
    name, space, damage, spent, noisy, hostages = plain
    acted, disguised, boxed = told
    dashboard = DASHBOARDS[name]
    return shapes.Hero(
        id=name,
        space=space,
        damage=damage,
        health=dashboard.health,
        defense=defense,
        actions=dashboard.actions_a_turn,
        spent=spent,
        noisy=noisy,
        hostages=hostages,
        acted=acted,
        disguised=disguised,
        boxed=boxed,
        pose=pose,
        attention=shapes.Attention(*attention) if attention[0] else None,  # type: ignore[arg-type]
        focus=[shapes.Token(token, token not in inactive, cost) for token, cost in dashboard.focus.items()],
        used=list(used),
        gear=[make_card(*card) for card in cards],
    )


def make_card(card: str, tokens: int, loud: bool) -> shapes.Card:
    gear = printed(CarriedCard(card))
    return shapes.Card(card, tokens, gear.tokens, gear.family, cost_of(card), loud)


def cost_of(card: str) -> int:
    """The Action tokens that using a card takes by its face, whoever carries it."""
    return price(card)


kept_hero = keep(KEPT)(make_hero)


# guards and other eyes


by_number = attrgetter("number")


def guards(state: State) -> list[shapes.Guard]:
    """In the order of their numbers, which stays while the guards walk."""
    names = state.stage.board.names
    return [
        kept_guard(each.number, names[each.space], each.facing, each.damage, each.ko, each.activated)
        for each in sorted(state.guards, key=by_number)
    ]


def make_guard(number: int, space: str, facing: int, damage: int, ko: int, activated: bool) -> shapes.Guard:
    return shapes.Guard(number, space, COMPASS[facing], damage, ko, activated)


kept_guard = keep(KEPT)(make_guard)


def watchers(state: State) -> list[shapes.Watcher]:
    """Guards, a boss, cameras and lasers that are not jammed, and traps face down, each with all that it sees."""
    geometry = state.geometry
    figures = sorted(state.guards, key=by_number)
    found = [kept_watcher(geometry, GUARD, guard.space, guard.facing) for guard in figures]
    if state.stage.cameras or state.traps:
        found += [kept_watcher(geometry, *camera) for camera in watching_cameras(state)]
    for trap in state.traps:
        if trap.down:
            found.append(kept_watcher(geometry, "trap", trap.space, None))
        elif trap.kind == "laser" and not is_jammed(state, trap.space):
            found.append(kept_watcher(geometry, "laser", trap.space, None))
    return found + boss_watching(state)


def make_watcher(geometry: Geometry, kind: str, space: int, facing: int | None) -> shapes.Watcher:
    names = geometry.board.names
    sees = geometry.sight[space] if facing is None else geometry.seen[facing][space]
    way = None if facing is None else COMPASS[facing]
    return shapes.Watcher(kind, names[space], way, [names[each] for each in bits(sees)])  # type: ignore[arg-type]


kept_watcher = keep(KEPT)(make_watcher)


def traps(state: State) -> list[shapes.Trap]:
    names = state.stage.board.names
    found = []
    for trap in state.traps:
        kind = None if trap.down else trap.kind
        is_pointed = kind == "camera" and not trap.is_unturned
        cones = [COMPASS[way] for way in (trap.orange, trap.green)] if is_pointed else [None, None]
        found.append(shapes.Trap(names[trap.space], kind, *cones))  # type: ignore[arg-type]
    return found


# locks and decks


def system_cards(state: State) -> list[shapes.SystemCard]:
    return [shapes.SystemCard(card, list(dice), texts(SYSTEM_CARDS[card].slots)) for card, dice in state.beside]


def trace(state: State) -> shapes.Trace | None:
    """HER-16: where there is a terminal card, with Otacon's token on it."""
    if not any(has_token(state, hero) for hero in state.heroes):
        return None
    space, side = token_on_card(state)
    return shapes.Trace(space, SPACES, side)  # type: ignore[arg-type]


def die_of(die: Die) -> shapes.Die:
    return shapes.Die(die.colour, die.face)  # type: ignore[arg-type]


def open_lock(state: State) -> shapes.OpenLock | None:
    lock = state.lock
    if lock is None:
        return None
    needs = texts(state.stage.locked_object(lock.name).needs)
    return shapes.OpenLock(lock.name, lock.hero, list(map(die_of, lock.dice)), needs)


def orders(state: State) -> shapes.Orders | None:
    """The deck by colours; cards of a deck without colours count as blue. Without a deck the same order comes for ever,
    and only what lies open is told."""
    discard = [str(card) for card in state.discard]
    current = str(state.order) if state.order else None
    if state.orders is None:
        return shapes.Orders(0, 0, 0, current, discard, None) if current or discard else None
    known = str(state.orders[0]) if state.orders and ORDER_DECK in state.looked_at else None
    blue, *others = state.layers or (len(state.orders),)
    red = sum(others)
    return shapes.Orders(blue, red, len(state.orders) - blue - red, current, discard, known)
