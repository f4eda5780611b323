// What the board offers on each space: where one can go, what one can act on, and whether one would be seen.

import type { Choice, Preview } from '../wire';

const MOVES = new Set(['sneak', 'dash', 'step', 'spawn', 'drop']);
const FIRST = ['step', 'sneak', 'dash'];

/** Whether an option means going to a space, or putting somebody there. */
export function isMove(choice: Choice): boolean {
  return MOVES.has(choice.verb) || (choice.verb === 'focus' && Boolean(choice.spaces?.length));
}

export type Exposed = 'none' | 'seen' | 'way';

export interface Target {
  space: string;
  isMove: boolean;
  isAimed: boolean;
  isRisky: boolean;
  exposed: Exposed;
}

/** Seen at the end, or only on the way there; whoever passes for a guard is not. */
export function exposureOf(preview: Preview | undefined): Exposed {
  if (!preview?.risks?.includes('seen')) return 'none';
  return preview.way?.at(-1)?.seen_by.length ? 'seen' : 'way';
}

function rank(choice: Choice): number {
  const at = FIRST.indexOf(choice.verb);
  return at < 0 ? FIRST.length : at;
}

/** The lit spaces, each once: the most obvious option there speaks for it, the aimed one before all. */
export function targetsOf(lit: Choice[], aimed: Choice | null, previews: Map<string, Preview>): Target[] {
  const found = new Map<string, Choice[]>();
  for (const choice of lit) {
    for (const space of new Set(choice.spaces)) found.set(space, [...(found.get(space) ?? []), choice]);
  }
  return [...found].map(([space, choices]) => {
    const atAim = choices.find((each) => each.text === aimed?.text);
    const speaks = atAim ?? choices.toSorted((one, other) => rank(one) - rank(other))[0];
    const preview = speaks && previews.get(speaks.text);
    return {
      space,
      isMove: choices.some(isMove),
      isAimed: atAim !== undefined,
      isRisky: Boolean(preview?.risks?.length),
      exposed: speaks && isMove(speaks) ? exposureOf(preview) : 'none',
    };
  });
}
