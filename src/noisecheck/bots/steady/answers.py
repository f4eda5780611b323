"""Answers to what is asked beside actions and rolls: ties between guards' ways, turns, cards, the set-up.

Where players decide for guards they decide for themselves: the path that sees no hero, the spawn farthest away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from noisecheck.bots.steady.danger import danger_in, situation_now
from noisecheck.bots.steady.goals import hero_route, routes
from noisecheck.bots.steady.rolls import before_roll, change_roll
from noisecheck.engine.board import Bitset, Direction, Space
from noisecheck.engine.bosses.kit import rules_of
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import GEAR, first_copy, has_card
from noisecheck.engine.rules.attacks import defense_of
from noisecheck.engine.rules.cover import escapes_sight, passes_for_a_guard
from noisecheck.engine.rules.loadout import done_objection
from noisecheck.engine.rules.sight import watched_spaces
from noisecheck.engine.state import ORANGE, Hero, State
from noisecheck.engine.table import Decision, Option

FAR = 99
COMES_OF = {"unlock": 2, "hush": 2, "give": 1, "heal": 1, "refresh": 1, "draw-attention": -1, "guard": -2, "alert": -3}
USEFUL = (  # equipment that is worth carrying to one who plays by thumbs in a Sneaking stage, best first
    "body-armor",
    "rations",
    "cardboard-box",
    "stealth-camouflage",
    "stun-grenade",
    "medicine",
    "key-card-4",
    "key-card-3",
    "pal-key-card",
    "night-vision-goggles",
    "grenade",
)
USEFUL_IN_FIGHTS = (  # of which each brings one (BOS-47)
    "rations",
    "body-armor",
    "sniper-rifle",
    "assault-rifle",
    "missile-launcher",
    "nikita",
    "stealth-camouflage",
    "medicine",
    "stun-grenade",
    "grenade",
)

Answer = Callable[[Decision, State], Option]


def best(options: Sequence[Option], worth: Callable[[Option], float]) -> Option:
    """The option that is worth most; of equals the first."""
    return max(options, key=worth)


def first_option(decision: Decision, state: State) -> Option:
    return decision.options[0]


def heroes_to_see(state: State) -> Bitset:
    """Where heroes stand whom guards take for heroes."""
    spaces = 0
    for hero in state.heroes:
        if not passes_for_a_guard(hero):
            spaces |= 1 << hero.space
    return spaces


def nearest_hero(state: State, space: Space) -> int:
    distances = state.geometry.distances(space)
    return min(distances[hero.space] if distances[hero.space] >= 0 else FAR for hero in state.heroes)


# what guards do, where players choose


def choose_target(decision: Decision, state: State) -> Option:
    """GRD-19, or a boss's attack: whoever can bear it best. GRD-13, GRD-14: the token farthest from all heroes."""
    if "mode" not in decision.facts:
        return best(decision.options, lambda option: stamina(state.hero(option.value)))
    return best(decision.options, lambda option: nearest_hero(state, option.value))


def stamina(hero: Hero) -> float:
    dashboard = DASHBOARDS[hero.id]
    tokens = len(dashboard.focus) - len(hero.inactive)
    return (dashboard.health - hero.damage) * 2 + defense_of(hero) * 2 + tokens * 0.25


def choose_path(decision: Decision, state: State) -> Option:
    """GRD-6: the way on which a guard sees no hero, or late."""
    start = state.stage.board.numbers[str(decision.facts["guard"])]
    return best(decision.options, lambda option: -trouble_on(state, start, option.value))


def trouble_on(state: State, start: Space, path: tuple[Space, ...]) -> float:
    """How many heroes come into sight of one who walks there, and how soon."""
    geometry, heroes = state.geometry, heroes_to_see(state)
    reach = state.order.red if state.order else len(path)
    space = start
    for number, ahead in enumerate(path[:reach]):
        facing = geometry.steps[space].index(ahead)
        seen = (geometry.seen[facing][space] | geometry.seen[facing][ahead]) & heroes
        if seen:
            return seen.bit_count() * (1 + 0.1 * (reach - number))
        space = ahead
    return 0.0


def choose_spawn(decision: Decision, state: State) -> Option:
    """ORD-6: far from the heroes."""
    return best(decision.options, lambda option: nearest_hero(state, option.value))


def choose_facing(decision: Decision, state: State) -> Option:
    """ORD-7, GRD-12: where it sees no hero, and away from all of them."""
    at = state.stage.board.numbers[str(decision.facts["guard"])]
    geometry, heroes = state.geometry, heroes_to_see(state)

    def calm(option: Option) -> float:
        facing: Direction = option.value
        ahead, seen = geometry.steps[at][facing], geometry.seen[facing][at] & heroes
        return (nearest_hero(state, ahead) if ahead >= 0 else 0) - FAR * seen.bit_count()

    return best(decision.options, calm)


def choose_cones(decision: Decision, state: State) -> Option:
    """LOS-10: a camera that sees no hero now, rather none later, and as little as possible."""
    at = state.stage.board.numbers[str(decision.facts["space"])]
    geometry, heroes = state.geometry, heroes_to_see(state)

    def blind(option: Option) -> float:
        cones: tuple[Direction, Direction] = option.value
        now, later = cones if state.cameras == ORANGE else cones[::-1]
        seen, then = geometry.seen[now][at], geometry.seen[later][at]
        return -20 * (seen & heroes).bit_count() - 4 * (then & heroes).bit_count() - 0.1 * (seen | then).bit_count()

    return best(decision.options, blind)


# heroes


def choose_turn(decision: Decision, state: State) -> Option:
    """ACT-2: whoever is nearest to the end of its route goes first and is in nobody's way."""
    ways = routes(state)

    def nearness(option: Option) -> float:
        seat: int = option.value
        return -ways[seat].away(state, state.heroes[seat].space, state.locked)

    return best(decision.options, nearness)


def choose_step(decision: Decision, state: State) -> Option:
    """ACT-5: the second step of a Dash: on towards the goal, but not into sight; else the Dash stops."""
    hero = state.hero(decision.hero)
    route = hero_route(state, hero)
    watched = 0 if escapes_sight(state, hero) else watched_spaces(state)
    danger = danger_in(state, situation_now(state))

    def good(option: Option) -> float:
        space: Space = option.value if option.verb == decision.kind else hero.space
        return -route.away(state, space, state.locked) - FAR * (watched >> space & 1) - FAR * danger[space]

    return best(decision.options, good)


def get_clear(decision: Decision, state: State) -> Option:
    """HER-17: Gray Fox steps in for one who is worse off."""
    fox, target = state.hero(decision.hero), state.hero(str(decision.facts["target"]))
    return decision.options[0 if stamina(fox) > stamina(target) else 1]


def hold_open(decision: Decision, state: State) -> Option:
    """BOS-46: Gray Fox holds REX open while he can bear more than the price."""
    fox = state.hero(decision.hero)
    left = DASHBOARDS[fox.id].health - fox.damage - int(decision.facts["damage"])
    return decision.options[0 if left > 1 else 1]


def choose_loadout(decision: Decision, state: State) -> Option:
    """SET-13: what the stage asks for (SET-7), then what is most useful, until the hero's hands are full."""
    hero = state.hero(decision.hero)
    asked_for = [option for option in decision.options if option.value in state.stage.mission.equipped]
    if any(option.verb == "equip" for option in asked_for):
        return asked_for[0]
    if done_objection(state):
        return next(option for option in decision.options if option.verb == "put")
    wanted = [option for option in decision.options if option.verb == "equip" and usefulness(state, hero, option.value)]
    if wanted:
        return best(wanted, lambda option: usefulness(state, hero, option.value))
    return decision.options[-1]  # done


def decide_at_event(decision: Decision, state: State) -> Option:
    """SET-8: what makes things easier, and keeps quiet."""
    section = state.stage.section(str(decision.facts["letter"]))

    def good(option: Option) -> float:
        chosen = section.choices[option.value]
        return sum(COMES_OF.get(verb, 0) for verb, *_ in chosen.effects) + len(chosen.rewards) - len(chosen.forfeits)

    return best(decision.options, good)


def usefulness(state: State, hero: Hero, card: str) -> int:
    """How much a card is worth; 0: it would not be used, or one is carried already."""
    name, useful = first_copy(card), USEFUL_IN_FIGHTS if state.boss else USEFUL
    if name not in useful or (has_card(hero, name) and name != "rations"):
        return 0
    return 0 if GEAR[name].is_weapon and not would_hurt(state, hero, name) else len(useful) - useful.index(name)


def would_hurt(state: State, hero: Hero, weapon: str) -> bool:
    """HER-9: in the hands of somebody who uses weapons, against a boss who does not withstand it."""
    boss = state.boss
    return DASHBOARDS[hero.id].uses_weapons and not (boss and rules_of(boss).withstands(state, GEAR[weapon].family))


# Otacon at work


def place_die(decision: Decision, state: State) -> Option:
    """HER-12: on the card that lacks fewest dice."""
    lacking = {card.card: sum(die == 0 for die in card.dice) for card in state.beside}
    return best(decision.options, lambda option: -lacking[option.value.card] if option.verb == "put" else -FAR)


def resolve_offer(decision: Decision, state: State) -> Option:
    """HER-13: a card whose moment has come is resolved, at the highest level."""
    return [option for option in decision.options if option.verb == "resolve"][-1]


def choose_system_target(decision: Decision, state: State) -> Option:
    """HER-13: a guard that sees somebody, the door most worth opening, the zone with most heroes."""
    card = decision.facts["card"]
    targets = [option for option in decision.options if option.verb == "target"]
    if card == "distraction":
        heroes = heroes_to_see(state)
        seen = {guard.space: state.geometry.seen[guard.facing][guard.space] & heroes for guard in state.guards}
        return best(targets, lambda option: seen[option.value].bit_count())
    if card == "door-control":
        return best(targets, lambda option: shortcut(state, option.value))
    if card in ("camera-loop", "radio-silence"):
        return best(targets, lambda option: sum(state.zone(hero.space) == option.value for hero in state.heroes))
    return targets[0]


def shortcut(state: State, door: int) -> float:
    """How many actions an open door saves all heroes."""
    opened = state.locked & ~(1 << door)
    saved = 0.0
    for route, hero in zip(routes(state), state.heroes, strict=True):
        saved += route.away(state, hero.space, state.locked) - route.away(state, hero.space, opened)
    return saved


ANSWERS: dict[str, Answer] = {
    "before-roll": before_roll,
    "change-roll": change_roll,
    "face": choose_facing,
    "face-camera": choose_cones,
    "get-clear": get_clear,
    "hold-open": hold_open,
    "loadout": choose_loadout,
    "event": decide_at_event,
    "path": choose_path,
    "place-die": place_die,
    "spawn": choose_spawn,
    "step": choose_step,
    "system-offer": resolve_offer,
    "system-target": choose_system_target,
    "target": choose_target,
    "turn": choose_turn,
}
