// Who may take part in a stage (SET-3): for each number of heroes those that must, and those that may.

import type { StageCard, StageMap } from '../wire';
import { HEROES } from './heroes';

type Parties = StageCard['parties'];

export type PartyFault =
  | { reason: 'nobody' }
  | { reason: 'count'; fewest: number; most: number }
  | { reason: 'must'; hero: string; count: number }
  | { reason: 'not-with'; hero: string; count: number };

export function counts(parties: Parties): number[] {
  return Object.keys(parties).map(Number).sort();
}

/** Everyone the stage knows, in the usual order. */
export function cast(parties: Parties): string[] {
  const named = new Set(Object.values(parties).flatMap(([must, may]) => [...must, ...may]));
  return HEROES.filter((hero) => named.has(hero));
}

/** The smallest party, and of those the first. */
export function firstParty(parties: Parties): string[] {
  const [fewest = 1] = counts(parties);
  const [must, may] = parties[fewest] ?? [[], []];
  return [...must, ...may].slice(0, fewest);
}

/** What is wrong with a party; null if it may play. */
export function faultOf(party: string[], parties: Parties): PartyFault | null {
  const possible = counts(parties);
  if (!party.length) return { reason: 'nobody' };
  const count = party.length;
  const rule = parties[count];
  if (!rule) return { reason: 'count', fewest: possible[0] ?? 0, most: possible.at(-1) ?? 0 };
  const [must, may] = rule;
  const missing = must.find((hero) => !party.includes(hero));
  if (missing) return { reason: 'must', hero: missing, count };
  const stranger = party.find((hero) => !must.includes(hero) && !may.includes(hero));
  return stranger ? { reason: 'not-with', hero: stranger, count } : null;
}

/** Numbers of heroes that have the same rule, together: 1, or 2 to 4. */
export function rulesOf(parties: Parties): { fewest: number; most: number; must: string[]; may: string[] }[] {
  const found: { fewest: number; most: number; must: string[]; may: string[] }[] = [];
  for (const count of counts(parties)) {
    const [must, may] = parties[count] ?? [[], []];
    const last = found.at(-1);
    const isSame = last && last.must.join() === must.join() && last.may.join() === may.join();
    if (isSame && last.most === count - 1) last.most = count;
    else found.push({ fewest: count, most: count, must, may });
  }
  return found;
}

/** The map as this party finds it: with the exits of those who go, where each has one of its own (SET-7). */
export function mapFor(card: Pick<StageCard, 'map' | 'own_exits'>, party: string[]): StageMap {
  const own = Object.entries(card.own_exits).filter(([hero]) => party.includes(hero));
  if (!own.length) return card.map;
  return { ...card.map, exits: own.map(([, space]) => space), own_exits: Object.fromEntries(own) };
}
