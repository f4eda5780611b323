import { describe, expect, test } from 'vitest';
import { dots, extent, hatch, loops, outline, SPACE, way } from './geometry';

/** Corners of each loop, as column,row. */
function corners(names: string[]): string[][] {
  return loops(names).map((loop) => loop.map(({ column, row }) => `${column},${row}`));
}

/** The area inside closed loops of corners; holes count against it. */
function enclosed(names: string[]): number {
  const sums = loops(names).map((loop) =>
    loop.reduce((sum, { column, row }, at) => {
      const next = loop[(at + 1) % loop.length] ?? { column: 0, row: 0 };
      return sum + (column * next.row - next.column * row) / 2;
    }, 0),
  );
  return sums.reduce((sum, each) => sum + each, 0);
}

describe('the outline of spaces', () => {
  test('of one is a square, clockwise', () => {
    expect(corners(['b2'])).toEqual([['2,1', '2,2', '1,2', '1,1']]);
  });

  test('has corners only where it turns', () => {
    expect(corners(['a1', 'b1', 'c1'])[0]).toHaveLength(4);
    expect(corners(['a1', 'b1', 'a2'])[0]).toHaveLength(6);
  });

  test('of nothing is nothing', () => {
    expect(outline([])).toBe('');
  });

  test('runs around a hole the other way', () => {
    const ring = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'];
    expect(loops(ring)).toHaveLength(2);
    expect(enclosed(ring)).toBe(8);
  });

  test('keeps spaces apart that touch at a corner only', () => {
    for (const pair of [
      ['a1', 'b2'],
      ['b1', 'a2'],
    ]) {
      expect(loops(pair)).toHaveLength(2);
      expect(enclosed(pair)).toBe(2);
    }
  });

  test('encloses exactly the spaces, whatever they are', () => {
    const all = Array.from({ length: 36 }, (_, at) => String.fromCharCode(97 + (at % 6)) + (Math.floor(at / 6) + 1));
    let seed = 7;
    for (let round = 0; round < 200; round += 1) {
      const some = all.filter(() => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return seed % 5 < 2;
      });
      expect(enclosed(some)).toBe(some.length);
    }
  });

  test('can be drawn inside its border, at inner corners too', () => {
    expect(outline(['a1'], 3)).toBe('M57 3L57 57L3 57L3 3Z');
    const inner = outline(['a1', 'b1', 'a2'], 3);
    expect(inner).toContain('57 57'); // the corner between the three
  });
});

test('the rectangle around spaces, whatever their order', () => {
  expect(extent(['d3', 'b1', 'c2'])).toEqual({ middle: { x: 150, y: 90 }, width: 180, height: 180 });
  expect(extent(['b1'])).toEqual({ middle: { x: 90, y: 30 }, width: 60, height: 60 });
  expect(extent([])).toEqual({ middle: { x: 0, y: 0 }, width: 60, height: 60 }); // of a figure that left the map
});

describe('covering spaces', () => {
  test('hatching stays inside its space and slants either way', () => {
    for (const slant of ['rising', 'falling'] as const) {
      const numbers = (hatch(['b1'], slant).match(/-?\d+/g) ?? []).map(Number);
      const across = numbers.filter((_, at) => at % 2 === 0);
      const down = numbers.filter((_, at) => at % 2 === 1);
      expect(Math.min(...across)).toBeGreaterThanOrEqual(SPACE);
      expect(Math.max(...across)).toBeLessThanOrEqual(2 * SPACE);
      expect(Math.min(...down)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...down)).toBeLessThanOrEqual(SPACE);
    }
    expect(hatch(['b1'], 'rising')).not.toBe(hatch(['b1'], 'falling'));
  });

  test('dots are as many in every space', () => {
    expect(dots(['a1', 'c4']).split('M')).toHaveLength(2 * 25 + 1);
  });
});

test('a way goes from centre to centre and stops short of figures', () => {
  expect(way(['a1', 'b1', 'b2'])).toBe('M30 30L90 30L90 90');
  expect(way(['a1', 'b1'], 20, 5)).toBe('M50 30L85 30');
  expect(way(['a1'])).toBe('');
});
