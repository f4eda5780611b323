// How a thing on the map is drawn: its drawings from below upwards, each in the colour of what shines on it.

import type { Position } from '../../wire';
import { QUARTERS } from '../geometry';
import type { Lying } from '../things';

export interface Part {
  of: string;
  /** Names a colour; without it, that of what heroes can use. */
  tone?: string;
  /** Degrees, clockwise. */
  turn?: number;
  faint?: boolean;
  scale?: number;
}

type Cameras = Position['cameras'];
type Facing = keyof typeof QUARTERS;

/** Nothing for what has no drawing of its own here. */
export function partsOf(thing: Lying, cameras: Cameras): Part[] {
  switch (thing.kind) {
    case 'camera':
      return camera('thing-camera', thing.camera, cameras);
    case 'trap':
      return trap(thing.trap, cameras);
    case 'objective':
      return objective(thing);
    case 'event':
      return [{ of: thing.drawing, faint: thing.used }];
    case 'exit':
      return [{ of: 'thing-grating' }, { of: thing.owner ? 'thing-corners' : 'thing-exit', tone: 'objective' }];
    case 'terminal':
      return [thing.hacked ? { of: 'thing-terminal-hacked', tone: 'radar' } : { of: 'thing-terminal' }];
    case 'elevator':
      return [{ of: thing.drawing }];
    case 'supply':
      return [{ of: 'thing-supply' }];
    case 'barracks':
      return [{ of: 'thing-barracks', tone: 'patrol' }];
    case 'node':
      return [{ of: 'thing-node', tone: 'icon' }, ...(thing.numbered ? [] : [arrow(thing.facing, 0.7)])];
    case 'icon':
      return [thing.icon === 'turn' ? { of: 'thing-turn', tone: 'icon' } : arrow(thing.icon, 1)];
    default:
      return [];
  }
}

function arrow(facing: Facing, scale: number): Part {
  return { of: 'thing-facing', tone: 'icon', turn: QUARTERS[facing], scale };
}

/** It looks where the colour in force says; where it would look else is an outline. */
function camera(of: string, { orange, green }: Record<'orange' | 'green', Facing>, inForce: Cameras): Part[] {
  const [now, other] = inForce === 'orange' ? ([orange, green] as const) : ([green, orange] as const);
  const otherTone = inForce === 'orange' ? 'cam-green' : 'cam-orange';
  const way = now === other ? [] : [{ of: 'thing-camera-way', tone: otherTone, turn: QUARTERS[other] }];
  return [...way, { of, tone: `cam-${inForce}`, turn: QUARTERS[now] }];
}

function trap({ kind, orange, green }: Position['traps'][number], cameras: Cameras): Part[] {
  if (kind === 'camera' && orange && green) return camera('thing-trap-camera', { orange, green }, cameras);
  return [
    { of: kind === null ? 'thing-trap' : kind === 'laser' ? 'thing-trap-laser' : 'thing-trap-blank', tone: 'trap' },
  ];
}

function objective({ optional, hostage, down, taken }: Extract<Lying, { kind: 'objective' }>): Part[] {
  if (hostage && !down) return [{ of: 'hostage', tone: 'objective', faint: taken }];
  const state = taken ? '-taken' : down ? '-down' : optional ? '-optional' : '';
  return [{ of: `thing-objective${state}`, tone: 'objective' }];
}
