// Positions, events and a table for tests: as little of each as a test can do with.

import type { Table } from '../lib/table.svelte';
import type { Frame, Guard, Hero, Position, Told, Update, Welcome } from '../wire';
import { unroll } from './frames';

const NOBODY: Hero = {
  id: '',
  space: 'a1',
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
};

export const hero = (id: string, space = 'a1'): Hero => ({ ...NOBODY, id, space });
export const guard = (id: number, space: string, activated = false): Guard => ({
  id,
  space,
  facing: 'N',
  damage: 0,
  ko: 0,
  activated,
});

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

type Made = Partial<Omit<Told, 'facts'>> & { kind: string; facts?: Told['facts'] };

/** Events numbered from `first` on. */
export function events(made: Made[], first = 0): Told[] {
  return made.map((each, at) => ({ n: first + at, rule: 'GRD-0', facts: {}, answers: 0, ...each }));
}

/** An Enemy phase: one guard patrols two spaces, the next sees Snake and hurts him. */
export function enemyPhase(first = 0): Told[] {
  const frame = (given: Frame) => ({ frame: given });
  return events(
    [
      { kind: 'TurnEnded', rule: 'ACT-2', facts: { hero: 'snake' }, ...frame({ phase: 'enemy', turn: null }) },
      {
        kind: 'OrderDrawn',
        rule: 'ORD-1',
        facts: { card: 'lost-contact 5/4 left flip' },
        ...frame({
          orders: { blue: 3, red: 2, burned: 0, current: 'lost-contact 5/4 left flip', discard: [], known: null },
        }),
      },
      { kind: 'CamerasFlipped', rule: 'ORD-8', facts: { colour: 'green' }, ...frame({ cameras: 'green' }) },
      activated(1, 'c1', [guard(1, 'c1', true), guard(2, 'e1')]),
      { kind: 'ModeChosen', rule: 'GRD-4', guard: 1, facts: chosen('c1', 'patrol') },
      moved(1, 'c1', 'c2', [guard(1, 'c2', true), guard(2, 'e1')]),
      moved(1, 'c2', 'c3', [guard(1, 'c3', true), guard(2, 'e1')]),
      { kind: 'GuardDone', guard: 1, facts: { space: 'c3', facing: 'S' } },
      activated(2, 'e1', [guard(1, 'c3', true), guard(2, 'e1', true)]),
      {
        kind: 'Seen',
        rule: 'GRD-1',
        guard: 2,
        facts: { hero: 'snake', space: 'a1', watcher: 'guard', watcher_space: 'e1' },
      },
      { kind: 'AttentionPlaced', rule: 'GRD-1', cause: first + 9, facts: { hero: 'snake', side: '!', space: 'a1' } },
      {
        kind: 'Attacked',
        rule: 'COM-2',
        guard: 2,
        facts: { attacker: 'guard', target: 'snake', space: 'a1', hits: 1 },
      },
      {
        kind: 'Hurt',
        rule: 'COM-2',
        cause: first + 11,
        facts: { figure: 'snake', space: 'a1', damage: 1, kind: 'hit' },
        ...frame({ heroes: [{ ...hero('snake'), damage: 1 }] }),
      },
      { kind: 'GuardDone', guard: 2, facts: { space: 'e1', facing: 'N' } },
      { kind: 'EnemyPhaseEnded', rule: 'ORD-10', ...frame({ guards: [guard(1, 'c3'), guard(2, 'e1')] }) },
      { kind: 'RoundBegan', rule: 'ACT-1', facts: { round: 2 }, ...frame({ round: 2, phase: 'player' }) },
      { kind: 'TurnBegan', rule: 'ACT-2', facts: { hero: 'snake' }, ...frame({ turn: 'snake' }) },
    ],
    first,
  );
}

function activated(id: number, space: string, guards: Guard[]): Made {
  return { kind: 'GuardActivated', rule: 'ORD-9', guard: id, facts: { space, facing: 'N' }, frame: { guards } };
}

function moved(id: number, start: string, end: string, guards: Guard[]): Made {
  return { kind: 'GuardMoved', rule: 'GRD-15', guard: id, facts: { start, end, facing: 'S' }, frame: { guards } };
}

function chosen(space: string, mode: string): Told['facts'] {
  return { space, mode, token: '', owner: '', target: '', distance: 0, seen_by: '', seen_from: '' };
}

/** A table without a server: what it hears is said by the test. */
export class Stand {
  state: { position: Position; question: { kind: string } | null };
  events: Told[] = [];
  staged: Position | null = null;
  spot: unknown = null;
  id = 'stand';
  you: number | null = 1;
  welcome: Partial<Welcome> | null = null;
  private listener: ((update: Update, before: Position) => void) | null = null;

  constructor(now: Position = position()) {
    this.state = { position: now, question: { kind: 'action' } };
  }

  get position(): Position {
    return this.state.position;
  }

  listen(listener: (update: Update, before: Position) => void): () => void {
    this.listener = listener;
    return () => {
      this.listener = null;
    };
  }

  /** Says that these events happened, and that the position is what they add up to. */
  say(told: Told[], by = 1, what: Update['what'] = 'chose'): void {
    const before = this.position;
    const first = told[0]?.n ?? this.events.length;
    const after = unroll(before, told).at(-1) ?? before;
    this.events = [...this.events.slice(0, first), ...told];
    this.state = { ...this.state, position: after };
    this.listener?.({ by, what, first, events: told } as unknown as Update, before);
  }

  get table(): Table {
    return this as unknown as Table;
  }
}
