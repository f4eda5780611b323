"""The boss beside the map: its dashboard, what is known of its deck, who stands with it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from noisecheck.engine.bosses.kit import rules_of
from noisecheck.engine.bosses.kit.handed_out import in_hand
from noisecheck.engine.bosses.kit.hostage import HEALTH
from noisecheck.engine.state import HOSTAGE, Boss, State
from noisecheck.terminal import signs
from noisecheck.texts import boss_card, name, say

QUIET = "dim"


def boss_lines(state: State, boss: Boss) -> Iterator[Text]:
    """SET-17: the dashboard; then the deck as players remember it."""
    space = state.stage.board.names[boss.space] if boss.body else ""
    yield Text.assemble((f" {signs.BOSS} ", signs.BOSS_STYLE), (f" {name(boss.id)} ", signs.BOSS_STYLE), space)
    rules = rules_of(boss)
    numbers = rules.numbers(state)
    facts = {"left": max(0, boss.health - boss.damage), "health": boss.health}
    yield Text(say("panel-boss-health", facts))
    yield Text(say("panel-boss-values", {"defense": rules.defense(state), "dice": rules.dice(state)}))
    for token in boss.tokens:
        if token.kind == HOSTAGE:
            yield Text(say("panel-hostage", {"left": HEALTH - token.damage, "health": HEALTH}), signs.GOAL)
    if rules.steps:
        step = rules.steps[boss.track]
        said = say(f"boss-step-{step}", {"number": numbers.get(step, 0)})
        yield Text.assemble((f"{name(step)}: ", "bold"), " ".join(said.split()))
    if rules.hands_out:
        left = ", ".join(f"{name(hero.id)} {in_hand(state, hero)}" for hero in state.heroes)
        yield Text(say("panel-in-hand", {"left": left}))
    if boss.is_wounded:
        yield Text(say(f"boss-half-{boss.id}.means", {}), signs.INVESTIGATE)
    for note in rules.notes(state):
        yield Text(say(f"boss-note-{note.name}", note.facts), signs.INVESTIGATE)
    yield from deck_lines(boss)


def deck_lines(boss: Boss) -> Iterator[Text]:
    """Boss memory: what is being resolved, what lies on top again, how many nobody has seen, what comes then."""
    if boss.open:
        yield Text(say("panel-boss-open", {"cards": cards(boss.open)}), signs.INVESTIGATE)
    if boss.atop:
        yield Text(say("panel-boss-on-top", {"cards": cards(boss.deck[: boss.atop])}), signs.INVESTIGATE)
    if boss.unseen:
        yield Text(say("panel-boss-unseen", {"count": boss.unseen}), QUIET)
    if seen := boss.deck[boss.atop + boss.unseen :]:
        yield Text(say("panel-boss-seen", {"cards": cards(seen)}), QUIET)


def tell_cards(state: State) -> Iterator[Text]:
    """The dashboard in words; then every card, in the order in which players know them to come; unseen ones by name."""
    boss = state.boss
    if boss is None:
        yield Text(say("boss-none", {}), signs.PROBLEM)
        return
    yield from boss_lines(state, boss)
    numbers = rules_of(boss).numbers(state)
    own = {"number": numbers.get(boss.id, 0)}
    yield Text(say(f"boss-dashboard-{boss.id}", own))
    unseen = slice(boss.atop, boss.atop + boss.unseen)
    for card in [*boss.open, *boss.deck[: boss.atop], *sorted(boss.deck[unseen]), *boss.deck[unseen.stop :]]:
        number = numbers.get(card, 0)
        yield Text.assemble((f" {name(card)}  ", "bold"), boss_card(card, "turn", number))
        if reaction := boss_card(card, "reaction", number):
            yield Text(f"   {say(f'boss-when-{boss.id}', own)} {reaction}", QUIET)


def cards(deck: list[str]) -> str:
    return ", ".join(name(card) for card in deck)
