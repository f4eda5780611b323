// What lies on the spaces, each with its place: the most important in the middle, the rest in the corners.

import { occupied } from '../lib/figures';
import type { BossToken, Position, Space, StageMap } from '../wire';

interface Spot {
  x: number;
  y: number;
  scale: number;
}

const CENTRE: Spot = { x: 0, y: 0, scale: 1 };
const UPPER_RIGHT: Spot = { x: 17, y: -17, scale: 0.6 };
const CORNERS: Spot[] = [
  { x: 19, y: 19, scale: 0.48 },
  { x: -19, y: 19, scale: 0.48 },
  { x: -19, y: -19, scale: 0.48 },
];

type What =
  | { kind: 'token'; token: BossToken }
  | { kind: 'body'; stars: number; tied: boolean }
  | { kind: 'attention'; side: '?' | '!'; owner: string; ownerSpace: string }
  | { kind: 'camera'; camera: StageMap['cameras'][number] }
  | { kind: 'trap'; trap: Position['traps'][number] }
  | { kind: 'charge'; charge: string; owner: string }
  | { kind: 'objective'; optional: boolean; hostage: boolean; down: boolean; taken: boolean }
  | { kind: 'event'; letter: string; used: boolean; drawing: string }
  | { kind: 'exit'; owner: string } // whose it is; nobody’s: everybody may leave by it
  | { kind: 'terminal'; level: number; needs: string[]; hacked: boolean }
  | { kind: 'elevator'; to: string; drawing: string }
  | { kind: 'supply' }
  | { kind: 'node'; facing: StageMap['nodes'][number]['facing']; numbered: boolean }
  | { kind: 'barracks'; count: number; faces: StageMap['barracks'][number]['faces']; zone: string }
  | { kind: 'icon'; icon: Exclude<Space['icon'], ''> };

export type Lying = What & { key: string; space: string };
export type Thing = Lying & Spot & { underFigure: boolean };

const PRINTED = new Set(['exit', 'elevator', 'supply', 'node', 'barracks', 'icon']);

/** Printed on the map, and so below what is seen; the others are tokens that lie on it. */
export function isPrinted(thing: Lying): boolean {
  return PRINTED.has(thing.kind);
}

/** Drawn over the figures: Attention and tokens in a corner, and sights around whoever stands in them. */
export function isOnTop(thing: Thing): boolean {
  return thing.kind === 'attention' || isSight(thing) || (thing.kind === 'token' && thing.underFigure);
}

/** Crosshairs and locks of whatever kind. */
function isSight(thing: Lying): boolean {
  return thing.kind === 'token' && ['crosshair', 'lock-on'].includes(thing.token.kind);
}

/** A token that is a figure, and what lies around one, have the middle of their space to themselves. */
function hasTheMiddle(thing: Lying): boolean {
  return isSight(thing) || (thing.kind === 'token' && thing.token.stands);
}

/** Everything that lies on the spaces, the most important first. */
export function lying(stage: StageMap, position: Position): Lying[] {
  const found: Lying[] = [];
  const counts = new Map<string, number>();
  const add = (space: string, what: What) => {
    const number = (counts.get(what.kind) ?? 0) + 1;
    counts.set(what.kind, number);
    found.push({ ...what, space, key: `${what.kind} ${number}` });
  };
  for (const token of position.boss?.tokens ?? []) add(token.space, { kind: 'token', token });
  for (const { space, stars, tied } of position.bodies) add(space, { kind: 'body', stars, tied });
  for (const { id, space, attention } of position.heroes) {
    if (attention) add(attention.space, { kind: 'attention', side: attention.side, owner: id, ownerSpace: space });
  }
  for (const camera of stage.cameras) add(camera.space, { kind: 'camera', camera });
  for (const trap of position.traps) add(trap.space, { kind: 'trap', trap });
  for (const { space, kind, owner } of position.charges) add(space, { kind: 'charge', charge: kind, owner });
  for (const { space, optional, hostage } of stage.objectives) {
    const down = position.face_down.includes(space);
    add(space, { kind: 'objective', optional, hostage, down, taken: position.taken.includes(space) });
  }
  for (const { letter, space, drawing } of stage.events) {
    add(space, { kind: 'event', letter, used: position.resolved.includes(letter), drawing });
  }
  const owners = new Map(Object.entries(stage.own_exits).map(([hero, space]) => [space, hero]));
  for (const space of stage.exits) add(space, { kind: 'exit', owner: owners.get(space) ?? '' });
  for (const { space, level, needs } of stage.terminals) {
    add(space, { kind: 'terminal', level, needs, hacked: position.hacked.includes(space) });
  }
  for (const { space, to, drawing } of stage.elevators) add(space, { kind: 'elevator', to, drawing });
  for (const space of stage.supplies) add(space, { kind: 'supply' });
  for (const { space, facing } of stage.nodes) {
    add(space, { kind: 'node', facing, numbered: space in (position.boss?.printed ?? {}) });
  }
  for (const { space, count, faces, zone } of stage.barracks) add(space, { kind: 'barracks', count, faces, zone });
  for (const { name, icon } of stage.spaces) if (icon) add(name, { kind: 'icon', icon });
  return found;
}

/** The number of a node says enough where a figure lies on it. */
function isHidden(thing: Lying, here: Lying[]): boolean {
  return thing.kind === 'node' && thing.numbered && here.some((each) => each.kind === 'token' && each.token.stands);
}

/** The same, each in a place of its own. A figure has the middle of its space. */
export function things(stage: StageMap, position: Position): Thing[] {
  const figures = new Set(occupied(position));
  const bySpace = new Map<string, Lying[]>();
  for (const each of lying(stage, position)) bySpace.set(each.space, [...(bySpace.get(each.space) ?? []), each]);
  return [...bySpace].flatMap(([space, here]) => {
    const underFigure = figures.has(space);
    const free = underFigure ? [...CORNERS] : [CENTRE, ...CORNERS];
    const upper = underFigure || here.length > 1 ? [UPPER_RIGHT] : [];
    const drawn = here.filter((each) => !isHidden(each, here));
    return drawn.map((each) => {
      if (hasTheMiddle(each)) return { ...each, ...CENTRE, underFigure: false };
      const spot = (each.kind === 'attention' && upper.pop()) || free.shift() || CENTRE;
      return { ...each, ...spot, underFigure };
    });
  });
}
