// Spaces by their names: `d6` is column d, row 6, counted from the upper left. On the screen they are written D6.

import type { Facing } from '../wire';

export interface Place {
  column: number;
  row: number;
}

/** The grounds of a stage, as far as counting goes; or the part of them that begins in this column and row. */
export interface Extent {
  left?: number;
  top?: number;
  width: number;
  height: number;
}

const STEPS: Record<Facing, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const FACINGS: Facing[] = ['N', 'E', 'S', 'W'];

const A = 'a'.charCodeAt(0);
const LETTERS = 26;
const known = new Map<string, Place>();

/** A space, or a door between two, as players read it: `d2-e2` is D2-E2. */
export function cell(name: string): string {
  return name.toUpperCase();
}

/** a … z, aa, ab … */
export function columnName(column: number): string {
  const last = String.fromCharCode(A + (column % LETTERS));
  return column < LETTERS ? last : columnName(Math.floor(column / LETTERS) - 1) + last;
}

export function nameOf(column: number, row: number): string {
  return columnName(column) + (row + 1);
}

export function isCell(text: string): boolean {
  return /^[a-z]+[1-9]\d*$/.test(text);
}

/** Column and row, both from 0. */
export function parse(name: string): Place {
  const before = known.get(name);
  if (before) return before;
  const [, letters = '', figures = ''] = /^([a-z]+)([1-9]\d*)$/.exec(name) ?? [];
  if (!figures) throw new Error(`${name} is no space`);
  let column = 0;
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - A + 1;
  const found = { column: column - 1, row: Number(figures) - 1 };
  known.set(name, found);
  return found;
}

export function isOn({ left = 0, top = 0, width, height }: Extent, { column, row }: Place): boolean {
  return column >= left && row >= top && column < left + width && row < top + height;
}

/** The space one step that way; undefined beyond the edge. */
export function beside(name: string, facing: Facing, extent: Extent): string | undefined {
  const { column, row } = parse(name);
  const [dx, dy] = STEPS[facing];
  const place = { column: column + dx, row: row + dy };
  return isOn(extent, place) ? nameOf(place.column, place.row) : undefined;
}

export function neighbours(name: string, extent: Extent): string[] {
  return FACINGS.map((facing) => beside(name, facing, extent)).filter((each) => each !== undefined);
}

/** Steps from one space to another as if nothing stood between them. */
export function distance(one: string, other: string): number {
  const from = parse(one);
  const to = parse(other);
  return Math.abs(from.column - to.column) + Math.abs(from.row - to.row);
}
