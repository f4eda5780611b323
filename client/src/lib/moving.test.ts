import { beforeEach, describe, expect, it } from 'vitest';
import { keepSeat, returnSeat, takeUpSeat } from './moving';
import { profile, rememberSeat, seatAt } from './profile.svelte';

const TABLE = 'abcdefgh2345';
const BROUGHT = 'brought-by-a-link';
const JUNK = 'junk-junk-junk-junk';

function follow(link: string): void {
  history.replaceState(null, '', link);
  takeUpSeat();
}

beforeEach(() => {
  profile.tables = [];
});

describe('a link that brings a seat', () => {
  it('is taken up, and out of the address bar', () => {
    follow(`/t/${TABLE}#seat=2.${BROUGHT}`);

    expect(seatAt(TABLE)).toMatchObject({ player: 2, token: BROUGHT });
    expect(location.href).not.toContain(BROUGHT);
  });

  it('does not cost the seat one has where the table does not know it', () => {
    rememberSeat({ table: TABLE, watch: 'w', token: 'real', player: 1 }, 'recon', { kind: 'branch' });
    follow(`/t/${TABLE}#seat=1.${JUNK}`);
    follow(`/t/${TABLE}#seat=1.more-${JUNK}`);
    returnSeat(TABLE, `more-${JUNK}`);

    expect(seatAt(TABLE)).toMatchObject({ token: 'real', player: 1, watch: 'w', stage: 'recon', kind: 'branch' });
    expect(seatAt(TABLE)?.before).toBeUndefined();
  });

  it('replaces the seat one has for good only when the table has taken it', () => {
    rememberSeat({ table: TABLE, watch: 'w', token: 'real', player: 1 }, 'recon');
    Object.assign(seatAt(TABLE) ?? {}, { label: 'Friday' });
    follow(`/t/${TABLE}#seat=2.${BROUGHT}`);
    keepSeat(TABLE, 'real'); // what was open before hears of it last
    returnSeat(TABLE, 'real');
    expect(seatAt(TABLE)?.before).toEqual({ token: 'real', player: 1 });

    keepSeat(TABLE, BROUGHT);
    returnSeat(TABLE, BROUGHT);
    expect(seatAt(TABLE)).toMatchObject({ token: BROUGHT, player: 2, label: 'Friday', stage: 'recon' });
  });
});
