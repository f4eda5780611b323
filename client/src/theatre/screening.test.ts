import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetSettings, settings } from '../lib/settings.svelte';
import { events } from '../testing/events';
import { position } from '../testing/figures';
import { Stand } from '../testing/stand';
import { Screening } from './screening.svelte';
import { shotsOf } from './shots';
import { stepsOf } from './steps';

const facts = { hero: 'snake', space: 'a1', watcher: 'guard', watcher_space: 'e1' };
const seen = () => stepsOf(position(), events([{ kind: 'Seen', guard: 2, facts }])).flatMap(shotsOf);

beforeEach(() => {
  vi.useFakeTimers();
  resetSettings();
});
afterEach(() => {
  vi.useRealTimers();
});

it('at instant speed what stands still is there at once', () => {
  settings.speed = 'instant';
  const { room } = new Stand();
  new Screening(room).show(seen());

  expect(room.shots.map((each) => [each.what, each.after])).toEqual([
    ['line', 0],
    ['bang', 0],
  ]);
});
