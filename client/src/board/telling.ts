// Which layers of the map have something to say now. The others are off, whatever the player likes.

import type { Room } from '../lib/room.svelte';
import type { Settings } from '../lib/settings.svelte';

export type Layer = keyof Settings['layers'];

export function telling({ shown, staged, question, mine, aids }: Room): Record<Layer, boolean> {
  const given = staged ? null : aids.given;
  const actor = question?.hero || shown?.turn || '';
  return {
    sight: Boolean(shown?.watchers.length || shown?.boss?.fire.length),
    paths: given?.plans.some((each) => each.way.length) ?? false,
    forecast: mine && Object.keys(given?.reach ?? {}).length > 0,
    noise: (given?.noise[actor]?.[1] ?? 0) > 0,
    order: (shown?.guards.length ?? 0) > 1,
  };
}
