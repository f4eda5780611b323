import { describe, expect, it } from 'vitest';
import { dice, die } from '../../testing/dice';
import { events } from '../../testing/events';
import { option } from '../../testing/seated';
import { after, bySource, cover, hits, isWaved, sources, takesSets, withDice } from './dice';
import { lastRoll } from './rolls';

const rolled = dice('w!', 'b3', 'b5');
const options = [
  option('focus plus-2 die 2', { dice: [2], becomes: dice('b5') }),
  option('focus plus-minus-1 die 2 up', { dice: [2], becomes: dice('b4') }),
  option('focus plus-minus-1 die 2 down', { dice: [2], becomes: dice('b2') }),
  option('focus meryl plus-white'),
  option('i-work-alone die 3 up', { dice: [3], becomes: dice('b6') }),
  option('pass'),
];

describe('a roll', () => {
  it('counts a die that reaches the threshold; a ! never does', () => {
    expect(hits(rolled, 3)).toBe(2);
    expect(hits(rolled, 0)).toBe(0);
  });

  it('offers each token, ability and card once', () => {
    expect(sources(options)).toEqual(['focus plus-2', 'focus plus-minus-1', 'focus meryl plus-white', 'i-work-alone']);
    expect(bySource(options, 'focus plus-minus-1')).toHaveLength(2);
  });

  it('is shown as it would be after a change', () => {
    expect(options[0] && after(rolled, options[0])).toEqual(dice('w!', 'b5', 'b5'));
  });

  it('is passed by itself only where nothing but unwanted tokens could change it (IM-05)', () => {
    const tokens = options.filter((each) => each.text.startsWith('focus plus-') || each.verb === 'pass');

    expect(isWaved(tokens, ['plus-2', 'plus-minus-1'])).toBe(true);
    expect(isWaved(tokens, ['plus-2'])).toBe(false);
    expect(isWaved(options, ['plus-2', 'plus-minus-1', 'plus-white'])).toBe(false);
    expect(isWaved([option('pass')], ['plus-2'])).toBe(false);
  });
});

describe('a lock (D10)', () => {
  it.each([
    [
      ['w3', 'b1', 'b4'],
      ['3+', '4+', '5+'],
      [0, 2, null],
    ],
    [
      ['b5', 'b5', 'b5'],
      ['3+', '4+', '5+'],
      [0, 1, 2],
    ],
    [
      ['b5', 'b3'],
      ['3+', '5'],
      [1, 0],
    ],
    [
      ['w!', 'b2'],
      ['2', '2+'],
      [1, null],
    ],
  ])('with %j for %j', (lying, needs, covered) => {
    const found = cover(dice(...lying), needs);

    expect(found.filter((each) => each !== null)).toHaveLength(covered.filter((each) => each !== null).length);
    expect(found.map((each) => each !== null)).toEqual(covered.map((each) => each !== null));
  });

  it('takes the dice that are ticked, in whatever order', () => {
    const rerolls = ['1', '2', '3', '1 3'].map((each) =>
      option(`reroll ${each}`, { dice: each.split(' ').map(Number) }),
    );

    expect(withDice(rerolls, [3, 1])?.text).toBe('reroll 1 3');
    expect(withDice(rerolls, [])).toBeUndefined();
    expect(takesSets(rerolls)).toBe(true);
    expect(takesSets(options)).toBe(false);
  });
});

describe('the last roll', () => {
  it('shows the dice as they lay in the end, and what came of them', () => {
    const told = events([
      { kind: 'Rolled', facts: { hero: 'snake', purpose: 'combo', dice: dice('w2', 'b3') } },
      { kind: 'DieChanged', facts: { hero: 'snake', by: 'plus-2', die: 1, before: die('w2'), after: die('w4') } },
      { kind: 'DiceAdded', facts: { hero: 'snake', by: 'plus-white', dice: dice('w6') } },
      { kind: 'Attacked', facts: { attacker: 'snake', target: 'guard', space: 'b1', hits: 2 } },
      { kind: 'TurnEnded', facts: { hero: 'snake' } },
    ]);

    expect(lastRoll(told)).toMatchObject({
      purpose: 'combo',
      dice: dice('w4', 'b3', 'w6'),
      result: { kind: 'Attacked' },
    });
    expect(lastRoll([])).toBeNull();
  });
});
