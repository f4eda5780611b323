import { describe, expect, test } from 'vitest';
import { guard } from '../testing/figures';
import { option, question, Seated } from '../testing/seated';
import type { PositionAids } from '../wire';
import { telling } from './telling';

const NOTHING: PositionAids = { noise: {}, plans: [], reach: {}, interactables: [], previews: [] };
const asked = () => question([option('sneak b1')], { kind: 'action', hero: 'snake' });

describe('a layer of the map', () => {
  test('says nothing where there is nobody to be seen by, to hear and to go anywhere', () => {
    const { room } = new Seated(asked());
    room.aids.renew(NOTHING);

    expect(telling(room)).toEqual({ sight: false, paths: false, forecast: false, noise: false, order: false });
  });

  test('says something as soon as there is', () => {
    const guards = [guard(1, 'a1', 'E'), guard(2, 'b1', 'E')];
    const watchers = [{ kind: 'guard' as const, space: 'a1', facing: 'E' as const, sees: ['b1'] }];
    const { room } = new Seated(asked(), [], { guards, watchers });
    const plan = {
      guard: 1,
      order: 1,
      mode: 'patrol' as const,
      token: '' as const,
      owner: '',
      target: null,
      way: ['b1'],
    };
    const reach = { b1: [] };
    room.aids.renew({ ...NOTHING, noise: { snake: [1, 1 / 6] }, plans: [{ ...plan, ties: [], stops: {} }], reach });

    expect(telling(room)).toEqual({ sight: true, paths: true, forecast: true, noise: true, order: true });
  });
});
