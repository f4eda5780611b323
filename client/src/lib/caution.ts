// What the server's previews say against an option before it is done.

import type { Choice, Preview, Risk, Watcher } from '../wire';
import type { Room } from './room.svelte';
import { spacesIn } from './said';

export function previewOf(room: Room, choice: Choice): Preview | undefined {
  return room.previews.get(choice.text);
}

export function risksOf(room: Room, choice: Choice): Risk[] {
  return previewOf(room, choice)?.risks ?? [];
}

/** What is not yet known to be safe counts as a risk. A table without aids agreed to find out for itself. */
export function isRisky(room: Room, choice: Choice): boolean {
  if (!room.aids.showsSight) return false;
  return !previewOf(room, choice) || risksOf(room, choice).length > 0;
}

/** Who sees now where the rest of a way leads: its own previews come when it is next. */
export function watchersOf(room: Room, rest: string[]): Watcher[] {
  const spaces = spacesIn(rest);
  const watchers = room.aids.showsSight ? (room.position?.watchers ?? []) : [];
  return watchers.filter((each) => each.kind !== 'trap' && spaces.some((space) => each.sees.includes(space)));
}
