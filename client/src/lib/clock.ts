// How long one has sat at a table: the time between what happens there. A longer pause is a pause.

import { seatAt } from './profile.svelte';
import type { Room } from './room.svelte';

const LONGEST = 180_000; // milliseconds of thought

/** Adds up the time at a table from now on. Returns how to stop. */
export function keepTime(room: Pick<Room, 'id' | 'listen'>): () => void {
  let last = Date.now();
  return room.listen(() => {
    const [seat, now] = [seatAt(room.id), Date.now()];
    if (seat) seat.played = (seat.played ?? 0) + Math.min(now - last, LONGEST);
    last = now;
  });
}
