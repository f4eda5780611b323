"""The figures in hints: a plan is looked at by the forecast and by the odds of the roll it is about."""

from __future__ import annotations

from noisecheck.bots.shapes import TurnOdds, Why
from noisecheck.bots.steady.plan import Plan
from noisecheck.engine.board import bits
from noisecheck.engine.game import Game
from noisecheck.engine.phrases import split_verb
from noisecheck.engine.rules.rounds import TURN
from noisecheck.engine.state import Hero
from noisecheck.foresight.forecast.forecaster import forecaster_for
from noisecheck.foresight.forecast.hypothesis import Hypothesis
from noisecheck.foresight.odds import odds
from noisecheck.foresight.preview import preview
from noisecheck.foresight.shapes import Chance, HeroRisk

AIMS = ("knocked-out", "killed-guard", "opened")


class Figures:
    """What can be said about the plans of one hero."""

    def __init__(self, game: Game, hero: Hero) -> None:
        self.game = game
        self.hero = hero
        self.forecaster = forecaster_for(game, hero.id)
        self.staying = self.forecaster.risk("") if self.forecaster else None

    def odds(self, plan: Plan) -> TurnOdds:
        found = TurnOdds()
        aim = self.aim(plan) if plan.felled or plan.door >= 0 else None
        if aim:
            found.success, found.with_focus = aim.chance, aim.with_focus
        options = plan.options(self.game.state.stage.board)
        if self.forecaster and "use" not in [split_verb(text)[0] for text in options]:
            told = self.forecaster.forecast(Hypothesis(self.forecaster.seat, plan.space, tuple(options)))
            if not told.cut:
                risk = next(each for each in told.heroes if each.hero == self.hero.id)
                found.spotted, found.attacked, found.heard = risk.spotted, risk.attacked, told.heard
        return found

    def aim(self, plan: Plan) -> Chance | None:
        """The odds of the roll that a plan is about; None if it rolls nothing, or if something would come to light
        before."""
        game, stage = self.game.clone(), self.game.state.stage
        wanted = {stage.board.names[space] for space in bits(plan.felled)}
        wanted |= {stage.doors[plan.door].name} if plan.door >= 0 else set()
        begins = [TURN.text(self.hero.id)] if game.decision and game.decision.kind == "turn" else []
        for text in (*begins, *plan.options(stage.board)):
            if game.decision is None or game.decision.find(text) is None:
                return None
            rolled = odds(game, text)
            for chance in rolled.chances if rolled else ():
                if chance.kind in AIMS and not wanted.isdisjoint(chance.facts.values()):
                    return chance
            if preview(game, text).reveals:
                return None
            game.choose(text)
        return None

    def bears_out(self, why: Why, plan: TurnOdds) -> bool:
        """Whether a reason holds by the figures, where there are any."""
        if why.key == "bot-against-noise":
            return plan.heard != 0
        if why.key == "bot-for-safety":
            return bool(self.staying and plan.attacked) and danger(plan) < danger(self.staying)
        if why.key == "bot-against-safety":
            return bool(self.staying and plan.attacked) and danger(plan) > danger(self.staying)
        return True


def danger(risk: TurnOdds | HeroRisk | None) -> float:
    """The chance to be attacked, in the middle between the lowest and the highest."""
    return (risk.attacked.low + risk.attacked.high) / 2 if risk and risk.attacked else 0.0
