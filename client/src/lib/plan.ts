// A stage looked up: which space is what, what parts two neighbours, where a label has room.

import type { Door, Facing, Position, Space, StageMap } from '../wire';
import { beside, distance, type Extent, neighbours, parse } from './cells';

function pair(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

function frameOf(spaces: string[]): Required<Extent> {
  const places = spaces.map(parse);
  const [columns, rows] = [places.map((each) => each.column), places.map((each) => each.row)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, width: Math.max(...columns) - left + 1, height: Math.max(...rows) - top + 1 };
}

export class Plan {
  readonly spaces: Map<string, Space>;
  readonly floor: string[];
  readonly obstacles: string[];
  /** Floor that hangs together, whatever doors are locked. */
  readonly areas: string[][];
  /** The part of the grounds that has spaces at all: what there is to see. */
  readonly frame: Required<Extent>;
  private readonly walls: Set<string>;
  private readonly doors: Map<string, Door>;

  constructor(readonly stage: StageMap) {
    this.spaces = new Map(stage.spaces.map((each) => [each.name, each]));
    this.floor = stage.spaces.filter((each) => each.kind === 'floor').map((each) => each.name);
    this.obstacles = stage.spaces.filter((each) => each.kind === 'obstacle').map((each) => each.name);
    this.walls = new Set(stage.walls.map(([one, other]) => pair(one, other)));
    this.doors = new Map(stage.doors.map((each) => [pair(each.first, each.second), each]));
    this.areas = this.findAreas();
    this.frame = frameOf([...this.floor, ...this.obstacles]);
  }

  get isZoned(): boolean {
    return this.stage.zones.length > 1 || this.stage.zones[0] !== 'main'; // the zone of a stage without any
  }

  zone(name: string): string | null {
    return this.spaces.get(name)?.zone ?? null;
  }

  inZone(zone: string): string[] {
    return this.floor.filter((each) => this.zone(each) === zone);
  }

  /** Whether guards are awake where this space is. */
  isActive(space: string, { active_zones }: Position): boolean {
    return !this.isZoned || active_zones.includes(this.zone(space) ?? '');
  }

  /** The grounds of a zone: its floor, and obstacles that stand in it and nowhere else. */
  grounds(zone: string): string[] {
    return [...this.inZone(zone), ...this.blocks().flatMap(({ spaces, zones }) => (onlyIn(zones, zone) ? spaces : []))];
  }

  private findAreas(): string[][] {
    const left = new Set(this.floor);
    const found = [];
    for (const start of this.floor) {
      if (!left.delete(start)) continue;
      const area = [start];
      for (const space of area) {
        for (const next of neighbours(space, this.stage)) {
          if (this.isOpen(space, next, []) && left.delete(next)) area.push(next);
        }
      }
      found.push(area);
    }
    return found;
  }

  /** Floor that nobody walks on, such as the air round a roof: no way leads there, and nothing is there but a boss. */
  beyond({ heroes, guards }: Position): string[] {
    const used = new Set([...this.furnished(), ...[...heroes, ...guards].map((each) => each.space)]);
    return this.areas.filter((area) => !area.some((space) => used.has(space))).flat();
  }

  /** Obstacles that hang together, with the zones around them. */
  private blocks(): { spaces: string[]; zones: Set<string | null> }[] {
    const left = new Set(this.obstacles);
    const found = [];
    for (const start of this.obstacles) {
      if (!left.delete(start)) continue;
      const spaces = [start];
      const zones = new Set<string | null>();
      for (const space of spaces) {
        for (const next of neighbours(space, this.stage)) {
          if (left.delete(next)) spaces.push(next);
          else if (this.spaces.get(next)?.kind === 'floor') zones.add(this.zone(next));
        }
      }
      found.push({ spaces, zones });
    }
    return found;
  }

  doorBetween(one: string, other: string): Door | undefined {
    return this.doors.get(pair(one, other));
  }

  isWalled(one: string, other: string): boolean {
    return this.walls.has(pair(one, other));
  }

  /** BOS-39: nothing lies beyond this side, and no wall before it. Whoever is driven over it can be pulled up again. */
  isDrop(space: string, facing: Facing): boolean {
    const other = beside(space, facing, this.stage);
    if (other === undefined || !this.stage.has_drops) return false;
    return this.spaces.get(other)?.kind === 'hole' && !this.isWalled(space, other);
  }

  /** Whether somebody could step from one to the other: floor, and no wall and no locked door between them. */
  isOpen(one: string, other: string, locked: string[]): boolean {
    if (this.spaces.get(other)?.kind !== 'floor' || distance(one, other) !== 1) return false;
    const door = this.doorBetween(one, other);
    return !this.isWalled(one, other) && !(door && locked.includes(door.name));
  }

  /** What parts two neighbours, for those who read along. */
  barrier(one: string, other: string | undefined, locked: string[]): 'edge' | 'wall' | 'door' | 'obstacle' | null {
    const kind = other === undefined ? 'hole' : (this.spaces.get(other)?.kind ?? 'hole');
    if (other === undefined || kind === 'hole') return 'edge';
    if (this.isWalled(one, other)) return 'wall';
    const door = this.doorBetween(one, other);
    if (door && locked.includes(door.name)) return 'door';
    return kind === 'obstacle' ? 'obstacle' : null;
  }

  /** A row of neighbours inside an area, so wide that a label fits, or as wide as can be: its first space and width. */
  widestRun(area: Set<string>, wanted: number): { start: string; spaces: number } {
    let best = { start: [...area][0] ?? '', spaces: 0 };
    for (const start of area) {
      let spaces = 1;
      let at = start;
      while (spaces < wanted) {
        const next = beside(at, 'E', this.stage);
        if (!next || !area.has(next) || !this.isOpen(at, next, [])) break;
        at = next;
        spaces += 1;
      }
      if (spaces > best.spaces) best = { start, spaces };
      if (best.spaces >= wanted) break;
    }
    return best;
  }

  /** Spaces on which something is printed or lies from the start. */
  furnished(): Set<string> {
    const { stage } = this;
    const lists: { space: string }[][] = [
      stage.terminals,
      stage.cameras,
      stage.barracks,
      stage.events,
      stage.objectives,
      stage.elevators,
    ];
    const icons = stage.spaces.filter((each) => each.icon).map((each) => each.name);
    return new Set([...lists.flat().map((each) => each.space), ...icons, ...stage.exits, ...stage.supplies]);
  }
}

function onlyIn(zones: Set<string | null>, zone: string): boolean {
  return zones.size === 1 && zones.has(zone);
}

const plans = new WeakMap<StageMap, Plan>();

/** The plan of a stage, made once. */
export function planOf(stage: StageMap): Plan {
  let found = plans.get(stage);
  if (!found) {
    found = new Plan(stage);
    plans.set(stage, found);
  }
  return found;
}
