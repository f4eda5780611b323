// The window on the board: how large a unit is on the screen, and where the map lies. There is one board at a time.

import { type Extent, isOn, nameOf } from '../lib/cells';
import { MEDIA } from '../lib/media';
import { centre, type Point, SPACE } from './geometry';
import { isStill } from './motion.svelte';

const EDGE = 6; // pixels kept free around the map
const NAMES = 16; // and below it, for the names of zones
const SMALLEST = 28; // pixels of a space, unless the whole map needs less on a small screen
const LARGEST = 110;
const FINGER = 44; // pixels of a space that a finger meets surely
const STEP = 1.25;
const GLIDE = 240;

interface Kept {
  scale: number;
  x: number;
  y: number;
  fitted: boolean;
}

export class View {
  /** Pixels of a unit, and where the upper left corner of the map lies in the window. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** In the middle of a drag or pinch; gliding to another place. */
  held = $state(false);
  gliding = $state(false);

  private extent: Extent = { width: 1, height: 1 }; // of what there is to see of the map
  private width = 1;
  private height = 1;
  private fitted = true;
  private kept: Kept | null = null;
  private near: string[] = []; // what a close-up is about: it stays in view, the last above all; else nothing
  private timer: ReturnType<typeof setTimeout> | undefined;

  get cellSize(): number {
    return this.scale * SPACE;
  }

  /** The window has this size now. As long as nobody zoomed or moved, the whole map stays in view; another map is. */
  measure(width: number, height: number, extent: Extent): void {
    const isOther = extent.width !== this.extent.width || extent.height !== this.extent.height;
    this.width = width;
    this.height = height;
    this.extent = extent;
    if (this.fitted || isOther) this.fit();
    else this.place(this.scale, this.x, this.y);
    this.uncover();
  }

  fit(): void {
    this.kept = null;
    this.place(Math.max(this.whole, this.least), 0, 0);
    this.fitted = true;
  }

  zoomIn(): void {
    this.zoom(STEP, this.width / 2, this.height / 2);
  }

  zoomOut(): void {
    this.zoom(1 / STEP, this.width / 2, this.height / 2);
  }

  /** Nearer or farther, with the point of the window under the fingers staying where it is. */
  zoom(factor: number, atX: number, atY: number): void {
    const scale = Math.min(this.most, Math.max(this.least, this.scale * factor));
    const by = scale / this.scale;
    this.place(scale, atX - (atX - this.x) * by, atY - (atY - this.y) * by);
  }

  pan(dx: number, dy: number): void {
    this.place(this.scale, this.x + dx, this.y + dy);
  }

  /** By whole spaces, for keys. */
  panBySpaces(columns: number, rows: number): void {
    this.pan(-columns * this.cellSize, -rows * this.cellSize);
  }

  centreOn(space: string): void {
    const { x, y } = centre(space);
    this.glide(() => this.place(this.scale, this.width / 2 - x * this.scale, this.height / 2 - y * this.scale));
  }

  /** Brings a space into the window if it is not in it. */
  show(space: string): void {
    const { x, y } = this.onScreen(centre(space));
    const half = this.cellSize / 2;
    const outside = x < half || y < half || x > this.width - half || y > this.height - half;
    if (outside) this.centreOn(space);
  }

  /** So near that fingers meet single spaces, around a space that stays in place; `stepBack` undoes it. That space is in
   * view as a whole then, and the hero's too if both can be. */
  closeUp(space: string, around: 'there' | 'centre', hero = ''): void {
    this.near = hero ? [hero, space] : [space];
    if (this.cellSize >= FINGER) {
      this.uncover();
      return;
    }
    this.kept ??= { scale: this.scale, x: this.x, y: this.y, fitted: this.fitted };
    const spot = this.onScreen(centre(space));
    this.glide(() => {
      this.zoom(FINGER / this.cellSize, spot.x, spot.y);
      if (around === 'centre') this.pan(this.width / 2 - spot.x, this.height / 2 - spot.y);
      this.uncover();
    });
  }

  /** Moves the map just as far as it takes to have all of the spaces of the close-up in the window. */
  private uncover(): void {
    for (const space of this.near) {
      const { x, y } = this.onScreen(centre(space));
      const dx = inside(x, this.width, this.cellSize) - x;
      const dy = inside(y, this.height, this.cellSize) - y;
      if (dx || dy) this.pan(dx, dy);
    }
  }

  stepBack(): void {
    const kept = this.kept;
    this.near = [];
    if (!kept) return;
    this.kept = null;
    this.glide(() => (kept.fitted ? this.fit() : this.place(kept.scale, kept.x, kept.y)));
  }

  /** The space under a point of the window. */
  spaceAt(x: number, y: number): string | null {
    const place = {
      column: Math.floor((x - this.x) / this.cellSize),
      row: Math.floor((y - this.y) / this.cellSize),
    };
    return isOn(this.extent, place) ? nameOf(place.column, place.row) : null;
  }

  onScreen(point: Point): Point {
    return { x: this.x + point.x * this.scale, y: this.y + point.y * this.scale };
  }

  private get whole(): number {
    const { width, height } = this.extent;
    return Math.min((this.width - 2 * EDGE) / (width * SPACE), (this.height - 2 * EDGE - NAMES) / (height * SPACE));
  }

  private get least(): number {
    const coarse = typeof matchMedia === 'function' && matchMedia(MEDIA.finger).matches;
    const readable = SMALLEST / SPACE;
    return coarse ? Math.min(this.whole, readable) : readable;
  }

  private get most(): number {
    return Math.max(LARGEST / SPACE, this.whole);
  }

  private place(scale: number, x: number, y: number): void {
    this.scale = Math.max(scale, 0.01);
    const { left = 0, top = 0, width, height } = this.extent;
    const [before, above] = [left * this.cellSize, top * this.cellSize]; // where nothing is
    this.x = within(x + before, this.width, width * this.cellSize, 0) - before;
    this.y = within(y + above, this.height, height * this.cellSize, NAMES) - above;
    this.fitted = false;
  }

  private glide(move: () => void): void {
    clearTimeout(this.timer);
    this.gliding = !isStill();
    move();
    this.timer = setTimeout(() => {
      this.gliding = false;
    }, GLIDE);
  }
}

/** A map smaller than the window lies in its middle; a larger one never leaves a gap. */
function within(at: number, window: number, map: number, after: number): number {
  if (map + 2 * EDGE + after <= window) return (window - map - after) / 2;
  return Math.min(EDGE, Math.max(window - map - EDGE - after, at));
}

/** The nearest place for the middle of a space that cuts off neither it nor, if there is room, those around it. */
function inside(at: number, window: number, cell: number): number {
  const half = Math.min(window, 3 * cell) / 2;
  return Math.min(window - half, Math.max(half, at));
}

export const view = new View();
