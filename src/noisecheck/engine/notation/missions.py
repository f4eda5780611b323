"""The lines of a scene that tell the rules of a stage which somebody made: it is read where nobody has that stage."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from noisecheck.engine.board import COMPASS
from noisecheck.engine.bosses.kit.reference_card import COVERED, COVERED_FOR_OTACON
from noisecheck.engine.equipment import GEAR, gear_named
from noisecheck.engine.notation.draft import Draft
from noisecheck.engine.notation.lines import SceneLine
from noisecheck.engine.rules.stage_events import EFFECTS
from noisecheck.engine.stage import PLAIN_MISSION, Consequence, Mission, Section

LETTERS = "ABCD"


def told(mission: Mission) -> Iterator[str]:
    """All that such a stage says beside what lies on its map."""
    yield f"stage own {mission.id}" + f" boss {mission.boss}" * bool(mission.boss)
    for rule in RULES:
        value = getattr(mission, field_of(rule))
        if value != getattr(PLAIN_MISSION, field_of(rule)):
            yield f"rule {rule} {words_of(value)}".rstrip()
    for letter, section in mission.events.items():
        after, needs = f" after {section.after}" * bool(section.after), f" needs {section.needs}" * bool(section.needs)
        choices = [f" | {name}{does(consequence)}" for name, consequence in section.choices.items()]
        by_blast = " by-blast" * section.by_blast
        yield "".join([f"section {letter}", after, needs, by_blast, does(section.always), *choices])


def field_of(rule: str) -> str:
    return rule.replace("-", "_")


def words_of(value: Any) -> str:
    if isinstance(value, tuple):
        return " ".join(map(words_of, value))
    return "" if value is True else str(value)


def does(consequence: Consequence) -> str:
    rewards, forfeits = consequence.rewards, consequence.forfeits
    clauses = [*consequence.effects, *(("reward", card) for card in rewards), *(("forfeit", card) for card in forfeits)]
    return " does " * bool(clauses) + "; ".join(map(" ".join, clauses))


# read


def read_rule(draft: Draft, line: SceneLine) -> None:
    rule = line.one_of(RULES, "a rule of a stage")
    draft.only_once(line, f"rule {rule}")
    draft.rules[field_of(rule)] = RULES[rule](line)
    draft.later.append(partial(check_own, draft, line))


def read_section(draft: Draft, line: SceneLine) -> None:
    letter = line.one_of(LETTERS, "the letter of an event")
    draft.only_once(line, f"section {letter}")
    after = read_letters(line) if line.skip("after") else ""
    needs = read_card(line) if line.skip("needs") else ""
    by_blast, always, choices = line.skip("by-blast"), read_consequence(line), {}
    while line.skip("|"):
        name = line.name("a choice")
        choices[name] = read_consequence(line)
    draft.rules.setdefault("events", {})[letter] = Section(always, after, needs, by_blast, choices)
    draft.later.append(partial(check_own, draft, line))


def check_own(draft: Draft, line: SceneLine) -> None:
    if not draft.stage.mission.own:
        raise line.fault("a rule of no stage", "a line such as: stage own old-mill", line.words[0][1])


def read_consequence(line: SceneLine) -> Consequence:
    found: dict[str, list[str]] = {"reward": [], "forfeit": []}
    effects = []
    for _ in line.listed(";") if line.skip("does") else ():
        verb = line.one_of([*EFFECTS, *found], "what an event does")
        words = [read(line) for read in WORDS.get(verb, ())]
        if verb in found:
            found[verb] += words
        else:
            effects.append((verb, *words))
    return Consequence(tuple(effects), tuple(found["reward"]), tuple(found["forfeit"]))


def read_card(line: SceneLine) -> str:
    if gear_named(line.peek()) is None:
        raise line.fault(line.here(), f"equipment: {', '.join(GEAR)}")
    return line.take("a card")


def read_letters(line: SceneLine) -> str:
    if not line.peek() or set(line.peek()) - set(LETTERS):
        raise line.fault(line.here(), "letters of events such as AB")
    return line.take("letters")


def read_all(read: Callable[[SceneLine], str], line: SceneLine) -> tuple[str, ...]:
    """One or more, to the end of the line."""
    found = [read(line)]
    while line.peek():
        found.append(read(line))
    return tuple(found)


def read_numbers(line: SceneLine) -> tuple[int, ...]:
    """For 1, 2, 3 and 4 heroes."""
    return tuple(line.integer("a number for each number of heroes", 0, 99) for _ in range(4))


def read_pairs(line: SceneLine) -> tuple[tuple[int, int], ...]:
    numbers = (*read_numbers(line), *read_numbers(line))
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


WORDS: dict[str, tuple[Callable[[SceneLine], str], ...]] = {
    "guard": (lambda line: line.take("a space"), lambda line: line.one_of(COMPASS, "a direction")),
    "unlock": (lambda line: line.take("a door"),),
    "give": (read_card,),
    "heal": (lambda line: str(line.integer("damage", 1, 99)),),
    "reward": (read_card,),
    "forfeit": (read_card,),
}
RULES: dict[str, Callable[[SceneLine], Any]] = {
    **dict.fromkeys(("forbids-focus", "killing-fails", "leaving-wins"), lambda line: True),
    "required": read_letters,
    "needed": read_numbers,
    "spread": read_pairs,
    "leaving": lambda line: line.one_of(["all", "one"], "who has to leave"),
    "unarmed": partial(read_all, lambda line: line.name("the name of a zone")),
    **dict.fromkeys(("endless", "equipped", "rewards", "rewards-for-sparing"), partial(read_all, read_card)),
    "gives-back": partial(
        read_all, lambda line: line.one_of((*COVERED, *COVERED_FOR_OTACON), "an action that a Boss stage covers")
    ),
}
MISSION_LINES: dict[str, Callable[[Draft, SceneLine], None]] = {"rule": read_rule, "section": read_section}
