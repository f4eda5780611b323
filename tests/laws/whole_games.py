"""Whole games of a bot, watched: what must hold on every stage. `make test` plays 100, `make soak` 5,000."""

from __future__ import annotations

from collections import Counter

from noisecheck import Decision, Option, State, autoplay
from noisecheck.bots import bot
from noisecheck.engine.events import Event
from tests.laws.walks import OTHER_FIGHTS, STAGES, begin, standing

GUARD_FIGURES = 12
EVERYTHING = STAGES + OTHER_FIGHTS


def play_watched(number: int, player: str = "random") -> str:
    """Plays one game to its end, looking at every question; returns how it ended."""
    stage, heroes = EVERYTHING[number % len(EVERYTHING)]
    game = begin(stage, heroes, number)
    deck = cards(game.checkpoint)
    reactions = Counter(game.checkpoint.reactions)
    boss_cards = boss_deck(game.checkpoint)
    choose = bot(player, number).policy

    def watch(decision: Decision, state: State) -> Option:
        assert len(state.guards) <= GUARD_FIGURES, f"game {number}: {len(state.guards)} guards"
        assert cards(state) == deck, f"game {number}: the Order cards changed"
        assert Counter(state.reactions) == reactions, f"game {number}: the Reaction cards changed"
        assert boss_deck(state) == boss_cards, f"game {number}: the boss's cards changed"
        assert len(standing(state)) == len(set(standing(state))), f"game {number}: two figures share a space"
        return choose(decision, state)

    ending = autoplay(game, watch)
    assert ending.state.outcome, f"game {number} did not end"
    at_most_one_activation_a_phase(number, ending.events)
    no_guard_leaves_its_zone(number, ending.state, ending.events)
    return str(ending.state.outcome)


def cards(state: State) -> Counter[str]:
    """Every Order card, wherever it lies."""
    lying = [*(state.orders or []), *state.discard, *([state.order] if state.order else [])]
    return Counter(map(str, lying))


def boss_deck(state: State) -> Counter[str]:
    """Every card of the boss, the one that is being resolved too."""
    return Counter([*state.boss.deck, *state.boss.open] if state.boss else ())


def at_most_one_activation_a_phase(number: int, events: list[Event]) -> None:
    """Follows each guard by the spaces it goes from and to."""
    done: set[str] = set()
    for event in events:
        facts = event.facts()
        match type(event).__name__:
            case "OrderDrawn":
                done = set()
            case "GuardActivated":
                assert facts["space"] not in done, f"game {number}: {facts['space']} twice in a phase"
            case "GuardDone":
                done.add(facts["space"])


def no_guard_leaves_its_zone(number: int, state: State, events: list[Event]) -> None:
    spaces = state.stage.board.numbers
    for event in events:
        if type(event).__name__ in ("GuardMoved", "GuardLeapt"):
            facts = event.facts()
            start, end = spaces[facts["start"]], spaces[facts["end"]]
            assert state.zone(start) == state.zone(end), f"game {number}: {event}"
