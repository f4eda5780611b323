// Who plays in this browser, and where they sit: no account, only what is kept here.

import type { Seat } from '../wire';
import { keep, kept } from './keep';

export interface KnownTable {
  table: string;
  watch: string;
  token: string;
  player: number;
  stage: string;
  opened: number;
  label: string;
}

const empty = {
  name: '',
  tables: [] as KnownTable[],
  memoryBox: [] as string[],
  results: {} as Record<string, { wins: number; losses: number; best: number | null }>, // by stage; best: rounds
  counted: [] as string[], // finished tables whose result was entered
  tutorial: { beat: 0, done: false, skipped: false },
  seen: [] as string[], // things whose first-time card was read
};

export const profile: typeof empty = $state({ ...empty, ...kept<Partial<typeof empty>>('profile', {}) });

export function keepProfile(): void {
  $effect(() => keep('profile', $state.snapshot(profile)));
}

export function seatAt(table: string): KnownTable | undefined {
  return profile.tables.find((each) => each.table === table);
}

export function rememberSeat(seat: Seat, stage: string): void {
  const others = profile.tables.filter((each) => each.table !== seat.table);
  profile.tables = [{ ...seat, stage, opened: Date.now(), label: '' }, ...others].slice(0, 50);
}

export function forgetTable(table: string): void {
  profile.tables = profile.tables.filter((each) => each.table !== table);
}

/** Enters a finished game once: unlocked cards go into the Memory Box, the result onto the mission's card. */
export function enterResult(table: string, stage: string, won: boolean, rounds: number, unlocked: string[]): void {
  if (profile.counted.includes(table)) return;
  profile.counted = [...profile.counted, table].slice(-200);
  const before = profile.results[stage] ?? { wins: 0, losses: 0, best: null };
  const best = won ? Math.min(before.best ?? rounds, rounds) : before.best;
  profile.results[stage] = { wins: before.wins + (won ? 1 : 0), losses: before.losses + (won ? 0 : 1), best };
  if (won) profile.memoryBox = [...new Set([...profile.memoryBox, ...unlocked])].sort();
}
