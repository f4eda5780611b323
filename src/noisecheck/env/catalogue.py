"""Every answer that can ever be given on a stage, numbered: the action space.

An option of the engine has a text (docs/notation.md), and a text has one number here. First come the *planes*: answers
that name a space, one number for every space of the map, so that they lie like the planes of the observation. Then
come the plain ones. What can be said is declared in the engine (`engine/phrases.py`); here it is put in order, and left
out where it cannot come up: that follows from the stage, the heroes and the cards they may carry, and from nothing
that happens in a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from noisecheck.engine.bosses.kit.reference_card import special_actions
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.errors import NoisecheckError
from noisecheck.engine.gear.using import use_of
from noisecheck.engine.heroes.otacon import OTACON, PUT
from noisecheck.engine.heroes.terminal_card import has_terminal_card
from noisecheck.engine.kinds import FACE, TARGET, TARGET_HERO
from noisecheck.engine.phrases import KINDS, PHRASES, Phrase, World
from noisecheck.engine.rules.changes import use_card
from noisecheck.engine.rules.focus import ADD, ADD_OR_TAKE, AGAIN, HELP, MOVE
from noisecheck.engine.rules.loadout import PUT_BACK
from noisecheck.engine.rules.sight import FACE_BOTH
from noisecheck.engine.stage import Stage
from noisecheck.engine.systems.boss_effects import TARGET_CARD
from noisecheck.engine.systems.cards import deck_of
from noisecheck.engine.systems.effects import RIDE, TARGET_DOOR, TARGET_ZONE
from noisecheck.engine.systems.raven import CARRY, TARGET_WAY
from noisecheck.engine.systems.rex import TARGET_TOKEN

SPACE = "#"

# The most dice that can lie in one roll. Four: a noise check, a shot of the Arm Cannon. With Meryl: her noise check
# after Extra Action twice, thanks to Medicine, and a die by Focus. With Otacon: a terminal, 4 black and 2 white; Meryl
# lends a white die and an action; his own black one comes three times, by Medicine and a refresh, each with a reroll.
MOST_DICE_WITH = {"otacon": 10, "meryl": 7, "": 4}

GOING = ("sneak", "dash", "step", "drop", TARGET, "spawn", "path")
OWN = ("hand-to-hand", "combo", "takedown", "drag", "disguise", "search")
PASSING = ("end", "pass", "stop", "done", "yes", "no", "knock")
DECIDING = ("learn", "decide", "turn", TARGET_HERO, FACE, FACE_BOTH, "reroll", "interact")
ELSEWHERE = frozenset(("use", "refresh", "hack", "access", "recall", "resolve"))  # by card, Focus token or terminal
STEERED = frozenset(("aim", "throw", "sam"))  # special actions in which something is steered by dice
HACKING = ("hack", "hacker", "access")
OF_SYSTEMS = ("return", PUT, "recall", "resolve")
REACHED = (TARGET_DOOR, TARGET_ZONE, RIDE)
REACHED_IN_FIGHTS = ("disconnect", "hold", TARGET_CARD, TARGET_WAY, CARRY, TARGET_TOKEN)


class Catalogue:
    """The actions of one environment. `planes` are texts with # for the space; `plain` are whole texts."""

    def __init__(self, stage: Stage, heroes: Sequence[str], cards: Sequence[str]) -> None:
        self.names = stage.board.names
        self.heroes, self.cards = tuple(heroes), tuple(cards)
        self.dice = next(dice for hero, dice in MOST_DICE_WITH.items() if not hero or hero in heroes)
        found = tuple(dict.fromkeys(sayings(World(stage, self.heroes, self.cards, self.dice, (SPACE,)))))
        self.planes = tuple(text for text in found if SPACE in text)
        self.plain = tuple(text for text in found if SPACE not in text)
        self.texts = [text.replace(SPACE, name) for text in self.planes for name in self.names] + list(self.plain)
        self.numbers = {text: number for number, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def number(self, text: str) -> int:
        """The action that stands for an option with this text."""
        found = self.numbers.get(text)
        if found is None:
            raise NoisecheckError(f"{text!r} is no action of this environment: its catalogue is not complete")
        return found


def sayings(world: World) -> Iterator[str]:
    """All that can be said in this world, in the order of its numbers."""
    known = dict.fromkeys(verb for hero in world.heroes for verb in DASHBOARDS[hero].actions)
    abilities = {ability for hero in world.heroes for ability in DASHBOARDS[hero].abilities}
    yield from every(world, GOING)
    yield from every(world, [verb for verb in OWN if verb in known])
    if not world.stage.mission.forbids_focus:
        yield from of_focus(world)
    for card in world.cards:
        yield from of_card(world, card)
    yield from every(world, [ability for ability in ("i-work-alone",) if ability in abilities])
    special = special_actions(world.stage)
    yield from every(world, ["fly"] if "nikita" in world.cards or not STEERED.isdisjoint(special) else [])
    yield from every(world, PASSING)
    yield from every(world, special)
    yield from every(world, DECIDING)
    yield from every(world, [verb for verb in known if verb not in ELSEWHERE])  # what has no earlier place
    if OTACON in world.heroes:
        yield from every(world, HACKING)
        for system in deck_of(world.stage):
            yield from every(world, OF_SYSTEMS, card=system)
        yield from every(world, REACHED)
        yield from every(world, REACHED_IN_FIGHTS if has_terminal_card(world.stage) else ())


def every(world: World, said: Sequence[str | Phrase], **only: str) -> Iterator[str]:
    """All texts of these phrases, and of all phrases of these verbs."""
    for each in said:
        for one in PHRASES[each].values() if isinstance(each, str) else [each]:
            yield from one.every(world, **only)


def of_focus(world: World) -> Iterator[str]:
    """Focus tokens by what each does, the hero's own or lent by another; then each turned back."""
    for lender in ("", *KINDS["lender"].every(world, {})):
        owner = {"owner": lender} if lender else {}
        does = [each.lent if lender else each.own for each in (MOVE, HELP, AGAIN, ADD, ADD_OR_TAKE)]
        for token in KINDS["token"].every(world, owner):
            yield from every(world, does, token=token, **owner)
    yield from every(world, ["refresh"])


def of_card(world: World, card: str) -> Iterator[str]:
    """What a card is used for, in an action and in a roll; that it gets a charge, is taken along and put back."""
    use = use_of(card)
    said = [way.phrase for way in use.ways] if use else []
    said += [use_card[card].phrase] if card in use_card else []
    yield from every(world, [*said, "charge", "equip", PUT_BACK], gear=card)
