"""Search: plays the most promising ways to spend a turn ahead, in futures (`futures.py`), and takes what goes best.

An open-loop tree of one turn: its branches are ways to spend it, named by their options, not by positions. All of them
are tried with the same luck, then again with other luck; every so often the worse half is dropped. A branch is judged
by how much better it went than the first choice of the thumbs did with the same luck. There are no more branches than
can be tried a few times each: with little time the thumbs are the better judges.
"""

from __future__ import annotations

from time import perf_counter

from noisecheck.bots.evaluation import squash, value, worth
from noisecheck.bots.futures import play_ahead
from noisecheck.bots.nimble import runner
from noisecheck.bots.plan import Plan
from noisecheck.bots.stakes import Stakes
from noisecheck.bots.steady import Steady
from noisecheck.bots.thumbs import WIN, best_plans, distinct
from noisecheck.engine import chance
from noisecheck.engine.game import Game
from noisecheck.engine.rules.actions import actions_left
from noisecheck.engine.table import Option

LOOKED_AT, CANDIDATES = 30, 10
TRIES = 4  # for each branch, on average: with less time there are fewer branches
FEWEST = 3  # branches that stay to the end
BELIEF = 4.0  # how many tries the opinion of the thumbs counts for
HORIZON = 1  # enemy phases played out


class Branch:
    """One way to spend the turn: what the thumbs think of it beside their first choice, and how it went, try by try."""

    __slots__ = ("guess", "plan", "values")

    def __init__(self, plan: Plan, guess: float) -> None:
        self.plan = plan
        self.guess = guess
        self.values: list[float] = []

    def advantage(self, first: Branch) -> float:
        """By how much it is better than the first choice of the thumbs, with the same luck."""
        gained = sum(mine - other for mine, other in zip(self.values, first.values, strict=False))
        return (gained + BELIEF * self.guess) / (len(self.values) + BELIEF)


class Search(Steady):
    name = "search"

    def __init__(self, seed: int = 0, milliseconds: float = 200.0, nodes: int = 0) -> None:
        super().__init__(seed)
        self.milliseconds = milliseconds
        self.nodes = nodes
        self.tried = 0  # futures, at the last decision that was searched
        self.turn = (0, "")  # round and hero of the turn in hand
        self.spare = 0.0  # seconds left for it
        self.end = 0.0  # when the time for this decision is over
        self.game: Game | None = None

    def choose(self, game: Game) -> Option:
        self.game = game
        option = super().choose(game)
        self.game = None
        return option

    def best_plan(self, stakes: Stakes) -> Plan:
        """Without a game at hand, in `autoplay`, and without actions left, the thumbs decide alone."""
        left = actions_left(stakes.hero)
        if self.game is None or left <= 0:
            return super().best_plan(stakes)
        begin = perf_counter()
        if self.turn != (stakes.state.round, stakes.hero.id):
            self.turn, self.spare = (stakes.state.round, stakes.hero.id), self.milliseconds / 1000
        self.end = begin + self.spare * left / (left + 1)  # the rest is for what goes otherwise
        found = distinct(best_plans(stakes, stakes.planner.all(), LOOKED_AT, LOOKED_AT))[:CANDIDATES]
        if len(found) == 1 or found[0][0] > WIN / 2:
            return found[0][1]
        plan = self.compare(self.game, stakes, found)
        self.spare -= perf_counter() - begin
        return plan

    def compare(self, game: Game, stakes: Stakes, found: list[tuple[float, Plan]]) -> Plan:
        best, base = found[0][0], worth(stakes.state)
        branches = [Branch(plan, squash(score, best) - squash(best, best)) for score, plan in found]
        first, drop_at = branches[0], 1
        self.tried = 0
        self.chance = chance.advance(self.chance)
        begin = perf_counter()
        self.try_out(game, branches[:1], base)
        alive = branches[: self.affordable(perf_counter() - begin) // TRIES]
        self.try_out(game, alive[1:], base)
        while len(alive) > 1 and self.goes_on():
            self.chance = chance.advance(self.chance)
            self.try_out(game, alive, base)
            if len(first.values) > drop_at and len(alive) > FEWEST:
                drop_at *= 2
                alive = halved(alive, first)
        return max(branches, key=lambda branch: branch.advantage(first)).plan

    def affordable(self, one: float) -> int:
        """How many futures there is time for, if one takes so long."""
        return self.nodes if self.nodes else int(max(0.0, self.end - perf_counter()) / max(one, 1e-6))

    def try_out(self, game: Game, branches: list[Branch], base: float) -> None:
        """A future of each, all with the same luck."""
        for branch in branches:
            if self.goes_on():
                policy = runner(branch.plan, game.state.stage.board).policy
                state = play_ahead(game, self.chance, policy, HORIZON).state
                branch.values.append(value(state, base))
                self.tried += 1

    def goes_on(self) -> bool:
        return self.tried < self.nodes if self.nodes else perf_counter() < self.end


def halved(branches: list[Branch], first: Branch) -> list[Branch]:
    """The better half; the thumbs' first choice stays, as the measure of the others."""
    others = sorted((branch for branch in branches if branch is not first), key=lambda branch: -branch.advantage(first))
    return [first, *others[: max(FEWEST, len(branches) // 2) - 1]]
