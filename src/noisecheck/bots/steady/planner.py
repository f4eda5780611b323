"""The ways a hero can spend the rest of the turn, as far as they matter: where they go, what they take, whom they fell.

A plan is worked out, not played: who sees which space does not change while a hero moves, so hundreds of ways cost less
than one copy of the position. What a plan cannot know (dice, traps) is met when it comes.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from noisecheck.bots.steady.blows import blows, is_armed
from noisecheck.bots.steady.goals import objectives_wanted
from noisecheck.bots.steady.locks import again_text, best_reroll, chance_within
from noisecheck.bots.steady.plan import DRESSED, LEFT_BEHIND, SEEN, UNSEEN, VANISHED, Plan
from noisecheck.engine.board import Bitset, Space
from noisecheck.engine.dashboards import DASHBOARDS, actions_left
from noisecheck.engine.equipment import ignores
from noisecheck.engine.gear.keys import LEVELS, UNLOCK
from noisecheck.engine.gear.using import USE
from noisecheck.engine.rules.cover import CAMOUFLAGE, escapes_sight
from noisecheck.engine.rules.focus import HELP, TOKENS, active_tokens
from noisecheck.engine.rules.interacting import OPEN, TAKE
from noisecheck.engine.rules.sight import camera_sight
from noisecheck.engine.rules.stage_events import happens_to
from noisecheck.engine.state import ALERT, Hero, State

MOST_PLANS = 1200
MOST_FELLED = 2
DISGUISE_COST = 2
TRAP_RISK = 0.5  # the chance that a face-down trap gives its finder away


@dataclass(slots=True)
class Planner:
    """One hero's view of the board at one decision."""

    state: State
    hero: Hero
    guards: Bitset = 0
    friends: Bitset = 0
    bodies: Bitset = 0
    traps: Bitset = 0  # spaces in sight of a face-down trap
    lasers: Bitset = 0
    hides: bool = False  # passes for something else
    is_armed: bool = False
    movers: tuple[str, ...] = ()  # Focus tokens that move their owner
    wanted: dict[Space, int] = field(default_factory=dict)  # objectives by space
    events: dict[Space, int] = field(default_factory=dict)
    watched: dict[Bitset, Bitset] = field(default_factory=dict)  # without the guards felled
    hops: dict[Space, tuple[Space, ...]] = field(default_factory=dict)
    quietest: dict[tuple[object, ...], int] = field(default_factory=dict)  # by what a plan comes to: its noise
    waiting: list[list[Plan]] = field(default_factory=list)  # by actions left

    def __post_init__(self) -> None:
        state, hero = self.state, self.hero
        self.guards = state.guard_spaces()
        self.friends = state.hero_spaces() & ~(1 << hero.space)
        self.hides = escapes_sight(state, hero)
        self.is_armed = is_armed(hero)
        self.movers = tuple(token for token in active_tokens(state, hero) if TOKENS[token].moves)
        for body in state.bodies:
            self.bodies |= 1 << body.space
        for trap in state.traps:
            if trap.down:
                self.traps |= state.geometry.sight[trap.space]
            elif trap.kind == "laser" and not ignores(hero, "laser"):
                self.lasers |= state.geometry.sight[trap.space]
        if objectives_wanted(state)[0]:
            for number, objective in enumerate(state.stage.objectives):
                if not objective.optional and not state.taken >> number & 1:
                    self.wanted[objective.space] = number
        for number, event in enumerate(state.stage.events):
            if not state.resolved >> number & 1 and happens_to(state, hero, state.stage.section(event.letter)):
                self.events[event.space] = number

    def seen_now(self, felled: Bitset) -> Bitset:
        """LOS-6: every space in somebody's sight."""
        known = self.watched.get(felled)
        if known is None:
            state = self.state
            known = camera_sight(state) if state.stage.cameras or state.traps else 0
            for guard in state.guards:
                if not felled >> guard.space & 1:
                    known |= state.geometry.seen[guard.facing][guard.space]
            self.watched[felled] = known
        return known

    def steps_from(self, space: Space) -> tuple[Space, ...]:
        """Where one space of movement leads without touching a guard; over a friend too (MOV-2)."""
        known = self.hops.get(space)
        if known is None:
            near = self.state.geometry.neighbours
            found: dict[Space, None] = {}
            for each in near[space]:
                if self.friends >> each & 1:
                    closed = self.guards | self.friends | 1 << space
                    found.update((beyond, None) for beyond in near[each] if not closed >> beyond & 1)
                elif not self.guards >> each & 1:
                    found[each] = None
            known = self.hops[space] = tuple(found)
        return known

    # one action more

    def keep(self, plan: Plan) -> None:
        """Notes a plan, unless one as good is known: plans with more actions left come first."""
        key = plan.key()
        known = self.quietest.get(key)
        if known is None or plan.noisy < known:
            self.quietest[key] = plan.noisy
            self.waiting[plan.left].append(plan)

    def move(self, plan: Plan, path: tuple[Space, ...], cost: int, verb: str, spent: tuple[str, ...]) -> None:
        """LOS-7: in sight anywhere on a move, the hero is alerted where it ends."""
        end, spaces = path[-1], 1 << plan.space
        for space in path:
            spaces |= 1 << space
        exposed = bool(spaces & self.seen_now(plan.felled)) and not (self.hides or plan.hides())
        if self.lasers and spaces & self.lasers and not self.lasers >> plan.space & 1:
            exposed = True
        seen, reached, noisy = plan.seen, plan.reached, plan.noisy + (verb == "dash")
        if exposed:
            seen = SEEN
        elif seen == SEEN:
            seen = LEFT_BEHIND
        for space in path if self.events else ():
            if space in self.events:
                reached |= 1 << self.events[space]
        knocks = seen == UNSEEN and plan.token >= 0
        key = (end, seen, plan.taken, plan.felled, reached, -1, spent, knocks)
        known = self.quietest.get(key)
        if known is not None and known <= noisy:
            return
        self.quietest[key] = noisy
        moved = plan.then(cost, verb, path)
        moved.space, moved.seen, moved.reached, moved.noisy, moved.spent = end, seen, reached, noisy, spent
        if exposed:
            moved.token = end
        if self.traps and spaces & self.traps and not self.traps >> plan.space & 1:
            moved.risk += TRAP_RISK
        self.waiting[moved.left].append(moved)

    def walk(self, plan: Plan) -> None:
        """ACT-4, ACT-5: a Sneak; or a Dash to where no Sneak leads."""
        for first in self.steps_from(plan.space):
            self.move(plan, (first,), 1, "sneak", plan.spent)
        for first in self.steps_from(plan.space):
            for second in self.steps_from(first):
                if second != plan.space:
                    self.move(plan, (first, second), 1, "dash", plan.spent)

    def ride(self, plan: Plan) -> None:
        """ACT-17: an elevator."""
        for elevator in self.state.stage.elevators:
            if elevator.space == plan.space and not (self.guards | self.friends) >> elevator.to & 1:
                self.move(plan, (elevator.to,), 1, "ride", plan.spent)

    def use_focus(self, plan: Plan) -> None:
        """FOC-3: a Focus token that moves its owner, once."""
        for token in self.movers:
            if token not in plan.spent:
                for space in self.steps_from(plan.space):
                    self.move(plan, (space,), 0, "focus", (*plan.spent, token))

    def with_more_actions(self, plan: Plan, token: str) -> Plan | None:
        """A Focus token that gives its owner an action, before all others."""
        if not TOKENS[token].actions:
            return None
        quickened = plan.then(-TOKENS[token].actions, HELP.own.text(token))
        quickened.spent = (token,)
        return quickened

    def on_the_spot(self, plan: Plan, cost: int, text: str) -> Plan:
        """An action without a move. HER-5: in sight it gives a disguise away."""
        acted = plan.then(cost, text)
        if self.hero.disguised and self.seen_now(plan.felled) >> plan.space & 1:
            acted.seen, acted.token = SEEN, plan.space
        return acted

    def take(self, plan: Plan) -> None:
        """ACT-18: an objective that is needed."""
        number = self.wanted.get(plan.space)
        if number is not None and not plan.taken >> number & 1:
            took = self.on_the_spot(plan, 1, TAKE.text(self.state.stage.board.names[plan.space]))
            took.taken |= 1 << number
            self.keep(took)

    def knock(self, plan: Plan) -> None:
        """ACT-13: to lure guards here, and be gone."""
        if plan.before is None and plan.left > 1 and not self.hero.attention and not plan.knocks():
            knocked = self.on_the_spot(plan, 1, "knock")
            knocked.token = plan.space
            self.keep(knocked)

    def strike(self, plan: Plan) -> None:
        """A guard less, if it works; with a bang only where an alarm does no more harm."""
        hero = self.hero
        if not self.is_armed and not self.state.geometry.near[plan.space] & self.guards:
            return
        is_known = plan.seen == SEEN or (hero.attention == ALERT and hero.attention_space == plan.space)
        for blow in blows(self.state, hero, plan.space, plan.felled):
            if blow.cost > plan.left or (blow.spent and blow.spent in plan.spent) or (blow.is_loud and not is_known):
                continue
            struck = self.on_the_spot(plan, blow.cost, blow.text)
            struck.felled |= blow.felled
            struck.sure *= blow.chance
            if blow.spent:
                struck.spent = (*plan.spent, blow.spent)
            if blow.is_loud:
                struck.seen, struck.token = SEEN, plan.space
            self.keep(struck)

    def open_doors(self, plan: Plan) -> None:
        """ACT-11: all actions that are left go into a locked door."""
        state, hero = self.state, self.hero
        dashboard = DASHBOARDS[hero.id]
        for number in state.stage.doors_at.get(plan.space, ()):
            door = state.stage.doors[number]
            if not state.locked >> number & 1 or door.is_sealed:
                continue
            key = next((card.id for card in hero.gear if LEVELS.get(card.id, 0) >= door.level), None)
            lying = state.lock if plan.before is None else None
            if key:
                work, chance = self.on_the_spot(plan, 1, UNLOCK.phrase.text(key, door.name)), 1.0
            elif lying and lying.name == door.name and lying.hero == hero.id:
                again, once = best_reroll(lying.dice, door.needs)
                chance = 1 - (1 - once) ** plan.left
                work = self.on_the_spot(plan, plan.left, again_text(again))
            else:
                chance = chance_within(door.needs, dashboard.lock_white, dashboard.lock_black, plan.left)
                work = self.on_the_spot(plan, plan.left, OPEN.text(door.name))
            work.door, work.opened, work.rolls = number, chance, plan.left
            if not key:
                work.noisy += min(plan.left, 2) * dashboard.lock_white  # a ! of a lock's white die is heard like noise
            self.keep(work)

    def vanish(self, plan: Plan) -> None:
        """Camouflage, for the rest of the turn."""
        for card in self.hero.gear:
            if card.id in CAMOUFLAGE and card.tokens and card.id not in self.hero.used and plan.before is None:
                gone = self.on_the_spot(plan, 1, USE.text(card.id))
                gone.spent = (*plan.spent, VANISHED)
                self.keep(gone)

    def dress(self, plan: Plan) -> None:
        """HER-4: beside a guard that lies on the floor, with nobody looking and no ! on the map."""
        hero, near = self.hero, self.state.geometry.near[plan.space] | 1 << plan.space
        if hero.disguised or hero.attention == ALERT or plan.seen != UNSEEN or DRESSED in plan.spent:
            return
        is_watched = self.seen_now(plan.felled) >> plan.space & 1
        if near & (self.bodies | plan.felled) and plan.left >= DISGUISE_COST and not is_watched:
            dressed = self.on_the_spot(plan, DISGUISE_COST, "disguise")
            dressed.spent = (*plan.spent, DRESSED)
            self.keep(dressed)

    def go_on(self, plan: Plan) -> None:
        """Everything that may come next."""
        if self.movers:
            self.use_focus(plan)
        if not plan.left:
            return
        self.take(plan)
        self.walk(plan)
        self.ride(plan)
        self.open_doors(plan)
        self.vanish(plan)
        self.knock(plan)
        if plan.felled.bit_count() < MOST_FELLED:
            self.strike(plan)
        if "disguise" in DASHBOARDS[self.hero.id].actions:
            self.dress(plan)

    def all(self) -> list[Plan]:
        """Every way that is not worse than another in all respects, those with more actions left first."""
        start = Plan(self.hero.space, max(0, actions_left(self.hero)), noisy=self.hero.noisy + self.hero.hostages)
        more = [self.with_more_actions(start, token) for token in active_tokens(self.state, self.hero)]
        begun = [start, *(plan for plan in more if plan)]
        self.waiting = [[] for _ in range(max(plan.left for plan in begun) + 1)]
        for plan in begun:
            self.keep(plan)
        found: list[Plan] = []
        for plans in reversed(self.waiting):
            for plan in plans:  # grows while it is gone through
                found.append(plan)
                if len(found) >= MOST_PLANS:
                    return found
                if plan.door < 0:
                    self.go_on(plan)
        return found
