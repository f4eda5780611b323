"""Hints in a boss fight: what to notice, and what to do, as steady sees it."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.bots.bosses import plan_named
from noisecheck.bots.fights.fighter import Fighter, reason_to_fight
from noisecheck.bots.fights.imagining import LUCKS, is_top_known, try_out
from noisecheck.bots.fights.turn_worth import A_DASH, TurnWorth, everywhere
from noisecheck.bots.shapes import Pointer, Suggestion, TurnOdds, Why
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.dashboards import actions_left
from noisecheck.engine.game import Game
from noisecheck.engine.heroes.terminal_card import has_token
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Decision, Option
from noisecheck.foresight.odds import odds

MOST_SUGGESTIONS = 3
WORTH_SAYING = 3.0  # damage to the boss behind the best option: what is worse by more is no suggestion
A_LITTLE = 0.05


def fighter_for(game: Game) -> Fighter:
    return Fighter(plan_named(boss_of(game.state).id, ""))


# what to notice


def pointers_in_fight(game: Game) -> Iterator[Pointer]:
    """Tier 1, at an action or before a turn: the card that is known, the harm to expect here, where to attack from."""
    decision = game.decision
    if decision is None or decision.kind not in ("action", "turn"):
        return
    fighter, state = fighter_for(game), game.state
    hero = state.hero(decision.hero) if decision.hero else state.heroes[fighter.answer(decision, state).value]
    turn = TurnWorth(fighter.judge, state, hero, everywhere)
    yield from known_card(state, hero)
    yield from harm_here(state, hero, turn)
    yield from places_to_attack(state, hero, turn)


def facts_of(state: State, hero: Hero) -> dict[str, str | int]:
    return {"hero": hero.id, "figure": boss_of(state).id}


def known_card(state: State, hero: Hero) -> Iterator[Pointer]:
    """SET-17: whoever remembers the deck knows what comes."""
    if is_top_known(state):
        facts = facts_of(state, hero) | {"card": boss_of(state).deck[0]}
        yield Pointer("danger", hero.id, Why("bot-hint-boss-card", facts, "SET-17"), [], [])


def harm_here(state: State, hero: Hero, turn: TurnWorth) -> Iterator[Pointer]:
    """BOS-1: what the boss's turn will probably do to one who stays."""
    hits = turn.hits_at(hero.space)
    if hits > A_LITTLE:
        facts = facts_of(state, hero) | {"damage": f"{hits:.1f}"}
        names = [state.stage.board.names[hero.space]]
        yield Pointer("danger", hero.id, Why("bot-hint-boss-harm", facts, "BOS-1"), names, [])


def places_to_attack(state: State, hero: Hero, turn: TurnWorth) -> Iterator[Pointer]:
    """The best places within reach of this turn."""
    away, reach = state.geometry.distances(hero.space), A_DASH * max(1, actions_left(hero))
    near = {space: rate for space, rate in turn.rates.items() if 0 <= away[space] <= reach}
    best = [space for space, rate in near.items() if rate > max(near.values()) - A_LITTLE]
    if best:
        names = [state.stage.board.names[space] for space in sorted(best)]
        facts = facts_of(state, hero) | {"count": len(names)}
        yield Pointer("opportunity", hero.id, Why("bot-hint-boss-place", facts, "ACT-14"), names, [])


# what to do


def suggestions_in_fight(game: Game) -> list[Suggestion]:
    """Tier 2, at an action: up to three options; the rest of the turn follows from how they go."""
    decision = game.decision
    assert decision is not None
    fighter = fighter_for(game)
    ranked = fighter.rank(decision, game.state)
    best = ranked[0][0]
    chosen = [option for worth, option in ranked if worth > best - WORTH_SAYING][:MOST_SUGGESTIONS]
    return [suggestion(game, fighter, decision, option) for option in chosen]


def suggestion(game: Game, fighter: Fighter, decision: Decision, option: Option) -> Suggestion:
    rolled, found = odds(game, str(option)), TurnOdds()
    if rolled and rolled.hits:
        found.success, found.with_focus = 1 - rolled.hits[0], rolled.hit_with_focus
    return Suggestion(
        hero=decision.hero,
        options=[str(option)],
        ends=None,
        odds=found,
        reason=reason_to_fight(decision, game.state, option),
        reasons=list(reasons(fighter, decision, game.state, option)),
    )


def reasons(fighter: Fighter, decision: Decision, state: State, option: Option) -> Iterator[Why]:
    """What it will do to the boss and cost the heroes on average, at once; where no luck decides, what comes then."""
    boss, hurt = boss_of(state).damage, sum(hero.damage for hero in state.heroes)
    tried = [try_out(state, option, luck, fighter.answer) for luck in range(LUCKS)]
    after = [each for each, _ in tried]
    dealt = sum(boss_of(each).damage - boss for each in after) / LUCKS
    taken = sum(sum(hero.damage for hero in each.heroes) - hurt for each in after) / LUCKS
    facts = facts_of(state, state.hero(decision.hero))
    if dealt > A_LITTLE:
        yield Why("bot-for-damage", facts | {"damage": f"{dealt:.1f}"}, "COM-2")
    if taken > A_LITTLE:
        yield Why("bot-against-damage", facts | {"damage": f"{taken:.1f}"}, "COM-4")
    if not any(is_luck for _, is_luck in tried):
        yield from then(fighter, after[0], decision.hero)


def then(fighter: Fighter, state: State, name: str) -> Iterator[Why]:
    """What one action does to the boss from where the hero is now, or how far it is from such a place; and what it has
    to expect if it ends its turn there: by the worth that ranks options."""
    hero = state.hero(name)
    if state.outcome or has_token(state, hero):
        return
    turn = fighter.turn(state, hero)
    facts = facts_of(state, hero) | {"space": state.stage.board.names[hero.space]}
    if rate := turn.rates.get(hero.space):
        yield Why("bot-for-place", facts | {"damage": f"{rate:.1f}"}, "ACT-14")
    elif spots := [spot for spot in turn.rates if state.geometry.distances(hero.space)[spot] >= 0]:
        away = min(turn.actions_between(hero.space, spot) for spot in spots)
        yield Why("bot-for-way", facts | {"count": away}, "ACT-14")
    hits = turn.hits_at(hero.space)
    if hits > A_LITTLE:
        yield Why("bot-against-place", facts | {"damage": f"{hits:.1f}"}, "BOS-1")
    else:
        yield Why("bot-for-shelter", facts, "BOS-1")
