"""Enemy phases as they really come, held against what was forecast before them.

Games are played at random, but with some care not to be seen, so that heroes live for some rounds and get into trouble
all the same. Before the last hero of a round ends its turn the phase is forecast, for where it stands or for a space in
reach, to which it then walks; and it is played with the game's own cards and dice. Nobody spends anything in it, and
where players choose they choose at random.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import NamedTuple

from noisecheck import Decision, Game, Option, new_game
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.rules.sight import watched_spaces
from noisecheck.engine.state import ALERT, ENEMY_PHASE, State
from noisecheck.engine.table import END
from noisecheck.foresight.forecast.branches import Branch, Leaf
from noisecheck.foresight.forecast.courses import OPEN_ROLLS
from noisecheck.foresight.forecast.forecaster import Forecaster, NoiseCase, forecaster_for, risk_of
from noisecheck.foresight.forecast.hypothesis import reveals
from noisecheck.foresight.honest import let_be
from noisecheck.foresight.shapes import Die, HeroRisk, Range, Told
from noisecheck.foresight.view.film import Film

TEAM = ("snake", "meryl", "otacon", "gray-fox")
TABLES = (
    ("cargo-dock", ("snake",)),
    ("heliport", ("snake",)),
    ("recon", ("snake",)),
    ("recon", ("snake", "meryl")),
    ("recon", ("otacon", "gray-fox")),
    ("recon", ("snake", "otacon", "gray-fox")),
    ("recon", TEAM),
)
CARE = {"sneak": 3.0, "dash": 2.0, "step": 3.0, "refresh": 0.3}  # else 1
RESTS = (0.5, 0.5, 20.0)  # what the end of a turn is worth; by seeds, so that some games come to their last cards
MOVES = ("sneak", "dash", "step")
SEEN = 0.05  # how much less a space in sight is worth
STAYS = (0.3, 0.3, 0.9)  # how often a hero stays where it is when the phase is forecast; by seeds as well
MOST_ANSWERS = 1500  # of one game

Happened = tuple[str, str]  # "seen" or "attack", and the hero


class Fate(NamedTuple):
    """What was forecast for a hero, and what happened to it."""

    risk: HeroRisk
    spotted: bool
    attacked: bool
    damage: int


class Phase(NamedTuple):
    """A forecast and what came of it: `fates` of the heroes, the one whose turn ended last first.

    `lost` is the forecast for losing by the Order deck. `missed` is what happened and was not among the branches.
    """

    where: str
    fates: list[Fate]
    lost: Range
    is_lost: bool
    missed: list[str]
    is_cut: bool


def phases(count: int, seed: int = 0) -> Iterator[Phase]:
    """So many of them, the same for the same seed."""
    for number, (stage, heroes) in enumerate(cycle(TABLES), seed):
        for phase in of_game(stage, heroes, number):
            yield phase
            count -= 1
            if not count:
                return


def of_game(stage: str, heroes: Sequence[str], seed: int) -> Iterator[Phase]:
    game = new_game(stage, heroes=list(heroes), seed=seed)
    film, chooser = Film(game), random.Random(seed)
    for _ in range(MOST_ANSWERS):
        if game.decision is None:
            return
        option = wander(game, chooser, RESTS[seed % len(RESTS)])
        if option.verb == END and sum(not hero.acted for hero in game.state.heroes) == 1:
            yield phase_of(game, film, chooser, STAYS[seed % len(STAYS)])
        else:
            film.choose(game, option)


def wander(game: Game, chooser: random.Random, rest: float) -> Option:
    """An option at random; those that lead into sight are rare."""
    assert game.decision is not None
    watched = watched_spaces(game.state)
    options = game.decision.options
    weights = []
    for option in options:
        is_move = option.verb in MOVES and isinstance(option.value, int)
        worth = rest if option.verb == END else CARE.get(option.verb, 1.0)
        weights.append(worth * (SEEN if is_move and watched >> option.value & 1 else 1.0))
    return chooser.choices(options, weights)[0]


def phase_of(game: Game, film: Film, chooser: random.Random, stays: float) -> Phase:
    """The hero walks to a space that was forecast, or stays; the turn ends, and the phase is played."""
    before, told = forecaster_for(game), len(film)
    assert before is not None
    hypothesis = before.hypothesis(somewhere(before, chooser, stays))
    cases = before.cases(hypothesis)[1]
    where = f"{game!r}, seed {game.origin['seed']}, by {hypothesis.walk}"
    round_before = game.state.round
    walk(film, game, hypothesis.walk, chooser)
    on_the_way, arrived = film.log(told), game.state.copy()
    told = len(film)
    if game.decision:
        film.choose(game, END)
    while game.decision and (game.state.phase == ENEMY_PHASE or not has_begun(game, round_before)):
        film.choose(game, answer(game.decision, chooser))
    events = [each for each in film.log(told) if each.kind != "RoundBegan"]
    happened = [*attacks_in(on_the_way), *what_happened(arrived, events)]
    events = [*on_the_way, *events]
    return Phase(
        where,
        fates=fates(before, cases, game, happened),
        lost=Range(*(figures[-1] for figures in before.total(cases))),
        is_lost=any(each.kind == "Lost" and each.facts["reason"] == "time" for each in events),
        missed=list(missed(before, cases, events, happened)),
        is_cut=any(branch.is_cut for case in cases for branch in case.by_card),
    )


def somewhere(before: Forecaster, chooser: random.Random, stays: float) -> str:
    """Where the hero stands, or a space in reach; none to which the way brings something to light."""
    state, board = before.state, before.state.stage.board
    reach = [] if chooser.random() < stays else before.walks.reach()
    spaces = [board.names[space] for space in reach]
    events = {board.names[event.space] for event in state.stage.events}
    for space in chooser.sample(spaces, len(spaces)):
        hypothesis = before.hypothesis(space)
        if not reveals(state, hypothesis) and events.isdisjoint(text.split()[-1] for text in hypothesis.walk):
            return space
    return ""


def walk(film: Film, game: Game, texts: Sequence[str], chooser: random.Random) -> None:
    """Takes these options; whatever else is asked on the way is let be."""
    for text in (*texts, END):
        while game.decision and game.decision.find(text) is None:
            stops = game.decision.find("stop")
            film.choose(game, stops or answer(game.decision, chooser))
        if game.decision is None or text == END:
            return
        film.choose(game, text)


def fates(before: Forecaster, cases: Sequence[NoiseCase], after: Game, happened: Sequence[Happened]) -> list[Fate]:
    lows, highs = before.total(cases)
    found = [
        Fate(
            risk_of(lows, highs, seat, hero.id),
            spotted=any(who == hero.id for _, who in happened),
            attacked=("attack", hero.id) in happened,
            damage=min(after.hero(hero.id).damage, DASHBOARDS[hero.id].health) - hero.damage,
        )
        for seat, hero in enumerate(before.state.heroes)
    ]
    return sorted(found, key=lambda fate: fate.risk.hero != before.hero)


def has_begun(game: Game, before: int) -> bool:
    return game.state.round > before


def answer(decision: Decision, chooser: random.Random) -> Option:
    return let_be(decision) if decision.kind in OPEN_ROLLS else chooser.choice(decision.options)


def attacks_in(events: Sequence[Told]) -> list[Happened]:
    return [("attack", str(each.facts["target"])) for each in events if each.kind == "Attacked"]


def what_happened(arrived: State, events: Sequence[Told]) -> Iterator[Happened]:
    """What the incidents of a forecast tell: who was seen, each once, and who was attacked, after a hero arrived."""
    if arrived.outcome:
        return
    spaces = {hero.id: arrived.stage.board.names[hero.space] for hero in arrived.heroes}
    alerted = [hero.id for hero in arrived.heroes if hero.attention == ALERT and hero.attention_space == hero.space]
    seen = set(alerted)
    yield from (("seen", hero) for hero in alerted)
    for each in events:
        facts = each.facts
        if each.kind == "AttentionPlaced" and facts["side"] == ALERT and facts["space"] == spaces[str(facts["hero"])]:
            hero = str(facts["hero"])
            if hero not in seen:
                seen.add(hero)
                yield "seen", hero
        elif each.kind == "Attacked" and facts["attacker"] == "guard":
            yield "attack", str(facts["target"])


# was it among the branches?


def missed(
    before: Forecaster, cases: Sequence[NoiseCase], events: Sequence[Told], happened: Sequence[Happened]
) -> Iterator[str]:
    drawn = next((str(each.facts["card"]) for each in events if each.kind == "OrderDrawn"), "")
    cards = [str(order.card) for order in before.orders]
    if drawn not in cards:
        if drawn:
            yield f"the card {drawn}"
        return
    branch = cases[is_heard(before.hero, events)].by_card[cards.index(drawn)]
    is_over = any(each.kind in ("Lost", "Won") for each in events)
    if not any(fits(leaf, happened, is_over) for leaf in branch.leaves):
        yield f"{happened} with {drawn}, among {[[each[:2] for each in leaf.incidents] for leaf in branch.leaves]}"
    if not branch.is_cut:
        yield from missed_ways(branch, events, is_over)


def is_heard(hero: str, events: Sequence[Told]) -> bool:
    rolls = [each.facts for each in events if each.kind == "Rolled" and each.facts["purpose"] == "noise"]
    return any(Die("w", 0) in facts["dice"] for facts in rolls if facts["hero"] == hero)  # type: ignore[operator]


def fits(leaf: Leaf, happened: Sequence[Happened], is_over: bool) -> bool:
    """When the stage is lost in the middle the rest does not happen; of a course that was cut short only the beginning
    is known. In which order heroes are seen does not matter."""
    seen, attacks = parts(happened)
    told_seen, told_attacks = parts([(each.kind, each.hero) for each in leaf.incidents])
    if is_over and seen <= told_seen and told_attacks[: len(attacks)] == attacks:
        return True
    if leaf.is_cut:
        return told_seen <= seen and attacks[: len(told_attacks)] == told_attacks
    return (seen, attacks) == (told_seen, told_attacks)


def parts(happened: Sequence[Happened]) -> tuple[set[str], list[str]]:
    seen = {hero for kind, hero in happened if kind == "seen"}
    return seen, [hero for kind, hero in happened if kind == "attack"]


def missed_ways(branch: Branch, events: Sequence[Told], is_over: bool) -> Iterator[str]:
    """The way of every guard, to where it drew a Reaction card; those of the last one may be broken off."""
    walked: dict[int, list[str]] = {}
    active, is_reacting = 0, False
    for each in events:
        if each.kind == "GuardActivated" and each.guard is not None:
            active, is_reacting = each.guard, False
            walked[active] = []
        elif each.kind == "ReactionDrawn":
            is_reacting = True
        elif each.kind in ("GuardMoved", "GuardLeapt") and not is_reacting:
            walked[active] += [*each.facts.get("over", ()), each.facts["end"]]  # type: ignore[misc, list-item]
    for guard, path in walked.items():
        ways = [way.path[: len(path)] if is_over else way.path for way in branch.ways.get(guard, ())]
        if tuple(path) not in ways:
            yield f"guard {guard} by {path}, among {ways}"
