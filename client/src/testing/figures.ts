// For tests: figures, and a position with as little on it as a test can do with.

import type { Boss, BossToken, Guard, Hero, Outcome, Position } from '../wire';

export function hero(id: string, space = 'a1', more: Partial<Hero> = {}): Hero {
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
    pose: '',
    attention: null,
    focus: [],
    used: [],
    gear: [],
    ...more,
  };
}

export function guard(id: number, space: string, facing: Guard['facing'] = 'N', more: Partial<Guard> = {}): Guard {
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
    numbers: {},
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
    pose: '',
    rim: [],
    ...more,
  };
}

export function token(kind: string, space: string, more: Partial<BossToken> = {}): BossToken {
  return { kind, owner: '', space, damage: 0, health: 0, stands: false, friend: false, down: false, ...more };
}

export const WON: Outcome = { kind: 'won', reason: '', figure: '' };
export const lost = (reason: Outcome['reason'], figure = ''): Outcome => ({ kind: 'lost', reason, figure });

export function position(given: Partial<Position> = {}): Position {
  return {
    round: 1,
    phase: 'player',
    turn: 'snake',
    outcome: null,
    heroes: [hero('snake')],
    guards: [guard(1, 'c1'), guard(2, 'e1')],
    bodies: [],
    traps: [],
    charges: [],
    watchers: [],
    locked: [],
    lock: null,
    hacked: [],
    taken: [],
    face_down: [],
    resolved: [],
    cameras: 'orange',
    chaff: [],
    active_zones: ['main'],
    system: null,
    beside: [],
    trace: null,
    orders: null,
    reactions: null,
    known_reaction: null,
    memory_box: [],
    boss: null,
    ...given,
  };
}
