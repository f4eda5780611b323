"""What stands on a boss's card is what happens: its words, held against the card's data and against random games."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from noisecheck import State, autoplay
from noisecheck.engine.bosses import hind, liquid, mantis, ninja, ocelot, raven, rex, tank, wolf
from noisecheck.engine.bosses.kit import BOSSES, boss_of
from noisecheck.engine.events import BossCardRevealed, Event, Rolled
from noisecheck.texts import boss_card, look_up
from noisecheck.texts.language import languages, speaking
from tests.laws.walks import BOSSES as FIGHTS
from tests.laws.walks import begin, random_policy
from tests.table import rule

MODULES: dict[str, Any] = {
    "ocelot": ocelot,
    "mantis": mantis,
    "raven": raven,
    "hind": hind,
    "ninja": ninja,
    "tank": tank,
    "rex": rex,
    "liquid": liquid,
    "wolf": wolf,
}
LANGUAGES = languages()


FOUGHT: dict[str, State] = {}
for stage, heroes in FIGHTS:
    fight = begin(stage, heroes, 1).state
    FOUGHT.setdefault(boss_of(fight).id, fight)


def numbers_of(boss: str, is_wounded: bool) -> dict[str, int]:
    """Those in its words that half of its Health changes."""
    state = FOUGHT[boss].copy()
    boss_of(state).damage = (boss_of(state).health + 1) // 2 if is_wounded else 0
    return BOSSES[boss].numbers(state)


UNHURT = {words: number for boss in BOSSES for words, number in numbers_of(boss, False).items()}


def attacks_in(said: str) -> list[str]:
    """The sentences that tell of an attack and its dice."""
    return [each for each in re.split(r"(?<=[.;]) ", said) if re.search(r"\battacks\b.*\bdice\b", each)]


# what the data of a card say: whether it attacks, and every number on it


class Facts:
    """One side of a card: how many kinds of attacks it makes, and the numbers that stand on it."""

    def __init__(self, attacks: int, *numbers: int) -> None:
        self.attacks = attacks
        self.numbers = sorted(number for number in map(abs, numbers) if number)


def of_ocelot(card: ocelot.OcelotCard) -> Iterator[Facts]:
    for side in (card.turn, card.reaction):
        told = {"all-near": [ocelot.FANNED], "hostage": [ocelot.POINT_BLANK]}.get(side.shot, [])
        yield Facts(bool(side.shot), side.nodes, side.more, *told)


def of_mantis(card: mantis.MantisCard) -> Iterator[Facts]:
    for side in (card.turn, card.reaction):
        alone = mantis.ALL_AT_ONE if side.attack == "everybody" else 0
        yield Facts(bool(side.attack), side.spaces, side.more, side.steps, alone)


def of_raven(card: raven.RavenCard) -> Iterator[Facts]:
    """Whichever way a card turns him, he attacks whom he sees there."""
    yield Facts(1, card.more)
    yield Facts(card.reaction.shoots, card.reaction.threat, card.reaction.more)


def of_hind(card: hind.HindCard) -> Iterator[Facts]:
    """Wherever it shifts, it attacks whoever is in line."""
    yield Facts((card.way != 0 or card.hunts) + bool(card.rockets), card.rise, card.more)
    yield Facts(card.evasion != 0, card.evasion)


def of_ninja(card: ninja.NinjaCard) -> Iterator[Facts]:
    yield Facts(bool(card.cut), card.spaces, card.more, card.cut == "blades")


def of_tank(card: tank.TankCard) -> Iterator[Facts]:
    """Whomever it rolls onto takes 1 damage; both guns know how far near is, and what they have against two heroes."""
    arrows = [spaces for _, spaces in card.arrows]
    more = [tank.GUNS[gun].against_two for gun in card.guns]
    yield Facts(len(card.guns), 1, *arrows, *[tank.CLOSE] * len(card.guns), *more)
    yield Facts(0, card.bonus)


def of_rex(card: rex.RexCard) -> Iterator[Facts]:
    """At once the heroes it does not lock on to; in its next turn with its weapon, or after its strides."""
    scatter = rex.SCATTER if card.weapon == "missiles" else 0
    attacks = (card.strides > 0) * 2 + bool(card.weapon)
    yield Facts(attacks, scatter, card.strides, card.more, card.more * bool(card.weapon))


def of_liquid(card: liquid.LiquidCard) -> Iterator[Facts]:
    """Waiting he strikes back, and drives whom he hurts as far as any blow does."""
    waits = card.stance == liquid.WAITING
    drives = card.drives if card.strikes or waits else 0
    yield Facts(bool(card.strikes) + waits, card.spaces, card.more, drives, card.heals, liquid.GIVES_WAY[card.stance])


def of_wolf(card: wolf.WolfCard) -> Iterator[Facts]:
    yield Facts(1, card.spaces)
    yield Facts(0, card.bonus)


READ: dict[str, Callable[[Any], Iterator[Facts]]] = {
    "ocelot": of_ocelot,
    "mantis": of_mantis,
    "raven": of_raven,
    "hind": of_hind,
    "ninja": of_ninja,
    "tank": of_tank,
    "rex": of_rex,
    "liquid": of_liquid,
    "wolf": of_wolf,
}
SIDES = [
    pytest.param(card, side, facts, id=f"{card}-{side}")
    for boss, read in READ.items()
    for card, data in MODULES[boss].CARDS.items()
    for side, facts in zip(("turn", "reaction"), read(data), strict=False)
]


# the promises


def test_every_card_of_every_boss_is_read_here() -> None:
    read = {parameter.values[0] for parameter in SIDES}

    assert read == {card for boss in BOSSES.values() for card in boss.cards}
    assert len(read) == 52 + 7


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("card", "side", "facts"), SIDES)
def test_the_numbers_on_a_card_are_those_it_is_played_with(card: str, side: str, facts: Facts, language: str) -> None:
    with speaking(language):
        said = boss_card(card, side, UNHURT.get(card, 0))

    assert sorted(map(int, re.findall(r"\d+", said))) == facts.numbers


@pytest.mark.parametrize(("card", "side", "facts"), SIDES)
def test_a_card_that_attacks_says_so_and_with_which_dice(card: str, side: str, facts: Facts) -> None:
    """A turn without an attack says that too: nobody has to guess whether a card is safe."""
    said = boss_card(card, side, UNHURT.get(card, 0))

    assert len(attacks_in(said)) == facts.attacks, said
    if side == "turn" and not facts.attacks:
        assert "attacks nobody" in said


def cards_that_attacked(events: list[Event]) -> Iterator[tuple[str, str, int]]:
    """The card and the side of it that every attack of the boss followed from."""
    for event in events:
        if isinstance(event, Rolled) and event.purpose == "boss-attack":
            card = next((each for each in causes(events, event) if isinstance(each, BossCardRevealed)), None)
            if card:
                yield card.card, card.side, card.number


def causes(events: list[Event], event: Event) -> Iterator[Event]:
    while event.cause is not None:
        event = events[event.cause]
        yield event


def test_in_random_games_no_card_attacks_without_saying_so() -> None:
    games = [autoplay(begin(stage, heroes, 1), random_policy(1)) for stage, heroes in FIGHTS]
    attacked = {side for game in games for side in cards_that_attacked(game.events)}

    assert len(attacked) > 20
    assert [side for side in attacked if not attacks_in(boss_card(*side))] == []


def numbers(key: str, language: str, number: int = 0) -> list[int]:
    with speaking(language):
        return sorted(map(int, re.findall(r"\d+", look_up(key, {"number": number}) or "")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("threat", raven.THREATS)
def test_raven_s_track_tells_his_next_walk_its_dice_and_who_is_found_even_hidden(threat: int, language: str) -> None:
    """His threat rises before he walks: what is told are the numbers of the step after this one."""
    at_next = min(threat + 1, raven.THREATS[-1])
    dice = raven.DICE if at_next < raven.RAGE else raven.DICE_IN_RAGE

    assert numbers(f"boss-step-hunt-{threat}", language) == sorted([at_next, dice])
    said = look_up(f"boss-step-hunt-{threat}", {}) or ""
    assert ("he attacks the nearest hero all the same" in said) == (at_next == raven.THREATS[-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", range(len(hind.STEPS)))
def test_the_hind_s_track_tells_how_far_a_card_takes_it_and_its_dice(step: int, language: str) -> None:
    """By the threat there is, and how much farther by that of the next step, if the card raises it."""
    raised, name = min(step + 1, len(hind.STEPS) - 1), hind.STEPS[step]
    dice = [hind.MORE_DICE] if raised == len(hind.STEPS) - 1 else []
    farther = [more] if (more := hind.THREAT[raised] - hind.THREAT[step]) else []

    said = numbers(f"boss-step-{name}", language, UNHURT[name])
    assert said == sorted([hind.THREAT[step], *farther, *dice])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("boss", "printed"),
    [
        ("ocelot", [ocelot.ON_THE_RUN]),
        ("mantis", [mantis.BLOW + mantis.HARDER]),
        ("raven", [raven.PUNISHED_IN_EARNEST]),
        ("hind", [hind.LAMED]),
        ("ninja", [ninja.UNBOUND]),
        ("tank", [tank.CLOSE + tank.LOOSE]),
        ("rex", []),
        ("liquid", [liquid.GROUND]),
        ("wolf", [wolf.UNSTEADY, 1]),  # however wounded she is, her crosshair goes 1 space
    ],
)
def test_the_numbers_of_a_wounded_boss_are_those_of_the_rules(boss: str, printed: list[int], language: str) -> None:
    assert numbers(f"boss-half-{boss}.means", language) == sorted(printed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("boss", "printed"),
    [
        ("ocelot", []),
        ("mantis", [1, 1]),  # space less the opposite way; step of his marker
        ("raven", [1, raven.PUNISHED]),
        ("hind", []),
        ("ninja", []),
        ("tank", []),
        ("rex", [rex.STAGGERS]),
        ("liquid", [0]),
        ("wolf", [1, wolf.MORE_FOR_A_GLINT]),
    ],
)
def test_the_numbers_on_a_dashboard_are_those_of_the_rules(boss: str, printed: list[int], language: str) -> None:
    assert numbers(f"boss-dashboard-{boss}", language, UNHURT.get(boss, 0)) == sorted(printed)


def words_of(boss: str, words: str) -> str:
    if words == boss:
        return f"boss-dashboard-{boss}"
    return f"boss-card-{words}" if words in BOSSES[boss].cards else f"boss-step-{words}"


@rule("BOS-46")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("boss", "changed"),
    [
        ("ocelot", {"reload": ocelot.ON_THE_RUN}),
        ("mantis", {"mind-control": 2}),
        ("raven", {"raven": 1}),
        ("hind", {"threat-3": 2, "threat-4": 3, "threat-5": 4, "threat-6": 5, "threat-6-plus": 5}),
        ("ninja", {"straight-cut": 5, "long-lunge": 7, "shadow-step": 3, "thousand-cuts": 3}),
        ("tank", dict.fromkeys(("bulldoze", "broadside", "swivel", "grinding-gears"), 4)),
        ("rex", {}),
        ("liquid", {"upright": 2, "off-balance": 3, "waiting": 2, "straight-right": 2, "haymaker": 3}),
        ("wolf", {"crosswind": 1, "slow-trigger": 2, "long-lens": 3, "lead-the-target": 3, "one-shot": 4}),
    ],
)
def test_where_a_wounded_boss_does_more_or_less_its_words_say_how_much(
    boss: str, changed: dict[str, int], language: str
) -> None:
    now = numbers_of(boss, True)

    assert changed.items() <= now.items()
    for words, number in changed.items():
        key = words_of(boss, words)
        assert number in numbers(key, language, number)
        assert numbers(key, language, number) != numbers(key, language, UNHURT[words])
