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
const LEGIBLE = 30; // and of one that can be read: a small screen that has not so many for all of the map shows a part of it
const WORTH = 1.1; // so many times larger are spaces at least if the map is turned for them
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
  /** Whether the map lies a quarter to the left: its east is up. */
  turned = $state(false);
  /** How much of the window's lower end something lies over. */
  covered = $state(0);
  width = $state(1);
  height = $state(1);

  private extent: Extent = $state.raw({ width: 1, height: 1 }); // of what there is to see of the map
  private isSmall = false; // of the screen
  private fitted = true;
  private kept: Kept | null = null;
  private near: string[] = []; // what a close-up is about: it stays in view, the last above all; else nothing
  private timer: ReturnType<typeof setTimeout> | undefined;

  get cellSize(): number {
    return this.scale * SPACE;
  }

  /** The map as it lies in the window, in spaces from its corner. */
  get lying(): Required<Extent> {
    const { left = 0, top = 0, width, height } = this.extent;
    return this.turned ? { left: top, top: -left - width, width: height, height: width } : { left, top, width, height };
  }

  /** Whether some of the map is outside the window. */
  get isPart(): boolean {
    const { width, height } = this.lying;
    return width * this.cellSize > this.width || height * this.cellSize > this.height;
  }

  /** The window has this size now. As long as nobody zoomed or moved, the whole map stays in view; another map is. A small
   * screen has the map turned if its spaces are larger so, and if they still are too small it opens `around` a space. */
  measure(width: number, height: number, extent: Extent, around: string | null = null): void {
    const isOther = extent.width !== this.extent.width || extent.height !== this.extent.height;
    this.width = width;
    this.height = height;
    this.extent = extent;
    const wasTurned = this.turned;
    this.isSmall = around !== null;
    this.turned = this.isSmall && this.whole(true) > WORTH * this.whole(false);
    if (this.fitted || isOther || this.turned !== wasTurned) this.open(around);
    else this.place(this.scale, this.x, this.y);
    this.uncover();
  }

  private open(around: string | null): void {
    this.fit();
    if (!around || this.cellSize >= LEGIBLE) return;
    const { width, height } = this.lying;
    const across = Math.max((this.width - 2 * EDGE) / width, (this.height - 2 * EDGE) / height);
    this.scale = Math.min(FINGER, Math.max(LEGIBLE, across)) / SPACE;
    this.put(centre(around));
    this.fitted = true;
  }

  fit(): void {
    this.kept = null;
    this.place(Math.max(this.whole(this.turned), this.least), 0, 0);
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
    this.glide(() => this.put(centre(space)));
  }

  /** A place of the map as it lies, in spaces from its corner. */
  lookAt(across: number, down: number): void {
    this.pan(
      this.width / 2 - this.x - across * this.cellSize,
      (this.height - this.covered) / 2 - this.y - down * this.cellSize,
    );
  }

  /** Has a point of the map in the middle of what is seen of the window. */
  private put({ x, y }: Point): void {
    const [across, down] = this.turned ? [y, -x] : [x, y];
    this.lookAt(across / SPACE, down / SPACE);
  }

  /** Whether a space is in the window as a whole. */
  has(space: string): boolean {
    const { x, y } = this.onScreen(centre(space));
    const half = this.cellSize / 2;
    return x >= half && y >= half && x <= this.width - half && y <= this.height - this.covered - half;
  }

  /** Brings a space into the window if it is not in it. */
  show(space: string): void {
    if (!this.has(space)) this.centreOn(space);
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
      if (around === 'centre') this.put(centre(space));
      this.uncover();
    });
  }

  /** Moves the map just as far as it takes to have all of the spaces of the close-up in the window. */
  private uncover(): void {
    for (const space of this.near) {
      const { x, y } = this.onScreen(centre(space));
      const dx = inside(x, this.width, this.cellSize) - x;
      const dy = inside(y, this.height - this.covered, this.cellSize) - y;
      if (dx || dy) this.pan(dx, dy);
    }
  }

  stepBack(): void {
    const kept = this.kept;
    this.near = [];
    if (!kept) return;
    this.kept = null;
    this.glide(() => {
      this.place(kept.scale, kept.x, kept.y);
      this.fitted = kept.fitted;
    });
  }

  /** The space under a point of the window. */
  spaceAt(x: number, y: number): string | null {
    const [across, down] = [(x - this.x) / this.cellSize, (y - this.y) / this.cellSize];
    const [column, row] = (this.turned ? [-down, across] : [across, down]).map(Math.floor) as [number, number];
    return isOn(this.extent, { column, row }) ? nameOf(column, row) : null;
  }

  onScreen({ x, y }: Point): Point {
    const [across, down] = this.turned ? [y, -x] : [x, y];
    return { x: this.x + across * this.scale, y: this.y + down * this.scale };
  }

  /** The upper left corner of a space in the window. */
  cornerOf(space: string): Point {
    const { x, y } = this.onScreen(centre(space));
    return { x: x - this.cellSize / 2, y: y - this.cellSize / 2 };
  }

  /** As a style. */
  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) ${this.turned ? 'rotate(-90deg) ' : ''}scale(${this.scale})`;
  }

  private whole(turned: boolean): number {
    const { width, height } = this.extent;
    const [across, down] = turned ? [height, width] : [width, height];
    const [after, below] = turned ? [NAMES, 0] : [0, NAMES];
    return Math.min(
      (this.width - 2 * EDGE - after) / (across * SPACE),
      (this.height - 2 * EDGE - below) / (down * SPACE),
    );
  }

  private get least(): number {
    const coarse = typeof matchMedia === 'function' && matchMedia(MEDIA.finger).matches;
    const readable = SMALLEST / SPACE;
    return coarse || this.isSmall ? Math.min(this.whole(this.turned), readable) : readable;
  }

  private get most(): number {
    return Math.max(LARGEST / SPACE, this.whole(this.turned));
  }

  private place(scale: number, x: number, y: number): void {
    this.scale = Math.max(scale, 0.01);
    const { left, top, width, height } = this.lying;
    const [before, above] = [left * this.cellSize, top * this.cellSize]; // where nothing is
    const [after, below] = this.turned ? [NAMES, 0] : [0, NAMES];
    this.x = within(x + before, this.width, width * this.cellSize, after) - before;
    this.y = within(y + above, this.height, height * this.cellSize, below + this.covered) - above;
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
