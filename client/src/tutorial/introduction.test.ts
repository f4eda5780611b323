import { beforeEach, describe, expect, it } from 'vitest';
import { profile, rememberSeat, seatAt } from '../lib/profile.svelte';
import { CARDS, introduction, isNewcomer } from './introduction.svelte';

const seat = { table: 't', watch: 'w', token: 'k', player: 2 };

beforeEach(() => {
  Object.assign(profile, { tables: [], results: {}, campaigns: [], courses: {}, seen: [] });
});

describe('the introduction', () => {
  it('is for a friend who has never played here', () => {
    rememberSeat(seat, 'recon', { isNew: isNewcomer(), late: true });
    expect(introduction.isDue(seatAt('t'))).toBe(true);

    for (const _ of CARDS.slice(1)) introduction.next();
    expect(introduction.isLast).toBe(true);
    introduction.close('t');

    expect(introduction.isDue(seatAt('t'))).toBe(false);
    expect(seatAt('t')?.late).toBe(false); // it has told what matters
  });

  it('does not come again, at whichever table', () => {
    rememberSeat(seat, 'recon', { isNew: true });
    introduction.close('t');
    rememberSeat({ ...seat, table: 'u' }, 'recon', { isNew: isNewcomer() });

    expect(introduction.isDue(seatAt('u'))).toBe(false);
  });

  it('is not for those who know the game', () => {
    profile.results = { heliport: { wins: 1, losses: 0, best: 4 } };
    expect(isNewcomer()).toBe(false);
    profile.results = {};
    profile.courses = { training: { table: 't', looked: [], done: false, skipped: true, lost: false } };
    expect(isNewcomer()).toBe(false);
  });

  it('can be read again by anybody', () => {
    rememberSeat(seat, 'recon');
    expect(introduction.isDue(seatAt('t'))).toBe(false);

    introduction.begin();

    expect(introduction.isDue(seatAt('t'))).toBe(true);
    introduction.close('t');
    expect(introduction.isDue(seatAt('t'))).toBe(false);
  });
});
