// What an event means for us: colours say that, not what kind of thing it is. A blow that misses a hero is good news.

import type { Told } from '../wire';
import { HEROES } from './heroes';

export type Luck = 'good' | 'bad' | 'even';

/** Rolls of an enemy, whoever holds the dice. */
export const AGAINST_US = new Set(['guard-attack', 'boss-attack']);

const isHero = (id: unknown) => HEROES.includes(String(id));

export function luckOf({ kind, facts }: Told): Luck {
  switch (kind) {
    case 'Attacked':
      return luckOfHits(Number(facts.hits), isHero(facts.target));
    case 'Hurt':
    case 'Killed':
      return isHero(facts.figure) ? 'bad' : 'good';
    default:
      return 'even';
  }
}

/** Of a roll as it lies. */
export function luckOfRoll(purpose: string, hits: number): Luck {
  return luckOfHits(hits, AGAINST_US.has(purpose));
}

function luckOfHits(hits: number, isAgainstUs: boolean): Luck {
  if (isAgainstUs) return hits ? 'bad' : 'good';
  return hits ? 'good' : 'even';
}
