"""Search: plays the most promising ways to spend a turn out (`playouts.py`), and takes what goes best.

An open-loop tree of one turn: its branches, the candidates, are ways to spend it, named by their options, not by
positions. All of them are tried with the same luck, then again with other luck; every so often the worse half is
dropped. A candidate is judged by how much better it went than the first choice of the thumbs did with the same luck,
and that choice stands unless another is better beyond doubt. There are only as many candidates as can be tried a few
times each. Time is that of the thread's own processor: on a busy machine it thinks longer, not worse.
"""

from __future__ import annotations

from noisecheck.bots.clock import thread_time
from noisecheck.bots.fights.fighter import Fighter
from noisecheck.bots.fights.search import search_fight
from noisecheck.bots.search.evaluation import POINT, squash, standing, value
from noisecheck.bots.search.nimble import Nimble, script
from noisecheck.bots.search.playouts import Trial, play_out
from noisecheck.bots.steady.bot import Steady
from noisecheck.bots.steady.danger import TYPICAL
from noisecheck.bots.steady.plan import Plan
from noisecheck.bots.steady.planner import Planner
from noisecheck.bots.steady.stakes import Stakes
from noisecheck.bots.steady.thumbs import WIN, best_plans, distinct
from noisecheck.engine import chance
from noisecheck.engine.dashboards import actions_left
from noisecheck.engine.game import Game
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Decision, Option

LOOKED_AT, CANDIDATES = 30, 10
TRIES = 4  # for each candidate, on average: with less time there are fewer candidates
FEWEST = 3  # candidates that stay to the end
KEPT = 2  # of a turn's time what two actions would take is kept for what goes otherwise


class Candidate(Trial):
    """One way to spend the turn, and what the thumbs think of it beside their first choice."""

    __slots__ = ("plan", "scripts")

    trust = 0.3
    spread = 0.02

    def __init__(self, plan: Plan, guess: float, scripts: dict[str, list[str]]) -> None:
        super().__init__(guess)
        self.plan = plan
        self.scripts = scripts  # what every hero does in it


class Search(Steady):
    name = "search"

    def __init__(self, seed: int = 0, milliseconds: float = 200.0, nodes: int = 0, plan: str = "") -> None:
        super().__init__(seed, plan)
        self.milliseconds = milliseconds
        self.nodes = nodes
        self.tried = 0  # playouts, at the last decision that was searched
        self.turn = (0, "")  # round and hero of the turn in hand
        self.spare = 0.0  # seconds left for it
        self.friends: dict[str, list[str]] = {}  # what those will probably do who come after this turn
        self.end = 0.0  # when the time for this decision is over
        self.game: Game | None = None

    def choose(self, game: Game) -> Option:
        self.game = game
        option = super().choose(game)
        self.game = None
        return option

    def fight_on(self, fighter: Fighter, decision: Decision, state: State) -> Option:
        """The same against a boss: there options are tried, not plans."""
        hero = state.hero(decision.hero)
        left = actions_left(hero)
        if self.game is None or left <= 0:
            return super().fight_on(fighter, decision, state)
        begin = thread_time()
        self.begin_turn(state, hero)
        self.end, self.tried = begin + self.spare * left / (left + KEPT), 0
        option, self.chance = search_fight(self.game, fighter, self.chance, self.tries_again)
        self.spare -= thread_time() - begin
        return option

    def tries_again(self) -> bool:
        self.tried += 1
        return self.goes_on()

    def begin_turn(self, state: State, hero: Hero) -> None:
        """A turn has so much time, however many questions it asks."""
        if self.turn != (state.round, hero.id):
            self.turn, self.spare = (state.round, hero.id), self.milliseconds / 1000
            self.friends = {}

    def best_plan(self, stakes: Stakes) -> Plan:
        """Without a game at hand, in `autoplay`, and without actions left, the thumbs decide alone."""
        left = actions_left(stakes.hero)
        if self.game is None or left <= 0:
            return super().best_plan(stakes)
        begin = thread_time()
        self.begin_turn(stakes.state, stakes.hero)
        self.end = begin + self.spare * left / (left + KEPT)
        found = distinct(best_plans(stakes, stakes.planner.all(), LOOKED_AT, LOOKED_AT))[:CANDIDATES]
        if len(found) == 1 or found[0][0] > WIN / 2:
            return found[0][1]
        plan = self.compare(self.game, stakes, found)
        self.spare -= thread_time() - begin
        return plan

    def compare(self, game: Game, stakes: Stakes, found: list[tuple[float, Plan]]) -> Plan:
        candidates, base = self.candidates(stakes, found), standing(stakes.state)
        first, drop_at = candidates[0], 1
        self.tried = 0
        self.chance = chance.advance(self.chance)
        begin = thread_time()
        self.try_out(game, candidates[:1], base)
        alive = candidates[: self.affordable(thread_time() - begin) // TRIES]
        self.try_out(game, alive[1:], base)
        while len(alive) > 1 and self.goes_on():
            self.chance = chance.advance(self.chance)
            self.try_out(game, alive, base)
            if len(first.values) > drop_at and len(alive) > FEWEST:
                drop_at *= 2
                alive = halved(alive, first)
        return max(candidates, key=lambda candidate: candidate.advantage(first)).plan

    def candidates(self, stakes: Stakes, found: list[tuple[float, Plan]]) -> list[Candidate]:
        board, best, hero = stakes.state.stage.board, found[0][0], stakes.hero.id
        self.look_at_friends(stakes)
        return [
            Candidate(plan, squash(POINT * (score - best)) - squash(0.0), {**self.friends, hero: script(plan, board)})
            for score, plan in found
        ]

    def look_at_friends(self, stakes: Stakes) -> None:
        """What the thumbs would have those do whose turn is still to come: thought of once a turn."""
        state = stakes.state
        for each in state.heroes:
            if each is not stakes.hero and not each.acted and each.id not in self.friends:
                plan = super().best_plan(Stakes(Planner(state, each), TYPICAL))
                self.friends[each.id] = script(plan, state.stage.board)

    def affordable(self, one: float) -> int:
        """How many playouts there is time for, if one takes so long."""
        return self.nodes if self.nodes else int(max(0.0, self.end - thread_time()) / max(one, 1e-6))

    def try_out(self, game: Game, candidates: list[Candidate], base: float) -> None:
        """A playout of each, all with the same luck."""
        for candidate in candidates:
            if self.goes_on():
                state = play_out(game, self.chance, Nimble(candidate.scripts).policy)
                candidate.values.append(value(state, base))
                self.tried += 1

    def goes_on(self) -> bool:
        return self.tried < self.nodes if self.nodes else thread_time() < self.end


def halved(candidates: list[Candidate], first: Candidate) -> list[Candidate]:
    """The better half; the thumbs' first choice stays, as the measure of the others."""
    others = sorted(
        (each for each in candidates if each is not first),
        key=lambda each: -each.advantage(first),
    )
    return [first, *others[: max(FEWEST, len(candidates) // 2) - 1]]
