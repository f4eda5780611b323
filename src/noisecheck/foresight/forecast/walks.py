"""How a hero walks to a space: with as few Dashes as can be, then unnoticed if it can, then the shortest way."""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.dashboards import actions_left
from noisecheck.engine.rules.moving import Jumped, landings
from noisecheck.engine.rules.sight import hidden_traps_seeing, lasers_crossed, watched_spaces
from noisecheck.engine.state import Hero, State

SPACES_OF_A_DASH = 2
LEAP = 100  # as bad as being noticed so often: the guard attacks (MOV-3)


class Stretch(NamedTuple):
    """The last space of movement on the way to a space: from where, and how much trouble there is so far."""

    trouble: int
    start: int


class Walks:
    """From where a hero stands to all spaces that their actions reach."""

    def __init__(self, state: State, hero: Hero) -> None:
        self.left = max(0, actions_left(hero))
        self.names = state.stage.board.names
        self.by_length: list[dict[int, Stretch]] = [{hero.space: Stretch(0, hero.space)}]
        state = state.copy()
        walker = state.hero(hero.id)
        onward: dict[int, list[tuple[int, int]]] = {}
        for _ in range(SPACES_OF_A_DASH * self.left):
            found: dict[int, Stretch] = {}
            for space, (trouble, _) in self.by_length[-1].items():
                if space not in onward:
                    walker.space = space
                    jumps = landings(state, space)
                    onward[space] = [(each, trouble_of(state, space, each, jumps[each])) for each in jumps]
                for landing, more in onward[space]:
                    if landing not in found or trouble + more < found[landing].trouble:
                        found[landing] = Stretch(trouble + more, space)
            self.by_length.append(found)

    def to(self, space: int) -> tuple[str, ...]:
        """The options that bring the hero there, Dashes first; none if it cannot come there, or is there."""
        lengths = [length for length, ends in enumerate(self.by_length) if space in ends]
        if not lengths:
            return ()
        length = min(lengths, key=lambda each: (self.dashes(each), self.by_length[each][space].trouble, each))
        spaces: list[str] = []
        for ends in self.by_length[length:0:-1]:
            spaces.insert(0, self.names[space])
            space = ends[space].start
        dashed = SPACES_OF_A_DASH * self.dashes(length)
        verbs = ["step" if at % SPACES_OF_A_DASH else "dash" for at in range(dashed)]
        verbs += ["sneak"] * (length - dashed)
        return tuple(f"{verb} {name}" for verb, name in zip(verbs, spaces, strict=True))

    def dashes(self, length: int) -> int:
        """ACT-4, ACT-5: the Dashes needed to go that far with the actions that are left."""
        return max(0, length - self.left)


def trouble_of(state: State, start: int, landing: int, jumped: Jumped) -> int:
    """LOS-7, LOS-10, LOS-11, MOV-3: how often one space of movement is noticed, and what it leaps over."""
    watched, enemies, found = watched_spaces(state), state.enemy_spaces(), 0
    for space in (*jumped, landing):
        found += LEAP * (enemies >> space & 1) + (watched >> space & 1)
        found += bool(lasers_crossed(state, start, space)) + bool(hidden_traps_seeing(state, space))
        start = space
    return found
