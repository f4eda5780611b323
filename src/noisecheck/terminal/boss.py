"""The boss beside the map: its dashboard, what is known of its deck, who stands with it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from noisecheck.engine.state import HOSTAGE, State
from noisecheck.foresight import shapes
from noisecheck.foresight.view.boss import boss_shown
from noisecheck.terminal import signs
from noisecheck.texts import boss_card, name, say

QUIET = "dim"


def boss_lines(boss: shapes.Boss) -> Iterator[Text]:
    """SET-17: the dashboard; then the deck as players remember it."""
    space = boss.spaces[0] if boss.spaces else ""
    yield Text.assemble((f" {signs.BOSS} ", signs.BOSS_STYLE), (f" {name(boss.id)} ", signs.BOSS_STYLE), space)
    yield Text(say("panel-boss-health", {"left": max(0, boss.health - boss.damage), "health": boss.health}))
    yield Text(say("panel-boss-values", {"defense": boss.defense, "dice": boss.dice}))
    for token in boss.tokens:
        if token.kind == HOSTAGE:
            yield Text(say("panel-hostage", {"left": token.health - token.damage, "health": token.health}), signs.GOAL)
    if boss.steps:
        step = boss.steps[boss.track]
        said = say(f"boss-step-{step}", {"number": boss.numbers.get(step, 0)})
        yield Text.assemble((f"{name(step)}: ", "bold"), " ".join(said.split()))
    if boss.hands_out:
        left = ", ".join(f"{name(hero)} {count}" for hero, count in boss.in_hand.items())
        yield Text(say("panel-in-hand", {"left": left}))
    if boss.wounded:
        yield Text(say(f"boss-half-{boss.id}.means", {}), signs.INVESTIGATE)
    for note in boss.notes:
        yield Text(say(f"boss-note-{note.name}", note.facts), signs.INVESTIGATE)
    yield from deck_lines(boss)


def deck_lines(boss: shapes.Boss) -> Iterator[Text]:
    """Boss memory: what is being resolved, what lies on top again, how many nobody has seen, what comes then."""
    if boss.open:
        yield Text(say("panel-boss-open", {"cards": cards(boss.open)}), signs.INVESTIGATE)
    if boss.atop:
        yield Text(say("panel-boss-on-top", {"cards": cards(boss.atop)}), signs.INVESTIGATE)
    if boss.unseen:
        yield Text(say("panel-boss-unseen", {"count": len(boss.unseen)}), QUIET)
    if boss.seen:
        yield Text(say("panel-boss-seen", {"cards": cards(boss.seen)}), QUIET)


def tell_cards(state: State) -> Iterator[Text]:
    """The dashboard in words; then every card, in the order in which players know them to come; unseen ones by name."""
    boss = boss_shown(state)
    if boss is None:
        yield Text(say("boss-none", {}), signs.PROBLEM)
        return
    yield from boss_lines(boss)
    own = {"number": boss.numbers.get(boss.id, 0)}
    yield Text(say(f"boss-dashboard-{boss.id}", own))
    for card in [*boss.open, *boss.atop, *boss.unseen, *boss.seen]:
        number = boss.numbers.get(card, 0)
        yield Text.assemble((f" {name(card)}  ", "bold"), boss_card(card, "turn", number))
        if reaction := boss_card(card, "reaction", number):
            yield Text(f"   {say(f'boss-when-{boss.id}', own)} {reaction}", QUIET)


def cards(deck: list[str]) -> str:
    return ", ".join(name(card) for card in deck)
