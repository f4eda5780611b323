// The scale of a short-wave set: an arc of numbers, with a notch for every voice that can be called.

import type { CodecLine } from '../wire';

export const RADIUS = 1500;
const A_NUMBER = 30; // degrees from one whole number to the next
export const WIDTH = 1440;
export const HEIGHT = 138;
export const MIDDLE = { x: WIDTH / 2, y: RADIUS + 72 };
const BASE = 6; // stands at the top of an arc that is not turned

export interface Scale {
  minor: string;
  major: string;
  numbers: { text: string; turn: number }[];
}

/** Where a number lies, in degrees from the top of the arc. */
function degrees(value: number): number {
  return (value - BASE) * A_NUMBER;
}

/** How far the arc is turned when a number is at its top. */
export function turnTo(value: number): number {
  return -degrees(value);
}

/** How many numbers a way of so many units along the arc is. */
export function numbersAlong(way: number): number {
  return (way / RADIUS) * (180 / Math.PI / A_NUMBER);
}

function point(value: number, beyond: number): string {
  const angle = ((degrees(value) - 90) * Math.PI) / 180;
  const [x, y] = [MIDDLE.x + (RADIUS + beyond) * Math.cos(angle), MIDDLE.y + (RADIUS + beyond) * Math.sin(angle)];
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Lines and numbers from the first whole number to the last. */
export function scaleOf(first: number, last: number): Scale {
  const hundredths = Array.from({ length: (last - first) * 50 + 1 }, (_, at) => first * 100 + 2 * at);
  const lines = (wanted: number[], long: (each: number) => number) =>
    wanted.map((each) => `M${point(each / 100, 0)}L${point(each / 100, -long(each))}`).join('');
  const tenths = hundredths.filter((each) => each % 10 === 0);
  return {
    major: lines(tenths, (each) => (each % 100 ? 18 : 30)),
    minor: lines(
      hundredths.filter((each) => each % 10),
      () => 8,
    ),
    numbers: tenths.map((each) => ({ text: (each / 100).toFixed(2).padStart(5, '0'), turn: degrees(each / 100) })),
  };
}

/** Notches of these numbers. */
export function notches(numbers: string[]): string {
  const one = (value: number) => `M${point(value - 0.0042, 20)}L${point(value + 0.0042, 20)}L${point(value, 5)}z`;
  return numbers.map((each) => one(Number(each))).join('');
}

/** The voice nearest to a place on the scale. */
export function nearest(lines: CodecLine[], value: number): CodecLine | undefined {
  const away = ({ number }: CodecLine) => Math.abs(Number(number) - value);
  return lines.reduce<CodecLine | undefined>(
    (best, each) => (best && away(best) <= away(each) ? best : each),
    undefined,
  );
}

/** The voice next to a number, up or down the scale; the first or last where there is none further on. */
export function beside(lines: CodecLine[], number: string, way: 1 | -1): CodecLine | undefined {
  const order = lines.toSorted((one, other) => Number(one.number) - Number(other.number));
  if (way > 0) return order.find((each) => each.number > number) ?? order.at(-1);
  return order.findLast((each) => each.number < number) ?? order[0];
}
