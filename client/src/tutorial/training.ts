// How a training begins, goes on, and is taken again.

import { openRoom } from '../lib/api';
import { profile, rememberSeat, seatAt } from '../lib/profile.svelte';
import { go } from '../lib/router.svelte';
import { TRAINING } from './beats';

/** Whether a training was begun and left. */
export function isUnderWay(): boolean {
  const { table, done, skipped } = profile.tutorial;
  return !done && !skipped && seatAt(table) !== undefined;
}

/** Goes on with the training, or begins one. */
export async function train(name: string): Promise<void> {
  if (!isUnderWay()) {
    const seat = await openRoom({ name, ...TRAINING, alone: true, options: { rewinds: null, spectators: true } });
    rememberSeat(seat, TRAINING.stage, { kind: 'training' });
    profile.tutorial = { table: seat.table, looked: [], done: false, skipped: false };
  }
  go(`/t/${profile.tutorial.table}`);
}
