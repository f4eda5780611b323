"""The hypothesis of a forecast: a hero ends its turn in a space, and nobody else moves before the Enemy phase."""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine import moments
from noisecheck.engine.gear.using import ignores
from noisecheck.engine.rules.actions import actions_left
from noisecheck.engine.rules.moving import Move, end_move, notice
from noisecheck.engine.rules.noise import noise_dice
from noisecheck.engine.rules.rounds import end_turn
from noisecheck.engine.rules.sight import hidden_traps_seeing, lasers_crossed
from noisecheck.engine.state import ALERT, ENEMY_PHASE, NOBODY, Hero, State
from noisecheck.foresight.courses import Course
from noisecheck.foresight.outlook import SPACES_OF_A_DASH, steps_to


class Supposed(NamedTuple):
    """A hero, by its seat, ends its turn in a space, and is heard or not."""

    seat: int
    space: int
    dashes: int
    is_heard: bool = False

    def play(self, state: State, course: Course) -> bool:
        """The hero goes there and ends its turn; so does whoever has the turn, and then it is the guards' turn."""
        hero, acting = state.heroes[self.seat], state.turn
        if acting not in (NOBODY, self.seat):
            end_turn(state, course, state.heroes[acting])
        if not hero.acted:
            state.turn = self.seat
            hero.noisy += self.dashes
            if self.space != hero.space:
                arrive(state, course, hero, self.space)
            course.noise = self.is_heard
            end_turn(state, course, hero)
            course.noise = None
        for each in state.heroes:
            each.acted = True
            if each.attention == ALERT and each.attention_space == each.space:
                course.see(each.id)
        state.turn, state.phase = NOBODY, ENEMY_PHASE
        return False


def arrive(state: State, course: Course, hero: Hero, space: int) -> None:
    """What a move that ends in this space sets off there; not what it sets off on its way, nor what is face down."""
    before, hero.space = hero.space, space
    for take_part in moments.space_entered:
        take_part(state, course, space)
    move = Move(hero)
    if lasers_crossed(state, before, space) and not ignores(hero, "laser"):
        move.noted.append(hero)
    notice(state, course, move, space)
    end_move(state, course, move)


def dashes_to(state: State, hero: Hero, space: int) -> int:
    """ACT-4, ACT-5: as few Dashes as bring the hero there with the actions it has left; none if nothing does."""
    steps, left = steps_to(state, hero).get(space, 0), max(0, actions_left(hero))
    return max(0, steps - left) if steps <= SPACES_OF_A_DASH * left else 0


def dice_of(state: State, supposed: Supposed) -> int:
    """ATT-5: the white dice of the noise check at the end of the turn."""
    state = state.copy()
    hero = state.heroes[supposed.seat]
    if hero.acted:
        return 0
    hero.space, hero.noisy = supposed.space, hero.noisy + supposed.dashes
    return noise_dice(state, hero)


def reveals(state: State, supposed: Supposed) -> bool:
    """LOS-10: whether a face-down trap would be turned up there."""
    is_elsewhere = supposed.space != state.heroes[supposed.seat].space
    return is_elsewhere and bool(hidden_traps_seeing(state, supposed.space))
