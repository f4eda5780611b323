"""Is what a stage lets happen possible? Its events, what comes of them, and the equipment it speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from noisecheck.content.positions import Path
from noisecheck.content.reading import Reading
from noisecheck.content.schema import ConsequenceEntry, StageFile
from noisecheck.engine.board import COMPASS
from noisecheck.engine.equipment import GEAR, gear_named
from noisecheck.engine.rules.stage_events import EFFECTS


class Sentence(NamedTuple):
    """How an effect is written, and what it does."""

    model: str
    note: str


SENTENCES = {
    "guard": Sentence("guard c3 S", "a guard comes onto the map, unless somebody stands there"),
    "unlock": Sentence("unlock b2-c2", "a locked door opens"),
    "draw-attention": Sentence("draw-attention", "the hero draws attention where it stands"),
    "alert": Sentence("alert", "the hero is alerted where it stands"),
    "hush": Sentence("hush", "the hero's Attention token leaves the map"),
    "give": Sentence("give nikita", "the hero has this card for the rest of the stage"),
    "heal": Sentence("heal 2", "the hero recovers from so much damage"),
    "refresh": Sentence("refresh", "all Focus tokens of the hero are ready again"),
}
assert [*SENTENCES] == [*EFFECTS]


def consequences(stage: StageFile) -> Iterator[ConsequenceEntry]:
    """What comes of events, and of what is decided there."""
    for event in stage.events:
        yield event
        yield from event.choices


def check_events(reading: Reading, stage: StageFile) -> None:
    """SET-8: letters once each; effects in the closed vocabulary."""
    letters = [event.letter for event in stage.events]
    for place, event in enumerate(stage.events):
        if event.letter in letters[:place]:
            reading.fault(reading.at(event, "letter"), event.letter, "a second event with this letter")
        for number, letter in enumerate(event.after):
            others = [each for each in letters if each != event.letter]
            reading.check_name(reading.at(event, "after", number), letter, others, "no other event")
        if event.needs and gear_named(event.needs) is None:
            reading.fault(reading.at(event, "needs"), event.needs, "no such equipment", GEAR)
        names = [choice.id for choice in event.choices]
        for number, choice in enumerate(event.choices):
            if choice.id in names[:number]:
                reading.fault(reading.at(choice, "id"), choice.id, "a second choice with this name")
        if len(event.choices) == 1:
            reading.fault(reading.at(event, "choices"), names[0], "a single choice is none")
    for entry in consequences(stage):
        for number, effect in enumerate(entry.effects):
            check_effect(reading, reading.at(entry, "effects", number), effect)
    if "events" not in reading.bad:
        for number, letter in enumerate(stage.required):
            reading.check_name(("required", number), letter, letters, "no such event")


def check_effect(reading: Reading, path: Path, effect: str) -> None:
    verb, *words = effect.split() or [""]
    if verb not in SENTENCES:
        reading.fault(path, verb, "no such effect", SENTENCES)
        return
    model = SENTENCES[verb].model
    if len(words) != len(model.split()) - 1:
        reading.fault(path, effect, f"the effect is written: {model}")
    elif verb == "guard" and words[1] not in COMPASS:
        reading.fault(path, words[1], "no such direction", COMPASS)
    elif verb == "give" and gear_named(words[0]) is None:
        reading.fault(path, words[0], "no such equipment", GEAR)
    elif verb == "heal" and not (words[0].isdecimal() and int(words[0])):
        reading.fault(path, words[0], f"the effect is written: {model}")


def check_rewards(reading: Reading, stage: StageFile) -> None:
    lists: list[tuple[Path, list[str]]] = [(("rewards",), stage.rewards)]
    lists += [(("rewards_for_sparing",), stage.rewards_for_sparing)]
    lists += [(("endless",), stage.endless), (("equipped",), stage.equipped)]
    for entry in consequences(stage):
        lists += [(reading.at(entry, "rewards"), entry.rewards), (reading.at(entry, "forfeits"), entry.forfeits)]
    for path, cards in lists:
        for number, card in enumerate(cards):
            if gear_named(card) is None:
                reading.fault((*path, number), card, "no such equipment", GEAR)
