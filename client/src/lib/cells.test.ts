import { describe, expect, test } from 'vitest';
import { beside, cell, columnName, distance, isCell, nameOf, neighbours, parse } from './cells';

const EXTENT = { width: 3, height: 2 };

describe('spaces by their names', () => {
  test('are written in capitals, doors too', () => {
    expect(cell('d6')).toBe('D6');
    expect(cell('d2-e2')).toBe('D2-E2');
  });

  test('are read as column and row from 0', () => {
    expect(parse('a1')).toEqual({ column: 0, row: 0 });
    expect(parse('d6')).toEqual({ column: 3, row: 5 });
    expect(parse('z10')).toEqual({ column: 25, row: 9 });
  });

  test('go on with two letters after z, there and back', () => {
    expect(columnName(25)).toBe('z');
    expect(columnName(26)).toBe('aa');
    expect(columnName(51)).toBe('az');
    expect(columnName(52)).toBe('ba');
    for (let column = 0; column < 800; column += 1) {
      expect(parse(nameOf(column, 3))).toEqual({ column, row: 3 });
    }
  });

  test('what is no space is refused', () => {
    for (const text of ['', 'a', '1', 'a0', 'D6', 'a1-b1', 'north']) expect(isCell(text)).toBe(false);
    expect(() => parse('a0')).toThrow();
  });
});

describe('spaces beside each other', () => {
  test('end at the edge of the map', () => {
    expect(beside('b1', 'N', EXTENT)).toBeUndefined();
    expect(beside('b1', 'E', EXTENT)).toBe('c1');
    expect(beside('b1', 'S', EXTENT)).toBe('b2');
    expect(beside('c2', 'E', EXTENT)).toBeUndefined();
    expect(neighbours('a1', EXTENT)).toEqual(['b1', 'a2']);
    expect(neighbours('b2', EXTENT)).toEqual(['b1', 'c2', 'a2']);
  });

  test('are counted in steps', () => {
    expect(distance('a1', 'a1')).toBe(0);
    expect(distance('b2', 'e1')).toBe(4);
  });
});
