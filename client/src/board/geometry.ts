// Where things are in the picture, and lines around and across sets of spaces. Units are those of the drawn maps (render/).

import { type Extent, parse } from '../lib/cells';
import type { Facing } from '../wire';

export const SPACE = 60;
export const EDGE = 4; // left free round a picture, for half a wall
const STEP = 12; // between the lines of a hatching; a space holds a whole number of them

export interface Point {
  x: number;
  y: number;
}

export function corner(name: string): Point {
  const { column, row } = parse(name);
  return { x: column * SPACE, y: row * SPACE };
}

export function centre(name: string): Point {
  const { x, y } = corner(name);
  return { x: x + SPACE / 2, y: y + SPACE / 2 };
}

/** The middle of the edge between two neighbours. */
export function between(one: string, other: string): Point {
  const a = centre(one);
  const b = centre(other);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** What a picture of a piece of a map shows, as a `viewBox`; `margin` is left free at the left and above, `below` below. */
export function boxOf({ left, top, width, height }: Required<Extent>, margin = 0, below = 0): Required<Extent> {
  return {
    left: left * SPACE - EDGE - margin,
    top: top * SPACE - EDGE - margin,
    width: margin + width * SPACE + 2 * EDGE,
    height: margin + height * SPACE + 2 * EDGE + below,
  };
}

/** One side of a space. */
export function edge(name: string, facing: Facing): string {
  const { x, y } = corner(name);
  switch (facing) {
    case 'N':
      return `M${x} ${y}h${SPACE}`;
    case 'E':
      return `M${x + SPACE} ${y}v${SPACE}`;
    case 'S':
      return `M${x} ${y + SPACE}h${SPACE}`;
    case 'W':
      return `M${x} ${y}v${SPACE}`;
  }
}

// Directions by number, clockwise from the east; walking so, the area lies to the right.
const AHEAD = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function key(column: number, row: number): string {
  return `${column},${row}`;
}

/** The edges of the area by the corner where each begins, as directions. */
function edges(names: Iterable<string>): Map<string, number[]> {
  const places = [...names].map(parse);
  const area = new Set(places.map(({ column, row }) => key(column, row)));
  const found = new Map<string, number[]>();
  const add = (column: number, row: number, way: number) => {
    const at = key(column, row);
    found.set(at, [...(found.get(at) ?? []), way]);
  };
  for (const { column, row } of places) {
    if (!area.has(key(column, row - 1))) add(column, row, 0);
    if (!area.has(key(column + 1, row))) add(column + 1, row, 1);
    if (!area.has(key(column, row + 1))) add(column + 1, row + 1, 2);
    if (!area.has(key(column - 1, row))) add(column, row + 1, 3);
  }
  return found;
}

/** The border of a set of spaces as closed loops of corners, clockwise; holes run the other way. */
export function loops(names: Iterable<string>): { column: number; row: number; before: number; after: number }[][] {
  const left = edges(names);
  const found = [];
  for (const [start, beginnings] of left) {
    while (beginnings.length) {
      const loop = [];
      const first = beginnings.pop() as number;
      let way = first;
      let at = start;
      do {
        const [x, y] = at.split(',').map(Number) as [number, number];
        const [dx, dy] = AHEAD[way] as readonly [number, number];
        const [column, row] = [x + dx, y + dy];
        at = key(column, row);
        const here = left.get(at) ?? [];
        const open = at === start ? [...here, first] : here;
        // where two spaces touch at a corner, the tighter turn keeps their borders apart
        const next = [1, 0, 3].map((turn) => (way + turn) % 4).find((each) => open.includes(each)) ?? first;
        if (here.includes(next)) here.splice(here.indexOf(next), 1);
        if (next !== way) loop.push({ column, row, before: way, after: next });
        way = next;
      } while (at !== start || way !== first);
      found.push(loop);
    }
  }
  return found;
}

/** The border as a path, drawn so far inside it that walls stay visible. */
export function outline(names: Iterable<string>, inset = 0): string {
  const right = (way: number) => AHEAD[(way + 1) % 4] as readonly [number, number];
  return loops(names)
    .map((loop) => {
      const points = loop.map(({ column, row, before, after }) => {
        const [ax, ay] = right(before);
        const [bx, by] = right(after);
        return `${column * SPACE + inset * (ax + bx)} ${row * SPACE + inset * (ay + by)}`;
      });
      return `M${points.join('L')}Z`;
    })
    .join('');
}

/** The rectangle that just holds the spaces. */
export function extent(names: Iterable<string>): { middle: Point; width: number; height: number } {
  const centres = [...names].map(centre);
  const [left, right] = span(centres.map((each) => each.x));
  const [top, bottom] = span(centres.map((each) => each.y));
  return {
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    width: right - left + SPACE,
    height: bottom - top + SPACE,
  };
}

function span(values: number[]): [number, number] {
  return values.length ? [Math.min(...values), Math.max(...values)] : [0, 0];
}

/** All of the spaces as one shape to fill. */
export function area(names: Iterable<string>): string {
  return [...names]
    .map(corner)
    .map(({ x, y }) => `M${x} ${y}h${SPACE}v${SPACE}h-${SPACE}z`)
    .join('');
}

/** Slanting lines that meet those of the next space: `rising` like /, else like \. Plain lines are faster than patterns. */
export function hatch(names: Iterable<string>, slant: 'rising' | 'falling' = 'rising'): string {
  let path = '';
  for (const { x, y } of [...names].map(corner)) {
    for (let at = STEP / 2; at < SPACE; at += STEP) {
      path +=
        slant === 'rising'
          ? `M${x + at} ${y}L${x} ${y + at}M${x + SPACE} ${y + at}L${x + at} ${y + SPACE}`
          : `M${x + SPACE - at} ${y}L${x + SPACE} ${y + at}M${x} ${y + at}L${x + SPACE - at} ${y + SPACE}`;
    }
  }
  return path;
}

/** Dots in rows; drawn with round ends. */
export function dots(names: Iterable<string>): string {
  let path = '';
  for (const { x, y } of [...names].map(corner)) {
    for (let down = STEP / 2; down < SPACE; down += STEP) {
      for (let across = STEP / 2; across < SPACE; across += STEP) path += `M${x + across} ${y + down}h0`;
    }
  }
  return path;
}

/** A way from centre to centre; from the first one, `from` units short of it, to `to` units short of the last. */
export function way(spaces: string[], from = 0, to = 0): string {
  const points = spaces.map(centre);
  if (points.length < 2) return '';
  const [first, second] = points as [Point, Point];
  const [last, before] = points.toReversed() as [Point, Point];
  points[0] = towards(first, second, from);
  points[points.length - 1] = towards(last, before, to);
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

function towards(point: Point, other: Point, by: number): Point {
  const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
  return { x: point.x + ((other.x - point.x) / length) * by, y: point.y + ((other.y - point.y) / length) * by };
}

/** The angle of a step, as a turn of something drawn for the north. */
export function heading(from: string, to: string): number {
  const a = centre(from);
  const b = centre(to);
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90;
}

/** Corners of a regular shape, the first at this angle; with an inner radius, of a star. */
export function ring(count: number, radius: number, start = -90, inner?: number): string {
  const radii = inner === undefined ? [radius] : [radius, inner];
  const steps = count * radii.length;
  return Array.from({ length: steps }, (_, step) => {
    const angle = ((start + (360 * step) / steps) * Math.PI) / 180;
    const far = radii[step % radii.length] as number;
    return `${short(far * Math.cos(angle))},${short(far * Math.sin(angle))}`;
  }).join(' ');
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}

export const QUARTERS = { N: 0, E: 90, S: 180, W: 270 } as const;
