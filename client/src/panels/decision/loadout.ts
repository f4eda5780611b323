// Equipment that is wanted all at once: what was carried the last time, or what is recommended.

import type { Card } from '../../wire';

export interface Exchange {
  back: string[];
  take: string[];
}

/** What to put back and what to take, to carry what is wanted, as far as it is there. */
export function exchange(wanted: string[], carried: Card[], box: string[]): Exchange {
  const has = carried.map((each) => each.id);
  return {
    back: has.filter((card) => !wanted.includes(card)),
    take: wanted.filter((card) => !has.includes(card) && box.includes(card)),
  };
}
