// A small stage and a position on it, for tests.
//
//     a   b   c   d
//   +---+---+---+---+
// 1 | .   .   # | . |
//   +   +---+   +   +
// 2 | . : .   >   . |
//   +---+---+---+---+

import type { Objective, Position, StageMap } from '../wire';
import { position } from './figures';

/** What a map has beside its spaces: nothing. */
export const BARE: Omit<StageMap, 'id' | 'width' | 'height' | 'spaces'> = {
  walls: [],
  zones: ['main'],
  doors: [],
  terminals: [],
  cameras: [],
  barracks: [],
  events: [],
  objectives: [],
  exits: [],
  own_exits: {},
  elevators: [],
  supplies: [],
  required: [],
  needed: 0,
  spread: null,
  leaving: 'all',
  forbids_focus: false,
  killing_fails: false,
  nodes: [],
  has_drops: false,
  plates: null,
  special: [],
  covered: {},
};

export const STAGE: StageMap = {
  ...BARE,
  id: 'test',
  width: 4,
  height: 2,
  spaces: [
    { name: 'a1', kind: 'floor', zone: 'yard', icon: '' },
    { name: 'b1', kind: 'floor', zone: 'yard', icon: '' },
    { name: 'c1', kind: 'obstacle', zone: null, icon: '' },
    { name: 'd1', kind: 'floor', zone: 'hall', icon: '' },
    { name: 'a2', kind: 'floor', zone: 'yard', icon: '' },
    { name: 'b2', kind: 'floor', zone: 'yard', icon: '' },
    { name: 'c2', kind: 'floor', zone: 'hall', icon: 'E' },
    { name: 'd2', kind: 'floor', zone: 'hall', icon: '' },
  ],
  walls: [
    ['c1', 'd1'],
    ['b1', 'b2'],
  ],
  zones: ['yard', 'hall'],
  doors: [{ name: 'a2-b2', first: 'a2', second: 'b2', level: 3, needs: ['4+'], barred: false }],
  terminals: [{ space: 'd1', level: 2, needs: ['5'] }],
  cameras: [{ space: 'b1', orange: 'W', green: 'S' }],
  objectives: [{ space: 'd2', optional: false, hostage: false }],
  exits: ['a1'],
  needed: 1,
};

export function objective(space: string, more: Partial<Objective> = {}): Objective {
  return { space, optional: false, hostage: false, ...more };
}

/** A position on it: nobody is there, and its door is locked. */
export function onStage(more: Partial<Position> = {}): Position {
  return position({ turn: null, heroes: [], guards: [], locked: ['a2-b2'], active_zones: ['yard'], ...more });
}
