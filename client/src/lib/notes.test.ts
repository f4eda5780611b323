import { beforeAll, describe, expect, it } from 'vitest';
import { stop } from './notes';
import { speak } from './words.svelte';

beforeAll(() => speak('en'));

const told = (kind: string, facts: Record<string, string>) => ({ n: 0, kind, rule: 'GRD-4', facts, answers: 1 });

describe('where a guard stops', () => {
  const moved = told('GuardMoved', { start: 'c2', end: 'c3', facing: 'south' });

  it('is told with the way it looks after it turned there, for equal paths may differ in nothing else', () => {
    expect(stop({ text: '', events: [moved] })).toBe('stops in C3, looking south');
    const turned = told('GuardTurned', { space: 'c3', facing: 'west' });
    expect(stop({ text: '', events: [moved, turned] })).toBe('stops in C3, looking west');
  });

  it('is not told where nothing is sure', () => {
    expect(stop(undefined)).toBe('');
  });
});
