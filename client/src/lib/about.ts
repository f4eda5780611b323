// What an action, a card, a token or an ability does, in a sentence or two. It is known by the words of its options.

import { HEROES } from './heroes';
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

/** Verbs that are followed by a thing, and of which kind that is. */
const FOLLOWED: Record<string, Kind> = {
  use: 'card',
  equip: 'card',
  put: 'card',
  charge: 'card',
  focus: 'token',
  refresh: 'token',
  system: 'system',
  resolve: 'system',
  recall: 'system',
  return: 'system',
  ability: 'ability',
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
  const [verb = '', ...words] = text.split(' ');
  const [thing = ''] = words.filter((each) => !HEROES.includes(each) && each !== 'back');
  if (!thing) return ['action', verb];
  const kind = FOLLOWED[verb];
  return kind ? [kind, thing] : ['ability', verb];
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
