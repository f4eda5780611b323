import { expect, test } from 'vitest';
import type { CodecLine } from '../wire';
import { beside, nearest, numbersAlong, turnTo } from './dial';

const lines = ['06.02', '05.07', '07.12', '06.01'].map((number) => ({ number, title: number }) as CodecLine);

test('the dial finds the voice that is nearest', () => {
  expect(nearest(lines, 5.3)?.number).toBe('05.07');
  expect(nearest(lines, 99)?.number).toBe('07.12');
  expect(nearest([], 5)).toBeUndefined();
});

test('from a number one goes to the next voice up or down, from a secret one too, and no further than the last', () => {
  expect(beside(lines, '06.01', 1)?.number).toBe('06.02');
  expect(beside(lines, '06.01', -1)?.number).toBe('05.07');
  expect(beside(lines, '10.26', -1)?.number).toBe('07.12');
  expect(beside(lines, '07.12', 1)?.number).toBe('07.12');
});

test('what is pulled along the arc comes to the top of it', () => {
  const degree = (1500 * Math.PI) / 180;
  expect(turnTo(7) - turnTo(6)).toBeCloseTo(-30);
  expect(numbersAlong(30 * degree)).toBeCloseTo(1);
});
