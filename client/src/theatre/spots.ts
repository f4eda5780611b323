// What the map points out while something is shown (EP-03).

import type { Spot } from '../lib/room.svelte';
import type { Told } from '../wire';
import { list, text } from './acts';
import type { Step } from './steps';

/** What the map points out in a step. */
export function spotOf(step: Step): Spot {
  const { act, event } = step;
  const walks = act && act.mode !== 'attack' && act.mode !== 'react';
  return {
    guard: event.guard ?? act?.guard ?? null,
    boss: step.play !== null,
    mode: act?.mode ?? '',
    way: walks ? act.way : [],
    spaces: spacesOf(event),
  };
}

/** The spaces an event speaks of, the most telling last. */
export function spacesOf(event: Told): string[] {
  const { watcher_space, start, over, space, end, terminal, laser } = event.facts;
  const found = [text(watcher_space), text(start), ...list(over), text(terminal), text(laser), text(space), text(end)];
  return found.filter(Boolean);
}
