// Who plays in this browser, and where they sit: no account, only what is kept here.

import type { DailyScore, Seat } from '../wire';
import { keep, kept, onKept } from './keep';

export interface KnownRoom {
  table: string;
  watch: string;
  token: string;
  player: number;
  stage: string;
  opened: number;
  label: string;
  /** The seat a link replaced, until the table has taken the new one. */
  before?: Pick<Seat, 'player' | 'token'>;
  /** A hero to take as soon as the table is there: chosen before one sat down. */
  wants?: string;
  /** Sat down when the game was on: gets a few words about what matters now. */
  late?: boolean;
  /** For how long one has sat at it, in milliseconds. */
  played?: number;
  /** A lesson that is over: there is nothing to go on with. */
  spent?: boolean;
  /** Sat down by a link in a browser in which nobody had played: gets an introduction. */
  isNew?: boolean;
  /** How the table came about, where that tells it from others of its stage. */
  kind?: 'training' | 'branch' | 'import' | 'campaign' | 'daily';
}

/** What leads a campaign: whoever has the token does. */
export interface KnownCampaign {
  id: string;
  token: string;
  name: string;
  opened: number;
  /** The number of the farthest stage it has come to. */
  reached: number;
  /** Whether names of what lies ahead are wanted. */
  unveiled?: boolean;
}

/** How a mission went so far; the best win, by its rounds. */
export interface Tally {
  wins: number;
  losses: number;
  best: number | null;
}

/** The attempt at the mission of a day that counts: the first table, and how it went when it is over. */
export interface DayPlayed {
  table: string;
  score: DailyScore | null;
}

/** A lesson that was begun: its table, what was looked at there, and how it stands. */
export interface CourseTaken {
  table: string;
  looked: string[];
  done: boolean;
  skipped: boolean;
  lost: boolean;
}

const empty = {
  name: '',
  tables: [] as KnownRoom[],
  memoryBox: [] as string[],
  results: {} as Record<string, Tally>, // of single games, by stage
  counted: [] as string[], // finished tables whose result was entered
  campaigns: [] as KnownCampaign[], // the one that is played first
  days: {} as Record<string, DayPlayed>,
  courses: {} as Record<string, CourseTaken>, // by lesson
  seen: [] as string[], // things whose first-time card was read
  calls: [] as string[], // numbers heard on the Codec
};

/** As it was kept. When there was one lesson only, it was kept by itself. */
function recall(): typeof empty {
  const { tutorial, ...known } = kept<Partial<typeof empty> & { tutorial?: CourseTaken }>('profile', {});
  return { ...empty, courses: tutorial ? { training: { ...tutorial, lost: false } } : {}, ...known };
}

export const profile: typeof empty = $state(recall());

/** Keeps whatever changes, and hears of what another tab kept: nobody loses a seat by having two tabs open. */
export function keepProfile(): void {
  $effect(() => keep('profile', $state.snapshot(profile)));
  $effect(() => onKept('profile', () => Object.assign(profile, recall())));
}

export function seatAt(room: string): KnownRoom | undefined {
  return profile.tables.find((each) => each.table === room);
}

export function rememberSeat(
  seat: Seat,
  stage: string,
  more: Pick<KnownRoom, 'wants' | 'late' | 'isNew' | 'kind'> = {},
): void {
  const others = profile.tables.filter((each) => each.table !== seat.table);
  profile.tables = [{ ...seat, stage, opened: Date.now(), label: '', ...more }, ...others].slice(0, 50);
}

export function forgetRoom(room: string): void {
  profile.tables = profile.tables.filter((each) => each.table !== room);
}

/** Enters a finished game once: unlocked cards go into the Memory Box, the result onto the mission's card. */
export function enterResult(room: string, stage: string, won: boolean, rounds: number, unlocked: string[]): void {
  if (profile.counted.includes(room)) return;
  profile.counted = [...profile.counted, room].slice(-200);
  const before = profile.results[stage] ?? { wins: 0, losses: 0, best: null };
  const best = won ? Math.min(before.best ?? rounds, rounds) : before.best;
  profile.results[stage] = { wins: before.wins + (won ? 1 : 0), losses: before.losses + (won ? 0 : 1), best };
  if (won) profile.memoryBox = [...new Set([...profile.memoryBox, ...unlocked])].sort();
}
