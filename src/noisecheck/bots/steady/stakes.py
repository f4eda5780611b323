"""What the rules of thumb need to know about a position, each thing looked up once."""

from __future__ import annotations

from noisecheck.bots.steady.danger import (
    FEW,
    AttentionToken,
    Weighed,
    active_zones,
    danger_in,
    other_cameras,
    situation,
)
from noisecheck.bots.steady.goals import hero_route, opened_by_events
from noisecheck.bots.steady.plan import DRESSED, UNSEEN, Plan
from noisecheck.bots.steady.planner import Planner
from noisecheck.engine.board import Bitset, Space
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.rules.focus import active_tokens
from noisecheck.engine.rules.outcome import has_goal, objectives_done
from noisecheck.engine.state import ALERT, INVESTIGATE, Hero, State
from noisecheck.foresight.odds.dice import QUIET

ATTACK = (40.0, 30.0, 16.0, 10.0, 8.0)  # what an attack costs with 0, 1, 2 … Health left
COVERED = 0.12  # how many of the guards who see it find out what passes for a guard
HURRY = 8.0
LEISURE, RUSH = 0.7, 4.0
A_ROUND = 3.0  # how many actions a hero comes nearer to its goal in a round
HEARD_ANYWAY = 0.25  # of the noises a reroll may undo


def price_of(hero: Hero) -> float:
    """What an attack on a hero costs, in points: the less Health they have left, the more."""
    left = DASHBOARDS[hero.id].health - hero.damage
    return ATTACK[max(0, min(left, len(ATTACK) - 1))]


class Goal:
    """What is left to do for a hero after a plan has taken and reached something."""

    __slots__ = ("distances", "locked", "only_leaving", "route", "state")

    def __init__(self, state: State, hero: Hero) -> None:
        self.state = state
        self.route = hero_route(state, hero)
        self.only_leaving = has_goal(state) and objectives_done(state)
        self.distances: dict[tuple[Space, int], float] = {}

    def away(self, space: Space, opened: int = 0) -> float:
        """How many actions it is from a space to the end, with a door opened on the way."""
        known = self.distances.get((space, opened))
        if known is None:
            known = self.route.away(self.state, space, self.state.locked & ~opened)
            self.distances[space, opened] = known
        return known


class Stakes:
    """`cards` are the Order cards the guards are expected to have while nothing more is seen or heard of the heroes."""

    def __init__(self, planner: Planner, cards: Weighed) -> None:
        self.planner = planner
        self.cards = cards
        self.state = state = planner.state
        self.hero = hero = planner.hero
        self.others = tuple(
            AttentionToken(each.attention, each.attention_space)
            for each in state.heroes
            if each is not hero and each.attention
        )
        self.own = AttentionToken(hero.attention, hero.attention_space) if hero.attention else None
        self.cameras = other_cameras(state)
        self.earshot: Bitset = 0
        for guard in state.guards:
            self.earshot |= state.geometry.within(guard.space, 2)
        self.ready = active_tokens(state, hero)
        self.price = price_of(hero)
        self.goals: dict[tuple[int, int], Goal] = {}
        self.calm: dict[Space, float] = {}
        self.noises: dict[tuple[object, ...], float] = {}
        self.pace = self.hurry()

    def goal(self, plan: Plan) -> Goal:
        """What is left to do after a plan."""
        known = self.goals.get((plan.taken, plan.reached))
        if known is None:
            state = self.state
            if plan.taken or plan.reached:
                state = state.copy()
                state.taken |= plan.taken
                state.resolved |= plan.reached
                state.locked &= ~opened_by_events(state.stage, plan.reached)
            known = self.goals[plan.taken, plan.reached] = Goal(state, self.hero)
        return known

    def hurry(self) -> float:
        """The fewer rounds there are to spare, the more every action counts. The number of Order cards is public."""
        state = self.state
        if not state.orders:
            return LEISURE
        early, *late = state.layers or (len(state.orders),)
        spare = early + sum(late) / 2 - self.goal(Plan(self.hero.space, 0)).away(self.hero.space) / A_ROUND
        return max(LEISURE, min(RUSH, HURRY / max(0.5, spare)))

    # the Attention token

    def token_after(self, plan: Plan) -> AttentionToken | None:
        """Where the hero's Attention token lies when the plan is done and nothing was heard."""
        if plan.token >= 0:
            return AttentionToken(INVESTIGATE if plan.seen == UNSEEN else ALERT, plan.token)
        return self.own

    def token_if_heard(self, plan: Plan) -> AttentionToken:
        """ATT-2: a token off the map comes in with ? up; one on the map keeps its side."""
        now = self.token_after(plan)
        return AttentionToken(now.side if now else INVESTIGATE, plan.space)

    def heard(self, plan: Plan) -> float:
        """ATT-5: the chance to be heard: one white die for each noisy action, if a guard is in the zone."""
        if not plan.noisy:
            return 0.0
        state = self.state
        key = (plan.noisy, state.zone(plan.space), plan.felled, plan.spent)
        known = self.noises.get(key)
        if known is None:
            known = 0.0
            if self.planner.guards & ~plan.felled & state.stage.zones[state.zone(plan.space)].area:
                ready = [token for token in self.ready if token not in plan.spent]
                known = 1 - QUIET ** (plan.noisy - ("minus-white-or-move" in ready))
                known *= HEARD_ANYWAY if "reroll" in ready else 1.0
            self.noises[key] = known
        return known

    # harm

    def calm_harm(self, space: Space) -> float:
        """The harm to expect in a space if nothing more is seen or heard of the heroes."""
        known = self.calm.get(space)
        if known is None:
            known = self.calm[space] = self.harm(Plan(space, 0), self.own)
        return known

    def harm(self, plan: Plan, token: AttentionToken | None) -> float:
        """What the attacks to expect will cost when the plan is done and the hero's Attention token lies there."""
        tokens = (*self.others, token) if token else self.others
        harm = self.harm_if(plan, tokens, plan.felled if plan.sure == 1 else 0, 0)
        if plan.door >= 0:  # opened early it leaves time to get away
            harm += plan.opened / plan.rolls * (self.harm_if(plan, tokens, plan.felled, 1 << plan.door) - harm)
        if plan.sure < 1:
            worked = self.harm_if(plan, tokens, plan.felled, 0)
            harm = plan.sure * worked + (1 - plan.sure) * max(self.price, harm)
        return harm

    def harm_if(self, plan: Plan, tokens: tuple[AttentionToken, ...], felled: Bitset, opened: int) -> float:
        """The attacks on the hero, and on friends who have had their turn, each at its price."""
        state, hero = self.state, self.hero
        spaces = [plan.space if each is hero else each.space for each in state.heroes]
        zones = active_zones(state, spaces, tokens)
        cards = FEW if plan.token >= 0 or felled else self.cards
        attacks = danger_in(state, situation(state, tokens, zones, felled, opened, cards))
        harm = 0.0
        for each, space in zip(state.heroes, spaces, strict=True):
            if each is hero or each.acted:
                hides = each.disguised or each.boxed or (each is hero and DRESSED in plan.spent)
                harm += attacks[space] * (COVERED if hides else 1.0) * price_of(each)
        return harm
