// The equipment a hero had the last time, as far as it is there.

import type { Card } from '../wire';

export interface Exchange {
  back: string[];
  take: string[];
}

/** What to put back and what to take, to carry what was carried last; null where nothing is remembered. */
export function lastUsed(wanted: string[], carried: Card[], box: string[]): Exchange | null {
  if (!wanted.length) return null;
  const has = carried.map((each) => each.id);
  return {
    back: has.filter((card) => !wanted.includes(card)),
    take: wanted.filter((card) => !has.includes(card) && box.includes(card)),
  };
}
