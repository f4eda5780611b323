// The heroes in their order, and what is printed on their dashboards, as the dock shows it.

import { ACTIONS, DASHBOARDS } from '../wire';

export const HEROES = Object.keys(DASHBOARDS);

/** The actions in the order of the dock. Cards, System cards and the dice at a lock have places of their own. */
const DOCK = [
  'sneak',
  'dash',
  'hand-to-hand',
  'combo',
  'takedown',
  'disguise',
  'drag',
  'interact',
  'knock',
  'refresh',
  'hack',
  'search',
  'access',
];

export function actionsOf(hero: string): string[] {
  return DOCK.filter((verb) => DASHBOARDS[hero]?.actions.includes(verb));
}

export function abilitiesOf(hero: string): string[] {
  return DASHBOARDS[hero]?.abilities ?? [];
}

/** What an action takes where nothing else says so, for heroes whose turn it is not. */
export function costOf(verb: string): number {
  return ACTIONS[verb]?.cost ?? 1;
}

export function isNoisy(verb: string): boolean {
  return ACTIONS[verb]?.noisy ?? false;
}
