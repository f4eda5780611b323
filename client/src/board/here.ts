// Who stands and what lies on a space: by which rules it goes, and what may carry a number of the Codec.

import type { Position, StageMap } from '../wire';
import { type Lying, lying } from './things';

/** What carries the number. */
function named(thing: Lying): string {
  switch (thing.kind) {
    case 'token':
      return thing.token.kind;
    case 'charge':
      return thing.charge;
    case 'trap':
      return thing.trap.kind ?? '';
    case 'body':
      return 'drag';
    case 'objective':
      return thing.hostage ? 'hostage' : 'interact';
    case 'terminal':
      return 'hack';
    default:
      return thing.kind;
  }
}

const RULES: Partial<Record<Lying['kind'], string>> = {
  body: 'ACT-9',
  attention: 'ATT-2',
  camera: 'LOS-9',
  trap: 'LOS-10',
  charge: 'ACT-15',
  objective: 'ACT-18',
  event: 'SET-8',
  exit: 'ACT-19',
  terminal: 'HER-10',
  elevator: 'ACT-17',
  supply: 'BOS-14',
  barracks: 'ORD-6',
};

function ruleOf(thing: Lying): string {
  if (thing.kind === 'icon') return thing.icon === 'turn' ? 'GRD-17' : 'GRD-16';
  return RULES[thing.kind] ?? '';
}

/** Ids of figures first, then of what lies there, each once; with a token comes the boss it belongs to. */
export function thingsAt(stage: StageMap, position: Position, space: string): string[] {
  const { heroes, guards, boss } = position;
  const figures = [
    ...heroes.filter((each) => each.space === space).map((each) => each.id),
    ...guards.filter((each) => each.space === space).map(() => 'guard'),
    ...(boss?.spaces.includes(space) ? [boss.id] : []),
  ];
  const found = here(stage, position, space);
  const owner = boss && found.some((each) => each.kind === 'token') ? [boss.id] : [];
  return [...new Set([...figures, ...found.map(named), ...owner])];
}

/** The rules of what is there, each once. */
export function rulesAt(stage: StageMap, position: Position, space: string): string[] {
  const guard = position.guards.some((each) => each.space === space) ? ['GRD-4'] : [];
  const boss = position.boss?.spaces.includes(space) ? ['SET-17'] : [];
  return [...new Set([...guard, ...boss, ...here(stage, position, space).map(ruleOf).filter(Boolean)])];
}

function here(stage: StageMap, position: Position, space: string): Lying[] {
  return lying(stage, position).filter((each) => each.space === space);
}
