// Pointing a space out to all with a mouse: the next click on the map says which (NET-09).

import type { Room } from '../lib/room.svelte';

export const pointing = $state({ on: false });

/** There is somebody to point it out to. */
export function isShared(room: Room): boolean {
  return room.you !== null && (room.state?.players.length ?? 0) > 1;
}
