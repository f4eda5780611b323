"""Metal Gear REX (BOS-9, BOS-34 to BOS-37): when to fire, from where, and how much at once."""

from __future__ import annotations

from noisecheck.bots.fights.reach import Rates, black_hits, white_hits
from noisecheck.bots.fights.tactics import Tactics
from noisecheck.engine.board import Space, bits
from noisecheck.engine.bosses.fox import is_held
from noisecheck.engine.bosses.kit import boss_of, rules_of
from noisecheck.engine.bosses.kit.gaze import spaces_all_round, spaces_in_sight
from noisecheck.engine.bosses.kit.handed_out import in_hand
from noisecheck.engine.bosses.kit.launcher import DICE as LAUNCHED
from noisecheck.engine.bosses.lock import is_reeling
from noisecheck.engine.bosses.rex import locked_hero
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import carried
from noisecheck.engine.gear.cannon import CANNON
from noisecheck.engine.rules.attacks import defense_of
from noisecheck.engine.state import Hero, State

TO_FETCH = 1.2  # what the supplies are worth to one whose hands are empty
AN_ANSWER = 0.8  # what one hit of an answered attack costs
REELS = 2.0
OPEN = 0.5  # its cockpit, for each hero who has not had its turn
BEHIND = 0.5
SUPPLIED = 1.0
FAR = 4  # spaces from the supplies, where it is no matter any more


def charges_of(hero: Hero) -> int:
    card = carried(hero, CANNON)
    return card.tokens if card else 0


def places(state: State, hero: Hero, dice: float) -> Rates:
    """Wherever it can be seen from; before its eyes an attack is answered, as long as it does not reel."""
    boss = boss_of(state)
    dealt = dice * white_hits(rules_of(boss).defense(state))
    answered = 0 if is_reeling(state) else spaces_in_sight(state)
    cost = AN_ANSWER * rules_of(boss).dice(state) * black_hits(defense_of(hero))
    visible = spaces_all_round(state) & ~boss.body
    return {space: max(0.05, dealt - cost * (answered >> space & 1)) for space in bits(visible)}


def supplies(state: State) -> Rates:
    return dict.fromkeys(state.stage.supplies, TO_FETCH)


def all_at_once(state: State, hero: Hero) -> Rates:
    """All missiles in one salvo, which may make it reel."""
    if not DASHBOARDS[hero.id].uses_weapons:
        return {}
    most = max(in_hand(state, hero), charges_of(hero))
    return places(state, hero, LAUNCHED - 1 + most) if most else supplies(state)


def from_behind(state: State, hero: Hero) -> Rates:
    """The same, but not before its eyes, unless it reels."""
    rates, answered = all_at_once(state, hero), 0 if is_reeling(state) else spaces_in_sight(state)
    is_armed = max(in_hand(state, hero), charges_of(hero))
    return {space: rate for space, rate in rates.items() if not (is_armed and answered >> space & 1)}


def salvos(state: State, hero: Hero) -> int:
    return (in_hand(state, hero) > 0) + (charges_of(hero) > 0) or 1


def helpless(state: State) -> float:
    """BOS-37: while it reels, it does nothing in its turn. BOS-34: open, heroes still to act can hurt it."""
    if is_reeling(state):
        return REELS
    to_come = sum(not hero.acted for hero in state.heroes) - 1
    return OPEN * max(0, to_come) if locked_hero(state) or is_held(state) else 0.0


def by_the_supplies(state: State, hero: Hero, space: Space) -> float:
    away = state.geometry.distances(space)
    near = [away[each] for each in state.stage.supplies if away[each] >= 0]
    return SUPPLIED * max(0.0, 1 - min(near, default=FAR) / FAR)


def by_the_supplies_behind_it(state: State, hero: Hero, space: Space) -> float:
    """And where it can be fired at and does not see who fires."""
    behind = spaces_all_round(state) & ~spaces_in_sight(state)
    return by_the_supplies(state, hero, space) + BEHIND * (behind >> space & 1)


PLANS = (
    Tactics("make-it-reel", reach=all_at_once, charges=salvos, worth=helpless, rest=by_the_supplies, caution=0.8),
    Tactics(
        "bait-and-flank",
        reach=from_behind,
        charges=salvos,
        worth=helpless,
        rest=by_the_supplies_behind_it,
        caution=0.8,
    ),
)
