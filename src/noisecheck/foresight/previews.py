"""What an option would do, for as far as nothing hidden is touched, and what is risky about it."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.engine.board import bits
from noisecheck.engine.cards import Die
from noisecheck.engine.dashboards import actions_left
from noisecheck.engine.events import (
    BoxLost,
    Disconnected,
    DisguiseLost,
    DoorOpened,
    Event,
    Killed,
    LaserTripped,
    Leapt,
    LockLost,
    Moved,
    Seen,
    TerminalHacked,
)
from noisecheck.engine.game import Game
from noisecheck.engine.rules.cover import is_camouflaged, passes_for_a_guard
from noisecheck.engine.rules.noise import noise_dice
from noisecheck.engine.rules.sight import is_watched, watchers_of
from noisecheck.engine.state import ENEMY_PHASE, GUARD, NOBODY, SETUP_PHASE, Hero, Lock, State
from noisecheck.engine.table import END, Decision, Option
from noisecheck.foresight.film import retell
from noisecheck.foresight.honest import FLIPPED, Diced, Open, Supposed, Touched, sealed
from noisecheck.foresight.questions import choice
from noisecheck.foresight.shapes import Choice, Exposure, Preview, Risk, Told

WORST_DICE = [6] * 60  # more than any one answer can make roll
QUIET = 5 / 6  # the chance of a white die to show no !


def previews(game: Game) -> list[Preview]:
    """One for every option of the question."""
    if game.decision is None:
        return []
    question = Open(game)
    return [preview_of(question, option) for option in question.decision.options]


def preview(game: Game, text: str) -> Preview:
    """Of one option, by its text."""
    question = Open(game)
    return preview_of(question, question.option(text))


def preview_of(question: Open, option: Option) -> Preview:
    run = Trial(question, str(option))
    run.run_on()
    return Preview(
        text=run.text,
        risks=list(risks_of(choice(question.state, question.decision, option), run)),
        way=run.way,
        events=run.told_events(),
        reveals=run.reveals,
        noise=run.noise[0],
        noise_chance=run.noise[1],
        sees=turned_sight(question.state, question.decision, option),
    )


def turned_sight(state: State, decision: Decision, option: Option) -> list[str]:
    """GRD-12, LOS-10: what a guard or camera sees that is turned so, with both its cones."""
    if option.verb != "face":
        return []
    board, seen = state.stage.board, state.geometry.seen
    space = board.numbers[str(decision.facts.get("guard") or decision.facts["space"])]
    sees = 0
    for facing in option.value if isinstance(option.value, tuple) else (option.value,):
        sees |= seen[facing][space]
    return [board.names[each] for each in bits(sees)]


def noise_of(state: State, hero: Hero) -> tuple[int, float]:
    """The hero's dice for noise, and the chance of a ! among them were the turn to end here; none without a guard."""
    return hero.noisy + hero.hostages, 1 - QUIET ** noise_dice(state, hero)


class Trial(Supposed):
    """An answer and what surely follows. Of the position only what is read before anything hidden is touched counts."""

    def __init__(self, question: Open, text: str) -> None:
        super().__init__(question, text)
        self.first = 0
        self.actor: Hero | None = None
        self.before: list[object] = []
        self.tokens: dict[tuple[str, str], int] = {}
        self.lock: Lock | None = None
        # what is foreseen
        self.reveals = False
        self.is_settled = False  # the step came to its end, with nothing open
        self.way: list[Exposure] = []
        self.is_exposed = False
        self.is_over_guards = False
        self.noise = (0, 0.0)
        self.spends_last = False
        self.loses_lock = False

    def begin(self, decision: Decision) -> None:
        state = self.state
        self.first = self.told + len(self.events)
        self.actor = acting(state, decision.hero)
        self.before = sealed(state)
        self.tokens = tokens(state)
        self.lock = state.lock

    def run_on(self) -> None:
        """Runs the step; in an Enemy phase those after it too, only to see whether they reveal something."""
        question = self.run()
        if self.reveals:
            return
        self.take_stock()
        self.is_settled = question is None
        followed = len(self.follows)
        while question is None and self.state.phase == ENEMY_PHASE and not (self.state.outcome or self.reveals):
            question = self.run()
            self.reveals |= sealed(self.state) != self.before
        del self.follows[followed:]

    def take_stock(self) -> None:
        """Reads what may be read of the position now, if nothing hidden has been touched."""
        state = self.state
        if sealed(state) != self.before:
            self.reveals = True
        if self.reveals or self.is_settled:
            return
        if state.turn != NOBODY:
            self.actor = state.heroes[state.turn]
        if self.actor:
            self.noise = noise_of(state, self.actor)
        left = tokens(state)
        self.spends_last = state.phase != SETUP_PHASE and any(
            had and not left.get(card) for card, had in self.tokens.items()
        )
        self.loses_lock = self.lock is not None and state.lock is None and not self.opens(self.lock.name)

    def opens(self, name: str) -> bool:
        return any(
            (isinstance(event, DoorOpened) and event.door == name)
            or (isinstance(event, TerminalHacked) and event.terminal == name)
            for event in self.follows
        )

    def roll(self, white: int = 0, black: int = 0) -> list[Die]:
        if self.is_begun and white + black:
            self.take_stock()
            self.reveals = True
            raise Touched
        return super().roll(white, black)

    def hear(self, event: Event) -> None:
        self.reveals |= isinstance(event, FLIPPED)
        self.take_stock()
        if self.reveals:
            raise Touched
        if isinstance(event, Moved):
            self.follow(event)
        elif isinstance(event, Leapt):
            self.leap(event)

    def follow(self, event: Moved) -> None:
        """A hero goes a step: who sees it where it was, and where it is now?"""
        hero = self.state.hero(event.hero)
        if not self.way:
            self.way.append(self.exposure(event.start))
            is_second_step = any(isinstance(each, Moved) for each in self.events[: self.first - self.told])
            self.is_exposed |= not is_second_step and self.is_noticed(hero, self.way[-1])
        self.way.append(self.exposure(event.end))
        self.is_exposed |= self.is_noticed(hero, self.way[-1])

    def leap(self, event: Leapt) -> None:
        hero = self.state.hero(event.figure)
        guards, numbers = self.state.guard_spaces(), self.state.stage.board.numbers
        for space in event.over:
            self.way.insert(-1, self.exposure(space))
            self.is_exposed |= self.is_noticed(hero, self.way[-2])
            self.is_over_guards |= not hero.disguised and bool(guards >> numbers[space] & 1)

    def is_noticed(self, hero: Hero, exposure: Exposure) -> bool:
        """LOS-7: a box that moves in sight is one no more, so it does not help."""
        return bool(exposure.seen_by) and not hero.disguised and not is_camouflaged(self.state, hero)

    def exposure(self, space: str) -> Exposure:
        state = self.state
        names = state.stage.board.names
        watching = watchers_of(state, state.stage.board.numbers[space])
        return Exposure(space, [(each.kind, names[each.space]) for each in watching])

    def told_events(self) -> list[Told]:
        answers = self.question.answers + 1
        return [retell(number, event, answers) for number, event in enumerate(self.follows, self.first)]


def acting(state: State, decider: str) -> Hero | None:
    """Whose turn it is, else who decides."""
    if state.turn != NOBODY:
        return state.heroes[state.turn]
    return state.hero(decider) if decider else None


def tokens(state: State) -> dict[tuple[str, str], int]:
    """What lies on every card that is carried."""
    return {(hero.id, card.id): card.tokens for hero in state.heroes for card in hero.gear}


# risks


def risks_of(option: Choice, run: Trial) -> Iterator[Risk]:
    """What takes two steps to commit. Each comes from what the rules did on the copy, or said before."""
    state = run.question.state
    hero = state.heroes[state.turn] if option.verb == END else None
    if run.is_exposed or has(run, Seen, LaserTripped) or (hero and reappears(state, hero)):
        yield "seen"
    if option.loud:
        yield "loud"
    if run.is_over_guards:
        yield "leapfrog"
    if is_deadly(run.follows) or (may_be_attacked(option, run) and is_deadly(at_worst(run.question, option.text))):
        yield "death"
    if run.loses_lock or has(run, LockLost, Disconnected, DisguiseLost, BoxLost):
        yield "loss"
    if hero and actions_left(hero) > 0:
        yield "unspent"
    if hero and any(guard.hurt_by == hero.id for guard in state.guards):
        yield "hurt-guard"
    if run.spends_last:
        yield "last"


def has(run: Trial, *kinds: type[Event]) -> bool:
    return any(isinstance(event, kinds) for event in run.follows)


def reappears(state: State, hero: Hero) -> bool:
    """Whether the end of the turn takes off the camouflage of a hero in sight, whatever dice are rolled before."""
    return is_camouflaged(state, hero) and is_watched(state, hero) and not passes_for_a_guard(hero)


def may_be_attacked(option: Choice, run: Trial) -> bool:
    """Whether dice may yet hit a hero: by an action that begins now only over guards (MOV-3) or with a card."""
    is_begun = run.question.decision.kind != "action"
    return not run.is_settled and (is_begun or run.is_over_guards or option.verb == "use")


def is_deadly(events: list[Event]) -> bool:
    return any(isinstance(event, Killed) and event.figure != GUARD for event in events)


def at_worst(question: Open, text: str) -> list[Event]:
    """What follows if every die shows a 6: no other dice hit a hero harder."""
    run = Diced(question, text, WORST_DICE)
    run.run()
    return run.follows
