// A straight way across the map, laid along its own axis: so it can grow by being scaled.

import { nameOf, parse } from '../../lib/cells';
import type { Shot } from '../../lib/shots';
import { centre } from '../geometry';
import { view } from '../view.svelte';

const READABLE = 66; // pixels of a space in which signs are as large as they should be

export interface Span {
  transform: string;
  long: number;
}

/** From where the shot comes from to where it is; so many units short of either. */
export function spanOf({ from, at }: Pick<Shot, 'from' | 'at'>, before = 0, behind = 0): Span | null {
  if (!from || from === at) return null;
  const [one, other] = [centre(from), centre(at)];
  const angle = Math.atan2(other.y - one.y, other.x - one.x);
  const long = Math.max(6, Math.hypot(other.x - one.x, other.y - one.y) - before - behind);
  const [x, y] = [one.x + before * Math.cos(angle), one.y + before * Math.sin(angle)];
  return { transform: `translate(${x} ${y}) rotate(${(angle * 180) / Math.PI})`, long };
}

/** The spaces that the way crosses, both ends included. */
export function spacesBetween({ from, at }: Pick<Shot, 'from' | 'at'>): string[] {
  const [end, start] = [parse(at), parse(from || at)];
  const [across, down] = [end.column - start.column, end.row - start.row];
  const steps = 2 * Math.max(Math.abs(across), Math.abs(down), 1);
  const found = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return nameOf(Math.round(start.column + across * share), Math.round(start.row + down * share));
  });
  return [...new Set(found)];
}

/** How many times larger a sign is, to be read on a map of any size. */
export function readable(): number {
  return Math.min(2, Math.max(1.15, READABLE / view.cellSize));
}

/** How far up a sign of this height stands over a space: it stays on the map. */
export function above(space: string, by: number, half: number): number {
  return -Math.min(by, Math.max(0, centre(space).y - half));
}
