// Ways of two spaces: a Dash is answered step by step, but a player points at where it ends.
// The engine has the last word: a step it does not offer is not taken.

import { occupied } from '../board/figures';
import { planOf } from '../board/plan';
import type { Position, StageMap } from '../wire';

/** The first spaces of a Dash that may end in `to`, the least watched first. Leapfrogs are left to the engine. */
export function firstSteps(stage: StageMap, position: Position, firsts: string[], to: string): string[] {
  if (occupied(position).includes(to)) return [];
  return firsts
    .filter((each) => planOf(stage).isOpen(each, to, position.locked))
    .sort((one, other) => seenBy(position, one) - seenBy(position, other));
}

function seenBy(position: Position, space: string): number {
  return position.watchers.filter((each) => each.sees.includes(space)).length;
}
