import { describe, expect, test } from 'vitest';
import { inSteps, read, textAt, textOf } from './said';

describe('what is put together', () => {
  test('is what is read again, whatever stands between its parts', () => {
    for (const text of [
      'turn snake',
      'put back snake rations-2',
      'put die 2 on distraction 1',
      'face orange E green S',
      'focus meryl plus-2 die 1',
      'path b1 b2',
      'use arm-cannon b1 charge 2',
      'ability i-work-alone',
    ]) {
      const { verb, parts } = read(text);
      expect(textOf(verb, parts)).toBe(text);
    }
  });

  test('does not depend on the order in which parts are named', () => {
    expect(textOf('equip', { gear: 'rope', hero: 'snake' })).toBe('equip snake rope');
  });

  test('of no phrase are its words', () => {
    expect(textOf('reroll', { space: 'c3' })).toBe('reroll c3');
  });
});

test('with a card or a token in hand a click on a space is meant for it', () => {
  expect(textAt('sneak', 'c3')).toBe('sneak c3');
  expect(textAt('use c-4', 'c3')).toBe('use c-4 c3');
  expect(textAt('focus meryl minus-white-or-move', 'c3')).toBe('focus meryl minus-white-or-move c3');
});

test('a Dash is typed with its second step', () => {
  expect(inSteps('dash d5 d6')).toEqual(['dash d5', ['step d6']]);
  expect(inSteps('sneak d5')).toEqual(['sneak d5', []]);
});
