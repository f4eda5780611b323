// How alarmed the place is: the bar says it, and the score follows it.

import type { Position } from '../wire';

export type AlertLevel = 'quiet' | 'investigate' | 'alert';

/** The gravest token on the map. */
export function alertLevel({ heroes }: Pick<Position, 'heroes'>): AlertLevel {
  const sides = heroes.map((hero) => hero.attention?.side);
  if (sides.includes('!')) return 'alert';
  return sides.includes('?') ? 'investigate' : 'quiet';
}
