// A small stage and a position on it, for tests.
//
//     a   b   c   d
//   +---+---+---+---+
// 1 | .   .   # | . |
//   +   +---+   +   +
// 2 | . : .   >   . |
//   +---+---+---+---+

import type { Boss, BossToken, Guard, Hero, Position, StageMap } from '../wire';

export const STAGE: StageMap = {
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
  doors: [{ name: 'a2-b2', first: 'a2', second: 'b2', level: 3, needs: ['4+'] }],
  terminals: [{ space: 'd1', level: 2, needs: ['5'] }],
  cameras: [{ space: 'b1', orange: 'W', green: 'S' }],
  barracks: [],
  events: [],
  objectives: [{ space: 'd2', optional: false, hostage: false }],
  exits: ['a1'],
  own_exits: {},
  elevators: [],
  supplies: [],
  required: [],
  needed: 1,
  spread: null,
  leaving: 'all',
  forbids_focus: false,
  killing_fails: false,
  nodes: [],
  special: [],
  covered: {},
};

export function hero(id: string, space: string, more: Partial<Hero> = {}): Hero {
  return {
    id,
    space,
    damage: 0,
    health: 4,
    defense: 3,
    actions: 4,
    spent: 0,
    noisy: 0,
    hostages: 0,
    acted: false,
    disguised: false,
    boxed: false,
    attention: null,
    focus: [],
    used: [],
    gear: [],
    ...more,
  };
}

export function guard(id: number, space: string, facing: Guard['facing'], more: Partial<Guard> = {}): Guard {
  return { id, space, facing, damage: 0, ko: 0, activated: false, ...more };
}

export function boss(id: string, spaces: string[], more: Partial<Boss> = {}): Boss {
  return {
    id,
    spaces,
    facing: 'W',
    damage: 0,
    health: 12,
    wounded: false,
    defense: 4,
    dice: 1,
    track: 0,
    steps: [],
    notes: [],
    atop: [],
    unseen: [],
    open: [],
    seen: [],
    tokens: [],
    printed: {},
    fire: [],
    circuit: false,
    hands_out: 0,
    in_hand: {},
    ...more,
  };
}

export function token(kind: string, space: string, more: Partial<BossToken> = {}): BossToken {
  return { kind, space, damage: 0, health: 0, stands: false, friend: false, down: false, ...more };
}

export function position(more: Partial<Position> = {}): Position {
  return {
    round: 1,
    phase: 'player',
    turn: null,
    outcome: null,
    heroes: [],
    guards: [],
    bodies: [],
    traps: [],
    charges: [],
    watchers: [],
    locked: ['a2-b2'],
    lock: null,
    hacked: [],
    taken: [],
    face_down: [],
    resolved: [],
    cameras: 'orange',
    chaff: [],
    active_zones: ['yard'],
    system: null,
    beside: [],
    trace: null,
    orders: null,
    reactions: null,
    known_reaction: null,
    memory_box: [],
    boss: null,
    ...more,
  };
}
