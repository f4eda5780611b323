import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { profile } from '../lib/profile.svelte';
import { place } from '../lib/router.svelte';
import { speak } from '../lib/words.svelte';
import { campaignPage, standing } from '../testing/pages';
import { LESSONS, TRAINING } from './lessons';
import { isDone, isTrainingAt, isUnderWay, take } from './training';

beforeAll(() => speak('en'));
beforeEach(() => Object.assign(profile, { campaigns: [], tables: [], courses: {}, name: 'Ana' }));

const seat = { table: 'dock', watch: 'w-dock', token: 'secret', player: 1 };
const run = { id: 'run', token: 'key', name: 'Shadow run', opened: 0, reached: 1 };
const dock = (state: 'open' | 'cleared') => standing('cargo-dock', { number: 1, state });
const [, sight = TRAINING] = LESSONS;

/** A server that says these things, in this order; it tells where it was asked. */
function server(...says: [status: number, body: unknown][]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const [status, body] = says.shift() ?? [500, { code: 'broken', detail: '' }];
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

describe('the training', () => {
  it('begins a campaign for whoever has none, and is its first game', async () => {
    const asked = server([201, { id: 'run', token: 'key' }], [201, seat]);

    await take(TRAINING);

    expect(asked).toEqual(['/api/campaigns', '/api/campaigns/run/games']);
    expect(profile.campaigns.map((each) => each.id)).toEqual(['run']);
    expect([place.screen, place.id]).toEqual(['t', 'dock']);
    expect(isUnderWay(TRAINING)).toBe(true);
  });

  it('is stage 1 of the campaign there is', async () => {
    profile.campaigns = [run];
    const asked = server([200, campaignPage({ id: 'run', stages: [dock('open')] })], [201, seat]);

    await take(TRAINING);

    expect(asked).toEqual(['/api/campaigns/run', '/api/campaigns/run/games']);
  });

  it.each([
    ['has cleared stage 1', [200, campaignPage({ id: 'run', stages: [dock('cleared')] })]],
    [
      'has a game open',
      [
        200,
        campaignPage({
          id: 'run',
          stages: [dock('open')],
          playing: { number: 1, stage: 'cargo-dock', heroes: ['snake'], round: 2, table: 'other' },
        }),
      ],
    ],
    ['is lost', [404, { code: 'no-such-campaign', detail: '' }]],
  ] as [string, [number, unknown]][])('is for practice where the campaign %s', async (_, page) => {
    profile.campaigns = [run];
    const asked = server(page, [201, seat]);

    await take(TRAINING);

    expect(asked).toEqual(['/api/campaigns/run', '/api/tables']);
  });

  it('goes on where it was left, and begins anew after a loss', async () => {
    server([201, { id: 'run', token: 'key' }], [201, seat]);
    await take(TRAINING);
    const asked = server(
      [200, campaignPage({ id: 'run', stages: [dock('open')] })],
      [201, { ...seat, table: 'again' }],
    );

    await take(TRAINING);
    expect(asked).toEqual([]);

    Object.assign(profile.courses.training ?? {}, { lost: true });
    await take(TRAINING);
    expect(place.id).toBe('again');
  });

  it('is offered at stage 1 until it was taken to its end', () => {
    expect(isTrainingAt('cargo-dock')).toBe(true);
    expect(isTrainingAt('heliport')).toBe(false);

    profile.courses.training = { table: '', looked: [], done: true, skipped: false, lost: false };

    expect(isDone(TRAINING)).toBe(true);
    expect(isTrainingAt('cargo-dock')).toBe(false);
  });
});

describe('another lesson', () => {
  it('is a table of its own, has its name, and touches no campaign', async () => {
    profile.campaigns = [run];
    const asked = server([201, seat]);

    await take(sight);

    expect(asked).toEqual(['/api/tables']);
    expect(profile.tables.map((each) => [each.label, each.kind, each.stage])).toEqual([
      ['Sight in the open', 'training', ''],
    ]);
    expect(isUnderWay(sight)).toBe(true);
    expect(isUnderWay(TRAINING)).toBe(false);
  });
});
