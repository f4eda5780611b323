// What the server's previews say against an option before it is done.

import type { Choice, Preview, Risk, Watcher } from '../wire';
import { spacesIn } from './said';
import type { Table } from './table.svelte';

export function previewOf(table: Table, choice: Choice): Preview | undefined {
  return table.previews.get(choice.text);
}

export function risksOf(table: Table, choice: Choice): Risk[] {
  return previewOf(table, choice)?.risks ?? [];
}

/** What is not yet known to be safe counts as a risk. A table without aids agreed to find out for itself. */
export function isRisky(table: Table, choice: Choice): boolean {
  if (!table.aids.showsSight) return false;
  return !previewOf(table, choice) || risksOf(table, choice).length > 0;
}

/** Who sees now where the rest of a way leads: its own previews come when it is next. */
export function watchersOf(table: Table, rest: string[]): Watcher[] {
  const spaces = spacesIn(rest);
  const watchers = table.aids.showsSight ? (table.position?.watchers ?? []) : [];
  return watchers.filter((each) => each.kind !== 'trap' && spaces.some((space) => each.sees.includes(space)));
}
