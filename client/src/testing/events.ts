// For tests: events as the server would tell them.

import type { Frame, Guard, Told } from '../wire';
import { guard, hero } from './figures';

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
      activated(1, 'c1', [done(1, 'c1'), guard(2, 'e1')]),
      { kind: 'ModeChosen', rule: 'GRD-4', guard: 1, facts: chosen('c1', 'patrol') },
      moved(1, 'c1', 'c2', [done(1, 'c2'), guard(2, 'e1')]),
      moved(1, 'c2', 'c3', [done(1, 'c3'), guard(2, 'e1')]),
      { kind: 'GuardDone', guard: 1, facts: { space: 'c3', facing: 'S' } },
      activated(2, 'e1', [done(1, 'c3'), done(2, 'e1')]),
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

const done = (id: number, space: string) => guard(id, space, 'N', { activated: true });

function activated(id: number, space: string, guards: Guard[]): Made {
  return { kind: 'GuardActivated', rule: 'ORD-9', guard: id, facts: { space, facing: 'N' }, frame: { guards } };
}

function moved(id: number, start: string, end: string, guards: Guard[]): Made {
  return { kind: 'GuardMoved', rule: 'GRD-15', guard: id, facts: { start, end, facing: 'S' }, frame: { guards } };
}

function chosen(space: string, mode: string): Told['facts'] {
  return { space, mode, token: '', owner: '', target: '', distance: 0, seen_by: '', seen_from: '' };
}
