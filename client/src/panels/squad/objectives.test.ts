import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../lib/words.svelte';
import { hero } from '../../testing/figures';
import { objective, onStage, STAGE } from '../../testing/stage';
import type { Position, StageMap } from '../../wire';
import { aims, standing, waysOut } from './objectives';

beforeAll(() => speak('en'));

const read = (stage: Partial<StageMap>, now: Partial<Position>) =>
  aims({ ...STAGE, ...stage }, onStage(now)).map(({ words, isDone }) => `${isDone ? '✓ ' : ''}${words}`);

describe('what is left to do', () => {
  it('is to take what counts, and then to leave; optional objectives do not count', () => {
    const objectives = [objective('d2'), objective('b1', { optional: true })];

    expect(read({ objectives }, { taken: ['b1'], heroes: [hero('snake', 'a1')] })).toEqual([
      'Take objectives: 0 of 1',
      'Then all heroes to the exit (A1)',
    ]);
    expect(read({ objectives }, { taken: ['d2'], heroes: [hero('snake', 'a1')] })).toEqual([
      '✓ Take objectives: 1 of 1',
      '✓ Then all heroes to the exit (A1)',
    ]);
  });

  it('is to take them from several zones, with what each still lacks', () => {
    const stage = {
      objectives: ['a1', 'b1', 'd1', 'd2'].map((space) => objective(space)),
      needed: 3,
      spread: { zones: 2, each: 1 },
      exits: [],
    };

    expect(read(stage, { taken: ['a1', 'b1'] })).toEqual([
      'Take objectives: 2 of 3',
      '1 in each of 2 zones: yard 2/1, hall 0/1',
    ]);
    expect(read(stage, { taken: ['a1', 'b1', 'd2'] })[1]).toBe('✓ 1 in each of 2 zones: yard 2/1, hall 1/1');
  });

  it('is to free hostages, if that is all there is to take', () => {
    const objectives = [objective('d2', { hostage: true })];

    expect(read({ objectives, exits: [] }, {})).toEqual(['Free hostages: 0 of 1']);
  });

  it('may be nothing but to leave', () => {
    const stage = { objectives: [], needed: 0, leaving: 'one' as const };

    expect(read(stage, { heroes: [hero('snake', 'b1')] })).toEqual(['One hero to the exit (A1)']);
    expect(read(stage, { heroes: [hero('snake', 'a1')] })).toEqual(['✓ One hero to the exit (A1)']);
  });

  it('is to leave each by the exit that is its own', () => {
    const stage = { needed: 0, exits: ['a1', 'd2'], own_exits: { snake: 'a1', meryl: 'd2' } };
    const wrong = onStage({ heroes: [hero('snake', 'd2'), hero('meryl', 'a1')] });
    const right = onStage({ heroes: [hero('snake', 'a1'), hero('meryl', 'd2')] });

    expect(read(stage, wrong)).toEqual(['Each hero to their own exit: Snake A1, Meryl D2']);
    expect(read(stage, right)).toEqual(['✓ Each hero to their own exit: Snake A1, Meryl D2']);
    expect(standing({ ...STAGE, ...stage }, wrong)).toEqual([]);
    expect(waysOut(['a1', 'd2'], {})).toBe('A1, D2');
  });

  it('reminds of guards that must not die, and that keeps nobody from leaving', () => {
    const now = { taken: ['d2'], heroes: [hero('snake', 'a1')] };

    expect(read({ killing_fails: true }, now)).toEqual([
      '✓ Take objectives: 1 of 1',
      'Kill no guard',
      '✓ Then all heroes to the exit (A1)',
    ]);
  });
});
