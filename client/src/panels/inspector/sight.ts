// Line of sight in words.

import { cell } from '../../lib/cells';
import { capitals } from '../../lib/labels';
import { t } from '../../lib/words.svelte';
import type { Position, SightReason } from '../../wire';

const MOST_BLOCKERS = 3; // that are named; the map shows them all

/** A watcher as players call it: guard 2 in F4, the camera in C1. */
export function watcherWords(space: string, position: Position | null): string {
  const guard = position?.guards.find((each) => each.space === space);
  if (guard) return t('play-guard-in', { number: guard.id, space: cell(space) });
  const kind = position?.watchers.find((each) => each.space === space)?.kind ?? 'guard';
  return t('play-watcher', { kind, space: cell(space), figure: position?.boss?.id ?? '' });
}

export function sightWords(reason: SightReason, position: Position | null): string {
  const facts = { watcher: watcherWords(reason.watcher, position), space: cell(reason.target) };
  if (reason.sees) return t('play-sight-sees', { ...facts, from: cell(reason.box[0]), to: cell(reason.box[1]) });
  if (!reason.faces) return t('play-sight-turned', facts);
  const named = reason.blockers.slice(0, MOST_BLOCKERS).map(blocker);
  const more = reason.blockers.length - named.length;
  if (more) named.push(t('play-blockers-more', { count: more }));
  return t('play-sight-blocked', { ...facts, blockers: named.join(', ') });
}

/** `wall b2-c2`, `obstacle c3`, `locked door d2-e2` */
function blocker(text: string): string {
  const words = text.split(' ');
  return t('play-blocker', { kind: words.at(-2) ?? '', space: capitals(words.at(-1) ?? '') });
}
