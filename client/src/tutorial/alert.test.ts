import { describe, expect, it } from 'vitest';
import { events } from '../testing/events';
import type { Back, RewindMark } from '../wire';
import { lastAlert, sightingOf, wayBack } from './alert';

const mark = (kind: RewindMark['kind'], answers: number): RewindMark => ({
  kind,
  answers,
  round: 1,
  hero: 'snake',
  texts: [],
});
const back = (free: RewindMark[], marks: RewindMark[]): Back => ({
  by: [1],
  free,
  marks,
  redo: null,
  since: 0,
  rewinds_left: 3,
  rewinds_used: 0,
});

const story = events([
  { kind: 'AttentionPlaced', facts: { hero: 'snake', side: '?', space: 'c7' }, answers: 3 },
  { kind: 'Seen', facts: { hero: 'snake', space: 'c6', watcher: 'guard', watcher_space: 'g6' }, answers: 6 },
  { kind: 'AttentionPlaced', facts: { hero: 'snake', side: '!', space: 'c5' }, answers: 6 },
]);

describe('the first alert', () => {
  it('is a ! and not a ?', () => {
    expect(lastAlert(story.slice(0, 2))).toBeUndefined();
    expect(lastAlert(story)).toBe(story[2]);
  });

  it('is told with who saw whom', () => {
    expect(story[2] && sightingOf(story[2], story)).toBe(story[1]);
  });

  it('without anybody looking has no watcher', () => {
    const loud = events([{ kind: 'AttentionPlaced', facts: { hero: 'snake', side: '!', space: 'c5' }, answers: 9 }], 3);

    expect(loud[0] && sightingOf(loud[0], [...story, ...loud])).toBeUndefined();
  });

  it('leads back as far as that is free', () => {
    const marks = back([mark('step', 5), mark('action', 2)], [mark('turn', 0), mark('start', 0)]);

    expect(story[2] && wayBack(story[2], marks)).toEqual(mark('action', 2));
  });

  it('leads back to the last turn before it where nothing is free', () => {
    const marks = back([mark('step', 7)], [mark('start', 0), mark('round', 3), mark('phase', 5), mark('round', 6)]);

    expect(story[2] && wayBack(story[2], marks)).toEqual(mark('round', 3));
  });

  it('leads nowhere where there is nothing before it', () => {
    expect(story[2] && wayBack(story[2], back([mark('step', 6)], []))).toBeUndefined();
  });
});
