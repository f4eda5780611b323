// What speaks against an option before it is done: what the server's previews say of it, and of the rest of a way.

import type { Choice, Exposure, Preview, Risk } from '../wire';
import type { Intent, Offered } from './offers.svelte';
import type { Room } from './room.svelte';
import { wayOf } from './ways';

export function previewOf(offered: Offered, choice: Choice): Preview | undefined {
  return offered.previews.get(choice.text);
}

/** Of an option, and of the whole way that begins with it. */
export function risksOf(offered: Offered, choice: Choice, rest: string[] = []): Risk[] {
  const found = new Set(previewOf(offered, choice)?.risks);
  const way = rest.length ? wayOf(offered, { choice, rest }) : undefined;
  if (way?.seen?.length) found.add('seen');
  if (way?.leaps) found.add('leapfrog');
  return [...found];
}

/** What is not yet known to be safe counts as a risk. A table without aids agreed to find out for itself. */
export function isRisky(room: Room, choice: Choice, rest: string[] = []): boolean {
  if (!room.aids.showsSight) return false;
  return !previewOf(room, choice) || risksOf(room, choice, rest).length > 0;
}

/** Whether something speaks against an option that was not told before. */
export function isNews(room: Room, choice: Choice, told: Set<Risk>): boolean {
  if (!room.aids.showsSight) return false;
  return !previewOf(room, choice) || risksOf(room, choice).some((risk) => !told.has(risk));
}

/** The spaces of a way in which somebody sees the hero, and who. */
export function exposures(offered: Offered, intent: Intent): Exposure[] {
  const told = previewOf(offered, intent.choice)?.way?.filter((each) => each.seen_by.length) ?? [];
  const known = new Set(told.map((each) => each.space));
  const ahead = wayOf(offered, intent)?.seen?.filter((space) => !known.has(space)) ?? [];
  return [...told, ...ahead.map((space) => ({ space, seen_by: seenBy(offered, space) }))];
}

function seenBy(offered: Offered, space: string): [string, string][] {
  const watchers = offered.position?.watchers.filter((each) => each.kind !== 'trap' && each.sees.includes(space)) ?? [];
  return watchers.map((each) => [each.kind, each.space]);
}

/** Whether something comes to light by an option, or happens to the hero: a walk stops there. */
export function isRevealing(room: Room, choice: Choice): boolean {
  const preview = previewOf(room, choice);
  return Boolean(preview?.reveals || preview?.events?.some((each) => each.kind === 'EventReached'));
}
