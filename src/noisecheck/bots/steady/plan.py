"""A plan: one way a hero can spend the rest of the turn, as far as it has been thought through."""

from __future__ import annotations

from dataclasses import dataclass

from noisecheck.engine.board import Bitset, Board, Space
from noisecheck.engine.rules.actions import DASH, SNEAK
from noisecheck.engine.rules.focus import MOVE
from noisecheck.engine.rules.interacting import RIDE
from noisecheck.engine.rules.moving import STEP

UNSEEN, LEFT_BEHIND, SEEN = range(3)  # no ! by this plan; a ! lies where the hero was; a ! lies under it
VANISHED, DRESSED = "vanished", "dressed"


@dataclass(slots=True)
class Plan:
    """A hero after some actions. `verb` and `path` are the last of them; `before` is the plan so far."""

    space: Space
    left: int  # actions
    seen: int = UNSEEN
    token: Space = -1  # where this plan put its Attention token: ! if it was seen, ? if it knocked
    noisy: int = 0
    risk: float = 0.0  # the chance that a trap gives it away
    taken: int = 0  # objectives
    reached: int = 0  # events
    felled: Bitset = 0  # spaces of guards
    sure: float = 1.0  # the chance that they fall
    door: int = -1  # a locked door it works at to the end of the turn, by number
    opened: float = 0.0  # the chance that the door opens
    rolls: int = 1  # the actions it puts into that
    spent: tuple[str, ...] = ()  # Focus tokens and cards; what it wears
    verb: str = ""  # the whole option, where there is no path
    path: tuple[Space, ...] = ()
    before: Plan | None = None

    def key(self) -> tuple[object, ...]:
        return self.space, self.seen, self.taken, self.felled, self.reached, self.door, self.spent, self.knocks()

    def knocks(self) -> bool:
        return self.token >= 0 and self.seen == UNSEEN

    def hides(self) -> bool:
        return VANISHED in self.spent or DRESSED in self.spent

    def then(self, cost: int, verb: str, path: tuple[Space, ...] = ()) -> Plan:
        """The same hero one action later."""
        return Plan(
            self.space,
            self.left - cost,
            self.seen,
            self.token,
            self.noisy,
            self.risk,
            self.taken,
            self.reached,
            self.felled,
            self.sure,
            spent=self.spent,
            verb=verb,
            path=path,
            before=self,
        )

    def steps(self) -> list[Plan]:
        """The plan action by action, without its beginning."""
        found: list[Plan] = []
        at = self
        while at.before:
            found.append(at)
            at = at.before
        return found[::-1]

    def texts(self, board: Board) -> tuple[str, ...]:
        """The options of its last action."""
        names = [board.names[space] for space in self.path]
        match self.verb:
            case "sneak":
                return (SNEAK.text(names[0]),)
            case "dash":
                return DASH.text(names[0]), STEP.text(names[1])
            case "focus":
                return (MOVE.own.text(self.spent[-1], names[0]),)
            case "ride" if self.before:
                return (RIDE.text(board.names[self.before.space], names[0]),)
        return (self.verb,)

    def options(self, board: Board) -> list[str]:
        """All its options, one after the other."""
        return [text for step in self.steps() for text in step.texts(board)]
