"""What stands and lies in the spaces, each with its sign and its words, the most important first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from noisecheck.content.loader import things_for
from noisecheck.engine.board import COMPASS, bits
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.stage import Camera
from noisecheck.engine.state import NOBODY, State, Trap
from noisecheck.foresight.view.poses import guard_mood, hero_pose
from noisecheck.render.figures import GuardFigure, HeroFigure
from noisecheck.render.figures import charge as charge_art
from noisecheck.render.ink import Art
from noisecheck.render.manners import Manner
from noisecheck.texts import say

ATTENTION = "attention"


class DrawnThing(NamedTuple):
    """`kind` is its class in the picture; further words are what became of it."""

    kind: str
    space: int
    title: str
    art: Art

    @property
    def is_boss(self) -> bool:
        return self.kind.startswith("boss")

    @property
    def is_attention(self) -> bool:
        return self.kind.startswith(ATTENTION)


def things(state: State, manner: Manner) -> list[DrawnThing]:
    makers = (heroes, guards, bodies, attention, cameras, traps, charges, goals, equipment)
    return [thing for make in makers for thing in make(state, manner)]


def yes(fact: object) -> str:
    return "yes" if fact else "no"


def words(*kinds: str | bool) -> str:
    return " ".join(kind for kind in kinds if isinstance(kind, str) and kind)


def heroes(state: State, manner: Manner) -> Iterator[DrawnThing]:
    names = state.stage.board.names
    for seat, hero in enumerate(state.heroes):
        acting = state.turn != NOBODY and seat == state.turn
        title = say(
            "render-hero",
            {
                "hero": hero.id,
                "space": names[hero.space],
                "damage": hero.damage,
                "acting": yes(acting),
                "acted": yes(hero.acted),
                "disguised": yes(hero.disguised),
            },
        )
        figure = HeroFigure(
            hero.id,
            health=DASHBOARDS[hero.id].health,
            damage=hero.damage,
            pose=hero_pose(state, hero),
            hostages=hero.hostages,
            acting=acting,
            acted=hero.acted,
        )
        kind = words("hero", hero.id, acting and "acting", hero.acted and "acted", hero.disguised and "disguised")
        yield DrawnThing(kind, hero.space, title, manner.figures.hero(figure))


def guards(state: State, manner: Manner) -> Iterator[DrawnThing]:
    names = state.stage.board.names
    for guard in state.guards:
        facts: dict[str, str | int] = {
            "space": names[guard.space],
            "facing": COMPASS[guard.facing],
            "damage": guard.damage,
            "ko": guard.ko,
        }
        mood = guard_mood(state, guard)
        art = manner.figures.guard(GuardFigure(guard.facing, mood, guard.damage, guard.ko))
        kind = words("guard", COMPASS[guard.facing], mood, bool(guard.damage or guard.ko) and "hurt")
        yield DrawnThing(kind, guard.space, say("render-guard", facts), art)


def bodies(state: State, manner: Manner) -> Iterator[DrawnThing]:
    names = state.stage.board.names
    for body in state.bodies:
        facts: dict[str, str | int] = {"space": names[body.space], "stars": body.stars, "tied": yes(body.tied)}
        if body.stars:
            kind = words("ko", body.tied and "tied")
            yield DrawnThing(kind, body.space, say("render-ko", facts), manner.figures.ko(body.stars, body.tied))
        else:
            yield DrawnThing("dead", body.space, say("render-dead", facts), manner.figures.dead())


def attention(state: State, manner: Manner) -> Iterator[DrawnThing]:
    names = state.stage.board.names
    for hero in state.heroes:
        if hero.attention:
            facts = {"hero": hero.id, "space": names[hero.attention_space]}
            is_alert = hero.attention == "!"
            title = say("render-alert" if is_alert else "render-investigate", facts)
            kind = f"{ATTENTION} {'alert' if is_alert else 'investigate'} {hero.id}"
            yield DrawnThing(kind, hero.attention_space, title, manner.figures.attention(hero.attention, hero.id))


def cameras(state: State, manner: Manner) -> Iterator[DrawnThing]:
    return (camera_in_force(state, camera, manner) for camera in state.stage.cameras)


def camera_in_force(state: State, camera: Camera | Trap, manner: Manner) -> DrawnThing:
    """One of the stage, or one that was a trap."""
    facts = {
        "space": state.stage.board.names[camera.space],
        "orange": COMPASS[camera.orange],
        "green": COMPASS[camera.green],
        "colour": state.cameras,
    }
    cones = camera.orange, camera.green, state.cameras
    if isinstance(camera, Trap):
        kind, title, art = "trap camera up", say("render-trap-camera", facts), manner.fixtures.trap_camera(*cones)
    else:
        kind, title, art = "camera", say("render-camera", facts), manner.fixtures.camera(*cones)
    return DrawnThing(f"{kind} {state.cameras}", camera.space, title, art)


def traps(state: State, manner: Manner) -> Iterator[DrawnThing]:
    """What a token shows is told only when it lies face up."""
    names = state.stage.board.names
    for trap in state.traps:
        facts = {"space": names[trap.space]}
        if trap.down or trap.is_unturned:
            yield DrawnThing("trap down", trap.space, say("render-trap", facts), manner.fixtures.trap_down())
        elif trap.kind == "laser":
            yield DrawnThing("trap laser up", trap.space, say("render-laser", facts), manner.fixtures.laser())
        elif trap.kind == "camera":
            yield camera_in_force(state, trap, manner)
        else:
            yield DrawnThing("trap blank up", trap.space, say("render-blank", facts), manner.fixtures.blank())


def charges(state: State, manner: Manner) -> Iterator[DrawnThing]:
    names = state.stage.board.names
    for charge in state.charges:
        facts = {"gear": charge.kind, "space": names[charge.space], "hero": charge.owner}
        yield DrawnThing(f"charge {charge.kind}", charge.space, say("render-charge", facts), charge_art(charge.kind))


def goals(state: State, manner: Manner) -> Iterator[DrawnThing]:
    """Objectives, events and exits."""
    stage, names, drawings = state.stage, state.stage.board.names, things_for(state.stage)
    for number, objective in enumerate(stage.objectives):
        down, taken = bool(state.face_down >> number & 1), bool(state.taken >> number & 1)
        facts = {
            "space": names[objective.space],
            "hostage": yes(objective.hostage),
            "optional": yes(objective.optional),
            "down": yes(down),
            "taken": yes(taken),
        }
        sign = "captive" if objective.hostage and not down else "objective"
        kind = words(sign, objective.optional and "optional", down and "down", taken and "taken")
        if sign == "captive":
            art = manner.fixtures.captive(optional=objective.optional, taken=taken)
        else:
            art = manner.fixtures.objective(down=down, optional=objective.optional, taken=taken)
        yield DrawnThing(kind, objective.space, say("render-objective", facts), art)
    for number, event in enumerate(stage.events):
        used = bool(state.resolved >> number & 1)
        facts = {"letter": event.letter, "space": names[event.space], "used": yes(used)}
        kind = words("event", event.letter, used and "used")
        yield DrawnThing(
            kind,
            event.space,
            say("render-event", facts),
            manner.fixtures.event(event.letter, used, drawings.event(event.letter)),
        )
    for hero, space in stage.own_exits.items():
        title = say("render-own-exit", {"hero": hero, "space": names[space]})
        yield DrawnThing(f"own-exit {hero}", space, title, manner.fixtures.own_exit(hero))
    for space in bits(stage.exits & ~sum(1 << space for space in set(stage.own_exits.values()))):
        yield DrawnThing("exit", space, say("render-exit", {"space": names[space]}), manner.fixtures.exit_way())


def equipment(state: State, manner: Manner) -> Iterator[DrawnThing]:
    """Terminals, elevators, supplies and barracks."""
    stage, names, drawings = state.stage, state.stage.board.names, things_for(state.stage)
    for number, terminal in enumerate(stage.terminals):
        hacked = bool(state.hacked >> number & 1)
        facts: dict[str, str | int] = {
            "space": names[terminal.space],
            "level": terminal.level,
            "needs": " ".join(map(str, terminal.needs)),
            "hacked": yes(hacked),
        }
        kind = words("terminal", hacked and "hacked")
        yield DrawnThing(
            kind, terminal.space, say("render-terminal", facts), manner.fixtures.terminal(terminal.level, hacked)
        )
    for elevator in stage.elevators:
        facts = {"space": names[elevator.space], "to": names[elevator.to]}
        art = manner.fixtures.elevator(names[elevator.to], drawings.elevator(elevator.space))
        yield DrawnThing("elevator", elevator.space, say("render-elevator", facts), art)
    for space in stage.supplies:
        yield DrawnThing("supply", space, say("render-supply", {"space": names[space]}), manner.fixtures.supply())
    for barracks in stage.barracks:
        facts = {
            "space": names[barracks.space],
            "zone": stage.zones[barracks.zone].name,
            "count": barracks.count,
            "facing": "" if barracks.faces is None else COMPASS[barracks.faces],
        }
        title = say("render-barracks" if barracks.faces is None else "render-barracks-facing", facts)
        yield DrawnThing("barracks", barracks.space, title, manner.fixtures.barracks(barracks.count, barracks.faces))


def icons(state: State, manner: Manner) -> Iterator[DrawnThing]:
    board = state.stage.board
    for space, facing in board.facing_icons.items():
        title = say("render-facing-icon", {"space": board.names[space], "facing": COMPASS[facing]})
        yield DrawnThing(f"facing-icon {COMPASS[facing]}", space, title, manner.fixtures.facing_icon(facing))
    for space in bits(board.turn_icons):
        yield DrawnThing(
            "turn-icon", space, say("render-turn-icon", {"space": board.names[space]}), manner.fixtures.turn_icon()
        )
