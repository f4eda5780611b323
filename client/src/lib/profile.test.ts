import { beforeEach, describe, expect, it } from 'vitest';
import type { Seat } from '../wire';
import { enterResult, forgetRoom, profile, rememberSeat, seatAt } from './profile.svelte';

const seat = (room: string): Seat => ({ table: room, watch: `w-${room}`, token: 'secret', player: 1 });

beforeEach(() => {
  Object.assign(profile, { tables: [], results: {}, counted: [], memoryBox: [] });
});

describe('seats', () => {
  it('are found again, the newest first', () => {
    rememberSeat(seat('one'), 'cargo-dock');
    rememberSeat(seat('two'), 'recon');

    expect(profile.tables.map((each) => each.table)).toEqual(['two', 'one']);
    expect(seatAt('one')?.stage).toBe('cargo-dock');
  });

  it('are kept once for each table', () => {
    rememberSeat(seat('one'), 'cargo-dock');
    rememberSeat(seat('one'), 'cargo-dock', { wants: 'meryl' });

    expect(profile.tables).toHaveLength(1);
    expect(seatAt('one')?.wants).toBe('meryl');
  });

  it('can be forgotten', () => {
    rememberSeat(seat('one'), 'cargo-dock');
    forgetRoom('one');

    expect(seatAt('one')).toBeUndefined();
  });
});

describe('results', () => {
  it('count a win once, with its rounds and what it unlocks', () => {
    enterResult('one', 'heliport', true, 7, ['pistol-45']);
    enterResult('one', 'heliport', true, 7, ['pistol-45']);

    expect(profile.results.heliport).toEqual({ wins: 1, losses: 0, best: 7 });
    expect(profile.memoryBox).toEqual(['pistol-45']);
  });

  it('keep the best of several wins, and a loss changes it not', () => {
    enterResult('one', 'heliport', true, 7, []);
    enterResult('two', 'heliport', true, 5, []);
    enterResult('three', 'heliport', false, 2, ['rations-2']);

    expect(profile.results.heliport).toEqual({ wins: 2, losses: 1, best: 5 });
    expect(profile.memoryBox).toEqual([]);
  });
});
