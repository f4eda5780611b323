import { beforeEach, describe, expect, it } from 'vitest';
import { keepSeat, returnSeat, takeUpSeat } from './moving';
import { profile, rememberSeat, seatAt } from './profile.svelte';

const ROOM = 'abcdefgh2345';
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
    follow(`/t/${ROOM}#seat=2.${BROUGHT}`);

    expect(seatAt(ROOM)).toMatchObject({ player: 2, token: BROUGHT });
    expect(location.href).not.toContain(BROUGHT);
  });

  it('does not cost the seat one has where the table does not know it', () => {
    rememberSeat({ table: ROOM, watch: 'w', token: 'real', player: 1 }, 'recon', { kind: 'branch' });
    follow(`/t/${ROOM}#seat=1.${JUNK}`);
    follow(`/t/${ROOM}#seat=1.more-${JUNK}`);
    returnSeat(ROOM, `more-${JUNK}`);

    expect(seatAt(ROOM)).toMatchObject({ token: 'real', player: 1, watch: 'w', stage: 'recon', kind: 'branch' });
    expect(seatAt(ROOM)?.before).toBeUndefined();
  });

  it('replaces the seat one has for good only when the table has taken it', () => {
    rememberSeat({ table: ROOM, watch: 'w', token: 'real', player: 1 }, 'recon');
    Object.assign(seatAt(ROOM) ?? {}, { label: 'Friday' });
    follow(`/t/${ROOM}#seat=2.${BROUGHT}`);
    keepSeat(ROOM, 'real'); // what was open before hears of it last
    returnSeat(ROOM, 'real');
    expect(seatAt(ROOM)?.before).toEqual({ token: 'real', player: 1 });

    keepSeat(ROOM, BROUGHT);
    returnSeat(ROOM, BROUGHT);
    expect(seatAt(ROOM)).toMatchObject({ token: BROUGHT, player: 2, label: 'Friday', stage: 'recon' });
  });
});
