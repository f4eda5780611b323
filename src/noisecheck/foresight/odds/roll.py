"""Exact odds: the rules are run with every throw of the dice there is, and what comes of each is counted.

Faces that mean the same in a roll (hits, misses, what fits the same slots) are tried once, with the weight of all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction

from noisecheck.engine import events
from noisecheck.engine.cards import ATTENTION_FACE, BLACK, WHITE, Die
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.events import Attacked, Event, Rolled
from noisecheck.engine.game import Game
from noisecheck.engine.phrases import read
from noisecheck.engine.rules.changes import Change
from noisecheck.engine.rules.focus import TOKENS
from noisecheck.engine.rules.locks import contain
from noisecheck.engine.stage import Needs
from noisecheck.engine.state import FRIENDS, GUARD
from noisecheck.engine.table import Decision, Option
from noisecheck.foresight.honest import Diced, Open
from noisecheck.foresight.odds.best_use import Hand
from noisecheck.foresight.odds.dice import BANG, Meaning, falls
from noisecheck.foresight.odds.focus import Focused, Outcome, tokens_at_hand
from noisecheck.foresight.shapes import Chance, Odds
from noisecheck.foresight.view.questions import touched

ROLLS = ("before-roll", "change-roll")
MOST_RUNS = 400  # of the rules, for one answer: enough for all but blasts in a crowd

BAD = ("hurt", "killed", "attention")  # what the players would rather not have
KINDS = ("opened", "hacked", "knocked-out", "killed-guard", "hurt", "killed", "attention")


def odds(game: Game, text: str) -> Odds | None:
    """Of the roll that an option leads to, or of the open roll it changes or accepts; None where there is none.

    Nobody interferes any more; before the dice are rolled it is also told what the Focus at hand can make of them.
    Rolls that follow from it count too, as far as `MOST_RUNS` lead.
    """
    question = Open(game)
    option = question.option(text)
    first = Thrown(question, text, [])
    first.run()
    if not first.dice and question.decision.kind not in ROLLS:
        return None
    anyway: set[Outcome] = set()
    if is_heard_anyway(question, option):
        anyway.add(("attention", "hero", question.decision.hero))
    hits: dict[int, Fraction] = {}
    chances = {outcome: Fraction(0) for outcome in at_stake(first)}
    focused = None if question.decision.kind in ROLLS else about_to_roll(question, option, first)
    for weight, run in cases(first):
        if focused:
            focused.note(float(weight), shown(first.dice, run.sides), outcomes(run))
        count = first_hits(run)
        if count is not None:
            hits[count] = hits.get(count, Fraction(0)) + weight
        for outcome in outcomes(run) | anyway:
            chances[outcome] = chances.get(outcome, Fraction(0)) + weight
    if focused:
        for outcome in only_with_more(question, text, focused):
            chances.setdefault(outcome, Fraction(0))
    purpose, threshold = about(first)
    return Odds(
        purpose=purpose,
        white=first.dice.count(WHITE),
        black=first.dice.count(BLACK),
        threshold=threshold,
        hits=[float(hits.get(count, 0)) for count in range(max(hits) + 1)] if hits else [],
        chances=[
            Chance(
                outcome[0],
                {outcome[1]: outcome[2]},
                float(chances[outcome]),
                focused.chance(outcome, outcome[0] in BAD) if focused else None,
            )
            for outcome in sorted(chances, key=lambda outcome: (KINDS.index(outcome[0]), outcome))
        ],
        hit_with_focus=focused.hit(is_struck(first)) if focused and hits else None,
    )


class Thrown(Diced):
    """With these dice, and 6s where they do not reach. `dice` are the colours of the first throw they do not reach."""

    def __init__(self, question: Open, text: str, sides: list[int]) -> None:
        super().__init__(question, text, sides)
        self.dice: list[str] = []
        self.since = 0  # events that came before that throw
        self.before: tuple[object, ...] = ()  # how things were then
        self.fell: list[Die] = []  # all dice so far
        self.is_bang = False
        self.heard: set[str] = set()  # whose white dice showed a !
        self.open: Rolled | None = None  # the roll that the answer changes or accepts

    def begin(self, decision: Decision) -> None:
        super().begin(decision)
        if decision.kind == "change-roll":
            self.open = next(event for event in reversed(self.events) if isinstance(event, Rolled))

    def roll(self, white: int = 0, black: int = 0) -> list[Die]:
        """Dice that are rolled one by one, with nothing told between but what they show now, are one throw."""
        if not self.is_begun:
            return super().roll(white, black)
        if not self.state.dice:
            if not self.dice:
                self.since = len(self.follows)
                within = sorted(self.fell) if self.is_within_a_roll() else ()
                self.before = (self.state.digest(), frozenset(outcomes(self)), first_hits(self), *within)
            if all(isinstance(event, events.DieChanged) for event in self.follows[self.since :]):
                self.dice += [WHITE] * white + [BLACK] * black
            self.state.dice = [6] * (white + black)
        rolled = super().roll(white, black)
        self.fell += rolled
        self.is_bang |= any(die.face == ATTENTION_FACE for die in rolled)
        return rolled

    def is_within_a_roll(self) -> bool:
        """Whether other dice lie there that have not counted yet, as when a ! among them leads to another roll."""
        cause = self.cause
        while cause is not None and cause >= self.told:
            event = self.events[cause - self.told]
            if isinstance(event, Rolled):
                return True
            cause = event.cause
        return False

    def hear(self, event: Event) -> None:
        super().hear(event)
        if self.is_bang and isinstance(event, Rolled | events.DieChanged | events.DiceAdded):
            self.is_bang = False
            self.heard.add(event.hero)


class Helped(Thrown):
    """FOC-6: with every die more that Focus gives before the roll."""

    def answer_further(self, decision: Decision) -> Option:
        given = (each for each in decision.options if isinstance(each.value, Change) and each.value.kind == "give")
        return next(given, None) or super().answer_further(decision)


def only_with_more(question: Open, text: str, focused: Focused) -> list[Outcome]:
    """What the players would like to have and no throw brings without a die more; `focused` learns how likely."""
    if focused.again or not any(TOKENS[token].gives for token in focused.hand.tokens):
        return []
    first = Helped(question, text, [])
    first.run()
    found: set[Outcome] = set()
    for weight, run in cases(first):
        focused.note_with_more(float(weight), shown(first.dice, run.sides), outcomes(run))
        found |= outcomes(run)
    return [
        each for each in found if each[0] not in BAD and not focused.plain[each] and focused.chance(each, is_bad=False)
    ]


def cases(first: Thrown) -> Iterator[tuple[Fraction, Thrown]]:
    """Every way the dice may fall, with its probability, throw by throw; where things stand the same they go on as one.

    When it takes too many runs the last throws are left out of it, never the first.
    """
    open_cases = {first.before: (Fraction(1), first)}
    runs = 0
    while open_cases:
        further: dict[tuple[object, ...], tuple[Fraction, Thrown]] = {}
        for weight, run in open_cases.values():
            falling = throws(run) if run.dice else []
            runs += len(falling)
            if not falling or (runs > MOST_RUNS and run is not first):
                del run.follows[run.since if run.dice else len(run.follows) :]
                yield weight, run
                continue
            for chance, sides in falling:
                case = type(run)(run.question, run.text, run.sides + sides)
                case.run()
                if case.dice:
                    known = further.get(case.before, (Fraction(0), case))
                    further[case.before] = known[0] + weight * chance, known[1]
                else:
                    yield weight * chance, case
        open_cases = further


def first_hits(run: Thrown) -> int | None:
    """Of the first attack that is rolled for; not of one that its own dice bring about before they count (BOS-4)."""
    rolled = run.open if run.open and run.open.target else None
    for event in run.follows:
        if isinstance(event, Rolled) and event.target and rolled is None:
            rolled = event
        elif isinstance(event, Attacked) and (rolled is None or event.cause == rolled.cause):
            return event.hits
    return None


def about_to_roll(question: Open, option: Option, first: Thrown) -> Focused | None:
    """The roll an option leads to, with the Focus at hand; None where nobody has any."""
    state = question.state
    rolled = thrown_for(first) if first.dice else None
    tokens = tokens_at_hand(state, state.hero(rolled.hero)) if rolled else ()
    if rolled is None or not tokens:
        return None
    again = option.verb == "reroll"
    lying = enumerate(state.lock.dice, 1) if again and state.lock else ()
    still = tuple((die, False) for number, die in lying if number not in option.value)
    hand = Hand(still, tokens, first.dice.count(WHITE), first.dice.count(BLACK))
    return Focused(hand, again, rolled.threshold, needs_of(first))


def shown(colours: list[str], sides: list[int]) -> list[Die]:
    """What dice of these colours show that fell so."""
    return [
        Die(colour, ATTENTION_FACE if colour == WHITE and side == BANG else side)
        for colour, side in zip(colours, sides, strict=False)
    ]


def is_struck(run: Thrown) -> bool:
    """COM-1, BOS-13: whether the roll is an attack on one of ours, who hope for no hit, whatever comes after it."""
    rolled = thrown_for(run)
    return rolled is not None and rolled.target in (*HERO_IDS, *FRIENDS)


# what a roll is about


def meaning(run: Thrown) -> Meaning:
    """What counts in the throw that is open: hits, the slots of a lock, or nothing but a !."""
    rolled = thrown_for(run)
    threshold = rolled.threshold if rolled else 0
    if threshold:
        return lambda face: face >= threshold
    needs = needs_of(run)
    return lambda face: tuple(slot.takes(face) for slot in needs)


def needs_of(run: Thrown) -> Needs:
    """ACT-11: the combination of the lock at which the open throw falls; none for an attack that is made meanwhile."""
    rolled = thrown_for(run)
    lock = "" if rolled and rolled.threshold else lock_in(run.follows[run.since :])
    return run.state.stage.locked_object(lock).needs if lock else ()


def throws(run: Thrown) -> list[tuple[Fraction, list[int]]]:
    """How the open throw may fall; at a lock, of all throws that open it, or do not, with as many !, one is enough."""
    falling, needs = list(falls(run.dice, meaning(run))), needs_of(run)
    if not needs:
        return falling
    still = lying(run)
    alike: dict[tuple[bool, int], tuple[Fraction, list[int]]] = {}
    for chance, sides in falling:
        dice = shown(run.dice, sides)
        comes_to = contain([*still, *dice], needs), sum(die.face == ATTENTION_FACE for die in dice)
        others, kept = alike.get(comes_to, (Fraction(0), sides))
        alike[comes_to] = others + chance, kept
    return list(alike.values())


def lying(run: Thrown) -> list[Die]:
    """The dice of the roll that the open throw belongs to, without those that are thrown."""
    told = run.follows[run.since :]
    if isinstance(told[0], Rolled):
        return list((Counter(told[0].dice) - Counter(shown(run.dice, [6] * len(run.dice)))).elements())
    changed = {event.die for event in told if isinstance(event, events.DieChanged)}
    return [die for number, die in enumerate(run.question.decision.dice, 1) if number not in changed]


def thrown_for(run: Thrown) -> Rolled | None:
    """The roll that the open throw belongs to: it is told at once, unless it was told before, and is changed now."""
    told = run.follows[run.since] if run.since < len(run.follows) else None
    return told if isinstance(told, Rolled) else run.open


def about(first: Thrown) -> tuple[str, int]:
    """COM-2: the purpose of the roll, and what a die must reach in it: of the attack that is open, else of what comes
    next."""
    decision = first.question.decision
    facts = decision.facts if decision.kind in ROLLS else {}
    follows = next((event for event in first.follows if isinstance(event, Rolled)), None)
    if follows and not facts.get("target"):
        return follows.purpose, follows.threshold
    return str(facts.get("purpose", "")), int(facts.get("threshold", 0))


def lock_in(after: list[Event]) -> str:
    """ACT-11: the lock at which these dice fall, open afterwards or not."""
    for event in after:
        if isinstance(event, events.LockHeld):
            return event.lock
        if isinstance(event, events.DoorOpened):
            return event.door
        if isinstance(event, events.TerminalHacked):
            return event.terminal
    return ""


# what comes of it


def at_stake(run: Thrown) -> Iterator[Outcome]:
    """A lock has odds even where it cannot open yet."""
    lock = lock_in(run.follows)
    if lock:
        yield "hacked" if lock in run.state.stage.terminal_numbers else "opened", "lock", lock


def outcomes(run: Thrown) -> set[Outcome]:
    """What happened in this case, each thing once."""
    found = {outcome for event in run.follows for outcome in outcome_of(event)}
    return found | {("attention", "hero", hero) for hero in run.heard}


def outcome_of(event: Event) -> Iterator[Outcome]:
    if isinstance(event, events.DoorOpened):
        yield "opened", "lock", event.door
    elif isinstance(event, events.TerminalHacked):
        yield "hacked", "lock", event.terminal
    elif isinstance(event, events.KnockedOut):
        yield "knocked-out", "space", event.space
    elif isinstance(event, events.Killed):
        yield ("killed-guard", "space", event.space) if event.figure == GUARD else ("killed", "hero", event.figure)
    elif isinstance(event, events.Hurt) and event.figure in HERO_IDS:
        yield "hurt", "hero", event.figure


def is_heard_anyway(question: Open, option: Option) -> bool:
    """ATT-4: whether a ! stays on the open roll. At a lock only dice that were rolled now count."""
    decision = question.decision
    if decision.kind != "change-roll" or not decision.facts.get("heard"):
        return False
    change = option.value
    again = touched(change) if isinstance(change, Change) and change.kind == "reroll" else ()
    fresh = rolled_now(question)
    dice = enumerate(decision.dice)
    return any(die.face == ATTENTION_FACE and number not in again and fresh(number) for number, die in dice)


def rolled_now(question: Open) -> Callable[[int], bool]:
    """Whether the die in this position was rolled in this step, and did not lie at a lock before."""
    lock = question.checkpoint.lock
    said = [read(question.state.stage, answer.text) for answer in question.given]
    if not lock or not said or said[0].verb != "reroll":
        return lambda number: True
    named = {die for each in said for die in each.dice}
    return lambda number: number + 1 in named or number >= len(lock.dice)
