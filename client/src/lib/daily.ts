// The mission of the day: the first attempt of a browser counts, later ones are for practice (RP-06).

import type { DailyScore } from '../wire';
import { openDaily } from './api';
import { arrive, myName } from './opening';
import { type DayPlayed, profile } from './profile.svelte';

const DAYS_KEPT = 60;

/** A table for the mission of a day, and there. The first one is the attempt that counts. */
export async function playDaily(day: string, stage: string): Promise<void> {
  const seat = await openDaily(day, myName());
  if (!profile.days[day]) profile.days = latest({ ...profile.days, [day]: { table: seat.table, score: null } });
  arrive(seat, stage, 'daily');
}

function latest(days: Record<string, DayPlayed>): Record<string, DayPlayed> {
  return Object.fromEntries(Object.entries(days).sort().slice(-DAYS_KEPT));
}

/** Whether this table is the attempt of its day that counts. */
export function counts(day: string, room: string): boolean {
  return profile.days[day]?.table === room;
}

/** The attempt is over: its score is kept, once and for all. */
export function enterScore(room: string, score: DailyScore): void {
  const played = profile.days[score.day];
  if (played?.table === room && !played.score) played.score = score;
}

/** A bar of the line to share. Of a mission that was lost, alarms and harm do not count: `void`. */
export interface Bar {
  key: string;
  state: 'full' | 'missed' | 'void';
}

/** The four bars, and what each of them stands for. */
export function bars({ cleared, alarms, damage, assisted }: DailyScore): Bar[] {
  const kept = (isKept: boolean) => (isKept ? 'full' : 'missed');
  return [
    { key: 'cleared', state: kept(cleared) },
    { key: 'quiet', state: cleared ? kept(!alarms) : 'void' },
    { key: 'unhurt', state: cleared ? kept(!damage) : 'void' },
    { key: 'unassisted', state: kept(!assisted) },
  ];
}
