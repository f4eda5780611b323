"""Every answer that can ever be given on a stage, numbered: the action space.

An option of the engine has a text (docs/notation.md), and a text has one number here. First come the *planes*: answers
that name a space, one number for every space of the map, so that they lie like the planes of the observation. Then
come the plain ones. What is in it follows from the stage, the heroes and the cards they may carry, and from nothing
that happens in a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from noisecheck.engine.board import COMPASS
from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.engine.bosses.reference_card import special_actions
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import gear_named
from noisecheck.engine.errors import NoisecheckError
from noisecheck.engine.heroes.otacon import HACKER_DICE, OTACON
from noisecheck.engine.heroes.terminal_card import has_terminal_card
from noisecheck.engine.rules.focus import TOKENS
from noisecheck.engine.stage import Stage
from noisecheck.engine.systems.cards import LEVELS, MOST_DICE, SYSTEM_CARDS, deck_of
from noisecheck.env.cards import KNOCKED_OUT, SPACE, sets_of_dice, words_of

# The most dice that can lie in one roll. Four: a noise check, a shot of the Arm Cannon. With Meryl: her noise check
# after Extra Action twice, thanks to Medicine, and a die by Focus. With Otacon: a terminal, 4 black and 2 white; Meryl
# lends a white die and an action; his own black one comes three times, by Medicine and a refresh, each with a reroll.
MOST_DICE_WITH = {"otacon": 10, "meryl": 7, "": 4}
FACES = 6

PASSING = ("end", "pass", "stop", "done", "yes", "no", "knock")
GOING = ("sneak", "dash", "step", "drop", "target", "spawn", "path")
LENDERS = ("meryl", "otacon")  # whose Focus tokens others may use
STRIKING = ("hand-to-hand", "combo", "takedown")


class Catalogue:
    """The actions of one environment. `planes` are texts with # for the space; `plain` are whole texts."""

    def __init__(self, stage: Stage, heroes: Sequence[str], cards: Sequence[str]) -> None:
        self.names = stage.board.names
        self.heroes, self.cards = tuple(heroes), tuple(cards)
        self.dice = next(dice for hero, dice in MOST_DICE_WITH.items() if not hero or hero in heroes)
        focus = [] if stage.mission.forbids_focus else self._focus()
        found = tuple(dict.fromkeys([*self._going(), *focus, *self._using(stage), *self._others(stage)]))
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

    def _going(self) -> Iterator[str]:
        known = {verb for hero in self.heroes for verb in DASHBOARDS[hero].actions}
        yield from (f"{verb} {SPACE}" for verb in GOING)
        yield from (f"{verb} {SPACE}" for verb in STRIKING if verb in known)
        if "drag" in known:
            tied = [f"{body} tied" for body in KNOCKED_OUT] if "rope" in self.cards else []
            yield from (f"drag {SPACE} {body}".strip() for body in ("", "dead", *KNOCKED_OUT, *tied))
        yield from (verb for verb in ("disguise", "search") if verb in known)

    def _focus(self) -> Iterator[str]:
        """Focus tokens, the hero's own or lent by another."""
        lenders = [hero for hero in LENDERS if hero in self.heroes and len(self.heroes) > 1]
        for lender in ("", *lenders):
            owners = [lender] if lender else self.heroes
            for token in dict.fromkeys(token for owner in owners for token in DASHBOARDS[owner].focus):
                effect, name = TOKENS[token], f"focus {lender} {token}" if lender else f"focus {token}"
                if effect.moves:
                    yield f"{name} {SPACE}"
                if effect.takes or effect.gives or effect.actions or effect.dashes:
                    yield name
                if effect.rerolls:
                    yield from self._on_dice(name)
                if effect.adds:
                    yield from self._on_dice(name, *(("up", "down") if len(effect.adds) > 1 else ()))
        yield from (f"refresh {token}" for hero in self.heroes for token in DASHBOARDS[hero].focus)

    def _on_dice(self, name: str, *ways: str) -> Iterable[str]:
        return (f"{name} die {die} {way}".strip() for die in range(1, self.dice + 1) for way in ways or ("",))

    def _using(self, stage: Stage) -> Iterator[str]:
        for card in self.cards:
            yield from (f"use {card} {words}".strip() for words in words_of(card, stage, self.dice))
            gear = gear_named(card)
            assert gear is not None
            if gear.has_charges:
                yield f"charge {card}"
            yield from (f"equip {hero} {card}" for hero in self.heroes)
            yield from (f"put back {hero} {card}" for hero in self.heroes)
        if any("i-work-alone" in DASHBOARDS[hero].abilities for hero in self.heroes):
            yield from self._on_dice("i-work-alone", "up", "down")
        yield from (f"fly {way} {value}" for way in COMPASS for value in range(1, FACES + 1) if "nikita" in self.cards)

    def _others(self, stage: Stage) -> Iterator[str]:
        yield from PASSING
        yield from special_actions(stage)
        yield from (f"learn {secret}" for secret in (BOSSES[stage.boss].secrets if stage.boss else ()))
        yield from (f"decide {choice}" for section in stage.mission.events.values() for choice in section.choices)
        yield from (f"turn {hero}" for hero in self.heroes)
        yield from (f"target {hero}" for hero in self.heroes)
        yield from (f"face {way}" for way in COMPASS)
        yield from (f"face orange {orange} green {green}" for orange in COMPASS for green in COMPASS)
        yield from (f"reroll {chosen}" for chosen in sets_of_dice(self.dice))
        yield from (f"interact {door.name}" for door in stage.doors)
        yield from (f"interact {self.names[each.space]}" for each in stage.objectives)
        yield from (f"interact {self.names[each.space]} to {self.names[each.to]}" for each in stage.elevators)
        if OTACON in self.heroes:
            yield from self._systems(stage)
            if has_terminal_card(stage):
                yield from self._boss_systems(stage)

    def _systems(self, stage: Stage) -> Iterator[str]:
        yield from (f"hack {self.names[each.space]}" for each in stage.terminals)
        yield from (f"hacker {count}" for count in range(HACKER_DICE + 1))
        yield from (f"access {count}" for count in range(1, MOST_DICE + 1))
        for name in deck_of(stage):
            slots = range(1, len(SYSTEM_CARDS[name].slots) + 1)
            yield from (f"return {name} {place}" for place in ("top", "bottom"))
            yield from (f"put die {die} on {name} {slot}" for die in range(1, self.dice + 1) for slot in slots)
            yield from (f"recall {name} {slot}" for slot in slots)
            yield from (f"resolve {name} level {level}" for level in LEVELS)
        yield from (f"target {door.name}" for door in stage.doors)
        yield from (f"target {zone.name}" for zone in stage.zones)
        yield from (f"target {hero} to {self.names[each.to]}" for hero in self.heroes for each in stage.elevators)

    def _boss_systems(self, stage: Stage) -> Iterator[str]:
        """What his terminal card asks, and what System cards for bosses reach: cards, ways, places, Focus tokens."""
        yield from ("disconnect", "hold")
        yield from (f"target {card}" for card in BOSSES[stage.boss].cards)
        yield from (f"target {way}" for way in COMPASS)
        yield from (f"target {hero} to {SPACE}" for hero in self.heroes)
        yield from (f"target {hero} {token}" for hero in self.heroes for token in DASHBOARDS[hero].focus)
