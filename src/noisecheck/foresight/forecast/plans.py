"""What each guard would do were it activated now, as far as nobody can know otherwise.

The guard is activated on an honest copy by the rules of the Enemy phase. Until the Order card is known both arrows are
tried, and only what they have in common is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, takewhile
from typing import Any

from noisecheck.content.orders import core_orders
from noisecheck.engine.board.paths import MOST_PATHS
from noisecheck.engine.cards import ARROWS, ENDLESS_ORDER, GAME_OVER, Die, OrderCard
from noisecheck.engine.dealing import deal_anew
from noisecheck.engine.events import Event, GuardLeapt, GuardMoved, PathChosen
from noisecheck.engine.game import Game, Question
from noisecheck.engine.guards.activation import activate
from noisecheck.engine.guards.active import ActiveGuard, prepare
from noisecheck.engine.guards.phase import next_guard
from noisecheck.engine.guards.pursuit import ALERT_MODE, Mode, mode_of
from noisecheck.engine.keeping import Kept, keep
from noisecheck.engine.rules.outcome import StageOver
from noisecheck.engine.state import ORDER_DECK, Guard, State, hidden
from noisecheck.engine.table import Decision, Option, Table, own_option
from noisecheck.foresight.honest import SEED, Touched, let_be, sealed
from noisecheck.foresight.shapes import GuardPlan


def plans(game: Game) -> list[GuardPlan]:
    """Guards in the order of their activation, then those whose zones are not active, with 0 for their order."""
    state = as_guards_know(game.state)
    figures = tuple([(guard.number, guard.space) for guard in state.guards])
    key = (state.stage, figures, *[hero.space for hero in state.heroes])
    made_for, found = known_plans.get(key, (None, []))
    if made_for != state:  # an answer often changes nothing that guards care about
        found = plans_of(state)
        known_plans[key] = state, found
    return found


def as_guards_know(position: State) -> State:
    """With everything hidden dealt again, and without what heroes have done in their turns, which no guard asks for."""
    state = position.copy()
    deal_anew(state, SEED)
    state.lock = None
    for hero in state.heroes:
        hero.spent = hero.noisy = 0
        hero.acted = False
        hero.inactive = ()
    return state


known_plans: Kept[tuple[object, ...], tuple[State, list[GuardPlan]]] = Kept(1024)


def plans_of(state: State) -> list[GuardPlan]:
    ordered = list(order_of(state))
    orders = {guard.number: place for place, guard in enumerate(ordered, 1)}
    waiting = [guard for guard in state.guards if guard.number not in orders]
    by = cards(state)
    return [
        plan(state, guard, orders.get(guard.number, 0), by)
        for guard in [*ordered, *sorted(waiting, key=lambda guard: guard.space)]
    ]


def order_of(state: State) -> Iterator[Guard]:
    """ORD-9: those who are still to be activated; nobody who has been activated changes that."""
    done = [guard.activated for guard in state.guards]
    while guard := next_guard(state):
        guard.activated = True
        yield guard
    for guard, was in zip(state.guards, done, strict=True):
        guard.activated = was


def plan(state: State, guard: Guard, order: int, by: list[OrderCard]) -> GuardPlan:
    """By any of these cards."""
    active = prepare(state, guard, ENDLESS_ORDER)
    mode = mode_of(state, active)
    found = GuardPlan(guard.number, order, mode.name, "", "", None, [], [], {})  # type: ignore[arg-type]
    aim(state, active, mode, found)
    walks = [Walk(state, guard, card) for card in by]
    if walks[0].ways:
        found.ties = [list(way) for way in walks[0].ways]
        return found
    shared = [steps[0] for steps in takewhile(all_equal, zip(*(walk.steps for walk in walks), strict=False))]
    found.way = [space for step in shared for space in step]
    is_sure = all(len(walk.steps) == len(shared) and not walk.is_open for walk in walks)
    stops = [state.stage.board.names[guard.space], *(step[-1] for step in shared)]
    for spaces in numbers_on_cards(state, mode):
        if spaces < len(stops) or is_sure:
            found.stops[spaces] = stops[min(spaces, len(shared))]
    return found


def all_equal(items: tuple[object, ...]) -> bool:
    return all(item == items[0] for item in items)


def aim(state: State, active: ActiveGuard, mode: Mode, found: GuardPlan) -> None:
    """GRD-13, GRD-14: the nearest token; none where players would choose between several."""
    if not mode.clues:
        return
    away = active.ground.distances(active.guard.space)
    nearest = min(away[clue.space] for clue in mode.clues)
    clues = [clue for clue in mode.clues if away[clue.space] == nearest]
    found.token, found.owner = clues[0].token, clues[0].owner
    if len({clue.space for clue in clues}) == 1:
        found.target = state.stage.board.names[clues[0].space]


# by which card


def cards(state: State) -> list[OrderCard]:
    """The card in force or the one players know will come; else a fast one with either arrow."""
    known = known_card(state)
    if known:
        return [known]
    red, blue = max(printed_numbers())
    return [OrderCard("", red, blue, arrow) for arrow in ARROWS]


def known_card(state: State) -> OrderCard | None:
    if state.order:
        return state.order
    if state.orders is None:
        return ENDLESS_ORDER
    card = state.orders[0] if state.orders and ORDER_DECK in state.looked_at else None
    return card if card and card.action != GAME_OVER else None


def read_numbers() -> frozenset[tuple[int, int]]:
    """The red and blue numbers of the Order cards in the box."""
    box = core_orders()
    return frozenset((card.red, card.blue) for card in (*box.blue, *box.red) if card.action != GAME_OVER)


printed_numbers = keep(1)(read_numbers)


def numbers_on_cards(state: State, mode: Mode) -> list[int]:
    """GRD-5: how many spaces the guard may have, by its mode."""
    known = known_card(state)
    pairs = [(known.red, known.blue)] if known else printed_numbers()
    return sorted({red if mode.name == ALERT_MODE else blue for red, blue in pairs})


# on a copy

ON_ITS_WAY = (GuardMoved, GuardLeapt, PathChosen)


class Walk(Table):
    """An activation on a copy, until something hidden is touched or players would choose a way.

    `steps` are its spaces of movement, each with those it passes over; `ways` the paths players would choose among.
    `is_open`: it would go on by what players answer.
    """

    def __init__(self, state: State, guard: Guard, card: OrderCard, target: str = "") -> None:
        super().__init__(state.copy())
        self.target = target
        self.before = sealed(self.state)
        self.steps: list[tuple[str, ...]] = []
        self.ways: list[tuple[str, ...]] = []
        self.path: tuple[str, ...] = ()
        self.is_open = False
        figure = self.state.guard_at(guard.space)
        assert figure is not None
        try:
            activate(self.state, self, figure, card)
        except Question as question:
            self.is_open = True
            self.ways = list(islice(ways(state, guard, card, question.decision), MOST_PATHS))
        except (Touched, StageOver):
            pass

    def answer(self, decision: Decision) -> Option:
        if decision.kind == "target" and self.target:
            return own_option(decision, self.target)
        return let_be(decision)

    def roll(self, white: int = 0, black: int = 0) -> list[Die]:
        raise Touched

    def report(self, kind: Callable[..., Event], *facts: Any, **beside: Any) -> int:
        """Whatever happens may touch something hidden; but only its way is listened to."""
        if hidden(self.state) != self.before:
            raise Touched
        return super().report(kind, *facts, **beside) if kind in ON_ITS_WAY else 0

    def tell(self, event: Event) -> int:
        if isinstance(event, GuardMoved):
            self.steps.append((event.end,))
        elif isinstance(event, GuardLeapt):
            self.steps.append((*event.over, event.end))
        elif isinstance(event, PathChosen):
            self.path = event.path
            if self.target:
                raise Touched
        return super().tell(event)


def ways(state: State, guard: Guard, card: OrderCard, decision: Decision) -> Iterator[tuple[str, ...]]:
    """GRD-6: the paths among which players would choose; where they would choose the target first, those to each."""
    if decision.kind == "path":
        names = state.stage.board.names
        yield from (tuple(names[space] for space in option.value) for option in decision.options)
    elif decision.kind == "target" and "mode" in decision.facts:
        for option in decision.options:
            walk = Walk(state, guard, card, str(option))
            yield from walk.ways or [walk.path]
