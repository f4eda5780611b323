import { isDrawn } from '../../lib/art.svelte';
import type { Boss } from '../../wire';

/** A boss as it stands, and over it what half of its Health gone has left; nothing of one that nobody drew. */
export function drawingsOf({ id, pose, wounded }: Boss): string[] {
  return [pose ? `${id}-${pose}` : id, ...(wounded ? [`${id}-wounded`] : [])].filter(isDrawn);
}
