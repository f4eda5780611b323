"""Drag Body: take, move, put down (ACT-9)."""

from __future__ import annotations

from noisecheck.engine.events import BodyDropped, BodyTaken
from noisecheck.engine.kinds import numbers, words_of
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import KINDS, phrase
from noisecheck.engine.rules.acting import Action, Way
from noisecheck.engine.rules.moving import STEP, begin_move, end_move, jumped_on_the_way, landings, step
from noisecheck.engine.state import Body, Hero, State
from noisecheck.engine.table import Decision, Option, Table

BODY, DEAD = phrase("drag {space:lying}"), phrase("drag {space:lying} {body=dead}")
ASLEEP, TIED = (phrase("drag {space:lying} {body=ko} {stars}" + tied) for tied in ("", " {tied}"))
KINDS["stars"] = numbers(lambda world, words: (1, 2))
KINDS["tied"] = words_of("tied")._replace(every=lambda world, words: ("tied",) if "rope" in world.cards else ())
DROP = phrase("drop {space}")


def body_text(body: Body) -> str:
    return (f"ko {body.stars}" if body.stars else "dead") + " tied" * body.tied


def named_body(state: State, space: int, text: str = "") -> Body | None:
    """The token that is meant: one of several by its text, one that lies alone without."""
    bodies = state.bodies_at(space)
    named = [body for body in bodies if text == (body_text(body) if len(bodies) > 1 else "")]
    return named[0] if named else None


def reachable_bodies(state: State, hero: Hero) -> list[Body]:
    """ACT-9: a KO or Dead token in the hero's space or an adjacent one, also under a figure."""
    near = state.geometry.near[hero.space] | 1 << hero.space
    return [body for body in state.bodies if near >> body.space & 1]


def drag_objection(state: State, hero: Hero, space: int, text: str = "") -> Objection | None:
    """ACT-9: the body is in reach, and there is a step from which it can be put down."""
    facts = {"space": state.stage.board.names[space]}
    body = named_body(state, space, text)
    if body is None or body not in reachable_bodies(state, hero):
        return Objection("ACT-9", "no-body-in-reach", facts)
    if not drag_steps(state, hero, body):
        return Objection("ACT-9", "nowhere-to-drag", facts)
    return None


def drag_options(state: State, hero: Hero) -> list[Option]:
    if not state.bodies:
        return []
    names = state.stage.board.names
    options = []
    for body in dict.fromkeys(reachable_bodies(state, hero)):
        is_alone = len(state.bodies_at(body.space)) == 1
        if not drag_objection(state, hero, body.space, "" if is_alone else body_text(body)):
            said = BODY if is_alone else TIED if body.tied else ASLEEP if body.stars else DEAD
            options.append(said.option(names[body.space], body.stars, "tied", value=body))
    return options


def drops(state: State, hero: Hero, landing: int, body: Body) -> list[int]:
    """Where the body can be put down from a landing: adjacent spaces without figure, KO or Dead token."""
    filled = state.occupied() & ~(1 << hero.space) | 1 << landing
    left = state.bodies[:]
    left.remove(body)
    for each in left:
        filled |= 1 << each.space
    return [space for space in state.geometry.neighbours[landing] if not filled >> space & 1]


def drag_steps(state: State, hero: Hero, body: Body) -> list[int]:
    """ACT-9: a step is offered only if a drop exists from there."""
    return [landing for landing in sorted(landings(state, hero.space)) if drops(state, hero, landing, body)]


def drag(state: State, table: Table, hero: Hero, body: Body) -> None:
    """ACT-9: take the token, move 1 space, settle who saw it (LOS-7), put the token down."""
    names = state.stage.board.names
    steps = [STEP.option(names[space], value=space) for space in drag_steps(state, hero, body)]
    table.report(BodyTaken, hero.id, names[body.space], body.stars, rule="ACT-9")
    landing = table.ask(Decision("step", hero.id, steps, "ACT-9")).value
    move = begin_move(state, table, hero)
    step(state, table, move, landing, jumped_on_the_way(state, hero.space, landing), "ACT-9")
    end_move(state, table, move)
    places = sorted(drops(state, hero, hero.space, body)) or [body.space]  # an event may have filled the last one
    options = [DROP.option(names[space], value=space) for space in places]
    dropped = table.ask(Decision("drop", hero.id, options, "ACT-9")).value
    state.bodies.remove(body)
    state.place_body(body._replace(space=dropped))
    table.report(BodyDropped, hero.id, names[dropped], body.stars, rule="ACT-9")


WAYS = (
    Way(BODY, drag_objection),
    Way(DEAD, lambda state, hero, space: drag_objection(state, hero, space, "dead")),
    Way(ASLEEP, lambda state, hero, space, stars: drag_objection(state, hero, space, f"ko {stars}")),
    Way(TIED, lambda state, hero, space, stars, tied: drag_objection(state, hero, space, f"ko {stars} tied")),
)
DRAG = Action("ACT-9", WAYS, drag_options, drag, 1, is_noisy=True)
