import { describe, expect, it } from 'vitest';
import { STAGE } from '../testing/stage';
import { cast, faultOf, firstParty, mapFor, rulesOf } from './parties';

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

describe('the map of a briefing', () => {
  it('has the exits of those who go, where each has one of its own', () => {
    const own_exits = { snake: 'a1', meryl: 'd2', otacon: 'b1' };
    const map = mapFor({ map: STAGE, own_exits }, ['meryl', 'otacon']);

    expect(map.exits).toEqual(['d2', 'b1']);
    expect(map.own_exits).toEqual({ meryl: 'd2', otacon: 'b1' });
  });

  it('is the same for everybody elsewhere', () => {
    expect(mapFor({ map: STAGE, own_exits: {} }, ['snake'])).toBe(STAGE);
  });
});
