// Which drawing shows a card: its file, and its id there.

import { has } from './words.svelte';

/** An equipment card; copies of a card (rations-2) share its picture. */
export function gearPicture(card: string): string {
  return `e-${has(`name-${card}`) ? card : card.replace(/-\d+$/, '')}`;
}
