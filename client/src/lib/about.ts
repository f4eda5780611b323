// What an action, a card, a token or an ability does, in a sentence or two. It is known by its options.

import { read } from './said';
import { has, t } from './words.svelte';

/** The message for a thing of each kind. */
const KEYS = {
  card: (thing: string) => `card-${thing}`,
  token: (thing: string) => `token-${thing}`,
  system: (thing: string) => `system-${thing}`,
  ability: (thing: string) => `ability-${thing}`,
  action: (thing: string) => `action-${thing}`,
  order: (thing: string) => `order-${thing}`,
  reaction: (thing: string) => `reaction-${thing}`,
};
type Kind = keyof typeof KEYS;
const KINDS = Object.keys(KEYS) as Kind[];

/** Verbs whose options are of a thing: the part that names it, and of which kind it is. */
const OF: Record<string, [string, Kind]> = {
  use: ['gear', 'card'],
  equip: ['gear', 'card'],
  put: ['gear', 'card'],
  charge: ['gear', 'card'],
  focus: ['token', 'token'],
  refresh: ['token', 'token'],
  system: ['card', 'system'],
  resolve: ['card', 'system'],
  recall: ['card', 'system'],
  return: ['card', 'system'],
  ability: ['ability', 'ability'],
};

function said(kind: Kind, thing: string): string {
  const key = KEYS[kind](thing);
  return has(key) ? t(key) : '';
}

/** An equipment card; copies of a card (rations-2) share its words. */
export function aboutCard(card: string): string {
  return said('card', card) || said('card', card.replace(/-\d+$/, ''));
}

/** `use c-4` is of the card c-4, `dash` of the action, `i-work-alone die 1` of the ability. */
function meantBy(text: string): [Kind, string] {
  const { verb, parts } = read(text);
  const [part, kind] = OF[verb] ?? ['', 'action'];
  const thing = parts[part];
  if (thing) return [kind, thing];
  return [Object.keys(parts).length ? 'ability' : 'action', verb];
}

/** `use c-4`, `focus meryl plus-2 die 1`, `resolve distraction level 2`, `i-work-alone die 1`, `dash`; else nothing. */
export function about(text: string): string {
  const [kind, thing] = meantBy(text);
  return kind === 'card' ? aboutCard(thing) : said(kind, thing);
}

/** The card, token, System card, ability or action that an option is of: what may carry a number of the Codec. */
export function thingOf(text: string): string {
  return meantBy(text)[1];
}

/** What a thing does, whatever it is; nothing for those who do not do one thing, such as heroes. */
export function aboutThing(thing: string): string {
  return aboutCard(thing) || KINDS.map((kind) => said(kind, thing)).find(Boolean) || '';
}
