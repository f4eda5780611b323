// What an action, a card, a token or an ability does, in a sentence or two. It is known by the words of its options.

import { has, t } from './words.svelte';

const HEROES = new Set(['snake', 'meryl', 'otacon', 'gray-fox']);

function said(key: string): string {
  return has(key) ? t(key) : '';
}

/** An equipment card; copies of a card (rations-2) share its words. */
export function aboutCard(card: string): string {
  return said(`card-${card}`) || said(`card-${card.replace(/-\d+$/, '')}`);
}

/** `use c-4`, `focus meryl plus-2 die 1`, `resolve distraction level 2`, `i-work-alone die 1`, `dash`; else nothing. */
export function about(text: string): string {
  const [verb = '', ...words] = text.split(' ');
  const [thing = ''] = words.filter((each) => !HEROES.has(each) && each !== 'back');
  switch (thing && verb) {
    case 'use':
    case 'equip':
    case 'put':
    case 'charge':
      return aboutCard(thing);
    case 'focus':
    case 'refresh':
      return said(`token-${thing}`);
    case 'system':
    case 'resolve':
    case 'recall':
    case 'return':
      return said(`system-${thing}`);
    case 'ability':
      return said(`ability-${thing}`);
    case '':
      return said(`action-${verb}`);
    default:
      return said(`ability-${verb}`);
  }
}
