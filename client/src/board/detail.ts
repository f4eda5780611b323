// How much of figures and things there is room for: drawings where a space is large enough for them, else signs, which also stand in
// for drawings that have not come, and are what a plain map has.

import { getContext, setContext } from 'svelte';
import { hasDrawings } from '../lib/art.svelte';
import { mapIsDrawn } from '../lib/settings.svelte';

export const DETAIL = Symbol('detail');
const SMALLEST = 34; // pixels of a space in which a figure is more than a blot
const MACHINE = 12; // and of one of the many spaces of a machine, which is three of them wide
const READABLE = 56; // of one whose letters can be read as they are

export class Detail {
  /** `size`: pixels of a space. */
  constructor(private readonly size: () => number) {}

  get figures(): boolean {
    return this.size() >= SMALLEST && arrived('figures') && arrived('tokens');
  }

  /** Of things that are drawn `scale` times as large as a space. */
  things(scale: number): boolean {
    return this.size() * scale >= SMALLEST && arrived('things') && arrived('figures');
  }

  /** How many times larger letters and numbers are, for them to be read where spaces are small. */
  get letters(): number {
    return Math.min(1.5, Math.max(1, READABLE / this.size()));
  }

  get machines(): boolean {
    return this.size() >= MACHINE && arrived('figures') && arrived('machines');
  }
}

function arrived(file: string): boolean {
  return mapIsDrawn() && hasDrawings(file);
}

/** Call once in a map: its figures and tokens are drawn for spaces of so many pixels. */
export function setDetail(size: () => number): void {
  setContext(DETAIL, new Detail(size));
}

/** Where nobody says how large spaces are, signs do. */
export function getDetail(): Detail {
  return getContext(DETAIL) ?? new Detail(() => 0);
}
