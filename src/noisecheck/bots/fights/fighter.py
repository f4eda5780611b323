"""Fighter: how steady plays a boss fight.

At an action every option is tried on copies of what players know, with several lucks where dice are rolled or cards
turned up, and the position after it is judged (`judge`), with what can still be made of the turn (`turn_worth`). The
best is taken. Questions within an action are answered the same way in trials and in earnest.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum

from noisecheck.bots.fights import booth
from noisecheck.bots.fights.imagining import LUCKS, try_out
from noisecheck.bots.fights.judge import FOCUS, Judge
from noisecheck.bots.fights.reach import black_hits
from noisecheck.bots.fights.steering import steer
from noisecheck.bots.fights.tactics import Tactics
from noisecheck.bots.fights.turn_worth import NEVER, TurnWorth, everywhere
from noisecheck.bots.shapes import Why
from noisecheck.bots.steady.answers import ANSWERS, first_option
from noisecheck.bots.steady.rolls import best_change, let_stand
from noisecheck.engine.board import Space, bits
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.dashboards import DASHBOARDS, HERO_IDS, actions_left
from noisecheck.engine.equipment import gear_named
from noisecheck.engine.heroes.terminal_card import has_terminal_card, has_token
from noisecheck.engine.rules.actions import cost_of
from noisecheck.engine.rules.attacks import defense_of
from noisecheck.engine.rules.changes import Change
from noisecheck.engine.rules.focus import TOKENS
from noisecheck.engine.state import NOBODY, Hero, State
from noisecheck.engine.table import END, Decision, Option

HELPER = "turn otacon"  # who goes first, so that others have what he does
ATTACKS = ("hand-to-hand", "combo", "throw")
SHELTERS = 5  # of the best ends of a turn that are looked at again when an option has moved the boss
GOOD_ENOUGH = 0.6  # of the best place, to attack from at once
MOST_ROLLED = 10  # options that are tried with all lucks


class Fighter:
    """Answers the questions of a fight. One object plays one game."""

    def __init__(self, tactics: Tactics) -> None:
        self.tactics = tactics
        self.judge = Judge(tactics)
        self.around: dict[tuple[object, ...], TurnWorth] = {}  # of the position as it is, with all places
        self.known: dict[tuple[object, ...], TurnWorth] = {}  # of positions that were tried
        self.shelters: tuple[Space, ...] = ()

    # actions

    def rank(self, decision: Decision, state: State) -> list[tuple[float, Option]]:
        """All options of an action, the best first."""
        hero = state.hero(decision.hero)
        if has_token(state, hero):
            chosen = booth.work(decision, state)
            return [(1.0, chosen), *((0.0, option) for option in decision.options if option is not chosen)]
        self.look_round(state, hero)
        found: list[tuple[float, Option]] = []
        rolled: list[tuple[float, Option]] = []
        for option in decision.options:
            worth, is_luck = self.trial(state, option, hero.id, 0)
            (rolled if is_luck else found).append((worth, option))
        rolled.sort(key=lambda each: -each[0])
        for worth, option in rolled[:MOST_ROLLED]:
            worths = [worth, *(self.trial(state, option, hero.id, luck)[0] for luck in range(1, LUCKS))]
            found.append((fsum(worths) / LUCKS, option))
        return sorted(found, key=lambda each: (-round(each[0], 3), each[1].verb != END))

    def act(self, decision: Decision, state: State) -> Option:
        return self.rank(decision, state)[0][1]

    def look_round(self, state: State, hero: Hero) -> None:
        """What the turn is worth in the position as it is, with every place in reach; the best ends are remembered."""
        key = situation(state, hero)
        turn = self.around.get(key)
        if turn is None:
            self.known.clear()
            self.around = {key: TurnWorth(self.judge, state, hero, everywhere)}
            turn = self.around[key]
        self.known[key] = turn
        self.shelters = tuple(sorted(turn.harm, key=lambda space: -turn.end(space))[:SHELTERS])

    def trial(self, state: State, option: Option, name: str, luck: int) -> tuple[float, bool]:
        after, is_luck = try_out(state, option, luck, self.answer)
        return self.judged(after, name), is_luck

    def judged(self, state: State, name: str) -> float:
        """What a position is worth in or after this hero's turn."""
        worth = self.judge.worth(state)
        if state.outcome:
            return worth
        hero = state.hero(name)
        left = actions_left(hero) if state.turn != NOBODY else 0
        return worth + self.turn(state, hero).promise(hero.space, left)

    def turn(self, state: State, hero: Hero) -> TurnWorth:
        key = situation(state, hero)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = TurnWorth(self.judge, state, hero, self.few_ends)
        return found

    def few_ends(self, turn: TurnWorth) -> Iterable[Space]:
        return (*(space for space in self.shelters if turn.free >> space & 1), turn.hero.space)

    # for playouts

    def quickly(self, decision: Decision, state: State) -> Option:
        """An action without trials, for the many turns of a playout: what an attack deals is worked out."""
        hero = state.hero(decision.hero)
        turn, left = self.turn(state, hero), actions_left(hero)
        here, rate = hero.space, turn.rates.get(hero.space, 0.0)
        is_good_place = rate >= GOOD_ENOUGH * max(turn.rates.values(), default=0.0)
        now = self.judge.worth(state)

        def worth(option: Option) -> float:
            match option.verb:
                case "end":
                    return turn.end(here)
                case "sneak":
                    return turn.promise(option.value, left - 1)
                case "dash":
                    onward = state.geometry.near[option.value] & turn.free | 1 << option.value
                    return max(turn.promise(space, left - 1) for space in bits(onward))
                case "focus":
                    return NEVER
            cost = cost_of(hero, option)
            if option.verb == "refresh":
                return FOCUS * cost + turn.promise(here, left - cost)
            if is_attack(option):
                return rate * cost + turn.promise(here, left - cost) if is_good_place else NEVER
            return self.trial(state, option, hero.id, 0)[0] - now

        return max(decision.options[::-1], key=worth)

    # questions

    def answer(self, decision: Decision, state: State) -> Option:
        """What is asked beside actions."""
        if own := self.tactics.answers.get(decision.kind):
            return own(decision, state)
        if decision.kind in booth.ANSWERS and has_terminal_card(state.stage):
            return booth.ANSWERS[decision.kind](decision, state)
        match decision.kind:
            case "before-roll":
                return self.before_roll(decision, state)
            case "change-roll":
                return best_change(decision, state, self.judge.worth_of_dice(decision), worth_later)
            case "fly" if self.tactics.steering:
                return steer(decision, state, self.tactics.steering)
            case "step":
                return self.choose_step(decision, state)
            case "turn":
                return decision.find(HELPER) or max(
                    decision.options, key=lambda option: self.promised(state, state.heroes[option.value])
                )
        return ANSWERS.get(decision.kind, first_option)(decision, state)

    def before_roll(self, decision: Decision, state: State) -> Option:
        """FOC-7: a die less where dice only hurt, if that is worth the token."""
        hero, chosen, most = state.hero(decision.hero), let_stand(decision), 0.0
        saved = black_hits(defense_of(hero)) * self.judge.price(state, hero)
        for option in decision.options:
            change = option.value
            if isinstance(change, Change) and change.kind == "take" and decision.facts["target"] in HERO_IDS:
                gain = saved - worth_later(change)
                if gain > most:
                    chosen, most = option, gain
        return chosen

    def choose_step(self, decision: Decision, state: State) -> Option:
        """ACT-5, BOS-6: the second step of a Dash, or out of the way."""
        hero = state.hero(decision.hero)
        turn, left = self.turn(state, hero), actions_to_come(state, hero)

        def promise(option: Option) -> float:
            if option.verb == "focus":
                return NEVER
            return turn.promise(option.value if option.verb == "step" else hero.space, left)

        return max(decision.options, key=promise)

    def promised(self, state: State, hero: Hero) -> float:
        return self.turn(state, hero).promise(hero.space, actions_left(hero))


def is_attack(option: Option) -> bool:
    gear = gear_named(option.value.card) if option.verb == "use" else None
    return option.verb in ATTACKS or (gear is not None and gear.is_weapon)


def actions_to_come(state: State, hero: Hero) -> int:
    """What is left of a hero's turn, or of their next one."""
    is_turn = state.turn != NOBODY and state.heroes[state.turn] is hero
    return actions_left(hero) if is_turn else DASHBOARDS[hero.id].actions_a_turn


def worth_later(change: Change) -> float:
    """What a token is worth that is kept; abilities that are ready are there to be used."""
    if change.source not in TOKENS:
        return 0.0
    return FOCUS * max(board.focus.get(change.source, 0) for board in DASHBOARDS.values())


def situation(state: State, hero: Hero) -> tuple[object, ...]:
    """All that the worth of a turn depends on, but where the hero stands. What lies under a decoy is none of it: by its
    place among these keys a position would know whether a copy that was dealt again is like itself."""
    boss = boss_of(state)
    others = tuple((each.id, each.space, each.damage, each.acted) for each in state.heroes if each is not hero)
    carried = tuple((card.id, card.tokens) for card in hero.gear)
    known = tuple(boss.deck[: boss.atop]), boss.unseen, tuple(boss.deck[boss.atop + boss.unseen :])
    figure = (
        boss.body,
        boss.facing,
        boss.track,
        boss.marks,
        boss.damage,
        tuple(token._replace(face="") for token in boss.tokens),
    )
    return hero.id, hero.damage, hero.attention, carried, others, known, figure, state.round, tuple(state.charges)


# why, as messages with facts: the words are in `texts/…/bots.ftl`


SAID = {
    END: "bot-waits",
    "refresh": "bot-recovers",
    "sneak": "bot-moves-in-fight",
    "dash": "bot-moves-in-fight",
    "focus": "bot-moves-in-fight",
    "hand-to-hand": "bot-attacks",
    "combo": "bot-attacks",
    "throw": "bot-attacks",
    "sam": "bot-attacks",
    "resupply": "bot-resupplies",
    "hack": "bot-hacks",
    "reroll": "bot-hacks",
    "search": "bot-works",
    "access": "bot-works",
    "recall": "bot-works",
}


def reason_to_fight(decision: Decision, state: State, option: Option) -> Why:
    """What an action is for."""
    facts: dict[str, str | int] = {"hero": decision.hero, "figure": boss_of(state).id}
    gear = gear_named(option.value.card) if option.verb == "use" else None
    if gear and gear.is_weapon:
        return Why("bot-attacks", facts)
    if option.verb == "resolve":
        return Why("bot-resolves", {"hero": decision.hero, "card": option.value.card})
    return Why(SAID.get(option.verb, "bot-fights"), facts)
