import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DailyScore } from '../wire';
import { bars, counts, enterScore, playDaily } from './daily';
import { profile } from './profile.svelte';

const DAY = '2026-11-15';
const score = (given: Partial<DailyScore> = {}): DailyScore => ({
  day: DAY,
  cleared: true,
  rounds: 6,
  alarms: 0,
  damage: 0,
  assisted: false,
  share: 'VR',
  ...given,
});

/** The server opens these tables one after the other. */
function rooms(...ids: string[]): void {
  vi.stubGlobal('fetch', async () => {
    const seat = { table: ids.shift(), watch: '', token: 't', player: 1 };
    return new Response(JSON.stringify(seat), { status: 201 });
  });
}

beforeEach(() => Object.assign(profile, { days: {}, tables: [] }));

describe('the mission of the day', () => {
  it('is counted at the first attempt, and no other', async () => {
    rooms('first', 'second');
    await playDaily(DAY, 'recon');
    await playDaily(DAY, 'recon');
    enterScore('second', score({ rounds: 3 }));
    enterScore('first', score());

    expect(counts(DAY, 'first')).toBe(true);
    expect(counts(DAY, 'second')).toBe(false);
    expect(profile.days[DAY]?.score?.rounds).toBe(6);
  });

  it('keeps the score it had, whatever comes later', async () => {
    rooms('first');
    await playDaily(DAY, 'recon');
    enterScore('first', score({ cleared: false }));
    enterScore('first', score());

    expect(profile.days[DAY]?.score?.cleared).toBe(false);
  });

  it('of long ago is forgotten', async () => {
    profile.days = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        `2026-0${1 + Math.floor(at / 28)}-${String(1 + (at % 28)).padStart(2, '0')}`,
        { table: 'x', score: null },
      ]),
    );
    rooms('first');
    await playDaily(DAY, 'recon');

    expect(Object.keys(profile.days)).toHaveLength(60);
    expect(profile.days['2026-01-01']).toBeUndefined();
    expect(counts(DAY, 'first')).toBe(true);
  });

  it('has a bar for each thing done well, and none of the first three for a loss', () => {
    const states = (given: Partial<DailyScore>) => bars(score(given)).map((each) => each.state);

    expect(states({})).toEqual(['full', 'full', 'full', 'full']);
    expect(states({ alarms: 1, damage: 2, assisted: true })).toEqual(['full', 'missed', 'missed', 'missed']);
    expect(states({ cleared: false })).toEqual(['missed', 'void', 'void', 'full']);
  });
});
