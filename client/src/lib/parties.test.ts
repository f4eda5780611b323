import { describe, expect, it } from 'vitest';
import { cast, faultOf, firstParty, rulesOf } from './parties';

const dock = { 1: [['snake'], []] } as Record<number, [string[], string[]]>;
const mixed = {
  1: [['snake'], []],
  2: [['snake'], ['meryl', 'otacon']],
  3: [['snake'], ['meryl', 'otacon']],
} as Record<number, [string[], string[]]>;

describe('a party', () => {
  it('may play if it has whom it must and nobody it may not have', () => {
    expect(faultOf(['snake'], dock)).toBeNull();
    expect(faultOf(['snake', 'otacon'], mixed)).toBeNull();
  });

  it('needs somebody', () => {
    expect(faultOf([], dock)).toEqual({ reason: 'nobody' });
  });

  it('has as many heroes as the stage takes', () => {
    expect(faultOf(['snake', 'meryl'], dock)).toEqual({ reason: 'count', fewest: 1, most: 1 });
  });

  it('has those it must have', () => {
    expect(faultOf(['meryl', 'otacon'], mixed)).toEqual({ reason: 'must', hero: 'snake', count: 2 });
  });

  it('has nobody else', () => {
    expect(faultOf(['snake', 'gray-fox'], mixed)).toEqual({ reason: 'not-with', hero: 'gray-fox', count: 2 });
  });

  it('is first the smallest there is', () => {
    expect(firstParty(mixed)).toEqual(['snake']);
    expect(cast(mixed)).toEqual(['snake', 'meryl', 'otacon']);
  });

  it('is told for equal numbers together', () => {
    expect(rulesOf(mixed).map(({ fewest, most }) => [fewest, most])).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });
});
